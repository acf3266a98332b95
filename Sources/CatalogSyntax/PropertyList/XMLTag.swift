/// A tag as it stands in a file. Foundation ends a tag at the first `>`, whatever is quoted.
struct XMLTag {
  /// The name.
  var name: SourceRange
  /// The whole tag.
  var range: SourceRange
  /// Whether it ends with `/>`.
  var isSelfClosing: Bool

  /// The opening tag at the `<` at `start`; nil if it has no end.
  init?(_ text: [UInt8], at start: Int) {
    let span = text.span
    var index = start + 1
    while index < span.count, !Self.endsName(span[index]) { index += 1 }
    name = SourceRange(start + 1, index)
    while index < span.count, span[index] != UInt8(ascii: ">") { index += 1 }
    guard index < span.count else { return nil }
    range = SourceRange(start, index + 1)
    isSelfClosing = index > start + 1 && span[index - 1] == UInt8(ascii: "/")
  }

  /// The element of a name.
  static func kind(_ text: [UInt8], _ name: SourceRange) -> PropertyListNode.Kind? {
    guard (3...7).contains(name.count) else { return nil }
    return kinds.first { text[name.start..<name.end].elementsEqual($0.name) }?.kind
  }

  private static let kinds = PropertyListNode.Kind.allCases.map {
    (name: Array($0.elementName.utf8), kind: $0)
  }

  /// The end of the closing tag of that name at the `<` at `offset`; nil if there is none.
  static func closingTagEnd(_ text: [UInt8], at offset: Int, _ name: SourceRange) -> Int? {
    var index = offset + 2
    guard index + name.count < text.count, text[offset + 1] == UInt8(ascii: "/"),
      text[index..<index + name.count].elementsEqual(text[name.start..<name.end])
    else { return nil }
    index += name.count
    while index < text.count, text[index].isXMLSpace { index += 1 }
    return index < text.count && text[index] == UInt8(ascii: ">") ? index + 1 : nil
  }

  /// The document type at `start`; nil if it has no end. Quoted texts and comments in it may hold
  /// any character; `declarations` is the stretch in brackets.
  static func documentType(
    _ text: [UInt8], at start: Int
  ) -> (end: Int, declarations: SourceRange?)? {
    var bracket: Int?
    var declarations: SourceRange?
    var index = start + 9
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = text[index]
        index += 1
        while index < text.count, text[index] != quote { index += 1 }
      case UInt8(ascii: "<") where text.span.matches(Array("<!--".utf8), at: index):
        let end = text.span.firstIndex(
          of: Array("-->".utf8), from: index + 4, limit: text.count)
        index = (end ?? text.count) + 2
      case UInt8(ascii: "["):
        if bracket == nil { bracket = index }
      case UInt8(ascii: "]"):
        if let bracket, declarations == nil { declarations = SourceRange(bracket, index + 1) }
      case UInt8(ascii: ">") where bracket == nil || declarations != nil:
        return (index + 1, declarations)
      case _: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a byte ends the name of a tag.
  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isXMLSpace
  }
}
