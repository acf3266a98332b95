/// What an exit status means for a command.
public struct ExitStatusNote: Sendable, Hashable {
  /// The status.
  public let status: ExitStatus
  /// When the command ends with it: one sentence.
  public let meaning: String

  /// Makes a note.
  public init(_ status: ExitStatus, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }
}
