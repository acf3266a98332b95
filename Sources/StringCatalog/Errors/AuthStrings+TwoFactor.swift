/// The screens for the second factor of a sign-in.
extension AuthStrings {
  // MARK: All screens

  /// Two-factor screens: title above the code field. English: “Enter Verification Code”.
  public var enterVerificationCodeLabel: String { localizedString(for: "Enter Verification Code") }

  /// Two-factor screens: label of the code field. English: “Verification Code”.
  public var verificationCodeLabel: String { localizedString(for: "Verification Code") }

  /// Two-factor screens: title. English: “Two-Factor Authentication”.
  public var twoFactorAuthenticationLabel: String {
    localizedString(for: "Two-Factor Authentication")
  }

  // MARK: Setup

  /// Two-factor setup: label of the number field. English: “Phone Number”.
  public var phoneNumberLabel: String { localizedString(for: "Phone Number") }

  /// Two-factor setup: button that sends the verification code. English: “Send Code”.
  public var sendCodeLabel: String { localizedString(for: "Send Code") }

  /// Two-factor setup: title. English: “Set Up Two-Factor Authentication”.
  public var setUpTwoFactorAuthenticationLabel: String {
    localizedString(for: "Set Up Two-Factor Authentication")
  }

  /// Two-factor setup: explanation under the title. English: “Set up two-factor authentication to
  /// add an extra layer of security to your account.”
  public var setUpTwoFactorAuthMessage: String {
    localizedString(
      for: "Set up two-factor authentication to add an extra layer of security to your account.")
  }

  /// Two-factor setup and sign-in: heading above the list of methods. English: “Choose
  /// Authentication Method”.
  public var chooseAuthenticationMethodLabel: String {
    localizedString(for: "Choose Authentication Method")
  }

  /// Two-factor setup and sign-in: name of a method in the list. English: “SMS Authentication”.
  public var smsAuthenticationLabel: String { localizedString(for: "SMS Authentication") }

  /// Two-factor setup and sign-in: name of a method in the list. English: “Authenticator App”.
  public var authenticatorAppLabel: String { localizedString(for: "Authenticator App") }

  /// Two-factor setup, SMS: explanation of the method. English: “We'll send a verification code to
  /// your phone number each time you sign in.”
  public var sendVerificationCodeEachSignInMessage: String {
    localizedString(
      for: "We'll send a verification code to your phone number each time you sign in.")
  }

  /// Two-factor setup, SMS: note under the title of the number step. English: “We'll send a
  /// verification code to your phone”.
  public var sendVerificationCodeToPhoneMessage: String {
    localizedString(for: "We'll send a verification code to your phone")
  }

  /// Two-factor setup, SMS: note under the number field. English: “We'll send a verification code
  /// to this number”.
  public var sendVerificationCodeToNumberMessage: String {
    localizedString(for: "We'll send a verification code to this number")
  }

  /// Two-factor setup: label of the field that names the phone or app. English: “Display Name”.
  public var displayNameFieldLabel: String { localizedString(for: "Display Name") }

  /// Two-factor setup, SMS: hint inside the empty name field. English: “Enter display name for this
  /// device”.
  public var enterDisplayNameForDevicePrompt: String {
    localizedString(for: "Enter display name for this device")
  }

  /// Two-factor setup, app: explanation of the method. English: “Use an authenticator app like
  /// Google Authenticator or Authy to generate verification codes.”
  public var authenticatorAppInstructionsMessage: String {
    localizedString(
      for:
        """
        Use an authenticator app like Google Authenticator or Authy to generate verification \
        codes.
        """)
  }

  /// Two-factor setup, app: title of the step with the QR code. English: “Scan QR Code”.
  public var scanQRCodeLabel: String { localizedString(for: "Scan QR Code") }

  /// Two-factor setup, app: instruction above the QR code. English: “Scan with your authenticator
  /// app or tap to open directly”.
  public var scanWithAuthenticatorAppMessage: String {
    localizedString(for: "Scan with your authenticator app or tap to open directly")
  }

  /// Two-factor setup, app: link under the QR code. English: “Tap to open in authenticator app”.
  public var tapToOpenInAuthenticatorAppLabel: String {
    localizedString(for: "Tap to open in authenticator app")
  }

  /// Two-factor setup, app: message in place of the QR code when it cannot be made. English:
  /// “Unable to generate QR Code”.
  public var unableToGenerateQRCodeMessage: String {
    localizedString(for: "Unable to generate QR Code")
  }

  /// Two-factor setup, app: label before the key that can be typed instead of scanning the code.
  /// English: “Manual Entry Key:”
  public var manualEntryKeyLabel: String { localizedString(for: "Manual Entry Key:") }

  /// Two-factor setup, app: short confirmation after the key was copied. English: “Copied to
  /// clipboard!”
  public var copiedToClipboardMessage: String { localizedString(for: "Copied to clipboard!") }

  /// Two-factor setup, app: hint inside the empty name field. English: “Enter display name for this
  /// authenticator”.
  public var enterDisplayNameForAuthenticatorPrompt: String {
    localizedString(for: "Enter display name for this authenticator")
  }

  /// Two-factor setup, app: hint inside the empty code field. English: “Enter code from app”.
  public var enterCodeFromAppPrompt: String { localizedString(for: "Enter code from app") }

  /// Two-factor setup: hint inside the empty code field. English: “Enter 6-digit code”.
  public var enterSixDigitCodeLabel: String { localizedString(for: "Enter 6-digit code") }

  /// Two-factor setup: button on the last step. English: “Complete Setup”.
  public var completeSetupLabel: String { localizedString(for: "Complete Setup") }

  /// Two-factor setup and sign-in: title when the app has the feature turned off. English:
  /// “Multi-Factor Authentication Disabled”.
  public var mfaDisabledLabel: String {
    localizedString(for: "Multi-Factor Authentication Disabled")
  }

  /// Two-factor setup and sign-in: message when the app has the feature turned off. English: “MFA
  /// is not enabled in the current configuration. Please contact your administrator.”
  public var mfaNotEnabledMessage: String {
    localizedString(
      for: "MFA is not enabled in the current configuration. Please contact your administrator.")
  }

  /// Two-factor setup and sign-in: title when the app allows no method. English: “No Authentication
  /// Methods Available”.
  public var noAuthenticationMethodsAvailableLabel: String {
    localizedString(for: "No Authentication Methods Available")
  }

  /// Two-factor setup and sign-in: message when the app allows no method. English: “No MFA methods
  /// are configured as allowed. Please contact your administrator.”
  public var noMFAMethodsConfiguredMessage: String {
    localizedString(
      for: "No MFA methods are configured as allowed. Please contact your administrator.")
  }

  // MARK: Sign-in

  /// Two-factor sign-in: message above the code field. `%@` is the phone number. English: “We sent
  /// a code to %@”.
  public var sentCodeToNumberMessage: String { localizedString(for: "We sent a code to %@") }

  /// The text of ``sentCodeToNumberMessage`` with the number in place.
  ///
  /// - Parameter phoneNumber: The phone number.
  public func sentCodeToNumberMessage(phoneNumber: String) -> String {
    text("We sent a code to %@", phoneNumber)
  }

  /// Two-factor sign-in: title and main button. English: “Complete Sign-In”.
  public var completeSignInLabel: String { localizedString(for: "Complete Sign-In") }

  /// Two-factor sign-in: explanation under the title. English: “Complete sign-in with your second
  /// factor”.
  public var completeSignInWithSecondFactorMessage: String {
    localizedString(for: "Complete sign-in with your second factor")
  }

  /// Two-factor sign-in: label above the list of the person's methods. English: “Choose
  /// verification method:”
  public var chooseVerificationMethodLabel: String {
    localizedString(for: "Choose verification method:")
  }

  /// Two-factor sign-in: heading of the SMS step. English: “SMS Verification”.
  public var smsVerificationLabel: String { localizedString(for: "SMS Verification") }

  /// Two-factor sign-in: message before a code is sent. `%@` is the last digits of the phone
  /// number; the dots stand for the hidden ones. English: “We'll send a code to ••••••%@”.
  public var sendCodeToMaskedNumberMessage: String {
    localizedString(for: "We'll send a code to ••••••%@")
  }

  /// The text of ``sendCodeToMaskedNumberMessage`` with the digits in place.
  ///
  /// - Parameter lastDigits: The last digits of the phone number.
  public func sendCodeToMaskedNumberMessage(lastDigits: String) -> String {
    text("We'll send a code to ••••••%@", lastDigits)
  }

  /// Two-factor sign-in: message above the code field. English: “Enter the 6-digit code from your
  /// authenticator app”.
  public var enterCodeFromAuthenticatorAppMessage: String {
    localizedString(for: "Enter the 6-digit code from your authenticator app")
  }

  /// Two-factor sign-in: line naming the authenticator app entry in use. English: “Account: %@”.
  ///
  /// - Parameter displayName: The name that the person gave it.
  public func accountPrefix(displayName: String) -> String { text("Account: %@", displayName) }

  // MARK: Methods

  /// Two-factor methods: title, and button on the account screen. English: “Manage Two-Factor
  /// Authentication”.
  public var manageTwoFactorAuthenticationLabel: String {
    localizedString(for: "Manage Two-Factor Authentication")
  }

  /// Two-factor methods: explanation under the title. English: “Manage your authentication
  /// methods”.
  public var manageAuthenticationMethodsMessage: String {
    localizedString(for: "Manage your authentication methods")
  }

  /// Two-factor methods: heading above the list of methods already set up. English: “Enrolled
  /// Methods”.
  public var enrolledMethodsLabel: String { localizedString(for: "Enrolled Methods") }

  /// Two-factor methods: title when the list is empty. English: “No Authentication Methods”.
  public var noAuthenticationMethodsLabel: String {
    localizedString(for: "No Authentication Methods")
  }

  /// Two-factor methods: explanation when the list is empty. English: “Add an extra layer of
  /// security to your account”.
  public var addExtraSecurityLayerMessage: String {
    localizedString(for: "Add an extra layer of security to your account")
  }

  /// Two-factor methods: button that starts the setup when the list is empty. English: “Get
  /// Started”.
  public var getStartedLabel: String { localizedString(for: "Get Started") }

  /// Two-factor methods: button that starts the setup of one more method. English: “Add Another
  /// Method”.
  public var addAnotherMethodLabel: String { localizedString(for: "Add Another Method") }

  /// Two-factor methods: name of a method of unknown kind. English: “Authentication Method”.
  public var authenticationMethodLabel: String { localizedString(for: "Authentication Method") }

  /// Two-factor methods: name of a method to which the person gave none. English: “Unnamed Method”.
  public var unnamedMethodLabel: String { localizedString(for: "Unnamed Method") }

  /// Two-factor methods: line under an SMS method. `%@` is the phone number. English: “SMS: %@”.
  public var smsPhoneLabel: String { localizedString(for: "SMS: %@") }

  /// The text of ``smsPhoneLabel`` with the number in place.
  ///
  /// - Parameter phoneNumber: The phone number.
  public func smsPhoneLabel(phoneNumber: String) -> String { text("SMS: %@", phoneNumber) }

  /// Two-factor methods: line under a method. `%@` is the date it was set up, already formatted.
  /// English: “Enrolled: %@”.
  public var enrolledDateLabel: String { localizedString(for: "Enrolled: %@") }

  /// The text of ``enrolledDateLabel`` with the date in place.
  ///
  /// - Parameter date: The date, formatted.
  public func enrolledDateLabel(date: String) -> String { text("Enrolled: %@", date) }

  /// Two-factor methods: button that takes a method off the list. English: “Remove”.
  public var removeLabel: String { localizedString(for: "Remove") }
}
