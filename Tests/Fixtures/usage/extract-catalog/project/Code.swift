import SwiftUI

func texts(_ name: String, count: Int) -> [String] {
  [
    NSLocalizedString("title", comment: "The title"),
    NSLocalizedString("title", comment: "The title, again"),
    NSLocalizedString("old", value: "New text", comment: "Not for those who have one"),
    NSLocalizedString("greeting", value: "Hello %@, %d times", comment: "No comment provided by engineer."),
    NSLocalizedString("greeting", value: "Another text", comment: ""),
    String(localized: "\(count) files of \(name)"),
    NSLocalizedString("elsewhere", tableName: "Other", comment: ""),
    NSLocalizedString("state.\(name)", comment: ""),
    String(localized: "\(unknown) is odd"),
    NSLocalizedString("quo\"te\n", comment: "A */ in it"),
  ]
}
