import CatalogLint
import CatalogSyntax
import CommandLineTool

/// Reads ids of rules that a user typed.
enum RuleSelection {
  /// The id that a word means. `_` is read as `-`.
  static func id(_ word: String, _ invocation: Invocation) throws(CommandFailure) -> String {
    let id = word.replacing("_", with: "-")
    let known = RuleRegistry.descriptions.map(\.id)
    guard !known.contains(id) else { return id }
    let closest = Suggestion.closest(to: id, among: known).first
    let hint = closest.map { " Did you mean '\($0)'?" } ?? ""
    throw invocation.refusal(
      "there is no rule '\(Argument(word).displayText)'.\(hint)")
  }

  /// The ids that several words mean.
  static func ids(
    _ words: [String], _ invocation: Invocation
  ) throws(CommandFailure) -> Set<String> {
    var result: Set<String> = []
    for word in words { result.insert(try id(word, invocation)) }
    return result
  }
}

/// `id=level`, as `--severity` takes it.
struct SeverityAssignment: ParameterValue {
  /// The rule as it was typed.
  var rule: String
  /// The severity, or nil for `off`.
  var severity: Severity?

  var spelling: String { "\(rule)=\(severity?.rawValue ?? "off")" }

  init(argument: Argument) throws(ValueRefusal) {
    let parts = (argument.text ?? "").split(separator: "=", omittingEmptySubsequences: false)
    let isOff = parts.last == "off"
    guard parts.count == 2, let rule = parts.first, let level = parts.last,
      isOff || Severity(rawValue: String(level)) != nil
    else {
      throw ValueRefusal(expectation: "RULE=LEVEL with a level of: off, info, warning, error")
    }
    self.rule = String(rule)
    severity = Severity(rawValue: String(level))
  }
}
