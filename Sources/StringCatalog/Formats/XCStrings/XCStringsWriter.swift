public import CatalogSyntax

/// Gives a string catalog the spelling that Xcode gives it, without touching what it says.
///
/// Two spaces a level, `"name" : value`, one member or element a line, an empty line in empty objects
/// and arrays, line feeds, no needless escape. The file keeps its final line break, or its lack of one,
/// its encoding and its byte-order mark. Numbers keep their spelling. A file with errors is refused:
/// what it means is not certain.
///
/// ```swift
/// let catalog = XCStringsDocument(try SourceText(bytes))
/// catalog.source.bytes(applying: try XCStringsWriter().edits(for: catalog))
/// ```
public struct XCStringsWriter: Sendable {
  /// Whether members are put in the order of Xcode, too: keys by ``KeyOrder``, all else ascending.
  ///
  /// Of members of the same name the last stays last.
  public var sortsMembers: Bool

  /// Creates a writer that keeps the order of members.
  public init(sortsMembers: Bool = false) {
    self.sortsMembers = sortsMembers
  }

  /// The replacements that make a file canonical; none if it is.
  ///
  /// - Throws: ``XCStringsEditError/brokenFile(_:)`` for a file with errors,
  ///   ``XCStringsEditError/badEncoding(_:)`` or ``XCStringsEditError/notACatalog``.
  public func edits(for catalog: XCStringsDocument) throws(XCStringsEditError) -> [TextEdit] {
    try catalog.checkJSON()
    return difference(catalog.source.utf8, text(of: catalog))
  }

  /// The canonical text in UTF-8, without byte-order mark.
  ///
  /// It is made from names, values and their order alone; white space of the file plays no part but
  /// for its final line break.
  public func text(of catalog: XCStringsDocument) -> [UInt8] {
    var writing = Writing(catalog, sortsMembers: sortsMembers)
    writing.write()
    return writing.result
  }

  /// One edit for each run of lines that differ; lines are compared in step, and from the first line
  /// that is gone or new on, the rest up to the common end is one edit.
  private func difference(_ old: [UInt8], _ new: [UInt8]) -> [TextEdit] {
    guard old != new else { return [] }
    let (oldLines, newLines) = (Self.lines(old), Self.lines(new))
    guard oldLines.count == newLines.count else {
      return [Self.edit(old, 0..<old.count, new, 0..<new.count)]
    }
    var edits: [TextEdit] = []
    for (before, after) in zip(oldLines, newLines)
    where !old[before].elementsEqual(new[after]) {
      edits.append(Self.edit(old, before, new, after))
    }
    return edits
  }

  /// The replacement of one stretch by another, without what they begin and end with alike.
  private static func edit(
    _ old: [UInt8], _ before: Range<Int>, _ new: [UInt8], _ after: Range<Int>
  ) -> TextEdit {
    var (start, newStart) = (before.lowerBound, after.lowerBound)
    var (end, newEnd) = (before.upperBound, after.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      start += 1
      newStart += 1
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    // Never between the bytes of a scalar, which may be alike by chance.
    while start > before.lowerBound, start < old.count, old[start] & 0xC0 == 0x80 {
      start -= 1
      newStart -= 1
    }
    while newStart > after.lowerBound, newStart < new.count, new[newStart] & 0xC0 == 0x80 {
      start -= 1
      newStart -= 1
    }
    while end < before.upperBound, old[end] & 0xC0 == 0x80 {
      end += 1
      newEnd += 1
    }
    return TextEdit(SourceRange(start, end), with: Array(new[newStart..<newEnd]))
  }

  /// The lines of a text, line breaks included.
  private static func lines(_ text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }

  /// A text that is being written. The walk goes as deep as the JSON, whose depth is limited.
  private struct Writing {
    let json: JSONDocument
    let stringsNode: Int?
    let sortsMembers: Bool
    var result: [UInt8] = []
    private var depth = 0

    init(_ catalog: XCStringsDocument, sortsMembers: Bool) {
      json = catalog.json
      stringsNode = catalog.stringsNode
      self.sortsMembers = sortsMembers
      result.reserveCapacity(json.source.utf8.count + 16)
    }

    mutating func write() {
      guard let root = json.root else { return }
      writeValue(root)
      if json.source.utf8.last == 0x0A || json.source.utf8.last == 0x0D { result.append(0x0A) }
    }

    private mutating func writeValue(_ node: Int) {
      switch json.kind(of: node) {
      case .object:
        let members = ordered(Array(json.members(of: node)), of: node)
        write(members, "{", "}") { writing, member in
          writing.writeText(member.key)
          writing.result += " : ".utf8
          writing.writeValue(member.value)
        }
      case .array:
        write(Array(json.elements(of: node)), "[", "]") { $0.writeValue($1) }
      case .string, .key:
        writeText(node)
      case .number, .true, .false, .null, .unreadable, .missing:
        let range = json.range(of: node)
        result += json.source.utf8[range.start..<range.end]
      }
    }

    private mutating func write<Part>(
      _ parts: [Part], _ open: String, _ close: String, _ write: (inout Self, Part) -> Void
    ) {
      result += open.utf8
      depth += 1
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        breakLine()
        write(&self, part)
      }
      if parts.isEmpty { result.append(0x0A) }
      depth -= 1
      breakLine()
      result += close.utf8
    }

    private mutating func breakLine() {
      result.append(0x0A)
      for _ in 0..<depth { result += [0x20, 0x20] }
    }

    private mutating func writeText(_ node: Int) {
      let record = json.nodes[node]
      guard record.hasEscapes else {
        result += json.source.utf8[record.range.start..<record.range.end]
        return
      }
      JSONEscapes.appendQuoted(json.stringBytes(node).span, to: &result)
    }

    private func ordered(
      _ members: [JSONDocument.Member], of node: Int
    ) -> [JSONDocument.Member] {
      guard sortsMembers else { return members }
      let isOrdered = XCStringsDocument.order(ofMembersOf: node, strings: stringsNode)
      let named = members.enumerated().map { ($0.offset, json.string($0.element.key) ?? "") }
      return named.sorted { left, right in
        if isOrdered(left.1, right.1) { return true }
        return !isOrdered(right.1, left.1) && left.0 < right.0
      }.map { members[$0.0] }
    }
  }
}

extension XCStringsDocument {
  /// The order of Xcode: collation for the keys, plain ascending for the members of anything else.
  static func order(ofMembersOf node: Int, strings: Int?) -> (String, String) -> Bool {
    if node == strings { return KeyOrder.isOrdered }
    return { left, right in left.utf8.lexicographicallyPrecedes(right.utf8) }
  }
}
