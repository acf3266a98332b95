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
      guard let root = json.root, isCanonical(root) else { return false }
      let rest = json.source.utf8[position...]
      return rest.isEmpty || rest.elementsEqual(CollectionOfOne(0x0A))
    }

    private mutating func isCanonical(_ node: Int) -> Bool {
      switch json.kind(of: node) {
      case .object:
        guard take(UInt8(ascii: "{")) else { return false }
        depth += 1
        var isFirst = true
        for member in json.members(of: node) {
          guard isFirst || take(UInt8(ascii: ",")), takeLineBreak(), isCanonicalText(member.key),
            take(UInt8(ascii: " ")), take(UInt8(ascii: ":")), take(UInt8(ascii: " ")),
            isCanonical(member.value)
          else { return false }
          isFirst = false
        }
        depth -= 1
        return takeEnd(UInt8(ascii: "}"), isEmpty: isFirst)
      case .array:
        guard take(UInt8(ascii: "[")) else { return false }
        depth += 1
        var isFirst = true
        for element in json.elements(of: node) {
          guard isFirst || take(UInt8(ascii: ",")), takeLineBreak(), isCanonical(element) else {
            return false
          }
          isFirst = false
        }
        depth -= 1
        return takeEnd(UInt8(ascii: "]"), isEmpty: isFirst)
      case .string, .key:
        return isCanonicalText(node)
      case .number, .true, .false, .null, .unreadable, .missing:
        return take(json.range(of: node))
      }
    }

    private mutating func isCanonicalText(_ node: Int) -> Bool {
      let record = json.nodes[node]
      guard take(record.range) else { return false }
      guard record.hasEscapes else { return true }
      var spelling: [UInt8] = []
      JSONEscapes.appendQuoted(json.stringBytes(node).span, to: &spelling)
      return json.source.utf8[record.range.start..<record.range.end].elementsEqual(spelling)
    }

    private mutating func takeEnd(_ bracket: UInt8, isEmpty: Bool) -> Bool {
      (!isEmpty || take(0x0A)) && takeLineBreak() && take(bracket)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard position < json.source.utf8.count, json.source.utf8[position] == byte else {
        return false
      }
      position += 1
      return true
    }

    /// A token that must stand right here.
    private mutating func take(_ range: SourceRange) -> Bool {
      guard range.start == position else { return false }
      position = range.end
      return true
    }

    /// A line break with the indentation behind it.
    private mutating func takeLineBreak() -> Bool {
      guard take(0x0A) else { return false }
      for _ in 0..<depth * 2 {
        guard take(0x20) else { return false }
      }
      return true
    }
  }
}
