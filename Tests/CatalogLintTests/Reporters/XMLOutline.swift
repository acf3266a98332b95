import Foundation
import FoundationXML

/// The elements of an XML document with the names of their attributes, as a parser sees them.
struct XMLOutline: Equatable {
  /// An element at its place, with its attributes by name.
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]

    /// Whether both are the same element with other values.
    static func == (left: Element, right: Element) -> Bool {
      left.name == right.name && Set(left.attributes.keys) == Set(right.attributes.keys)
    }
  }

  /// The elements in the order of their starts.
  let elements: [Element]

  /// Reads a document; throws what the parser says if it is not well-formed.
  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }
  }
}
