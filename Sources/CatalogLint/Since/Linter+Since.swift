import CatalogSyntax
import StringCatalog

extension Linter {
  /// The findings about what became of keys since the base.
  ///
  /// - Parameter sources: The source language of each bundle, by path.
  func check(
    _ texts: ProjectTexts, since base: ProjectBase, _ project: Project,
    sources: [String: Project.Bundle.SourceLocale]
  ) -> [Diagnostic] {
    guard !rules.since.isEmpty else { return [] }
    let catalogs = Dictionary(
      project.stringCatalogs.map { ($0.file.path, $0.document.sourceLanguage ?? "en") }
    ) { first, _ in first }
    var report = ChangeReport(rule: ActiveRule(id: "", standard: .error))
    let files = texts.firstTexts
    for name in texts.keys.keys.sorted() {
      guard let new = texts.keys[name], let old = base.texts.keys[name], !new.isSame(as: old) else {
        continue
      }
      let source: LocaleIdentifier?
      if let language = catalogs[name.scope.path] {
        source = LocaleIdentifier(language)
      } else if let found = sources[name.scope.path] {
        source = [found.locale, .base, found.language].first { !new.texts(in: $0).isEmpty }
      } else {
        // A file by itself is its own source.
        source = new.texts.first?.locale
      }
      let change = KeyChange(
        key: String(decoding: name.key, as: UTF8.self), old: old, new: new, source: source,
        files: files[name.scope] ?? [:], baseName: base.name)
      for (rule, active) in rules.since {
        report.rule = active
        rule.check(change, &report)
      }
    }
    return report.diagnostics
  }

  /// The findings about keys and files that changed since the base, and those about what cannot be read.
  static func changed(
    _ diagnostics: [Diagnostic], _ texts: ProjectTexts, since base: ProjectBase
  ) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard !unreadableRules.contains(diagnostic.rule) else { return true }
      guard let known = texts.files[diagnostic.file] else {
        // About a folder: it is new if no file was below it.
        return !base.texts.files.keys.contains { $0.hasPrefix(diagnostic.file + "/") }
      }
      guard let key = diagnostic.key else {
        return base.texts.files[diagnostic.file]?.source.bytes() != known.source.bytes()
      }
      let name = ProjectTexts.Name(scope: ProjectTexts.Scope(known.file), key: Array(key.utf8))
      guard let old = base.texts.keys[name] else { return true }
      return texts.keys[name].map { !$0.isSame(as: old) } ?? true
    }
  }
}

extension ProjectTexts {
  /// The start of a file of each table and locale.
  fileprivate var firstTexts: [Scope: [LocaleIdentifier: Text]] {
    var result: [Scope: [LocaleIdentifier: Text]] = [:]
    for (_, known) in files.sorted(by: { $0.key > $1.key }) {
      result[Scope(known.file), default: [:]][known.file.locale] = Text(
        file: known.file, locale: known.file.locale, message: nil, isTranslated: false,
        range: SourceRange(at: 0), source: known.source)
    }
    return result
  }
}
