import CatalogSyntax

/// The class of the punctuation that a text ends with, whatever the script.
struct EndMark: OptionSet, Hashable {
  private(set) var rawValue: UInt8

  static let stop = EndMark(rawValue: 1)
  static let question = EndMark(rawValue: 2)
  static let exclamation = EndMark(rawValue: 4)
  static let ellipsis = EndMark(rawValue: 8)
  static let colon = EndMark(rawValue: 16)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Finds the mark at the end of a UTF-8 text, behind which white space, closing quotation marks,
  /// brackets and tags may stand.
  ///
  /// - Parameter language: The language, some of whose marks mean another thing than elsewhere.
  init(_ text: borrowing Span<UInt8>, language: String) {
    self = []
    var end = text.count
    var marks: EndMark = []
    while let (value, start) = Self.scalar(before: end, in: text) {
      if marks.isEmpty, Self.isSkipped(value) {
        end = start
        if value == 0x3E { end = Self.tagStart(text, before: start) ?? start }
        continue
      }
      guard let mark = Self.mark(value, language) else { break }
      if mark == .stop, let (before, _) = Self.scalar(before: start, in: text),
        Self.mark(before, language) == .stop, marks.isEmpty
      {
        self = .ellipsis
        return
      }
      // Of `?!` the order is free; `?…` is what stands last.
      guard marks.isEmpty || Self.isSentence(marks.union(mark)) else { break }
      marks.insert(mark)
      end = start
      if !Self.isSentence(marks) { break }
    }
    self = marks
  }

  private static func isSentence(_ marks: EndMark) -> Bool {
    marks.isSubset(of: [.question, .exclamation])
  }

  /// In words, with an article.
  var name: String {
    switch self {
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .ellipsis: "an ellipsis"
    case .colon: "a colon"
    case [.question, .exclamation]: "a question and an exclamation mark"
    case _: "no punctuation"
    }
  }

  private static func mark(_ value: UInt32, _ language: String) -> EndMark? {
    switch value {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x0964, 0x0965, 0x06D4, 0x0589, 0x104A, 0x104B, 0x1362,
      0x17D4, 0x17D5, 0x1C7E:
      .stop
    case 0x3F, 0xFF1F, 0x061F, 0x055E, 0x1367: .question
    case 0x3B, 0x037E: language == "el" ? .question : nil
    case 0x21, 0xFF01, 0x055C: .exclamation
    case 0x2026, 0x22EF: .ellipsis
    case 0x3A, 0xFF1A: language == "hy" ? .stop : .colon
    case _: nil
    }
  }

  /// White space, closing quotation marks and brackets, marks of direction, and what markup ends with.
  private static func isSkipped(_ value: UInt32) -> Bool {
    switch value {
    case 0x22, 0x27, 0x29, 0x2A, 0x3E, 0x5D, 0x5F, 0x60, 0x7D, 0xBB, 0xAB: true
    case 0x2018...0x201F, 0x2039, 0x203A: true
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x301E, 0x301F: true
    case 0xFF02, 0xFF07, 0xFF09, 0xFF3D, 0xFF5D, 0xFF63: true
    case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFE0F, 0xFEFF: true
    case _: WhiteSpace.isSpace(value) || WhiteSpace.isLineBreak(value)
    }
  }

  /// Where the tag begins whose `>` stands before an offset.
  private static func tagStart(_ text: borrowing Span<UInt8>, before end: Int) -> Int? {
    var index = end - 1
    while index >= 0, end - index < 200 {
      if text[index] == 0x3C {
        let next = index + 1 < text.count ? UInt32(text[index + 1]) : 0
        return next == 0x2F || next.isBasicLetter ? index : nil
      }
      if text[index] == 0x3E { return nil }
      index -= 1
    }
    return nil
  }

  private static func scalar(
    before end: Int, in text: borrowing Span<UInt8>
  ) -> (value: UInt32, start: Int)? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    let (value, length) = UTF8Validation.scalar(text, at: start)
    return start + length == end ? (value, start) : (0xFFFD, end - 1)
  }
}
