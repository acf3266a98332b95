/// The error codes of Firebase Authentication on Apple's platforms (`FIRAuthErrorDomain`).
///
/// Names and numbers are those of the SDK, so that an `AuthErrorCode` of the one can be made from that of the
/// other by `AuthErrorCode(rawValue: error.code)`.
public enum AuthErrorCode: Int, Error, CaseIterable, Hashable, Sendable {
  /// `auth/invalid-custom-token`
  case invalidCustomToken = 17_000
  /// `auth/custom-token-mismatch`
  case customTokenMismatch = 17_002
  /// `auth/invalid-credential`
  case invalidCredential = 17_004
  /// `auth/user-disabled`
  case userDisabled = 17_005
  /// `auth/operation-not-allowed`
  case operationNotAllowed = 17_006
  /// `auth/email-already-in-use`
  case emailAlreadyInUse = 17_007
  /// `auth/invalid-email`
  case invalidEmail = 17_008
  /// `auth/wrong-password`
  case wrongPassword = 17_009
  /// `auth/too-many-requests`
  case tooManyRequests = 17_010
  /// `auth/user-not-found`
  case userNotFound = 17_011
  /// `auth/account-exists-with-different-credential`
  case accountExistsWithDifferentCredential = 17_012
  /// `auth/requires-recent-login`
  case requiresRecentLogin = 17_014
  /// `auth/provider-already-linked`
  case providerAlreadyLinked = 17_015
  /// `auth/no-such-provider`
  case noSuchProvider = 17_016
  /// `auth/invalid-user-token`
  case invalidUserToken = 17_017
  /// `auth/network-request-failed`
  case networkError = 17_020
  /// `auth/user-token-expired`
  case userTokenExpired = 17_021
  /// `auth/invalid-api-key`
  case invalidAPIKey = 17_023
  /// `auth/user-mismatch`
  case userMismatch = 17_024
  /// `auth/credential-already-in-use`
  case credentialAlreadyInUse = 17_025
  /// `auth/weak-password`
  case weakPassword = 17_026
  /// `auth/app-not-authorized`
  case appNotAuthorized = 17_028
  /// `auth/expired-action-code`
  case expiredActionCode = 17_029
  /// `auth/invalid-action-code`
  case invalidActionCode = 17_030
  /// `auth/invalid-message-payload`
  case invalidMessagePayload = 17_031
  /// `auth/invalid-sender`
  case invalidSender = 17_032
  /// `auth/invalid-recipient-email`
  case invalidRecipientEmail = 17_033
  /// `auth/missing-email`
  case missingEmail = 17_034
  /// `auth/missing-ios-bundle-id`
  case missingIosBundleID = 17_036
  /// `auth/missing-android-pkg-name`
  case missingAndroidPackageName = 17_037
  /// `auth/unauthorized-continue-uri`
  case unauthorizedDomain = 17_038
  /// `auth/invalid-continue-uri`
  case invalidContinueURI = 17_039
  /// `auth/missing-continue-uri`
  case missingContinueURI = 17_040
  /// `auth/missing-phone-number`
  case missingPhoneNumber = 17_041
  /// `auth/invalid-phone-number`
  case invalidPhoneNumber = 17_042
  /// `auth/missing-verification-code`
  case missingVerificationCode = 17_043
  /// `auth/invalid-verification-code`
  case invalidVerificationCode = 17_044
  /// `auth/missing-verification-id`
  case missingVerificationID = 17_045
  /// `auth/invalid-verification-id`
  case invalidVerificationID = 17_046
  /// `auth/missing-app-credential`
  case missingAppCredential = 17_047
  /// `auth/invalid-app-credential`
  case invalidAppCredential = 17_048
  /// `auth/code-expired`
  case sessionExpired = 17_051
  /// `auth/quota-exceeded`
  case quotaExceeded = 17_052
  /// `auth/missing-app-token`
  case missingAppToken = 17_053
  /// `auth/notification-not-forwarded`
  case notificationNotForwarded = 17_054
  /// `auth/app-not-verified`
  case appNotVerified = 17_055
  /// `auth/captcha-check-failed`
  case captchaCheckFailed = 17_056
  /// `auth/cancelled-popup-request`
  case webContextAlreadyPresented = 17_057
  /// `auth/popup-closed-by-user`
  case webContextCancelled = 17_058
  /// `auth/app-verification-user-interaction-failure`
  case appVerificationUserInteractionFailure = 17_059
  /// `auth/invalid-oauth-client-id`
  case invalidClientID = 17_060
  /// `auth/web-network-request-failed`
  case webNetworkRequestFailed = 17_061
  /// `auth/web-internal-error`
  case webInternalError = 17_062
  /// `auth/web-sign-in-user-interaction-failure`
  case webSignInUserInteractionFailure = 17_063
  /// `auth/local-player-not-authenticated`
  case localPlayerNotAuthenticated = 17_066
  /// `auth/null-user`
  case nullUser = 17_067
  /// `auth/invalid-provider-id`
  case invalidProviderID = 17_071
  /// `auth/tenant-id-mismatch`
  case tenantIDMismatch = 17_072
  /// `auth/unsupported-tenant-operation`
  case unsupportedTenantOperation = 17_073
  /// `auth/invalid-hosting-link-domain`
  case invalidHostingLinkDomain = 17_214
  /// `auth/rejected-credential`
  case rejectedCredential = 17_075
  /// `auth/game-kit-not-linked`
  case gameKitNotLinked = 17_076
  /// `auth/multi-factor-auth-required`
  case secondFactorRequired = 17_078
  /// `auth/missing-multi-factor-session`
  case missingMultiFactorSession = 17_081
  /// `auth/missing-multi-factor-info`
  case missingMultiFactorInfo = 17_082
  /// `auth/invalid-multi-factor-session`
  case invalidMultiFactorSession = 17_083
  /// `auth/multi-factor-info-not-found`
  case multiFactorInfoNotFound = 17_084
  /// `auth/admin-restricted-operation`
  case adminRestrictedOperation = 17_085
  /// `auth/unverified-email`
  case unverifiedEmail = 17_086
  /// `auth/second-factor-already-in-use`
  case secondFactorAlreadyEnrolled = 17_087
  /// `auth/maximum-second-factor-count-exceeded`
  case maximumSecondFactorCountExceeded = 17_088
  /// `auth/unsupported-first-factor`
  case unsupportedFirstFactor = 17_089
  /// `auth/email-change-needs-verification`
  case emailChangeNeedsVerification = 17_090
  /// `auth/missing-client-identifier`
  case missingClientIdentifier = 17_093
  /// `auth/missing-or-invalid-nonce`
  case missingOrInvalidNonce = 17_094
  /// `auth/blocking-cloud-function-error`
  case blockingCloudFunctionError = 17_105
  /// `auth/recaptcha-not-enabled`
  case recaptchaNotEnabled = 17_200
  /// `auth/missing-recaptcha-token`
  case missingRecaptchaToken = 17_201
  /// `auth/invalid-recaptcha-token`
  case invalidRecaptchaToken = 17_202
  /// `auth/invalid-recaptcha-action`
  case invalidRecaptchaAction = 17_203
  /// `auth/missing-client-type`
  case missingClientType = 17_204
  /// `auth/missing-recaptcha-version`
  case missingRecaptchaVersion = 17_205
  /// `auth/invalid-recaptcha-version`
  case invalidRecaptchaVersion = 17_206
  /// `auth/invalid-req-type`
  case invalidReqType = 17_207
  /// `auth/recaptcha-sdk-not-linked`
  case recaptchaSDKNotLinked = 17_208
  /// `auth/recaptcha-site-key-missing`
  case recaptchaSiteKeyMissing = 17_209
  /// `auth/recaptcha-action-creation-failed`
  case recaptchaActionCreationFailed = 17_210
  /// `auth/password-does-not-meet-requirements`
  case passwordDoesNotMeetRequirements = 17_211
  /// `auth/keychain-error`
  case keychainError = 17_995
  /// `auth/internal-error`
  case internalError = 17_999
  /// `auth/malformed-jwt`
  case malformedJWT = 18_000
}
