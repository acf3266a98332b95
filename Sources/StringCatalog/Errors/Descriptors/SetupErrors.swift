/// Errors of how an SDK is set up and used, and of the SDK itself.
extension ErrorDescriptor {
  /// How an SDK is set up and used.
  static let sdkSetup: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/already-initialized", .sdkSetup,
      note: "Authentication was initialized twice with different options."),
    ErrorDescriptor(
      "auth/app-deleted", .sdkSetup, note: "The instance of the Firebase app was deleted."),
    ErrorDescriptor(
      "auth/app-not-installed", .sdkSetup,
      note: "The requested mobile app is not installed on this device."),
    ErrorDescriptor(
      "auth/argument-error", .sdkSetup, note: "A function was called with a wrong argument."),
    ErrorDescriptor(
      "auth/auth-domain-config-required", .sdkSetup,
      note: "The configuration lacks the auth domain."),
    ErrorDescriptor(
      "auth/cordova-not-ready", .sdkSetup, note: "The Cordova framework is not ready."),
    ErrorDescriptor(
      "auth/dependent-sdk-initialized-before-auth", .sdkSetup,
      note: "Another Firebase SDK was initialized before Authentication; initialize it first."),
    ErrorDescriptor(
      "auth/emulator-config-failed", .sdkSetup,
      note: "The emulator was configured after a request had been sent."),
    ErrorDescriptor(
      "auth/invalid-app-id", .sdkSetup, rest: ["INVALID_APP_ID"],
      note: "The mobile app is not registered in this project."),
    ErrorDescriptor(
      "auth/invalid-auth-event", .sdkSetup, note: "The SDK met an event it does not know."),
    ErrorDescriptor(
      "auth/invalid-cert-hash", .sdkSetup, androidNumber: 17064,
      names: ["ERROR_INVALID_CERT_HASH"], rest: ["INVALID_CERT_HASH"],
      note: "The SHA-1 of the signing certificate is not valid."),
    ErrorDescriptor(
      "auth/invalid-cordova-configuration", .sdkSetup,
      note: "A Cordova plugin that sign-in needs is missing."),
    ErrorDescriptor(
      "auth/invalid-emulator-scheme", .sdkSetup,
      note: "The URL of the emulator must begin with http:// or https://."),
    ErrorDescriptor(
      "auth/invalid-oauth-provider", .sdkSetup,
      note: "The provider given for an OAuth sign-in is not an OAuth provider."),
    ErrorDescriptor(
      "auth/invalid-persistence-type", .sdkSetup,
      note: "The persistence type is not one of local, session and none."),
    ErrorDescriptor(
      "auth/missing-iframe-start", .sdkSetup,
      note: "The SDK met an internal error while loading its iframe."),
    ErrorDescriptor(
      "auth/no-auth-event", .sdkSetup,
      note: "The SDK met an internal error: there is no event to handle."),
    ErrorDescriptor(
      "auth/operation-not-supported-in-this-environment", .sdkSetup,
      note:
        "The operation is not supported in this environment; it needs http, https or a browser with storage."
    ),
    ErrorDescriptor(
      "auth/unauthorized-domain", .sdkSetup,
      note: "The domain of the page is not on the list of authorized domains for OAuth."),
    ErrorDescriptor(
      "auth/unsupported-persistence-type", .sdkSetup,
      note: "The environment does not support this type of persistence."),
    ErrorDescriptor(
      "auth/web-storage-unsupported", .sdkSetup, androidNumber: 17065,
      names: ["ERROR_WEB_STORAGE_UNSUPPORTED"],
      note: "The browser has no web storage, or it is turned off."),
    ErrorDescriptor(
      "auth/api-not-available", .sdkSetup, androidNumber: 17080,
      names: ["ERROR_API_NOT_AVAILABLE"],
      note: "The API is not available on this device, usually for want of Google Play services."),
    ErrorDescriptor(
      "auth/api-not-available-without-google-play", .sdkSetup, androidNumber: 17063,
      names: ["ERROR_API_NOT_AVAILABLE_WITHOUT_GOOGLE_PLAY"],
      note: "The API needs Google Play services, which this device lacks."),
  ]

  /// Game Center.
  static let gameCenter: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/local-player-not-authenticated", .gameCenter, code: .localPlayerNotAuthenticated,
      names: ["ERROR_LOCAL_PLAYER_NOT_AUTHENTICATED"],
      note: "The local player of Game Center is not signed in.")
  ]

  /// What should not happen.
  static let unexpected: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/keychain-error", .unexpected, code: .keychainError, names: ["ERROR_KEYCHAIN_ERROR"],
      note: "The keychain could not be read or written; its own error is in the details."),
    ErrorDescriptor(
      "auth/internal-error", .unexpected, code: .internalError, names: ["ERROR_INTERNAL_ERROR"],
      rest: ["MISSING_CUSTOM_TOKEN", "MISSING_OOB_CODE", "MISSING_REQ_TYPE"],
      note: "The server or the SDK met an unexpected state; the response is in the details."),
    ErrorDescriptor(
      "auth/malformed-jwt", .unexpected, code: .malformedJWT, names: ["ERROR_MALFORMED_JWT"],
      note: "A JSON Web Token could not be decoded."),
    ErrorDescriptor(
      "auth/unsupported-passthrough-operation", .unexpected,
      names: ["ERROR_UNSUPPORTED_PASSTHROUGH_OPERATION"],
      note: "The operation is not supported by a passthrough token."),
  ]

  /// Errors of services that are no more.
  static let retired: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/dynamic-link-not-activated", .retired, androidNumber: 17068,
      names: ["ERROR_DYNAMIC_LINK_NOT_ACTIVATED"], rest: ["DYNAMIC_LINK_NOT_ACTIVATED"],
      note: "Dynamic Links was not activated for the project; the service has been shut down."),
    ErrorDescriptor(
      "auth/invalid-dynamic-link-domain", .retired, androidNumber: 17074,
      names: ["ERROR_INVALID_DYNAMIC_LINK_DOMAIN"], rest: ["INVALID_DYNAMIC_LINK_DOMAIN"],
      note:
        "The Dynamic Links domain is not configured for the project; the service has been shut down."
    ),
  ]
}
