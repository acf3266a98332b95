@testable import CatalogLint
import CatalogSyntax
import StringCatalog
import Testing

@Suite("Linting by a configuration")
struct ConfiguredLintTests {
  private static let files: [(path: String, bytes: [UInt8])] = [
    ("New/en.lproj/L.strings", Array("\"a\" = \"One %d\";\n\"b\" = \"Two\";\n".utf8)),
    ("New/de.lproj/L.strings", Array("\"a\" = \"Eins\";\n".utf8)),
    ("Old/en.lproj/L.strings", Array("\"a\" = \"One %d\";\n\"b\" = \"Two\";\n".utf8)),
    ("Old/de.lproj/L.strings", Array("\"a\" = \"Eins\";\n".utf8)),
    ("Old/fr.lproj/L.strings", Array("\"a\" = \"Un\";\n".utf8)),
  ]

  /// The findings as `file rule severity`.
  private func findings(
    _ yaml: String, _ change: (inout LintOptions) -> Void = { _ in }
  ) async throws -> [String] {
    var options = LintOptions()
    options.apply(try Configuration(Array(yaml.utf8), file: "x.yml"), currentFolder: "/")
    change(&options)
    return await lint(Self.files, options).diagnostics.map {
      "\($0.file.prefix(6)) \($0.rule) \($0.severity)"
    }
  }

  @Test("severities of rules")
  func severities() async throws {
    let found = try await findings("rules: {missing-key: error, placeholder-missing: off}")
    #expect(
      found == [
        "New/de missing-key error", "Old/de missing-key error", "Old/fr missing-key error",
      ])
  }

  @Test("severities for some of the files; the last counts")
  func overrides() async throws {
    let found = try await findings(
      """
      rules: {placeholder-missing: off, missing-key: off}
      overrides:
        - {files: [Old], rules: {missing-key: error}}
        - {files: ["**/fr.lproj/*"], rules: {missing-key: info, placeholder-missing: warning}}
      """)
    #expect(
      found == [
        "Old/de missing-key error", "Old/fr missing-key info",
        "Old/fr placeholder-missing warning",
      ])
  }

  @Test("a rule that is off by default runs only where it is turned on")
  func turnedOn() async throws {
    let yaml = "overrides: [{files: [Old/de.lproj], rules: {placeholder-implicit: error}}]"
    var options = LintOptions()
    options.apply(try Configuration(Array(yaml.utf8), file: "x.yml"), currentFolder: "/")
    let text = "\"a\" = \"%@ %@\";\n"
    let files = ["New/de", "New/en", "Old/de", "Old/en"].map {
      (path: "\($0).lproj/L.strings", bytes: Array(text.utf8))
    }
    let found = await lint(files, options).diagnostics.filter { $0.rule == "placeholder-implicit" }
    #expect(found.map(\.file) == ["Old/de.lproj/L.strings"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("limits to locales and keys")
  func limits() async throws {
    let found = try await findings(
      """
      rules:
        missing-key: {locales: ["!de"]}
        placeholder-missing: {locales: [de], keys: ["!x*"], severity: error}
      """)
    #expect(
      found == [
        "New/de placeholder-missing error", "Old/de placeholder-missing error",
        "Old/fr missing-key warning",
      ])
    #expect(try await findings("rules: {placeholder-missing: {keys: [x]}, missing-key: off}") == [])
  }

  @Test("required and optional locales")
  func locales() async throws {
    let found = try await findings(
      "{locales: {required: [de, en], optional: [fr]}, rules: {placeholder-missing: off}}")
    #expect(
      found == [
        "New/de missing-key error", "Old/de missing-key error", "Old/fr missing-key info",
      ])
    #expect(
      try await findings("{locales: {required: [ja]}}").contains("New/en missing-locale error"))
  }

  @Test("the command line wins")
  func commandLine() async throws {
    let yaml = """
      {source: fr, rules: {missing-key: off, placeholder-missing: off},
       overrides: [{files: [Old], rules: {missing-key: off}}]}
      """
    let found = try await findings(yaml) {
      $0.source = "en"
      $0.severities["missing-key"] = .error
    }
    #expect(
      found == [
        "New/de missing-key error", "Old/de missing-key error", "Old/fr missing-key error",
      ])
    let only = try await findings(yaml) {
      $0.source = "en"
      $0.only = ["missing-key"]
    }
    #expect(only.count == 3)
    let disabled = try await findings("{source: en, rules: {missing-key: error}}") {
      $0.disabled = ["missing-key", "placeholder-missing"]
    }
    #expect(disabled == [])
  }

  @Test("values for rules")
  func values() throws {
    let yaml = """
      glossary: {Sign in: {de: Anmelden}}
      do-not-translate: [Firebase]
      key-naming: "[a-z]+"
      rules: {untranslated: {options: {limit: 3}}}
      """
    var options = LintOptions()
    options.apply(try Configuration(Array(yaml.utf8), file: "x.yml"), currentFolder: "/")
    #expect(options.glossary == ["Sign in": ["de": "Anmelden"]])
    #expect(options.doNotTranslate == ["Firebase"])
    #expect(options.keyPattern == "[a-z]+")
    #expect(options.options(of: "untranslated") == ["limit": .integer(3)])
  }

  @Test("coverage counts required locales that are not there")
  func coverage() async throws {
    var options = LintOptions()
    options.requiredLocales = [LocaleIdentifier("ja"), LocaleIdentifier("en")]
    let catalog = """
      {"sourceLanguage":"en","strings":{"Open":{"localizations":{"de":{"stringUnit":{"state":\
      "translated","value":"Öffnen"}}}}},"version":"1.0"}
      """
    let files = Self.files + [("C.xcstrings", Array(catalog.utf8))]
    let report = await CoverageMeter(options).measure(await project(files))
    let rows = report.locales.map { "\($0.locale) \($0.counts.total) \($0.counts.missing)" }
    #expect(rows == ["de 5 2", "fr 2 1", "ja 5 5"])
  }
}
