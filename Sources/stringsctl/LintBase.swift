import CatalogLint
import CatalogSyntax
import CommandLineTool
import Glibc
import StringCatalog

/// Reads the files of a project as they were at a commit.
struct LintBase {
  static let since = Option<String>(
    "since", value: "REF",
    help: "Report only keys that changed since the branch left this commit, branch or tag.")

  private let git: Git
  private let reference: String

  /// The project as it was where the present branch left a commit, or nil if that is not asked for.
  static func read(
    _ operands: [String], jobs: Int, _ invocation: Invocation
  ) async throws(CommandFailure) -> ProjectBase? {
    guard let reference = invocation[since] else { return nil }
    guard !operands.contains("-") else {
      throw invocation.refusal("standard input has no history for --since.")
    }
    let base = LintBase(git: Git(folder: folder(of: operands[0])), reference: reference)
    let files = try base.files(below: operands)
    let contents = files.contents
    let loader = ProjectLoader(jobs: jobs) { path throws(FileError) in
      guard let bytes = contents[path] else { throw FileError(path: path, reason: .notFound) }
      return bytes
    }
    let layout = ProjectLayout(files: contents.keys.sorted())
    return ProjectBase(await loader.load(layout), name: reference)
  }

  /// The folder that an operand is or lies in.
  private static func folder(of operand: String) -> String {
    var status = stat()
    let isFolder = unsafe stat(operand, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if isFolder { return operand }
    guard let slash = operand.lastIndex(of: "/") else { return "." }
    return slash == operand.startIndex ? "/" : String(operand[..<slash])
  }

  // MARK: Files

  private func files(
    below operands: [String]
  ) throws(CommandFailure) -> (commit: String, contents: [String: [UInt8]]) {
    let root = try text(["rev-parse", "--show-toplevel"], .noRepository)
    guard !reference.hasPrefix("-"), !reference.isEmpty else { throw unknownReference }
    let commit = try text(
      ["rev-parse", "--verify", "--quiet", reference + "^{commit}"], .unknownReference)
    let head = try text(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], .noCommit)
    let base = try text(["merge-base", head, commit], .noCommonCommit)
    let scopes = try operands.map { operand throws(CommandFailure) in
      try scope(of: operand, below: root)
    }
    let listing = try bytes(["ls-tree", "-r", "-z", "--full-tree", base], .noCommit)
    var wanted: [(path: String, object: String)] = []
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09),
        let path = String(validating: record[(tab + 1)...], as: UTF8.self)
      else { continue }
      // Mode, type, object; a link to another file is no file.
      let fields = record[..<tab].split(separator: 0x20)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3, fields[1] == "blob", fields[0] != "120000" else { continue }
      for scope in scopes {
        if let shown = scope.path(of: path) { wanted.append((shown, fields[2])) }
      }
    }
    return (base, try contents(of: wanted))
  }

  /// Reads objects, all with one process.
  private func contents(
    of files: [(path: String, object: String)]
  ) throws(CommandFailure) -> [String: [UInt8]] {
    guard !files.isEmpty else { return [:] }
    let input = files.map { $0.object + "\n" }.joined()
    let output = try bytes(["cat-file", "--batch"], input: Array(input.utf8), .noCommit)
    var result: [String: [UInt8]] = [:]
    var position = 0
    for file in files {
      // `object blob size`, a line break, the bytes and another line break.
      guard let end = output[position...].firstIndex(of: 0x0A) else { throw .unexpectedAnswer }
      let fields = output[position..<end].split(separator: 0x20)
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)),
        size >= 0, end + 1 + size < output.count
      else { throw .unexpectedAnswer }
      result[file.path] = Array(output[(end + 1)..<(end + 1 + size)])
      position = end + 1 + size + 1
    }
    return result
  }

  /// What one operand is about.
  private struct Scope {
    /// The path from the root of the repository; empty for the root.
    var path: String
    /// The operand, as paths below it begin.
    var shown: String
    /// Whether it is a single file.
    var isFile: Bool

    /// The path by which a file of the repository is shown; nil for one that the operand is not about.
    func path(of file: String) -> String? {
      if isFile { return file.utf8.elementsEqual(path.utf8) ? shown : nil }
      let prefix = path.isEmpty ? "" : path + "/"
      guard file.utf8.starts(with: prefix.utf8), TableFormat(path: file) != nil else { return nil }
      let rest = String(decoding: file.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      guard !rest.split(separator: "/").contains(where: { FileDiscovery.isSkipped(String($0)) })
      else { return nil }
      return shown.isEmpty ? rest : shown.hasSuffix("/") ? shown + rest : "\(shown)/\(rest)"
    }
  }

  private func scope(of operand: String, below root: String) throws(CommandFailure) -> Scope {
    let absolute = Self.resolved(operand)
    let isFile = Self.folder(of: operand) != operand
    let shown = isFile ? operand : FileDiscovery.normalized(operand)
    let top = Self.resolved(root)
    if absolute == top { return Scope(path: "", shown: shown, isFile: isFile) }
    let prefix = top == "/" ? top : top + "/"
    guard absolute.utf8.starts(with: prefix.utf8) else {
      throw .stopped(
        "--since: '\(operand.escapedForDisplay)' is not in the git repository"
          + " '\(root.escapedForDisplay)'")
    }
    let path = String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    return Scope(path: path, shown: shown, isFile: isFile)
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  // MARK: Answers

  /// What it means that a command fails.
  private enum Meaning {
    case noRepository
    case unknownReference
    case noCommit
    case noCommonCommit
  }

  private var unknownReference: CommandFailure {
    .stopped("--since: there is no commit '\(reference.escapedForDisplay)'")
  }

  private func bytes(
    _ arguments: [String], input: [UInt8] = [], _ meaning: Meaning
  ) throws(CommandFailure) -> [UInt8] {
    do throws(Git.Failure) {
      return try git.run(arguments, input: input)
    } catch {
      switch error {
      case .missing: throw .stopped("--since needs git, which is not installed")
      case .system(let number):
        throw .stopped("--since: cannot run git: \(unsafe String(cString: strerror(number)))")
      case .status(_, let message):
        throw failure(meaning, message.split(separator: "\n").first.map(String.init) ?? "")
      }
    }
  }

  private func failure(_ meaning: Meaning, _ said: String) -> CommandFailure {
    let said = said.isEmpty ? "" : " (\(said.escapedForDisplay))"
    switch meaning {
    case .noRepository:
      return .stopped("--since: '\(git.folder.escapedForDisplay)' is in no git repository\(said)")
    case .unknownReference: return unknownReference
    case .noCommit: return .stopped("--since: git cannot read the commit\(said)")
    case .noCommonCommit:
      return .stopped(
        "--since: '\(reference.escapedForDisplay)' has no commit in common with this branch\(said)")
    }
  }

  /// The answer as one line of text.
  private func text(_ arguments: [String], _ meaning: Meaning) throws(CommandFailure) -> String {
    var answer = try bytes(arguments, meaning)
    if answer.last == 0x0A { answer.removeLast() }
    guard let text = String(validating: answer, as: UTF8.self) else {
      throw .stopped("--since: a path of the repository is not UTF-8")
    }
    return text
  }
}

extension CommandFailure {
  fileprivate static var unexpectedAnswer: CommandFailure {
    .stopped("--since: git gave an answer that is not understood")
  }
}
