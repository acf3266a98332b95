import CatalogSyntax
import ICU

/// Text from files in a form that may be shown to a person or written into a build log.
enum DisplayText {
  /// The text on one line, with nothing in it that acts on a terminal or on a build server.
  ///
  /// Control characters, invisible characters and those that change direction are written as
  /// `\u{…}`. Build servers take orders from lines that hold `##[…]` (GitHub, Azure) or
  /// `##name[…]` (Azure, TeamCity); the second `#` of such a start is written as `\u{23}`.
  static func safe(_ text: String) -> String {
    let escaped = text.escapedForDisplay
    return escaped.hasNumberSign ? defusing(escaped) : escaped
  }

  /// A text in quotes, cut to a width in terminal columns; an ellipsis behind the quotes says so.
  ///
  /// With `isolated`, a text with right-to-left letters is set between FIRST STRONG ISOLATE and POP
  /// DIRECTIONAL ISOLATE, so that it leaves the order of its surroundings alone.
  static func quoted(_ text: String, width: Int, isolated: Bool = false) -> String {
    let (shown, isCut) = cutAndSafe(text, to: max(width - 3, 1))
    let isolates = isolated && shown.unicodeScalars.contains(where: isRightToLeft)
    let body = isolates ? "\u{2068}\(shown)\u{2069}" : shown
    return "\"\(body)\"" + (isCut ? "…" : "")
  }

  /// The text as ``safe(_:)`` gives it, cut to a width in terminal columns.
  static func cutAndSafe(_ text: String, to width: Int) -> (text: String, isCut: Bool) {
    // Escaping makes a text longer, never shorter, and a cluster takes few bytes in any real text.
    let isLong = text.utf8.count / 64 > width
    return cut(safe(isLong ? String(text.prefix(width + 1)) : text), to: width)
  }

  /// As many whole grapheme clusters from the start of a text as fit a width in terminal columns.
  ///
  /// No real cluster has more than thirty marks (Stream-Safe Text Format, UAX #15); one that does is cut.
  static func cut(_ text: String, to width: Int) -> (text: String, isCut: Bool) {
    guard text.utf8.count > width else { return (text, false) }
    var columns = 0
    for index in text.indices {
      let cluster = text[index]
      columns += TerminalWidth.columns(of: cluster)
      if columns > width { return (String(text[..<index]), true) }
      if cluster.utf8.count > 64, cluster.unicodeScalars.count > 31 {
        var shown = String(text[..<index])
        shown.unicodeScalars.append(contentsOf: cluster.unicodeScalars.prefix(31))
        return (shown, true)
      }
    }
    return (text, false)
  }

  private static func defusing(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let isSecondMark =
        byte == UInt8(ascii: "#") && index > 0 && bytes[index - 1] == UInt8(ascii: "#")
      if isSecondMark, opensOrder(bytes[(index + 1)...]) {
        result += "\\u{23}".utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func opensOrder(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      == UInt8(ascii: "[")
  }

  /// Whether a scalar is in one of the blocks of right-to-left scripts.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    case _: false
    }
  }
}

extension String {
  /// Whether there is a number sign.
  fileprivate var hasNumberSign: Bool {
    var text = self
    return text.withUTF8Bytes { $0.hasNumberSign }
  }
}
