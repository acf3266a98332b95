import CatalogSyntax
import StringCatalog

/// A rule about the structure of `.stringsdict` entries. What all of them find is found in one check;
/// each rule reports its own share.
protocol StringsDictProblemRule: DictionaryRule {
  /// The share of the check that this rule reports.
  static var problem: StringsDictProblem.Kind { get }
  /// The edits that put a problem right, where there are any; they are unsafe.
  func fix(
    _ problem: StringsDictProblem, in document: StringsDictDocument, _ report: SourceReport
  ) -> Diagnostic.FixIt?
}

extension StringsDictProblemRule {
  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    for problem in dictionary.problems where problem.kind == Self.problem {
      report.add(
        Diagnostic.Message(problem.message), at: problem.range,
        about: SourceReport.Subject(key: problem.key, variation: problem.variation),
        fix: fix(problem, in: dictionary.document, report))
    }
  }

  func fix(
    _ problem: StringsDictProblem, in document: StringsDictDocument, _ report: SourceReport
  ) -> Diagnostic.FixIt? { nil }
}
