import CatalogSyntax
import ICU
import StringCatalog

/// The plural forms of one message, whatever the format it comes from.
struct PluralForms {
  /// What a finding about them names.
  var subject: SourceReport.Subject
  /// The name of the forms together, such as `n`; nil where the message has no other.
  var name: String?
  /// Where they are.
  var range: SourceRange
  /// The forms: category and the place of its name.
  var forms: [(category: String, range: SourceRange)]

  /// The name of one form.
  func variation(_ category: String) -> String {
    name.map { "\($0).\(category)" } ?? category
  }
}

extension StringsDictDocument {
  /// The plural variables of the entries that the system does not ignore.
  func pluralForms() -> [PluralForms] {
    entries.filter(\.isEffective).flatMap { Self.forms($0.content, key: $0.key, prefix: "") }
  }

  private static func forms(
    _ content: StringsDictContent, key: String, prefix: String
  ) -> [PluralForms] {
    guard case .rules(let rules) = content else { return [] }
    var result: [PluralForms] = []
    if rules.format != nil {
      for variable in rules.variables where variable.rule == .plural {
        result.append(
          PluralForms(
            subject: SourceReport.Subject(key: key), name: prefix + variable.name,
            range: variable.nameRange,
            forms: variable.cases.map { ($0.name, $0.nameRange) }))
      }
    }
    for device in rules.devices ?? [] {
      result += forms(device.content, key: key, prefix: "\(prefix)device.\(device.name).")
    }
    return result
  }
}

/// The plural categories of a language, from CLDR by way of ICU.
struct PluralCategories {
  /// All of them.
  let all: Set<String>
  /// Those that ordinary whole numbers reach: not the ones kept for millions or for fractions.
  let ordinary: Set<String>

  /// The categories of a language, or nil where ICU does not tell; `Base` is no language.
  init?(_ locale: LocaleIdentifier) {
    guard !locale.isBase, locale.form != .invalid,
      let rules = try? PluralRules(locale: locale.canonical)
    else { return nil }
    all = Set(rules.categories.map(\.rawValue))
    var reached: Set<String> = []
    for number in Int64(0)...1_000 { reached.insert(rules.category(of: number).rawValue) }
    ordinary = reached
  }
}
