/// Edits are values: each function returns the replacements that make the change. They are right for a
/// document without errors. Bytes outside the replacements stay as they are.
extension JSONDocument {
  /// The blanks at the start of the line on which a node stands.
  package func indentation(ofLineOf node: Int) -> String {
    let text = source.utf8.span
    let start = StringsScanner.startOfLine(text, at: nodes[node].range.start)
    let end = StringsScanner.skipBlanks(text, from: start)
    return source.text(in: SourceRange(start, end))
  }

  /// Replaces a value.
  package func edits(
    replacing node: Int, with fragment: JSONFragment, layout: JSONLayout
  ) -> [TextEdit] {
    let text = layout.text(of: fragment, indentation: indentation(ofLineOf: node))
    return [TextEdit(nodes[node].range, with: text)]
  }

  /// Puts a member where an order wants it among those that are there.
  ///
  /// - Parameters:
  ///   - member: The new member.
  ///   - object: The object.
  ///   - moved: A member that is left out of account because it is removed.
  ///   - isOrdered: Whether the left name comes before the right one.
  package func edits(
    inserting member: JSONFragment.Member, into object: Int, moved: Int? = nil,
    layout: JSONLayout, by isOrdered: (String, String) -> Bool
  ) -> [TextEdit] {
    let siblings = Array(members(of: object)).filter { $0.key != moved }
    guard let last = siblings.last else {
      return edits(replacing: object, with: .object([member]), layout: layout)
    }
    let place = place(of: member.key, among: siblings, by: isOrdered)
    let neighbour = place < siblings.count ? siblings[place] : last
    let isOnOwnLine = startsLine(neighbour.key)
    let indentation = indentation(ofLineOf: neighbour.key)
    let text = layout.text(of: member, indentation: indentation)
    let separator =
      isOnOwnLine ? Array((layout.lineBreak + indentation).utf8) : Array(layout.gap.utf8)
    guard place < siblings.count else {
      let end = nodes[last.value].range.end
      return [TextEdit(SourceRange(at: end), with: [UInt8(ascii: ",")] + separator + text)]
    }
    let start = nodes[neighbour.key].range.start
    return [TextEdit(SourceRange(at: start), with: text + [UInt8(ascii: ",")] + separator)]
  }

  /// The place of a name among members: the one that leaves the fewest pairs out of order.
  package func place(
    of key: String, among siblings: [Member], by isOrdered: (String, String) -> Bool
  ) -> Int {
    // What stands behind the place and should stand before the name counts against it, and so does
    // what stands before it and should stand behind the name.
    var faults = 0
    var best = (place: 0, faults: 0)
    for (index, sibling) in siblings.enumerated() {
      let other = string(sibling.key) ?? ""
      faults += isOrdered(key, other) ? 1 : -1
      if faults < best.faults { best = (index + 1, faults) }
    }
    return best.place
  }

  /// Removes members of an object.
  ///
  /// - Parameters:
  ///   - keys: The nodes of their names.
  ///   - object: The object.
  package func edits(
    removing keys: Set<Int>, from object: Int, layout: JSONLayout
  ) -> [TextEdit] {
    let all = Array(members(of: object))
    guard !keys.isEmpty else { return [] }
    guard all.contains(where: { !keys.contains($0.key) }) else {
      return edits(replacing: object, with: .object([]), layout: layout)
    }
    var result: [TextEdit] = []
    var index = 0
    while index < all.count {
      guard keys.contains(all[index].key) else {
        index += 1
        continue
      }
      let first = index
      while index < all.count, keys.contains(all[index].key) { index += 1 }
      if index < all.count {
        result.append(
          TextEdit(
            SourceRange(nodes[all[first].key].range.start, nodes[all[index].key].range.start),
            with: []))
      } else {
        result.append(
          TextEdit(
            SourceRange(
              nodes[all[first - 1].value].range.end, nodes[all[index - 1].value].range.end),
            with: []))
      }
    }
    return result
  }

  private func startsLine(_ node: Int) -> Bool {
    let text = source.utf8.span
    let offset = nodes[node].range.start
    let start = StringsScanner.startOfLine(text, at: offset)
    return start > 0 && StringsScanner.skipBlanks(text, from: start) == offset
  }
}
