/// The lossless tree of a property list in XML (Apple's PropertyList-1.0 document type).
///
/// Elements are nodes; white space, comments, instructions and the document type are what lies
/// between them. Writing the tree back gives the bytes that were read, for every input. Parsing
/// never fails: what could not be understood is a ``PropertyListProblem`` and, in the tree, a
/// damaged node or an unreadable stretch.
///
/// What is understood is what Foundation reads: with or without header, document type, byte-order
/// mark and `<plist>`, with attributes of any kind, and with anything behind the end. Entities that
/// a document type declares are refused, so that no text grows and no other file is opened.
public struct PropertyListDocument: Sendable {
  /// The most values that may lie in each other, the outermost not counted.
  public static let maximumDepth = 512

  /// The text and its encoding.
  public let source: SourceText
  /// The elements, in the order of their opening tags.
  public let nodes: ContiguousArray<PropertyListNode>
  /// Stretches that could not be understood, in file order.
  public let unreadable: [SourceRange]
  /// The faults, in file order. Faults of the encoding are in ``SourceText/encodingProblems``.
  public let problems: [PropertyListProblem]
  /// The blocks of merge conflicts, markers included, in file order.
  public let conflictBlocks: [SourceRange]
  /// Whether the header names an encoding in which only ASCII characters mean what they are, so
  /// that others have to be written as references.
  let isLimitedToASCII: Bool
  /// The fault at which a reader that reads from the start, such as Foundation's, gives up.
  let firstFault: PropertyListProblem?

  /// Parses a text.
  public init(_ source: SourceText) {
    var parser = PropertyListParser(text: source.utf8, isWide: source.encoding != .utf8)
    parser.parse()
    self.source = source
    nodes = parser.nodes
    unreadable = parser.unreadable
    conflictBlocks = parser.conflictBlocks
    firstFault = parser.firstFault
    isLimitedToASCII = parser.isLimitedToASCII
    problems = parser.problems.sorted { $0.range.start < $1.range.start }
  }

  /// The bytes of the file, put together from the pieces of the tree.
  public func bytes() -> [UInt8] {
    if source.encoding != .utf8 { return source.bytes() }
    var result: [UInt8] = source.hasByteOrderMark ? source.encoding.byteOrderMark : []
    result.reserveCapacity(source.utf8.count + result.count)
    for piece in pieces() { result += source.utf8[piece.range.start..<piece.range.end] }
    return result
  }

  /// Whether nothing was found that spoils the meaning of the file or of a part of it.
  public var isIntact: Bool {
    !problems.contains { $0.isError } && encodingFault == nil
  }

  /// The first place where the bytes are no text in the file's encoding.
  var encodingFault: EncodingProblem? {
    source.encodingProblems.first { $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit }
  }
}

// MARK: - Pieces

extension PropertyListDocument {
  /// One piece of the file.
  public enum Piece: Sendable, Equatable {
    /// White space, comments, instructions, the header and the document type.
    case trivia(SourceRange)
    /// The opening tag of the container of that index, or all of it if it is written `<dict/>`.
    case open(Int, SourceRange)
    /// The closing tag of the container of that index.
    case close(Int, SourceRange)
    /// The element of that index, which holds no other.
    case leaf(Int, SourceRange)
    /// A stretch that could not be understood.
    case unreadable(SourceRange)

    /// The text of the piece.
    public var range: SourceRange {
      switch self {
      case .trivia(let range), .open(_, let range), .close(_, let range), .leaf(_, let range),
        .unreadable(let range):
        range
      }
    }
  }

  /// The pieces of the file in order; together they cover every byte of the text.
  public func pieces() -> [Piece] {
    var result: [Piece] = []
    result.reserveCapacity(nodes.count * 3)
    var position = 0
    var stretches = unreadable[...]
    func fillGap(upTo start: Int) {
      if position < start { result.append(.trivia(SourceRange(position, start))) }
    }
    func append(_ piece: Piece) {
      while let stretch = stretches.first, stretch.start < piece.range.start {
        fillGap(upTo: stretch.start)
        result.append(.unreadable(stretch))
        position = stretch.end
        stretches.removeFirst()
      }
      fillGap(upTo: piece.range.start)
      result.append(piece)
      position = piece.range.end
    }
    var open: [Int] = []
    func closeNodes(endingAt index: Int) {
      while let last = open.last, nodes[last].next <= index {
        open.removeLast()
        let node = nodes[last]
        let tag = SourceRange(node.contentRange.end, node.range.end)
        if !tag.isEmpty { append(.close(last, tag)) }
      }
    }
    for (index, node) in nodes.enumerated() {
      closeNodes(endingAt: index)
      guard node.kind.isContainer else {
        append(.leaf(index, node.range))
        continue
      }
      append(.open(index, SourceRange(node.range.start, node.contentRange.start)))
      if !node.isSelfClosing { open.append(index) }
    }
    closeNodes(endingAt: nodes.count)
    for stretch in stretches {
      fillGap(upTo: stretch.start)
      result.append(.unreadable(stretch))
      position = stretch.end
    }
    fillGap(upTo: source.utf8.count)
    return result
  }
}

// MARK: - Structure

extension PropertyListDocument {
  /// A key with its value.
  public struct Member: Sendable, Equatable {
    /// The index of the key.
    public var key: Int
    /// The index of the value.
    public var value: Int

    package init(key: Int, value: Int) {
      self.key = key
      self.value = value
    }
  }

  /// The index of the value that the file holds; nil if there is none.
  public var root: Int? {
    var index = 0
    while index < nodes.count, nodes[index].kind == .plist {
      guard nodes[index].next > index + 1 else { return nil }
      index += 1
    }
    return index < nodes.count ? index : nil
  }

  /// The indices of the nodes directly inside a container, in file order.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].next {
      result.append(child)
      child = nodes[child].next
    }
    return result
  }

  /// The elements of an array, in file order; empty for every other node.
  public func elements(of index: Int) -> [Int] {
    nodes[index].kind == .array ? children(of: index) : []
  }

  /// The members of a dictionary in file order, keys that are there twice included; empty for every
  /// other node. Keys without value and values without key are left out.
  public func members(of index: Int) -> [Member] {
    guard nodes[index].kind == .dictionary else { return [] }
    var result: [Member] = []
    var key: Int?
    for child in children(of: index) where !nodes[child].traits.contains(.unpaired) {
      if nodes[child].isMemberKey {
        key = child
      } else if let pending = key {
        result.append(Member(key: pending, value: child))
        key = nil
      }
    }
    return result
  }

  /// The last member of a dictionary that has a key, which is the one that counts at run time.
  ///
  /// Keys are compared by their code units, never by canonical equivalence.
  public func member(ofKey key: String, in index: Int) -> Member? {
    members(of: index).last { hasText($0.key, key) }
  }

  /// Whether the text of a node has the code units of `text`.
  public func hasText(_ index: Int, _ text: String) -> Bool {
    textBytes(of: index).elementsEqual(text.utf8)
  }
}

// MARK: - Texts

extension PropertyListDocument {
  /// The text of a node, references and CDATA sections resolved; empty for containers.
  ///
  /// References that mean nothing stay as they are written.
  public func text(of index: Int) -> String {
    let node = nodes[index]
    guard !node.kind.isContainer else { return "" }
    guard node.hasMarkup else { return source.text(in: node.contentRange) }
    return String(decoding: textBytes(of: index), as: UTF8.self)
  }

  /// The text of a node in UTF-8, references and CDATA sections resolved.
  package func textBytes(of index: Int) -> [UInt8] {
    let node = nodes[index]
    guard !node.kind.isContainer else { return [] }
    let range = node.contentRange
    guard node.hasMarkup else { return Array(source.utf8[range.start..<range.end]) }
    return XMLText.decode(source.utf8.span, range)
  }

  /// The range of the file that a range of a node's text stands for, in bytes of UTF-8.
  ///
  /// A reference counts as a whole: a range that touches it covers it.
  public func sourceRange(ofText range: SourceRange, in index: Int) -> SourceRange {
    let content = nodes[index].contentRange
    guard nodes[index].hasMarkup else {
      return SourceRange(
        min(content.start + range.start, content.end), min(content.start + range.end, content.end))
    }
    return XMLText.sourceRange(of: range, in: source.utf8.span, content)
  }
}
