import CatalogSyntax

/// What makes a finding the same finding in the next run, whatever the file and the line: table, key,
/// locale, rule and variation. Texts are compared by their code units.
struct FindingIdentity: Hashable, Comparable, Sendable {
  let table: String?
  let key: String?
  let locale: String?
  let rule: String
  let variation: String?
  private let parts: [[UInt8]]

  init(table: String?, key: String?, locale: String?, rule: String, variation: String?) {
    (self.table, self.key, self.locale) = (table, key, locale)
    (self.rule, self.variation) = (rule, variation)
    // An absent part comes before an empty one.
    parts = [table, key, locale, rule, variation].map { $0.map { [1] + Array($0.utf8) } ?? [] }
  }

  init(_ diagnostic: Diagnostic) {
    self.init(
      table: diagnostic.table, key: diagnostic.key, locale: diagnostic.locale,
      rule: diagnostic.rule, variation: diagnostic.variation)
  }

  static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

  static func < (left: Self, right: Self) -> Bool {
    for (own, other) in zip(left.parts, right.parts) where own != other {
      return own.lexicographicallyPrecedes(other)
    }
    return false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
