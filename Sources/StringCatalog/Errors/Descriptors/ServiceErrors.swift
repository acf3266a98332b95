internal import CatalogSyntax

/// Errors of the sign-in screens, one a case of ``AuthServiceError`` and one a reason.
extension ErrorDescriptor {
  static let service: [ErrorDescriptor] = [
    ErrorDescriptor(
      "service/no-current-user", .service, title: .account, recovery: .signInAgain,
      action: .signIn, status: 401),
    ErrorDescriptor(
      "service/client-id-not-found", .service, audience: .developer, presentation: .log,
      retry: .no, title: .error, status: 500,
      note: "The configuration file of Firebase holds no client ID for the provider."),
    ErrorDescriptor(
      "service/action-code-settings-missing", .service, audience: .developer, presentation: .log,
      retry: .no, title: .error, status: 500,
      note: "Sending an email link needs action code settings; set them in the configuration."),
    ErrorDescriptor("service/invalid-credentials", .service, recovery: .tryAgain, status: 401),
    ErrorDescriptor(
      "service/sign-in-failed", .service, retry: .now, arguments: [.required("cause", .cause)],
      status: 401),
    ErrorDescriptor(
      "service/legacy-recovery-presented", .service, severity: .info, presentation: .silent,
      retry: .no, note: "The sheet with earlier sign-in methods is on the screen."),
    ErrorDescriptor(
      "service/provider-not-found", .service, audience: .developer, presentation: .log,
      retry: .no, title: .error, status: 500,
      note: "No provider of this identifier is registered with the sign-in screens."),
    ErrorDescriptor(
      "service/no-root-view", .service, audience: .developer, presentation: .log, retry: .no,
      title: .error, status: 500,
      note: "There is no view controller on which a sign-in window could be shown."),
    ErrorDescriptor(
      "service/provider-failed", .service, retry: .now, recovery: .tryAgain, action: .tryAgain,
      status: 502),
    ErrorDescriptor(
      "service/sign-in-cancelled", .service, severity: .info, presentation: .silent, retry: .now,
      note: "The person cancelled the sign-in."),
    ErrorDescriptor(
      "swift/CancellationError", .service, severity: .info, presentation: .silent, retry: .now,
      note: "The task was cancelled."),
    ErrorDescriptor(
      "auth/unknown", .service, retry: .later, title: .error, recovery: .later, status: 500),
  ]

  /// Links from emails that cannot be used.
  static let emailLinks: [ErrorDescriptor] = [
    ErrorDescriptor(
      "service/invalid-email-link", .actionCode, recovery: .newEmail, action: .newEmail),
    ErrorDescriptor(
      "service/invalid-email-link/generic", .actionCode, recovery: .newEmail, action: .newEmail,
      parent: "service/invalid-email-link"),
    ErrorDescriptor(
      "service/invalid-email-link/address-missing", .actionCode,
      presentation: .inline(.email), parent: "service/invalid-email-link"),
    ErrorDescriptor(
      "service/invalid-email-link/other-device", .actionCode, recovery: .sameDevice,
      action: .newEmail, parent: "service/invalid-email-link"),
    ErrorDescriptor(
      "service/invalid-email-link/link-missing", .actionCode, recovery: .newEmail,
      action: .newEmail, parent: "service/invalid-email-link"),
    ErrorDescriptor(
      "service/invalid-email-link/link-undecodable", .actionCode, audience: .developer,
      parent: "service/invalid-email-link",
      note: "The link could not be decoded; its query is no valid percent-encoding."),
    ErrorDescriptor(
      "service/invalid-email-link/continue-url-missing", .actionCode, audience: .developer,
      parent: "service/invalid-email-link",
      note: "The link has no continue URL, from which the sign-in screens read their state."),
  ]

  /// Reasons why two-factor authentication did not work.
  static let multiFactor: [ErrorDescriptor] = [
    ErrorDescriptor("service/multi-factor", .mfa, retry: .now, recovery: .tryAgain),
    ErrorDescriptor(
      "service/multi-factor/unknown", .mfa, retry: .now, recovery: .tryAgain,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/disabled", .mfa, retry: .no, recovery: .administrator, status: 403,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/factor-not-allowed", .mfa, recovery: .otherMethod, status: 403,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/session-expired", .mfa, recovery: .signInAgain, action: .signIn,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/phone-empty", .mfa, presentation: .inline(.phone), status: 400,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/sms-not-sent", .mfa, retry: .now, recovery: .tryAgain,
      action: .newCode, status: 502, parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/hint-unsupported", .mfa, recovery: .otherMethod, status: 400,
      parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/challenge-failed", .mfa, retry: .now, recovery: .tryAgain,
      action: .tryAgain, parent: "service/multi-factor"),
    ErrorDescriptor(
      "service/multi-factor/code-empty", .mfa, presentation: .inline(.code), status: 400,
      parent: "service/multi-factor"),
    .multiFactor("no-session", "There is no enrollment session; start the enrollment first."),
    .multiFactor("wrong-session", "The enrollment session is for another kind of second factor."),
    .multiFactor("no-resolver", "There is no resolver; the sign-in did not ask for a factor."),
    .multiFactor("bad-hint", "The index of the hint is out of range."),
    .multiFactor("verification-id-missing", "The verification ID of the text message is missing."),
    .multiFactor(
      "totp-info-missing", "The enrollment session holds no data for one-time passwords."),
    .multiFactor("totp-secret-missing", "The secret for one-time passwords is missing."),
    .multiFactor("not-a-phone", "The chosen hint is not a phone."),
  ]

  private static func multiFactor(_ reason: String, _ note: String) -> ErrorDescriptor {
    ErrorDescriptor(
      "service/multi-factor/\(reason)", .mfa, audience: .developer, presentation: .log,
      parent: "service/multi-factor", note: note)
  }
}
