import CatalogSyntax
import StringCatalog

/// A directive of a file and what came of it.
struct Suppression: Sendable {
  /// What the comment says.
  let directive: Directive
  /// The file that it stands in.
  let file: TableFile
  /// The key of the entry whose comment it is; nil where it is about the file, or about nothing.
  let key: String?
  /// Where it stands.
  let place: Diagnostic.Place
  /// The comment that it stands in.
  let home: Home
  /// Why it can hide nothing at all, whatever is found.
  let fault: Fault?
  /// The rules that it names, in their order.
  let rules: [NamedRule]
  /// Whether the file was compared with its source, so that all rules could find something in it.
  var isCompared = true
  /// Whether a file that it is about was looked at.
  var reachesFile = true
  /// Whether it hid a finding, where it names no rule.
  var isUsed = false
  /// For each of ``rules`` whether it hid a finding.
  var usedRules: [Bool]

  /// Why a directive can hide nothing.
  enum Fault: Sendable {
    /// It stands in a comment of no entry.
    case belongsToNoEntry
    /// It is about the file and stands behind the first entry, or in a file without a place for it.
    case isNotAtTop
    /// It is about the file and names no rule.
    case namesNoRule
    /// Nothing follows `in`.
    case namesNoLocale
    /// What follows `in` is no locale.
    case isNoLocale(String)
  }

  /// A word where the name of a rule is due.
  struct NamedRule: Sendable {
    /// The word, as it is spelled.
    var spelling: String
    /// The id of the rule; nil if there is none.
    var id: String?
  }

  init(
    _ directive: Directive, file: TableFile, key: String?, isAtTop: Bool, place: Diagnostic.Place,
    home: Home
  ) {
    self.directive = directive
    self.file = file
    self.key = directive.isForFile ? nil : key
    self.place = place
    self.home = home
    rules = directive.rules.map { word in
      let id = word.replacing("_", with: "-")
      return NamedRule(spelling: word, id: RuleIDs.known.contains(id) ? id : nil)
    }
    usedRules = rules.map { _ in false }
    fault = Self.fault(of: directive, key, isAtTop: isAtTop)
  }

  private static func fault(of directive: Directive, _ key: String?, isAtTop: Bool) -> Fault? {
    if directive.isForFile {
      if !isAtTop { return .isNotAtTop }
      if directive.rules.isEmpty { return .namesNoRule }
    } else if key == nil {
      return .belongsToNoEntry
    }
    guard let locales = directive.locales else { return nil }
    if locales.isEmpty { return .namesNoLocale }
    return locales.first { LocaleIdentifier($0).form == .invalid }.map { .isNoLocale($0) }
  }

  /// Whether it is about a locale.
  func concerns(_ locale: LocaleIdentifier?) -> Bool {
    guard let locales = directive.locales else { return true }
    guard let locale else { return false }
    return locales.contains { LocaleIdentifier($0) == locale }
  }

  /// Takes note that it hides a finding of a rule, if it does.
  mutating func hides(_ rule: String) -> Bool {
    guard fault == nil else { return false }
    if rules.isEmpty {
      isUsed = true
      return true
    }
    guard let place = rules.firstIndex(where: { $0.id == rule }) else { return false }
    usedRules[place] = true
    return true
  }
}

/// The ids of all rules.
enum RuleIDs {
  static let all = RuleRegistry.descriptions.map(\.id)
  static let known = Set(all)
  /// The rules whose findings no comment hides: what was found keeps part of a file from being read, or
  /// is about the comment itself.
  static let unhidable = Linter.unreadableRules.union(
    [SuppressionUnused.description.id, SuppressionWithoutReason.description.id])
}
