internal import CatalogSyntax

extension XCStringsWriter {
  /// Whether a file is written as ``edits(for:)`` would leave it. This is much faster than to ask for
  /// the edits, and needs no memory.
  ///
  /// - Throws: The same errors as ``edits(for:)``.
  public func isCanonical(_ catalog: XCStringsDocument) throws(XCStringsEditError) -> Bool {
    guard !sortsMembers else { return try edits(for: catalog).isEmpty }
    try catalog.checkJSON()
    var comparison = Comparison(json: catalog.json)
    return comparison.isCanonical()
  }

  /// A walk through a tree in step with its text. The walk goes as deep as the JSON, whose depth is
  /// limited.
  private struct Comparison {
    let json: JSONDocument
    private var position = 0
    private var depth = 0

    init(json: JSONDocument) {
      self.json = json
    }

    mutating func isCanonical() -> Bool {
      let bytes = json.source.utf8
      let text = bytes.span
      guard let root = json.root, isCanonical(root, text) else { return false }
      return position == text.count || (position == text.count - 1 && text[position] == 0x0A)
    }

    private mutating func isCanonical(_ node: Int, _ text: Span<UInt8>) -> Bool {
      switch json.kind(of: node) {
      case .object:
        guard take(UInt8(ascii: "{"), text) else { return false }
        depth += 1
        var isFirst = true
        for member in json.members(of: node) {
          guard isFirst || take(UInt8(ascii: ","), text), takeLineBreak(text),
            isCanonicalText(member.key, text), take(0x20, text), take(UInt8(ascii: ":"), text),
            take(0x20, text), isCanonical(member.value, text)
          else { return false }
          isFirst = false
        }
        return takeEnd(UInt8(ascii: "}"), isEmpty: isFirst, text)
      case .array:
        guard take(UInt8(ascii: "["), text) else { return false }
        depth += 1
        var isFirst = true
        for element in json.elements(of: node) {
          guard isFirst || take(UInt8(ascii: ","), text), takeLineBreak(text),
            isCanonical(element, text)
          else { return false }
          isFirst = false
        }
        return takeEnd(UInt8(ascii: "]"), isEmpty: isFirst, text)
      case .string, .key:
        return isCanonicalText(node, text)
      case .number, .true, .false, .null, .unreadable, .missing:
        return take(json.nodes[node].range)
      }
    }

    private mutating func isCanonicalText(_ node: Int, _ text: Span<UInt8>) -> Bool {
      let record = json.nodes[node]
      guard take(record.range) else { return false }
      return !record.hasEscapes || JSONEscapes.isCanonical(text, record.contentRange)
    }

    private mutating func takeEnd(
      _ bracket: UInt8, isEmpty: Bool, _ text: Span<UInt8>
    ) -> Bool {
      depth -= 1
      return (!isEmpty || take(0x0A, text)) && takeLineBreak(text) && take(bracket, text)
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
      guard position < text.count, text[position] == byte else { return false }
      position &+= 1
      return true
    }

    /// A token that must stand right here.
    @inline(__always)
    private mutating func take(_ range: SourceRange) -> Bool {
      guard range.start == position else { return false }
      position = range.end
      return true
    }

    /// A line break with the indentation behind it.
    @inline(__always)
    private mutating func takeLineBreak(_ text: Span<UInt8>) -> Bool {
      let end = position &+ 1 &+ depth &* 2
      guard end <= text.count, text[position] == 0x0A else { return false }
      position &+= 1
      while position &+ 8 <= end {
        guard text.word(at: position) == 0x2020_2020_2020_2020 else { return false }
        position &+= 8
      }
      while position < end {
        guard text[position] == 0x20 else { return false }
        position &+= 1
      }
      return true
    }
  }
}
