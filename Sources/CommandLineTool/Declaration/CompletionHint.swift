/// What a shell offers for a value.
public enum CompletionHint: Sendable, Hashable {
  /// Nothing.
  case none
  /// Files, and folders on the way to them.
  case file
  /// Folders.
  case directory
  /// These words. Unlike allowed values they are an offer, not a limit.
  case values([String])
}
