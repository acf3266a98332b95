/// A JSON value to be written into a file.
package indirect enum JSONFragment: Sendable {
  /// Members, in the order they are written.
  case object([Member])
  /// Elements, in the order they are written.
  case array([JSONFragment])
  /// A text.
  case string(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case literal(String)
  /// Text that is written as it is.
  case raw([UInt8])

  /// A name and its value.
  package struct Member: Sendable {
    package var key: String
    package var value: JSONFragment

    package init(_ key: String, _ value: JSONFragment) {
      self.key = key
      self.value = value
    }
  }
}

/// How a JSON file is laid out, so that new text looks like the old.
package struct JSONLayout: Sendable {
  /// The line break, or nothing where members do not stand on lines of their own.
  package var lineBreak = "\n"
  /// The indentation of one level.
  package var indentation = "  "
  /// What stands between a name and its value.
  package var colon = " : "
  /// What stands between two members that share a line, behind the comma.
  package var gap = ""
  /// Whether an empty object holds an empty line.
  package var opensEmptyObjects = true

  /// The layout that Xcode gives a string catalog.
  package init() {}

  /// Reads the layout off the members of a document.
  package init(_ document: JSONDocument) {
    guard let root = document.root else { return }
    var members = document.members(of: root)
    guard let first = members.next() else { return }
    let text = document.source.utf8
    let open = document.range(of: root).start + 1
    let key = document.range(of: first.key)
    let before = text[open..<key.start]
    colon = document.source.text(
      in: SourceRange(key.end, document.range(of: first.value).start))
    if let lastBreak = before.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lineBreak = text.contains(0x0D) ? Self.firstLineBreak(text) : "\n"
      indentation = String(decoding: text[(lastBreak + 1)..<key.start], as: UTF8.self)
    } else {
      lineBreak = ""
      indentation = ""
      if let second = members.next() {
        let between = text[
          document.range(of: first.value).end..<document.range(of: second.key).start]
        gap = String(decoding: between.drop { $0 != 0x2C }.dropFirst(), as: UTF8.self)
      }
    }
    opensEmptyObjects = !lineBreak.isEmpty && !Self.hasFlatEmptyObject(document)
  }

  private static func hasFlatEmptyObject(_ document: JSONDocument) -> Bool {
    for index in document.nodes.indices
    where document.nodes[index].kind == .object && document.nodes[index].next == index + 1 {
      return document.nodes[index].range.count == 2
    }
    return false
  }

  private static func firstLineBreak(_ text: [UInt8]) -> String {
    guard let first = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if text[first] == 0x0A { return "\n" }
    return first + 1 < text.count && text[first + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The spelling of a value whose line is indented by `indentation`.
  package func text(of fragment: JSONFragment, indentation outer: String) -> [UInt8] {
    var result: [UInt8] = []
    append(fragment, outer, to: &result)
    return result
  }

  /// The spelling of a member whose line is indented by `indentation`, from its name on.
  package func text(of member: JSONFragment.Member, indentation outer: String) -> [UInt8] {
    var result = JSONEscapes.quoted(member.key)
    result += colon.utf8
    append(member.value, outer, to: &result)
    return result
  }

  /// What stands between the brackets of an empty object.
  package func emptyObject(indentation outer: String) -> [UInt8] {
    guard opensEmptyObjects else { return Array("{}".utf8) }
    return Array("{\(lineBreak)\(lineBreak)\(outer)}".utf8)
  }

  private func append(_ fragment: JSONFragment, _ outer: String, to result: inout [UInt8]) {
    switch fragment {
    case .string(let text): result += JSONEscapes.quoted(text)
    case .literal(let text): result += text.utf8
    case .raw(let bytes): result += bytes
    case .object(let members):
      guard !members.isEmpty else {
        result += emptyObject(indentation: outer)
        return
      }
      append(members, "{", "}", outer, to: &result) { member, inner, result in
        result += JSONEscapes.quoted(member.key)
        result += colon.utf8
        append(member.value, inner, to: &result)
      }
    case .array(let elements):
      guard !elements.isEmpty else {
        result += (opensEmptyObjects ? "[\(lineBreak)\(lineBreak)\(outer)]" : "[]").utf8
        return
      }
      append(elements, "[", "]", outer, to: &result) { element, inner, result in
        append(element, inner, to: &result)
      }
    }
  }

  private func append<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ outer: String, to result: inout [UInt8],
    _ write: (_ part: Part, _ inner: String, _ result: inout [UInt8]) -> Void
  ) {
    let inner = outer + indentation
    result += open.utf8
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      result += (lineBreak.isEmpty ? (index > 0 ? gap : "") : lineBreak + inner).utf8
      write(part, inner, &result)
    }
    result += (lineBreak.isEmpty ? "" : lineBreak + outer).utf8
    result += close.utf8
  }
}
