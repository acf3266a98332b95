import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// One input of `Tests/Fixtures/strings` with its row of `expected.tsv`.
struct StringsCase: CustomTestStringConvertible, Sendable {
  var name: String
  var row: [String: String]
  var bytes: [UInt8]
  var testDescription: String { name }

  static func all(_ area: String) throws -> [StringsCase] {
    let folder = Repository.fixtures(area)
    return try Repository.rows(folder.appending(path: "expected.tsv")).map { row in
      let name = row["file"] ?? ""
      return StringsCase(
        name: name, row: row, bytes: try Repository.bytes(folder.appending(path: name)))
    }
  }

  /// Whether Foundation takes the file for old-style text, not for XML or binary.
  var isOldStyle: Bool {
    if case .value(_, let format) = FoundationOracle.read(bytes) { return format == .openStep }
    return PropertyListKind.detect(bytes.span) == .oldStyle
  }
}

@Suite("Every written-down input of the format")
struct StringsConformanceTests {
  @Test("all 188 inputs are there")
  func count() throws {
    #expect(try StringsCase.all("strings").count == 188)
  }

  @Test("the reference reading is Foundation's", arguments: try StringsCase.all("strings"))
  func referenceReading(_ input: StringsCase) throws {
    try #require(input.row["result"] != nil)
    guard input.isOldStyle else { return }
    try expectAgreement(input)
  }

  @Test(
    "reported files read as Foundation reads them",
    arguments: try StringsCase.all("strings-reported"))
  func reportedReading(_ input: StringsCase) throws {
    try expectAgreement(input)
  }

  private func expectAgreement(_ input: StringsCase) throws {
    let reading = ReferenceReading(bytes: input.bytes)
    switch reading {
    case .value(let value):
      #expect(input.row["result"] == "ok")
      let expected = try JSONSerialization.jsonObject(
        with: Data((input.row["entries"] ?? "").utf8), options: .fragmentsAllowed)
      #expect(FoundationOracle.sorted(value) == FoundationOracle.sorted(fromJSON(expected)))
    case .failure(let message, let line):
      #expect(input.row["result"] == "error")
      // Where a file starts with '<', the written-down message is that of the XML parser.
      guard input.bytes.first != UInt8(ascii: "<") else { return }
      let expected = input.row["error"] ?? ""
      #expect(expected.hasPrefix(withLine(message, line)), "\(expected)")
      #expect(input.row["line"] == line.map(String.init) ?? "")
    }
  }

  private func fromJSON(_ value: Any) -> StringsValue {
    guard let object = value as? [String: Any] else { return FoundationOracle.convert(value) }
    if object.count == 1, let hex = object["$data"] as? String {
      return .data(
        stride(from: 0, to: hex.count, by: 2).compactMap { offset in
          let start = hex.index(hex.startIndex, offsetBy: offset)
          return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16)
        })
    }
    return .dictionary(object.map { .init(key: $0.key, value: fromJSON($0.value)) })
  }

  private func withLine(_ message: String, _ line: Int?) -> String {
    guard let line else { return message }
    return message.replacingOccurrences(of: "line", with: "line \(line)")
  }

  @Test("the tree writes back what it read", arguments: try StringsCase.all("strings"))
  func roundTrip(_ input: StringsCase) throws {
    let document = StringsDocument(try SourceText(input.bytes))
    #expect(document.bytes() == input.bytes)
    expectTiling(document)
  }

  @Test(
    "problems stand where a person would look",
    arguments: try Repository.rows(Repository.fixtures("strings").appending(path: "strict.tsv"))
      .map { StrictCase(row: $0) })
  func strictPositions(_ input: StrictCase) throws {
    let url = Repository.fixtures("strings").appending(path: input.file)
    let document = StringsDocument(try SourceText(try Repository.bytes(url)))
    let lines = LineIndex(document.source.utf8)
    let found = document.allProblems().map { problem in
      let place = lines.lineColumn(of: problem.range.start, in: document.source.utf8)
      return "\(Self.referenceName(problem, in: document)) \(place)"
    }
    #expect(found.first == "\(input.kind) \(input.place)", "found \(found)")
  }

  /// The list of positions names conflict markers by what Foundation sees in them.
  private static func referenceName(
    _ problem: StringsProblem, in document: StringsDocument
  ) -> String {
    let isMarker = problem.kind == .mergeConflictMarker
    return (isMarker ? StringsProblem.Kind.trailingContent : problem.kind).rawValue
  }
}

/// One row of `strict.tsv`.
struct StrictCase: CustomTestStringConvertible, Sendable {
  var row: [String: String]
  var file: String { row["file"] ?? "" }
  var kind: String { row["kind"] ?? "" }
  var place: String { "\(row["line"] ?? ""):\(row["column"] ?? "")" }
  var testDescription: String { file }
}

/// Checks that the nodes of a tree cover its text without gap or overlap, and that only white space,
/// comments and the braces of the table lie between entries and unreadable stretches.
func expectTiling(_ document: StringsDocument, sourceLocation: SourceLocation = #_sourceLocation) {
  var position = 0
  for node in document.nodes() {
    #expect(node.range.start == position, sourceLocation: sourceLocation)
    position = node.range.end
    guard case .trivia(let range) = node else { continue }
    let rest = document.unexplainedText(in: range)
    #expect(rest == "", "text outside every node", sourceLocation: sourceLocation)
  }
  #expect(position == document.source.utf8.count, sourceLocation: sourceLocation)
  for entry in document.entries {
    for part in [entry.keyRange, entry.valueRange, entry.keyContentRange, entry.valueContentRange] {
      let isInside = part.start >= entry.range.start && part.end <= entry.range.end
      #expect(isInside, "part of an entry outside it", sourceLocation: sourceLocation)
    }
  }
}
