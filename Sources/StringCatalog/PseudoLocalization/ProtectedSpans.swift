import CatalogSyntax

/// The stretches of a text that are no language: placeholders of every kind, markup, escapes, addresses.
///
/// More is protected than needs be: a word without accents harms nobody, a broken placeholder does.
struct ProtectedSpans {
  /// Half-open ranges of bytes, in order and apart.
  private(set) var ranges: [Range<Int>] = []
  /// Whether the text refers to a named part.
  private(set) var hasReference = false

  /// No markup is longer than this; beyond, a bracket is taken for text.
  private static let longest = 512

  init(_ bytes: [UInt8]) {
    addPlaceholders(bytes)
    let pattern = bytes.contains(UInt8(ascii: "{")) ? Self.messageFormat(bytes) : nil
    if let pattern { addStructure(pattern.elements, 0..<bytes.count) }
    var offset = 0
    while offset < bytes.count {
      guard let end = Self.end(bytes, from: offset, hasStructure: pattern != nil) else {
        offset += 1
        continue
      }
      // Words next to a placeholder stay, since what stands before a brace or a percent sign says whether
      // it is one. Words next to a tag or an escape do not.
      let isEscape = bytes[offset] == 0x5c && bytes.dropFirst(offset + 1).first != 0x28
      let isTag = [0x3c, 0x26, 0x5d].contains(bytes[offset]) || isEscape
      add(offset..<end, bytes, isSticky: !isTag)
      offset = max(end, offset + 1)
    }
    merge()
  }

  private mutating func add(_ range: Range<Int>, _ bytes: [UInt8], isSticky: Bool) {
    guard isSticky else { return ranges.append(range) }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    ranges.append(start..<end)
  }

  private mutating func merge() {
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var merged: [Range<Int>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  // MARK: Percent signs

  private mutating func addPlaceholders(_ bytes: [UInt8]) {
    let format = FormatString(
      bytes.span, options: FormatString.Options(isSubstitutionForm: true))
    for placeholder in format.placeholders {
      if case .reference = placeholder.kind { hasReference = true }
      add(placeholder.range.start..<placeholder.range.end, bytes, isSticky: true)
    }
    for problem in format.problems {
      var end = problem.range.end
      // The word behind a percent sign of prose makes it one.
      while end < bytes.count, bytes[end] == ASCII.space { end += 1 }
      add(problem.range.start..<end, bytes, isSticky: true)
    }
  }

  // MARK: MessageFormat

  /// The pattern, if the text is one with choices.
  private static func messageFormat(_ bytes: [UInt8]) -> MessageFormatPattern? {
    let pattern = MessageFormatPattern(String(decoding: bytes, as: UTF8.self))
    guard pattern.isIntact else { return nil }
    let hasChoice = pattern.elements.contains { element in
      guard case .argument(let argument) = element else { return false }
      switch argument.kind {
      case .plural, .select: return true
      case .plain, .number, .unsupported: return false
      }
    }
    return hasChoice ? pattern : nil
  }

  /// Protects everything but the texts.
  private mutating func addStructure(
    _ elements: [MessageFormatPattern.Element], _ range: Range<Int>
  ) {
    var start = range.lowerBound
    func texts(_ elements: [MessageFormatPattern.Element]) -> [Range<Int>] {
      elements.flatMap { element -> [Range<Int>] in
        switch element {
        case .text(_, let range): return [range.start..<range.end]
        case .number, .unreadable: return []
        case .argument(let argument):
          switch argument.kind {
          case .plain, .number, .unsupported: return []
          case .plural(_, let variants), .select(let variants):
            return variants.flatMap { texts($0.elements) }
          }
        }
      }
    }
    for text in texts(elements) {
      if start < text.lowerBound { ranges.append(start..<text.lowerBound) }
      start = text.upperBound
    }
    if start < range.upperBound { ranges.append(start..<range.upperBound) }
  }

  // MARK: Markup

  /// The end of what is protected from an offset on; nil if nothing is.
  private static func end(_ bytes: [UInt8], from offset: Int, hasStructure: Bool) -> Int? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case UInt8(ascii: "^") where next == 0x5b: return inflection(bytes, from: offset)
    case UInt8(ascii: "{") where !hasStructure: return balanced(bytes, from: offset, 0x7b, 0x7d)
    case UInt8(ascii: "$"), UInt8(ascii: "#"):
      if next == 0x28 { return balanced(bytes, from: offset + 1, 0x28, 0x29) }
      return ASCII.isLetter(next) ? offset + 1 : nil
    case UInt8(ascii: "%") where next == 0x28: return balanced(bytes, from: offset + 1, 0x28, 0x29)
    case UInt8(ascii: "\\"): return escape(bytes, from: offset)
    case UInt8(ascii: "<"):
      guard ASCII.isLetter(next) || next == 0x2f || next == 0x21 || next == 0x3f else {
        return nil
      }
      return closing(bytes, from: offset + 1, 0x3e)
    case UInt8(ascii: "&"): return entity(bytes, from: offset)
    case UInt8(ascii: "]") where next == 0x28:
      return balanced(bytes, from: offset + 1, 0x28, 0x29)
    case UInt8(ascii: "`"): return closing(bytes, from: offset + 1, 0x60)
    case UInt8(ascii: ":") where next == 0x2f:
      return bytes[offset...].starts(with: "://".utf8) ? addressEnd(bytes, from: offset) : nil
    case UInt8(ascii: "@") where isWord(next):
      return offset > 0 && isWord(bytes[offset - 1]) ? addressEnd(bytes, from: offset) : nil
    case UInt8(ascii: "w"), UInt8(ascii: "m"):
      let isAddress =
        bytes[offset...].starts(with: "www.".utf8) || bytes[offset...].starts(with: "mailto:".utf8)
      return isAddress ? addressEnd(bytes, from: offset) : nil
    case _: return nil
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x5f || byte == 0x2d || byte == 0x2e
  }

  private static func limit(_ bytes: [UInt8], _ start: Int) -> Int {
    min(bytes.count, start + longest)
  }

  private static func closing(_ bytes: [UInt8], from start: Int, _ close: UInt8) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start..<limit(bytes, start)].firstIndex(of: close).map { $0 + 1 }
  }

  private static func balanced(
    _ bytes: [UInt8], from start: Int, _ open: UInt8, _ close: UInt8
  ) -> Int? {
    var depth = 0
    for offset in start..<limit(bytes, start) {
      if bytes[offset] == open { depth += 1 }
      if bytes[offset] == close { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return nil
  }

  /// `^[…](inflect: true)`: the words are Foundation's to inflect, so they stay too.
  private static func inflection(_ bytes: [UInt8], from start: Int) -> Int? {
    guard let bracket = balanced(bytes, from: start + 1, 0x5b, 0x5d), bracket < bytes.count,
      bytes[bracket] == 0x28
    else { return nil }
    return balanced(bytes, from: bracket, 0x28, 0x29)
  }

  /// `\(name)`, `\u00e9`, `\n`.
  private static func escape(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case 0x28: return balanced(bytes, from: start + 1, 0x28, 0x29)
    case 0x55, 0x75, 0x78:
      let longest = bytes[start + 1] == 0x55 ? 8 : bytes[start + 1] == 0x75 ? 4 : 2
      return bytes[(start + 2)...].prefix(longest).prefix(while: ASCII.isHexDigit).endIndex
    case 0x80...: return start + 1
    case _: return start + 2
    }
  }

  private static func entity(_ bytes: [UInt8], from start: Int) -> Int? {
    let name = bytes[(start + 1)...].prefix(32).prefix { byte in
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hash
    }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == 0x3b else {
      return nil
    }
    return name.endIndex + 1
  }

  private static func addressEnd(_ bytes: [UInt8], from start: Int) -> Int {
    let isEnd = { (byte: UInt8) in byte <= ASCII.space || [0x3c, 0x3e, 0x22].contains(byte) }
    return bytes[start...].firstIndex(where: isEnd) ?? bytes.count
  }
}
