import CatalogSyntax
import StringCatalog

/// `brackets`
struct Brackets: ComparisonRule {
  static let description = RuleDescription(
    id: "brackets", severity: .info, group: .text,
    summary: """
      Finds translations whose brackets do not pair up while those of the source text do. \
      Placeholders and markup are left out of account.
      """,
    rationale: "A bracket that is never closed looks like a text that was cut off.",
    remedy: "Add the bracket that is missing, or delete the one that is alone.",
    examples: [
      .bad(en: "\"Size (MB)\"", "de", "↓\"Größe (MB\""),
      .bad(en: "\"Size (MB)\"", "zh-Hans", "↓\"大小（MB\""),
      .bad(en: "\"Files (%d)\"", "ar", "↓\"ملفات %d)\""),
      .good(en: "\"Size (MB)\"", "ja", "\"サイズ（MB)\"", note: "Full width is no difference."),
      .good(
        en: "\"a) First\"", "fr", "\"a) Premier\"", note: "The source text has no pair either."),
      .good(en: "\"Fine :)\"", "pl", "\"Dobrze :)\""),
      .good(en: "\"Hello {name}\"", "de", "\"Hallo {name}\""),
      .good(en: "\"^[%lld file](inflect: true)\"", "es", "\"^[%lld archivo](inflect: true)\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.bracket)
  }

  func check(_ pair: inout TextPair) {
    guard let bracket = pair.target.withSpan({ Self.firstAlone($0) }),
      pair.source.withSpan({ Self.firstAlone($0) }) == nil
    else { return }
    pair.report(.alone(bracket))
  }

  /// The first bracket without a partner.
  private static func firstAlone(_ text: Span<UInt8>) -> UInt32? {
    guard !isBalanced(text) else { return nil }
    let mask = ProseMask(text)
    let markup = AgreementMarkup(text)
    guard markup.contents.isEmpty, markup.unbalanced.isEmpty else { return nil }
    let scalars = TextScalars(text)
    var open: [(opener: UInt32, written: UInt32)] = []
    for index in scalars.indices where !mask[scalars.offsets[index]] {
      let written = scalars.values[index]
      let value = narrow(written)
      switch value {
      case 0x28, 0x5B, 0x7B, 0x3010: open.append((value, written))
      case 0x29, 0x5D, 0x7D, 0x3011:
        // A smiley.
        if value == 0x29, isEyes(scalars[index - 1]) { continue }
        if value == 0x29, scalars[index - 1] == 0x2D, isEyes(scalars[index - 2]) { continue }
        guard let last = open.popLast(), last.opener == opener(of: value) else { return written }
      case _: break
      }
    }
    return open.last?.written
  }

  /// Whether the bytes of a text tell that its brackets pair up: each kind for itself, in order.
  private static func isBalanced(_ text: Span<UInt8>) -> Bool {
    var (round, square, curly, wide) = (0, 0, 0, 0)
    for index in text.indices {
      switch text[index] {
      case 0x28: round += 1
      case 0x29: round -= 1
      case 0x5B: square += 1
      case 0x5D: square -= 1
      case 0x7B: curly += 1
      case 0x7D: curly -= 1
      // U+3010 to U+3015, and what is full-width.
      case 0x90, 0x91, 0x94, 0x95: if follows(0xE3, 0x80, text, index) { wide += 1 }
      case 0x88, 0x89, 0xBB, 0xBD: if follows(0xEF, 0xBC, text, index) { wide += 1 }
      case 0x9B, 0x9D: if follows(0xEF, 0xBD, text, index) { wide += 1 }
      case _: break
      }
      if round < 0 || square < 0 || curly < 0 { return false }
    }
    return round == 0 && square == 0 && curly == 0 && wide == 0
  }

  private static func follows(
    _ first: UInt8, _ second: UInt8, _ text: Span<UInt8>, _ index: Int
  ) -> Bool {
    index > 1 && text[index - 2] == first && text[index - 1] == second
  }

  private static func isEyes(_ value: UInt32?) -> Bool { value == 0x3A || value == 0x3B }

  private static func narrow(_ value: UInt32) -> UInt32 {
    switch value {
    case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D: value - 0xFEE0
    case 0x3014, 0x3015: value - 0x3014 + 0x3010
    case _: value
    }
  }

  private static func opener(of value: UInt32) -> UInt32 {
    switch value {
    case 0x29: 0x28
    case 0x3011: 0x3010
    case _: value - 2
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ bracket: UInt32) -> Self {
    let text = Unicode.Scalar(bracket).map { String($0) } ?? ""
    return Self("the bracket '\(text)' has no partner; add the other, or delete it")
  }
}
