/// A command line worth showing.
public struct Example: Sendable, Hashable {
  /// The line as typed, beginning with the tool's name.
  public let command: String
  /// What it does: one sentence.
  public let explanation: String

  /// Makes an example.
  public init(command: String, explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
