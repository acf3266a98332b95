import CatalogLint
import CatalogSyntax
import Testing

/// A small project in memory and what is to be found in it.
struct ProjectCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The contents of files, by path.
  var files: [String: String]
  /// The findings to come, each as `rule key` or `rule` where there is no key.
  var expected: [String]
  var testDescription: String { name }

  init(_ name: String, _ files: [String: String], finds expected: [String]) {
    self.name = name
    self.files = files
    self.expected = expected
  }

  /// One table in English and in another locale.
  init(
    _ name: String, en source: String, _ locale: String, _ target: String, finds expected: [String]
  ) {
    self.init(
      name,
      [
        "en.lproj/Localizable.strings": source, "\(locale).lproj/Localizable.strings": target,
      ], finds: expected)
  }

  func report(_ options: LintOptions = .english) async -> LintReport {
    await lint(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, options)
  }

  func found(_ options: LintOptions = .english) async -> [String] {
    await report(options).diagnostics.map { diagnostic in
      diagnostic.key.map { "\(diagnostic.rule) \($0)" } ?? diagnostic.rule
    }
  }
}

extension LintOptions {
  /// The rules that compare tables, on by default, with English as source. Rules about the form of a
  /// file are left out, so that small files need not be in good form.
  static var english: LintOptions {
    var options = LintOptions()
    options.source = "en"
    options.only = comparing
    return options
  }

  private static let comparing: Set<String> = {
    let placeholders = RuleRegistry.descriptions
      .filter { $0.group == .placeholders && $0.isOnByDefault }.map(\.id)
    return Set(placeholders).union([
      "syntax-error", "missing-key", "extra-key", "region-fallback", "empty-value",
      "missing-table", "locale-dir-invalid", "locale-dir-style", "locale-ambiguous",
      "leading-whitespace", "trailing-whitespace", "newline-count", "untranslated",
    ])
  }()
}
