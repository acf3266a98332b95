import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// The findings that `lint` is told to live with.
struct LintBaseline {
  static let baseline = Option<Argument>(
    "baseline", value: "FILE", completion: .file,
    help: "Do not report the findings that the file names.")
  static let write = Option<Argument>(
    "write-baseline", value: "FILE", completion: .file,
    help: "Write the findings to a file for --baseline; one that is there may only lose some.")

  /// The baselines to apply.
  private let known: [Baseline]
  /// Where to write one, and what is there now.
  private let target: (path: String, old: Baseline?, stamp: FileStamp?)?

  /// Reads the files that the options name.
  init(_ invocation: Invocation) throws(CommandFailure) {
    var known: [Baseline] = []
    if let argument = invocation[Self.baseline] {
      let path = try Shared.text(argument, of: invocation)
      known.append(try Self.read(try EditableFile.read(path)))
    }
    self.known = known
    guard let argument = invocation[Self.write] else {
      target = nil
      return
    }
    let path = try Shared.text(argument, of: invocation)
    guard let contents = try Self.contents(path) else {
      target = (path, nil, nil)
      return
    }
    target = (path, try Self.read(contents), contents.stamp)
  }

  /// A file as it is; nil if there is none.
  private static func contents(_ path: String) throws(CommandFailure) -> FileContents? {
    do throws(FileError) {
      return try FileContents(path: path)
    } catch {
      guard error.reason == .notFound else { throw Shared.failure(error) }
      return nil
    }
  }

  private static func read(_ contents: FileContents) throws(CommandFailure) -> Baseline {
    do throws(BaselineProblem) {
      return try Baseline(contents.bytes, path: contents.path)
    } catch {
      let path = Argument(contents.path).displayText
      throw .stopped("\(path):\(error.place): \(error.message)")
    }
  }

  /// Takes the known findings out of a report.
  ///
  /// Where one is written, it is done after that.
  func apply(to report: inout LintReport, of project: Project, by linter: Linter) {
    guard target == nil else { return }
    hideKnown(&report, of: project, by: linter)
  }

  private func hideKnown(
    _ report: inout LintReport, of project: Project, by linter: Linter
  ) {
    for baseline in known { baseline.apply(to: &report, of: project, by: linter) }
  }

  /// Writes the baseline, if that is asked for.
  ///
  /// What is in it then is no longer in the report.
  ///
  /// - Returns: False if it would have grown; nothing is written then.
  func write(
    _ report: inout LintReport, of project: Project, by linter: Linter, _ invocation: Invocation
  ) throws(CommandFailure) -> Bool {
    guard let target else { return true }
    let shown = Argument(target.path).displayText
    guard report.unreadableFiles.isEmpty, project.failures.isEmpty else {
      throw .stopped("\(shown): not written, for not everything could be read")
    }
    let new: Baseline
    if let old = target.old {
      do throws(BaselineGrowth) {
        new = try old.shrunk(to: report, of: project, by: linter)
      } catch {
        Terminal.complain(
          "\(shown): not written: a baseline may only shrink, and these findings are not in it:")
        for finding in error.findings { Terminal.complain(Self.line(finding)) }
        old.apply(to: &report, of: project, by: linter)
        hideKnown(&report, of: project, by: linter)
        return false
      }
    } else {
      new = Baseline(of: report, path: target.path)
    }
    do throws(FileError) {
      try AtomicFile.write(new.bytes(), to: target.path, replacing: target.stamp)
    } catch {
      throw Shared.failure(error)
    }
    new.apply(to: &report, of: project, by: linter)
    hideKnown(&report, of: project, by: linter)
    if !invocation[Shared.quiet] {
      Terminal.complain("\(shown): \(new.count) \(new.count == 1 ? "entry" : "entries")")
    }
    return true
  }

  private static func line(_ finding: Diagnostic) -> String {
    let parts = [finding.table, finding.key, finding.locale, finding.variation].compactMap { $0 }
    return "  \(finding.rule): \(parts.map(\.escapedForDisplay).joined(separator: ", "))"
  }
}
