import CatalogSyntax
internal import ICU

/// Reads a pattern as ICU's `MessagePattern` does, in one pass and with a bounded depth.
///
/// The first error ends the reading, as in ICU: what a brace belongs to cannot be told behind it.
struct MessageFormatParser {
  private typealias Element = MessageFormatPattern.Element
  private typealias Argument = MessageFormatPattern.Argument
  private typealias Kind = MessageFormatPattern.Kind
  private typealias Variant = MessageFormatPattern.Variant

  private let bytes: [UInt8]
  private(set) var problems: [MessageFormatProblem] = []
  private var offset = 0
  /// How many arguments are open around the one that is read.
  private var depth = 0
  /// The number skeletons that ICU was asked about and understands.
  private var skeletons: Set<String> = []

  /// Why reading ended.
  private struct Stop: Error {}

  /// What a message stands in.
  private enum Surroundings {
    case pattern
    case plural
    case select
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads everything.
  mutating func parse() -> [MessageFormatPattern.Element] {
    var elements: [Element] = []
    do {
      _ = try parseMessage(in: .pattern, &elements)
    } catch {
      let end = elements.last?.range.end ?? 0
      if end < bytes.count { elements.append(.unreadable(SourceRange(end, bytes.count))) }
    }
    return elements
  }

  // MARK: Messages

  /// Reads a message, and the brace behind it if it is that of a variant.
  ///
  /// - Returns: Whether it ended with that brace.
  private mutating func parseMessage(
    in surroundings: Surroundings, _ elements: inout [Element]
  ) throws(Stop) -> Bool {
    var text: [UInt8] = []
    var start = offset
    func flush(_ end: Int) -> Element? {
      guard start < end else { return nil }
      return .text(String(decoding: text, as: UTF8.self), SourceRange(start, end))
    }
    while let byte = byte(at: offset) {
      switch byte {
      case ASCII.apostrophe:
        readApostrophe(in: surroundings, &text)
      case ASCII.hash where surroundings == .plural:
        if let literal = flush(offset) { elements.append(literal) }
        elements.append(.number(SourceRange(offset, offset + 1)))
        offset += 1
        (text, start) = ([], offset)
      case ASCII.openBrace:
        if let literal = flush(offset) { elements.append(literal) }
        (text, start) = ([], offset)
        elements.append(.argument(try parseArgument()))
        start = offset
      case ASCII.closeBrace where surroundings != .pattern:
        if let literal = flush(offset) { elements.append(literal) }
        offset += 1
        return true
      case _:
        text.append(byte)
        offset += 1
      }
    }
    if let literal = flush(offset) { elements.append(literal) }
    return false
  }

  /// Reads an apostrophe and, if it quotes, everything up to the closing one or the end.
  private mutating func readApostrophe(in surroundings: Surroundings, _ text: inout [UInt8]) {
    offset += 1
    switch byte(at: offset) {
    case ASCII.apostrophe:
      text.append(ASCII.apostrophe)
      offset += 1
    case ASCII.openBrace, ASCII.closeBrace: readQuoted(&text)
    case ASCII.hash where surroundings == .plural: readQuoted(&text)
    case _: text.append(ASCII.apostrophe)
    }
  }

  private mutating func readQuoted(_ text: inout [UInt8]) {
    while let byte = byte(at: offset) {
      offset += 1
      guard byte == ASCII.apostrophe else {
        text.append(byte)
        continue
      }
      guard self.byte(at: offset) == ASCII.apostrophe else { return }
      text.append(byte)
      offset += 1
    }
  }

  // MARK: Arguments

  private mutating func parseArgument() throws(Stop) -> MessageFormatPattern.Argument {
    let start = offset
    offset += 1
    skipWhiteSpace()
    guard offset < bytes.count else { throw fail(.unclosed, SourceRange(start, start + 1)) }
    let nameStart = offset
    skipName()
    let nameRange = SourceRange(nameStart, offset)
    try checkName(nameRange)
    var argument = Argument(
      name: text(nameRange), nameRange: nameRange, kind: .plain, range: SourceRange(at: start))
    skipWhiteSpace()
    switch byte(at: offset) {
    case nil: throw fail(.unclosed, SourceRange(start, start + 1))
    case ASCII.closeBrace: offset += 1
    case ASCII.comma:
      offset += 1
      argument.kind = try parseType(start)
    case _: throw unexpected()
    }
    argument.range = SourceRange(start, offset)
    return argument
  }

  private mutating func checkName(_ range: SourceRange) throws(Stop) {
    guard let first = byte(at: range.start), !range.isEmpty else { throw fail(.missingName, range) }
    let name = bytes[range.start..<range.end]
    guard name.allSatisfy(ASCII.isDigit) else {
      guard text(range).utf16.count <= 0xffff else { throw fail(.numberTooLarge, range) }
      return
    }
    guard first != ASCII.zero || name.count == 1 else {
      throw fail(.invalidNumber, range, word: text(range))
    }
    let number = name.prefix(6).reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    guard number <= MessageFormatProblem.largestNumber else { throw fail(.numberTooLarge, range) }
  }

  /// Reads what stands behind the first comma, up to the closing brace.
  private mutating func parseType(_ start: Int) throws(Stop) -> MessageFormatPattern.Kind {
    skipWhiteSpace()
    let typeStart = offset
    while let byte = byte(at: offset), ASCII.isLetter(byte) { offset += 1 }
    let typeRange = SourceRange(typeStart, offset)
    skipWhiteSpace()
    guard let next = byte(at: offset) else { throw fail(.unclosed, SourceRange(start, start + 1)) }
    guard !typeRange.isEmpty else { throw fail(.missingType, SourceRange(at: typeStart)) }
    guard next == ASCII.comma || next == ASCII.closeBrace else { throw unexpected() }
    let type = text(typeRange)
    let lowercased = type.lowercased()
    switch lowercased {
    case "plural", "selectordinal", "select":
      guard next == ASCII.comma else { throw fail(.missingVariants, typeRange, word: type) }
      offset += 1
      guard depth < MessageFormatPattern.maximumDepth else {
        throw fail(.nestingTooDeep, SourceRange(start, start + 1))
      }
      depth += 1
      defer { depth -= 1 }
      if lowercased == "select" {
        var rule = NumberRule()
        return .select(try parseVariants(.select, &rule, start))
      }
      var rule = NumberRule(isOrdinal: lowercased == "selectordinal")
      let variants = try parseVariants(.plural, &rule, start)
      return .plural(rule, variants)
    case _:
      offset += 1
      let style = next == ASCII.comma ? try parseStyle(start) : nil
      return try kind(lowercased, typeRange, style)
    }
  }

  /// Reads a style, in which braces are balanced and apostrophes are paired.
  private mutating func parseStyle(_ start: Int) throws(Stop) -> SourceRange {
    let styleStart = offset
    var nested = 0
    while let byte = byte(at: offset) {
      offset += 1
      switch byte {
      case ASCII.apostrophe:
        guard let close = bytes[offset...].firstIndex(of: ASCII.apostrophe) else {
          throw fail(.unclosedQuote, SourceRange(offset - 1, offset))
        }
        offset = close + 1
      case ASCII.openBrace: nested += 1
      case ASCII.closeBrace:
        guard nested == 0 else {
          nested -= 1
          continue
        }
        return SourceRange(styleStart, offset - 1)
      case _: continue
      }
    }
    throw fail(.unclosed, SourceRange(start, start + 1))
  }

  /// What a type with a style prints.
  private mutating func kind(
    _ type: String, _ typeRange: SourceRange, _ styleRange: SourceRange?
  ) throws(Stop) -> MessageFormatPattern.Kind {
    let trimmed = styleRange.map(trimmed)
    let style = trimmed.map(text)
    switch type {
    case "number":
      guard let trimmed, let style, !style.isEmpty else { return .number(.decimal) }
      if style.utf8.starts(with: "::".utf8) {
        let skeletonRange = SourceRange(trimmed.start + 2, styleRange?.end ?? trimmed.end)
        let skeleton = text(skeletonRange)
        guard isUnderstood(skeleton) else {
          throw fail(.invalidSkeleton, skeletonRange, word: skeleton)
        }
        return .number(.skeleton(skeleton))
      }
      switch style.lowercased() {
      case "integer": return .number(.integer)
      case "percent": return .number(.percent)
      case _: warn(.unsupported, trimmed, word: style)
      }
    case "date", "time", "spellout", "ordinal", "duration", "choice":
      warn(.unsupported, typeRange, word: type)
    case _:
      throw fail(.unknownType, typeRange, word: text(typeRange))
    }
    return .unsupported(type: type, style: styleRange.map(text))
  }

  private mutating func isUnderstood(_ skeleton: String) -> Bool {
    guard !skeletons.contains(skeleton) else { return true }
    do {
      _ = try NumberFormatter(locale: "und", skeleton: skeleton)
      skeletons.insert(skeleton)
      return true
    } catch {
      return false
    }
  }

  // MARK: Variants

  private mutating func parseVariants(
    _ surroundings: Surroundings, _ rule: inout NumberRule, _ start: Int
  ) throws(Stop) -> [MessageFormatPattern.Variant] {
    var variants: [Variant] = []
    var keys: Set<[UInt8]> = []
    var hasOffset = false
    while true {
      skipWhiteSpace()
      guard let byte = byte(at: offset) else {
        throw fail(.unclosed, SourceRange(start, start + 1))
      }
      guard byte != ASCII.closeBrace else {
        let place = SourceRange(offset, offset + 1)
        guard keys.contains(Array("other".utf8)) else { throw fail(.missingOther, place) }
        offset += 1
        return variants
      }
      let keyStart = offset
      if surroundings == .plural, byte == ASCII.equals {
        offset += 1
        _ = try parseNumber(behind: "=")
      } else {
        skipName()
        guard offset > keyStart else { throw fail(.missingKey, SourceRange(at: keyStart)) }
        if surroundings == .plural, bytes.span.hasBytes("offset:", at: keyStart),
          offset == keyStart + 6
        {
          offset += 1
          guard variants.isEmpty, !hasOffset else {
            throw fail(.misplacedOffset, SourceRange(keyStart, offset))
          }
          skipWhiteSpace()
          rule.offset = try parseNumber(behind: "offset:")
          hasOffset = true
          continue
        }
      }
      let key = SourceRange(keyStart, offset)
      skipWhiteSpace()
      guard self.byte(at: offset) == ASCII.openBrace else {
        throw fail(.missingMessage, key, word: text(key))
      }
      let open = offset
      offset += 1
      checkKey(key, surroundings, &keys)
      var elements: [Element] = []
      guard try parseMessage(in: surroundings, &elements) else {
        throw fail(.unclosed, SourceRange(open, open + 1))
      }
      variants.append(Variant(key: text(key), keyRange: key, elements: elements))
    }
  }

  private mutating func checkKey(
    _ range: SourceRange, _ surroundings: Surroundings, _ keys: inout Set<[UInt8]>
  ) {
    let key = Array(bytes[range.start..<range.end])
    guard keys.insert(key).inserted else {
      return warn(.duplicateKey, range, word: text(range))
    }
    guard surroundings == .plural, key.first != ASCII.equals,
      PluralCategory(rawValue: text(range)) == nil
    else { return }
    warn(.unknownCategory, range, word: text(range))
  }

  /// Reads a number as C's `strtod` does, from the characters that ICU allows for one.
  private mutating func parseNumber(behind word: String) throws(Stop) -> Double {
    let start = offset
    while let (scalar, length) = bytes.span.scalar(at: offset) {
      switch scalar {
      // ICU takes the sign of infinity for a digit, to then find that it is none.
      case 0x2b, 0x2d, 0x2e, 0x30...0x39, 0x45, 0x65, 0x221e: offset += length
      case _: return try number(SourceRange(start, offset), behind: word)
      }
    }
    return try number(SourceRange(start, offset), behind: word)
  }

  private mutating func number(
    _ range: SourceRange, behind word: String
  ) throws(Stop) -> Double {
    guard range.count < 128, Self.isNumber(bytes[range.start..<range.end]),
      let number = Double(text(range))
    else { throw fail(.missingNumber, range, word: word) }
    return number
  }

  /// Whether the bytes are a sign, digits with a dot among them, and an exponent.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func isSign(_ byte: UInt8?) -> Bool { byte == ASCII.plus || byte == ASCII.minus }
    if isSign(rest.first) { rest.removeFirst() }
    let whole = rest.prefix(while: ASCII.isDigit)
    rest = rest.dropFirst(whole.count)
    var count = whole.count
    if rest.first == ASCII.dot {
      let fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      count += fraction.count
    }
    guard count > 0 else { return false }
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == 0x65 else { return false }
    rest.removeFirst()
    if isSign(rest.first) { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(ASCII.isDigit)
  }

  // MARK: Characters

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  private mutating func skipWhiteSpace() {
    while let (scalar, length) = bytes.span.scalar(at: offset),
      PatternCharacter.isWhiteSpace(scalar)
    {
      offset += length
    }
  }

  private mutating func skipName() {
    while let (scalar, length) = bytes.span.scalar(at: offset), PatternCharacter.isName(scalar) {
      offset += length
    }
  }

  /// The range without white space at its ends.
  private func trimmed(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, let (scalar, length) = bytes.span.scalar(at: start),
      PatternCharacter.isWhiteSpace(scalar)
    {
      start += length
    }
    while start < end, let last = bytes.span.scalarStart(before: end),
      let (scalar, _) = bytes.span.scalar(at: last), PatternCharacter.isWhiteSpace(scalar)
    {
      end = last
    }
    return SourceRange(start, end)
  }

  // MARK: Problems

  private mutating func unexpected() -> Stop {
    let length = bytes.span.scalar(at: offset)?.length ?? 1
    let range = SourceRange(offset, min(offset + length, bytes.count))
    return fail(.unexpectedCharacter, range, word: text(range))
  }

  private mutating func fail(
    _ kind: MessageFormatProblem.Kind, _ range: SourceRange, word: String? = nil
  ) -> Stop {
    warn(kind, range, word: word)
    return Stop()
  }

  private mutating func warn(
    _ kind: MessageFormatProblem.Kind, _ range: SourceRange, word: String? = nil
  ) {
    problems.append(MessageFormatProblem(kind, range, word: word))
  }
}

extension ASCII {
  fileprivate static let comma: UInt8 = 0x2c
  fileprivate static let equals: UInt8 = 0x3d
  fileprivate static let openBrace: UInt8 = 0x7b
  fileprivate static let closeBrace: UInt8 = 0x7d
}
