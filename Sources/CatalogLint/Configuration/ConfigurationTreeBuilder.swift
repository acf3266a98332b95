import CatalogSyntax
import YAML

/// Builds a tree from the events of a YAML text, with an explicit stack and within bounds.
struct ConfigurationTreeBuilder {
  /// How deep lists and mappings may be nested. The deepest key of the table needs seven levels.
  static let maximumDepth = 64
  /// How many values a file may have, those that aliases repeat included.
  static let maximumCount = 200_000
  /// How many lines may be directives: libyaml compares each with all before it.
  static let maximumDirectives = 100

  /// The first thing that cannot be read.
  var problem: (message: Diagnostic.Message, place: Diagnostic.Place)?
  /// Repeated keys and tags without meaning; the tree is read all the same.
  var findings: [(message: Diagnostic.Message, place: Diagnostic.Place)] = []
  /// The value of the whole text, when it is read; nil for an empty text.
  var root: ConfigurationNode?

  private var open: [Container] = []
  private var anchors: [String: Measured] = [:]
  private var count = 0
  private var documents = 0

  /// A value with its size, aliases replaced: the number of values and of levels.
  private struct Measured {
    var node: ConfigurationNode
    var count = 1
    var depth = 0
  }

  /// A list or mapping whose end is not reached.
  private struct Container {
    var isMapping: Bool
    var anchor: String?
    var start: LineColumn
    var elements: [ConfigurationNode] = []
    var members: [ConfigurationNode.Member] = []
    /// Where each key stands first.
    var names: [[UInt8]: Diagnostic.Place] = [:]
    /// The key that waits for its value.
    var key: (name: String, place: Diagnostic.Place)?
    var count = 1
    var depth = 1
  }

  /// Creates a builder that has read nothing.
  init() {}

  /// Reads a text in YAML.
  init(yaml bytes: [UInt8]) {
    let directives = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .count { $0.first == UInt8(ascii: "%") }
    guard directives <= Self.maximumDirectives else {
      problem = (.tooManyDirectives, Self.firstLine)
      return
    }
    do throws(YAMLError) {
      var builder = self
      try YAMLReader.read(bytes) { builder.take($0) }
      self = builder
    } catch {
      let place =
        error.place.map { LineColumn($0) }
        ?? error.badByte.map { Self.place(of: $0, bytes) }
      problem = (
        .invalid(error.problem),
        place.map { Diagnostic.Place(start: $0, end: $0) } ?? Self.firstLine
      )
    }
  }

  /// The place of a byte of a file in UTF-8; the first line of one in UTF-16.
  private static func place(of offset: Int, _ bytes: [UInt8]) -> LineColumn {
    guard let first = bytes.first, first < 0xFE else { return firstLine.start }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = Array(bytes.dropFirst(mark))
    return LineIndex(text).lineColumn(of: max(offset - mark, 0), in: text)
  }

  static let firstLine = Diagnostic.Place(
    start: LineColumn(line: 1, column: 1), end: LineColumn(line: 1, column: 1))

  // MARK: Events

  /// Takes an event; false once there is a problem.
  private mutating func take(_ event: YAMLEvent) -> Bool {
    let place = Diagnostic.Place(start: LineColumn(event.start), end: LineColumn(event.end))
    checkTag(event, at: place)
    switch event.kind {
    case .document:
      documents += 1
      if documents > 1 { problem = (.severalDocuments, place) }
    case .scalar(let text, let isPlain):
      let content = Self.content(text, isPlain: isPlain && event.tag == nil)
      close(
        Measured(node: ConfigurationNode(content: content, place: place)), anchor: event.anchor)
    case .alias(let name):
      alias(name, at: place)
    case .sequenceStart, .mappingStart:
      guard open.count < Self.maximumDepth else {
        problem = (.tooDeep, place)
        break
      }
      open.append(
        Container(
          isMapping: event.kind == .mappingStart, anchor: event.anchor, start: place.start))
      // An anchor means what it names only behind its end.
      if let anchor = event.anchor { anchors[anchor] = nil }
    case .sequenceEnd, .mappingEnd:
      guard let container = open.popLast() else { break }
      let content: ConfigurationNode.Content =
        container.isMapping ? .mapping(container.members) : .list(container.elements)
      let whole = Diagnostic.Place(start: container.start, end: place.end)
      close(
        Measured(
          node: ConfigurationNode(content: content, place: whole), count: container.count,
          depth: container.depth),
        anchor: container.anchor)
    }
    return problem == nil
  }

  private mutating func alias(_ name: String, at place: Diagnostic.Place) {
    guard var measured = anchors[name] else {
      let isOpen = open.contains { $0.anchor == name }
      problem = (isOpen ? .recursive(name) : .unknownAlias(name), place)
      return
    }
    measured.node.place = place
    count += measured.count - 1
    guard open.count + measured.depth <= Self.maximumDepth else {
      problem = (.tooDeep, place)
      return
    }
    close(measured, anchor: nil)
  }

  /// Puts a whole value where it belongs.
  private mutating func close(_ value: Measured, anchor: String?) {
    count += 1
    guard count <= Self.maximumCount else {
      problem = (.tooLarge, value.node.place)
      return
    }
    if let anchor { anchors[anchor] = value }
    guard let last = open.indices.last else {
      root = value.node
      return
    }
    open[last].count += value.count
    open[last].depth = max(open[last].depth, value.depth + 1)
    guard open[last].isMapping else {
      open[last].elements.append(value.node)
      return
    }
    guard let key = open[last].key else {
      beginMember(value.node, in: last)
      return
    }
    open[last].key = nil
    open[last].members.append(
      ConfigurationNode.Member(name: key.name, namePlace: key.place, value: value.node))
  }

  private mutating func beginMember(_ node: ConfigurationNode, in container: Int) {
    let place = node.place
    guard let name = node.text else {
      problem = (.keyIsNoText(node.kindName), place)
      return
    }
    open[container].key = (name, place)
    if let first = open[container].names.updateValue(place, forKey: Array(name.utf8)) {
      findings.append((.repeated(name, first.start.line), place))
    }
  }

  private mutating func checkTag(_ event: YAMLEvent, at place: Diagnostic.Place) {
    guard let tag = event.tag, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else { return }
    findings.append((.unknownTag(tag), place))
  }

  /// What a scalar means. Only `null` is told apart here, by the core schema of YAML 1.2 (section
  /// 10.3.2); what `no` and `off` are depends on where they stand.
  private static func content(_ text: String, isPlain: Bool) -> ConfigurationNode.Content {
    guard isPlain else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case _: return .word(text)
    }
  }
}

extension LineColumn {
  fileprivate init(_ place: YAMLEvent.Place) {
    self.init(line: place.line, column: place.column)
  }
}

extension Diagnostic.Message {
  fileprivate static var tooManyDirectives: Self {
    Self("more than \(ConfigurationTreeBuilder.maximumDirectives) lines begin with '%'")
  }
  fileprivate static func invalid(_ problem: String) -> Self { Self("no YAML: \(problem)") }
  fileprivate static var severalDocuments: Self {
    Self("a second document begins here; a configuration is one")
  }
  fileprivate static var tooDeep: Self {
    Self(
      "lists and mappings are nested more than \(ConfigurationTreeBuilder.maximumDepth) levels deep"
    )
  }
  fileprivate static var tooLarge: Self {
    Self(
      "there are more than \(ConfigurationTreeBuilder.maximumCount) values, counted with what"
        + " aliases repeat")
  }
  fileprivate static func recursive(_ name: String) -> Self {
    Self("alias '\(name)' stands inside what it repeats")
  }
  fileprivate static func unknownAlias(_ name: String) -> Self {
    Self("there is no anchor '\(name)' before this alias")
  }
  fileprivate static func keyIsNoText(_ kind: String) -> Self {
    Self("a key has to be a text, and this is \(kind)")
  }
  static func repeated(_ name: String, _ line: Int) -> Self {
    Self("'\(name)' is given again; it stands on line \(line) already")
  }
  fileprivate static func unknownTag(_ tag: String) -> Self {
    Self("tag '\(tag)' has no meaning here")
  }
}
