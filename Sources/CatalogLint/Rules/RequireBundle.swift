import CatalogSyntax

/// `require-bundle`
struct RequireBundle: CodeRule {
  static let description = RuleDescription(
    id: "require-bundle", severity: .warning, isOnByDefault: false, group: .coverage,
    summary: """
      Finds code below the folder `Sources` of a package that looks a text up without saying in which bundle; \
      runs where code is read.
      """,
    rationale: """
      The text is looked up in the bundle of the app, which does not have the texts of the package.
      """,
    remedy: "Add `bundle: .module`.",
    examples: [
      .bad(
        [
          .init("Sources/Kit/en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init("Sources/Kit/Kit.swift", "let text = String(localized: ↓\"title\")\n"),
        ]
      ).with { options in
        var usage = CodeUsage()
        usage.withoutBundle = [
          CodeUsage.Site(
            file: "Sources/Kit/Kit.swift",
            place: Diagnostic.Place(
              start: LineColumn(line: 1, column: 30), end: LineColumn(line: 1, column: 37)),
            key: "title", table: "Localizable")
        ]
        options.code = usage
      },
      .good(
        [
          .init("Sources/Kit/en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init(
            "Sources/Kit/Kit.swift", "let text = String(localized: \"title\", bundle: .module)\n"),
        ]
      ).with { $0.code = CodeUsage() },
    ])

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for site in usage.withoutBundle { report.add(.withoutBundle(), at: site) }
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutBundle() -> Self {
    Self("the text is looked up in the bundle of the app; add 'bundle: .module'")
  }
}
