internal import CatalogSyntax

/// Errors of two-factor authentication.
extension ErrorDescriptor {
  /// The second step of a sign-in.
  static let mfa: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/multi-factor-auth-required", .mfa, code: .secondFactorRequired,
      names: ["ERROR_SECOND_FACTOR_REQUIRED"], severity: .info, presentation: .flow,
      action: .proceed),
    ErrorDescriptor(
      "auth/missing-multi-factor-session", .mfa, code: .missingMultiFactorSession,
      names: ["ERROR_MISSING_MULTI_FACTOR_SESSION"], rest: ["MISSING_MFA_PENDING_CREDENTIAL"],
      recovery: .signInAgain, action: .signIn),
    ErrorDescriptor(
      "auth/missing-multi-factor-info", .mfa, code: .missingMultiFactorInfo,
      names: ["ERROR_MISSING_MULTI_FACTOR_INFO"], rest: ["MISSING_MFA_ENROLLMENT_ID"],
      status: 400),
    ErrorDescriptor(
      "auth/invalid-multi-factor-session", .mfa, code: .invalidMultiFactorSession,
      names: ["ERROR_INVALID_MULTI_FACTOR_SESSION"], rest: ["INVALID_MFA_PENDING_CREDENTIAL"],
      recovery: .signInAgain, action: .signIn),
    ErrorDescriptor(
      "auth/multi-factor-info-not-found", .mfa, code: .multiFactorInfoNotFound,
      names: ["ERROR_MULTI_FACTOR_INFO_NOT_FOUND"], rest: ["MFA_ENROLLMENT_NOT_FOUND"],
      status: 404),
    ErrorDescriptor(
      "auth/second-factor-already-in-use", .mfa, code: .secondFactorAlreadyEnrolled,
      names: ["ERROR_SECOND_FACTOR_ALREADY_ENROLLED"], rest: ["SECOND_FACTOR_EXISTS"], retry: .no,
      status: 409),
    ErrorDescriptor(
      "auth/maximum-second-factor-count-exceeded", .mfa, code: .maximumSecondFactorCountExceeded,
      names: ["ERROR_MAXIMUM_SECOND_FACTOR_COUNT_EXCEEDED"],
      rest: ["SECOND_FACTOR_LIMIT_EXCEEDED"], recovery: .removeFactor, status: 409),
    ErrorDescriptor(
      "auth/unsupported-first-factor", .mfa, code: .unsupportedFirstFactor,
      names: ["ERROR_UNSUPPORTED_FIRST_FACTOR"], rest: ["UNSUPPORTED_FIRST_FACTOR"],
      recovery: .otherMethod, status: 400),
  ]
}
