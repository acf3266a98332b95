import CatalogSyntax
import ICU

/// The differences between keys that a person overlooks, and the form of a key without them.
struct KeyFolding: OptionSet, Sendable {
  let rawValue: UInt8

  /// Upper and lower case.
  static let letterCase = KeyFolding(rawValue: 1)
  /// White space at the ends, runs of it, its kinds, and space of no width.
  static let space = KeyFolding(rawValue: 2)
  /// Typographic and straight quotes.
  static let quotes = KeyFolding(rawValue: 4)
  /// Composed and decomposed characters.
  static let form = KeyFolding(rawValue: 8)
  /// All of them.
  static let all: KeyFolding = [.letterCase, .space, .quotes, .form]

  /// Writes the folded form of an ASCII key, all differences folded; false for other keys.
  ///
  /// The result is the same as that of ``fold(_:)``, without any look at Unicode data.
  static func foldASCII(_ key: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let count = key.count
    if result.count < count {
      result.append(contentsOf: repeatElement(0, count: count - result.count))
    }
    var folded = result.mutableSpan
    var end = 0
    var isSpacePending = false
    var index = 0
    while index < count {
      let byte = key[index]
      index &+= 1
      guard byte < 0x80 else { return false }
      if byte == 0x20 || byte &- 0x09 < 5 {
        isSpacePending = end > 0
        continue
      }
      if isSpacePending {
        folded[end] = 0x20
        end &+= 1
        isSpacePending = false
      }
      folded[end] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      end &+= 1
    }
    result.removeLast(result.count - end)
    return true
  }

  /// The form of a key without the differences of this set (canonical caseless matching of the
  /// Unicode Standard, D145, where case and form are among them).
  func fold(_ key: Span<UInt8>) -> [UInt8] {
    let text = contains(.form) ? Normalization.nfd(key) : key.indices.map { key[$0] }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isSpacePending = false
    var index = 0
    while index < text.count {
      let (value, length) = UTF8Validation.scalar(text.span, at: index)
      index += length
      if contains(.space) {
        if Self.hasNoWidth(value) { continue }
        if Self.isSpace(value) {
          isSpacePending = !result.isEmpty
          continue
        }
        if isSpacePending { result.append(0x20) }
        isSpacePending = false
      }
      append(value, to: &result)
    }
    return contains(.form) && contains(.letterCase) ? Normalization.nfd(result.span) : result
  }

  private func append(_ value: UInt32, to result: inout [UInt8]) {
    if contains(.quotes) {
      switch value {
      case 0x2018, 0x2019: return result.append(UInt8(ascii: "'"))
      case 0x201C, 0x201D: return result.append(UInt8(ascii: "\""))
      case _: break
      }
    }
    guard contains(.letterCase) else { return result.appendUTF8(value) }
    if value < 0x80 {
      let byte = UInt8(value)
      return result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    // The dotless i is a letter of its own, although its capital is that of i.
    guard value != 0x131, let properties = Unicode.Scalar(value)?.properties,
      properties.changesWhenCaseMapped
    else {
      return result.appendUTF8(value)
    }
    for upper in properties.uppercaseMapping.unicodeScalars {
      result += Array(upper.properties.lowercaseMapping.utf8)
    }
  }

  /// Whether a scalar is white space.
  private static func isSpace(_ value: UInt32) -> Bool {
    if value < 0x80 { return value == 0x20 || (value >= 0x09 && value <= 0x0D) }
    return Unicode.Scalar(value)?.properties.isWhitespace ?? false
  }

  private static func hasNoWidth(_ value: UInt32) -> Bool {
    value == 0x200B || value == 0x2060 || value == 0xFEFF
  }

  /// What two keys that are equal when folded differ in: the one part that makes them equal by
  /// itself, else all that cannot be left out.
  static func differences(_ left: Span<UInt8>, _ right: Span<UInt8>) -> KeyFolding {
    let parts = [form, letterCase, space, quotes]
    for part in parts where part.fold(left) == part.fold(right) { return part }
    var result: KeyFolding = []
    for part in parts {
      let rest = all.subtracting(part)
      if rest.fold(left) != rest.fold(right) { result.insert(part) }
    }
    return result
  }
}
