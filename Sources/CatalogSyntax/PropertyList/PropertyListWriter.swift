/// Writes property lists as XML in the layout of Apple's own writer: header and document type, the
/// outermost dictionary flush left, one tab a level, a line break at the end. Members stay in
/// order.
public enum PropertyListWriter {
  /// The lines in front of the value.
  static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  /// The element around the value.
  static let plistTag = "<plist version=\"1.0\">"

  /// A file with a value, in UTF-8.
  public static func xml(_ value: PropertyListValue) -> String {
    var output: [UInt8] = Array((header + plistTag + "\n").utf8)
    append(value, depth: 0, to: &output)
    output += Array("</plist>\n".utf8)
    return String(decoding: output, as: UTF8.self)
  }

  /// A file with a dictionary whose members have comments above them, in UTF-8.
  ///
  /// - Parameters:
  ///   - members: The members, no two with the same key.
  ///   - comments: For each member its comment, which ``canHold(comment:)``, or nil.
  package static func xml(
    _ members: [PropertyListValue.Member], comments: [String?]
  ) -> [UInt8] {
    guard !members.isEmpty else { return Array(xml(.dictionary([])).utf8) }
    var output: [UInt8] = Array((header + plistTag + "\n<dict>\n").utf8)
    for (member, comment) in zip(members, comments) {
      if let comment { output += "\t<!-- \(comment) -->\n".utf8 }
      output += [0x09] + element(.key, XMLText.escaped(member.key.utf8)) + [0x0A]
      append(member.value, depth: 1, to: &output)
    }
    output += "</dict>\n</plist>\n".utf8
    return output
  }

  /// Whether a text can be an XML comment, where there are no escapes.
  package static func canHold(comment: String) -> Bool {
    !comment.utf8.contains("--".utf8) && XMLText.isRepresentable(comment)
  }

  private static func append(
    _ value: PropertyListValue, depth: Int, to output: inout [UInt8]
  ) {
    let indentation = [UInt8](repeating: 0x09, count: depth)
    func line(_ kind: PropertyListNode.Kind, _ text: some Sequence<UInt8>) {
      output += indentation + element(kind, XMLText.escaped(text)) + [0x0A]
    }
    func container(_ name: String, isEmpty: Bool, _ body: () -> Void) {
      output += indentation
      guard !isEmpty else {
        output += Array("<\(name)/>\n".utf8)
        return
      }
      output += Array("<\(name)>\n".utf8)
      body()
      output += indentation + Array("</\(name)>\n".utf8)
    }
    switch value {
    case .string(let text): line(.string, text.utf8)
    case .integer(let number): line(.integer, "\(number)".utf8)
    case .real(let number): line(.real, "\(number)".utf8)
    case .boolean(let isTrue):
      output += indentation + Array((isTrue ? "<true/>\n" : "<false/>\n").utf8)
    case .date(let date): line(.date, date.utf8)
    case .data(let data): line(.data, XMLScalar.base64(data))
    case .array(let elements):
      container("array", isEmpty: elements.isEmpty) {
        for element in elements { append(element, depth: depth + 1, to: &output) }
      }
    case .dictionary(let members):
      container("dict", isEmpty: members.isEmpty) {
        for member in members {
          output +=
            indentation + [0x09]
            + element(.key, XMLText.escaped(member.key.utf8)) + [0x0A]
          append(member.value, depth: depth + 1, to: &output)
        }
      }
    }
  }

  /// An element with character data that is escaped already.
  static func element(_ kind: PropertyListNode.Kind, _ content: [UInt8]) -> [UInt8] {
    let name = Array(kind.elementName.utf8)
    return [UInt8(ascii: "<")] + name + [UInt8(ascii: ">")] + content + Array("</".utf8) + name
      + [UInt8(ascii: ">")]
  }
}
