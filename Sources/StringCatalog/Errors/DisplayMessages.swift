/// What the error types have to say, in the language of a reader.
///
/// Each function looks the text up when it is called, so that an error that was thrown long ago speaks the
/// language that is wanted now.
extension AuthServiceError {
  /// The message; nil if the error is not to be shown, because the person cancelled or the screens handle it.
  ///
  /// - Parameters:
  ///   - localizer: Where texts are looked for; its last layer should be ``LocalizationLayer/builtIn``.
  ///   - wanted: The locales that the reader wants, the dearest first.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String? {
    ErrorRenderer(localizer).render(ReportedError(self), for: wanted).text
  }
}

extension AuthErrorCode {
  /// The message; nil if the error is not to be shown. See
  /// ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String? {
    ErrorRenderer(localizer).render(ReportedError(self), for: wanted).text
  }
}

extension ReauthenticationType {
  /// The request. See ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String {
    ErrorRenderer(localizer).render(ReportedError(self), for: wanted).text ?? ""
  }
}

extension OAuthReauthContext {
  /// The request to sign in with the provider. See ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String {
    ReauthenticationType.oauth(self).displayMessage(in: localizer, for: wanted)
  }
}

extension EmailReauthContext {
  /// The request to enter the password. See ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String {
    ReauthenticationType.email(self).displayMessage(in: localizer, for: wanted)
  }
}

extension EmailLinkReauthContext {
  /// The request to open the link. See ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String {
    ReauthenticationType.emailLink(self).displayMessage(in: localizer, for: wanted)
  }
}

extension PhoneReauthContext {
  /// The request to verify the number. See ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String {
    ReauthenticationType.phone(self).displayMessage(in: localizer, for: wanted)
  }
}

extension AccountConflictContext {
  /// The message; nil if the screens handle the conflict. See
  /// ``AuthServiceError/displayMessage(in:for:)``.
  public func displayMessage(in localizer: Localizer, for wanted: [String]) -> String? {
    ErrorRenderer(localizer).render(ReportedError(self), for: wanted).text
  }
}
