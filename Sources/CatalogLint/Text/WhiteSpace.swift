/// Which characters are white space (Unicode, property `White_Space`), and what they are called.
enum WhiteSpace {
  /// White space that is no line break.
  static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0B, 0x0C, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    case _: false
    }
  }

  /// Line feed, carriage return, next line, and the separators of lines and paragraphs.
  static func isLineBreak(_ value: UInt32) -> Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    case _: false
    }
  }

  /// Punctuation of Chinese and Japanese that fills a square and so holds its own space.
  static func isFullWidthPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF60:
      true
    case _: false
    }
  }

  /// White space in words: `2 spaces and a tab`, or `no white space`.
  static func names(_ spaces: [UInt32]) -> String {
    guard let first = spaces.first else { return "no white space" }
    var runs: [(value: UInt32, count: Int)] = [(first, 0)]
    for value in spaces {
      if value != runs[runs.count - 1].value { runs.append((value, 0)) }
      runs[runs.count - 1].count += 1
    }
    let parts = runs.prefix(mostNamed).map { run in
      let (article, name) = name(run.value)
      return run.count == 1 ? "\(article) \(name)" : "\(run.count) \(name)s"
    }
    if runs.count > mostNamed { return parts.joined(separator: ", ") + " and more" }
    guard let last = parts.last, parts.count > 1 else { return parts[0] }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A message names at most this many runs.
  private static let mostNamed = 4

  private static func name(_ value: UInt32) -> (article: String, name: String) {
    switch value {
    case 0x09: ("a", "tab")
    case 0x20: ("a", "space")
    case 0xA0: ("a", "no-break space")
    case 0x2009: ("a", "thin space")
    case 0x200A: ("a", "hair space")
    case 0x202F: ("a", "narrow no-break space")
    case 0x3000: ("an", "ideographic space")
    case _: ("a", "U+" + hexadecimal(value) + " space")
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
