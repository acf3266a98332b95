/// Text escaped for roff.
enum RoffText {
  /// Text for a line of its own: it is never taken for a request.
  static func line(_ text: String) -> String {
    let escaped = inline(text)
    guard let first = escaped.utf8.first,
      first == UInt8(ascii: ".") || first == UInt8(ascii: "'")
    else { return escaped }
    return "\\&" + escaped
  }

  /// Text for an argument of a macro, in double quotes.
  static func argument(_ text: String) -> String {
    "\"\(inline(text))\""
  }

  /// Text within a line.
  ///
  /// Hyphens become the minus of options, which can be searched and copied. Characters that roff
  /// typesets as something else are named (groff_char(7)); all else beyond ASCII is given by its
  /// code point, so that the page is plain ASCII.
  static func inline(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\(rs"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        guard scalar.value > 0x9F else {
          escaped += " "
          continue
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }
}
