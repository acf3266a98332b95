import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// What `lint` does about what it finds.
struct LintFixes {
  static let fix = Flag("fix", help: "Make the fixes that change nothing a user reads.")
  static let unsafe = Flag(
    "unsafe-fixes", help: "Make the other fixes, too; somebody has to look at what they did.")
  static let diff = Flag(
    "diff", help: "Write no file; show what --fix would change, and fail if that is anything.")

  /// Whether anything is to be fixed or shown.
  static func areWanted(_ invocation: Invocation) -> Bool {
    invocation[fix] || invocation[unsafe] || invocation[diff]
  }

  /// The findings that are left.
  var report: LintReport
  private var session: FixSession
  private let files: ReadFiles
  private let invocation: Invocation
  /// Whether there may be more to do.
  private var isUnfinished = false

  /// Fixes in memory until nothing changes.
  ///
  /// - Parameters:
  ///   - input: What was read.
  ///   - files: What it was read with.
  ///   - jobs: How many files are read at once.
  ///   - lint: Looks at a project; asked again after every round.
  init(
    _ input: ProjectInput, _ files: ReadFiles, jobs: Int, _ invocation: Invocation,
    lint: (Project) async -> LintReport
  ) async {
    self.files = files
    self.invocation = invocation
    session = FixSession(includesUnsafe: invocation[Self.unsafe])
    report = await lint(input.project)
    var project = input.project
    for round in 1...FixSession.maximumRounds {
      let changed = session.apply(report.diagnostics, to: project)
      guard !changed.isEmpty else { return }
      for path in changed {
        if let bytes = session.files[path]?.bytes { files.change(path, to: bytes) }
      }
      project = await files.loader(jobs: jobs).load(input.layout, failures: input.project.failures)
      report = await lint(project)
      isUnfinished = round == FixSession.maximumRounds
    }
  }

  /// The files that changed, in order.
  private var changes: [(path: String, file: FixedFile)] {
    session.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      .filter { $0.file.bytes != $0.file.original.bytes() }
  }

  /// Shows the changes as a unified diff; true if there are any.
  func show() throws(CommandFailure) -> Bool {
    var text = ""
    for (path, file) in changes {
      let shown = Argument(path).displayText
      switch file.encoding {
      case nil: break
      case .utf8: text += "encoding of \(shown): UTF-8 without byte-order mark\n"
      case .wholeCharacters: text += "encoding of \(shown): no bytes of half a character\n"
      }
      let hunks = UnifiedDiff(file.original, edits: file.edits).hunks
      if !hunks.isEmpty { text += "--- \(shown)\n+++ \(shown)\n\(hunks)" }
    }
    for rename in session.renames(for: report.diagnostics) {
      text += "rename from \(Argument(rename.path).displayText)\n"
      text += "rename to \(Argument(rename.newPath).displayText)\n"
    }
    if !text.isEmpty { try Shared.deliver(Array(text.utf8), invocation) }
    return !text.isEmpty
  }

  /// Writes the changes and renames folders; false if some file or folder could not be changed.
  mutating func write() -> Bool {
    var isWritten = true
    var count = 0
    let changes = changes
    for (path, file) in changes {
      do throws(FileError) {
        try files.write(path)
        count += file.count
      } catch {
        Terminal.complain("\(Argument(path).displayText): \(error.description)")
        isWritten = false
      }
    }
    let renames = session.renames(for: report.diagnostics)
    for rename in renames {
      do throws(FileError) {
        try AtomicFile.renameFolder(rename.path, to: rename.newPath)
        if !invocation[Shared.quiet] {
          let (old, new) = (Argument(rename.path), Argument(rename.newPath))
          Terminal.complain("renamed \(old.displayText) to \(new.displayText)")
        }
        report.apply(rename)
      } catch {
        Terminal.complain("\(Argument(rename.path).displayText): \(error.description)")
        isWritten = false
      }
    }
    if isUnfinished {
      Terminal.complain("there may be more to fix: run the command again")
    }
    if count > 0, !invocation[Shared.quiet] {
      let fixes = count == 1 ? "1 finding" : "\(count) findings"
      let names = changes.count == 1 ? "1 file" : "\(changes.count) files"
      Terminal.complain("fixed \(fixes) in \(names)")
    }
    return isWritten
  }
}
