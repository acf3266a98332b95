/// Writes texts of others into source code, where they can do nothing.
enum SwiftText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// The lines of a comment, without what marks them as one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many lines are kept; `…` stands for the rest.
  static func commentLines(_ text: String, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var count = 0
    var isCut = false
    func end() {
      // White space at the end of a line is nothing that anybody wants to keep.
      while line.last == " " { line.removeLast() }
      lines.append(line)
      line = ""
      count = 0
    }
    for character in text {
      if character.isNewline {
        guard lines.count + 1 < limit else {
          isCut = true
          break
        }
        end()
        continue
      }
      count += 1
      guard count <= width else {
        if count == width + 1 { line += "…" }
        continue
      }
      for scalar in character.unicodeScalars.prefix(16) { append(scalar, to: &line) }
    }
    if isCut { line += " …" }
    end()
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  /// How many characters of a line of a comment are kept.
  private static let width = 240

  /// A character that could hide or reorder code is written as its number.
  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    let isHarmless =
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        false
      case _: !scalar.properties.isDefaultIgnorableCodePoint
      }
    if scalar.isASCII ? scalar.value >= 0x20 && scalar.value != 0x7F : isHarmless {
      text.unicodeScalars.append(scalar)
    } else {
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
