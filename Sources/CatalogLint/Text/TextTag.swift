import CatalogSyntax

/// A tag of HTML or XML in a text.
struct TextTag {
  /// Which end of an element it is.
  enum Kind: Hashable {
    case start, end, empty
  }

  /// The name of the element, in lower case.
  var name: String
  /// Which end of the element it is.
  var kind: Kind
  /// The names of its attributes, in lower case and in order.
  var attributes: [String]

  /// Finds the tags of a UTF-8 text.
  ///
  /// What looks like a tag but is a word in angle brackets, such as `<name>`, is none: a tag has the name
  /// of an element of HTML, attributes, or an end in the same text.
  static func all(in text: borrowing Span<UInt8>) -> [TextTag] {
    var found: [TextTag] = []
    var offset = 0
    while offset < text.count {
      guard text[offset] == 0x3C, let (tag, end) = read(text, at: offset) else {
        offset += 1
        continue
      }
      found.append(tag)
      offset = end
    }
    let ended = Set(found.lazy.filter { $0.kind == .end }.map(\.name))
    return found.filter { tag in
      tag.kind != .start || !tag.attributes.isEmpty || ended.contains(tag.name)
        || elements.contains(tag.name)
    }
  }

  /// Whether start and end tags pair up in order.
  static func areNested(_ tags: [TextTag]) -> Bool {
    var open: [String] = []
    for tag in tags {
      switch tag.kind {
      case .start where void.contains(tag.name): break
      case .start: open.append(tag.name)
      case .end: if open.popLast() != tag.name { return false }
      case .empty: break
      }
    }
    return open.isEmpty
  }

  private static func read(
    _ text: borrowing Span<UInt8>, at start: Int
  ) -> (tag: TextTag, end: Int)? {
    var offset = start + 1
    var kind = Kind.start
    if offset < text.count, text[offset] == 0x2F {
      kind = .end
      offset += 1
    }
    let name = word(text, &offset)
    guard let first = name.utf8.first, UInt32(first).isBasicLetter else { return nil }
    var attributes: [String] = []
    while offset < text.count {
      switch text[offset] {
      case 0x3E:
        let tag = TextTag(
          name: name, kind: kind, attributes: attributes)
        return (tag, offset + 1)
      case 0x2F:
        kind = .empty
        offset += 1
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      case 0x3D:
        offset += 1
        skipValue(text, &offset)
      case _:
        let attribute = word(text, &offset)
        guard !attribute.isEmpty, offset < text.count, text[offset] == 0x3D else { return nil }
        attributes.append(attribute)
      }
    }
    return nil
  }

  /// Reads letters, digits, `-`, `_` and `:`, in lower case.
  private static func word(_ text: borrowing Span<UInt8>, _ offset: inout Int) -> String {
    var bytes: [UInt8] = []
    while offset < text.count {
      let value = UInt32(text[offset])
      let isName = value.isBasicLetter || value.isBasicDigit || [0x2D, 0x5F, 0x3A].contains(value)
      guard isName else { break }
      bytes.append(value.isBasicLetter ? text[offset] | 0x20 : text[offset])
      offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func skipValue(_ text: borrowing Span<UInt8>, _ offset: inout Int) {
    guard offset < text.count else { return }
    let quote = text[offset]
    if quote == 0x22 || quote == 0x27 {
      offset += 1
      while offset < text.count, text[offset] != quote { offset += 1 }
      offset += 1
      return
    }
    while offset < text.count, text[offset] > 0x20, text[offset] != 0x3E { offset += 1 }
  }

  /// The elements of HTML that texts for users have.
  private static let elements: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "br", "center", "code", "del", "div", "em", "font", "h1",
    "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre",
    "q",
    "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "th", "tr", "tt",
    "u", "ul", "var",
  ]

  /// Elements without an end tag, and those whose end tag may be left out.
  private static let void: Set<String> = ["br", "hr", "img", "wbr", "p", "li"]
}
