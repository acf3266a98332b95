/// Something that a password has to have.
public enum PasswordRequirement: Hashable, Sendable {
  /// At least so many characters.
  case minLength(Int)
  /// At most so many characters.
  case maxLength(Int)
  /// A lowercase letter.
  case lowercase
  /// An uppercase letter.
  case uppercase
  /// A digit.
  case digit
  /// A character that is no letter and no digit.
  case symbol

  /// Reads one requirement as ``description`` writes it: `minLength(8)`, or `minLength=8`.
  public init?(_ word: String) {
    let parts = word.split { $0 == "(" || $0 == "=" || $0 == ")" }
    switch parts.count {
    case 1:
      switch parts[0] {
      case "lowercase": self = .lowercase
      case "uppercase": self = .uppercase
      case "digit": self = .digit
      case "symbol": self = .symbol
      case _: return nil
      }
    case 2:
      guard let length = Int(parts[1]), length >= 0 else { return nil }
      switch parts[0] {
      case "minLength": self = .minLength(length)
      case "maxLength": self = .maxLength(length)
      case _: return nil
      }
    case _: return nil
    }
  }

  /// The requirements that the server lists, in English and between brackets, in the detail of its code
  /// `PASSWORD_DOES_NOT_MEET_REQUIREMENTS`: `Missing password requirements: [Password must contain at least 8
  /// characters, Password must contain a numeric character]`. Items that say something else are left out.
  public static func requirements(in detail: String) -> [PasswordRequirement] {
    var list = detail[...]
    if let start = detail.firstIndex(of: "[") { list = detail[detail.index(after: start)...] }
    if let end = list.firstIndex(of: "]") { list = list[..<end] }
    var result: [PasswordRequirement] = []
    for item in list.split(separator: ",").prefix(largestCount) {
      guard let requirement = requirement(inItem: item), !result.contains(requirement) else {
        continue
      }
      result.append(requirement)
    }
    return result
  }

  /// There are six kinds; no list of the server is longer than a few items.
  private static let largestCount = 32

  private static func requirement(inItem item: Substring) -> PasswordRequirement? {
    let words = item.lowercased().split { $0 == " " || $0 == "_" }
    func has(_ word: String) -> Bool { words.contains { $0 == word } }
    func has(_ start: String, end: String) -> Bool {
      words.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }
    }
    let number = words.lazy.compactMap { Int($0) }.first { $0 >= 0 }
    if let number, has("least") || has("minimum") { return .minLength(number) }
    if let number, has("most") || has("maximum") { return .maxLength(number) }
    if has("lower") || has("lowercase") { return .lowercase }
    if has("upper") || has("uppercase") { return .uppercase }
    if has("non", end: "alphanumeric") || has("special") || has("symbol") { return .symbol }
    if has("numeric") || has("digit") || has("number") { return .digit }
    return nil
  }
}

extension PasswordRequirement: CustomStringConvertible {
  /// The requirement in a word, as ``init(_:)`` reads it.
  public var description: String {
    switch self {
    case .minLength(let length): "minLength(\(length))"
    case .maxLength(let length): "maxLength(\(length))"
    case .lowercase: "lowercase"
    case .uppercase: "uppercase"
    case .digit: "digit"
    case .symbol: "symbol"
    }
  }

  /// The error whose message says it, with its argument.
  var part: (id: String, arguments: [MessageArgument]) {
    switch self {
    case .minLength(let length):
      ("auth/password-requirement/min-length", [.int(length).named("length")])
    case .maxLength(let length):
      ("auth/password-requirement/max-length", [.int(length).named("length")])
    case .lowercase: ("auth/password-requirement/lowercase", [])
    case .uppercase: ("auth/password-requirement/uppercase", [])
    case .digit: ("auth/password-requirement/digit", [])
    case .symbol: ("auth/password-requirement/symbol", [])
    }
  }
}
