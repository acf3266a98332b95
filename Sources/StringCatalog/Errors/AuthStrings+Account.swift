/// The screens of a signed-in person, and what all screens share.
extension AuthStrings {
  // MARK: Account

  /// Account screen: label before the address. English: “Email”.
  public var accountSettingsEmailLabel: String { localizedString(for: "Email") }

  /// Account screen: title after a sign-in. English: “Signed in!”
  public var signedInTitle: String { localizedString(for: "Signed in!") }

  /// Account screen: button that sends a verification email to the person's address. English:
  /// “Verify email address?”
  public var sendEmailVerificationButtonLabel: String {
    localizedString(for: "Verify email address?")
  }

  /// Account screen: title once the verification email is sent. English: “Verification email sent”.
  public var verifyEmailSheetMessage: String { localizedString(for: "Verification email sent") }

  /// Account screen: message once the verification email is sent. English: “Please tap on the link
  /// in your email to complete verification.”
  public var emailVerificationTapLinkMessage: String {
    localizedString(for: "Please tap on the link in your email to complete verification.")
  }

  /// Account screen: button that opens the password change. Password change: main button. English:
  /// “Update password”.
  public var updatePasswordButtonLabel: String { localizedString(for: "Update password") }

  /// Account screen: button. English: “Sign Out”.
  public var signOutButtonLabel: String { localizedString(for: "Sign Out") }

  /// Account screen: button. English: “Delete Account”.
  public var deleteAccountButtonLabel: String { localizedString(for: "Delete Account") }

  /// Account screen: button that confirms it in the alert. English: “Delete Account”.
  public var deleteAccountLabel: String { localizedString(for: "Delete Account") }

  /// Account screen: title of the alert before an account is deleted. English: “Delete Account?”
  public var deleteAccountConfirmationLabel: String { localizedString(for: "Delete Account?") }

  /// Account screen: message of the alert before an account is deleted. English: “This action
  /// cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to
  /// complete this action.”
  public var deleteAccountWarningMessage: String {
    localizedString(
      for:
        """
        This action cannot be undone. All your data will be permanently deleted. You may \
        need to reauthenticate to complete this action.
        """)
  }

  // MARK: Password change

  /// Password change: title. English: “Update your password”.
  public var updatePasswordTitle: String { localizedString(for: "UpdatePasswordTitle") }

  /// Password change: hint inside the first empty field. English: “Type new password”.
  public var typeNewPasswordLabel: String { localizedString(for: "Type new password") }

  /// Password change: hint inside the second empty field. English: “Retype new password”.
  public var retypeNewPasswordLabel: String { localizedString(for: "Retype new password") }

  /// Password change: title of the alert when it worked. English: “Password Updated”.
  public var passwordUpdatedTitle: String { localizedString(for: "Password Updated") }

  /// Password change: message of the alert when it worked. English: “Your password has been
  /// successfully updated.”
  public var passwordUpdatedSuccessMessage: String {
    localizedString(for: "Your password has been successfully updated.")
  }

  // MARK: Security check

  /// Security check before a sensitive change: title. English: “Confirm Password”.
  public var confirmPasswordTitle: String { localizedString(for: "Confirm Password") }

  /// Security check before a sensitive change: message above the password field. English: “For
  /// security, please enter your password”.
  public var forSecurityEnterPasswordMessage: String {
    localizedString(for: "For security, please enter your password")
  }

  /// Security check before a sensitive change: line above the password field. English: “Email: %@”.
  ///
  /// - Parameter email: The email address.
  public func emailPrefix(email: String) -> String { text("Email: %@", email) }

  /// Security check before a sensitive change: main button. English: “Confirm”.
  public var confirmButtonLabel: String { localizedString(for: "Confirm") }

  // MARK: Security check by phone

  /// Security check by phone: title. English: “Verify Phone Number”.
  public var verifyPhoneNumberTitle: String { localizedString(for: "Verify Phone Number") }

  /// Security check by phone: message under the title. English: “For security, please verify your
  /// phone number”.
  public var forSecurityVerifyPhoneMessage: String {
    localizedString(for: "For security, please verify your phone number")
  }

  /// Security check by phone: label before the phone number, which stands on the next line.
  /// English: “We'll send a verification code to:”
  public var sendVerificationCodeToPhonePrefix: String {
    localizedString(for: "We'll send a verification code to:")
  }

  /// Security check by phone: button that sends the code. English: “Send Verification Code”.
  public var sendVerificationCodeButtonLabel: String {
    localizedString(for: "Send Verification Code")
  }

  /// Security check by phone: label before the phone number, which stands on the next line.
  /// English: “Enter the 6-digit code sent to:”
  public var enterSixDigitCodeSentToPrefix: String {
    localizedString(for: "Enter the 6-digit code sent to:")
  }

  /// Security check by phone: main button under the code field. English: “Verify”.
  public var verifyButtonLabel: String { localizedString(for: "Verify") }

  // MARK: All screens

  /// All screens: button that goes back to the previous screen. English: “Back”.
  public var backButtonLabel: String { localizedString(for: "Back") }

  /// All screens: button that closes a message. English: “OK”.
  public var okButtonLabel: String { localizedString(for: "OK") }

  /// All screens: button that closes a sheet without doing anything. English: “Cancel”.
  public var cancelButtonLabel: String { localizedString(for: "Cancel") }

  /// All screens: title of an alert about something that failed. English: “Error”.
  public var alertErrorTitle: String { localizedString(for: "Error") }
}
