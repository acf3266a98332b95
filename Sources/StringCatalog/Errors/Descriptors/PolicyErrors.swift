/// Errors that rules, limits, connections and links cause.
extension ErrorDescriptor {
  /// What the service does not allow.
  static let policy: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/operation-not-allowed", .policy, code: .operationNotAllowed,
      names: ["ERROR_OPERATION_NOT_ALLOWED"],
      rest: ["OPERATION_NOT_ALLOWED", "PASSWORD_LOGIN_DISABLED"], retry: .no,
      recovery: .otherMethod, action: .otherMethod),
    ErrorDescriptor(
      "auth/weak-password", .policy, code: .weakPassword, names: ["ERROR_WEAK_PASSWORD"],
      rest: ["WEAK_PASSWORD"], presentation: .inline(.password),
      arguments: [.count("minLength", default: 6)], title: .password, status: 400,
      upstreamKey: "Password must be at least 6 characters long."),
    ErrorDescriptor(
      "auth/admin-restricted-operation", .policy, code: .adminRestrictedOperation,
      names: ["ERROR_ADMIN_RESTRICTED_OPERATION"], rest: ["ADMIN_ONLY_OPERATION"], retry: .no,
      recovery: .administrator),
    ErrorDescriptor(
      "auth/email-change-needs-verification", .policy, code: .emailChangeNeedsVerification,
      names: ["ERROR_EMAIL_CHANGE_NEEDS_VERIFICATION"], rest: ["EMAIL_CHANGE_NEEDS_VERIFICATION"],
      recovery: .openLink),
    ErrorDescriptor(
      "auth/password-does-not-meet-requirements", .policy, code: .passwordDoesNotMeetRequirements,
      names: ["ERROR_PASSWORD_DOES_NOT_MEET_REQUIREMENTS"],
      rest: ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS"], presentation: .inline(.password),
      title: .password, status: 400),
    ErrorDescriptor(
      "auth/unsupported-password-policy-schema-version", .policy, retry: .no, recovery: .update),
  ]

  /// Limits that were reached.
  static let quota: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/too-many-requests", .quota, code: .tooManyRequests, names: ["ERROR_TOO_MANY_REQUESTS"],
      rest: ["TOO_MANY_ATTEMPTS_TRY_LATER", "RESET_PASSWORD_EXCEED_LIMIT"], recovery: .later,
      upstreamKey: "SignUpTooManyTimesError"),
    ErrorDescriptor(
      "auth/quota-exceeded", .quota, code: .quotaExceeded, names: ["ERROR_QUOTA_EXCEEDED"],
      rest: ["QUOTA_EXCEEDED"], recovery: .later),
  ]

  /// Connections that failed.
  static let network: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/network-request-failed", .network, code: .networkError,
      names: ["ERROR_NETWORK_REQUEST_FAILED"], recovery: .connection, action: .tryAgain),
    ErrorDescriptor(
      "auth/web-network-request-failed", .network, code: .webNetworkRequestFailed,
      names: ["ERROR_WEB_NETWORK_REQUEST_FAILED"], recovery: .connection, action: .tryAgain),
    ErrorDescriptor(
      "auth/timeout", .network, recovery: .connection, action: .tryAgain, status: 504),
    ErrorDescriptor(
      "auth/token-refresh-unavailable", .network, names: ["ERROR_TOKEN_REFRESH_UNAVAILABLE"],
      recovery: .connection, action: .tryAgain),
  ]

  /// Links from emails.
  static let actionCode: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/expired-action-code", .actionCode, code: .expiredActionCode,
      names: ["ERROR_EXPIRED_ACTION_CODE"], rest: ["EXPIRED_OOB_CODE"], recovery: .newEmail,
      action: .newEmail, status: 410),
    ErrorDescriptor(
      "auth/invalid-action-code", .actionCode, code: .invalidActionCode,
      names: ["ERROR_INVALID_ACTION_CODE"], rest: ["INVALID_OOB_CODE"], recovery: .newEmail,
      action: .newEmail),
  ]
}
