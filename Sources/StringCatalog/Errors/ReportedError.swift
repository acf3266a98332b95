internal import CatalogSyntax

/// An error as a program met it or a front end reports it: which one it is, with what, and because of what.
///
/// Nothing is rendered when it is made; texts are looked up when somebody wants to read them.
public struct ReportedError: Error, Sendable {
  /// The name by which the error was reported; its identifier if that is all there is.
  public var code: String
  /// The error; nil if nothing is known by that name.
  public var descriptor: ErrorDescriptor?
  /// What else was said, for developers and never shown to users.
  public var detail: String?
  /// The arguments of the message: by name, or in the order of the descriptor.
  public var arguments: [MessageArgument]
  /// The error that caused this one.
  public var cause: ReportedError? {
    get { causes.first }
    set { causes = newValue.map { [$0] } ?? [] }
  }
  private var causes: [ReportedError] = []

  /// No more causes than this are followed.
  public static let largestDepth = 8

  /// Makes an error from its parts.
  public init(
    code: String, descriptor: ErrorDescriptor?, detail: String? = nil,
    arguments: [MessageArgument] = [], cause: ReportedError? = nil
  ) {
    self.code = code
    self.descriptor = descriptor
    self.detail = detail
    self.arguments = arguments
    self.cause = cause
  }

  /// An error by any of its names; see ``ErrorCatalog/descriptor(named:platform:)``. A code of the server
  /// may have a detail behind a colon: `INVALID_EMAIL : detail`.
  public init(
    named name: String, platform: ErrorCatalog.Platform = .apple,
    arguments: [MessageArgument] = [], cause: ReportedError? = nil
  ) {
    let name = name.trimmingSpaces
    var descriptor = ErrorCatalog.descriptor(named: name, platform: platform)
    var detail: String?
    if descriptor == nil, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let code = String(name[..<colon]).trimmingSpaces
      // Only codes of the server have details; `OtherDomain:17008` is another error.
      if code.utf8.allSatisfy({ $0.isCodeCharacter }) {
        descriptor = ErrorCatalog.descriptor(named: code, platform: platform)
        detail = String(name[name.index(after: colon)...]).trimmingSpaces
      }
    }
    self.init(
      code: name, descriptor: descriptor, detail: detail, arguments: arguments, cause: cause)
    if descriptor?.id == "auth/password-does-not-meet-requirements" {
      list(PasswordRequirement.requirements(in: detail ?? ""))
    }
  }

  /// An error of an error domain, as Apple's platforms report it. Numbers of domains other than
  /// ``ErrorCatalog/firebaseDomain`` are not mapped.
  public init(domain: String, number: Int, detail: String? = nil, cause: ReportedError? = nil) {
    self.init(
      code: "\(domain):\(number)",
      descriptor: ErrorCatalog.descriptor(domain: domain, number: number), detail: detail,
      cause: cause)
  }

  /// An error and its causes in short: names with `>` between them, the outermost in front, as in
  /// `signInFailed>FIRAuthErrorDomain:17020`.
  public init(
    chain: String, platform: ErrorCatalog.Platform = .apple, arguments: [MessageArgument] = []
  ) {
    let names = chain.split(
      separator: ">", maxSplits: Self.largestDepth, omittingEmptySubsequences: false)
    var cause: ReportedError?
    for name in names.reversed() {
      cause = ReportedError(
        named: String(name), platform: platform, arguments: arguments, cause: cause)
    }
    self = cause ?? ReportedError(named: chain, platform: platform, arguments: arguments)
  }

  /// An error by a Swift case and, where the case has several reasons, one of them: see ``EmailLinkReason`` and
  /// ``MultiFactorReason``.
  public init(named name: String, reason: String?) {
    self.init(named: name)
    guard let reason, let id = descriptor?.id else { return }
    descriptor = ErrorCatalog.descriptor(id: "\(id)/\(reason)") ?? descriptor
  }

  /// Says more for developers.
  mutating func add(detail more: String) {
    detail = detail.map { "\($0) \(more)" } ?? more
    guard descriptor?.id == "auth/password-does-not-meet-requirements" else { return }
    list(PasswordRequirement.requirements(in: more))
  }

  /// Gives the error and all its causes arguments, in front of those they have.
  mutating func setArguments(_ given: [MessageArgument]) {
    guard !given.isEmpty else { return }
    arguments = given + arguments
    if var inner = cause {
      inner.setArguments(given)
      cause = inner
    }
  }

  /// The error that a Swift error stands for. One that is none of this library's, and no cancellation, is
  /// unknown by the name of its type.
  public init(_ error: any Error) {
    switch error {
    case let error as ReportedError: self = error
    case let error as AuthServiceError: self.init(error, reason: nil)
    case let error as AuthErrorCode: self.init(error, detail: nil)
    case let error as AccountConflictContext: self.init(conflict: error)
    case is CancellationError: self.init(named: "swift/CancellationError")
    case _:
      self.init(code: "swift/\(type(of: error))", descriptor: nil, detail: "\(error)")
    }
  }

  /// The error of a code of Firebase Authentication, with what else was said.
  public init(_ code: AuthErrorCode, detail: String?) {
    self.init(
      code: "\(code)", descriptor: ErrorCatalog.descriptor(of: code), detail: detail)
    if code == .passwordDoesNotMeetRequirements {
      list(PasswordRequirement.requirements(in: detail ?? ""))
    }
  }

  /// The error with one id, of this library's own.
  init(id: String, detail: String? = nil, arguments: [MessageArgument] = []) {
    self.init(
      code: id, descriptor: ErrorCatalog.descriptor(id: id), detail: detail,
      arguments: arguments)
  }

  /// Goes over to the error that lists what a password lacks, if anything is known.
  mutating func list(_ requirements: [PasswordRequirement]) {
    guard !requirements.isEmpty,
      let listed = ErrorCatalog.descriptor(id: "auth/password-does-not-meet-requirements/listed")
    else { return }
    descriptor = listed
    arguments.append(
      MessageArgument.list(requirements.map { .string($0.description) }).named("requirements"))
  }

  /// The error and its causes, the outermost in front; no more than ``largestDepth``.
  public var chain: [ReportedError] {
    var chain = [self]
    while let cause = chain[chain.count - 1].cause, chain.count < Self.largestDepth {
      chain.append(cause)
    }
    return chain
  }
}

extension UInt8 {
  /// Whether the byte may stand in a code of the server, such as `INVALID_EMAIL`.
  fileprivate var isCodeCharacter: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    case _: false
    }
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmingSpaces: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let front = drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(front[...last])
  }
}
