/// Changes of a property list by what another one holds, made at once, so that the work grows with the
/// files and not with the number of changes.
///
/// Elements keep their spelling and their comments; the white space between them becomes that of the
/// document they come into. Both documents have to be free of errors.
package struct PropertyListGrafting: Sendable {
  /// The document that is changed.
  package let document: PropertyListDocument
  /// The document that new elements come from.
  package let other: PropertyListDocument

  private let lineBreak: String
  private let step: String
  private let siblings: PropertyListSiblings
  private let otherSiblings: PropertyListSiblings

  package init(_ document: PropertyListDocument, from other: PropertyListDocument) {
    self.document = document
    self.other = other
    lineBreak = document.lineBreak
    step = PropertyListStyle.step(document) ?? "\t"
    siblings = PropertyListSiblings(document)
    otherSiblings = PropertyListSiblings(other)
  }

  /// A member that is put into a dictionary.
  package struct Insertion: Sendable {
    /// The member it is put behind; nil for the start of the dictionary.
    package var previous: PropertyListDocument.Member?
    /// The member.
    package var member: Graft.Member

    package init(previous: PropertyListDocument.Member?, member: Graft.Member) {
      self.previous = previous
      self.member = member
    }
  }

  /// How the members of a dictionary are laid out.
  private struct Layout {
    /// What stands between two elements; nothing for files on one line.
    var separator: String
    /// What stands between a key and its value.
    var valueSeparator: String
    /// What is added a level deeper; nil for files on one line.
    var step: String?

    /// The layout of a level deeper.
    var deeper: Layout {
      guard let step else { return self }
      let inner = separator + step
      let isBroken = valueSeparator == separator
      return Layout(
        separator: inner, valueSeparator: isBroken ? inner : valueSeparator, step: step)
    }
  }
}

// MARK: - Changes

extension PropertyListGrafting {
  /// Removes members of a dictionary, with their comments, and puts others in.
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - removed: The nodes of the keys that go.
  ///   - insertions: What comes in; those behind one member stand together.
  package func edits(
    changing dictionary: Int, removing removed: Set<Int>, inserting insertions: [Insertion]
  ) -> [TextEdit] {
    let members = document.members(of: dictionary)
    guard let first = members.first else { return filling(dictionary, with: insertions) }
    let kept = members.first { !removed.contains($0.key) }
    var edits: [TextEdit] = []
    var gone = members.filter { removed.contains($0.key) }
    if kept == nil, !insertions.isEmpty, let last = gone.popLast() {
      let layout = layout(ofMember: first, in: dictionary)
      let blocks = insertions.map { text(of: $0.member, layout) }
      edits.append(TextEdit(block(last), with: blocks.joined(separator: layout.separator)))
    }
    var end = 0
    for member in gone {
      var range = removalRange(of: member, in: dictionary)
      range.start = max(range.start, end)
      range.end = max(range.end, range.start)
      end = range.end
      edits.append(TextEdit(range, with: []))
    }
    guard let kept else { return edits }
    for insertion in insertions {
      let neighbour = insertion.previous ?? kept
      let layout = layout(ofMember: neighbour, in: dictionary)
      let text = text(of: insertion.member, layout)
      if insertion.previous == nil {
        edits.append(
          TextEdit(SourceRange(at: block(kept).start), with: text + layout.separator))
      } else {
        edits.append(
          TextEdit(SourceRange(at: block(neighbour).end), with: layout.separator + text))
      }
    }
    return edits
  }

  /// Replaces a value.
  package func edits(replacing node: Int, with value: Int) -> [TextEdit] {
    let indentation =
      document.indentation(at: document.nodes[node].range.start)
      ?? siblings.previous(of: node).flatMap {
        document.indentation(at: document.nodes[$0].range.start)
      }
    let separator = indentation.map { lineBreak + $0 }
    let layout = Layout(
      separator: separator ?? "", valueSeparator: separator ?? "",
      step: separator == nil ? nil : step)
    var text = ""
    append(.whole(value), layout, to: &text)
    return [TextEdit(document.nodes[node].range, with: text)]
  }

  /// Puts a comment above a member, below those that are there.
  ///
  /// - Parameter text: The text; what would end the comment is spelled otherwise.
  package func edits(noting text: String, above member: PropertyListDocument.Member) -> [TextEdit] {
    let start = document.nodes[member.key].range.start
    let separator = document.indentation(at: start).map { lineBreak + $0 } ?? ""
    var comment = Self.comment(text)
    if document.isLimitedToASCII { comment = Self.ascii(comment) }
    return [TextEdit(SourceRange(at: start), with: comment + separator)]
  }

  /// A comment in which no two hyphens follow each other.
  private static func comment(_ text: String) -> String {
    var content = ""
    var isAfterHyphen = false
    for scalar in text.escapedForDisplay.unicodeScalars {
      if scalar == "-", isAfterHyphen { content += " " }
      content.unicodeScalars.append(scalar)
      isAfterHyphen = scalar == "-"
    }
    return "<!-- \(content) -->"
  }

  /// A text with its characters above U+007F as references.
  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
  }

  private func filling(_ dictionary: Int, with insertions: [Insertion]) -> [TextEdit] {
    guard !insertions.isEmpty else { return [] }
    let node = document.nodes[dictionary]
    let outer =
      document.indentation(at: node.range.start)
      ?? siblings.previous(of: dictionary).flatMap {
        document.indentation(at: document.nodes[$0].range.start)
      }
    let separator = outer.map { lineBreak + $0 + step } ?? ""
    let layout = Layout(
      separator: separator, valueSeparator: separator, step: outer == nil ? nil : step)
    let text = insertions.map { separator + self.text(of: $0.member, layout) }.joined()
    let close = outer.map { lineBreak + $0 } ?? ""
    guard node.isSelfClosing else {
      // A comment in the dictionary stays in front of the members.
      var end = node.contentRange.end
      while end > node.contentRange.start, document.source.utf8[end - 1].isXMLSpace { end -= 1 }
      return [TextEdit(SourceRange(end, node.contentRange.end), with: text + close)]
    }
    return [TextEdit(node.range, with: "<dict>" + text + close + "</dict>")]
  }
}

// MARK: - Places

extension PropertyListGrafting {
  /// A member with the comments that belong to it.
  private func block(_ member: PropertyListDocument.Member) -> SourceRange {
    let container = siblings.container(of: member.key) ?? 0
    return SourceRange(
      document.startWithComments(
        of: member.key, in: container, behind: siblings.previous(of: member.key)),
      document.endWithComments(of: member.value, in: container))
  }

  private func removalRange(
    of member: PropertyListDocument.Member, in dictionary: Int
  ) -> SourceRange {
    let text = document.source.utf8.span
    let content = document.nodes[dictionary].contentRange
    let block = block(member)
    let blanks = StringsScanner.skipBlanks(text, from: block.end)
    let ownsEnd = blanks < content.end && (text[blanks] == 0x0A || text[blanks] == 0x0D)
    guard ownsEnd, let indentation = document.indentation(at: block.start) else { return block }
    let lineStart = block.start - indentation.utf8.count
    guard lineStart >= content.start else { return block }
    return SourceRange(lineStart, StringsScanner.startOfNextLine(text, from: blanks))
  }

  private func layout(
    ofMember member: PropertyListDocument.Member, in dictionary: Int
  ) -> Layout {
    let key = document.nodes[member.key].range
    guard let indentation = document.indentation(at: key.start) else {
      return Layout(separator: "", valueSeparator: "", step: nil)
    }
    let separator = lineBreak + indentation
    let between = SourceRange(key.end, document.nodes[member.value].range.start)
    let bytes = document.source.utf8[between.start..<between.end]
    let isOnLine = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return Layout(
      separator: separator,
      valueSeparator: isOnLine ? document.source.text(in: between) : separator, step: step)
  }
}

// MARK: - Text

extension PropertyListGrafting {
  /// A member with the comments that belong to it.
  private func text(of member: Graft.Member, _ layout: Layout) -> String {
    let container = otherSiblings.container(of: member.key) ?? 0
    let value = otherSiblings.next(of: member.key) ?? member.key
    let start = other.startWithComments(
      of: member.key, in: container, behind: otherSiblings.previous(of: member.key))
    var text = ""
    for comment in comments(in: SourceRange(start, other.nodes[member.key].range.start)) {
      text += comment.text + layout.separator
    }
    appendMember(member, value, layout, to: &text)
    let end = other.endWithComments(of: value, in: container)
    for comment in comments(in: SourceRange(other.nodes[value].range.end, end)) {
      text += (layout.step == nil ? "" : " ") + comment.text
    }
    return text
  }

  private func appendMember(
    _ member: Graft.Member, _ value: Int, _ layout: Layout, to text: inout String
  ) {
    text += spelling(of: member.key)
    let gap = SourceRange(other.nodes[member.key].range.end, other.nodes[value].range.start)
    for comment in comments(in: gap) { text += (layout.step == nil ? "" : " ") + comment.text }
    text += layout.valueSeparator
    append(member.value, layout, to: &text)
  }

  private func append(_ graft: Graft, _ layout: Layout, to text: inout String) {
    switch graft {
    case .parts(let members):
      let inner = layout.deeper
      text += "<dict>"
      for member in members { text += inner.separator + self.text(of: member, inner) }
      text += layout.separator + "</dict>"
    case .whole(let node):
      guard other.nodes[node].kind.isContainer, !other.nodes[node].isSelfClosing else {
        text += spelling(of: node)
        return
      }
      let content = other.nodes[node].contentRange
      let inner = layout.deeper
      text += "<\(other.nodes[node].kind.elementName)>"
      var position = content.start
      var children = other.children(of: node)[...]
      while let child = children.popFirst() {
        appendComments(upTo: other.nodes[child].range.start, from: position, inner, to: &text)
        text += inner.separator
        position = other.nodes[child].range.end
        if other.nodes[child].isMemberKey, let value = children.popFirst() {
          appendMember(Graft.Member(key: child, value: .whole(value)), value, inner, to: &text)
          position = other.nodes[value].range.end
        } else {
          append(.whole(child), inner, to: &text)
        }
      }
      appendComments(upTo: content.end, from: position, inner, to: &text)
      text += layout.separator + "</\(other.nodes[node].kind.elementName)>"
    }
  }

  private func appendComments(
    upTo end: Int, from start: Int, _ layout: Layout, to text: inout String
  ) {
    for comment in comments(in: SourceRange(start, end)) {
      let isInline = !comment.startsLine && layout.step != nil
      text += (isInline ? " " : layout.separator) + comment.text
    }
  }

  /// The comments of a stretch between elements, and whether each begins a line.
  private func comments(in range: SourceRange) -> [(text: String, startsLine: Bool)] {
    var result: [(String, Bool)] = []
    var startsLine = false
    for part in other.trivia(in: range) ?? [] {
      switch part {
      case .space(let space):
        startsLine = other.lineBreaks(in: space) > 0
      case .comment(let comment):
        let text = other.source.text(in: comment)
        result.append((document.isLimitedToASCII ? Self.ascii(text) : text, startsLine))
        startsLine = false
      case .instruction, .documentType:
        startsLine = false
      }
    }
    return result
  }

  /// An element without others in it, as it is written.
  private func spelling(of node: Int) -> String {
    let range = other.nodes[node].range
    let isPlain =
      !document.isLimitedToASCII
      || other.source.utf8[range.start..<range.end].allSatisfy { $0 < 0x80 }
    guard !isPlain, !other.nodes[node].kind.isContainer else { return other.source.text(in: range) }
    let content = XMLText.escaped(other.textBytes(of: node), isASCII: true)
    return String(
      decoding: PropertyListWriter.element(other.nodes[node].kind, content), as: UTF8.self)
  }
}
