import CatalogLint
import CatalogSyntax
import CommandLineTool
import Glibc
import StringCatalog

/// `lint --watch`: looks again whenever something changes.
struct LintWatch {
  static let watch = Flag("watch", help: "Look again whenever a file changes, until Ctrl-C.")

  /// What the help says about it.
  static let discussion =
    "With --watch, the report is written again whenever a table, a folder, the configuration or a baseline"
    + " changes. On a terminal it takes the place of the last one; elsewhere every report ends with a line"
    + " that begins with 'watching'. Ctrl-C ends it with status 0."

  /// How often to look for new folders before a report; others may make them faster than they are found.
  private static let attempts = 16

  private let invocation: Invocation
  private let isTerminal = Terminal.outputIsTerminal
  private let currentFolder = Terminal.currentFolder

  /// Refuses what does not go together with it.
  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    let others: [(isGiven: Bool, name: String)] = [
      (LintFixes.areWanted(invocation), "--fix, --unsafe-fixes or --diff"),
      (invocation.isGiven(LintBaseline.write), "--write-baseline"),
      (invocation.isGiven(Shared.output), "--output"),
      (invocation[LintCommand.inBuild], "--in-build"),
    ]
    if let other = others.first(where: \.isGiven) {
      throw invocation.refusal("--watch does not go together with \(other.name).")
    }
    let isInput = invocation[Shared.paths].contains { $0.isSpelled("-") }
    let isList = invocation[LintCommand.filesFrom].map { $0.isSpelled("-") } ?? false
    if isInput || isList { throw invocation.refusal("--watch cannot watch standard input.") }
  }

  /// Looks, waits, and looks again, until a signal ends the process.
  func run() async throws(CommandFailure) -> ExitStatus {
    Self.endQuietly()
    var watcher = FileWatcher()
    let memory = LoadedFiles()
    while true {
      // What is new below a folder that was not watched yet is seen only by looking again.
      var attempts = 0
      while watcher.watch(places()), attempts < Self.attempts { attempts += 1 }
      try await look(memory)
      watcher.wait()
    }
  }

  /// One report, or why there is none.
  private func look(_ memory: LoadedFiles) async throws(CommandFailure) {
    var isCleared = false
    func clear() throws(CommandFailure) {
      guard isTerminal, !isCleared else { return }
      isCleared = true
      // To the upper left, and clear what is below; what was scrolled away stays.
      try Terminal.write("\u{1B}[H\u{1B}[2J")
    }
    memory.begin(at: time(nil))
    var report: LintReport?
    do throws(CommandFailure) {
      report = try await LintCommand.look(invocation, memory: memory, beforeOutput: clear).report
    } catch {
      // Options that make no sense will make none later; a file can be put right.
      if case .usage = error { throw error }
      try clear()
      Terminal.complain(error.message)
    }
    try Terminal.write(Self.status(report, isTerminal: isTerminal))
  }

  /// The line below a report.
  static func status(_ report: LintReport?, isTerminal: Bool) -> String {
    guard let report else { return "watching: nothing could be checked\n" }
    func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
    let found = [
      count(report.count(.error), "error"), count(report.count(.warning), "warning"),
      count(report.count(.info), "note"),
    ].joined(separator: ", ")
    let line = "watching \(count(report.fileCount, "file")): \(found)"
    return isTerminal ? "\n\(line); Ctrl-C ends\n" : "\(line)\n"
  }

  /// Where changes count.
  private func places() -> WatchedPlaces {
    var places = WatchedPlaces(currentFolder: currentFolder)
    // Whatever is wrong with the options or the configuration is said by looking.
    guard let paths = try? LintCommand.paths(invocation) else { return places }
    places.add(configurationFor: paths.first ?? ".")
    var named = [invocation[ConfigurationInput.config], invocation[LintBaseline.baseline]]
    named.append(invocation[LintCommand.filesFrom])
    named.append(invocation[LintCommand.overrides])
    for path in named.compactMap({ $0?.text }) { places.add(named: path) }
    var operands = paths
    if let base = invocation[LintCommand.overrides]?.text, base != "built-in" {
      operands.append(base)
    }
    for path in operands { places.add(named: path) }
    let found = FileDiscovery(operands)
    for folder in found.directories { places.add(folder: folder) }
    for file in found.files where Self.isLink(file) { places.add(named: file) }
    return places
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes Ctrl-C the ordinary end. Where the signal is ignored, as in the background, that stays.
  private static func endQuietly() {
    let former = signal(SIGINT) { _ in _exit(0) }
    // There is no comparing functions of C; the one that ignores is number 1.
    if unsafe unsafeBitCast(former, to: Int.self) == 1 { signal(SIGINT, SIG_IGN) }
  }
}
