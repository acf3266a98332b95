/// What can go wrong in the sign-in screens of FirebaseUI.
///
/// The texts that cases carry are what developers wrote when they threw the error; users are never shown
/// them, but a text in their language for the case.
public enum AuthServiceError: Error, Sendable {
  /// Nobody is signed in.
  case noCurrentUser
  /// A sign-in link from an email cannot be used.
  case invalidEmailLink(String)
  /// The configuration holds no client ID.
  case clientIdNotFound(String)
  /// The configuration holds no action code settings.
  case notConfiguredActionCodeSettings(String)
  /// The person has to sign in once more with a provider.
  case oauthReauthenticationRequired(context: OAuthReauthContext)
  /// The person has to enter their password once more.
  case emailReauthenticationRequired(context: EmailReauthContext)
  /// The person has to open a link from an email.
  case emailLinkReauthenticationRequired(context: EmailLinkReauthContext)
  /// The person has to enter a code that is sent to their phone.
  case phoneReauthenticationRequired(context: PhoneReauthContext)
  /// A provider gave no usable sign-in details.
  case invalidCredentials(String)
  /// Firebase refused the sign-in.
  case signInFailed(underlying: any Error)
  /// The account or the sign-in method is in use already.
  case accountConflict(AccountConflictContext)
  /// The sheet with earlier sign-in methods is on the screen.
  case legacySignInRecoveryPresented
  /// No such provider is registered.
  case providerNotFound(String)
  /// Two-factor authentication did not work.
  case multiFactorAuth(String)
  /// There is nothing to show a sign-in window on.
  case rootViewControllerNotFound(String)
  /// A provider such as Google or Facebook reported an error.
  case providerAuthenticationFailed(String)
  /// The person cancelled.
  case signInCancelled(String)
}

extension ReportedError {
  /// What a case of the sign-in screens stands for, and why it happened.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - reason: Why, where a case has several reasons; see ``EmailLinkReason`` and ``MultiFactorReason``.
  public init(_ error: AuthServiceError, reason: String?) {
    func of(_ id: String, _ detail: String? = nil) -> ReportedError {
      let own = reason.map { "\(id)/\($0)" }.flatMap { ErrorCatalog.descriptor(id: $0) }
      return ReportedError(id: own?.id ?? id, detail: detail)
    }
    switch error {
    case .noCurrentUser: self = of("service/no-current-user")
    case .invalidEmailLink(let text): self = of("service/invalid-email-link", text)
    case .clientIdNotFound(let text): self = of("service/client-id-not-found", text)
    case .notConfiguredActionCodeSettings(let text):
      self = of("service/action-code-settings-missing", text)
    case .oauthReauthenticationRequired(let context): self.init(.oauth(context))
    case .emailReauthenticationRequired(let context): self.init(.email(context))
    case .emailLinkReauthenticationRequired(let context): self.init(.emailLink(context))
    case .phoneReauthenticationRequired(let context): self.init(.phone(context))
    case .invalidCredentials(let text): self = of("service/invalid-credentials", text)
    case .signInFailed(let underlying):
      self = of("service/sign-in-failed")
      cause = ReportedError(underlying)
    case .accountConflict(let context): self.init(conflict: context)
    case .legacySignInRecoveryPresented: self = of("service/legacy-recovery-presented")
    case .providerNotFound(let text): self = of("service/provider-not-found", text)
    case .multiFactorAuth(let text): self = of("service/multi-factor", text)
    case .rootViewControllerNotFound(let text): self = of("service/no-root-view", text)
    case .providerAuthenticationFailed(let text): self = of("service/provider-failed", text)
    case .signInCancelled(let text): self = of("service/sign-in-cancelled", text)
    }
  }
}
