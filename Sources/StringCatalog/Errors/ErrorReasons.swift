/// Why a sign-in link from an email cannot be used.
public enum EmailLinkReason: String, Hashable, Sendable, CaseIterable {
  /// It is not known to whom the link was sent.
  case addressMissing = "address-missing"
  /// The link was requested on another device.
  case otherDevice = "other-device"
  /// There is no link.
  case linkMissing = "link-missing"
  /// The link cannot be decoded.
  case linkUndecodable = "link-undecodable"
  /// The link has no continue URL.
  case continueURLMissing = "continue-url-missing"
  /// Nothing more is known.
  case generic
}

/// Why two-factor authentication did not work.
public enum MultiFactorReason: String, Hashable, Sendable, CaseIterable {
  /// The configuration turns it off.
  case disabled
  /// The configuration does not allow the factor.
  case factorNotAllowed = "factor-not-allowed"
  /// There is no enrollment session.
  case noSession = "no-session"
  /// The session is for another kind of factor.
  case wrongSession = "wrong-session"
  /// The session has expired.
  case sessionExpired = "session-expired"
  /// There is no phone number.
  case phoneEmpty = "phone-empty"
  /// The text message could not be sent.
  case smsNotSent = "sms-not-sent"
  /// There is no resolver.
  case noResolver = "no-resolver"
  /// There is no such hint.
  case badHint = "bad-hint"
  /// There is no verification ID.
  case verificationIDMissing = "verification-id-missing"
  /// The factor is of a kind that the app does not support.
  case hintUnsupported = "hint-unsupported"
  /// The factor could not be confirmed.
  case challengeFailed = "challenge-failed"
  /// There is no code.
  case codeEmpty = "code-empty"
  /// The session has no data for one-time passwords.
  case totpInfoMissing = "totp-info-missing"
  /// There is no secret for one-time passwords.
  case totpSecretMissing = "totp-secret-missing"
  /// The hint is no phone.
  case notAPhone = "not-a-phone"
  /// Nothing more is known.
  case unknown
}

extension ReportedError {
  /// A sign-in link that cannot be used, and why.
  public init(_ reason: EmailLinkReason, detail: String? = nil) {
    self.init(id: "service/invalid-email-link/\(reason.rawValue)", detail: detail)
  }

  /// Two-factor authentication that did not work, and why.
  public init(_ reason: MultiFactorReason, detail: String? = nil) {
    self.init(id: "service/multi-factor/\(reason.rawValue)", detail: detail)
  }
}
