import CatalogSyntax

/// The grammar-agreement markup of a text: `^[%lld file](inflect: true)`.
struct AgreementMarkup {
  /// The bytes between the brackets of each complete markup.
  private(set) var contents: [SourceRange] = []
  /// The places where `^[` opens and no markup follows.
  private(set) var unbalanced: [SourceRange] = []

  /// Whether a text with unbalanced markup asks for agreement somewhere: `(inflect:`.
  private(set) var asksForAgreement = false

  /// Reads the markup of `text`.
  init(_ text: borrowing Span<UInt8>) {
    var offset = 0
    while offset + 1 < text.count {
      guard text[offset] == 0x5e, text[offset + 1] == 0x5b else {
        offset += 1
        continue
      }
      if let close = Self.closingBracket(text, from: offset + 2),
        let end = Self.attributesEnd(text, from: close + 1)
      {
        contents.append(SourceRange(offset + 2, close))
        offset = end
      } else {
        unbalanced.append(SourceRange(offset, offset + 2))
        offset += 2
      }
    }
    guard !unbalanced.isEmpty else { return }
    for offset in 0..<text.count where Self.has("(inflect:", text, at: offset) {
      asksForAgreement = true
      return
    }
  }

  /// Whether the byte offset lies inside some markup.
  func encloses(_ offset: Int) -> Bool {
    var low = 0
    var high = contents.count
    while low < high {
      let middle = (low + high) / 2
      if contents[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < contents.count && contents[low].start <= offset
  }

  private static func closingBracket(_ text: borrowing Span<UInt8>, from start: Int) -> Int? {
    var depth = 1
    let limit = min(text.count, start + 512)
    for offset in start..<max(start, limit) {
      if text[offset] == 0x5b { depth += 1 }
      if text[offset] == 0x5d { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }

  /// The end of `(inflect: true)` or another attribute list that asks for agreement.
  private static func attributesEnd(_ text: borrowing Span<UInt8>, from start: Int) -> Int? {
    guard start < text.count, text[start] == 0x28 else { return nil }
    var depth = 0
    var isAgreement = false
    for offset in start..<min(text.count, start + 512) {
      if text[offset] == 0x28 { depth += 1 }
      if text[offset] == 0x29 { depth -= 1 }
      if depth == 0 { return isAgreement ? offset + 1 : nil }
      isAgreement =
        isAgreement || has("inflect", text, at: offset) || has("morphology", text, at: offset)
        || has("agreeWith", text, at: offset)
    }
    return nil
  }

  private static func has(
    _ word: StaticString, _ text: borrowing Span<UInt8>, at offset: Int
  ) -> Bool {
    guard word.utf8CodeUnitCount <= text.count - offset else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      let expected = unsafe word.utf8Start[index]
      guard text[offset + index] == expected else { return false }
    }
    return true
  }
}
