import CatalogSyntax

/// `unused-key`
struct UnusedKey: CodeRule {
  static let description = RuleDescription(
    id: "unused-key", severity: .warning, group: .coverage,
    summary: """
      Finds keys that no code names; runs where code is read, see `code` of the configuration. Keys that \
      may be named by a key composed at run time are none of them.
      """,
    rationale: "Texts that nobody sees are translated, reviewed and shipped in every language.",
    remedy: """
      Remove the key in all languages, as `stringsctl keys --prune` does; or name it under \
      `extract.ignore-unused` of the configuration.
      """,
    fixSafety: "Removing a key is unsafe: something that was not read may need it.",
    examples: [
      .bad(
        "\"title\" = \"Welcome\";\n\"orphan\" = ↓\"Nobody asks for me\";\n",
        note: "The code has `NSLocalizedString(\"title\", comment: \"\")` alone."
      ).with { options in
        var usage = CodeUsage()
        usage.unused = [
          CodeUsage.Entry(
            file: "en.lproj/Localizable.strings", table: "Localizable", key: "orphan", locale: "en")
        ]
        options.code = usage
      },
      .good(
        "\"title\" = \"Welcome\";\n",
        note: "The code has `NSLocalizedString(\"title\", comment: \"\")`."
      ).with { $0.code = CodeUsage() },
    ])

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for entry in usage.unused {
      report.add(.unused(), about: entry, removal: .removal())
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused() -> Self {
    Self(
      "no code names this key; remove it, or say under 'extract.ignore-unused' that it is needed")
  }

  fileprivate static func removal() -> Self { Self("Remove the key") }
}
