import CatalogSyntax
import StringCatalog

extension TableAlignment {
  /// A key of the source that the target lacks.
  struct Absence {
    /// The key, and the parent locale that has it.
    var pair: Pair
    /// The entry of the target whose key stands before the missing one in the source: the nearest
    /// that is there.
    var predecessor: Int?
  }

  /// The keys that the target lacks, in the order of the source.
  func absences() -> [Absence] {
    var predecessor: Int?
    var result: [Absence] = []
    for index in pairs.indices {
      if let entry = pairs[index].target {
        predecessor = entry
      } else {
        result.append(Absence(pair: pairs[index], predecessor: predecessor))
      }
    }
    return result
  }
}

extension LocalizedTable {
  /// Whether another finding says already why keys are not there: the file is empty, a property list
  /// that cannot be read, or in part hidden by a comment that is never closed.
  var isReportedAsWhole: Bool {
    failure != nil || document.problems.contains { $0.kind == .unterminatedComment }
      || document.source.encodingProblems.contains {
        $0.kind == .emptyFile || $0.kind == .onlyByteOrderMark
      }
  }
}

extension FileReport {
  /// Reports something about a key that the file lacks, at the entry behind which it would stand.
  mutating func add(
    _ message: Diagnostic.Message, of absence: TableAlignment.Absence,
    in alignment: TableAlignment, fix: @autoclosure () -> Diagnostic.FixIt? = nil
  ) {
    let range = absence.predecessor.map { table.keyRange(of: $0) }
    var result = diagnostic(
      message, place: place(range ?? SourceRange(at: 0)), severity: nil, entry: nil)
    result.key = alignment.source.key(of: absence.pair.source)
    result.source = alignment.source.value(of: absence.pair.source)
    if makesFixes { result.fix = fix() }
    add(result)
  }
}
