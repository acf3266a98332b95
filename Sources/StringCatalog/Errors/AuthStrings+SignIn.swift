/// The screens on which a person signs in or up.
extension AuthStrings {
  // MARK: Method picker

  /// Method picker: title at the top of the screen. English: “Sign in with Firebase”.
  public var authPickerTitle: String { localizedString(for: "Sign in with Firebase") }

  /// Method picker: button. English: “Sign in with Google”.
  public var googleLoginButtonLabel: String { localizedString(for: "Sign in with Google") }

  /// Method picker: button. English: “Sign in with Apple”.
  public var appleLoginButtonLabel: String { localizedString(for: "Sign in with Apple") }

  /// Method picker: button. English: “Sign in with Facebook”.
  public var facebookLoginButtonLabel: String { localizedString(for: "Sign in with Facebook") }

  /// Method picker: button. English: “Sign in with X”.
  public var twitterLoginButtonLabel: String { localizedString(for: "Sign in with X") }

  /// Method picker: button that opens the phone screen. English: “Sign in with Phone”.
  public var phoneLoginButtonLabel: String { localizedString(for: "Sign in with Phone") }

  /// Method picker: button that opens the email form. Email form: title and main button when
  /// signing in. English: “Sign in with email”.
  public var signInWithEmailButtonLabel: String { localizedString(for: "Sign in with email") }

  /// Method picker: text over the whole screen while a sign-in is under way. English:
  /// “Authenticating...”
  public var authenticatingMessage: String { localizedString(for: "Authenticating...") }

  /// Method picker: error shown in place of a button whose sign-in provider is unknown. English:
  /// “Invalid OAuth Provider”.
  public var invalidOAuthProviderError: String { localizedString(for: "Invalid OAuth Provider") }

  // MARK: Legal notice

  /// Legal notice under the sign-in buttons. The first `%@` is the link Terms of Service, the
  /// second `%@` the link Privacy Policy. English: “If you continue, you agree to the %@ and the
  /// %@.”
  public var termsOfServiceMessage: String { localizedString(for: "TermsOfServiceMessage") }

  /// The text of ``termsOfServiceMessage`` with the links in place.
  ///
  /// - Parameters:
  ///   - termsOfService: The link to the terms.
  ///   - privacyPolicy: The link to the privacy policy.
  public func termsOfServiceMessage(termsOfService: String, privacyPolicy: String) -> String {
    text("TermsOfServiceMessage", termsOfService, privacyPolicy)
  }

  /// Legal notice and footer: link to the terms; also stands inside the sentence of the legal
  /// notice. English: “Terms of Service”.
  public var termsOfServiceLabel: String { localizedString(for: "Terms of Service") }

  /// Legal notice and footer: link to the privacy policy; also stands inside the sentence of the
  /// legal notice. English: “Privacy Policy”.
  public var privacyPolicyLabel: String { localizedString(for: "Privacy Policy") }

  /// Footer: the two legal links side by side, spaces between them. The first `%@` is the link
  /// Terms of Service, the second `%@` the link Privacy Policy. English: two links with spaces
  /// between them.
  public var footerTermsFormat: String { localizedString(for: "%@    %@") }

  /// The text of ``footerTermsFormat`` with the links in place.
  ///
  /// - Parameters:
  ///   - termsOfService: The link to the terms.
  ///   - privacyPolicy: The link to the privacy policy.
  public func footerTerms(termsOfService: String, privacyPolicy: String) -> String {
    text("%@    %@", termsOfService, privacyPolicy)
  }

  // MARK: Email form

  /// Email form: label of the address field. English: “Email”.
  public var emailFieldLabel: String { localizedString(for: "Email") }

  /// Email form, password recovery, email link: hint inside the empty address field. English:
  /// “Enter your email”.
  public var emailInputLabel: String { localizedString(for: "Enter your email") }

  /// Email form: label of the password field. English: “Password”.
  public var passwordFieldLabel: String { localizedString(for: "Password") }

  /// Email form, password change, security check: hint inside the empty password field. English:
  /// “Enter your password”.
  public var passwordInputLabel: String { localizedString(for: "Enter your password") }

  /// Email form: label of the field where the password is typed again. English: “Confirm Password”.
  public var confirmPasswordInputLabel: String { localizedString(for: "Confirm Password") }

  /// Email form and password change: label of the field where the password is typed again. English:
  /// “Confirm Password”.
  public var confirmPasswordFieldLabel: String { localizedString(for: "Confirm Password") }

  /// Email form: main button when signing up. English: “Create account”.
  public var signUpWithEmailButtonLabel: String { localizedString(for: "Create account") }

  /// Email form: link to the password recovery screen. English: “Trouble signing in?”
  public var passwordButtonLabel: String { localizedString(for: "Trouble signing in?") }

  /// Email form: link to the email link screen. English: “Prefer Email link sign-in?”
  public var signUpWithEmailLinkButtonLabel: String {
    localizedString(for: "Prefer Email link sign-in?")
  }

  /// Email form when signing in: question before the button Sign up. English: “Don't have an
  /// account yet?”
  public var dontHaveAnAccountYetLabel: String {
    localizedString(for: "Don't have an account yet?")
  }

  /// Email form when signing in: button that switches to creating an account; follows a question.
  /// English: “Sign up”.
  public var emailSignUpFlowLabel: String { localizedString(for: "Sign up") }

  /// Email form when signing up: question before the button Sign in. English: “Already have an
  /// account?”
  public var alreadyHaveAnAccountLabel: String { localizedString(for: "Already have an account?") }

  /// Email form when signing up: button that switches to signing in; follows a question. English:
  /// “Login”.
  public var emailLoginFlowLabel: String { localizedString(for: "Login") }

  // MARK: Password recovery

  /// Password recovery: title. English: “Recover password”.
  public var passwordRecoveryTitle: String { localizedString(for: "Recover password") }

  /// Password recovery: label of the address field. English: “Send a password recovery link to your
  /// email”.
  public var passwordRecoveryEmailFieldLabel: String {
    localizedString(for: "Send a password recovery link to your email")
  }

  /// Password recovery: main button. English: “Send password recovery email”.
  public var forgotPasswordInputLabel: String {
    localizedString(for: "Send password recovery email")
  }

  /// Password recovery: title once the email is sent. English: “Check your email”.
  public var passwordRecoveryEmailSentTitle: String { localizedString(for: "Check your email") }

  /// Password recovery: explanation under the title once the email is sent. English: “You’ll get an
  /// email that explains how to choose a new password.”
  public var passwordRecoveryHelperMessage: String {
    localizedString(for: "PasswordRecoveryMessage")
  }

  /// Password recovery: message once the email is sent. `%@` is the email address. English: “We
  /// sent an email to %@. Open it and use the link to choose a new password.”
  public var passwordRecoveryEmailSentMessage: String {
    localizedString(for: "PasswordRecoveryEmailSentMessage")
  }

  /// The text of ``passwordRecoveryEmailSentMessage`` with the address in place.
  ///
  /// - Parameter email: The email address.
  public func passwordRecoveryEmailSentMessage(email: String) -> String {
    text("PasswordRecoveryEmailSentMessage", email)
  }

  // MARK: Email link

  /// Email link: title. English: “Sign in with email link”.
  public var signInWithEmailLinkViewTitle: String {
    localizedString(for: "Sign in with email link")
  }

  /// Email link: label of the address field. English: “Send a sign-in link to your email”.
  public var signInLinkEmailFieldLabel: String {
    localizedString(for: "Send a sign-in link to your email")
  }

  /// Email link: main button. English: “Send email sign-in link”.
  public var sendEmailLinkButtonLabel: String { localizedString(for: "Send email sign-in link") }

  /// Email link: message once the email with the link is sent. English: “Sign-in email Sent”.
  public var signInWithEmailLinkViewMessage: String { localizedString(for: "Sign-in email Sent") }

  // MARK: Previous methods

  /// Previous methods: title of the sheet offered when an account exists under another method.
  /// English: “Use a previous sign-in method”.
  public var legacySignInRecoveryTitle: String {
    localizedString(for: "Use a previous sign-in method")
  }

  /// Previous methods: message above the buttons. English: “You previously signed in with one of
  /// these methods for %@.”
  ///
  /// - Parameter email: The email address.
  public func legacySignInRecoveryMessage(email: String) -> String {
    text("You previously signed in with one of these methods for %@.", email)
  }

  /// Previous methods: note when the app does not offer all of them. English: “Some previous
  /// sign-in methods are not enabled in this app.”
  public var legacySignInRecoveryUnavailableMessage: String {
    localizedString(for: "Some previous sign-in methods are not enabled in this app.")
  }

  /// Previous methods: button. English: “Continue with email and password”.
  public var legacyEmailPasswordOptionLabel: String {
    localizedString(for: "Continue with email and password")
  }

  /// Previous methods: button. English: “Continue with email link”.
  public var legacyEmailLinkOptionLabel: String { localizedString(for: "Continue with email link") }

  // MARK: Facebook

  /// Facebook sign-in: message after the person closed the Facebook window. English: “Facebook
  /// login cancelled”.
  public var facebookLoginCancelledLabel: String {
    localizedString(for: "Facebook login cancelled")
  }

  /// Facebook sign-in: title of the request to allow tracking across apps. English: “Authorize User
  /// Tracking”.
  public var authorizeUserTrackingLabel: String { localizedString(for: "Authorize User Tracking") }

  /// Facebook sign-in: message of the request to allow tracking. English: “For classic Facebook
  /// login, please authorize user tracking.”
  public var facebookAuthorizeUserTrackingMessage: String {
    localizedString(for: "For classic Facebook login, please authorize user tracking.")
  }

  /// Facebook sign-in: switch for Facebook's mode without tracking. English: “Limited Login”.
  public var facebookLimitedLoginLabel: String { localizedString(for: "Limited Login") }
}
