/// Text from files in XML 1.0 and in HTML.
enum MarkupText {
  /// The widest sentence or path that is shown in full, in columns; readers bound the length of an
  /// attribute, libxml2 at ten million bytes.
  static let width = 4096

  /// The text for an element or an attribute in quotes, well-formed whatever it holds.
  ///
  /// Like `TextEscape.xml`, but what XML does not allow stays readable: control characters, invisible
  /// characters and those that change direction are written as `\u{…}`, and so are U+FFFE and U+FFFF
  /// (XML 1.0, production 2). It is cut at ``width``.
  static func safe(_ text: String) -> String {
    let (shown, isCut) = DisplayText.cutAndSafe(text, to: width)
    return escaped(shown) + (isCut ? "…" : "")
  }

  /// A text that is shown already, with references for what has a meaning.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}": result += "\\u{FFFE}"
      case "\u{FFFF}": result += "\\u{FFFF}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0xEF:
      true
    case _: false
    }
  }
}
