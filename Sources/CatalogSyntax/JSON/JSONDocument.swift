/// The lossless tree of a JSON file (RFC 8259).
///
/// Order, spacing, escapes, repeated names and positions are kept. Nodes, the brackets, commas and
/// colons between them, white space and ``unreadable`` stretches cover the text; writing it back gives
/// the bytes that were read, for every input. Parsing never fails: what could not be understood is a
/// ``JSONProblem`` and, in the tree, a damaged or unreadable node.
///
/// ```swift
/// let document = JSONDocument(try SourceText(utf8: #"{ "greeting" : "Hello" }"#))
/// document.value(forKey: "greeting", in: 0).flatMap(document.string)  // "Hello"
/// ```
public struct JSONDocument: Sendable {
  /// The deepest nesting of arrays and objects that is read, Foundation's own limit.
  public static let maximumDepth = 512

  /// The text and its encoding.
  public let source: SourceText
  /// All values and names in file order; see ``JSONNode``. The value that is the file comes first.
  public let nodes: ContiguousArray<JSONNode>
  /// Stretches between the nodes that are neither white space nor punctuation in its place, in file
  /// order: comments, conflict markers, stray characters.
  public let unreadable: [SourceRange]
  /// The faults in file order.
  public let problems: [JSONProblem]

  /// Parses a text.
  public init(_ source: SourceText) {
    let text = source.utf8.span
    var parser = JSONParser()
    parser.parse(text)
    if parser.isUnbalanced {
      // A bracket too few or too many shifts everything behind it. How lines are indented says where.
      var second = JSONParser()
      second.heedsIndentation = true
      second.parse(text)
      if second.problems.count <= parser.problems.count { parser = second }
    }
    self.source = source
    nodes = parser.nodes
    unreadable = parser.unreadable
    problems = parser.sortedProblems()
  }

  /// The bytes of the file.
  public func bytes() -> [UInt8] { source.bytes() }

  /// Whether the file is JSON.
  public var isValid: Bool { !problems.contains { $0.isError } }
}

// MARK: - Structure

extension JSONDocument {
  /// The node that is the whole file; nil if there is none.
  @inlinable public var root: Int? { nodes.isEmpty ? nil : 0 }

  /// What a node is.
  @inlinable
  public func kind(of node: Int) -> JSONNode.Kind { nodes[node].kind }

  /// A node as written, quotes or brackets included.
  @inlinable
  public func range(of node: Int) -> SourceRange { nodes[node].range }

  /// A name and its value, as indices into ``JSONDocument/nodes``.
  public struct Member: Sendable, Equatable {
    /// The name.
    public var key: Int
    /// The value.
    public var value: Int

    @inlinable
    init(key: Int, value: Int) {
      self.key = key
      self.value = value
    }
  }

  /// The members of an object in file order.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: ContiguousArray<JSONNode>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(nodes: ContiguousArray<JSONNode>, position: Int, end: Int) {
      self.nodes = nodes
      self.position = position
      self.end = end
    }

    /// The next member.
    @inlinable
    public mutating func next() -> Member? {
      guard position < end else { return nil }
      let member = Member(key: position, value: position + 1)
      position = nodes[position + 1].next
      return member
    }
  }

  /// The elements of an array in file order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: ContiguousArray<JSONNode>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(nodes: ContiguousArray<JSONNode>, position: Int, end: Int) {
      self.nodes = nodes
      self.position = position
      self.end = end
    }

    /// The next element.
    @inlinable
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = nodes[position].next }
      return position
    }
  }

  /// The members of an object in file order, overridden ones included; none of any other node.
  @inlinable
  public func members(of node: Int) -> Members {
    let end = nodes[node].kind == .object ? nodes[node].next : node
    return Members(nodes: nodes, position: node + 1, end: end)
  }

  /// The elements of an array in file order; none of any other node.
  @inlinable
  public func elements(of node: Int) -> Elements {
    let end = nodes[node].kind == .array ? nodes[node].next : node
    return Elements(nodes: nodes, position: node + 1, end: end)
  }

  /// The member of an object that counts for a name: the last one.
  public func member(forKey key: String, in node: Int) -> Member? {
    var key = key
    return key.withUTF8Bytes { wanted in
      for member in members(of: node)
      where !nodes[member.key].isShadowed && isText(member.key, equalTo: wanted) {
        return member
      }
      return nil
    }
  }

  /// The value of the member that counts for a name: the last one.
  public func value(forKey key: String, in node: Int) -> Int? {
    member(forKey: key, in: node)?.value
  }
}

// MARK: - Texts

extension JSONDocument {
  /// The text of a name or string, escapes decoded; nil of any other node.
  public func string(_ node: Int) -> String? {
    guard isText(node) else { return nil }
    let range = nodes[node].contentRange
    guard nodes[node].hasEscapes else { return source.text(in: range) }
    return String(decoding: stringBytes(node), as: UTF8.self)
  }

  /// The text of a name or string in UTF-8, escapes decoded; nothing of any other node.
  public func stringBytes(_ node: Int) -> [UInt8] {
    guard isText(node) else { return [] }
    let range = nodes[node].contentRange
    guard nodes[node].hasEscapes else { return Array(source.utf8[range.start..<range.end]) }
    var result: [UInt8] = []
    JSONEscapes.decode(source.utf8.span, range, into: &result)
    return result
  }

  /// The exact spelling of a number; nil of any other node.
  public func number(_ node: Int) -> String? {
    nodes[node].kind == .number ? source.text(in: nodes[node].range) : nil
  }

  /// A number as a whole number, if it is spelled as one and fits.
  public func integer(_ node: Int) -> Int? {
    number(node).flatMap { Int($0) }
  }

  /// `true` and `false`; nil of any other node.
  public func boolean(_ node: Int) -> Bool? {
    switch nodes[node].kind {
    case .true: true
    case .false: false
    case .object, .array, .string, .number, .null, .key, .unreadable, .missing: nil
    }
  }

  /// Whether a node is a name or a string.
  @inline(__always)
  package func isText(_ node: Int) -> Bool {
    nodes[node].kind == .string || nodes[node].kind == .key
  }

  /// Whether the text of a node is this one, code unit by code unit, escapes decoded.
  package func isText(_ node: Int, equalTo wanted: Span<UInt8>) -> Bool {
    guard isText(node) else { return false }
    guard !nodes[node].hasEscapes else {
      return stringBytes(node).span.isEqual(to: wanted)
    }
    let range = nodes[node].contentRange
    return source.utf8.span.extracting(range.start..<range.end).isEqual(to: wanted)
  }
}

extension String {
  /// Gives the UTF-8 bytes to a closure.
  package mutating func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    makeContiguousUTF8()
    return body(utf8Span.span)
  }
}

extension JSONDocument {
  /// Whether the text of a node is this ASCII word.
  @inline(__always)
  package func isText(_ node: Int, _ word: StaticString) -> Bool {
    let record = nodes[node]
    if record.traits.rawValue == 0 {
      guard Int(record.endOffset &- record.startOffset) == word.utf8CodeUnitCount &+ 2 else {
        return false
      }
      let text = source.utf8.span
      let start = Int(record.startOffset) &+ 1
      return word.withUTF8Buffer { buffer in
        for index in 0..<buffer.count where unsafe buffer[index] != text[start &+ index] {
          return false
        }
        return isText(node)
      }
    }
    return word.withUTF8Buffer { unsafe isText(node, equalTo: $0.span) }
  }
}
