import CatalogSyntax
import StringCatalog

/// A rule about the arguments of a text. What all of them find is found in one comparison; each rule
/// reports its own share.
protocol PlaceholderBackedRule: ComparisonRule, StringCatalogRule {
  /// The share of the comparison that this rule reports.
  static var problem: PlaceholderRule { get }
}

extension PlaceholderBackedRule {
  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !source.union(target).isDisjoint(with: [.percent, .marker])
  }

  func check(_ pair: inout TextPair, _ report: inout FileReport) {
    for problem in pair.placeholderProblems() where problem.rule == Self.problem {
      report.add(
        Diagnostic.Message(problem.message.description), about: &pair,
        severity: Severity(problem.severity))
    }
  }
}

extension PlaceholderBackedRule {
  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport) {
    for finding in report.placeholderFindings(in: catalog)
    where finding.problem.rule == Self.problem {
      report.add(
        Diagnostic.Message(finding.problem.message.description), at: finding.text.range,
        about: finding.text.subject(source: finding.source),
        severity: Severity(finding.problem.severity))
    }
  }
}

extension Severity {
  init(_ severity: PlaceholderProblem.Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
