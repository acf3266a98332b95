import CatalogSyntax
import CommandLineTool
import StringCatalog

/// One `.strings` file that a command edits.
struct StringsFile {
  /// The path as it was given.
  let path: String
  /// The file as it was read.
  let contents: FileContents
  /// Its tree.
  let document: StringsDocument

  /// Reads a file for editing.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let contents: FileContents
    do throws(FileError) {
      contents = try FileContents(path: path)
    } catch {
      throw Shared.failure(error)
    }
    self.contents = contents
    let shown = Argument(path).displayText
    switch PropertyListKind.detect(contents.bytes.span) {
    case .oldStyle: break
    case .xml: throw .stopped("\(shown): is an XML property list, which is read but not edited")
    case .binary:
      throw .stopped("\(shown): is a binary property list, which is read but not edited")
    }
    guard let source = try? SourceText(contents.bytes) else {
      throw .stopped("\(shown): is too large")
    }
    document = StringsDocument(source)
  }

  /// Makes a change and writes the file; a file that does not change is not written.
  func edit(
    _ change: (StringsDocument) throws(StringsEditError) -> [TextEdit]
  ) throws(CommandFailure) {
    try apply(try edits(change))
  }

  /// The edits of a change, a refusal told as the end of the command.
  func edits(
    _ change: (StringsDocument) throws(StringsEditError) -> [TextEdit]
  ) throws(CommandFailure) -> [TextEdit] {
    do throws(StringsEditError) {
      return try change(document)
    } catch {
      throw failure(error)
    }
  }

  /// Writes the file with edits applied, unless there are none.
  func apply(_ edits: [TextEdit]) throws(CommandFailure) {
    guard !edits.isEmpty else { return }
    do throws(FileError) {
      try AtomicFile.write(
        document.source.bytes(applying: edits), to: path, replacing: contents.stamp)
    } catch {
      throw Shared.failure(error)
    }
  }

  /// A refused edit as the end of the command.
  private func failure(_ error: StringsEditError) -> CommandFailure {
    let lines = LineIndex(document.source.utf8)
    func place(_ range: SourceRange) -> String {
      let place = lines.lineColumn(of: range.start, in: document.source.utf8)
      return "\(Argument(path).displayText):\(place)"
    }
    let shown = Argument(path).displayText
    switch error {
    case .keyNotFound(let key):
      let keys = document.entries.map { document.key(of: $0) }
      let closest = Suggestion.closest(to: key, among: keys).first
      let hint = closest.map { "; did you mean '\($0.escapedForDisplay)'?" } ?? ""
      return .stopped("\(shown): there is no key '\(key.escapedForDisplay)'\(hint)")
    case .keyExists(let key):
      return .stopped("\(shown): the key '\(key.escapedForDisplay)' is there already")
    case .damagedEntry(let range):
      return .stopped("\(place(range)): the entry has a syntax error: correct it first")
    case .notAString(let key):
      return .stopped("\(shown): the value of '\(key.escapedForDisplay)' is not a text")
    case .brokenFile(let problem):
      let message = problem.message(in: document.source, lines: lines)
      return .stopped("\(place(problem.range)): \(message.escapedForDisplay)")
    }
  }
}
