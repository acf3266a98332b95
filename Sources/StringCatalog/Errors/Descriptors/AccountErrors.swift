/// Errors of sign-in details and accounts.
extension ErrorDescriptor {
  /// Wrong, incomplete or outdated sign-in details.
  static let credentials: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/invalid-credential", .credentials, code: .invalidCredential,
      names: ["ERROR_INVALID_CREDENTIAL"],
      rest: [
        "INVALID_IDP_RESPONSE", "INVALID_PENDING_TOKEN", "INVALID_LOGIN_CREDENTIALS",
        "INVALID_TEMPORARY_PROOF",
      ],
      recovery: .check, action: .tryAgain, status: 401),
    ErrorDescriptor(
      "auth/invalid-email", .credentials, code: .invalidEmail, names: ["ERROR_INVALID_EMAIL"],
      rest: ["INVALID_IDENTIFIER", "INVALID_EMAIL"], presentation: .inline(.email),
      recovery: .check, upstreamKey: "That email address isn't correct."),
    ErrorDescriptor(
      "auth/wrong-password", .credentials, code: .wrongPassword, names: ["ERROR_WRONG_PASSWORD"],
      rest: ["INVALID_PASSWORD"], presentation: .inline(.password), recovery: .check,
      action: .resetPassword, status: 401,
      upstreamKey: "The email and password you entered don't match."),
    ErrorDescriptor(
      "auth/user-not-found", .credentials, code: .userNotFound, names: ["ERROR_USER_NOT_FOUND"],
      rest: ["USER_NOT_FOUND", "EMAIL_NOT_FOUND"], presentation: .inline(.email),
      arguments: [.optional("email", .email)], recovery: .check, action: .createAccount,
      status: 404, upstreamKey: "That email address doesn't match an existing account."),
    ErrorDescriptor(
      "auth/missing-email", .credentials, code: .missingEmail, names: ["ERROR_MISSING_EMAIL"],
      rest: ["MISSING_EMAIL"], presentation: .inline(.email)),
    ErrorDescriptor(
      "auth/missing-phone-number", .credentials, code: .missingPhoneNumber,
      names: ["ERROR_MISSING_PHONE_NUMBER"], rest: ["MISSING_PHONE_NUMBER"],
      presentation: .inline(.phone)),
    ErrorDescriptor(
      "auth/invalid-phone-number", .credentials, code: .invalidPhoneNumber,
      names: ["ERROR_INVALID_PHONE_NUMBER"], rest: ["INVALID_PHONE_NUMBER"],
      presentation: .inline(.phone), recovery: .countryCode),
    ErrorDescriptor(
      "auth/missing-verification-code", .credentials, code: .missingVerificationCode,
      names: ["ERROR_MISSING_VERIFICATION_CODE"], presentation: .inline(.code)),
    ErrorDescriptor(
      "auth/invalid-verification-code", .credentials, code: .invalidVerificationCode,
      names: ["ERROR_INVALID_VERIFICATION_CODE"], rest: ["INVALID_CODE"],
      presentation: .inline(.code), title: .code, recovery: .check, action: .newCode),
    ErrorDescriptor(
      "auth/missing-verification-id", .credentials, code: .missingVerificationID,
      names: ["ERROR_MISSING_VERIFICATION_ID"], rest: ["MISSING_SESSION_INFO"], recovery: .newCode,
      action: .newCode),
    ErrorDescriptor(
      "auth/invalid-verification-id", .credentials, code: .invalidVerificationID,
      names: ["ERROR_INVALID_VERIFICATION_ID"], rest: ["INVALID_SESSION_INFO"], recovery: .newCode,
      action: .newCode),
    ErrorDescriptor(
      "auth/code-expired", .credentials, code: .sessionExpired, names: ["ERROR_SESSION_EXPIRED"],
      rest: ["SESSION_EXPIRED"], presentation: .inline(.code), title: .code, recovery: .newCode,
      action: .newCode),
    ErrorDescriptor(
      "auth/rejected-credential", .credentials, code: .rejectedCredential,
      names: ["ERROR_REJECTED_CREDENTIAL"], rest: ["REJECTED_CREDENTIAL"], recovery: .tryAgain,
      action: .tryAgain, status: 401),
    ErrorDescriptor(
      "auth/missing-password", .credentials, androidNumber: 17035,
      names: ["ERROR_MISSING_PASSWORD"], rest: ["MISSING_PASSWORD"],
      presentation: .inline(.password)),
    ErrorDescriptor(
      "auth/phone-number-not-found", .credentials, androidNumber: 17077,
      names: ["ERROR_PHONE_NUMBER_NOT_FOUND"], presentation: .inline(.phone), recovery: .check,
      status: 404),
    ErrorDescriptor(
      "auth/retry-phone-auth", .credentials, androidNumber: 17049,
      names: ["ERROR_RETRY_PHONE_AUTH"], recovery: .tryAgain, action: .tryAgain),
    ErrorDescriptor(
      "auth/missing-code", .credentials, rest: ["MISSING_CODE"], presentation: .inline(.code)),
  ]

  /// What state an account or session is in.
  static let accountState: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/user-disabled", .accountState, code: .userDisabled, names: ["ERROR_USER_DISABLED"],
      rest: ["USER_DISABLED"], retry: .no, recovery: .support, status: 403),
    ErrorDescriptor(
      "auth/invalid-user-token", .accountState, code: .invalidUserToken,
      names: ["ERROR_INVALID_USER_TOKEN"], rest: ["INVALID_ID_TOKEN"], recovery: .signInAgain,
      action: .signIn),
    ErrorDescriptor(
      "auth/user-token-expired", .accountState, code: .userTokenExpired,
      names: ["ERROR_USER_TOKEN_EXPIRED"], rest: ["TOKEN_EXPIRED", "USER_NOT_FOUND"],
      recovery: .signInAgain, action: .signIn),
    ErrorDescriptor(
      "auth/null-user", .accountState, code: .nullUser, names: ["ERROR_NULL_USER"],
      recovery: .signInAgain, action: .signIn),
    ErrorDescriptor(
      "auth/unverified-email", .accountState, code: .unverifiedEmail,
      names: ["ERROR_UNVERIFIED_EMAIL"], rest: ["UNVERIFIED_EMAIL"], recovery: .openLink,
      action: .newEmail, status: 403),
    ErrorDescriptor(
      "auth/user-signed-out", .accountState, recovery: .signInAgain, action: .signIn),
    ErrorDescriptor(
      "auth/no-signed-in-user", .accountState, names: ["ERROR_NO_SIGNED_IN_USER"],
      recovery: .signInAgain, action: .signIn),
  ]

  /// Accounts and sign-in methods that get in each other's way.
  static let conflict: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/email-already-in-use", .conflict, code: .emailAlreadyInUse,
      names: ["ERROR_EMAIL_ALREADY_IN_USE"], rest: ["EMAIL_EXISTS"], presentation: .inline(.email),
      recovery: .otherAddress, action: .signIn,
      upstreamKey: "The email address is already in use by another account."),
    ErrorDescriptor(
      "auth/account-exists-with-different-credential", .conflict,
      code: .accountExistsWithDifferentCredential,
      names: ["ERROR_ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL"], recovery: .usualMethod,
      action: .signIn),
    ErrorDescriptor(
      "auth/provider-already-linked", .conflict, code: .providerAlreadyLinked,
      names: ["ERROR_PROVIDER_ALREADY_LINKED"], retry: .no),
    ErrorDescriptor(
      "auth/no-such-provider", .conflict, code: .noSuchProvider, names: ["ERROR_NO_SUCH_PROVIDER"],
      retry: .no, status: 404),
    ErrorDescriptor(
      "auth/user-mismatch", .conflict, code: .userMismatch, names: ["ERROR_USER_MISMATCH"],
      recovery: .otherAccount, action: .signIn),
    ErrorDescriptor(
      "auth/credential-already-in-use", .conflict, code: .credentialAlreadyInUse,
      names: ["ERROR_CREDENTIAL_ALREADY_IN_USE"], rest: ["FEDERATED_USER_ID_ALREADY_LINKED"],
      recovery: .otherMethod),
  ]

  /// A sign-in that is too long ago.
  static let recentLogin: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/requires-recent-login", .recentLogin, code: .requiresRecentLogin,
      names: ["ERROR_REQUIRES_RECENT_LOGIN"], rest: ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN"],
      title: .confirm, action: .signIn)
  ]
}
