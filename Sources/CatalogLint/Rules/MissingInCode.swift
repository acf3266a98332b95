import CatalogSyntax

/// `missing-in-code`
struct MissingInCode: CodeRule {
  static let description = RuleDescription(
    id: "missing-in-code", severity: .error, group: .coverage,
    summary: """
      Finds keys that code names and that no table has, with other arguments neither; runs where code is \
      read, see `code` of the configuration.
      """,
    rationale: "Users read the key itself, in every language.",
    remedy: "Add the key, as `stringsctl extract --into` does, or correct it in the code.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init("App.swift", "let text = NSLocalizedString(↓\"tilte\", comment: \"\")\n"),
        ]
      ).with { options in
        var usage = CodeUsage()
        usage.missing = [site("tilte", closest: "title")]
        options.code = usage
      },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init("App.swift", "let text = NSLocalizedString(\"title\", comment: \"\")\n"),
        ]
      ).with { $0.code = CodeUsage() },
    ])

  private static func site(_ key: String, closest: String?) -> CodeUsage.Site {
    let start = LineColumn(line: 1, column: 30)
    return CodeUsage.Site(
      file: "App.swift",
      place: Diagnostic.Place(start: start, end: LineColumn(line: 1, column: 37)),
      key: key, table: "Localizable", detail: closest)
  }

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for site in usage.missing {
      report.add(.missing(site.key ?? "", site.table, closest: site.detail), at: site)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ key: String, _ table: String?, closest: String?) -> Self {
    let hint = closest.map { "did you mean “\($0)”?" } ?? "add it or correct it"
    guard let table else { return Self("no table has the key “\(key)”; \(hint)") }
    return Self("table \(table) has no key “\(key)”; \(hint)")
  }
}
