/// A value of the old-style property-list syntax.
public enum StringsValue: Hashable, Sendable {
  /// A text, escapes decoded.
  case string(String)
  /// `( a, b )`
  case array([StringsValue])
  /// `{ a = b; }`, in file order.
  case dictionary([Member])
  /// `<0fbd777f>`
  case data([UInt8])

  /// One entry of a nested dictionary.
  public struct Member: Hashable, Sendable {
    /// The key, escapes decoded.
    public var key: String
    /// The value.
    public var value: StringsValue

    /// Creates a member.
    public init(key: String, value: StringsValue) {
      self.key = key
      self.value = value
    }
  }
}

extension StringsValue {
  /// Finds the end of the value at `start`.
  ///
  /// - Parameter depth: The number of containers the value stands in, itself included.
  /// - Returns: The offset behind the value, or the first fault in it.
  static func scan(
    _ text: Span<UInt8>, from start: Int, depth: Int
  ) -> Result<Int, StringsProblem> {
    var reader = StringsValueReader(builds: false)
    return reader.read(text, from: start, depth: depth).map(\.end)
  }

  /// Reads the value that was found in `range`; nil if there is a fault in it.
  init?(_ text: Span<UInt8>, at range: SourceRange) {
    var reader = StringsValueReader(builds: true)
    guard case .success(let result) = reader.read(text, from: range.start, depth: 1),
      let value = result.value
    else {
      return nil
    }
    self = value
  }
}

extension StringsProblem: Error {}

/// A recursive reader of nested values; its depth is bounded by ``StringsDocument/maximumDepth``.
private struct StringsValueReader {
  /// Whether values are built, or only their extent is found.
  let builds: Bool

  struct Reading {
    var value: StringsValue?
    var end: Int
  }

  mutating func read(
    _ text: Span<UInt8>, from start: Int, depth: Int
  ) -> Result<Reading, StringsProblem> {
    let byte = text[start]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let scanned = StringsScanner.scanQuoted(text, from: start)
      guard let end = scanned.end else {
        return .failure(StringsProblem(.unterminatedString, SourceRange(start, start + 1)))
      }
      return .success(
        Reading(
          value: string(
            text, SourceRange(start + 1, end - 1), scanned.traits.contains(.hasEscape)), end: end))
    case UInt8(ascii: "<"):
      return readData(text, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth < StringsDocument.maximumDepth else {
        return .failure(StringsProblem(.nestingTooDeep, SourceRange(start, start + 1)))
      }
      return byte == UInt8(ascii: "{")
        ? readDictionary(text, from: start, depth: depth)
        : readArray(text, from: start, depth: depth)
    case _:
      guard StringsScanner.isUnquoted(byte) else { return .failure(unexpected(text, at: start)) }
      let end = StringsScanner.endOfUnquoted(text, from: start)
      return .success(Reading(value: string(text, SourceRange(start, end), false), end: end))
    }
  }

  private func string(_ text: Span<UInt8>, _ range: SourceRange, _ hasEscapes: Bool)
    -> StringsValue?
  {
    guard builds else { return nil }
    var bytes: [UInt8] = []
    if hasEscapes {
      StringsEscapes.decode(text, range, into: &bytes)
    } else {
      for index in range.start..<range.end { bytes.append(text[index]) }
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func readArray(
    _ text: Span<UInt8>, from start: Int, depth: Int
  ) -> Result<Reading, StringsProblem> {
    var elements: [StringsValue] = []
    var index = StringsScanner.skipTrivia(text, from: start + 1).end
    while index < text.count, text[index] != UInt8(ascii: ")") {
      switch read(text, from: index, depth: depth + 1) {
      case .failure(let problem): return .failure(problem)
      case .success(let element):
        if let value = element.value { elements.append(value) }
        index = StringsScanner.skipTrivia(text, from: element.end).end
      }
      guard index < text.count, text[index] == UInt8(ascii: ",") else { break }
      index = StringsScanner.skipTrivia(text, from: index + 1).end
    }
    guard index < text.count else {
      return .failure(StringsProblem(.unclosedBracket, SourceRange(start, start + 1)))
    }
    guard text[index] == UInt8(ascii: ")") else { return .failure(unexpected(text, at: index)) }
    return .success(Reading(value: builds ? .array(elements) : nil, end: index + 1))
  }

  private mutating func readDictionary(
    _ text: Span<UInt8>, from start: Int, depth: Int
  ) -> Result<Reading, StringsProblem> {
    var members: [StringsValue.Member] = []
    var index = StringsScanner.skipTrivia(text, from: start + 1).end
    while index < text.count, text[index] != UInt8(ascii: "}") {
      guard StringsScanner.isQuote(text[index]) || StringsScanner.isUnquoted(text[index]) else {
        return .failure(unexpected(text, at: index))
      }
      let key: Reading
      switch read(text, from: index, depth: depth) {
      case .failure(let problem): return .failure(problem)
      case .success(let reading): key = reading
      }
      index = StringsScanner.skipTrivia(text, from: key.end).end
      var value = key
      guard index < text.count,
        text[index] == UInt8(ascii: "=") || text[index] == UInt8(ascii: ";")
      else {
        return .failure(StringsProblem(.missingEquals, SourceRange(at: key.end)))
      }
      if text[index] == UInt8(ascii: "=") {
        let afterEquals = index + 1
        index = StringsScanner.skipTrivia(text, from: afterEquals).end
        guard index < text.count else {
          return .failure(StringsProblem(.missingValue, SourceRange(at: afterEquals)))
        }
        switch read(text, from: index, depth: depth + 1) {
        case .failure(let problem): return .failure(problem)
        case .success(let reading): value = reading
        }
        index = StringsScanner.skipTrivia(text, from: value.end).end
      }
      guard index < text.count, text[index] == UInt8(ascii: ";") else {
        return .failure(StringsProblem(.missingSemicolon, SourceRange(at: value.end)))
      }
      if case .string(let name)? = key.value, let member = value.value {
        members.append(StringsValue.Member(key: name, value: member))
      }
      index = StringsScanner.skipTrivia(text, from: index + 1).end
    }
    guard index < text.count else {
      return .failure(StringsProblem(.unclosedBracket, SourceRange(start, start + 1)))
    }
    return .success(Reading(value: builds ? .dictionary(members) : nil, end: index + 1))
  }

  /// Pairs of hexadecimal digits; spaces may stand between pairs only.
  private func readData(_ text: Span<UInt8>, from start: Int) -> Result<Reading, StringsProblem> {
    var bytes: [UInt8] = []
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: ">") {
      if StringsScanner.isSpace(text[index]) {
        index += 1
        continue
      }
      guard let high = StringsEscapes.hexValue(text[index]), index + 1 < text.count,
        let low = StringsEscapes.hexValue(text[index + 1])
      else {
        return .failure(StringsProblem(.malformedData, SourceRange(index, index + 1)))
      }
      bytes.append(high << 4 | low)
      index += 2
    }
    guard index < text.count else {
      return .failure(StringsProblem(.malformedData, SourceRange(start, start + 1)))
    }
    return .success(Reading(value: builds ? .data(bytes) : nil, end: index + 1))
  }

  private func unexpected(_ text: Span<UInt8>, at offset: Int) -> StringsProblem {
    let length = UTF8Validation.scalar(text, at: offset).length
    return StringsProblem(.unexpectedCharacter, SourceRange(offset, offset + length))
  }
}

extension StringsScanner {
  /// Whether a byte is ASCII white space of the grammar.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}
