import TestSupport
import Testing

extension SeededGenerator {
  /// A text of scalars taken from the source.
  mutating func text(length: Int, from source: [Unicode.Scalar]) -> String {
    var text = ""
    for _ in 0..<length {
      guard let scalar = source.randomElement(using: &self) else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

/// Sets of scalars to make texts from.
enum TextSource {
  /// Scalars that were assigned when the older of the compared Unicode versions came out.
  private static func assigned(_ ranges: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
    ranges.joined().compactMap { Unicode.Scalar($0) }.filter { scalar in
      guard let age = scalar.properties.age else { return false }
      return age.major <= 15
    }
  }

  /// Every assigned scalar of the planes in use.
  static let everything = assigned([0...0x2_FFFF, 0xE_0000...0xE_01FF])

  /// Scalars whose normal forms depend on what stands beside them.
  static let composing = assigned([
    0x41...0x5A, 0xC0...0x17F, 0x300...0x36F, 0x5B0...0x5C7, 0x930...0x95F, 0x981...0x9DF,
    0xF40...0xF84, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0x1E00...0x1EFF,
    0x1F00...0x1FFF, 0xAC00...0xAC40, 0x1_1099...0x1_10BA, 0x1_D157...0x1_D172,
  ])

  /// Those of them that Foundation on Linux normalizes as the standard says, wherever they stand.
  static let undisputed = composing.filter { scalar in
    ![0xF73, 0xF75, 0xF81].contains(scalar.value) && !(0x11A8...0x11C2).contains(scalar.value)
  }

  /// Letters of several scripts, for sorting.
  static let collated = assigned([0x20...0x7E, 0xC0...0xFF, 0x391...0x3C9, 0x410...0x44F])
}

/// Bytes with a name.
struct Bytes: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  var testDescription: String { name }

  static let illFormed = [
    Bytes("a lone continuation byte", [0x80]),
    Bytes("a continuation byte among letters", [0x61, 0xBF, 0x62]),
    Bytes("a lone lead byte of two", [0xC3]),
    Bytes("a lead byte before a letter", [0xC3, 0x61]),
    Bytes("an overlong slash", [0xC0, 0xAF]),
    Bytes("an overlong sequence of three", [0xE0, 0x80, 0x80]),
    Bytes("a surrogate", [0xED, 0xA0, 0x80]),
    Bytes("a truncated sequence of three", [0xE2, 0x82]),
    Bytes("a truncated sequence of four", [0x41, 0xF0, 0x9F, 0x98]),
    Bytes("a truncated sequence before a mark", [0xF0, 0x9F, 0xCC, 0x81]),
    Bytes("a code point beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
    Bytes("bytes that never occur", [0xFE, 0xFF, 0xF8, 0x88]),
    Bytes("a letter, a broken byte and a mark", [0x65, 0xFF, 0xCC, 0x81]),
    Bytes("a Latin-1 text", [0x63, 0x61, 0x66, 0xE9]),
  ]
}
