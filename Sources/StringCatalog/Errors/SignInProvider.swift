/// The sign-in providers with a brand. The raw values are their identifiers.
public enum SignInProvider: String, Hashable, Sendable, CaseIterable {
  case google = "google.com"
  case apple = "apple.com"
  case facebook = "facebook.com"
  case twitter = "twitter.com"
  case github = "github.com"
  case microsoft = "microsoft.com"
  case yahoo = "yahoo.com"

  /// The name, which is never translated.
  public var name: String {
    switch self {
    case .google: "Google"
    case .apple: "Apple"
    case .facebook: "Facebook"
    case .twitter: "X"
    case .github: "GitHub"
    case .microsoft: "Microsoft"
    case .yahoo: "Yahoo"
    }
  }
}

extension SignInProvider {
  /// The key of the name of a sign-in method that is no brand, which is translated; nil for all others.
  static func nameKey(of method: String) -> String? {
    switch method {
    case "phone": "ui/provider/phone"
    case "password": "ui/provider/email"
    case "emailLink": "ui/provider/email-link"
    case _: nil
    }
  }
}
