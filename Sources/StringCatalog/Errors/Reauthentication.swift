/// A sign-in with a provider that has to be repeated.
public struct OAuthReauthContext: Hashable, Sendable {
  /// The identifier of the provider, such as `google.com`.
  public let providerId: String
  /// The name of the provider as people know it; brand names are never translated.
  public let providerName: String

  /// Creates a context.
  public init(providerId: String, providerName: String) {
    self.providerId = providerId
    self.providerName = providerName
  }
}

/// A sign-in with email address and password that has to be repeated.
public struct EmailReauthContext: Hashable, Sendable {
  /// The email address.
  public let email: String

  /// Creates a context.
  public init(email: String) {
    self.email = email
  }
}

/// A sign-in with a link from an email that has to be repeated.
public struct EmailLinkReauthContext: Hashable, Sendable {
  /// The email address.
  public let email: String

  /// Creates a context.
  public init(email: String) {
    self.email = email
  }
}

/// A sign-in with a phone number that has to be repeated.
public struct PhoneReauthContext: Hashable, Sendable {
  /// The phone number.
  public let phoneNumber: String

  /// Creates a context.
  public init(phoneNumber: String) {
    self.phoneNumber = phoneNumber
  }
}

/// How a person has to confirm who they are.
public enum ReauthenticationType: Hashable, Sendable {
  /// By signing in with a provider.
  case oauth(OAuthReauthContext)
  /// By entering their password.
  case email(EmailReauthContext)
  /// By opening a link from an email.
  case emailLink(EmailLinkReauthContext)
  /// By entering a code that is sent to their phone.
  case phone(PhoneReauthContext)
}

extension ReportedError {
  /// The request to confirm who one is.
  public init(_ type: ReauthenticationType) {
    switch type {
    case .oauth(let context):
      // The registered name says more than the identifier, which stands in where there is none.
      let name = context.providerName.isEmpty ? context.providerId : context.providerName
      self.init(id: "reauth/oauth", arguments: [.string(name).named("provider")])
    case .email(let context):
      self.init(id: "reauth/email", arguments: [.string(context.email).named("email")])
    case .emailLink(let context):
      self.init(id: "reauth/email-link", arguments: [.string(context.email).named("email")])
    case .phone(let context):
      self.init(id: "reauth/phone", arguments: [.string(context.phoneNumber).named("phone")])
    }
  }
}
