import CatalogSyntax

/// `dynamic-key-argument`
struct DynamicKeyArgument: CodeRule {
  static let description = RuleDescription(
    id: "dynamic-key-argument", severity: .warning, group: .coverage,
    summary: """
      Finds calls of functions that take a key as a `String` with something else than a plain literal; runs \
      where code is read. Views such as `Text(name)` show what they are given and look nothing up.
      """,
    rationale: """
      No tool finds such a key: it is missing from tables that are made from code, and its texts look unused.
      """,
    remedy: """
      Choose among literals, or say in a comment beside the code which keys it names, as in \
      `stringsctl:keys state.*`.
      """,
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"state.on\" = \"On\";\n"),
          .init("App.swift", "let text = NSLocalizedString(↓\"state.\\(name)\", comment: \"\")\n"),
        ]
      ).with { options in
        var usage = CodeUsage()
        usage.dynamic = [
          CodeUsage.Site(
            file: "App.swift",
            place: Diagnostic.Place(
              start: LineColumn(line: 1, column: 30), end: LineColumn(line: 1, column: 45)),
            detail: "state.*")
        ]
        options.code = usage
      },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"state.on\" = \"On\";\n"),
          .init("App.swift", "let text = NSLocalizedString(\"state.on\", comment: \"\")\n"),
        ]
      ).with { $0.code = CodeUsage() },
    ])

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for site in usage.dynamic { report.add(.dynamic(site.detail ?? ""), at: site) }
  }
}

extension Diagnostic.Message {
  fileprivate static func dynamic(_ argument: String) -> Self {
    Self(
      "the key “\(argument)” is no plain literal; write its keys out or name them in a comment,"
        + " 'stringsctl:keys …'")
  }
}
