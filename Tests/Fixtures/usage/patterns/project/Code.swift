import Foundation

func text(_ state: String, _ part: String, _ any: String) -> [String] {
  [
    NSLocalizedString("state.\(state)", comment: ""),
    NSLocalizedString("a.\(part).title", comment: ""),
    // stringsctl:keys error.one, error.two -- the server says which
    NSLocalizedString("error.\(any)", comment: ""),
    NSLocalizedString("\(any)\(part)", tableName: "Wild", comment: ""),
    NSLocalizedString(any, tableName: "Free", comment: ""),
    NSLocalizedString("a" + ".b", comment: ""),
  ]
}
