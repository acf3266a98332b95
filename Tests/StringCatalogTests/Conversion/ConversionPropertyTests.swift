import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

/// Makes up catalogs of texts that are hard to carry.
private struct CatalogGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let pieces = [
    "%d", "%lld", "%arg", "%1$d", "%2$@", "%@", "%#@a@", "%2$#@b@", "%#@b@", "%%", " x ", "%*d",
    "%1#@a@", "%.1f", "%lf", "é", "<&>", "%", "% d", "\"", "\\", "\n", "\u{18}", "%1$lld", "%#@c@",
    "%2$*1$d", "e\u{301}", "😀", "%2$lld",
  ]
  private static let commentPieces = [
    "*/", "--", "\n", "  ", "//", "a", "/*", "-", "\"", "é", "\r\n", "\u{2028}", "*", "/", "<!--",
    "\t",
  ]
  private static let names = ["a", "b", "c"]
  private static let types = ["d", "lld", "lu", "@", "lf", "", nil]
  private static let categories = ["zero", "one", "few", "other", "several"]
  private static let devices = ["mac", "iphone", "other", "toaster"]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func text(_ pieces: [String]) -> String {
    (0..<Int.random(in: 0..<5, using: &random)).map { _ in pick(pieces) }.joined()
  }

  private mutating func pattern() -> Pattern {
    Pattern(
      text(Self.pieces), state: chance(3) ? pick([.translated, .new, .needsReview]) : nil)
  }

  private mutating func select(
    _ selector: Select.Selector, _ keys: [String], _ message: (inout Self) -> Message
  ) -> Select {
    var chosen = keys.filter { _ in !chance(3) }
    if chosen.isEmpty { chosen = ["other"] }
    return Select(by: selector, chosen.map { Variant($0, message(&self)) })
  }

  private mutating func part(_ name: String) -> Substitution {
    let selector = chance(6) ? Select.Selector.gender : .plural
    let keys = selector == .gender ? ["0", "1"] : Self.categories
    return Substitution(
      name, argument: chance(2) ? Int.random(in: 1...3, using: &random) : nil,
      valueType: pick(Self.types), select(selector, keys) { .pattern($0.pattern()) })
  }

  private mutating func message(depth: Int = 0) -> Message {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: return .pattern(pattern())
    case 2: return .select(select(.plural, Self.categories) { .pattern($0.pattern()) })
    case 3 where depth < 2:
      return .select(select(.device, Self.devices) { $0.message(depth: depth + 1) })
    case 4 where depth < 2:
      return .select(select(.width, ["20", "100", "3"]) { $0.message(depth: depth + 1) })
    case _:
      let parts = Self.names.filter { _ in !chance(3) }.map { part($0) }
      return .format(Format(chance(3) ? Pattern("%#@a@") : pattern(), parts))
    }
  }

  mutating func catalog() -> Catalog {
    var catalog = Catalog(table: "t", sourceLanguage: LocaleIdentifier("en"))
    for number in 0..<6 {
      let key = "\(number)" + text(Self.pieces)
      var entry = Entry(key, comment: chance(2) ? text(Self.commentPieces) : nil)
      for locale in ["de", "en", "zh-Hans"] where !chance(3) {
        entry.localizations.append(
          Localization(LocaleIdentifier(locale), message().normalForm(forKey: key)))
      }
      guard !entry.localizations.isEmpty else { continue }
      catalog.entries.append(entry)
    }
    return catalog
  }
}

@Suite("Conversions of made-up catalogs")
struct ConversionPropertyTests {
  @Test("the normal form of a normal form is itself", arguments: UInt64(0)..<16)
  func idempotence(_ seed: UInt64) {
    var generator = CatalogGenerator(seed: seed)
    for entry in generator.catalog().entries {
      for message in entry.localizations.compactMap(\.message) {
        #expect(message.normalForm(forKey: entry.key) == message)
      }
    }
  }

  @Test("there and back keep all that was not listed", arguments: UInt64(0)..<16)
  func matrix(_ seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = generator.catalog()
    for format in FormatRegistry.all {
      for other in FormatRegistry.all where other.name != format.name {
        try ConversionMatrixTests.check(
          [catalog], format, other, "\(seed): \(format.name), \(other.name)")
      }
    }
  }
}
