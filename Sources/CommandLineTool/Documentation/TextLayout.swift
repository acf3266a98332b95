/// Lays out running text in a fixed number of columns.
enum TextLayout {
  /// Breaks text at spaces into lines of at most `width` characters.
  ///
  /// A longer word stands on a line of its own. Runs of white space count as one space.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let needed = word.count + (line.isEmpty ? 0 : 1)
      if !line.isEmpty, length + needed > width {
        lines.append(line)
        line = ""
        length = 0
      }
      line += (line.isEmpty ? "" : " ") + word
      length += line.count == word.count ? word.count : needed
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Breaks text into lines that begin with `indent` spaces and end before column `width`.
  static func paragraph(_ text: String, indent: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return lines(of: text, width: width - indent).map { margin + $0 }
  }

  /// Sets terms beside their explanations.
  ///
  /// The explanations share a column, wide enough for every term up to `widest` characters; below
  /// a longer term the explanation begins on the next line.
  static func columns(
    _ rows: [(term: String, text: String)], width: Int, widest: Int = 26
  ) -> [String] {
    let fitting = rows.map(\.term.count).filter { $0 <= widest }
    let column = 2 + (fitting.max() ?? min(widest, 8)) + 2
    return rows.flatMap { term, text -> [String] in
      let explanation = paragraph(text, indent: column, width: width)
      guard term.count <= widest, let first = explanation.first else {
        return ["  " + term] + explanation
      }
      let gap = String(repeating: " ", count: column - 2 - term.count)
      return ["  " + term + gap + first.dropFirst(column)] + explanation.dropFirst()
    }
  }
}
