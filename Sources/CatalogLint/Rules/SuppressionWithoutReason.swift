import CatalogSyntax

/// `suppression-without-reason`
struct SuppressionWithoutReason: SuppressionRule {
  static let description = RuleDescription(
    id: "suppression-without-reason", severity: .warning, isOnByDefault: false, group: .layout,
    summary: """
      Finds comments with `stringsctl:ignore` that do not say why; on under `--strict`.
      """,
    rationale: """
      Nobody dares to remove a comment whose reason is forgotten, and nobody can tell whether the \
      reason still holds.
      """,
    remedy: "Write the reason behind `--`, in XML behind a dash.",
    examples: [
      .bad(
        "\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // ↓stringsctl:ignore near-duplicate-key\n"),
      .bad("// ↓stringsctl:ignore-file near-duplicate-key --\n\n\"OK\" = \"OK\";\n"),
      .good(
        """
        "OK" = "OK";
        "ok" = "OK"; // stringsctl:ignore near-duplicate-key -- the server sends both

        """),
    ])

  func check(
    _ suppression: Suppression, _ rules: RuleSet, _ report: inout SuppressionReport
  ) {
    guard suppression.directive.reason.isEmpty else { return }
    report.add(.unexplained, about: suppression)
  }
}

extension Diagnostic.Message {
  fileprivate static let unexplained = Self("finding is hidden without a reason; add one behind --")
}
