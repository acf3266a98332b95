internal import CatalogSyntax

/// All errors, and the names by which front ends know them.
///
/// ```swift
/// ErrorCatalog.descriptor(named: "ERROR_INVALID_EMAIL")?.id  // auth/invalid-email
/// ErrorCatalog.descriptor(named: "17008")?.id                // auth/invalid-email
/// ErrorCatalog.descriptor(named: "OtherDomain:17008")        // nil
/// ```
public enum ErrorCatalog {
  /// All errors. One line a list; order decides which error has a name that several claim.
  public static let descriptors: [ErrorDescriptor] = [
    ErrorDescriptor.credentials, ErrorDescriptor.accountState, ErrorDescriptor.conflict,
    ErrorDescriptor.recentLogin, ErrorDescriptor.policy, ErrorDescriptor.passwordRequirements,
    ErrorDescriptor.quota, ErrorDescriptor.network, ErrorDescriptor.actionCode,
    ErrorDescriptor.mfa, ErrorDescriptor.webFlow, ErrorDescriptor.serverHook,
    ErrorDescriptor.service, ErrorDescriptor.emailLinks, ErrorDescriptor.multiFactor,
    ErrorDescriptor.reauthentication, ErrorDescriptor.accountConflicts,
    ErrorDescriptor.validation, ErrorDescriptor.configuration, ErrorDescriptor.mailTemplate,
    ErrorDescriptor.appVerification, ErrorDescriptor.recaptcha, ErrorDescriptor.sdkSetup,
    ErrorDescriptor.gameCenter, ErrorDescriptor.unexpected, ErrorDescriptor.retired,
  ].flatMap { $0 }

  /// The error domain of Firebase Authentication on Apple's platforms.
  public static let firebaseDomain = "FIRAuthErrorDomain"

  /// Whose names and numbers are meant where platforms differ.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case apple
    case android
    case web
  }

  /// The error that nothing is known of.
  static let unknown =
    descriptor(id: ErrorKeys.unknown) ?? ErrorDescriptor(ErrorKeys.unknown, .service)

  /// The error with an identifier.
  public static func descriptor(id: String) -> ErrorDescriptor? { index.ids[id] }

  /// The error of a case.
  public static func descriptor(of code: AuthErrorCode) -> ErrorDescriptor? {
    index.numbers[code.rawValue]
  }

  /// The error of a number in a domain; nil in domains of others.
  public static func descriptor(domain: String, number: Int) -> ErrorDescriptor? {
    if domain.hasSameCodeUnits(as: firebaseDomain) { return index.numbers[number] }
    if domain.hasSameCodeUnits(as: "android") {
      return index.androidNumbers[number] ?? index.numbers[number]
    }
    // How Foundation names the domain of an error that is a type of the standard library.
    if domain.hasSameCodeUnits(as: "Swift.CancellationError") {
      return index.ids["swift/CancellationError"]
    }
    return nil
  }

  /// The error of a name: an identifier, `domain:number`, a number of Firebase's domain, a name of the SDKs
  /// for Android and iOS, a code of the server, or a Swift case.
  ///
  /// - Parameters:
  ///   - name: The name, without a detail behind it.
  ///   - platform: Who uses it.
  public static func descriptor(
    named name: String, platform: Platform = .apple
  ) -> ErrorDescriptor? {
    if let found = index.ids[name] { return found }
    if let number = Int(name) {
      return descriptor(
        domain: platform == .android ? "android" : firebaseDomain, number: number)
    }
    if let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(name[name.index(after: colon)...])
    {
      return descriptor(domain: String(name[..<colon]), number: number)
    }
    if platform == .web, let found = index.webNames[name] { return found }
    return index.names[name]
  }

  /// All names but identifiers and numbers, sorted.
  public static let names: [String] = index.names.keys.sorted()

  private static let index = NameIndex(descriptors)
}

/// The errors by their names.
private struct NameIndex: Sendable {
  var ids: [String: ErrorDescriptor] = [:]
  var numbers: [Int: ErrorDescriptor] = [:]
  var androidNumbers: [Int: ErrorDescriptor] = [:]
  var names: [String: ErrorDescriptor] = [:]
  /// Codes of the server that mean something else to the SDK for the web.
  var webNames: [String: ErrorDescriptor] = [:]

  init(_ descriptors: [ErrorDescriptor]) {
    for descriptor in descriptors {
      ids[descriptor.id] = descriptor
      if let code = descriptor.code {
        numbers[code.rawValue] = descriptor
        add("\(code)", descriptor)
      }
      if let number = descriptor.androidNumber {
        androidNumbers[number] = descriptor
        // The retired errors had numbers on Apple's platforms too.
        if descriptor.isRetired { numbers[number] = descriptor }
      }
      for name in descriptor.names + descriptor.restCodes { add(name, descriptor) }
    }
    for (name, id) in Self.swiftCases { names[name] = ids[id] }
    webNames["USER_NOT_FOUND"] = ids["auth/user-token-expired"]
  }

  private mutating func add(_ name: String, _ descriptor: ErrorDescriptor) {
    if names[name] == nil { names[name] = descriptor }
  }

  /// The cases of ``AuthServiceError``, ``ReauthenticationType`` and ``AccountConflictType``.
  private static let swiftCases = [
    "noCurrentUser": "service/no-current-user",
    "invalidEmailLink": "service/invalid-email-link",
    "clientIdNotFound": "service/client-id-not-found",
    "notConfiguredActionCodeSettings": "service/action-code-settings-missing",
    "oauthReauthenticationRequired": "reauth/oauth",
    "emailReauthenticationRequired": "reauth/email",
    "emailLinkReauthenticationRequired": "reauth/email-link",
    "phoneReauthenticationRequired": "reauth/phone",
    "invalidCredentials": "service/invalid-credentials",
    "signInFailed": "service/sign-in-failed",
    "accountConflict/accountExistsWithDifferentCredential": "conflict/different-credential",
    "accountConflict/credentialAlreadyInUse": "conflict/credential-in-use",
    "accountConflict/emailAlreadyInUse": "conflict/email-in-use",
    "accountConflict/anonymousUpgradeConflict": "conflict/anonymous-upgrade",
    "anonymousUpgradeConflict": "conflict/anonymous-upgrade",
    "legacySignInRecoveryPresented": "service/legacy-recovery-presented",
    "providerNotFound": "service/provider-not-found",
    "multiFactorAuth": "service/multi-factor",
    "rootViewControllerNotFound": "service/no-root-view",
    "providerAuthenticationFailed": "service/provider-failed",
    "signInCancelled": "service/sign-in-cancelled",
    "CancellationError": "swift/CancellationError",
  ]
}
