internal import CatalogSyntax

extension XCStringsDocument {
  /// Whether the file is spelled as ``XCStringsWriter`` would spell it with its members in their order.
  ///
  /// A file with errors in its JSON is not.
  public var isCanonical: Bool {
    guard let root = json.root, json.isValid else { return false }
    var check = XCStringsLayoutCheck(json)
    return check.accepts(root)
  }
}

/// Compares a catalog with its canonical spelling, without making that: what stands between the names
/// and values must be just what the writer puts there.
///
/// The walk goes as deep as the JSON, whose depth is limited.
private struct XCStringsLayoutCheck {
  let json: JSONDocument
  private var position = 0
  private var depth = 0

  init(_ json: JSONDocument) {
    self.json = json
  }

  mutating func accepts(_ root: Int) -> Bool {
    let bytes = json.source.utf8
    let text = bytes.span
    guard acceptsValue(root, text) else { return false }
    // The file keeps its final line break, or its lack of one.
    if position < text.count { return text[position] == 0x0A && position + 1 == text.count }
    return true
  }

  private mutating func acceptsValue(_ node: Int, _ text: Span<UInt8>) -> Bool {
    let record = json.nodes[node]
    guard record.range.start == position else { return false }
    switch record.kind {
    case .object:
      var isFirst = true
      position += 1
      depth += 1
      for member in json.members(of: node) {
        guard isFirst || takes(0x2C, text), takesLineBreak(text), acceptsText(member.key, text),
          takes(0x20, text), takes(0x3A, text), takes(0x20, text),
          acceptsValue(member.value, text)
        else { return false }
        isFirst = false
      }
      return acceptsEnd(isEmpty: isFirst, text)
    case .array:
      var isFirst = true
      position += 1
      depth += 1
      for element in json.elements(of: node) {
        guard isFirst || takes(0x2C, text), takesLineBreak(text), acceptsValue(element, text) else {
          return false
        }
        isFirst = false
      }
      return acceptsEnd(isEmpty: isFirst, text)
    case .string, .key:
      return acceptsText(node, text)
    case .number, .true, .false, .null, .unreadable, .missing:
      position = record.range.end
      return true
    }
  }

  /// The end of an object or array, whose bracket the syntax has checked.
  private mutating func acceptsEnd(isEmpty: Bool, _ text: Span<UInt8>) -> Bool {
    depth -= 1
    guard !isEmpty || takes(0x0A, text), takesLineBreak(text) else { return false }
    position += 1
    return position <= text.count
  }

  private mutating func acceptsText(_ node: Int, _ text: Span<UInt8>) -> Bool {
    let record = json.nodes[node]
    guard record.range.start == position else { return false }
    position = record.range.end
    return !record.hasEscapes || JSONEscapes.isCanonical(text, record.contentRange)
  }

  @inline(__always)
  private mutating func takes(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position &+= 1
    return true
  }

  private mutating func takesLineBreak(_ text: Span<UInt8>) -> Bool {
    guard takes(0x0A, text) else { return false }
    for _ in 0..<depth * 2 {
      guard takes(0x20, text) else { return false }
    }
    return true
  }
}
