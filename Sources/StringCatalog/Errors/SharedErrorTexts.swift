/// The titles that errors share. The raw values are keys.
public enum ErrorTitle: String, Hashable, Sendable, CaseIterable {
  case error = "ui/title/error"
  case signIn = "ui/title/sign-in"
  case account = "ui/title/account"
  case conflict = "ui/title/conflict"
  case confirm = "ui/title/confirm"
  case password = "ui/title/password"
  case notAllowed = "ui/title/not-allowed"
  case later = "ui/title/later"
  case connection = "ui/title/connection"
  case link = "ui/title/link"
  case twoFactor = "ui/title/two-factor"
  case code = "ui/title/code"
}

/// The advice that errors share: what a person can do. The raw values are keys.
public enum ErrorRecovery: String, Hashable, Sendable, CaseIterable {
  case check = "ui/recovery/check"
  case tryAgain = "ui/recovery/try-again"
  case later = "ui/recovery/later"
  case connection = "ui/recovery/connection"
  case countryCode = "ui/recovery/country-code"
  case newCode = "ui/recovery/new-code"
  case newEmail = "ui/recovery/new-email"
  case signInAgain = "ui/recovery/sign-in-again"
  case usualMethod = "ui/recovery/usual-method"
  case otherAddress = "ui/recovery/other-address"
  case otherAccount = "ui/recovery/other-account"
  case otherMethod = "ui/recovery/other-method"
  case openLink = "ui/recovery/open-link"
  case support = "ui/recovery/support"
  case administrator = "ui/recovery/administrator"
  case update = "ui/recovery/update"
  case popUps = "ui/recovery/pop-ups"
  case browser = "ui/recovery/browser"
  case finish = "ui/recovery/finish"
  case removeFactor = "ui/recovery/remove-factor"
  case sameDevice = "ui/recovery/same-device"
}

/// The labels of buttons that errors share. The raw values are keys.
public enum ErrorAction: String, Hashable, Sendable, CaseIterable {
  case tryAgain = "ui/action/try-again"
  case signIn = "ui/action/sign-in"
  case createAccount = "ui/action/create-account"
  case resetPassword = "ui/action/reset-password"
  case newCode = "ui/action/new-code"
  case newEmail = "ui/action/new-email"
  case otherMethod = "ui/action/other-method"
  case close = "ui/action/close"
  case proceed = "ui/reauth/button/continue"
}
