internal import CatalogSyntax

/// Reads XML property lists that nobody vouches for (Apple's PropertyList-1.0 document type).
///
/// What is read is what Foundation reads: a bare value without the element `plist`, anything behind the
/// end, attributes of any kind. The document type is skipped; entities that it declares are unknown, so
/// that no text grows and no other file is opened. Depth is limited.
struct XMLPropertyList {
  /// What makes a file unreadable, and where.
  struct Fault: Error {
    /// The sentence.
    var sentence: String
    /// The line, from 1.
    var line: Int
  }

  /// A tag as it stands in the file.
  private struct Tag {
    var name: String
    var isEmpty: Bool
    var start: Int
  }

  private let text: [UInt8]
  private var index = 0

  /// Reads the value that a file holds.
  static func read(_ source: SourceText) throws(Fault) -> PropertyListValue {
    var reader = XMLPropertyList(text: source.utf8)
    let unusable = source.encodingProblems.first {
      $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit
    }
    if let unusable {
      throw reader.fault("bytes that are no text in the file's encoding", at: unusable.range.start)
    }
    try reader.checkDeclaration(isWide: source.encoding != .utf8)
    try reader.skipMisc(isPrologue: true)
    return try reader.value(try reader.openingTag(), depth: 0)
  }

  // MARK: Values

  private mutating func value(_ tag: Tag, depth: Int) throws(Fault) -> PropertyListValue {
    guard depth <= PropertyListTable.maximumDepth + 1 else {
      throw fault("more than \(PropertyListTable.maximumDepth) nested values", at: tag.start)
    }
    switch tag.name {
    case "plist": return try onlyValue(of: tag, depth: depth)
    case "dict": return .dictionary(try members(of: tag, depth: depth))
    case "array": return .array(try elements(of: tag, depth: depth))
    // Foundation takes a key for a text where a value is due.
    case "string", "key": return .string(try content(of: tag))
    case "data": return .data(Self.decodeBase64(try content(of: tag)))
    case "date": return .other(try content(of: tag))
    case "integer": return .other(try number(of: tag) { Self.isInteger($0) })
    case "real": return .other(try number(of: tag) { Double($0) != nil })
    case "true", "false":
      if !tag.isEmpty { try close(tag) }
      return .other(tag.name == "true" ? "YES" : "NO")
    case _:
      throw fault("'\(tag.name.prefix(40))' is no element of a property list", at: tag.start)
    }
  }

  private mutating func onlyValue(of tag: Tag, depth: Int) throws(Fault) -> PropertyListValue {
    guard !tag.isEmpty else { throw fault("the property list is empty", at: tag.start) }
    try skipMisc()
    let result = try value(try openingTag(), depth: depth + 1)
    try skipMisc()
    try close(tag)
    return result
  }

  private mutating func elements(
    of tag: Tag, depth: Int
  ) throws(Fault) -> [PropertyListValue] {
    var result: [PropertyListValue] = []
    guard !tag.isEmpty else { return result }
    try skipMisc()
    while !isAt("</") {
      result.append(try value(try openingTag(), depth: depth + 1))
      try skipMisc()
    }
    try close(tag)
    return result
  }

  /// The members of a dictionary. Of several with one key the last counts, as in Foundation.
  private mutating func members(
    of tag: Tag, depth: Int
  ) throws(Fault) -> [PropertyListValue.Member] {
    var result: [PropertyListValue.Member] = []
    guard !tag.isEmpty else { return result }
    // Keys are one key if their code units are; Swift's strings are equal more often.
    var places: [[UInt8]: Int] = [:]
    try skipMisc()
    while !isAt("</") {
      let keyTag = try openingTag()
      guard keyTag.name == "key" else {
        throw fault("'\(keyTag.name.prefix(40))' where a key is due", at: keyTag.start)
      }
      let key = try content(of: keyTag)
      try skipMisc()
      guard !isAt("</") else { throw fault("a key without value", at: keyTag.start) }
      let member = PropertyListValue.Member(
        key: key, value: try value(try openingTag(), depth: depth + 1))
      if let place = places.updateValue(result.count, forKey: Array(key.utf8)) {
        places[Array(key.utf8)] = place
        result[place] = member
      } else {
        result.append(member)
      }
      try skipMisc()
    }
    try close(tag)
    return result
  }

  private mutating func number(
    of tag: Tag, isValid: (String) -> Bool
  ) throws(Fault) -> String {
    let digits = try content(of: tag).utf8.filter { !$0.isXMLSpace }
    let text = String(decoding: digits, as: UTF8.self)
    guard isValid(text) else { throw fault("a number that is none", at: tag.start) }
    return text
  }

  private static func isInteger(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    let isHexadecimal =
      digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    return !digits.isEmpty
      && digits.allSatisfy { digit in
        isHexadecimal
          ? digit.hexadecimalValue != nil : digit >= 0x30 && digit <= 0x39
      }
  }

  /// Bytes from base 64; what is no digit is passed over.
  private static func decodeBase64(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      let digit: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = character - 0x41
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = character - 0x61 + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - 0x30 + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      case _: continue
      }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  // MARK: Text

  /// The text up to the closing tag, with references and CDATA sections resolved.
  private mutating func content(of tag: Tag) throws(Fault) -> String {
    guard !tag.isEmpty else { return "" }
    var result: [UInt8] = []
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "&"):
        try appendReference(to: &result)
      case UInt8(ascii: "<"):
        if isAt("</") {
          try close(tag)
          return String(decoding: result, as: UTF8.self)
        }
        guard isAt("<![CDATA[") else {
          throw fault("'<' in a text: write &lt;", at: index)
        }
        let start = index + 9
        try skip(past: "]]>", from: start, "a CDATA section without end")
        result += text[start..<index - 3]
      case let byte:
        result.append(byte)
        index += 1
      }
    }
    throw fault("'\(tag.name)' without end", at: tag.start)
  }

  private mutating func appendReference(to result: inout [UInt8]) throws(Fault) {
    let start = index
    let named: [(StaticString, UInt8)] = [
      ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
      ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]
    for (name, character) in named where isAt(name) {
      result.append(character)
      index += name.utf8CodeUnitCount
      return
    }
    guard isAt("&#") else {
      throw fault("'&' that begins no known reference: write &amp;", at: start)
    }
    index += 2
    let radix: UInt32 = isAt("x") ? 16 : 10
    if radix == 16 { index += 1 }
    var value: UInt32 = 0
    while index < text.count, let digit = text[index].hexadecimalValue,
      digit < radix, value < 0x11_0000
    {
      value = value * radix + digit
      index += 1
    }
    guard value > 0, isAt(";"), let scalar = Unicode.Scalar(value) else {
      throw fault("a reference to a character that does not exist", at: start)
    }
    index += 1
    result += UTF8.encode(scalar).map { Array($0) } ?? []
  }

  // MARK: Tags

  private mutating func openingTag() throws(Fault) -> Tag {
    let start = index
    guard start < text.count else { throw fault("the property list ends too early", at: start) }
    guard text[start] == UInt8(ascii: "<"), !isAt("</"), !isAt("<!") else {
      throw fault("text where an element is due", at: start)
    }
    index += 1
    let nameStart = index
    while index < text.count, !Self.endsName(text[index]) { index += 1 }
    let name = String(decoding: text[nameStart..<index], as: UTF8.self)
    try skip(past: ">", from: index, "a tag without end")
    return Tag(name: name, isEmpty: text[index - 2] == UInt8(ascii: "/"), start: start)
  }

  private mutating func close(_ tag: Tag) throws(Fault) {
    let start = index
    guard isAt("</"), text[(start + 2)...].starts(with: tag.name.utf8) else {
      throw fault("the end of '\(tag.name)' is due", at: start)
    }
    index += 2 + tag.name.utf8.count
    while index < text.count, text[index].isXMLSpace { index += 1 }
    guard isAt(">") else { throw fault("the end of '\(tag.name)' is due", at: start) }
    index += 1
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isXMLSpace
  }

  /// Skips white space, comments and processing instructions, and before the first element the
  /// document type.
  private mutating func skipMisc(isPrologue: Bool = false) throws(Fault) {
    while index < text.count {
      if text[index].isXMLSpace {
        index += 1
      } else if isAt("<!--") {
        try skip(past: "-->", from: index + 4, "a comment without end")
      } else if isAt("<?") {
        try skip(past: "?>", from: index + 2, "a processing instruction without end")
      } else if isPrologue, isAt("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Skips a document type with its declarations in brackets, in which quoted texts and comments may
  /// hold any character.
  private mutating func skipDocumentType() throws(Fault) {
    let start = index
    var isInside = false
    index += 9
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        try skip(past: "\"", from: index + 1, "a quoted text without end")
      case UInt8(ascii: "'"):
        try skip(past: "'", from: index + 1, "a quoted text without end")
      case UInt8(ascii: "<") where isAt("<!--"):
        try skip(past: "-->", from: index + 4, "a comment without end")
      case UInt8(ascii: ">") where !isInside:
        index += 1
        return
      case let byte:
        if byte == UInt8(ascii: "[") { isInside = true }
        if byte == UInt8(ascii: "]") { isInside = false }
        index += 1
      }
    }
    throw fault("a document type without end", at: start)
  }

  /// Refuses a declaration that names an encoding in which the text would be another.
  private func checkDeclaration(isWide: Bool) throws(Fault) {
    guard !isWide, text.starts(with: "<?xml".utf8) else { return }
    let declaration = String(decoding: text.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first else {
      return
    }
    let encoding = String(name.drop { " =\"'\t\r\n".contains($0) }.prefix { !"\"' ?".contains($0) })
    switch encoding.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return
    case let other:
      let isWideName = other.hasPrefix("utf-") || other.hasPrefix("ucs-") || other.hasPrefix("utf1")
      guard isWideName || text.contains(where: { $0 >= 0x80 }) else { return }
      throw fault("the file is said to be in \(encoding.prefix(40)): store it as UTF-8", at: 0)
    }
  }

  // MARK: Bytes

  private func isAt(_ word: StaticString) -> Bool {
    starts(with: word, at: index)
  }

  private func starts(with word: StaticString, at place: Int) -> Bool {
    guard place + word.utf8CodeUnitCount <= text.count else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count {
        guard unsafe buffer[offset] == text[place + offset] else { return false }
      }
      return true
    }
  }

  private mutating func skip(
    past mark: StaticString, from start: Int, _ sentence: String
  ) throws(Fault) {
    var place = start
    while place < text.count {
      if starts(with: mark, at: place) {
        index = place + mark.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw fault(sentence, at: index)
  }

  private func fault(_ sentence: String, at offset: Int) -> Fault {
    Fault(sentence: sentence, line: LineIndex(text).line(of: offset))
  }
}

extension UInt8 {
  /// Whether this is one of the four characters that XML takes for white space.
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// The value as a hexadecimal digit, or nil.
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    case _: nil
    }
  }
}
