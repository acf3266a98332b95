/// The alerts that ask a person to confirm who they are. FirebaseUI has these in English only.
extension AuthStrings {
  /// The title of the alert for a kind of security check.
  public func reauthenticationTitle(for type: ReauthenticationType) -> String {
    switch type {
    case .oauth, .email: reauthenticationTitle
    case .emailLink: emailReauthenticationTitle
    case .phone: phoneReauthenticationTitle
    }
  }

  /// What a person is asked to do, the message of the error that asks for it. English: “Sign in with Google
  /// to continue.”
  public func reauthenticationMessage(for type: ReauthenticationType) -> String {
    localizedErrorMessage(for: ReportedError(type))
  }

  /// Security check by email: message of the alert. English: “We’ll send a verification email to
  /// a•••@example.com.”
  ///
  /// - Parameters:
  ///   - email: The address.
  ///   - mask: How it is hidden; nil for how errors hide it, ``ArgumentMask/email`` by default.
  public func reauthenticationMessage(email: String, mask: ArgumentMask? = nil) -> String {
    let mask = mask ?? usualMask("email", or: .email)
    return text("ui/reauth/message/email", mask.masked(email))
  }

  /// Security check by phone: message of the alert. English: “We’ll send a verification code to ••••••4567.”
  ///
  /// - Parameters:
  ///   - phoneNumber: The number.
  ///   - mask: How it is hidden; nil for how errors hide it, ``ArgumentMask/last4`` by default.
  public func reauthenticationMessage(phoneNumber: String, mask: ArgumentMask? = nil) -> String {
    let mask = mask ?? usualMask("phone", or: .last4)
    return text("ui/reauth/message/phone", mask.masked(phoneNumber))
  }

  private func usualMask(_ name: String, or usual: ArgumentMask) -> ArgumentMask {
    errors.options.masks[name] ?? errors.options.mask ?? usual
  }
}
