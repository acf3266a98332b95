internal import Synchronization

/// How an account or sign-in method is in the way of another.
public enum AccountConflictType: String, Hashable, Sendable, CaseIterable {
  /// The account exists with another sign-in method.
  case accountExistsWithDifferentCredential
  /// The sign-in method is linked to another account.
  case credentialAlreadyInUse
  /// The email address is in use.
  case emailAlreadyInUse
  /// An anonymous account cannot be turned into one that exists. The sign-in screens handle it.
  case anonymousUpgradeConflict

  /// The conflict that an error of Firebase stands for.
  ///
  /// - Parameters:
  ///   - code: The error.
  ///   - isAnonymousUpgrade: Whether an anonymous account was about to be turned into another.
  public init?(_ code: AuthErrorCode, isAnonymousUpgrade: Bool = false) {
    switch code {
    case .accountExistsWithDifferentCredential: self = .accountExistsWithDifferentCredential
    case .credentialAlreadyInUse: self = .credentialAlreadyInUse
    case .emailAlreadyInUse: self = .emailAlreadyInUse
    case _: return nil
    }
    if isAnonymousUpgrade { self = .anonymousUpgradeConflict }
  }

  /// The identifier of the error.
  var id: String {
    switch self {
    case .accountExistsWithDifferentCredential: "conflict/different-credential"
    case .credentialAlreadyInUse: "conflict/credential-in-use"
    case .emailAlreadyInUse: "conflict/email-in-use"
    case .anonymousUpgradeConflict: "conflict/anonymous-upgrade"
    }
  }
}

/// A conflict between accounts, with what is needed to resolve it.
///
/// Two contexts are equal if they are of one and the same conflict.
public struct AccountConflictContext: Error, Identifiable, Sendable {
  /// Tells conflicts apart.
  public struct ID: Hashable, Sendable {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    fileprivate init() {
      number = Self.last.add(1, ordering: .relaxed).newValue
    }
  }

  /// Tells this conflict from all others.
  public let id = ID()
  /// What is in the way of what.
  public let conflictType: AccountConflictType
  /// The sign-in details with which to go on; this library only passes them on.
  public let credential: any Sendable
  /// The error that the sign-in ended with.
  public let underlyingError: any Error
  /// The email address of the account, where it is known.
  public let email: String?

  /// Creates a context.
  public init(
    conflictType: AccountConflictType, credential: any Sendable, underlyingError: any Error,
    email: String? = nil
  ) {
    self.conflictType = conflictType
    self.credential = credential
    self.underlyingError = underlyingError
    self.email = email
  }
}

extension AccountConflictContext: Equatable {
  /// Whether both are of one conflict.
  public static func == (left: AccountConflictContext, right: AccountConflictContext) -> Bool {
    left.id == right.id
  }
}

extension ReportedError {
  /// What a conflict stands for.
  init(conflict context: AccountConflictContext) {
    self.init(
      id: context.conflictType.id,
      arguments: context.email.map { [.string($0).named("email")] } ?? [])
    cause = ReportedError(context.underlyingError)
  }
}
