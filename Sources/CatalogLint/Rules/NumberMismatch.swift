import CatalogSyntax
import StringCatalog

/// `number-mismatch`
///
/// Digits of all scripts count by their value (Unicode, property `Numeric_Value`).
struct NumberMismatch: ComparisonRule {
  static let description = RuleDescription(
    id: "number-mismatch", severity: .info, group: .text,
    summary: """
      Finds translations with other numbers than the source text, placeholders and addresses left \
      out of account. How a number is grouped, and in which digits it is written, is free.
      """,
    rationale: "The text promises or asks for something else: 8 digits instead of 6.",
    remedy: "Write the number of the source text.",
    examples: [
      .bad(en: "\"Use 6 digits\"", "de", "↓\"Gib 8 Ziffern ein\""),
      .bad(en: "\"Use 6 digits\"", "fa", "↓\"۸ رقم وارد کنید\""),
      .bad(en: "\"At most 1,000 files\"", "fr", "↓\"100 fichiers au plus\""),
      .good(en: "\"Use 6 digits\"", "fa", "\"۶ رقم وارد کنید\"", note: "Persian digits."),
      .good(en: "\"At most 1,000 files\"", "de", "\"Höchstens 1.000 Dateien\""),
      .good(en: "\"2 files\"", "fr", "\"Deux fichiers\"", note: "A number may become a word."),
      .good(en: "\"%1$@ of %2$@\"", "ja", "\"%2$@中%1$@\""),
      .good(en: "\"Opens at 10:30\"", "fi", "\"Avautuu klo 10.30\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.contains(.digit) && (target.contains(.digit) || target.contains(.nonASCII))
  }

  func check(_ pair: inout TextPair) {
    guard pair.withTexts({ !Self.haveSameDigits($0, $1) }) else { return }
    let wanted = pair.source.withSpan { Self.numbers($0) }
    guard !wanted.isEmpty else { return }
    let own = pair.target.withSpan { Self.numbers($0) }
    // Without any, the number may be a word.
    guard !own.isEmpty, Set(own) != Set(wanted), own.joined() != wanted.joined() else { return }
    guard let extra = Set(own).subtracting(wanted).min(),
      let missing = Set(wanted).subtracting(own).min()
    else { return }
    pair.report(.differs(extra, source: missing))
  }

  /// Whether two texts have the same digits of ASCII in the same order, as most have.
  private static func haveSameDigits(_ source: Span<UInt8>, _ target: Span<UInt8>) -> Bool {
    var place = 0
    for index in source.indices where UInt32(source[index]).isBasicDigit {
      while place < target.count, !UInt32(target[place]).isBasicDigit { place += 1 }
      guard place < target.count, target[place] == source[index] else { return false }
      place += 1
    }
    while place < target.count, !UInt32(target[place]).isBasicDigit { place += 1 }
    return place == target.count
  }

  /// The runs of digits, grouping removed, in ASCII.
  private static func numbers(_ text: Span<UInt8>) -> [String] {
    var prose = Prose(text)
    prose.removeNonWords()
    let bytes = prose.bytes
    let scalars = TextScalars(bytes.span)
    var numbers: [String] = []
    var current = ""
    for index in scalars.indices {
      let value = scalars.values[index]
      if let digit = digit(value) {
        current.append(digit)
      } else if !current.isEmpty, isSeparator(value), let next = scalars[index + 1],
        digit(next) != nil
      {
        continue
      } else if !current.isEmpty {
        numbers.append(current)
        current = ""
      }
    }
    if !current.isEmpty { numbers.append(current) }
    return numbers
  }

  /// What groups digits or parts a fraction, in some language.
  private static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x2C, 0x2E, 0x27, 0xA0, 0x2019, 0x202F, 0x066B, 0x066C, 0x3A: true
    case _: false
    }
  }

  private static func digit(_ value: UInt32) -> Character? {
    if value < 0x80 { return value.isBasicDigit ? Unicode.Scalar(value).map(Character.init) : nil }
    guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal,
      let number = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(0x30 + UInt32(number)).map(Character.init)
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ target: String, source: String) -> Self {
    Self("text has the number \(target) where the source text has \(source); write the same")
  }
}
