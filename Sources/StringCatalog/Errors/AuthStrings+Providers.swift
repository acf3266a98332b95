/// The names of sign-in providers, and the buttons that lead to them.
extension AuthStrings {
  /// The name of a provider: that of its brand, which is the same in all languages, or what the sign-in with
  /// a phone number, a password or a link is called.
  ///
  /// - Parameters:
  ///   - provider: The identifier, such as `google.com`, `phone` or `oidc.example`.
  ///   - displayName: The name under which the application registered the provider, for providers that are
  ///     not known here.
  public func providerName(_ provider: String, displayName: String? = nil) -> String {
    SignInProvider.nameKey(of: provider).map { localizedString(for: $0) }
      ?? Self.brand(provider, displayName)
  }

  /// The label of the button that signs in with a provider. English: “Sign in with GitHub”.
  ///
  /// Where there is a text for one provider alone, as ``googleLoginButtonLabel``, it is that one: some brands
  /// say in each language how it must read.
  ///
  /// - Parameters:
  ///   - provider: The identifier, such as `google.com`, `phone` or `oidc.example`.
  ///   - displayName: The name under which the application registered the provider, for providers that are
  ///     not known here. Without one, the identifier stands for it.
  public func signInLabel(provider: String, displayName: String? = nil) -> String {
    switch provider {
    case "phone": return phoneLoginButtonLabel
    case "password": return signInWithEmailButtonLabel
    case "emailLink": return signInWithEmailLinkViewTitle
    case _: break
    }
    switch SignInProvider(rawValue: provider) {
    case .google: return googleLoginButtonLabel
    case .apple: return appleLoginButtonLabel
    case .facebook: return facebookLoginButtonLabel
    case .twitter: return twitterLoginButtonLabel
    case .github, .microsoft, .yahoo, nil:
      return text("ui/sign-in-with", Self.brand(provider, displayName))
    }
  }

  private static func brand(_ provider: String, _ displayName: String?) -> String {
    if let known = SignInProvider(rawValue: provider) { return known.name }
    guard let displayName, !displayName.isEmpty else { return provider }
    return displayName
  }
}
