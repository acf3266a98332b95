/// What comes next in an XML document. Offsets count bytes of the text.
package enum XMLEvent: Sendable {
  /// An element begins.
  case start(XMLElement)
  /// The element that began last, of those that are open, ends at or before an offset.
  case end(Int)
  /// Text, references resolved; one stretch may come in parts.
  case text(String)
}

/// The beginning of an element.
package struct XMLElement: Sendable {
  /// The name, without the prefix of a namespace.
  package var name: String
  /// The attributes in file order, references resolved.
  package var attributes: [Attribute]
  /// The tag, from its `<` on; up to its `>` or `/>`.
  package var tag: Range<Int>

  /// A name with its value.
  package struct Attribute: Sendable {
    /// The name, without the prefix of a namespace.
    package var name: String
    /// The value.
    package var value: String
  }

  /// The value of an attribute, or nil.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The place of an attribute's value in a text, its quotes included; the tag where it cannot be told.
  package func range(of attribute: String, in text: [UInt8]) -> Range<Int> {
    let name = Array(attribute.utf8)
    var index = tag.lowerBound
    let end = min(tag.upperBound, text.count)
    while index < end {
      guard text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") else {
        index += 1
        continue
      }
      guard let closing = text[(index + 1)..<end].firstIndex(of: text[index]) else { break }
      if Self.isNamed(name, before: index, in: text, from: tag.lowerBound) {
        return index..<closing + 1
      }
      index = closing + 1
    }
    return tag.lowerBound..<max(end, tag.lowerBound)
  }

  /// Whether `name =` stands before an offset.
  private static func isNamed(
    _ name: [UInt8], before offset: Int, in text: [UInt8], from start: Int
  ) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }
    var end = offset
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    guard end > start, text[end - 1] == UInt8(ascii: "=") else { return false }
    end -= 1
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    guard end - name.count > start, text[(end - name.count)..<end].elementsEqual(name) else {
      return false
    }
    let before = text[end - name.count - 1]
    return isSpace(before) || before == UInt8(ascii: ":")
  }
}

/// A place at which an XML document is not well-formed.
package struct XMLProblem: Hashable, Sendable {
  /// What is wrong, in the words of libxml2, which may quote the document.
  package var message: String
  /// Where, in bytes of the text.
  package var offset: Int
}

/// Why an XML document is not read to its end.
package struct XMLError: Error, Hashable, Sendable {
  /// The reasons.
  package enum Reason: Sendable, Hashable {
    /// A tag has more attributes, or the document more namespaces, than are read.
    case tooManyAttributes
    /// It has a document type, which can declare anything.
    case documentType
    /// There is not enough memory.
    case outOfMemory
  }

  /// The reason.
  package var reason: Reason
  /// Where it stands, in bytes of the text.
  package var offset: Int
}
