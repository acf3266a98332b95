import CatalogSyntax

/// A rule about the comments that hide findings.
protocol SuppressionRule: Rule {
  /// Looks at a directive.
  ///
  /// - Parameter rules: The rules of the run: what did not run found nothing to hide.
  func check(_ suppression: Suppression, _ rules: RuleSet, _ report: inout SuppressionReport)
}
