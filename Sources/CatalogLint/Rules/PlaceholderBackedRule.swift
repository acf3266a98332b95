import CatalogSyntax
import StringCatalog

/// A rule about the arguments of a text. What all of them find is found in one comparison; each rule
/// reports its own share.
protocol PlaceholderBackedRule: ComparisonRule {
  /// The share of the comparison that this rule reports.
  static var problem: PlaceholderRule { get }
}

extension PlaceholderBackedRule {
  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !source.union(target).isDisjoint(with: [.percent, .marker])
  }

  func check(_ pair: inout TextPair) {
    for problem in pair.placeholderProblems() where problem.rule == Self.problem {
      pair.report(
        Diagnostic.Message(problem.message.description).marking(problem.ranges),
        severity: Severity(problem.severity), fix: pair.options.makesFixes ? problem.fix : nil)
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
