import CatalogSyntax

/// `hardcoded-string`
struct HardcodedString: CodeRule {
  static let description = RuleDescription(
    id: "hardcoded-string", severity: .info, isOnByDefault: false, group: .coverage,
    summary: """
      Finds literals that UIKit and AppKit show as they are, such as the title of an alert; runs where code \
      is read. Literals without two letters in a row are left alone.
      """,
    rationale: "Users read it in the language of the programmer.",
    remedy: "Look the text up, as with `String(localized:)` or `NSLocalizedString`.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init("App.swift", "label.text = ↓\"Welcome\"\n"),
        ]
      ).with { options in
        var usage = CodeUsage()
        usage.unlocalized = [
          CodeUsage.Site(
            file: "App.swift",
            place: Diagnostic.Place(
              start: LineColumn(line: 1, column: 14), end: LineColumn(line: 1, column: 23)),
            detail: "Welcome")
        ]
        options.code = usage
      },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Welcome\";\n"),
          .init("App.swift", "label.text = NSLocalizedString(\"title\", comment: \"\")\n"),
        ]
      ).with { $0.code = CodeUsage() },
    ])

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for site in usage.unlocalized { report.add(.unlocalized(site.detail ?? ""), at: site) }
  }
}

extension LintOptions {
  /// Whether a rule looks at literals that are shown as they are. Finding them takes another reading of all code.
  public var looksAtUnlocalizedTexts: Bool { runs(HardcodedString.description) }
}

extension Diagnostic.Message {
  fileprivate static func unlocalized(_ text: String) -> Self {
    Self("“\(text)” is shown as it is in every language; look it up")
  }
}
