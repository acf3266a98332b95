/// How the members of a dictionary are laid out, so that new ones look like them.
struct PropertyListStyle {
  /// What stands between two members.
  private(set) var separator: String
  /// What stands between the last member and the closing tag.
  private(set) var closingSeparator = ""
  /// What stands between a key and its value.
  private let valueSeparator: String
  /// The line break and indentation of a level deeper, or nothing for files on one line.
  private let unit: String?
  /// Whether characters above U+007F are written as references.
  private let isASCII: Bool

  /// The layout of the members around a member that is there.
  init(
    _ document: PropertyListDocument, membersOf dictionary: Int,
    like neighbour: PropertyListDocument.Member
  ) {
    isASCII = document.isLimitedToASCII
    let key = document.nodes[neighbour.key]
    let value = document.nodes[neighbour.value]
    guard let indentation = document.indentation(at: key.range.start) else {
      (separator, valueSeparator, unit) = ("", "", nil)
      return
    }
    separator = document.lineBreak + indentation
    let between = SourceRange(key.range.end, value.range.start)
    let isPlain = document.source.utf8[between.start..<between.end].allSatisfy(\.isXMLSpace)
    valueSeparator = isPlain ? document.source.text(in: between) : separator
    unit = Self.unit(document, indentation, membersOf: dictionary)
  }

  /// The layout of the first member of a dictionary.
  init(_ document: PropertyListDocument, emptyDictionary dictionary: Int) {
    isASCII = document.isLimitedToASCII
    let start = document.nodes[dictionary].range.start
    guard let indentation = document.indentation(at: start) else {
      (separator, valueSeparator, unit) = ("", "", nil)
      return
    }
    let step = Self.step(document) ?? "\t"
    separator = document.lineBreak + indentation + step
    valueSeparator = separator
    closingSeparator = document.lineBreak + indentation
    unit = step
  }

  /// The white space by which a nested dictionary is indented more than the one around it.
  private static func unit(
    _ document: PropertyListDocument, _ indentation: String, membersOf dictionary: Int
  ) -> String {
    if let step = step(document) { return step }
    let outer = document.indentation(at: document.nodes[dictionary].range.start) ?? ""
    guard indentation.hasPrefix(outer), indentation.utf8.count > outer.utf8.count else {
      return indentation.isEmpty ? "\t" : indentation
    }
    return String(indentation.dropFirst(outer.count))
  }

  /// The step between the key of a dictionary and the keys in it, from the first place that shows
  /// it.
  static func step(_ document: PropertyListDocument) -> String? {
    for (index, node) in document.nodes.enumerated() where node.kind == .dictionary {
      guard let inner = document.members(of: index).first,
        index > 0, document.nodes[index - 1].kind == .key,
        let outerIndentation = document.indentation(
          at: document.nodes[index - 1].range.start),
        let innerIndentation = document.indentation(at: document.nodes[inner.key].range.start),
        innerIndentation.hasPrefix(outerIndentation),
        innerIndentation.utf8.count > outerIndentation.utf8.count
      else { continue }
      return String(innerIndentation.dropFirst(outerIndentation.count))
    }
    return nil
  }

  /// A member, from its key to the end of its value, without the separator in front.
  func member(_ key: String, _ value: PropertyListValue) -> String {
    let name = PropertyListWriter.element(.key, XMLText.escaped(key.utf8, isASCII: isASCII))
    return String(decoding: name, as: UTF8.self) + valueSeparator + text(value, separator)
  }

  /// A value whose lines but the first begin with `separator`.
  private func text(_ value: PropertyListValue, _ separator: String) -> String {
    func element(_ kind: PropertyListNode.Kind, _ content: [UInt8]) -> String {
      String(decoding: PropertyListWriter.element(kind, content), as: UTF8.self)
    }
    switch value {
    case .string(let text): return element(.string, XMLText.escaped(text.utf8, isASCII: isASCII))
    case .integer(let number): return element(.integer, Array("\(number)".utf8))
    case .real(let number): return element(.real, Array("\(number)".utf8))
    case .boolean(let isTrue): return isTrue ? "<true/>" : "<false/>"
    case .date(let date): return element(.date, XMLText.escaped(date.utf8))
    case .data(let data): return element(.data, XMLScalar.base64(data))
    case .array(let elements):
      guard !elements.isEmpty else { return "<array/>" }
      let inner = unit.map { separator + $0 } ?? ""
      return "<array>" + elements.map { inner + text($0, inner) }.joined() + separator + "</array>"
    case .dictionary(let members):
      guard !members.isEmpty else { return "<dict/>" }
      let inner = unit.map { separator + $0 } ?? ""
      let deeper = valueSeparator == self.separator || valueSeparator.isEmpty
      let lines = members.map { member in
        inner + element(.key, XMLText.escaped(member.key.utf8, isASCII: isASCII))
          + (deeper ? inner : valueSeparator) + text(member.value, inner)
      }
      return "<dict>" + lines.joined() + separator + "</dict>"
    }
  }
}
