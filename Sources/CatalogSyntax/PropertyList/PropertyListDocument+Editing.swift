/// Why an edit of a ``PropertyListDocument`` was refused. Nothing was changed.
public enum PropertyListEditError: Error, Equatable, Sendable {
  /// A fault of the file, because of which an edit might be lost or misread.
  case damagedFile(PropertyListProblem)
  /// Bytes that are no text in the file's encoding.
  case badEncoding(EncodingProblem)
  /// The node to be changed holds no text, or is not a dictionary.
  case wrongKind(PropertyListNode.Kind)
  /// A text with a character that XML cannot hold.
  case unrepresentableText(String)
  /// A comment with `--`, or with a character that XML cannot hold.
  case unrepresentableComment(String)
}

/// Edits are values: each function returns the replacements that make the change, and the caller
/// applies them with ``SourceText/bytes(applying:)``. Bytes outside the replacements stay as they
/// are. Documents with faults are refused.
extension PropertyListDocument {
  /// Throws if the meaning of the file or of a part of it is not certain.
  package func checkIntact() throws(PropertyListEditError) {
    if let fault = encodingFault { throw .badEncoding(fault) }
    if let problem = problems.first(where: { $0.isError }) { throw .damagedFile(problem) }
  }

  /// Sets the text of a string or a key, in the manner of the text that is there: a CDATA section
  /// stays one, and quotes are written as references if they were. Setting the text that is there
  /// already gives no edit.
  public func edits(
    settingText text: String, of index: Int
  ) throws(PropertyListEditError) -> [TextEdit] {
    try checkIntact()
    let node = nodes[index]
    guard node.kind == .string || node.kind == .key else { throw .wrongKind(node.kind) }
    guard XMLText.isRepresentable(text) else { throw .unrepresentableText(text) }
    guard !hasText(index, text) else { return [] }
    let content = spelling(of: text, like: index)
    guard node.isSelfClosing else { return [TextEdit(node.contentRange, with: content)] }
    return [TextEdit(node.range, with: PropertyListWriter.element(node.kind, content))]
  }

  /// Adds a member to a dictionary, indented like the members that are there.
  ///
  /// - Parameters:
  ///   - value: The value; dictionaries in it are laid out like those of the file.
  ///   - previous: The member it is put behind; without one it is put in front of the first member
  ///     if `isFirst`, else at the end.
  public func edits(
    addingKey key: String, _ value: PropertyListValue, to dictionary: Int,
    behind previous: Member? = nil, isFirst: Bool = false
  ) throws(PropertyListEditError) -> [TextEdit] {
    try checkIntact()
    let node = nodes[dictionary]
    guard node.kind == .dictionary else { throw .wrongKind(node.kind) }
    if let text = Self.unrepresentable(key, value) { throw .unrepresentableText(text) }
    let members = members(of: dictionary)
    guard let neighbour = isFirst ? members.first : previous ?? members.last else {
      return insertion(ofOnlyMember: key, value, in: dictionary)
    }
    let style = PropertyListStyle(self, membersOf: dictionary, like: neighbour)
    let member = style.member(key, value)
    if isFirst, previous == nil {
      let start = startWithComments(of: neighbour.key, in: dictionary, behind: nil)
      return [TextEdit(SourceRange(at: start), with: member + style.separator)]
    }
    let end = endWithComments(of: neighbour.value, in: dictionary)
    return [TextEdit(SourceRange(at: end), with: style.separator + member)]
  }

  private func insertion(
    ofOnlyMember key: String, _ value: PropertyListValue, in dictionary: Int
  ) -> [TextEdit] {
    let node = nodes[dictionary]
    let style = PropertyListStyle(self, emptyDictionary: dictionary)
    let member = style.separator + style.member(key, value)
    let close = Array(style.closingSeparator.utf8)
    guard node.isSelfClosing else {
      // A comment in the dictionary stays in front of the member.
      var end = node.contentRange.end
      while end > node.contentRange.start, source.utf8[end - 1].isXMLSpace { end -= 1 }
      return [TextEdit(SourceRange(end, node.contentRange.end), with: Array(member.utf8) + close)]
    }
    let open = Array("<dict>".utf8)
    return [
      TextEdit(
        node.range, with: open + Array(member.utf8) + close + Array("</dict>".utf8))
    ]
  }

  /// Removes members of a dictionary, each with the comments directly above it and behind it, and
  /// with its lines if nothing else stands on them.
  public func edits(
    removing members: [Member], from dictionary: Int
  ) throws(PropertyListEditError) -> [TextEdit] {
    try checkIntact()
    var result: [TextEdit] = []
    var last = 0
    for member in members.sorted(by: { $0.key < $1.key }) {
      var range = removalRange(of: member, in: dictionary)
      range.start = max(range.start, last)
      range.end = max(range.end, range.start)
      last = range.end
      result.append(TextEdit(range, with: []))
    }
    return result
  }

  private func removalRange(of member: Member, in dictionary: Int) -> SourceRange {
    let text = source.utf8.span
    let content = nodes[dictionary].contentRange
    let previous = children(of: dictionary).last { $0 < member.key }
    let start = startWithComments(of: member.key, in: dictionary, behind: previous)
    let end = endWithComments(of: member.value, in: dictionary)
    let lineStart = StringsScanner.startOfLine(text, at: start)
    let blanks = StringsScanner.skipBlanks(text, from: end)
    let ownsStart =
      lineStart >= content.start && StringsScanner.skipBlanks(text, from: lineStart) == start
    let ownsEnd = blanks < content.end && (text[blanks] == 0x0A || text[blanks] == 0x0D)
    guard ownsStart, ownsEnd else { return SourceRange(start, end) }
    return SourceRange(lineStart, StringsScanner.startOfNextLine(text, from: blanks))
  }

  /// The UTF-8 text after edits.
  func utf8(applying edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      result += source.utf8[copied..<edit.range.start]
      result += edit.replacement
      copied = edit.range.end
    }
    return result + source.utf8[copied...]
  }

  // MARK: Spelling

  /// Character data for a text, in the manner of the text of a node.
  func spelling(of text: String, like index: Int?) -> [UInt8] {
    guard let index, nodes[index].hasMarkup else {
      return XMLText.escaped(text.utf8, isASCII: isLimitedToASCII)
    }
    let content = nodes[index].contentRange
    let old = source.utf8.span
    let isSection =
      old.matches(XMLText.sectionStart, at: content.start)
      && old.firstIndex(of: XMLText.sectionEnd, from: content.start, limit: content.end)
        == content.end - XMLText.sectionEnd.count
    let isRaw = !isLimitedToASCII || text.utf8.allSatisfy { $0 < 0x80 }
    if isSection, isRaw, !text.contains("]]>"), !text.utf8.contains(0x0D) {
      return XMLText.sectionStart + Array(text.utf8) + XMLText.sectionEnd
    }
    let hasQuotes = ["&quot;", "&apos;"].contains { quote in
      old.firstIndex(of: Array(quote.utf8), from: content.start, limit: content.end) != nil
    }
    return XMLText.escaped(text.utf8, escapesQuotes: hasQuotes, isASCII: isLimitedToASCII)
  }

  /// The canonical character data of a node's text.
  func canonicalSpelling(of index: Int) -> [UInt8] { XMLText.escaped(textBytes(of: index)) }

  /// The first text of a member that XML cannot hold.
  private static func unrepresentable(_ key: String, _ value: PropertyListValue) -> String? {
    if !XMLText.isRepresentable(key) { return key }
    switch value {
    case .string(let text), .date(let text): return XMLText.isRepresentable(text) ? nil : text
    case .integer, .real, .boolean, .data: return nil
    case .array(let elements):
      return elements.lazy.compactMap { unrepresentable("", $0) }.first
    case .dictionary(let members):
      return members.lazy.compactMap { unrepresentable($0.key, $0.value) }.first
    }
  }

  // MARK: Order

  /// The edits that put the members of the outermost dictionary in order.
  package func edits(orderingMembersBy precedes: (String, String) -> Bool) -> [TextEdit] {
    guard let root, nodes[root].kind == .dictionary else { return [] }
    let members = members(of: root)
    let blocks = members.enumerated().map { index, member in
      SourceRange(
        startWithComments(
          of: member.key, in: root, behind: index > 0 ? members[index - 1].value : nil),
        endWithComments(of: member.value, in: root))
    }
    var edits: [TextEdit] = []
    for run in movableRuns(blocks) {
      let keys = run.map { text(of: members[$0].key) }
      let wanted = keys.indices.sorted { left, right in
        if precedes(keys[left], keys[right]) { return true }
        if precedes(keys[right], keys[left]) { return false }
        return left < right
      }
      for (place, origin) in wanted.enumerated() where place != origin {
        let block = blocks[run.lowerBound + origin]
        edits.append(
          TextEdit(
            blocks[run.lowerBound + place], with: Array(source.utf8[block.start..<block.end])))
      }
    }
    return edits
  }

  /// Stretches of members with nothing but white space between them.
  private func movableRuns(_ blocks: [SourceRange]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in blocks.indices {
      if index > 0, let last = runs.last {
        let between = source.utf8[
          blocks[index - 1].end..<max(blocks[index].start, blocks[index - 1].end)]
        if between.allSatisfy(\.isXMLSpace) {
          runs[runs.count - 1] = last.lowerBound..<index + 1
          continue
        }
      }
      runs.append(index..<index + 1)
    }
    return runs.filter { $0.count > 1 }
  }
}
