import CatalogSyntax

/// `undeterminable-key`
struct UndeterminableKey: CodeRule {
  static let description = RuleDescription(
    id: "undeterminable-key", severity: .info, group: .coverage,
    summary: """
      Finds keys of which nobody can tell whether they are used: one that fits a key composed at run time, \
      one in whose table a variable is looked up, or one that only code names that is never compiled. Runs \
      where code is read.
      """,
    rationale: """
      Such keys are never reported as unused, so that a text which is not needed any more stays unnoticed.
      """,
    remedy: """
      Name the keys in a comment beside the code, as in `stringsctl:keys state.on, state.off`, or write them \
      out, as in a `switch`.
      """,
    examples: [
      .bad(
        "\"state.on\" = ↓\"On\";\n",
        note: "The code has `NSLocalizedString(\"state.\\(name)\", comment: \"\")`."
      ).with { options in
        var usage = CodeUsage()
        usage.undeterminable = [
          CodeUsage.Entry(
            file: "en.lproj/Localizable.strings", table: "Localizable", key: "state.on",
            locale: "en", detail: "App.swift:2:71 composes a key like state.*")
        ]
        options.code = usage
      },
      .good(
        "\"state.on\" = \"On\";\n",
        note: "The code has `NSLocalizedString(\"state.on\", comment: \"\")`."
      ).with { $0.code = CodeUsage() },
    ])

  func check(_ usage: CodeUsage, _ report: inout CodeReport) {
    for entry in usage.undeterminable {
      report.add(.undeterminable(entry.detail ?? "the code does not tell"), about: entry)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undeterminable(_ reason: String) -> Self {
    Self("nobody can tell whether this key is used: \(reason)")
  }
}
