import CatalogSyntax
import StringCatalog
import Synchronization

/// What a run found out about tables, for later runs over a project most of whose tables are the same.
///
/// It is for runs with the same rules and options.
///
/// A table is the same if it is of the same reading: ``StringCatalog/LoadedFiles`` keeps those of files that do not
/// change. What was found about a table is known as long as all tables that it was compared with are the same, too.
public final class LintMemory: Sendable {
  private struct State {
    var configuration: Configuration?
    var alignments: [String: Entry<AlignedTable>] = [:]
    var findings: [String: Entry<Findings>] = [:]
    /// The paths that this run asked for.
    var used: Set<String> = []
  }

  private struct Entry<Value> {
    var readings: [LocalizedTable.Reading]
    var value: Value
  }

  /// A table beside the source table.
  struct AlignedTable: Sendable {
    /// The alignment; nil for a table that is not compared.
    var alignment: TableAlignment?
    /// The entries of the source table whose translation is certainly a format.
    var formats: [Int]
    /// Whether the language of the source table is a guess.
    var isSourceGuessed: Bool
  }

  /// What was found about a table.
  struct Findings: Sendable {
    /// The format marks it was found with.
    var formats: FormatMarks
    /// The findings.
    var diagnostics: [Diagnostic]
  }

  private let state = Mutex(State())

  /// Begins with nothing known.
  public init() {}

  /// Forgets everything unless the configuration is the same as last time. All other options have to be.
  public func begin(with configuration: Configuration) {
    state.withLock { state in
      if state.configuration != configuration { state = State(configuration: configuration) }
    }
  }

  /// Begins another run, and forgets what the last one did not ask for.
  func beginRun() {
    state.withLock { state in
      state.alignments = state.alignments.filter { state.used.contains($0.key) }
      state.findings = state.findings.filter { state.used.contains($0.key) }
      state.used = []
    }
  }

  /// The alignment of a table that was compared with these tables.
  func alignment(
    of path: String, _ readings: [LocalizedTable.Reading], isSourceGuessed: Bool
  ) -> AlignedTable? {
    state.withLock { state in
      state.used.insert(path)
      guard let known = state.alignments[path], Self.areSame(known.readings, readings),
        known.value.isSourceGuessed == isSourceGuessed
      else { return nil }
      return known.value
    }
  }

  /// Takes down an alignment.
  func remember(_ value: AlignedTable, of path: String, _ readings: [LocalizedTable.Reading]) {
    state.withLock { $0.alignments[path] = Entry(readings: readings, value: value) }
  }

  /// What was found about a table that was compared with these tables.
  func findings(
    about path: String, _ readings: [LocalizedTable.Reading], _ formats: FormatMarks
  ) -> [Diagnostic]? {
    state.withLock { state in
      guard let known = state.findings[path], Self.areSame(known.readings, readings),
        known.value.formats == formats
      else { return nil }
      return known.value.diagnostics
    }
  }

  /// Takes down findings.
  func remember(_ value: Findings, about path: String, _ readings: [LocalizedTable.Reading]) {
    state.withLock { $0.findings[path] = Entry(readings: readings, value: value) }
  }

  private static func areSame(
    _ left: [LocalizedTable.Reading], _ right: [LocalizedTable.Reading]
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
  }
}
