/// Reads any bytes as an XML property list, without recursion and in one pass.
///
/// After a fault it goes on where the next element begins, so that one slip gives one problem.
struct PropertyListParser {
  /// A container whose end has not been met yet.
  private struct Frame {
    var node: Int
    var kind: PropertyListNode.Kind
    /// In a dictionary, the key that waits for its value.
    var key: Int?
    /// In a dictionary, a second key behind the first: its value or, if a value follows, the next
    /// key.
    var secondKey: Int?
    /// Whether something unreadable stood where a key is due.
    var lostKey = false
    var hasValue = false
  }

  private let text: [UInt8]
  private let isWide: Bool
  private var index = 0
  private var frames: [Frame] = []
  private var openCounts = [Int](repeating: 0, count: PropertyListNode.Kind.allCases.count)
  private var isRootClosed = false
  private var hasDeclarations = false
  private var reachedEnd = false
  private var openConflict: Int?
  /// Before this offset no unknown element has a closing tag.
  private var unknownUnclosedUntil = 0

  private(set) var nodes: ContiguousArray<PropertyListNode> = []
  private(set) var unreadable: [SourceRange] = []
  private(set) var problems: [PropertyListProblem] = []
  private(set) var conflictBlocks: [SourceRange] = []
  /// Whether the header names an encoding in which only ASCII characters mean what they are.
  private(set) var isLimitedToASCII = false
  private(set) var firstFault: PropertyListProblem?

  init(text: [UInt8], isWide: Bool) {
    self.text = text
    self.isWide = isWide
  }

  mutating func parse() {
    checkDeclaration()
    while index < text.count, !isRootClosed {
      if skipConflictMarker() || skipMisc() { continue }
      if text[index] != UInt8(ascii: "<") {
        skipUnexpectedText()
      } else if isAt("</") {
        readClosingTag()
      } else {
        readOpeningTag()
      }
    }
    if isRootClosed {
      readTrailingContent()
    } else {
      finish()
    }
    findDuplicateKeys()
  }

  // MARK: Between elements

  /// Steps over one stretch of white space, a comment, an instruction or the document type.
  private mutating func skipMisc() -> Bool {
    if text[index].isXMLSpace {
      while index < text.count, text[index].isXMLSpace { index += 1 }
      return true
    }
    guard text[index] == UInt8(ascii: "<") else { return false }
    if isAt("<!--") {
      skip(past: "-->", opening: 4)
    } else if isAt("<?") {
      skip(past: "?>", opening: 2)
    } else if isAt("<!DOCTYPE"), nodes.isEmpty {
      skipDocumentType()
    } else {
      return false
    }
    return true
  }

  private mutating func skip(past mark: String, opening: Int) {
    let word = Array(mark.utf8)
    guard let end = text.span.firstIndex(of: word, from: index + opening, limit: text.count) else {
      return giveUp(.unclosed, SourceRange(index, index + opening))
    }
    index = end + word.count
  }

  private mutating func skipDocumentType() {
    guard let type = XMLTag.documentType(text, at: index) else {
      return giveUp(.unclosed, SourceRange(index, index + 9))
    }
    index = type.end
    guard let declarations = type.declarations, !hasDeclarations else { return }
    hasDeclarations = true
    report(.entityDeclaration, declarations)
  }

  private mutating func skipUnexpectedText() {
    let start = index
    index += 1
    while index < text.count, text[index] != UInt8(ascii: "<") {
      if StringsScanner.isConflictMarker(text.span, at: index) { break }
      index += 1
    }
    var end = index
    while end > start + 1, text[end - 1].isXMLSpace { end -= 1 }
    if addUnreadable(SourceRange(start, end)) {
      report(.unexpectedText, SourceRange(start, end))
    }
    if let frame = frames.last, frame.kind == .dictionary, frame.key == nil {
      frames[frames.count - 1].lostKey = true
    }
  }

  /// Takes a marker line as unreadable; the markers of one conflict are one problem.
  private mutating func skipConflictMarker() -> Bool {
    guard StringsScanner.isConflictMarker(text.span, at: index) else { return false }
    let start = index
    let marker = text[start]
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    _ = addUnreadable(SourceRange(start, index))
    if let block = openConflict {
      conflictBlocks[block].end = index
    } else {
      report(
        .mergeConflictMarker, SourceRange(start, index), isFatal: !isRootClosed)
      conflictBlocks.append(SourceRange(start, index))
    }
    openConflict = marker == UInt8(ascii: ">") ? nil : conflictBlocks.count - 1
    return true
  }

  /// Looks at what is behind the end, which Foundation does not.
  private mutating func readTrailingContent() {
    while index < text.count {
      if skipConflictMarker() { continue }
      if text[index].isXMLSpace {
        index += 1
      } else if let end = end(ofMiscAt: index) {
        index = end
      } else {
        let start = index
        index = text.count
        var end = index
        while end > start + 1, text[end - 1].isXMLSpace { end -= 1 }
        _ = addUnreadable(SourceRange(start, end))
        report(.trailingContent, SourceRange(start, end))
      }
    }
  }

  private func end(ofMiscAt offset: Int) -> Int? {
    let marks = [("<!--", "-->"), ("<?", "?>")]
    for (open, close) in marks where text.span.matches(Array(open.utf8), at: offset) {
      let word = Array(close.utf8)
      return text.span.firstIndex(
        of: word, from: offset + open.utf8.count, limit: text.count
      ).map { $0 + word.count }
    }
    return nil
  }

  // MARK: Tags

  private mutating func readOpeningTag() {
    let start = index
    guard start + 1 < text.count, isNameStart(text[start + 1]) else {
      return skipUnexpectedText()
    }
    guard let tag = XMLTag(text, at: start) else {
      return giveUp(.unclosed, SourceRange(start, nameEnd(from: start + 1)))
    }
    guard let kind = XMLTag.kind(text, tag.name) else { return skipUnknownElement(tag) }
    guard !kind.isContainer || isDepthAllowed else {
      return giveUp(.nestingTooDeep, tag.range)
    }
    index = tag.range.end
    let node = nodes.count
    nodes.append(
      PropertyListNode(
        start: offset(start), end: offset(index), contentStart: offset(index),
        contentEnd: offset(index), nextIndex: UInt32(node + 1), kind: kind,
        traits: tag.isSelfClosing ? .selfClosing : []))
    take(node)
    if !tag.isSelfClosing {
      guard !kind.isContainer else {
        frames.append(Frame(node: node, kind: kind))
        openCounts[Int(kind.rawValue)] += 1
        return
      }
      readText(of: node, tag)
    } else if kind == .plist {
      report(.noValue, tag.range)
    }
    checkContent(of: node)
    if frames.isEmpty { isRootClosed = true }
  }

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < text.count, !XMLTag.endsName(text[end]) { end += 1 }
    return end
  }

  /// The element `plist` around everything and the table itself are not counted.
  private var isDepthAllowed: Bool {
    let outer = frames.first?.kind == .plist ? 2 : 1
    return frames.count - outer < PropertyListDocument.maximumDepth
  }

  private mutating func skipUnknownElement(_ tag: XMLTag) {
    guard !nodes.isEmpty else {
      return giveUp(.notAPropertyList, tag.range)
    }
    let end = tag.isSelfClosing ? tag.range.end : endOfUnknownElement(tag)
    _ = addUnreadable(SourceRange(tag.range.start, end))
    report(.unknownElement, tag.range)
    index = end
    guard let frame = frames.last, frame.kind == .dictionary else { return }
    for key in [frame.key, frame.secondKey].compactMap(\.self) {
      nodes[key].traits.formUnion([.damaged, .unpaired])
    }
    frames[frames.count - 1].lostKey = frame.key == nil
    frames[frames.count - 1].key = nil
    frames[frames.count - 1].secondKey = nil
  }

  /// The end of an unknown element with all that is in it; the end of its opening tag if it is not
  /// closed before the container around it is.
  private mutating func endOfUnknownElement(_ tag: XMLTag) -> Int {
    guard tag.range.start >= unknownUnclosedUntil else { return tag.range.end }
    var place = tag.range.end
    while place < text.count {
      guard text[place] == UInt8(ascii: "<"), place + 1 < text.count,
        text[place + 1] == UInt8(ascii: "/")
      else {
        place += 1
        continue
      }
      if let end = XMLTag.closingTagEnd(text, at: place, tag.name) { return end }
      let name = SourceRange(place + 2, nameEnd(from: place + 2))
      if let kind = XMLTag.kind(text, name), kind.isContainer { break }
      place += 2
    }
    unknownUnclosedUntil = place
    return tag.range.end
  }

  private mutating func readClosingTag() {
    let start = index
    var end = start + 2
    while end < text.count, !XMLTag.endsName(text[end]), text[end] != UInt8(ascii: "<") {
      end += 1
    }
    let name = SourceRange(start + 2, end)
    let nameEnd = end
    while end < text.count, text[end].isXMLSpace { end += 1 }
    let isWhole = end < text.count && text[end] == UInt8(ascii: ">")
    let range = SourceRange(start, isWhole ? end + 1 : nameEnd)
    index = range.end
    let kind = XMLTag.kind(text, name)
    guard let top = frames.last, let kind, kind.isContainer,
      openCounts[Int(kind.rawValue)] > 0 || top.kind != .plist
    else {
      _ = addUnreadable(range)
      return report(.mismatchedTag, range)
    }
    if !isWhole { report(.unclosed, range) }
    if openCounts[Int(kind.rawValue)] == 0 {
      report(.mismatchedTag, range, origin: openingTag(of: top.node))
      nodes[top.node].traits.insert(.damaged)
      return closeTop(contentEnd: start, end: range.end)
    }
    while let frame = frames.last, frame.kind != kind {
      report(.unclosed, openingTag(of: frame.node))
      nodes[frame.node].traits.formUnion([.unclosed, .damaged])
      closeTop(contentEnd: start, end: start)
    }
    closeTop(contentEnd: start, end: range.end)
  }

  private func openingTag(of node: Int) -> SourceRange {
    SourceRange(nodes[node].range.start, nodes[node].contentRange.start)
  }

  /// Ends the innermost container.
  private mutating func closeTop(contentEnd: Int, end: Int) {
    guard let frame = frames.popLast() else { return }
    openCounts[Int(frame.kind.rawValue)] -= 1
    let node = frame.node
    if frame.kind == .dictionary { settleKeys(of: frame) }
    if frame.kind == .plist, !frame.hasValue, !reachedEnd {
      report(.noValue, openingTag(of: node))
    }
    nodes[node].contentEnd = offset(contentEnd)
    nodes[node].end = offset(end)
    nodes[node].nextIndex = UInt32(nodes.count)
    if frames.isEmpty { isRootClosed = true }
  }

  // MARK: Roles

  /// Gives a new node its role in the container around it.
  private mutating func take(_ node: Int) {
    guard let frame = frames.last else {
      if nodes[node].kind == .key { readAsValue(node) }
      return
    }
    let top = frames.count - 1
    switch frame.kind {
    case .dictionary:
      if nodes[node].kind == .key {
        takeKey(node, frame)
      } else {
        takeValue(node, frame)
      }
    case .plist:
      if frame.hasValue {
        report(.extraValue, openingTag(of: node))
      }
      frames[top].hasValue = true
      if nodes[node].kind == .key { readAsValue(node) }
    case .array:
      if nodes[node].kind == .key { readAsValue(node) }
    case .key, .string, .integer, .real, .true, .false, .date, .data:
      break
    }
  }

  private mutating func takeKey(_ node: Int, _ frame: Frame) {
    let top = frames.count - 1
    if let second = frame.secondKey {
      readAsValue(second)
      frames[top].key = node
      frames[top].secondKey = nil
    } else if frame.key != nil {
      frames[top].secondKey = node
    } else {
      frames[top].key = node
    }
  }

  private mutating func takeValue(_ node: Int, _ frame: Frame) {
    let top = frames.count - 1
    if let key = frame.key, frame.secondKey != nil {
      nodes[key].traits.formUnion([.damaged, .unpaired])
      report(.keyWithoutValue, nodes[key].range)
    } else if frame.key == nil {
      nodes[node].traits.formUnion([.damaged, .unpaired])
      if !frame.lostKey {
        report(.valueWithoutKey, openingTag(of: node))
      }
    }
    frames[top].key = nil
    frames[top].secondKey = nil
    frames[top].lostKey = false
  }

  private mutating func settleKeys(of frame: Frame) {
    guard let key = frame.key else { return }
    if let second = frame.secondKey { return readAsValue(second) }
    nodes[key].traits.formUnion([.damaged, .unpaired])
    if !reachedEnd { report(.keyWithoutValue, nodes[key].range) }
  }

  private mutating func readAsValue(_ node: Int) {
    nodes[node].traits.insert(.valueKey)
    report(.keyAsValue, nodes[node].range)
  }

  // MARK: Text

  /// Reads the text of an element up to its closing tag, or to where another element begins.
  private mutating func readText(of node: Int, _ tag: XMLTag) {
    let kind = nodes[node].kind
    let resolves = kind == .string || kind == .key || kind == .real
    var hasFault = false
    func close(contentEnd: Int, end: Int) {
      nodes[node].contentEnd = offset(contentEnd)
      nodes[node].end = offset(end)
      index = end
    }
    while index < text.count {
      let start = index
      switch text[start] {
      case UInt8(ascii: "&") where resolves:
        nodes[node].traits.insert(.markup)
        readReference(of: node)
      case UInt8(ascii: "<"):
        if let end = XMLTag.closingTagEnd(text, at: start, tag.name) {
          return close(contentEnd: start, end: end)
        }
        if resolves, isAt("<![CDATA[") {
          nodes[node].traits.insert(.markup)
          guard skipSection(of: node) else { return }
        } else if isAt("<!--") {
          if !hasFault { report(.commentInText, SourceRange(start, start + 4)) }
          hasFault = true
          let end = text.span.firstIndex(
            of: Array("-->".utf8), from: start + 4, limit: text.count)
          index = (end ?? text.count - 3) + 3
        } else if let end = endingTag(at: start) {
          nodes[node].traits.insert(.damaged)
          report(
            .mismatchedTag, SourceRange(start, end), origin: tag.range)
          return close(contentEnd: start, end: end)
        } else if isElementBoundary(at: start) {
          report(.unclosed, tag.range)
          nodes[node].traits.formUnion([.unclosed, .damaged])
          return close(contentEnd: start, end: start)
        } else {
          if !hasFault { report(.markupInText, SourceRange(start, start + 1)) }
          hasFault = true
          index += 1
        }
        if hasFault { nodes[node].traits.insert(.damaged) }
      case _:
        index += 1
      }
    }
    reachedEnd = true
    report(.unclosed, tag.range)
    nodes[node].traits.formUnion([.unclosed, .damaged])
    close(contentEnd: text.count, end: text.count)
  }

  private mutating func readReference(of node: Int) {
    let start = index
    let reference = XMLText.reference(text.span, at: start, limit: text.count)
    if let reference {
      index = reference.end
      return
    }
    var end = start + 1
    while end < text.count, end < start + 40, isReferenceCharacter(text[end]) { end += 1 }
    let isNamed = end > start + 1 && end < text.count && text[end] == UInt8(ascii: ";")
    index = isNamed ? end + 1 : start + 1
    nodes[node].traits.insert(.damaged)
    if !hasDeclarations { report(.badEntity, SourceRange(start, index)) }
  }

  /// Steps over a CDATA section; false if it has no end.
  private mutating func skipSection(of node: Int) -> Bool {
    let inner = index + XMLText.sectionStart.count
    if let end = text.span.firstIndex(of: XMLText.sectionEnd, from: inner, limit: text.count) {
      index = end + XMLText.sectionEnd.count
      return true
    }
    reachedEnd = true
    report(.unclosed, SourceRange(index, inner))
    nodes[node].traits.formUnion([.unclosed, .damaged])
    nodes[node].contentEnd = offset(text.count)
    nodes[node].end = offset(text.count)
    index = text.count
    return false
  }

  /// The end of a closing tag of another element that holds a text: a slip of the pen.
  private func endingTag(at start: Int) -> Int? {
    guard isAt("</") else { return nil }
    let name = SourceRange(start + 2, nameEnd(from: start + 2))
    guard let kind = XMLTag.kind(text, name), !kind.isContainer else { return nil }
    return XMLTag.closingTagEnd(text, at: start, name)
  }

  /// Whether an element of a property list begins or ends at a `<`.
  private func isElementBoundary(at start: Int) -> Bool {
    if StringsScanner.isConflictMarker(text.span, at: start) { return true }
    let nameStart = isAt("</") ? start + 2 : start + 1
    var end = nameStart
    while end < text.count, end < nameStart + 8, !XMLTag.endsName(text[end]) { end += 1 }
    return XMLTag.kind(text, SourceRange(min(nameStart, end), end)) != nil
  }

  private mutating func checkContent(of node: Int) {
    let record = nodes[node]
    guard !record.traits.contains(.damaged) else { return }
    let content = text[record.contentRange.start..<record.contentRange.end]
    let kind: PropertyListProblem.Kind
    switch record.kind {
    case .plist, .dictionary, .array, .key, .string: return
    case .integer:
      guard XMLScalar.integer(content) == nil else { return }
      kind = .malformedNumber
    case .real:
      let decoded = XMLText.decode(text.span, record.contentRange)
      guard XMLScalar.real(decoded) == nil else { return }
      kind = .malformedNumber
    case .true, .false:
      guard !content.isEmpty else { return }
      kind = .malformedBoolean
    case .date:
      guard !XMLScalar.isDate(content) else { return }
      kind = .malformedDate
    case .data:
      guard record.isSelfClosing || content.contains(where: { $0 >= 0x80 }) else { return }
      kind = .malformedData
    }
    nodes[node].traits.insert(.damaged)
    report(kind, record.range)
  }

  // MARK: The end

  /// Ends a file whose outermost element has no end.
  private mutating func finish() {
    if frames.isEmpty, nodes.isEmpty, firstFault == nil {
      report(.noValue, SourceRange(at: 0))
    }
    if let top = frames.last, !reachedEnd {
      report(.unclosed, openingTag(of: top.node))
    }
    reachedEnd = true
    while let frame = frames.last {
      nodes[frame.node].traits.formUnion([.unclosed, .damaged])
      closeTop(contentEnd: text.count, end: text.count)
    }
  }

  /// Reports what makes the rest of the file unreadable.
  private mutating func giveUp(_ kind: PropertyListProblem.Kind, _ range: SourceRange) {
    report(kind, range)
    _ = addUnreadable(SourceRange(range.start, text.count))
    index = text.count
    reachedEnd = true
  }

  private mutating func findDuplicateKeys() {
    let document = nodes
    var open: [(node: Int, seen: [HashedText: Int])] = []
    for (index, node) in document.enumerated() {
      while let last = open.last, document[last.node].next <= index { open.removeLast() }
      if node.kind == .dictionary { open.append((index, [:])) }
      guard node.isMemberKey, !node.traits.contains(.unpaired), !open.isEmpty else { continue }
      let content = node.contentRange
      let key = HashedText(
        bytes: node.hasMarkup
          ? XMLText.decode(text.span, content) : Array(text[content.start..<content.end]))
      guard let first = open[open.count - 1].seen[key] else {
        open[open.count - 1].seen[key] = index
        continue
      }
      report(.duplicateKey, node.range, origin: document[first].range)
    }
  }

  // MARK: Pieces

  /// Refuses a header that names an encoding in which the text would be another.
  private mutating func checkDeclaration() {
    guard !isWide, text.starts(with: "<?xml".utf8) else { return }
    let header = text.prefix { $0 != UInt8(ascii: ">") }
    guard
      let word = text.span.firstIndex(of: Array("encoding".utf8), from: 5, limit: header.count)
    else { return }
    var start = word + 8
    while start < header.count, text[start].isXMLSpace || isQuoteOrEquals(text[start]) {
      start += 1
    }
    var end = start
    while end < header.count, !text[end].isXMLSpace, !isQuoteOrEquals(text[end]),
      text[end] != UInt8(ascii: "?")
    {
      end += 1
    }
    let name = String(decoding: text[start..<end], as: UTF8.self).lowercased()
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else { return }
    isLimitedToASCII = true
    let isWideName = ["utf-", "ucs-", "utf1"].contains { name.hasPrefix($0) }
    guard isWideName || text.contains(where: { $0 >= 0x80 }) else { return }
    report(.encodingDeclaration, SourceRange(start, end))
  }

  private func isQuoteOrEquals(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "=")
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
      UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    case _: false
    }
  }

  private func isReferenceCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
      true
    case _: false
    }
  }

  private func isAt(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= text.count else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count {
        guard unsafe buffer[offset] == text[index + offset] else { return false }
      }
      return true
    }
  }

  private func offset(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) }

  /// Adds a stretch that could not be understood; false if it only makes the last one longer.
  private mutating func addUnreadable(_ range: SourceRange) -> Bool {
    if let last = unreadable.last, last.end == range.start {
      unreadable[unreadable.count - 1].end = range.end
      return false
    }
    unreadable.append(range)
    return true
  }

  private mutating func report(
    _ kind: PropertyListProblem.Kind, _ range: SourceRange, origin: SourceRange? = nil,
    isFatal: Bool = true
  ) {
    let problem = PropertyListProblem(kind, range, origin: origin)
    problems.append(problem)
    if firstFault == nil, isFatal, problem.isError { firstFault = problem }
  }
}

/// A text that is hashed by words, which is much faster than byte by byte.
private struct HashedText: Hashable {
  let bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    hasher.combine(KeyHash.hash(bytes.span, 0, bytes.count))
  }
}
