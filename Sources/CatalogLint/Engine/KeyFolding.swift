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
    result.removeAll(keepingCapacity: true)
    var isSpacePending = false
    for index in key.indices {
      let byte = key[index]
      guard byte < 0x80 else { return false }
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        isSpacePending = !result.isEmpty
        continue
      }
      if isSpacePending {
        result.append(0x20)
        isSpacePending = false
      }
      result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
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
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      if contains(.space) {
        if Self.hasNoWidth(value) { continue }
        if scalar.properties.isWhitespace {
          isSpacePending = !result.isEmpty
          continue
        }
        if isSpacePending { result.append(0x20) }
        isSpacePending = false
      }
      append(scalar, to: &result)
    }
    return contains(.form) && contains(.letterCase) ? Normalization.nfd(result.span) : result
  }

  private func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    if contains(.quotes) {
      switch scalar.value {
      case 0x2018, 0x2019: return result.append(UInt8(ascii: "'"))
      case 0x201C, 0x201D: return result.append(UInt8(ascii: "\""))
      case _: break
      }
    }
    // The dotless i is a letter of its own, although its capital is that of i.
    guard contains(.letterCase), scalar.value != 0x131 else {
      return result.appendUTF8(scalar.value)
    }
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      result += Array(upper.properties.lowercaseMapping.utf8)
    }
  }

  private static func hasNoWidth(_ value: UInt32) -> Bool {
    value == 0x200B || value == 0x2060 || value == 0xFEFF
  }

  /// What two keys that are equal when folded differ in: what cannot be left out of the folding.
  static func differences(_ left: Span<UInt8>, _ right: Span<UInt8>) -> KeyFolding {
    var result: KeyFolding = []
    for part in [letterCase, space, quotes, form] {
      let rest = all.subtracting(part)
      if rest.fold(left) != rest.fold(right) { result.insert(part) }
    }
    return result
  }
}
