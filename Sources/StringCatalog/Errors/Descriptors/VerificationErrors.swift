/// Errors of proving that an app is genuine.
extension ErrorDescriptor {
  /// Apps that cannot be verified.
  static let appVerification: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/app-not-authorized", .appVerification, code: .appNotAuthorized,
      names: ["ERROR_APP_NOT_AUTHORIZED"],
      note: "The API key does not allow this app; check its application restrictions."),
    ErrorDescriptor(
      "auth/missing-app-credential", .appVerification, code: .missingAppCredential,
      rest: ["MISSING_APP_CREDENTIAL"],
      note:
        "The phone sign-in request carries no proof of the app: no receipt of a silent push and no reCAPTCHA token."
    ),
    ErrorDescriptor(
      "auth/invalid-app-credential", .appVerification, code: .invalidAppCredential,
      rest: ["INVALID_APP_CREDENTIAL"],
      note:
        "The proof of the app in the phone sign-in request is not valid; the APNs token may be of the wrong type."
    ),
    ErrorDescriptor(
      "auth/missing-app-token", .appVerification, code: .missingAppToken,
      names: ["ERROR_MISSING_APP_TOKEN"], rest: ["MISSING_IOS_APP_TOKEN"],
      note:
        "The APNs device token is missing; register for remote notifications or pass the token on."),
    ErrorDescriptor(
      "auth/notification-not-forwarded", .appVerification, code: .notificationNotForwarded,
      names: ["ERROR_NOTIFICATION_NOT_FORWARDED"],
      note: "The app does not hand remote notifications on to Firebase Authentication."),
    ErrorDescriptor(
      "auth/app-not-verified", .appVerification, code: .appNotVerified,
      names: ["ERROR_APP_NOT_VERIFIED"], rest: ["APP_NOT_VERIFIED"],
      note: "The app could not be verified as genuine during phone sign-in."),
    ErrorDescriptor(
      "auth/captcha-check-failed", .appVerification, code: .captchaCheckFailed,
      names: ["ERROR_CAPTCHA_CHECK_FAILED"], rest: ["CAPTCHA_CHECK_FAILED"],
      note: "The reCAPTCHA token is missing, expired or not valid for this site."),
    ErrorDescriptor(
      "auth/app-verification-user-interaction-failure", .appVerification,
      code: .appVerificationUserInteractionFailure, names: ["ERROR_APP_VERIFICATION_FAILED"],
      note: "The reCAPTCHA page of the app verification failed."),
    ErrorDescriptor(
      "auth/invalid-oauth-client-id", .appVerification, code: .invalidClientID,
      names: ["ERROR_INVALID_CLIENT_ID"], rest: ["INVALID_OAUTH_CLIENT_ID"],
      note: "The OAuth client ID is not valid or is not one of this project."),
  ]

  /// reCAPTCHA Enterprise.
  static let recaptcha: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/recaptcha-not-enabled", .recaptcha, code: .recaptchaNotEnabled,
      names: ["ERROR_RECAPTCHA_NOT_ENABLED"], rest: ["RECAPTCHA_NOT_ENABLED"],
      note: "reCAPTCHA Enterprise is not enabled for this project."),
    ErrorDescriptor(
      "auth/missing-recaptcha-token", .recaptcha, code: .missingRecaptchaToken,
      names: ["ERROR_MISSING_RECAPTCHA_TOKEN"], rest: ["MISSING_RECAPTCHA_TOKEN"],
      note: "The request lacks the reCAPTCHA token."),
    ErrorDescriptor(
      "auth/invalid-recaptcha-token", .recaptcha, code: .invalidRecaptchaToken,
      names: ["ERROR_INVALID_RECAPTCHA_TOKEN"], rest: ["INVALID_RECAPTCHA_TOKEN"],
      note: "The reCAPTCHA token is not valid."),
    ErrorDescriptor(
      "auth/invalid-recaptcha-action", .recaptcha, code: .invalidRecaptchaAction,
      names: ["ERROR_INVALID_RECAPTCHA_ACTION"], rest: ["INVALID_RECAPTCHA_ACTION"],
      note: "The reCAPTCHA action is not valid."),
    ErrorDescriptor(
      "auth/missing-client-type", .recaptcha, code: .missingClientType,
      names: ["ERROR_MISSING_CLIENT_TYPE"], rest: ["MISSING_CLIENT_TYPE"],
      note: "The reCAPTCHA request lacks the client type."),
    ErrorDescriptor(
      "auth/missing-recaptcha-version", .recaptcha, code: .missingRecaptchaVersion,
      names: ["ERROR_MISSING_RECAPTCHA_VERSION"], rest: ["MISSING_RECAPTCHA_VERSION"],
      note: "The request lacks the reCAPTCHA version."),
    ErrorDescriptor(
      "auth/invalid-recaptcha-version", .recaptcha, code: .invalidRecaptchaVersion,
      names: ["ERROR_INVALID_RECAPTCHA_VERSION"], rest: ["INVALID_RECAPTCHA_VERSION"],
      note: "The reCAPTCHA version is not valid."),
    ErrorDescriptor(
      "auth/invalid-req-type", .recaptcha, code: .invalidReqType,
      names: ["ERROR_INVALID_REQ_TYPE"], rest: ["INVALID_REQ_TYPE"],
      note: "The request type is not valid."),
    ErrorDescriptor(
      "auth/recaptcha-sdk-not-linked", .recaptcha, code: .recaptchaSDKNotLinked,
      names: ["ERROR_RECAPTCHA_SDK_NOT_LINKED"],
      note: "The reCAPTCHA Enterprise SDK is not linked to the app."),
    ErrorDescriptor(
      "auth/recaptcha-site-key-missing", .recaptcha, code: .recaptchaSiteKeyMissing,
      names: ["ERROR_RECAPTCHA_SITE_KEY_MISSING"],
      note: "No reCAPTCHA site key is configured for the app."),
    ErrorDescriptor(
      "auth/recaptcha-action-creation-failed", .recaptcha, code: .recaptchaActionCreationFailed,
      names: ["ERROR_RECAPTCHA_ACTION_CREATION_FAILED"],
      note: "The reCAPTCHA action could not be created."),
  ]
}
