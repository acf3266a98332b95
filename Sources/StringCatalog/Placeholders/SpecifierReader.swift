import CatalogSyntax

/// Reads one specifier by the strict grammar, from its percent sign on.
///
/// The reader looks only at bytes of the text it is given and never fails: what is no specifier
/// comes back as the reason why.
struct SpecifierReader {
  /// The result of a reading.
  enum Reading {
    /// A specifier, with no argument resolved.
    case specifier(Placeholder)
    /// No specifier; `end` is the offset of the byte that did not fit.
    case failure(Failure, end: Int)
  }

  /// Why there is no specifier.
  enum Failure {
    case nothing
    case unknownLetter
    case incompletePosition
    case malformedReference(name: SourceRange)
  }

  let start: Int
  let readsArgument: Bool
  private var offset: Int

  init(at start: Int, readsArgument: Bool) {
    self.start = start
    self.readsArgument = readsArgument
    offset = start + 1
  }

  mutating func read(_ text: borrowing Span<UInt8>) -> Reading {
    guard let first = text.byte(at: offset) else { return .failure(.nothing, end: offset) }
    if first == ASCII.at { return specifier(.conversion(.object), end: offset + 1) }
    if first == ASCII.percent { return specifier(.percentSign, end: offset + 1) }
    if readsArgument, text.hasBytes("arg", at: offset) {
      return specifier(.formattedArgument, end: offset + 3)
    }

    var result = Placeholder(range: SourceRange(at: start), kind: .percentSign)
    if let position = readPosition(text) {
      guard position > 0 else {
        // A reference all the same, so that its variable is not taken for one too many.
        if let name = referencedName(text) {
          return .failure(.malformedReference(name: name), end: offset)
        }
        let hasLetter = text.byte(at: offset).flatMap(Conversion.init(rawValue:)) != nil
        return .failure(.incompletePosition, end: hasLetter ? offset + 1 : offset)
      }
      result.position = position
    }
    let hashStart = offset
    result.flags = readFlags(text)
    if let extent = readExtent(text) { result.width = extent }
    if text.byte(at: offset) == ASCII.dot {
      offset += 1
      result.precision = readExtent(text) ?? .number(0)
    }
    guard !result.width.isUnfinished, !result.precision.isUnfinished else {
      return .failure(.incompletePosition, end: offset)
    }
    result.length = readLength(text)
    guard let letter = text.byte(at: offset), let conversion = Conversion(rawValue: letter) else {
      return failure(text, hasPosition: result.position != nil)
    }
    offset += 1
    if conversion == .object, result.flags.contains(.alternate),
      text.byte(at: offset).map(ASCII.isName) == true
    {
      let name = readName(text)
      guard text.byte(at: offset) == ASCII.at, text[hashStart] == ASCII.hash else {
        return .failure(.malformedReference(name: name), end: closing(text))
      }
      offset += 1
      result.kind = .reference(Placeholder.Reference(name: name, in: text))
    } else {
      result.kind = .conversion(conversion)
    }
    result.range = SourceRange(start, offset)
    return .specifier(result)
  }

  private func specifier(_ kind: Placeholder.Kind, end: Int) -> Reading {
    .specifier(Placeholder(range: SourceRange(start, end), kind: kind))
  }

  private mutating func failure(
    _ text: borrowing Span<UInt8>, hasPosition: Bool
  ) -> Reading {
    if text.byte(at: offset) == ASCII.hash, text.byte(at: offset + 1) == ASCII.at,
      text.byte(at: offset + 2).map(ASCII.isName) == true
    {
      offset += 2
      let name = readName(text)
      if text.byte(at: offset) == ASCII.at {
        return .failure(.malformedReference(name: name), end: offset + 1)
      }
      return .failure(.nothing, end: offset)
    }
    if let letter = text.byte(at: offset), ASCII.isLetter(letter) {
      return .failure(.unknownLetter, end: offset + 1)
    }
    return .failure(hasPosition ? .incompletePosition : .nothing, end: offset)
  }

  /// Reads `#@name@` to its end and gives the range of the name; reads nothing where that is not.
  private mutating func referencedName(_ text: borrowing Span<UInt8>) -> SourceRange? {
    guard text.byte(at: offset) == ASCII.hash, text.byte(at: offset + 1) == ASCII.at else {
      return nil
    }
    let start = offset
    offset += 2
    let name = readName(text)
    guard name.end > name.start, text.byte(at: offset) == ASCII.at else {
      offset = start
      return nil
    }
    offset += 1
    return name
  }

  private func closing(_ text: borrowing Span<UInt8>) -> Int {
    text.byte(at: offset) == ASCII.at ? offset + 1 : offset
  }

  /// Reads `n$`; gives 0 for a position that starts with a zero, nil where there is none.
  private mutating func readPosition(_ text: borrowing Span<UInt8>) -> Int? {
    guard let first = text.byte(at: offset), ASCII.isDigit(first) else { return nil }
    var end = offset
    let number = ASCII.number(text, from: &end)
    guard text.byte(at: end) == ASCII.dollar else { return nil }
    offset = end + 1
    return first == ASCII.zero ? 0 : number
  }

  private mutating func readFlags(_ text: borrowing Span<UInt8>) -> Placeholder.Flags {
    var flags: Placeholder.Flags = []
    while let byte = text.byte(at: offset) {
      switch byte {
      case ASCII.minus: flags.insert(.left)
      case ASCII.plus: flags.insert(.sign)
      case ASCII.space: flags.insert(.space)
      case ASCII.zero: flags.insert(.zero)
      case ASCII.hash: flags.insert(.alternate)
      case ASCII.apostrophe: flags.insert(.grouping)
      default: return flags
      }
      offset += 1
    }
    return flags
  }

  private mutating func readExtent(_ text: borrowing Span<UInt8>) -> Placeholder.Extent? {
    guard let byte = text.byte(at: offset) else { return nil }
    if byte == ASCII.asterisk {
      offset += 1
      let position = readPosition(text)
      return .argument(Placeholder.ExtentArgument(position: position, index: 0))
    }
    guard ASCII.isDigit(byte) else { return nil }
    return .number(ASCII.number(text, from: &offset))
  }

  private mutating func readLength(_ text: borrowing Span<UInt8>) -> Placeholder.Length {
    guard let byte = text.byte(at: offset) else { return .none }
    let isDoubled = text.byte(at: offset + 1) == byte
    let length: Placeholder.Length
    switch byte {
    case 0x68: length = isDoubled ? .hh : .h
    case 0x6c: length = isDoubled ? .ll : .l
    case 0x71: length = .q
    case 0x4c: length = .L
    case 0x7a: length = .z
    case 0x74: length = .t
    case 0x6a: length = .j
    default: return .none
    }
    offset += length == .hh || length == .ll ? 2 : 1
    return length
  }

  private mutating func readName(_ text: borrowing Span<UInt8>) -> SourceRange {
    let begin = offset
    while let byte = text.byte(at: offset), ASCII.isName(byte) { offset += 1 }
    return SourceRange(begin, offset)
  }
}

extension Placeholder.Extent {
  /// Whether this is `*0$`, a position that names no argument.
  fileprivate var isUnfinished: Bool {
    guard case .argument(let argument) = self else { return false }
    return argument.position == 0
  }
}
