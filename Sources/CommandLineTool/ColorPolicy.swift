/// Decides whether output is coloured.
public enum ColorPolicy {
  /// Whether to colour, given the user's choice and what is known about the output.
  ///
  /// An explicit choice wins over the environment. On `auto`, colour needs a terminal whose type is
  /// known and is not `dumb`, and a `NO_COLOR` that is absent or empty (no-color.org).
  ///
  /// - Parameters:
  ///   - choice: what the user asked for.
  ///   - isTerminal: whether the output is a terminal.
  ///   - noColor: the value of the environment variable `NO_COLOR`, `nil` when it is unset.
  ///   - term: the value of the environment variable `TERM`, `nil` when it is unset.
  /// - Returns: `true` to colour.
  public static func isEnabled(
    choice: ColorChoice, isTerminal: Bool, noColor: String?, term: String?
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      guard isTerminal, (noColor ?? "").isEmpty, let term else { return false }
      return !term.isEmpty && term != "dumb"
    }
  }
}
