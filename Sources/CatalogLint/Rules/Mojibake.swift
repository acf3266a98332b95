import CatalogSyntax
import StringCatalog

/// `mojibake`
///
/// The other way around: characters that windows-1252 (WHATWG Encoding, index-windows-1252) has for
/// bytes that together are UTF-8.
struct Mojibake: ComparisonRule {
  static let description = RuleDescription(
    id: "mojibake", severity: .error, group: .text,
    summary: """
      Finds texts that were read in the wrong encoding: the replacement character U+FFFD, and \
      UTF-8 that was taken for Latin-1 or windows-1252, as in `Ã©`.
      """,
    rationale: "The user sees garbage, and what U+FFFD replaced is lost.",
    remedy: "Write the text anew, and save or convert the file as UTF-8.",
    fixSafety: """
      Writing the characters that are meant is an unsafe fix. What U+FFFD has replaced is lost, so that \
      a text with it has none.
      """,
    examples: [
      .bad(en: "\"Number\"", "fr", "↓\"NumÃ©ro\""),
      .bad(en: "\"Don’t\"", "de", "↓\"Itâ€™s\""),
      .bad(en: "\"Size\"", "de", "↓\"Gr\u{FFFD}ße\""),
      .bad(en: "\"Yes\"", "ru", "↓\"Ð”Ð°\""),
      .bad("\"key\" = ↓\"Thatâ€™s all\";\n"),
      .good(en: "\"Number\"", "fr", "\"Numéro\""),
      .good(en: "\"NO\"", "pt", "\"«NÃO»\""),
      .good(en: "\"Morning\"", "pt", "\"«MANHÃ»\"", note: "A letter before a quotation mark."),
      .good(en: "\"Ä“\"", "de", "\"„Ä“\""),
      .good(en: "\"Done…\"", "fr", "\"« Terminé… »\""),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.compatibility) || target.contains(.latinLetter)
  }

  func check(_ pair: inout TextPair) {
    guard let fault = pair.target.withSpan({ Self.fault($0) }) else { return }
    switch fault {
    case .replacement: pair.report(.replacement)
    case .misread(let places):
      guard let first = places.first else { return }
      let shown = pair.target.withSpan { $0.string(in: first.range) }
      pair.report(
        .misread(shown, meant: first.meant).marking(places.map(\.range)),
        fix: TextFix(
          title: .decode, safety: .unsafe, replacements: places.map { ($0.range, $0.meant) }))
    }
  }

  private enum Fault {
    case replacement
    case misread([(range: SourceRange, meant: String)])
  }

  private static func fault(_ text: Span<UInt8>) -> Fault? {
    var index = 0
    var hasLead = false
    let end = text.count &- 2
    while index < end {
      if index &+ 8 <= text.count {
        let word = text.word(at: index)
        let hits = word.bytesEqual(to: 0xEF) | word.bytesEqual(to: 0xC3)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
        guard index < end else { break }
      }
      let (first, second, third) = (text[index], text[index &+ 1], text[index &+ 2])
      if first == 0xEF, second == 0xBF, third == 0xBD { return .replacement }
      // Letters that are first bytes of UTF-8, before a character that windows-1252 has for a later byte.
      if first == 0xC3, second &- 0x82 < 0x33, isFirstOfTrail(third) { hasLead = true }
      index &+= 1
    }
    guard hasLead else { return nil }
    let scalars = TextScalars(text)
    var places: [(range: SourceRange, meant: String)] = []
    var next = 0
    for index in scalars.indices where index >= next {
      let lead = scalars.values[index]
      guard (0xC2...0xF4).contains(lead) else { continue }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var bytes = [UInt8(truncatingIfNeeded: lead)]
      for place in index + 1..<index + length {
        guard let value = scalars[place], let byte = byte(of: value), byte & 0xC0 == 0x80 else {
          break
        }
        bytes.append(byte)
      }
      guard bytes.count == length, UTF8Validation.scalarLength(bytes.span, at: 0) == length else {
        continue
      }
      let trail = (index + 1..<index + length).compactMap { scalars[$0] }
      // A letter before quotation marks or dashes, as good text has it.
      if trail.allSatisfy(isPunctuation) {
        let next = scalars[index + length]
        let goesOn = next.map { $0.isBasicLetter || (0xC2...0xF4).contains($0) } ?? false
        guard goesOn else { continue }
      }
      next = index + length
      places.append(
        (
          SourceRange(scalars.offsets[index], scalars.offsets[next]),
          String(decoding: bytes, as: UTF8.self)
        ))
    }
    return places.isEmpty ? nil : .misread(places)
  }

  /// Whether a character that stands for one of the bytes from 0x80 to 0xBF may begin with a byte: U+0080 to U+00BF,
  /// and what windows-1252 has besides, in U+0152 to U+0192, U+02C6, U+02DC, and from U+2013 to U+2122.
  @inline(__always)
  private static func isFirstOfTrail(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xC5, 0xC6, 0xCB, 0xE2: true
    case _: false
    }
  }

  /// Quotation marks, dashes, ellipsis, the middle dot of Catalan and the no-break space.
  private static func isPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0xAB, 0xBB, 0xB7, 0xA0, 0x2013, 0x2014, 0x2018...0x201E, 0x2026, 0x2039, 0x203A: true
    case _: false
    }
  }

  /// The byte that windows-1252 or Latin-1 has for a character, from 0x80 on.
  private static func byte(of value: UInt32) -> UInt8? {
    if (0x80...0xFF).contains(value) { return UInt8(truncatingIfNeeded: value) }
    return windows1252.firstIndex(of: value).map { UInt8(truncatingIfNeeded: 0x80 + $0) }
  }

  /// The characters of the bytes 0x80 to 0x9F; 0 where there is none.
  private static let windows1252: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
    0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}

extension Diagnostic.Message {
  fileprivate static var decode: Self { Self("Write what is meant") }

  fileprivate static var replacement: Self {
    Self("text has the replacement character U+FFFD: something was lost; write the text anew")
  }

  fileprivate static func misread(_ shown: String, meant: String) -> Self {
    Self("'\(shown)' is UTF-8 read in another encoding; '\(meant)' is meant")
  }
}
