/// Gives an XML property list its canonical layout without touching what it means.
///
/// Canonical is what Apple's own writer gives, except that members stay in the author's order:
/// header and document type, the outermost value flush left, every element on a line of its own,
/// one tab a level, `&`, `<` and `>` as references and no CDATA section, a line break at the end.
/// Comments stay: those at the end of a line there, others on lines of their own. Blank lines go,
/// but for one beside a comment, which tells a heading from a comment on a member. Encoding,
/// byte-order mark and the kind of line breaks stay. A file with faults is refused.
public struct PropertyListFormatter: Sendable {
  /// The order in which the members of the outermost dictionary are put, or nil to leave them where
  /// they are.
  ///
  /// Members change places with the comments directly above them. A comment that stands alone, a
  /// section heading, is not moved and no member is moved across it.
  public var order: (@Sendable (_ left: String, _ right: String) -> Bool)?

  /// Creates a formatter.
  public init(order: (@Sendable (_ left: String, _ right: String) -> Bool)? = nil) {
    self.order = order
  }

  /// The replacements that make a file canonical; none if it is.
  ///
  /// - Throws: ``PropertyListEditError/damagedFile(_:)`` for a file with faults.
  public func edits(
    for document: PropertyListDocument
  ) throws(PropertyListEditError) -> [TextEdit] {
    try document.checkIntact()
    guard let order else { return layoutEdits(document) }
    let moves = document.edits(orderingMembersBy: order)
    guard !moves.isEmpty else { return layoutEdits(document) }
    // Moving and laying out overlap, so the moved text is laid out as a document of its own.
    guard let source = try? SourceText(document.utf8(applying: moves)) else { return moves }
    let moved = PropertyListDocument(source)
    let final = moved.utf8(applying: layoutEdits(moved))
    return [TextEdit(SourceRange(0, document.source.utf8.count), with: final)]
  }

  private func layoutEdits(_ document: PropertyListDocument) -> [TextEdit] {
    var layout = Layout(document)
    layout.run()
    return layout.edits
  }

  /// Walks over the pieces of a file and notes what each becomes.
  private struct Layout {
    let document: PropertyListDocument
    let lineBreak: [UInt8]
    let wrapsRoot: Bool
    var edits: [TextEdit] = []
    private var depth = 0
    private var isStart = true
    private var pendingEdit: TextEdit?

    init(_ document: PropertyListDocument) {
      self.document = document
      lineBreak = Array(document.lineBreak.utf8)
      wrapsRoot = document.nodes.first.map { $0.kind != .plist } ?? false
    }

    mutating func run() {
      var gap = SourceRange(at: 0)
      for piece in document.pieces() {
        switch piece {
        case .trivia(let range):
          gap = range
        case .open(let index, let range):
          let node = document.nodes[index]
          replaceGap(gap, opensRoot: isStart)
          isStart = false
          replace(range, with: openingTag(node.kind, isEmpty: isBare(index)))
          if !node.isSelfClosing, node.kind != .plist { depth += 1 }
          gap = SourceRange(at: range.end)
        case .close(let index, let range):
          let node = document.nodes[index]
          let inner = indentation
          if node.kind != .plist { depth -= 1 }
          if isBare(index) {
            replace(gap, with: [])
            replace(range, with: [])
          } else {
            replaceGap(gap, commentIndentation: inner)
            replace(range, with: Array("</\(node.kind.elementName)>".utf8))
          }
          gap = SourceRange(at: range.end)
        case .leaf(let index, let range):
          replaceGap(gap, opensRoot: isStart)
          isStart = false
          replace(range, with: spelling(of: index))
          gap = SourceRange(at: range.end)
        case .unreadable(let range):
          finish(gap, at: range.start)
          flush()
          return
        }
      }
      finish(gap, at: document.source.utf8.count)
      flush()
    }

    /// Whether a container holds nothing at all, not even a comment.
    private func isBare(_ index: Int) -> Bool {
      let node = document.nodes[index]
      guard node.next == index + 1 else { return false }
      return document.source.utf8[node.contentRange.start..<node.contentRange.end]
        .allSatisfy(\.isXMLSpace)
    }

    private func openingTag(_ kind: PropertyListNode.Kind, isEmpty: Bool) -> [UInt8] {
      if kind == .plist { return Array(PropertyListWriter.plistTag.utf8) }
      return Array("<\(kind.elementName)\(isEmpty ? "/" : "")>".utf8)
    }

    private func spelling(of index: Int) -> [UInt8] {
      let node = document.nodes[index]
      switch node.kind {
      case .key, .string, .real:
        return PropertyListWriter.element(
          node.kind, document.canonicalSpelling(of: index))
      case .true: return Array("<true/>".utf8)
      case .false: return Array("<false/>".utf8)
      case .integer, .date, .data:
        let content = node.contentRange
        return PropertyListWriter.element(
          node.kind, Array(document.source.utf8[content.start..<content.end]))
      case .plist, .dictionary, .array: return []
      }
    }

    /// What lies in front of a piece becomes comments on lines of their own and the indentation.
    private mutating func replaceGap(
      _ gap: SourceRange, commentIndentation: [UInt8]? = nil, opensRoot: Bool = false
    ) {
      var output: [UInt8] =
        opensRoot ? header(gap) : comments(in: gap, commentIndentation ?? indentation)
      if opensRoot, wrapsRoot { output += Array(PropertyListWriter.plistTag.utf8) + lineBreak }
      if !opensRoot { output += lineBreak }
      output += indentation
      replace(gap, with: output)
    }

    private var indentation: [UInt8] { [UInt8](repeating: 0x09, count: depth) }

    /// The lines in front of the outermost element: header, document type, comments in their order.
    private func header(_ gap: SourceRange) -> [UInt8] {
      let parts = document.trivia(in: gap) ?? []
      let lines = PropertyListWriter.header.split(separator: "\n").map { Array($0.utf8) }
      var output: [UInt8] = []
      let hasType = parts.contains { part in
        if case .documentType = part { return true }
        return false
      }
      let isHeader = { (range: SourceRange) in
        document.source.utf8.span.matches(Array("<?xml".utf8), at: range.start)
      }
      if document.source.encoding == .utf8 {
        output += lines[0] + lineBreak
      } else if let part = parts.first(where: { isHeader($0.range) }) {
        output += bytes(part.range) + lineBreak
      }
      if !hasType { output += lines[1] + lineBreak }
      for part in parts {
        switch part {
        case .space: continue
        case .documentType: output += lines[1] + lineBreak
        case .instruction(let range) where isHeader(range): continue
        case .comment(let range), .instruction(let range): output += bytes(range) + lineBreak
        }
      }
      return output
    }

    private func comments(in gap: SourceRange, _ indentation: [UInt8]) -> [UInt8] {
      var output: [UInt8] = []
      var breaks = 0
      for part in document.trivia(in: gap) ?? [] {
        switch part {
        case .space(let range):
          breaks = document.lineBreaks(in: range)
        case .comment(let range), .instruction(let range), .documentType(let range):
          if breaks > 1 { output += lineBreak }
          output += (breaks > 0 ? lineBreak + indentation : [0x20]) + bytes(range)
          breaks = 0
        }
      }
      return output.isEmpty || breaks < 2 ? output : output + lineBreak
    }

    private mutating func finish(_ gap: SourceRange, at end: Int) {
      guard let parts = document.trivia(in: SourceRange(min(gap.start, end), end)) else { return }
      var output = wrapsRoot && !document.nodes.isEmpty ? lineBreak + Array("</plist>".utf8) : []
      let hasComment = parts.contains { part in
        if case .space = part { return false }
        return true
      }
      if hasComment { output += comments(in: SourceRange(gap.start, end), []) }
      if output.suffix(2 * lineBreak.count).elementsEqual(lineBreak + lineBreak) {
        output.removeLast(lineBreak.count)
      }
      replace(SourceRange(gap.start, end), with: output + lineBreak)
    }

    private func bytes(_ range: SourceRange) -> [UInt8] {
      Array(document.source.utf8[range.start..<range.end])
    }

    /// Notes a replacement. Replacements that touch become one.
    private mutating func replace(_ range: SourceRange, with replacement: [UInt8]) {
      guard !document.source.utf8[range.start..<range.end].elementsEqual(replacement) else {
        return
      }
      if let pending = pendingEdit, pending.range.end == range.start {
        pendingEdit = TextEdit(
          SourceRange(pending.range.start, range.end), with: pending.replacement + replacement)
      } else {
        flush()
        pendingEdit = TextEdit(range, with: replacement)
      }
    }

    private mutating func flush() {
      if let pending = pendingEdit { edits.append(pending) }
      pendingEdit = nil
    }
  }
}
