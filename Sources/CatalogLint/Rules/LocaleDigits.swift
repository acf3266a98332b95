import CatalogSyntax
import ICU
import StringCatalog

/// `locale-digits`
///
/// The digits of a locale are those of its default numbering system in CLDR.
struct LocaleDigits: ComparisonRule {
  static let description = RuleDescription(
    id: "locale-digits", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds numbers in digits that are not those of the locale, placeholders and addresses left \
      out of account.
      """,
    rationale: """
      Numbers that are formatted at run time have the digits of the locale: both kinds side by side \
      look like a slip.
      """,
    remedy: "Write the number in the digits of the locale.",
    examples: [
      .bad(en: "\"Use 6 digits\"", "fa", "↓\"6 رقم وارد کنید\""),
      .bad(en: "\"Use 6 digits\"", "de", "↓\"Gib ۶ Ziffern ein\""),
      .bad(en: "\"Use 6 digits\"", "mr", "↓\"6 अंक वापरा\""),
      .good(en: "\"Use 6 digits\"", "fa", "\"۶ رقم وارد کنید\""),
      .good(en: "\"%1$@\"", "fa", "\"%1$@\""),
      .good(en: "\"MP3 files\"", "fa", "\"پرونده‌های MP3\"", note: "Part of a name."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.digit) || target.contains(.otherScript)
  }

  func check(_ pair: inout TextPair) {
    guard let zero = pair.targetLanguage.zero else { return }
    let other = pair.target.withSpan { text -> Bool in
      let mask = ProseMask(text)
      let scalars = TextScalars(text)
      return scalars.indices.contains { index in
        guard !mask[scalars.offsets[index]], let scalar = Unicode.Scalar(scalars.values[index]),
          scalar.properties.numericType == .decimal
        else { return false }
        let isInName = [index - 1, index + 1].contains { scalars[$0]?.isBasicLetter ?? false }
        // A placeholder of the program's own, such as `%0`.
        if scalars[index - 1] == 0x25 { return false }
        return !isInName && !(zero..<zero + 10).contains(scalar.value)
      }
    }
    if other { pair.report(.other(zero)) }
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ zero: UInt32) -> Self {
    let digits = (0..<3).compactMap { Unicode.Scalar(zero + $0).map { String($0) } }.joined()
    return Self("a number is not in the digits of the language; write it with \(digits)…")
  }
}
