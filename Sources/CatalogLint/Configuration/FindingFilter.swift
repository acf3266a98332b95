import CatalogSyntax
import StringCatalog

/// Takes findings out of a report, or changes their severity, as a configuration says for some files,
/// locales or keys.
struct FindingFilter: Sendable {
  private let options: LintOptions
  private let isOnByDefault: [String: Bool]

  /// The rules about texts that a locale lacks.
  static let absenceRules: Set<String> = ["missing-key", "missing-table"]

  /// Creates a filter; nil where there is nothing to filter.
  init?(_ options: LintOptions) {
    let hasLimits = options.ruleSettings.values.contains { $0.locales != nil || $0.keys != nil }
    guard
      hasLimits || !options.pathSettings.isEmpty || !options.requiredLocales.isEmpty
        || !options.optionalLocales.isEmpty
    else { return nil }
    self.options = options
    isOnByDefault = [String: Bool](
      RuleRegistry.descriptions.map { ($0.id, $0.isOnByDefault) }, uniquingKeysWith: { $1 })
  }

  /// The findings that stay.
  func apply(to findings: [Diagnostic]) -> [Diagnostic] {
    guard !findings.isEmpty else { return findings }
    // Findings of one file follow each other.
    var file: String?
    var settings: [RuleSettingsLayer] = []
    return findings.compactMap { finding in
      if finding.file != file {
        file = finding.file
        settings = layers(for: finding.file)
      }
      return self.finding(finding, settings)
    }
  }

  private typealias RuleSettingsLayer = [String: RuleSettings]

  /// What is said for a file, the general first.
  private func layers(for file: String) -> [RuleSettingsLayer] {
    let path = options.pathSettings.isEmpty ? nil : options.pathScope.relative(file)
    return [options.ruleSettings]
      + options.pathSettings.filter { item in
        path.map { path in item.files.contains { $0.matches(path) } } ?? false
      }.map(\.rules)
  }

  private func finding(
    _ finding: Diagnostic, _ layers: [RuleSettingsLayer]
  ) -> Diagnostic? {
    var settings = RuleSettings()
    for layer in layers {
      if let own = layer[finding.rule] { settings.merge(own) }
    }
    guard takes(finding, settings) else { return nil }
    var result = finding
    if options.severities[finding.rule] == nil {
      // Who asks for a rule alone gets it wherever it is off.
      let isWanted = options.only.contains(finding.rule)
      switch settings.level {
      case .off:
        guard isWanted else { return nil }
      case .info, .warning, .error:
        result.severity = settings.level?.severity ?? finding.severity
      case nil:
        guard
          isWanted || isOnByDefault[finding.rule] ?? true || options.isAskedFor(finding.rule)
        else { return nil }
        result.severity = severityOfAbsence(finding) ?? finding.severity
      }
    }
    return result
  }

  private func takes(_ finding: Diagnostic, _ settings: RuleSettings) -> Bool {
    if let patterns = settings.keys {
      guard let key = finding.key, NamePattern.take(key, patterns) else { return false }
    }
    guard let locales = settings.locales else { return true }
    let isLimited = locales.contains { !$0.hasPrefix("!") }
    guard let locale = finding.locale.map({ LocaleIdentifier($0) }) else { return !isLimited }
    let wanted = locales.filter { !$0.hasPrefix("!") }
    let unwanted = locales.filter { $0.hasPrefix("!") }.map { $0.dropFirst() }
    return (!isLimited || wanted.contains { LocaleIdentifier($0) == locale })
      && !unwanted.contains { LocaleIdentifier(String($0)) == locale }
  }

  /// What a required locale lacks is an error, what an optional one lacks a note.
  private func severityOfAbsence(_ finding: Diagnostic) -> Severity? {
    guard Self.absenceRules.contains(finding.rule), let name = finding.locale else { return nil }
    let locale = LocaleIdentifier(name)
    if options.requiredLocales.contains(locale) { return .error }
    return options.optionalLocales.contains(locale) ? .info : nil
  }
}
