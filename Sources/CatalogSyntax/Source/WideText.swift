/// The UTF-8 form of a UTF-16 or UTF-32 file, and the way back to its bytes.
struct WideText {
  var utf8: [UInt8] = []
  var problems: [EncodingProblem] = []

  init(_ bytes: Span<UInt8>, encoding: TextEncoding, from start: Int) {
    utf8.reserveCapacity((bytes.count - start) / encoding.unitWidth + 16)
    var offset = start
    while let step = Self.step(bytes, encoding: encoding, at: offset) {
      if !step.isValid, problems.isEmpty {
        problems.append(
          EncodingProblem(
            .invalidCodeUnit, fileOffset: offset, range: SourceRange(utf8.count, utf8.count + 3)))
      }
      utf8.appendUTF8(step.scalar)
      offset += step.width
    }
    if offset < bytes.count {
      problems.append(
        EncodingProblem(.strayTrailingBytes, fileOffset: offset, range: SourceRange(at: utf8.count))
      )
    }
  }

  /// Walks a file and its UTF-8 text side by side, forwards only.
  struct Cursor {
    /// The offset in the file, in bytes.
    private(set) var fileOffset: Int
    private var position = 0
    private let encoding: TextEncoding

    init(encoding: TextEncoding, from start: Int) {
      self.encoding = encoding
      fileOffset = start
    }

    /// Moves to the scalar that holds byte `target` of the text, which is not behind the cursor.
    ///
    /// The end of the text is the end of its last whole code unit, before any stray bytes.
    mutating func advance(to target: Int, in bytes: Span<UInt8>) {
      while position < target,
        let step = WideText.step(bytes, encoding: encoding, at: fileOffset)
      {
        let next = position + WideText.utf8Length(step.scalar)
        guard next <= target else { return }
        position = next
        fileOffset += step.width
      }
    }
  }

  /// Encodes UTF-8 text; ill-formed bytes become U+FFFD.
  static func encode(_ text: Span<UInt8>, as encoding: TextEncoding) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * encoding.unitWidth)
    var index = 0
    while index < text.count {
      let (scalar, length) = UTF8Validation.scalar(text, at: index)
      index += length
      switch encoding {
      case .utf8:
        result.appendUTF8(scalar)
      case .utf16LittleEndian, .utf16BigEndian:
        let isLittle = encoding == .utf16LittleEndian
        if scalar < 0x10000 {
          result.append(unit: scalar, width: 2, littleEndian: isLittle)
        } else {
          let offset = scalar - 0x10000
          result.append(unit: 0xD800 + offset >> 10, width: 2, littleEndian: isLittle)
          result.append(unit: 0xDC00 + offset & 0x3FF, width: 2, littleEndian: isLittle)
        }
      case .utf32LittleEndian, .utf32BigEndian:
        result.append(unit: scalar, width: 4, littleEndian: encoding == .utf32LittleEndian)
      }
    }
    return result
  }

  private struct Step {
    var scalar: UInt32
    var width: Int
    var isValid: Bool
  }

  private static func step(_ bytes: Span<UInt8>, encoding: TextEncoding, at offset: Int) -> Step? {
    guard let first = unit(bytes, encoding: encoding, at: offset) else { return nil }
    let width = encoding.unitWidth
    if width == 4 {
      let isValid = first < 0xD800 || (first >= 0xE000 && first < 0x110000)
      return Step(scalar: isValid ? first : 0xFFFD, width: 4, isValid: isValid)
    }
    guard first & 0xF800 == 0xD800 else { return Step(scalar: first, width: 2, isValid: true) }
    guard first < 0xDC00, let second = unit(bytes, encoding: encoding, at: offset + 2),
      second & 0xFC00 == 0xDC00
    else {
      return Step(scalar: 0xFFFD, width: 2, isValid: false)
    }
    let scalar = 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
    return Step(scalar: scalar, width: 4, isValid: true)
  }

  private static func unit(_ bytes: Span<UInt8>, encoding: TextEncoding, at offset: Int) -> UInt32?
  {
    let width = encoding.unitWidth
    guard offset + width <= bytes.count else { return nil }
    var value: UInt32 = 0
    switch encoding {
    case .utf16LittleEndian, .utf32LittleEndian:
      for index in (0..<width).reversed() { value = value << 8 | UInt32(bytes[offset + index]) }
    case .utf8, .utf16BigEndian, .utf32BigEndian:
      for index in 0..<width { value = value << 8 | UInt32(bytes[offset + index]) }
    }
    return value
  }

  private static func utf8Length(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
  }
}

extension [UInt8] {
  fileprivate mutating func append(unit: UInt32, width: Int, littleEndian: Bool) {
    for index in 0..<width {
      let shift = UInt32(8 * (littleEndian ? index : width - 1 - index))
      append(UInt8(truncatingIfNeeded: unit >> shift))
    }
  }
}
