/// Why a word is no value of the wanted type: what would be one.
public struct ValueRefusal: Error, Sendable, Hashable {
  /// What to write instead, as it follows "use": `a whole number`, `LOCALE=N such as de=95`.
  public let expectation: String
  /// Legal spellings close to the refused one, best first.
  public let suggestions: [String]

  /// Makes a refusal; `expectation` follows the word "use" in the message.
  public init(expectation: String, suggestions: [String] = []) {
    self.expectation = expectation
    self.suggestions = suggestions
  }

  /// The most values a message lists.
  private static let listLimit = 12

  /// Makes the refusal of a word that is not in a closed list.
  public init(of argument: Argument, notAmong allowed: [String]) {
    let shown = allowed.prefix(Self.listLimit).joined(separator: ", ")
    let more = allowed.count > Self.listLimit ? ", … (\(allowed.count) in all)" : ""
    self.init(
      expectation: "one of: \(shown)\(more)",
      suggestions: Suggestion.closest(to: argument.repairedText, among: allowed))
  }
}
