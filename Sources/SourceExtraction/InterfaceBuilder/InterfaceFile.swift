package import CatalogSyntax
internal import XML

/// Finds the keys of a storyboard or xib: `<object id>.<property>`, in the table with the file's name.
///
/// Which properties have keys, and what they are called, follows the tables that Apple's tools write. The same text may
/// stand in an attribute or, if it has more than one line, in a `<string key="…">`.
package enum InterfaceFile {
  /// The name of the rule in findings.
  package static let rule = "interface-file"

  /// Reads a file; what is wrong with it is among the problems, and the rest is read all the same.
  package static func extract(_ source: SourceText, path: String) -> ExtractedFile {
    var result = ExtractedFile(path: path)
    let lines = LineIndex(source.utf8)
    func place(_ offset: Int) -> LineColumn {
      lines.lineColumn(of: min(offset, source.utf8.count), in: source.utf8)
    }
    func add(_ id: String, _ message: String, at offset: Int) {
      result.problems.append(.init(id: id, message: message, place: place(offset)))
    }
    guard source.utf8.contains(UInt8(ascii: "<")), !source.utf8.contains(0) else {
      add(.unreadable, .noDocument, at: 0)
      return result
    }
    var reader = InterfaceReader(source.utf8)
    do throws(XMLError) {
      for problem in try XMLReader.read(source.utf8, { reader.take($0) }) {
        add(.malformed, .malformed(problem.message), at: problem.offset)
      }
    } catch {
      add(.unreadable, .refused(error.reason), at: error.offset)
    }
    if let refusal = reader.refusal { add(.unreadable, refusal, at: reader.refusedAt) }
    let table = SourceKind.tableName(ofPath: path)
    for text in reader.texts.sorted(by: { $0.range.start < $1.range.start }) {
      result.occurrences.append(
        Occurrence(
          key: .pattern(.exact(text.key)), table: table, comment: text.comment,
          defaultValue: text.value, file: path, range: text.range, place: place(text.range.start),
          rule: rule))
    }
    return result
  }
}

// MARK: - Messages

extension String {
  fileprivate static let unreadable = "unreadable-interface-file"
  fileprivate static let malformed = "malformed-interface-file"
  fileprivate static let noDocument =
    "the file is no storyboard or xib in XML; no key was read from it"

  fileprivate static func malformed(_ message: String) -> String {
    "the XML is not well-formed (\(message)); keys behind this place may be missing: "
      + "open and save the file in Xcode"
  }

  fileprivate static func refused(_ reason: XMLError.Reason) -> String {
    switch reason {
    case .tooManyAttributes:
      "a tag has more than 512 attributes, or the file more than 64 namespaces; no key was read"
    case .documentType:
      "the file declares a document type, which no storyboard or xib has; no key was read"
    case .outOfMemory: "there is not enough memory to read the file"
    }
  }
}
