/// The keys under which the texts of an error are looked up, the most specific in front.
struct ErrorKeys: Sendable {
  /// The keys of the message, in rounds: all layers and locales are searched for those of one round before
  /// the next. The key of FirebaseUI counts as the identifier does.
  let message: [[String]]
  /// The keys of the title, where there is one.
  let title: [String]
  /// The key of the reason.
  let reason: [String]
  /// The keys of the advice.
  let recovery: [String]
  /// The keys of the button's label.
  let action: [String]
  /// The key of the anchor in the application's help.
  let help: [String]

  /// The error whose message is shown where there is no other.
  static let unknown = "auth/unknown"

  init(
    _ id: String, upstream: String?, parent: String?, title: ErrorTitle?,
    recovery: ErrorRecovery?, action: ErrorAction?
  ) {
    message =
      [[id] + (upstream.map { [$0] } ?? [])] + (parent.map { [[$0]] } ?? []) + [[Self.unknown]]
    self.title = ["\(id).title"] + (title.map { [$0.rawValue] } ?? [])
    reason = ["\(id).reason"]
    self.recovery = ["\(id).recovery"] + (recovery.map { [$0.rawValue] } ?? [])
    self.action = ["\(id).action"] + (action.map { [$0.rawValue] } ?? [])
    help = ["\(id).help"]
  }
}
