/// How an email address or a phone number is hidden in a text.
public enum ArgumentMask: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Six dots and the last four digits: `••••••4567`.
  case last4
  /// The first letter, three dots and the domain: `a•••@example.com`.
  case email
  /// Six dots.
  case full

  /// The value as it may be shown.
  public func masked(_ value: String) -> String {
    switch self {
    case .none: value
    case .full: Self.dots
    case .last4: Self.dots + Self.ending(of: value)
    case .email: Self.address(value)
    }
  }

  private static let dots = "••••••"

  /// The last four digits; fewer than that of a short number, of which nothing would be hidden.
  private static func ending(of value: String) -> String {
    let shown = value.filter { $0.isNumber }
    let characters = shown.isEmpty ? value : shown
    return String(characters.suffix(min(4, characters.count / 2)))
  }

  private static func address(_ value: String) -> String {
    guard let sign = value.lastIndex(of: "@"), sign > value.startIndex,
      let first = value.first
    else { return dots }
    return "\(first)•••\(value[sign...])"
  }
}

extension ErrorArgument.Kind {
  /// How arguments of the kind are masked in texts that mask; nil if they never are.
  var usualMask: ArgumentMask? {
    switch self {
    case .email: .email
    case .phone: .last4
    case .person, .provider, .url, .count, .duration, .date, .code, .label, .cause, .requirements,
      .opaque:
      nil
    }
  }
}
