package import ICU

/// The plural rules of a locale, compiled so that the category of a whole number is one look into a table.
///
/// CLDR's conditions compare a number, or its remainder by a power of ten, with constants. So the category of
/// a number below 1,000 stands in a table, and that of nearly every larger number depends on its last
/// three digits alone; where the rules do not prove that (a million in French), they are evaluated. If ICU's
/// copy of the rules cannot be read, ICU is asked instead.
package final class PluralTable: Sendable {
  /// Categories of the numbers below 1,000, then of larger ones by their remainder; nil where that does not
  /// decide.
  private let categories: [PluralCategory?]
  private let rules: [PluralRule]?
  private let icu: PluralRules?

  /// Compiles the rules of a locale. A tag that is ill-formed, or a missing ICU, gives the rules of the root
  /// locale: every number is `other`.
  package init(locale: String, kind: PluralRules.Kind) {
    do {
      icu = try PluralRules(locale: locale, kind: kind)
    } catch {
      icu = nil
      rules = []
      categories = Array(repeating: .other, count: 2_000)
      return
    }
    rules = Self.rules(locale, kind)
    guard let rules else {
      categories = Array(repeating: nil, count: 2_000)
      return
    }
    let small = (0..<1_000 as Range<UInt64>).map { PluralTable.category(of: $0, rules) }
    let large = (0..<1_000 as Range<UInt64>).map { PluralTable.category(ofRemainder: $0, rules) }
    categories = small.map { Optional($0) } + large
  }

  /// Whether the rules were compiled; ICU answers each time where not.
  package var isCompiled: Bool { rules != nil }

  /// The category of a whole number, given its magnitude.
  @inline(__always)
  package func category(of magnitude: UInt64) -> PluralCategory {
    let index = magnitude < 1_000 ? magnitude : 1_000 + magnitude % 1_000
    return categories[Int(truncatingIfNeeded: index)] ?? evaluated(magnitude)
  }

  /// The category of a number as it is written, all its fraction digits counted; see
  /// `PluralRules.category(ofDecimal:)`.
  package func category(ofDecimal decimal: String) -> PluralCategory {
    icu?.category(ofDecimal: decimal) ?? .other
  }

  @inline(never)
  private func evaluated(_ magnitude: UInt64) -> PluralCategory {
    if let rules { return Self.category(of: magnitude, rules) }
    guard let number = Int64(exactly: magnitude) else {
      return category(ofDecimal: "\(magnitude)")
    }
    return icu?.category(of: number) ?? .other
  }

  /// The rules in CLDR's words; nil if they cannot be had or are not understood.
  private static func rules(_ locale: String, _ kind: PluralRules.Kind) -> [PluralRule]? {
    do {
      return PluralRule.rules(try PluralRules.source(locale: locale, kind: kind))
    } catch {
      return nil
    }
  }

  private static func category(of magnitude: UInt64, _ rules: [PluralRule]) -> PluralCategory {
    rules.first { $0.holds(for: magnitude) }?.category ?? .other
  }

  private static func category(
    ofRemainder remainder: UInt64, _ rules: [PluralRule]
  ) -> PluralCategory? {
    for rule in rules {
      switch rule.holds(forRemainder: remainder) {
      case true?: return rule.category
      case false?: continue
      case nil: return nil
      }
    }
    return .other
  }
}
