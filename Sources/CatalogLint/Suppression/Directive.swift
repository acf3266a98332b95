import CatalogSyntax
import StringCatalog

/// What a comment says about findings that are not wanted:
/// `stringsctl:ignore rule[, rule] [in de, fr] [-- reason]`, or `stringsctl:ignore-file` for a whole file.
///
/// A directive goes to the end of its line or of the comment. XML allows no `--` in a comment, so that a
/// dash (`—`, `–`) begins a reason as well.
struct Directive: Sendable, Equatable {
  /// The word that every directive begins with.
  static let marker = BytePattern("stringsctl:ignore")

  /// Whether it is about the whole file rather than the entry of the comment.
  var isForFile = false
  /// The rules that it names, as they are spelled; none for all rules.
  var rules: [String] = []
  /// The locales that it is limited to, as they are spelled; nil for all.
  var locales: [String]?
  /// Why, in the words of the author; empty where nothing is said.
  var reason = ""
  /// Where it stands in the comment, as a half-open range of bytes.
  var range = SourceRange(at: 0)

  /// The directives of a comment, in their order.
  static func all(in comment: Span<UInt8>) -> [Directive] {
    var result: [Directive] = []
    var offset = 0
    while let start = marker.firstIndex(in: comment, from: offset) {
      var end = start + marker.word.count
      offset = end
      while end < comment.count, comment[end] != 0x0A, comment[end] != 0x0D { end += 1 }
      var words = String(decoding: bytes(of: comment, offset..<end), as: UTF8.self)
      while words.last?.isWhitespace ?? false {
        end -= words.removeLast().utf8.count
      }
      guard var directive = Directive(words[...]) else { continue }
      directive.range = SourceRange(start, end)
      result.append(directive)
      offset = end
    }
    return result
  }

  /// Reads what stands behind the marker; nil where the marker is only the beginning of another word.
  private init?(_ text: Substring) {
    var rest = text
    if rest.hasPrefix("-file") {
      isForFile = true
      rest = rest.dropFirst("-file".count)
    }
    guard rest.first.map({ $0.isWhitespace || Self.beginsReason(rest, at: $0) }) ?? true else {
      return nil
    }
    while let word = Self.nextWord(of: &rest) {
      if let first = word.first, Self.beginsReason(word, at: first) {
        let words = text[word.startIndex...]
        let trimmed = words.drop { $0 == "-" || $0 == "—" || $0 == "–" || $0.isWhitespace }
        reason = String(trimmed)
        return
      }
      if word == "in", locales == nil {
        locales = []
      } else if locales != nil {
        locales?.append(String(word))
      } else {
        rules.append(String(word))
      }
    }
  }

  private static func beginsReason(_ text: Substring, at first: Character) -> Bool {
    first == "—" || first == "–" || text.hasPrefix("--")
  }

  /// Takes the next word, which ends at white space or a comma.
  private static func nextWord(of text: inout Substring) -> Substring? {
    text = text.drop { $0.isWhitespace || $0 == "," }
    guard !text.isEmpty else { return nil }
    let word = text.prefix { !$0.isWhitespace && $0 != "," }
    text = text[word.endIndex...]
    return word
  }

  private static func bytes(of text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    range.map { text[$0] }
  }
}
