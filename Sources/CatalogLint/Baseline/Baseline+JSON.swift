public import CatalogSyntax

/// Why a baseline cannot be read.
public struct BaselineProblem: Error, Sendable {
  /// Where, as line and column.
  public let place: LineColumn
  /// What is wrong, one sentence without final stop.
  public let message: String
}

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for findings about its entries.
  /// - Throws: ``BaselineProblem`` for a file that is no baseline of this version.
  public init(_ bytes: [UInt8], path: String) throws(BaselineProblem) {
    let reader = try BaselineReader(bytes)
    self.init(try reader.entries(), path: path)
  }

  /// The file: an entry a line, sorted by table, key, locale, rule and variation.
  public func bytes() -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", Self.version)
    json.name("entries")
    json.beginArray()
    for entry in entries {
      json.newLine()
      json.beginObject()
      json.member("table", entry.identity.table)
      json.member("key", entry.identity.key)
      json.member("locale", entry.identity.locale)
      json.member("rule", entry.identity.rule)
      json.member("variation", entry.identity.variation)
      json.endObject()
    }
    if !entries.isEmpty { json.finalNewLine() }
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

private struct BaselineReader {
  private let json: JSONDocument
  private let lines: LineIndex

  init(_ bytes: [UInt8]) throws(BaselineProblem) {
    let start = LineColumn(line: 1, column: 1)
    guard let source = try? SourceText(bytes) else {
      throw BaselineProblem(place: start, message: "the file is too large")
    }
    let lines = LineIndex(source.utf8)
    if let problem = source.encodingProblems.first {
      throw BaselineProblem(
        place: lines.lineColumn(of: problem.range.start, in: source.utf8),
        message: problem.kind == .emptyFile ? "the file is empty" : "the file is not UTF-8")
    }
    json = JSONDocument(source)
    self.lines = lines
    if let problem = json.problems.first(where: { $0.isError }) {
      throw BaselineProblem(
        place: lines.lineColumn(of: problem.range.start, in: source.utf8),
        message: problem.message(in: source, lines: lines))
    }
  }

  private func problem(_ message: String, at node: Int) -> BaselineProblem {
    BaselineProblem(
      place: lines.lineColumn(of: json.range(of: node).start, in: json.source.utf8),
      message: message)
  }

  func entries() throws(BaselineProblem) -> [Baseline.Entry] {
    let root = json.root ?? 0
    guard json.root != nil, json.kind(of: root) == .object else {
      throw problem("a baseline is an object", at: root)
    }
    guard let version = json.value(forKey: "version", in: root) else {
      throw problem("the member 'version' is missing", at: root)
    }
    guard json.integer(version) == Baseline.version else {
      throw problem("this is not a baseline of version \(Baseline.version)", at: version)
    }
    guard let list = json.value(forKey: "entries", in: root) else {
      throw problem("the member 'entries' is missing", at: root)
    }
    for member in json.members(of: root)
    where member.value != list && !json.isText(member.key, "version") {
      throw problem("'\(shown(member.key))' is not a member of a baseline", at: member.key)
    }
    guard json.kind(of: list) == .array else { throw problem("'entries' is no array", at: list) }
    var result: [Baseline.Entry] = []
    for node in json.elements(of: list) { result.append(try entry(node)) }
    return result
  }

  private func entry(_ node: Int) throws(BaselineProblem) -> Baseline.Entry {
    guard json.kind(of: node) == .object else { throw problem("an entry is an object", at: node) }
    var texts: [String: String] = [:]
    for member in json.members(of: node) {
      let name = json.string(member.key) ?? ""
      guard ["table", "key", "locale", "rule", "variation"].contains(name) else {
        throw problem("'\(shown(member.key))' is not a member of an entry", at: member.key)
      }
      guard texts[name] == nil else { throw problem("'\(name)' is there twice", at: member.key) }
      guard let text = json.string(member.value) else {
        throw problem("'\(name)' is no text", at: member.value)
      }
      texts[name] = text
    }
    guard let rule = texts["rule"] else { throw problem("an entry names no rule", at: node) }
    let range = json.range(of: node)
    return Baseline.Entry(
      identity: FindingIdentity(
        table: texts["table"], key: texts["key"], locale: texts["locale"], rule: rule,
        variation: texts["variation"]),
      place: Diagnostic.Place(
        start: lines.lineColumn(of: range.start, in: json.source.utf8),
        end: lines.lineColumn(of: range.end, in: json.source.utf8)))
  }

  private func shown(_ node: Int) -> String { (json.string(node) ?? "").escapedForDisplay }
}
