/// What Foundation's property-list serialization makes of the text of a `.strings` file.
///
/// This is the reading of a program at run time, truncation included: after a complete entry,
/// Foundation stops without an error at the first character that cannot start a key, and takes an
/// unterminated comment as the end of the file. Where it fails, the reading carries its message and
/// line. The behaviour is that of swift-corelibs-foundation (`CFOldStylePList.c`) in Swift 6.3.
///
/// ```swift
/// ReferenceReading(bytes: Array("\"a\" = \"b\";; \"c\" = \"d\";".utf8))
/// // .value(.dictionary([a = b])): the second semicolon hides the rest
/// ```
public enum ReferenceReading: Hashable, Sendable {
  /// The file is read as this value. Keys of dictionaries are unique; the last definition won.
  case value(StringsValue)
  /// The file is refused.
  case failure(message: String, line: Int?)

  /// Reads the bytes of a file as Foundation would, property lists in XML or binary form excepted.
  public init(bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      self = .failure(message: "Cannot parse a NULL or zero-length data", line: nil)
      return
    }
    guard let text = Self.decode(bytes) else {
      self = .failure(message: "Conversion of string failed.", line: nil)
      return
    }
    var parser = ReferenceParser()
    switch parser.parse(text.span) {
    case .success(let value): self = .value(value)
    case .failure(let failure):
      self = .failure(
        message: failure.message,
        line: failure.offset.map { LineIndex(text).line(of: $0) })
    }
  }

  /// The text as Foundation decodes it, or nil where it gives up.
  private static func decode(_ bytes: [UInt8]) -> [UInt8]? {
    let detection = TextEncoding.detect(bytes.span)
    if !detection.hasByteOrderMark {
      guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 else {
        return UTF8Validation.firstInvalidOffset(in: bytes.span) == nil ? bytes : nil
      }
      // Without a mark Foundation takes the file for UTF-16 in the machine's byte order, and skips
      // two bytes as if the mark were there.
      guard bytes.count >= 4 else { return nil }
      let text = WideText(bytes.span, encoding: .utf16LittleEndian, from: 2)
      return text.utf8
    }
    let mark = detection.encoding.byteOrderMark.count
    guard bytes.count > mark else { return nil }
    guard detection.encoding != .utf8 else {
      let text = Array(bytes[mark...])
      return UTF8Validation.firstInvalidOffset(in: text.span) == nil ? text : nil
    }
    let text = WideText(bytes.span, encoding: detection.encoding, from: mark)
    let isUTF32 = detection.encoding.unitWidth == 4
    let isBroken = text.problems.contains { $0.kind == .invalidCodeUnit }
    return isUTF32 && isBroken ? nil : text.utf8
  }
}

/// The control flow of Foundation's parser, so that its verdict and its message come out the same.
private struct ReferenceParser {
  struct Failure: Error {
    var message: String
    /// Where Foundation's cursor stood, if the message has a line.
    var offset: Int?
  }

  private var position = 0
  /// The failure that a value or key which could not be read left behind.
  private var pending: Failure?

  mutating func parse(_ text: Span<UInt8>) -> Result<StringsValue, Failure> {
    guard advance(text) else { return .success(.dictionary([])) }
    guard let first = object(text, isRequired: true, depth: 0) else {
      return .failure(pending ?? Failure(message: "Unexpected EOF while parsing plist"))
    }
    if !advance(text) { return .success(first) }
    guard case .string = first else {
      return .failure(Failure(message: "Junk after plist at line", offset: position))
    }
    position = 0
    guard let members = dictionaryContent(text, depth: 0) else {
      return .failure(pending ?? Failure(message: "Unexpected EOF while parsing plist"))
    }
    return .success(.dictionary(members))
  }

  /// Moves to the next character that is no white space; false at the end of the text.
  private mutating func advance(_ text: Span<UInt8>) -> Bool {
    position = StringsScanner.skipTrivia(text, from: position).end
    return position < text.count
  }

  private mutating func fail(_ message: String, at offset: Int? = nil) {
    pending = Failure(message: message, offset: offset)
  }

  private mutating func object(
    _ text: Span<UInt8>, isRequired: Bool, depth: Int
  ) -> StringsValue? {
    guard depth <= StringsDocument.maximumDepth else {
      fail("Too many nested arrays or dictionaries at line", at: position)
      return nil
    }
    guard advance(text) else {
      if isRequired { fail("Unexpected EOF while parsing plist") }
      return nil
    }
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "{"):
      position += 1
      guard let members = dictionaryContent(text, depth: depth) else { return nil }
      guard advance(text), text[position] == UInt8(ascii: "}") else {
        fail("Expected terminating '}' for dictionary at line", at: position)
        return nil
      }
      position += 1
      return .dictionary(members)
    case UInt8(ascii: "("):
      position += 1
      return array(text, depth: depth)
    case UInt8(ascii: "<"):
      position += 1
      return data(text)
    case _:
      if let string = string(text) { return .string(string) }
      if isRequired, pending == nil {
        fail("Unexpected character '0x\(firstCodeUnit(text))' at line", at: position)
      }
      return nil
    }
  }

  private mutating func array(_ text: Span<UInt8>, depth: Int) -> StringsValue? {
    var elements: [StringsValue] = []
    while let element = object(text, isRequired: false, depth: depth + 1) {
      elements.append(element)
      guard advance(text), text[position] == UInt8(ascii: ",") else { break }
      position += 1
    }
    guard advance(text), text[position] == UInt8(ascii: ")") else {
      fail("Expected terminating ')' for array at line", at: position)
      return nil
    }
    position += 1
    return .array(elements)
  }

  private mutating func dictionaryContent(
    _ text: Span<UInt8>, depth: Int
  ) -> [StringsValue.Member]? {
    var members: [StringsValue.Member] = []
    var places: [[UInt8]: Int] = [:]
    while advance(text), let key = string(text) {
      guard advance(text) else {
        fail("Missing ';' on line", at: position)
        return nil
      }
      var value = StringsValue.string(key)
      if text[position] == UInt8(ascii: "=") {
        position += 1
        guard let object = object(text, isRequired: true, depth: depth + 1) else { return nil }
        value = object
      } else if text[position] != UInt8(ascii: ";") {
        fail("Expected ';' or '=' after key at line", at: position)
        return nil
      }
      let name = Array(key.utf8)
      if let place = places[name] {
        members[place].value = value
      } else {
        places[name] = members.count
        members.append(StringsValue.Member(key: key, value: value))
      }
      guard advance(text), text[position] == UInt8(ascii: ";") else {
        fail("Missing ';' on line", at: position)
        return nil
      }
      position += 1
    }
    // A key that is never closed ends the entries as anything else that is no key does.
    return members
  }

  /// Reads a quoted or unquoted string; nil if none stands here or it is unterminated.
  private mutating func string(_ text: Span<UInt8>) -> String? {
    let start = position
    var bytes: [UInt8] = []
    if StringsScanner.isQuote(text[start]) {
      let scanned = StringsScanner.scanQuoted(text, from: start)
      guard let end = scanned.end else {
        let endsInBackslash = trailingBackslashes(text, from: start + 1) % 2 == 1
        fail(
          endsInBackslash
            ? "Unterminated backslash sequence on line"
            : "Unterminated quoted string starting on line",
          at: endsInBackslash ? text.count : start)
        return nil
      }
      StringsEscapes.decode(text, SourceRange(start + 1, end - 1), into: &bytes)
      position = end
    } else {
      position = StringsScanner.endOfUnquoted(text, from: start)
      guard position > start else { return nil }
      for index in start..<position { bytes.append(text[index]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func trailingBackslashes(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = text.count
    while index > start, text[index - 1] == 0x5C { index -= 1 }
    return text.count - index
  }

  private mutating func data(_ text: Span<UInt8>) -> StringsValue? {
    var bytes: [UInt8] = []
    while position < text.count, text[position] != UInt8(ascii: ">") {
      if StringsScanner.isSpace(text[position]) {
        position += 1
        continue
      }
      guard let high = StringsEscapes.hexValue(text[position]) else {
        fail("Malformed data byte group at line; invalid hex", at: position)
        return nil
      }
      guard position + 1 < text.count, let low = StringsEscapes.hexValue(text[position + 1]) else {
        fail("Malformed data byte group at line; uneven length", at: position)
        return nil
      }
      bytes.append(high << 4 | low)
      position += 2
    }
    guard position < text.count else {
      fail("Expected terminating '>' for data at line", at: position)
      return nil
    }
    position += 1
    return .data(bytes)
  }

  /// The first UTF-16 code unit of the character at the cursor, in hexadecimal.
  private func firstCodeUnit(_ text: Span<UInt8>) -> String {
    let scalar = UTF8Validation.scalar(text, at: position).value
    let unit = scalar < 0x10000 ? scalar : 0xD800 + (scalar - 0x10000) >> 10
    return String(unit, radix: 16)
  }
}
