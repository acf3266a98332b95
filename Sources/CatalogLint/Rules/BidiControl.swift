import CatalogSyntax
import StringCatalog

/// `bidi-control`
///
/// The pairs are those of UAX #9, section 2: an embedding or override ends with U+202C, an isolate with
/// U+2069.
struct BidiControl: ComparisonRule {
  static let description = RuleDescription(
    id: "bidi-control", severity: .warning, group: .text,
    summary: """
      Finds embeddings, overrides and isolates of writing direction that are not closed, and ends \
      of such without a start.
      """,
    rationale: """
      What is not closed goes on behind the text: where it is put together with another, that one \
      is shown in the wrong order.
      """,
    remedy: """
      Close each with its end, U+202C or U+2069. Where only a direction has to be told, one mark \
      (U+200E or U+200F) is enough.
      """,
    examples: [
      .bad(en: "\"Hello\"", "he", "↓\"\\U202Bשלום\""),
      .bad(en: "\"By %@\"", "ar", "↓\"بواسطة \\U2068%@\""),
      .bad(en: "\"Hello\"", "fa", "↓\"سلام\\U202C\""),
      .bad("\"key\" = ↓\"\\U202Eabc\";\n"),
      .good(en: "\"Hello\"", "he", "\"\\U200Fשלום\"", note: "A mark has no end."),
      .good(en: "\"By %@\"", "ar", "\"بواسطة \\U2068%@\\U2069\""),
      .good(en: "\"Hello\"", "fa", "\"\\U202Bسلام\\U202C\""),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.generalPunctuation)
  }

  func check(_ pair: inout TextPair) {
    guard let fault = pair.target.withSpan({ Self.fault($0) }) else { return }
    pair.report(.unbalanced(fault.value, opens: fault.opens))
  }

  private static func fault(_ text: Span<UInt8>) -> (value: UInt32, opens: Bool)? {
    var open: [UInt32] = []
    var index = 0
    while index &+ 2 < text.count {
      defer { index &+= 1 }
      guard text[index] == 0xE2 else { continue }
      let (second, third) = (text[index &+ 1], text[index &+ 2])
      guard (second == 0x80 && third &- 0xAA < 5) || (second == 0x81 && third &- 0xA6 < 4) else {
        continue
      }
      let value = UTF8Validation.scalar(text, at: index).value
      switch value {
      case 0x202C, 0x2069:
        // The end of an isolate ends the embeddings inside of it, too, but those are not closed.
        guard let last = open.popLast() else { return (value, false) }
        if (last >= 0x2066) != (value == 0x2069) { return (last, true) }
      case _: open.append(value)
      }
    }
    return open.last.map { ($0, true) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unbalanced(_ value: UInt32, opens: Bool) -> Self {
    let name = TextScalars.name(value)
    guard opens else {
      return Self("text ends a writing direction with \(name) that it did not start; delete it")
    }
    let end = value >= 0x2066 ? "U+2069" : "U+202C"
    return Self("text starts a writing direction with \(name) and does not end it; add \(end)")
  }
}
