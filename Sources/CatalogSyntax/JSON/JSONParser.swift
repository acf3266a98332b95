/// Reads JSON (RFC 8259) and goes on after faults.
///
/// The parser keeps its own stack, so that no input can exhaust the call stack. After a fault it takes
/// the likeliest reading of what is there, so that one slip gives one problem and the rest is read.
struct JSONParser {
  var nodes: ContiguousArray<JSONNode> = []
  var unreadable: [SourceRange] = []
  /// In the order in which they were found.
  var problems: [JSONProblem] = []
  /// Whether brackets are also matched by how their lines are indented.
  var heedsIndentation = false
  /// Whether a bracket was missing or too many, in a text of several lines.
  var isUnbalanced = false

  /// What may come next.
  enum State {
    /// The value that is the file, of a member, or of an element behind a comma.
    case value
    /// An element or the end of an array that has just begun.
    case firstElement
    /// A member or the end of an object that has just begun.
    case firstMember
    /// A member behind a comma.
    case member
    /// The colon behind a name.
    case colon
    /// A comma or the end of the container.
    case separator
    /// Nothing but white space.
    case end
  }

  /// An array or object that is being read.
  struct Frame {
    var node: Int
    var isObject: Bool
    /// Whether the names so far ascend, so that none can be there twice.
    var isAscending = true
    /// The node of the last name, or -1.
    var lastKey = -1
    /// The indentation of the line on which the container began.
    var indentation = 0
  }

  var position = 0
  var state = State.value
  var frames: [Frame] = []
  /// The end of the last token that made sense.
  var lastEnd = 0
  /// The offset of the last comma.
  var lastComma = 0
  /// Whether something was skipped since the last token that made sense: it is one problem.
  var isSkipping = false
  /// Whether a conflict marker was skipped since the last token that made sense.
  var crossedMarker = false
  /// The index in ``problems`` of the merge conflict whose closing marker has not been met yet.
  var openConflict: Int?
  /// Whether something below the deepest level was met, which is reported once.
  var isTooDeep = false
  /// The end of a line that was found not to end with a quote.
  var lineWithoutQuoteEnd = 0
  /// The start of the line that was looked at last, its indentation, and how far lines are known.
  var line = (start: 0, indentation: -1, known: 0)

  mutating func parse(_ text: Span<UInt8>) {
    // A catalog as Xcode writes it has a node every 24 bytes; room that is not used costs nothing.
    nodes.reserveCapacity(text.count / 20 + 4)
    frames.reserveCapacity(16)
    while true {
      position = JSONScanner.skipWhiteSpace(text, from: position)
      guard position < text.count else { break }
      let byte = text[position]
      switch state {
      case .separator:
        if byte == UInt8(ascii: ","), let frame = frames.last {
          lastComma = position
          position &+= 1
          accept()
          state = frame.isObject ? .member : .value
        } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
          closeContainer(text, byte)
        } else {
          recoverAtSeparator(text, byte)
        }
      case .firstMember, .member:
        if byte == UInt8(ascii: "\""), !heedsIndentation {
          readKey(text)
        } else {
          readOddMember(text, byte)
        }
      case .colon:
        if byte == UInt8(ascii: ":") {
          position &+= 1
          accept()
          state = .value
        } else {
          recoverAtColon(text, byte)
        }
      case .value, .firstElement:
        if byte == UInt8(ascii: "\"") {
          readString(text, .string)
          finishValue()
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          openContainer(text, isObject: byte == UInt8(ascii: "{"))
        } else {
          readOddValue(text, byte)
        }
      case .end:
        recoverAtEnd(text)
      }
    }
    finish(text)
  }

  /// The problems in file order, without those that only follow from a merge conflict.
  func sortedProblems() -> [JSONProblem] {
    guard problems.count > 1 else { return problems }
    let sorted = problems.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    guard problems.contains(where: { $0.kind == .mergeConflictMarker }) else { return sorted }
    var blockEnd = 0
    return sorted.filter { problem in
      if problem.kind == .mergeConflictMarker {
        blockEnd = max(blockEnd, problem.origin?.end ?? problem.range.end)
        return true
      }
      return problem.range.start >= blockEnd && problem.kind != .unclosed
        && problem.kind != .trailingContent
    }
  }

  // MARK: Tokens

  /// Notes that a token made sense.
  @inline(__always)
  mutating func accept() {
    lastEnd = position
    isSkipping = false
    crossedMarker = false
  }

  @inline(__always)
  mutating func append(
    _ kind: JSONNode.Kind, _ start: Int, _ end: Int, traits: JSONNode.Traits = []
  ) {
    nodes.append(JSONNode(kind, start, end, next: nodes.count &+ 1, traits: traits))
  }

  @inline(__always)
  mutating func finishValue() {
    accept()
    state = frames.isEmpty ? .end : .separator
  }

  /// Reads the text whose opening quote stands at the current position.
  @inline(__always)
  mutating func readString(_ text: Span<UInt8>, _ kind: JSONNode.Kind) {
    let start = position
    let end = JSONScanner.endOfPlainText(text, from: start &+ 1)
    if end < text.count, text[end] == 0x22 {
      position = end &+ 1
      append(kind, start, position)
      return
    }
    readOddString(text, kind, from: end)
  }

  @inline(__always)
  mutating func readKey(_ text: Span<UInt8>) {
    readString(text, .key)
    noteKey(text)
    accept()
    state = .colon
  }

  /// Notes whether the names of the object still ascend.
  @inline(__always)
  mutating func noteKey(_ text: Span<UInt8>) {
    let top = frames.count &- 1
    guard top >= 0 else { return }
    let node = nodes.count &- 1
    let last = frames[top].lastKey
    frames[top].lastKey = node
    guard frames[top].isAscending else { return }
    let key = nodes[node]
    if key.traits.rawValue != 0 {
      frames[top].isAscending = false
    } else if last >= 0 {
      frames[top].isAscending = Self.precedes(text, nodes[last], key)
    }
  }

  /// Whether the spelling of one name comes before that of another.
  @inline(__always)
  private static func precedes(_ text: Span<UInt8>, _ left: JSONNode, _ right: JSONNode) -> Bool {
    var first = Int(left.startOffset) &+ 1
    var second = Int(right.startOffset) &+ 1
    let firstEnd = Int(left.endOffset) &- 1
    let secondEnd = Int(right.endOffset) &- 1
    while first < firstEnd, second < secondEnd {
      let (one, other) = (text[first], text[second])
      if one != other { return one < other }
      first &+= 1
      second &+= 1
    }
    return second < secondEnd
  }

  // MARK: Containers

  @inline(__always)
  mutating func openContainer(_ text: Span<UInt8>, isObject: Bool) {
    guard frames.count < JSONDocument.maximumDepth else { return skipTooDeep(text) }
    var frame = Frame(node: nodes.count, isObject: isObject)
    if heedsIndentation { frame.indentation = indentationOfLine(text, at: position) }
    frames.append(frame)
    append(isObject ? .object : .array, position, position &+ 1)
    position &+= 1
    accept()
    state = isObject ? .firstMember : .firstElement
  }

  @inline(__always)
  mutating func closeContainer(_ text: Span<UInt8>, _ bracket: UInt8) {
    guard let frame = frames.last, frame.isObject == (bracket == UInt8(ascii: "}")),
      !heedsIndentation
    else {
      return closeOddly(text, bracket)
    }
    position &+= 1
    close(text, frame, end: position)
    finishValue()
  }

  /// Ends the innermost container.
  @inline(__always)
  mutating func close(_ text: Span<UInt8>, _ frame: Frame, end: Int) {
    frames.removeLast()
    nodes[frame.node].endOffset = UInt32(truncatingIfNeeded: end)
    nodes[frame.node].nextIndex = UInt32(truncatingIfNeeded: nodes.count)
    if frame.isObject, !frame.isAscending { findDuplicates(text, of: frame.node) }
  }
}
