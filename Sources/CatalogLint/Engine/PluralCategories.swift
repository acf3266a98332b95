import ICU
import StringCatalog
import Synchronization

/// The plural categories of a language, from CLDR by way of ICU.
struct PluralCategories: Sendable {
  /// All of them.
  let all: Set<String>
  /// Those that ordinary whole numbers reach: not the ones kept for millions or for fractions.
  let ordinary: Set<String>
  /// The numbers up to a thousand that are `one`.
  let ones: [Int]

  /// The categories of all languages together.
  static let names = Set(PluralCategory.allCases.map(\.rawValue))

  /// The categories of a language, or nil where ICU does not tell; `Base` is no language.
  static func of(_ locale: LocaleIdentifier) -> PluralCategories? {
    guard !locale.isBase, locale.form != .invalid else { return nil }
    return known.withLock { known in
      if let categories = known[locale.canonical] { return categories }
      let categories = PluralCategories(locale.canonical)
      known[locale.canonical] = .some(categories)
      return categories
    }
  }

  /// What was asked for before: counting up to a thousand takes longer than most files.
  private static let known = Mutex<[String: PluralCategories?]>([:])

  private init?(_ locale: String) {
    guard let rules = try? PluralRules(locale: locale) else { return nil }
    all = Set(rules.categories.map(\.rawValue))
    var reached: Set<PluralCategory> = []
    var ones: [Int] = []
    for number in 0...1_000 {
      let category = rules.category(of: Int64(number))
      reached.insert(category)
      if category == .one { ones.append(number) }
    }
    ordinary = Set(reached.map(\.rawValue))
    self.ones = ones
  }
}
