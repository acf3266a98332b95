import CatalogSyntax
import Foundation
import Testing

/// What a JSON document means, for comparing readers.
indirect enum JSONReading: Equatable, CustomStringConvertible {
  case object([(name: String, value: JSONReading)])
  case array([JSONReading])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  /// Unreadable or missing.
  case nothing

  /// The reading of a tree; of members of the same name the last.
  init(_ document: JSONDocument) {
    self = document.root.map { JSONReading(document, $0) } ?? .nothing
  }

  private init(_ document: JSONDocument, _ node: Int) {
    switch document.kind(of: node) {
    case .object:
      let members = document.members(of: node).filter { !document.nodes[$0.key].isShadowed }
      self = .object(
        members.map {
          (document.string($0.key) ?? "?", JSONReading(document, $0.value))
        })
    case .array: self = .array(document.elements(of: node).map { JSONReading(document, $0) })
    case .string, .key: self = .string(document.string(node) ?? "?")
    case .number: self = document.number(node).flatMap(Double.init).map { .number($0) } ?? .nothing
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .null: self = .null
    case .unreadable, .missing: self = .nothing
    }
  }

  /// Foundation's reading; nil if it refuses the file.
  init?(foundation bytes: [UInt8]) {
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
    else { return nil }
    self.init(any: value)
  }

  private init(any value: Any) {
    switch value {
    case let members as [String: Any]:
      self = .object(members.map { ($0.key, JSONReading(any: $0.value)) })
    case let elements as [Any]: self = .array(elements.map { JSONReading(any: $0) })
    case let text as String: self = .string(text)
    case is NSNull: self = .null
    case let number as NSNumber:
      let isBoolean = unsafe String(cString: number.objCType) == "c"
      self = isBoolean ? .boolean(number.boolValue) : .number(number.doubleValue)
    case _: self = .nothing
    }
  }

  /// Equal if the same names have the same values; canonically equivalent names are merged, as
  /// Foundation does, texts are compared by code units.
  static func == (left: JSONReading, right: JSONReading) -> Bool {
    switch (left, right) {
    case (.object(let one), .object(let other)):
      let (first, second) = (dictionary(one), dictionary(other))
      return first.count == second.count && first.allSatisfy { second[$0.key] == $0.value }
    case (.array(let one), .array(let other)): return one == other
    case (.string(let one), .string(let other)): return one.utf8.elementsEqual(other.utf8)
    case (.number(let one), .number(let other)): return one == other
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.null, .null), (.nothing, .nothing): return true
    case _: return false
    }
  }

  private static func dictionary(
    _ members: [(name: String, value: JSONReading)]
  ) -> [String: JSONReading] {
    Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Compact, in file order; `?` for what could not be read.
  var description: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .string(let text): "\"\(text)\""
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .nothing: "?"
    }
  }
}

/// A text with its name, as an argument of a test.
struct JSONCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

}

/// A promise of the tree that does not hold for an input; nil if all hold.
func brokenJSONPromise(of bytes: [UInt8]) -> String? {
  guard let source = try? SourceText(bytes) else { return "the file is refused" }
  let document = JSONDocument(source)
  if document.bytes() != bytes { return "the bytes differ" }
  if let fault = tilingFault(document) { return fault }
  let lines = LineIndex(source.utf8)
  var last = 0
  for problem in document.problems {
    if problem.range.start < last { return "problems are out of order" }
    last = problem.range.start
    if problem.range.end > source.utf8.count { return "a problem lies outside the text" }
    if let origin = problem.origin, origin.end > source.utf8.count {
      return "an origin lies outside the text"
    }
    if problem.message(in: source, lines: lines).isEmpty { return "a problem has no message" }
  }
  return nil
}

/// What of the text belongs to no node, no punctuation, no white space and no unreadable stretch; and
/// nodes that overlap or count wrongly.
private func tilingFault(_ document: JSONDocument) -> String? {
  let text = document.source.utf8
  var isCovered = [Bool](repeating: false, count: text.count)
  func cover(_ range: SourceRange) -> Bool {
    for offset in range.start..<range.end {
      if isCovered[offset] { return false }
      isCovered[offset] = true
    }
    return true
  }
  var ends: [Int] = []
  for (index, node) in document.nodes.enumerated() {
    while let end = ends.last, end == index { ends.removeLast() }
    if let end = ends.last, node.next > end { return "a subtree is longer than its parent" }
    if node.next <= index || node.next > document.nodes.count { return "a subtree has no end" }
    switch node.kind {
    case .object, .array:
      ends.append(node.next)
      if node.kind == .object {
        for member in document.members(of: index)
        where member.value >= node.next || document.nodes[member.key].next != member.value {
          return "a name has no value"
        }
      }
    case .string, .number, .true, .false, .null, .key, .unreadable, .missing:
      if !cover(node.range) { return "two nodes overlap" }
      _ = document.string(index)
    }
  }
  for stretch in document.unreadable where !cover(stretch) { return "unreadable text is in a node" }
  for (offset, byte) in text.enumerated() where !isCovered[offset] {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: continue
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      continue
    case _: return "byte \(offset) is lost"
    }
  }
  return nil
}
