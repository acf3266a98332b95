public import CatalogSyntax

/// What is known of one error: its names, who is to be told, and how.
///
/// A descriptor holds no text for users; its texts are looked up by keys, which are the ``id`` for the
/// message and `<id>.title`, `<id>.reason`, `<id>.recovery`, `<id>.action` and `<id>.help` for what goes
/// with it. Titles, advice and buttons that many errors share have keys of their own behind these, so that
/// an application overrides the one of one error or that of all.
///
/// One id has one meaning and one list of arguments, in every language.
public struct ErrorDescriptor: Hashable, Sendable {
  /// The stable identifier, such as `auth/invalid-email`.
  public let id: String
  /// What the error is about; most of what follows is the same for all errors of a group.
  public let group: ErrorGroup
  /// The case of the SDK on Apple's platforms, whose raw value is its number there.
  public let code: AuthErrorCode?
  /// The number of the error in the SDK for Android, where it is no ``code``.
  public let androidNumber: Int?
  /// The upper-case names of the SDKs for Android and iOS, such as `ERROR_INVALID_EMAIL`.
  public let names: [String]
  /// The codes of the server, such as `INVALID_EMAIL`.
  public let restCodes: [String]
  /// Who can do something about the error. Users get a neutral text for what only developers understand.
  public let audience: ErrorAudience
  /// How bad the error is.
  public let severity: Severity
  /// How a front end shows the error.
  public let presentation: ErrorPresentation
  /// When it makes sense to try again.
  public let retry: ErrorRetry
  /// The arguments of the message, in the order in which its placeholders count them.
  public let arguments: [ErrorArgument]
  /// The title, where it has one.
  public let title: ErrorTitle?
  /// The advice, where there is one.
  public let recovery: ErrorRecovery?
  /// The label of the button, where there is one.
  public let action: ErrorAction?
  /// The status code of HTTP (RFC 9110) with which a server answers.
  public let status: Int
  /// The key under which FirebaseUI looks up its text, which existing override bundles use.
  public let upstreamKey: String?
  /// The error whose message is shown where there is none for this one.
  public let parent: String?
  /// What a developer should know, in English; nil where the text for users says it.
  public let note: String?
  /// The keys under which its texts are looked up.
  let keys: ErrorKeys

  init(
    _ id: String, _ group: ErrorGroup, code: AuthErrorCode? = nil, androidNumber: Int? = nil,
    names: [String] = [], rest: [String] = [], audience: ErrorAudience? = nil,
    severity: Severity? = nil, presentation: ErrorPresentation? = nil, retry: ErrorRetry? = nil,
    arguments: [ErrorArgument] = [], title: ErrorTitle? = nil, recovery: ErrorRecovery? = nil,
    action: ErrorAction? = nil, status: Int? = nil, upstreamKey: String? = nil,
    parent: String? = nil, note: String? = nil
  ) {
    let usual = group.traits
    self.id = id
    self.group = group
    self.code = code
    self.androidNumber = androidNumber
    self.names = names
    restCodes = rest
    self.audience = audience ?? usual.audience
    self.severity = severity ?? usual.severity
    self.presentation = presentation ?? usual.presentation
    self.retry = retry ?? usual.retry
    self.arguments = arguments
    self.title = title ?? usual.title
    self.recovery = recovery
    self.action = action
    self.status = status ?? usual.status
    self.upstreamKey = upstreamKey
    self.parent = parent
    self.note = note
    keys = ErrorKeys(
      id, upstream: upstreamKey,
      parent: self.audience == .user ? parent : nil, title: self.title, recovery: recovery,
      action: action)
  }

  /// Whether the error belongs to a service that is no more. Its names still lead here and never to
  /// another error.
  public var isRetired: Bool { group == .retired }

  /// Whether users get a text of this very error: it is for them, and it is shown.
  public var hasOwnText: Bool { audience == .user && presentation != .silent }

  /// Whether two descriptors are of one error.
  public static func == (left: ErrorDescriptor, right: ErrorDescriptor) -> Bool {
    left.id.hasSameCodeUnits(as: right.id)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Who can do something about an error.
public enum ErrorAudience: String, Hashable, Sendable, CaseIterable {
  /// The person in front of the screen.
  case user
  /// Those who wrote the program or set up the project.
  case developer
}

/// When it makes sense to try again.
public enum ErrorRetry: String, Hashable, Sendable, CaseIterable {
  /// At once, with the same input.
  case now
  /// After a while.
  case later
  /// After something else was done or entered.
  case afterAction
  /// Never.
  case no
}
