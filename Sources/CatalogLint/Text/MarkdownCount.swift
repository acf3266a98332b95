import CatalogSyntax

/// How many constructs of Markdown a text has, as far as attributed strings show them: links, emphasis and
/// code spans (CommonMark 0.31, sections 6.1 to 6.3).
struct MarkdownCount: Equatable {
  /// Links with an address.
  private(set) var links = 0
  /// Code spans.
  private(set) var code = 0
  /// Strong emphasis, written with two asterisks.
  private(set) var strong = 0
  /// Emphasis, written with one asterisk or low line.
  private(set) var emphasis = 0

  /// Reads a UTF-8 text.
  init(_ text: borrowing Span<UInt8>) {
    var openCode: Int?
    var openStrong = false
    var openEmphasis: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if openCode != nil, byte != 0x60 {
        index += 1
        continue
      }
      switch byte {
      case 0x5C: index += 1
      case 0x60:
        if openCode != nil {
          code += 1
          openCode = nil
        } else if Self.hasAnother(0x60, text, from: index + 1) {
          openCode = index
        }
      case 0x5B:
        if let end = Self.linkEnd(text, from: index) {
          links += 1
          // The text of the link may be emphasized; its address may not.
          _ = end
        }
      case 0x2A, 0x5F:
        let isDouble = index + 1 < text.count && text[index + 1] == byte
        let length = isDouble ? 2 : 1
        let before: UInt8 = index > 0 ? text[index - 1] : 0x20
        let after: UInt8 = index + length < text.count ? text[index + length] : 0x20
        let canOpen = !Self.isSpace(after) && (byte == 0x2A || !Self.isWord(before))
        let canClose = !Self.isSpace(before) && (byte == 0x2A || !Self.isWord(after))
        if isDouble {
          if openStrong, canClose {
            strong += 1
            openStrong = false
          } else if canOpen {
            openStrong = true
          }
          index += 1
        } else if canClose, openEmphasis.last == byte {
          emphasis += 1
          openEmphasis.removeLast()
        } else if canOpen {
          openEmphasis.append(byte)
        }
      case _: break
      }
      index += 1
    }
  }

  private static func hasAnother(
    _ byte: UInt8, _ text: borrowing Span<UInt8>, from start: Int
  ) -> Bool {
    var index = start
    while index < text.count {
      if text[index] == byte { return true }
      index += 1
    }
    return false
  }

  /// The end of `[text](address)` that begins at an offset.
  private static func linkEnd(_ text: borrowing Span<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    while index < text.count, text[index] != 0x5D {
      if text[index] == 0x5B { return nil }
      index += 1
    }
    guard index > start + 1, index + 1 < text.count, text[index + 1] == 0x28 else { return nil }
    index += 2
    let address = index
    while index < text.count, text[index] != 0x29 {
      if isSpace(text[index]) { return nil }
      index += 1
    }
    return index < text.count && index > address ? index + 1 : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt32(byte).isBasicLetter || UInt32(byte).isBasicDigit
  }
}
