internal import CatalogSyntax
internal import XML

/// Makes the texts of an interface file out of its elements.
struct InterfaceReader {
  /// A text with its key.
  struct Text {
    var key: String
    var value: String
    var comment: String
    var range: SourceRange
  }

  /// The texts, in the order in which their elements ended.
  private(set) var texts: [Text] = []
  /// Why the file is not read; nil if it is.
  private(set) var refusal: String?
  private(set) var refusedAt = 0

  /// The most elements that lie in each other.
  static let maximumDepth = 1024

  private let source: [UInt8]
  private var platform = InterfacePlatform.touch
  private var frames: [Frame] = []
  /// How many open elements are passed over because they lie too deep.
  private var passedOver = 0

  /// An element that is open.
  private struct Frame {
    var element: XMLElement
    var id: String?
    /// The number of children so far.
    var children = 0
    /// The place among its siblings, from 0.
    var index: Int
    /// The text of a `<string>`, which may come in parts.
    var text: String?
  }

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// Takes what comes next; false if nothing more is wanted.
  mutating func take(_ event: XMLEvent) -> Bool {
    switch event {
    case .start(let element): return begin(element)
    case .end(let offset): end(at: offset)
    case .text(let text):
      guard passedOver == 0, let last = frames.indices.last, frames[last].text != nil else { break }
      frames[last].text?.append(text)
    }
    return true
  }

  private mutating func begin(_ element: XMLElement) -> Bool {
    if frames.isEmpty, passedOver == 0 {
      guard element.name == "document", let platform = InterfacePlatform(document: element["type"])
      else {
        refusal =
          element.name == "archive"
          ? .oldFormat : .noInterface
        refusedAt = element.tag.lowerBound
        return false
      }
      self.platform = platform
    }
    guard passedOver == 0, frames.count < Self.maximumDepth else {
      passedOver += 1
      return true
    }
    let parent = frames.indices.last
    var frame = Frame(
      element: element, id: element["id"], index: parent.map { frames[$0].children } ?? 0)
    if let parent { frames[parent].children += 1 }
    if element.name == "string" || element.name == "mutableString" { frame.text = "" }
    frames.append(frame)
    for attribute in element.attributes where !attribute.value.isEmpty {
      guard let named = property(attribute.name, of: frames.count - 1) else { continue }
      add(
        named.name, attribute.value, ofObject: named.object,
        at: element.range(of: attribute.name, in: source))
    }
    return true
  }

  private mutating func end(at offset: Int) {
    if passedOver > 0 {
      passedOver -= 1
      return
    }
    guard let frame = frames.popLast(), let parent = frames.indices.last, let written = frame.text
    else { return }
    let text =
      frame.element["base64-UTF8"] == "YES"
      ? Self.decoded(written) : written
    guard !text.isEmpty else { return }
    let start = frame.element.tag.lowerBound
    let range = start..<max(start, min(offset, source.count))
    if let key = frame.element["key"] {
      guard let named = property(key, of: parent) else { return }
      add(named.name, text, ofObject: named.object, at: range)
    } else if let list = InterfaceProperty.lists[frames[parent].element.name], parent > 0 {
      add("\(list)[\(frame.index)]", text, ofObject: parent - 1, at: range)
    }
  }

  /// The property, and the frame of the object that has it, of an attribute that is a text, or of a `<string>` that
  /// stands for one.
  private func property(_ attribute: String, of frame: Int) -> (name: String, object: Int)? {
    let element = frames[frame].element
    if let part = InterfaceProperty.part(element, attribute) {
      return frame > 0 ? (part, frame - 1) : nil
    }
    if element.name == "segment", frame > 1, let list = InterfaceProperty.segments[attribute] {
      return ("\(list)[\(frames[frame].index)]", frame - 2)
    }
    return InterfaceProperty.ofObjects[attribute].map { ($0, frame) }
  }

  private mutating func add(
    _ property: String, _ value: String, ofObject frame: Int, at range: Range<Int>
  ) {
    guard let id = frames[frame].id, !id.isEmpty else { return }
    let key = "\(id).\(property)"
    let name = property.hasSuffix("]") ? key : property
    let className = platform.className(of: frames[frame].element.name)
    texts.append(
      Text(
        key: key, value: value,
        comment: "Class = \"\(className)\"; \(name) = \"\(Self.escaped(value))\"; "
          + "ObjectID = \"\(id)\";",
        range: SourceRange(range.lowerBound, range.upperBound)))
  }

  /// A text from base 64, which Xcode writes without padding.
  private static func decoded(_ text: String) -> String {
    let digits = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return String(decoding: XMLScalar.data(digits + padding), as: UTF8.self)
  }

  /// A text as it stands between quotes in an old-style property list.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  fileprivate static let oldFormat =
    "the file has the format of Xcode 3, whose keys are not read: open and save it in Xcode"
  fileprivate static let noInterface =
    "the file is XML, but no storyboard or xib; no key was read from it"
}
