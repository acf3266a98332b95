/// Errors of a project's configuration and of its email templates.
extension ErrorDescriptor {
  /// Projects, tokens and providers that do not fit together.
  static let configuration: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/invalid-custom-token", .configuration, code: .invalidCustomToken,
      names: ["ERROR_INVALID_CUSTOM_TOKEN"], rest: ["INVALID_CUSTOM_TOKEN"],
      note: "The custom token is malformed or was not signed by a service account of this project."),
    ErrorDescriptor(
      "auth/custom-token-mismatch", .configuration, code: .customTokenMismatch,
      names: ["ERROR_CUSTOM_TOKEN_MISMATCH"], rest: ["CREDENTIAL_MISMATCH"],
      note: "The custom token belongs to another Firebase project."),
    ErrorDescriptor(
      "auth/invalid-api-key", .configuration, code: .invalidAPIKey,
      names: ["ERROR_INVALID_API_KEY"],
      note: "The API key is wrong or restricted; compare it with the one in the project settings."),
    ErrorDescriptor(
      "auth/invalid-provider-id", .configuration, code: .invalidProviderID,
      names: ["ERROR_INVALID_PROVIDER_ID"], rest: ["INVALID_PROVIDER_ID"],
      note: "The provider ID is not valid for this web sign-in."),
    ErrorDescriptor(
      "auth/tenant-id-mismatch", .configuration, code: .tenantIDMismatch,
      names: ["ERROR_TENANT_ID_MISMATCH"], rest: ["TENANT_ID_MISMATCH"],
      note: "The tenant ID of the session and that of the user differ."),
    ErrorDescriptor(
      "auth/unsupported-tenant-operation", .configuration, code: .unsupportedTenantOperation,
      names: ["ERROR_UNSUPPORTED_TENANT_OPERATION"], rest: ["UNSUPPORTED_TENANT_OPERATION"],
      note: "The operation is not available in a multi-tenant context."),
    ErrorDescriptor(
      "auth/game-kit-not-linked", .configuration, code: .gameKitNotLinked,
      names: ["ERROR_GAME_KIT_NOT_LINKED"],
      note: "GameKit is not linked; add the framework to sign in with Game Center."),
    ErrorDescriptor(
      "auth/missing-client-identifier", .configuration, code: .missingClientIdentifier,
      names: ["ERROR_MISSING_CLIENT_IDENTIFIER"], rest: ["MISSING_CLIENT_IDENTIFIER"],
      note: "The request identifies no client app; Firebase is not configured for this app."),
    ErrorDescriptor(
      "auth/missing-or-invalid-nonce", .configuration, code: .missingOrInvalidNonce,
      names: ["ERROR_MISSING_OR_INVALID_NONCE"], rest: ["MISSING_OR_INVALID_NONCE"],
      note: "The nonce is missing or its hash does not match the one in the ID token."),
    ErrorDescriptor(
      "auth/invalid-tenant-id", .configuration, androidNumber: 17079,
      names: ["ERROR_INVALID_TENANT_ID"], rest: ["INVALID_TENANT_ID"],
      note: "The tenant ID is not valid."),
  ]

  /// Emails that cannot be sent.
  static let mailTemplate: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/invalid-message-payload", .mailTemplate, code: .invalidMessagePayload,
      names: ["ERROR_INVALID_MESSAGE_PAYLOAD"], rest: ["INVALID_MESSAGE_PAYLOAD"],
      note: "The email template has characters that cannot be sent; correct it in the console."),
    ErrorDescriptor(
      "auth/invalid-sender", .mailTemplate, code: .invalidSender, names: ["ERROR_INVALID_SENDER"],
      rest: ["INVALID_SENDER"],
      note: "The sender of the email template is not valid; correct it in the console."),
    ErrorDescriptor(
      "auth/invalid-recipient-email", .mailTemplate, code: .invalidRecipientEmail,
      names: ["ERROR_INVALID_RECIPIENT_EMAIL"], rest: ["INVALID_RECIPIENT_EMAIL"],
      note: "The recipient of the email is not a valid address."),
    ErrorDescriptor(
      "auth/missing-ios-bundle-id", .mailTemplate, code: .missingIosBundleID,
      names: ["ERROR_MISSING_IOS_BUNDLE_ID"], rest: ["MISSING_IOS_BUNDLE_ID"],
      note: "The action code settings name an App Store ID but no iOS bundle ID."),
    ErrorDescriptor(
      "auth/missing-android-pkg-name", .mailTemplate, code: .missingAndroidPackageName,
      names: ["ERROR_MISSING_ANDROID_PKG_NAME"], rest: ["MISSING_ANDROID_PACKAGE_NAME"],
      note: "The action code settings demand the Android app but name no package."),
    ErrorDescriptor(
      "auth/unauthorized-continue-uri", .mailTemplate, code: .unauthorizedDomain,
      names: ["ERROR_UNAUTHORIZED_DOMAIN"], rest: ["UNAUTHORIZED_DOMAIN"],
      note: "The domain of the continue URL is not on the list of authorized domains."),
    ErrorDescriptor(
      "auth/invalid-continue-uri", .mailTemplate, code: .invalidContinueURI,
      names: ["ERROR_INVALID_CONTINUE_URI"], rest: ["INVALID_CONTINUE_URI"],
      note: "The continue URL in the action code settings is not a valid URL."),
    ErrorDescriptor(
      "auth/missing-continue-uri", .mailTemplate, code: .missingContinueURI,
      names: ["ERROR_MISSING_CONTINUE_URI"], rest: ["MISSING_CONTINUE_URI"],
      note: "The action code settings need a continue URL."),
    ErrorDescriptor(
      "auth/invalid-hosting-link-domain", .mailTemplate, code: .invalidHostingLinkDomain,
      names: ["ERROR_INVALID_HOSTING_LINK_DOMAIN"], rest: ["INVALID_HOSTING_LINK_DOMAIN"],
      note: "The hosting link domain is not configured for this project."),
  ]
}
