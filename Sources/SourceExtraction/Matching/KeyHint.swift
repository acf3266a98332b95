import CatalogSyntax

/// A comment that names the keys that the code beside it uses: `stringsctl:keys error.*, "a, b" in Errors -- why`.
///
/// Patterns are separated by commas; `*` stands for any text, `\*` for itself; a pattern with commas, blanks at its
/// ends or the words `in` and `--` stands between double quotes. `in` names the table. The patterns stand for the key
/// of a dynamic call on the comment's last line or the next one; with none there, the comment itself uses the keys.
struct KeyHint: Sendable {
  /// The word that begins a hint.
  static let word = "stringsctl:keys"

  /// The patterns.
  var patterns: [KeyPattern] = []
  /// The table; nil where the hint names none.
  var table: String?

  /// Reads the text of a comment, or returns nil if it holds no hint.
  init?(_ comment: String) {
    guard let mark = comment.range(of: Self.word) else { return nil }
    var rest = comment[mark.upperBound...]
    guard let next = rest.first, next == " " || next == "\t" || next == ":" else { return nil }
    if next == ":" { rest = rest.dropFirst() }
    if let line = rest.firstIndex(where: \.isNewline) { rest = rest[..<line] }
    if rest.hasSuffix("*/") { rest = rest.dropLast(2) }
    read(rest)
    guard !patterns.isEmpty else { return nil }
  }

  private mutating func read(_ text: Substring) {
    var rest = text
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      guard let first = rest.first else { return }
      if first == "\"" {
        let inner = rest.dropFirst()
        let end = inner.firstIndex(of: "\"") ?? inner.endIndex
        add(inner[..<end])
        rest = end < inner.endIndex ? inner[inner.index(after: end)...] : ""
        if readTable(rest) { return }
        continue
      }
      var end = rest.firstIndex(of: ",") ?? rest.endIndex
      if let reason = rest[..<end].range(of: " -- ") {
        end = reason.lowerBound
        rest = rest[..<end]
      }
      var pattern = rest[..<end]
      if let place = pattern.range(of: " in ") {
        table = String(trimmed(pattern[place.upperBound...]))
        pattern = pattern[..<place.lowerBound]
        add(trimmed(pattern))
        return
      }
      add(trimmed(pattern))
      rest = rest[end...]
    }
  }

  /// Reads what may follow a pattern in quotes.
  ///
  /// - Returns: Whether the hint ends with it.
  private mutating func readTable(_ text: Substring) -> Bool {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    if rest.hasPrefix("--") { return true }
    guard rest.hasPrefix("in ") else { return false }
    let name = rest.dropFirst(3)
    let end = name.range(of: " -- ")?.lowerBound ?? name.endIndex
    table = String(trimmed(name[..<end]))
    return true
  }

  private mutating func add(_ pattern: Substring) {
    var pieces: [String?] = []
    var text = ""
    var characters = pattern
    while let character = characters.popFirst() {
      if character == "\\", characters.first == "*" {
        characters.removeFirst()
        text.append("*")
      } else if character == "*" {
        if !text.isEmpty { pieces.append(text) }
        text = ""
        if pieces.isEmpty || pieces.last != .some(nil) { pieces.append(nil) }
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { pieces.append(text) }
    guard let first = pieces.first else { return }
    if pieces.count == 1, let first {
      patterns.append(.exact(first))
    } else {
      patterns.append(.composed(pieces))
    }
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension StringProtocol {
  /// The place of a word, by its UTF-8 bytes.
  fileprivate func range(of word: String) -> Range<Index>? {
    let (text, pattern) = (utf8, Array(word.utf8))
    var start = text.startIndex
    while start < text.endIndex {
      let rest = text[start...]
      if rest.starts(with: pattern) {
        return start..<text.index(start, offsetBy: pattern.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
