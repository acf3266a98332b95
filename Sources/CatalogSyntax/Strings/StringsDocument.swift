/// The lossless tree of a `.strings` file in old-style property-list syntax.
///
/// The tree tiles the text: entries and unreadable stretches in order, white space and comments
/// between them, nothing left over. Writing it back gives the bytes that were read, for every input,
/// legal or not. Parsing never fails: what could not be understood is a ``StringsProblem`` and, in the
/// tree, a damaged entry or an unreadable stretch.
///
/// ```swift
/// let document = StringsDocument(try SourceText(utf8: "\"greeting\" = \"Hello\";\n"))
/// document.value(of: document.entries[0])  // "Hello"
/// ```
public struct StringsDocument: Sendable {
  /// The deepest nesting of arrays and dictionaries that is read, Foundation's own limit.
  public static let maximumDepth = 512

  /// What the file is as a whole.
  public enum Root: Sendable, Equatable {
    /// Entries, one after the other.
    case table
    /// Entries between `{` and `}`; the offset of the `}`, or nil if it is missing.
    case bracedTable(open: Int, close: Int?)
    /// A lone string, array or data value: legal, but not a table.
    case value(SourceRange)
  }

  /// The text and its encoding.
  public let source: SourceText
  /// What the file is as a whole.
  public let root: Root
  /// The entries in file order, damaged ones included.
  public let entries: ContiguousArray<StringsEntry>
  /// Stretches between entries that could not be understood, in file order.
  public let unreadable: [SourceRange]
  /// The faults of the structure, in file order. Faults inside strings are in ``escapeProblems()``.
  public let problems: [StringsProblem]

  /// Parses a text.
  public init(_ source: SourceText) {
    var parser = StringsParser()
    parser.parse(source.utf8.span)
    self.source = source
    root = parser.root
    entries = parser.entries
    unreadable = parser.unreadable
    problems = parser.problems.sorted { $0.range.start < $1.range.start }
  }

  /// The bytes of the file, put together from the nodes of the tree.
  public func bytes() -> [UInt8] {
    if source.encoding != .utf8 { return source.bytes() }
    var result: [UInt8] = source.hasByteOrderMark ? source.encoding.byteOrderMark : []
    result.reserveCapacity(source.utf8.count + result.count)
    for node in nodes() { result += source.utf8[node.range.start..<node.range.end] }
    return result
  }

  /// One piece of the file.
  public enum Node: Sendable, Equatable {
    /// White space, comments and the braces around the table.
    case trivia(SourceRange)
    /// The entry of that index in ``StringsDocument/entries``.
    case entry(Int, SourceRange)
    /// A stretch that could not be understood.
    case unreadable(SourceRange)

    /// The text of the piece.
    public var range: SourceRange {
      switch self {
      case .trivia(let range), .entry(_, let range), .unreadable(let range): range
      }
    }
  }

  /// The pieces of the file in order; together they cover every byte of the text.
  public func nodes() -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(entries.count * 2 + unreadable.count + 1)
    var position = 0
    func fillGap(upTo start: Int) {
      if position < start { nodes.append(.trivia(SourceRange(position, start))) }
    }
    var stretches = unreadable[...]
    func addStretches(before limit: Int) {
      while let stretch = stretches.first, stretch.start < limit {
        fillGap(upTo: stretch.start)
        nodes.append(.unreadable(stretch))
        position = stretch.end
        stretches.removeFirst()
      }
    }
    for (index, entry) in entries.enumerated() {
      addStretches(before: entry.range.start)
      fillGap(upTo: entry.range.start)
      nodes.append(.entry(index, entry.range))
      position = entry.range.end
    }
    addStretches(before: source.utf8.count + 1)
    fillGap(upTo: source.utf8.count)
    return nodes
  }
}

// MARK: - Texts

extension StringsDocument {
  /// The key of an entry, escapes decoded.
  public func key(of entry: StringsEntry) -> String {
    text(entry.keyContentRange, hasEscapes: entry.keyHasEscapes)
  }

  /// The value of an entry, escapes decoded; nil if it is not a text.
  public func value(of entry: StringsEntry) -> String? {
    guard entry.isString else { return nil }
    return text(entry.valueContentRange, hasEscapes: entry.valueHasEscapes)
  }

  /// The value of an entry of any kind; nil if the entry is damaged.
  public func anyValue(of entry: StringsEntry) -> StringsValue? {
    guard entry.valueKind != .absent, !entry.isDamaged else { return nil }
    if let text = value(of: entry) { return .string(text) }
    return StringsValue(source.utf8.span, at: entry.valueRange)
  }

  /// The key of an entry in UTF-8, escapes decoded.
  package func keyBytes(of entry: StringsEntry) -> [UInt8] {
    bytes(entry.keyContentRange, hasEscapes: entry.keyHasEscapes)
  }

  private func text(_ range: SourceRange, hasEscapes: Bool) -> String {
    hasEscapes
      ? String(decoding: bytes(range, hasEscapes: true), as: UTF8.self) : source.text(in: range)
  }

  private func bytes(_ range: SourceRange, hasEscapes: Bool) -> [UInt8] {
    guard hasEscapes else { return Array(source.utf8[range.start..<range.end]) }
    var result: [UInt8] = []
    StringsEscapes.decode(source.utf8.span, range, into: &result)
    return result
  }

  /// The last entry that defines a key, which is the one that counts at run time.
  ///
  /// Keys are compared by their code units after decoding, never by canonical equivalence.
  public func effectiveIndex(ofKey key: String) -> Int? {
    indices(ofKey: key).last
  }

  /// All entries that define a key, damaged ones left out.
  public func indices(ofKey key: String) -> [Int] {
    let wanted = Array(key.utf8)
    return entries.indices.filter { index in
      let entry = entries[index]
      guard !entry.isDamaged else { return false }
      if entry.keyHasEscapes { return keyBytes(of: entry) == wanted }
      let range = entry.keyContentRange
      return range.count == wanted.count
        && source.utf8[range.start..<range.end].elementsEqual(wanted)
    }
  }
}
