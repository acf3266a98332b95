/// The screens for the sign-in with a phone number.
extension AuthStrings {
  // MARK: Number and code

  /// Phone screen: title. English: “Sign in with Phone”.
  public var phoneSignInTitle: String { localizedString(for: "Sign in with Phone") }

  /// Phone screen: label of the number field. English: “Phone”.
  public var phoneFieldLabel: String { localizedString(for: "Phone") }

  /// Phone screen and two-factor setup: heading. English: “Enter phone number”.
  public var enterPhoneNumberLabel: String { localizedString(for: "Enter phone number") }

  /// Phone screen: hint inside the empty number field. English: “Enter phone number”.
  public var enterPhoneNumberPlaceholder: String { localizedString(for: "Enter phone number") }

  /// Phone screen and two-factor setup: hint inside the empty number field. English: “Enter phone
  /// number”.
  public var enterPhoneNumberPrompt: String { localizedString(for: "Enter phone number") }

  /// Phone screen and two-factor setup: title. English: “Enter Your Phone Number”.
  public var enterYourPhoneNumberLabel: String { localizedString(for: "Enter Your Phone Number") }

  /// Phone screen and two-factor setup: label of the number field. English: “Phone Number”.
  public var phoneNumberFieldLabel: String { localizedString(for: "Phone Number") }

  /// Phone screen: button that sends the verification code. English: “Send Code”.
  public var sendCodeButtonLabel: String { localizedString(for: "Send Code") }

  /// Phone screen: button that sends the verification code in a text message. English: “Send SMS
  /// code”.
  public var smsCodeSendButtonLabel: String { localizedString(for: "Send SMS code") }

  /// Phone screen: text shown while the number or the code is being checked. English:
  /// “Processing...”
  public var processingLabel: String { localizedString(for: "Processing...") }

  /// Phone screen: title above the code field. English: “Enter Verification Code”.
  public var enterVerificationCodeTitle: String { localizedString(for: "Enter Verification Code") }

  /// Phone screen: hint inside the empty code field. English: “Enter verification code”.
  public var phoneNumberVerificationCodeLabel: String {
    localizedString(for: "Enter verification code")
  }

  /// Phone screen: label of the code field. English: “Verification Code”.
  public var verificationCodePlaceholder: String { localizedString(for: "Verification Code") }

  /// Phone screen and two-factor screens: label of the code field. English: “Verification Code”.
  public var verificationCodeFieldLabel: String { localizedString(for: "Verification Code") }

  /// Phone screen: message above the code field. English: “We sent a code to %@”.
  ///
  /// - Parameter phoneNumber: The phone number.
  public func sentCodeMessage(phoneNumber: String) -> String {
    text("We sent a code to %@", phoneNumber)
  }

  /// Phone screen and two-factor sign-in: button that sends another code. English: “Resend Code”.
  public var resendCodeLabel: String { localizedString(for: "Resend Code") }

  /// Phone screen: button that goes back to the number field. English: “Change number”.
  public var changeNumberLabel: String { localizedString(for: "Change number") }

  /// Phone screen: button that goes back to the number field. English: “Change number”.
  public var changeNumberButtonLabel: String { localizedString(for: "Change number") }

  /// Phone screen: main button under the code field. English: “Verify and Sign In”.
  public var verifyAndSignInButtonLabel: String { localizedString(for: "Verify and Sign In") }

  /// Phone screen: main button that checks number and code together. English: “Verify phone number
  /// and sign-in”.
  public var verifyPhoneNumberAndSignInLabel: String {
    localizedString(for: "Verify phone number and sign-in")
  }
}
