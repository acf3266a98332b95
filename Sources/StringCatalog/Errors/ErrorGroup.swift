internal import CatalogSyntax

/// What an error is about. The raw values are stable.
public enum ErrorGroup: String, Hashable, Sendable, CaseIterable {
  /// Wrong, incomplete or outdated sign-in details.
  case credentials
  /// The state of an account or session.
  case accountState = "account-state"
  /// Accounts and sign-in methods that get in each other's way.
  case conflict
  /// A sign-in that is too long ago.
  case recentLogin = "recent-login"
  /// What the service does not allow.
  case policy
  /// Limits that were reached.
  case quota
  /// Connections that failed.
  case network
  /// Links from emails.
  case actionCode = "action-code"
  /// The second step of a sign-in.
  case mfa
  /// Sign-in pages and windows.
  case webFlow = "web-flow"
  /// Decisions of functions on the server.
  case serverHook = "server-hook"
  /// Projects, tokens and providers that do not fit together.
  case configuration
  /// Emails that cannot be sent.
  case mailTemplate = "mail-template"
  /// Apps that cannot be verified.
  case appVerification = "app-verification"
  /// reCAPTCHA Enterprise.
  case recaptcha
  /// How an SDK is set up and used.
  case sdkSetup = "sdk-setup"
  /// Game Center.
  case gameCenter = "game-center"
  /// What should not happen.
  case unexpected = "internal"
  /// Services that are no more.
  case retired
  /// The sign-in screens themselves.
  case service
  /// Requests to confirm who one is.
  case reauthentication
  /// Checks of forms.
  case validation
}

extension ErrorGroup {
  /// What most errors of a group have in common.
  struct Traits {
    var audience = ErrorAudience.user
    var severity = Severity.error
    var presentation = ErrorPresentation.alert
    var retry = ErrorRetry.afterAction
    var title: ErrorTitle? = .error
    var status = 400
  }

  var traits: Traits {
    switch self {
    case .credentials: Traits(title: .signIn)
    case .accountState: Traits(title: .account, status: 401)
    case .conflict: Traits(title: .conflict, status: 409)
    case .recentLogin: Traits(severity: .info, presentation: .flow, title: .confirm, status: 401)
    case .policy: Traits(title: .notAllowed, status: 403)
    case .quota: Traits(severity: .warning, retry: .later, title: .later, status: 429)
    case .network:
      Traits(
        severity: .warning, presentation: .toast, retry: .now, title: .connection, status: 503)
    case .actionCode: Traits(title: .link)
    case .mfa: Traits(title: .twoFactor, status: 401)
    case .webFlow: Traits(retry: .now, title: .signIn)
    case .serverHook: Traits(retry: .no, title: .signIn, status: 403)
    case .configuration, .mailTemplate, .appVerification, .recaptcha, .sdkSetup, .gameCenter:
      Traits(audience: .developer, retry: .no, status: 500)
    case .unexpected, .retired: Traits(audience: .developer, retry: .later, status: 500)
    case .service: Traits(title: .signIn)
    case .reauthentication:
      Traits(severity: .info, presentation: .flow, title: .confirm, status: 401)
    case .validation: Traits(title: nil)
    }
  }
}
