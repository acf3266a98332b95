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
    fixSafety: """
      Deleting ends without a start and adding the ends that are missing is an unsafe fix: where a \
      direction ends is for a person to say.
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
    let fix = pair.fix { _, target in Self.balancing(target) }
    pair.report(.unbalanced(fault.value, opens: fault.opens), fix: fix)
  }

  /// The fix that closes what is open and deletes ends without a start.
  ///
  /// An end of an embedding inside of an isolate that it did not start has no effect (UAX #9, X7), nor
  /// has an end of an isolate where none is open (X6a).
  private static func balancing(_ text: Span<UInt8>) -> TextFix? {
    let scalars = TextScalars(text)
    var replacements: [(range: SourceRange, text: String)] = []
    var open: [(value: UInt32, end: Int)] = []
    func ends(of open: some Collection<(value: UInt32, end: Int)>) -> String {
      open.reversed().map { isIsolate($0.value) ? "\u{2069}" : "\u{202C}" }.joined()
    }
    for index in scalars.indices {
      let (start, end) = (scalars.offsets[index], scalars.offsets[index + 1])
      switch scalars.values[index] {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
        open.append((scalars.values[index], end))
      case 0x202C:
        if let last = open.last, !isIsolate(last.value) {
          open.removeLast()
        } else {
          replacements.append((SourceRange(start, end), ""))
        }
      case 0x2069:
        guard let isolate = open.lastIndex(where: { isIsolate($0.value) }) else {
          replacements.append((SourceRange(start, end), ""))
          continue
        }
        if isolate + 1 < open.count {
          replacements.append((SourceRange(at: start), ends(of: open[(isolate + 1)...])))
        }
        open.removeSubrange(isolate...)
      case _: break
      }
    }
    if let last = open.last {
      // White space at the end is compared with that of the source text and stays there.
      let place = max(EdgeSpace(.trailing, of: text).range.start, last.end)
      // What was deleted behind that place has to come after what is put in there.
      let index = replacements.firstIndex { $0.range.start >= place } ?? replacements.count
      replacements.insert((SourceRange(at: place), ends(of: open)), at: index)
    }
    return TextFix(title: .balance, safety: .unsafe, replacements: replacements)
  }

  private static func isIsolate(_ value: UInt32) -> Bool { value >= 0x2066 }

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
  fileprivate static var balance: Self { Self("Close what is open and delete what closes nothing") }

  fileprivate static func unbalanced(_ value: UInt32, opens: Bool) -> Self {
    let name = TextScalars.name(value)
    guard opens else {
      return Self("text ends a writing direction with \(name) that it did not start; delete it")
    }
    let end = value >= 0x2066 ? "U+2069" : "U+202C"
    return Self("text starts a writing direction with \(name) and does not end it; add \(end)")
  }
}
