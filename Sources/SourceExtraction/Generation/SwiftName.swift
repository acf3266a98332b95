import ICU

/// Makes names of Swift from texts.
enum SwiftName {
  /// Names are cut behind the word with which they become longer than this, in characters.
  private static let length = 48
  /// Words are cut behind this number of bytes of UTF-8, or a little later.
  private static let longestWord = 96

  /// A text as the name of a property or function: `Sign in with %@` is `signInWith`.
  ///
  /// - Returns: The name, which may be a keyword; nil if the text has no letter and no digit.
  static func member(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    let isShouting = !text.unicodeScalars.contains { $0.properties.isLowercase }
    return starting(joined(uncapitalized(first), words.dropFirst(), isShouting))
  }

  /// A text as the name of a type: `sign_in` is `SignIn`.
  static func type(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    let isShouting = !text.unicodeScalars.contains { $0.properties.isLowercase }
    return starting(
      joined(capitalized(first, isShouting: isShouting), words.dropFirst(), isShouting))
  }

  /// Whether a text is a name as it stands.
  static func isPlain(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy(isNamePart)
  }

  /// The words that declarations have to put in backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name as it is declared: a keyword in backticks.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Names that no declaration makes a member of a type.
  static let unusable: Set<String> = ["self", "Self", "init", "Type", "Protocol"]

  /// Types that generated code uses, and that a nested type of their name would hide.
  static let typesInUse: Set<String> = [
    "Any", "Bundle", "CVarArg", "Double", "Foundation", "Int", "Locale", "NSString", "Protocol",
    "Self", "String", "StringCatalog", "Swift", "Type", "UInt",
  ]

  // MARK: Words

  /// Runs of letters, digits and marks. Apostrophes inside words are left out.
  ///
  /// They are composed (NFC), as people type them: the compiler compares names by code units.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in Normalization.nfc(text).unicodeScalars {
      if isNamePart(scalar), scalar != "_" {
        guard word.utf8.count < longestWord else { continue }
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty, scalar != "'", scalar != "\u{2019}" {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      case _: false
      }
    }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func joined(
    _ first: String, _ others: ArraySlice<String>, _ isShouting: Bool
  ) -> String {
    var name = first
    for word in others {
      if name.unicodeScalars.count > length { break }
      // Two numbers would become one.
      if name.last?.isNumber == true, word.first?.isNumber == true { name += "_" }
      name += capitalized(word, isShouting: isShouting)
    }
    return name
  }

  private static func starting(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.isXIDStart ? name : "_\(name)"
  }

  private static func capitalized(_ word: String, isShouting: Bool) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    let rest = String(word.unicodeScalars.dropFirst())
    return first.properties.titlecaseMapping + (isShouting ? rest.lowercased() : rest)
  }

  /// The word with its leading capitals in lower case: `URLTitle` is `urlTitle`.
  private static func uncapitalized(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = 0
    while count < scalars.count, scalars[count].properties.isUppercase { count += 1 }
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index < count {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
