import CatalogSyntax
import StringCatalog

extension LintOptions {
  /// Takes over what a configuration says and the command line does not.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - currentFolder: The absolute path of the current folder.
  public mutating func apply(_ configuration: Configuration, currentFolder: String) {
    source = source ?? configuration.source
    requiredLocales = configuration.requiredLocales.map { LocaleIdentifier($0) }
    optionalLocales = configuration.optionalLocales.map { LocaleIdentifier($0) }
    ruleSettings = configuration.rules
    pathSettings = configuration.overrides
    pathScope = configuration.scope(currentFolder: currentFolder)
    glossary = configuration.glossary
    doNotTranslate = configuration.doNotTranslate
    forbiddenTerms = configuration.forbiddenTerms
    keyPattern = configuration.keyPattern
  }

  /// What a rule reads by itself, by name, from `rules: {id: {options: …}}`.
  public func options(of rule: String) -> [String: ConfigurationValue] {
    ruleSettings[rule]?.options ?? [:]
  }

  /// The severity that all findings of a rule take; nil leaves it to them.
  func severity(of rule: String) -> Severity? {
    severities[rule] ?? ruleSettings[rule]?.level?.severity
  }

  /// Whether a rule runs on some file, as far as the command line says nothing about it.
  func mayRun(_ rule: RuleDescription) -> Bool {
    let levels = pathSettings.compactMap { $0.rules[rule.id]?.level }
    if levels.contains(where: { $0 != .off }) { return true }
    if let level = ruleSettings[rule.id]?.level { return level != .off }
    return rule.isOnByDefault || isAskedFor(rule.id)
  }

  /// Whether a rule that is off by default was given what it looks for: whoever says how keys are named
  /// wants to hear of those that are not.
  func isAskedFor(_ rule: String) -> Bool {
    switch rule {
    case "key-naming": keyPattern != nil
    case "forbidden-term": !forbiddenTerms.isEmpty
    case _: false
    }
  }

  /// Whether a rule is off by its configuration for all files.
  var turnsRulesOff: Bool { ruleSettings.values.contains { $0.level == .off } }
}

extension Configuration {
  /// The scope of its patterns.
  ///
  /// - Parameter currentFolder: The absolute path of the current folder.
  public func scope(currentFolder: String) -> PathScope {
    let slash = file?.lastIndex(of: "/")
    let folder = slash.flatMap { slash in file.map { String($0[...slash]) } } ?? ""
    return PathScope(folder: folder, currentFolder: currentFolder)
  }

  /// Whether files below the folders that are named are left out.
  public var choosesFiles: Bool { !include.isEmpty || !exclude.isEmpty || !tables.isEmpty }

  /// Whether a file below a folder that is named is looked at.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - scope: The scope of the patterns.
  public func takes(file path: String, in scope: PathScope) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let table = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return takes(folder: path, in: scope) && NamePattern.take(String(table), tables)
  }

  /// Whether a file is code that uses the texts.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - scope: The scope of the patterns.
  public func takes(code path: String, in scope: PathScope) -> Bool {
    guard let relative = scope.relative(path) else { return false }
    return code.contains { $0.matches(relative) }
  }

  /// Whether a folder is looked at.
  public func takes(folder path: String, in scope: PathScope) -> Bool {
    guard let relative = scope.relative(path) else { return include.isEmpty }
    return (include.isEmpty || include.contains { $0.matches(relative) })
      && !exclude.contains { $0.matches(relative) }
  }

  /// Whether a key is needed although no code names it.
  public func ignoresUnused(_ key: String) -> Bool {
    !ignoredUnusedKeys.isEmpty && NamePattern.take(key, ignoredUnusedKeys)
  }

  /// The configuration with what every rule does, whether something is said about it or not.
  public func effective() -> Configuration {
    var result = self
    var options = LintOptions()
    options.keyPattern = keyPattern
    options.forbiddenTerms = forbiddenTerms
    for rule in RuleRegistry.descriptions {
      var settings = result.rules[rule.id] ?? RuleSettings()
      if settings.level == nil {
        let isOn = rule.isOnByDefault || options.isAskedFor(rule.id)
        settings.level = isOn ? RuleSettings.Level(rule.severity) : .off
      }
      result.rules[rule.id] = settings
    }
    return result
  }
}

extension RuleSettings.Level {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
