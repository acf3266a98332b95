@testable import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// A text with a name for the report of a test.
struct NamedText: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String

  init(_ name: String, _ text: String) {
    (testDescription, self.text) = (name, text)
  }
}

/// A file of the fixtures or the corpus.
struct PropertyListFile: CustomTestStringConvertible, Sendable {
  var url: URL
  var testDescription: String { url.lastPathComponent }
  var path: String { url.path }

  func bytes() throws -> [UInt8] { try Repository.bytes(url) }

  static func fixtures() -> [PropertyListFile] {
    let dictionaries = Repository.files(
      below: Repository.fixtures("stringsdict"), extensions: ["stringsdict"])
    let tables = Repository.files(below: Repository.fixtures("strings"), extensions: ["strings"])
      .filter { $0.lastPathComponent.contains("-xml") }
    return (dictionaries + tables)
      .filter { !$0.lastPathComponent.hasPrefix("binary") }.map { PropertyListFile(url: $0) }
  }

  static func corpus() -> [PropertyListFile] {
    guard let folder = Corpus.folder else { return [] }
    return Repository.files(below: folder, extensions: ["stringsdict"])
      .map { PropertyListFile(url: $0) }
  }
}

extension PropertyListDocument {
  /// The tree of a text.
  init(_ text: String) throws {
    self.init(try SourceText(utf8: text))
  }

  /// The text after edits.
  func text(applying edits: [TextEdit]) -> String {
    String(decoding: source.bytes(applying: edits), as: UTF8.self)
  }
}

/// The first promise of the parser that an input breaks, with the input; nil if all hold.
func brokenPromise(of bytes: [UInt8]) -> String? {
  func broken(_ promise: String) -> String {
    "\(promise): \(String(decoding: bytes.prefix(200), as: UTF8.self).debugDescription)"
  }
  guard let source = try? SourceText(bytes) else { return broken("every small file is read") }
  let document = PropertyListDocument(source)
  guard document.bytes() == bytes else { return broken("printing gives back the file") }
  var position = 0
  for piece in document.pieces() {
    guard piece.range.start == position else { return broken("pieces tile the text") }
    position = piece.range.end
    guard case .trivia(let range) = piece else { continue }
    guard document.trivia(in: range) != nil else {
      return broken("only white space, comments, instructions and document types are trivia")
    }
  }
  guard position == source.utf8.count else { return broken("pieces reach the end of the text") }
  var last = 0
  for problem in document.problems {
    guard problem.range.start >= last else { return broken("problems are in file order") }
    last = problem.range.start
    guard max(problem.range.end, problem.origin?.end ?? 0) <= source.utf8.count else {
      return broken("problems lie inside the text")
    }
  }
  switch document.reading() {
  case .value:
    // Foundation does not look behind the end, where a marker may be left.
    let faults = document.problems.filter { $0.isError && $0.kind != .mergeConflictMarker }
    guard faults.isEmpty else { return broken("a file with a fault is refused") }
  case .failure(let message, let offset):
    guard !message.isEmpty, offset <= source.utf8.count else {
      return broken("a refusal has a message and a place")
    }
    guard !document.isIntact else { return broken("a file that is refused has a fault") }
  }
  return nil
}
