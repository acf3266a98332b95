/// Changes of an object that are made at once, so that the work grows with the object and not with the
/// number of its changes.
extension JSONDocument {
  /// A member that is put into an object.
  package struct Insertion: Sendable {
    /// The number of members that stay in front of it.
    package var place: Int
    /// The member.
    package var member: Graft.Member

    package init(place: Int, member: Graft.Member) {
      self.place = place
      self.member = member
    }
  }

  /// Removes members of an object and puts others in.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - removed: The nodes of the names that go.
  ///   - insertions: What comes in, in the order of the places.
  ///   - other: The document that it comes from.
  package func edits(
    changing object: Int, removing removed: Set<Int>, inserting insertions: [Insertion],
    from other: JSONDocument, layout: JSONLayout
  ) -> [TextEdit] {
    let kept = members(of: object).filter { !removed.contains($0.key) }
    guard let last = kept.last else {
      let outer = indentation(ofValue: object)
      let own = outer == nil ? layout.onOneLine : layout
      let graft = Graft.parts(insertions.map(\.member))
      return [
        TextEdit(
          range(of: object), with: own.text(of: graft, from: other, indentation: outer ?? ""))
      ]
    }
    var edits = edits(removing: removed, from: object, layout: layout)
    var next = insertions.startIndex
    while next < insertions.endIndex {
      let place = insertions[next].place
      let end = insertions[next...].firstIndex { $0.place != place } ?? insertions.endIndex
      let neighbour = place < kept.count ? kept[place] : last
      let indentation = ownIndentation(of: neighbour.key)
      let own = indentation == nil ? layout.onOneLine : layout.onLines
      let separator = Array((indentation.map { own.lineBreak + $0 } ?? own.gap).utf8)
      var text: [UInt8] = []
      for insertion in insertions[next..<end] {
        if place == kept.count { text += [UInt8(ascii: ",")] + separator }
        text += own.text(of: insertion.member, from: other, indentation: indentation ?? "")
        if place < kept.count { text += [UInt8(ascii: ",")] + separator }
      }
      let offset = place < kept.count ? range(of: neighbour.key).start : range(of: last.value).end
      edits.append(TextEdit(SourceRange(at: offset), with: text))
      next = end
    }
    return edits
  }

  /// Replaces a value by one of another document.
  package func edits(
    replacing node: Int, with graft: Graft, from other: JSONDocument, layout: JSONLayout
  ) -> [TextEdit] {
    let outer = indentation(ofValue: node)
    let own = outer == nil ? layout.onOneLine : layout
    return [
      TextEdit(range(of: node), with: own.text(of: graft, from: other, indentation: outer ?? ""))
    ]
  }

  /// The blanks before the name of a value that is a member, if both begin a line; for the value that
  /// is the file nothing.
  private func indentation(ofValue node: Int) -> String? {
    guard node > 0 else { return "" }
    return ownIndentation(of: kind(of: node - 1) == .key ? node - 1 : node)
  }

  /// The blanks before a node; nil if anything else stands there on its line.
  private func ownIndentation(of node: Int) -> String? {
    let text = source.utf8.span
    let end = range(of: node).start
    var start = end
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start > 0, text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    return source.text(in: SourceRange(start, end))
  }
}

extension JSONLayout {
  /// The same with line breaks, where members of a file that has none elsewhere have them.
  fileprivate var onLines: JSONLayout {
    var layout = self
    if layout.lineBreak.isEmpty { layout.lineBreak = "\n" }
    return layout
  }

  /// The same without line breaks.
  fileprivate var onOneLine: JSONLayout {
    var layout = self
    if !layout.lineBreak.isEmpty { layout.gap = " " }
    layout.lineBreak = ""
    layout.indentation = ""
    layout.opensEmptyObjects = false
    return layout
  }

  /// The spelling of a value of another document whose line is indented by `indentation`.
  package func text(
    of graft: Graft, from other: JSONDocument, indentation outer: String
  ) -> [UInt8] {
    var result: [UInt8] = []
    append(graft, other, Array(outer.utf8), to: &result)
    return result
  }

  fileprivate func text(
    of member: Graft.Member, from other: JSONDocument, indentation outer: String
  ) -> [UInt8] {
    var result: [UInt8] = []
    append(member, other, Array(outer.utf8), to: &result)
    return result
  }

  private func append(
    _ member: Graft.Member, _ other: JSONDocument, _ outer: [UInt8], to result: inout [UInt8]
  ) {
    let name = other.range(of: member.key)
    result += other.source.utf8[name.start..<name.end]
    result += colon.utf8
    append(member.value, other, outer, to: &result)
  }

  private func append(
    _ graft: Graft, _ other: JSONDocument, _ outer: [UInt8], to result: inout [UInt8]
  ) {
    switch graft {
    case .parts(let members):
      append(members, "{", "}", outer, to: &result) { member, inner, result in
        append(member, other, inner, to: &result)
      }
    case .whole(let node):
      switch other.kind(of: node) {
      case .object:
        append(Array(other.members(of: node)), "{", "}", outer, to: &result) {
          member, inner, result in
          let member = Graft.Member(key: member.key, value: .whole(member.value))
          append(member, other, inner, to: &result)
        }
      case .array:
        append(Array(other.elements(of: node)), "[", "]", outer, to: &result) {
          element, inner, result in
          append(.whole(element), other, inner, to: &result)
        }
      case .string, .number, .true, .false, .null, .key, .unreadable, .missing:
        let range = other.range(of: node)
        result += other.source.utf8[range.start..<range.end]
      }
    }
  }

  private func append<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ outer: [UInt8],
    to result: inout [UInt8], _ append: (Part, [UInt8], inout [UInt8]) -> Void
  ) {
    result += open.utf8
    guard !parts.isEmpty else {
      if opensEmptyObjects {
        result += lineBreak.utf8
        result += lineBreak.utf8
        result += outer
      }
      result += close.utf8
      return
    }
    let inner = outer + Array(indentation.utf8)
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      if lineBreak.isEmpty {
        if index > 0 { result += gap.utf8 }
      } else {
        result += lineBreak.utf8
        result += inner
      }
      append(part, inner, &result)
    }
    if !lineBreak.isEmpty {
      result += lineBreak.utf8
      result += outer
    }
    result += close.utf8
  }
}
