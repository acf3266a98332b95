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
  /// Where each of ``rules`` stands in the comment, as half-open ranges of bytes; none where the comment is
  /// not well-formed text.
  var ruleRanges: [SourceRange] = []
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
      let first = start + marker.word.count
      directive.ruleRanges =
        words.utf8.count == end - first
        ? directive.ruleRanges.map { SourceRange($0.start + first, $0.end + first) } : []
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
        let start = word.utf8.distance(from: text.startIndex, to: word.startIndex)
        ruleRanges.append(SourceRange(start, start + word.utf8.count))
      }
    }
  }

  /// The stretches of the comment that go with some of the rules that it names; with all of them, or where
  /// it names none, the whole directive goes.
  ///
  /// - Parameters:
  ///   - rules: Places in ``rules``.
  ///   - comment: The comment.
  /// - Returns: Nil where the places of the rules are not known.
  func removal(ofRules rules: Set<Int>, from comment: Span<UInt8>) -> [SourceRange]? {
    guard rules.count < self.rules.count else { return [withWhiteSpace(in: comment)] }
    guard ruleRanges.count == self.rules.count else { return nil }
    return rules.sorted().map { rule in
      let isLast = !(rule + 1..<ruleRanges.count).contains { !rules.contains($0) }
      return isLast
        ? SourceRange(ruleRanges[rule - 1].end, ruleRanges[rule].end)
        : SourceRange(ruleRanges[rule].start, ruleRanges[rule + 1].start)
    }
  }

  /// The directive with the white space that keeps it apart from the rest of its comment.
  private func withWhiteSpace(in comment: Span<UInt8>) -> SourceRange {
    func isSpace(_ index: Int) -> Bool {
      [0x20, 0x09, 0x0A, 0x0D].contains(comment[index])
    }
    var range = self.range
    while range.start > 0, isSpace(range.start - 1) { range.start -= 1 }
    guard range.start == 0 else { return range }
    // Nothing is before it: what comes behind it moves up to its place.
    range.start = self.range.start
    while range.end < comment.count, isSpace(range.end) { range.end += 1 }
    return range
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
