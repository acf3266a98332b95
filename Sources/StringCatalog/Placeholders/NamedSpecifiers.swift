/// Specifiers with a name in place of a position, as string catalogs may have them: `%(name)@`,
/// `%(count)lld`.
///
/// A name stands for the same argument wherever it is; names that are new get the next arguments.
package struct NamedSpecifiers: Sendable {
  /// The names met so far, by the indexes of their arguments counted from 1.
  package private(set) var names: [Int: String] = [:]
  private var indexes: [[UInt8]: Int] = [:]

  /// Knows no name yet.
  package init() {}

  /// The text with positions in place of names; the text itself if it has none.
  package mutating func numbered(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == ASCII.percent else {
        offset += 1
        continue
      }
      guard let name = Self.name(in: bytes, at: offset + 1) else {
        // The second sign of `%%` begins nothing.
        offset += offset + 1 < bytes.count && bytes[offset + 1] == ASCII.percent ? 2 : 1
        continue
      }
      result += bytes[copied...offset]
      result += "\(index(of: Array(bytes[name])))$".utf8
      copied = name.upperBound + 1
      offset = copied
    }
    guard copied > 0 else { return text }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private mutating func index(of name: [UInt8]) -> Int {
    if let known = indexes[name] { return known }
    let index = indexes.count + 1
    indexes[name] = index
    names[index] = String(decoding: name, as: UTF8.self)
    return index
  }

  /// The place of the name, if one in parentheses stands at an offset and a conversion behind it.
  private static func name(in bytes: [UInt8], at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end].isNamePart { end += 1 }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ")"),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start + 1]),
      isConversion(bytes, at: end + 1)
    else { return nil }
    return start + 1..<end
  }

  /// Whether width, length and conversion stand at an offset, and no further letter behind them.
  private static func isConversion(_ bytes: [UInt8], at start: Int) -> Bool {
    var offset = start
    while offset < bytes.count, "0123456789.+-# ".utf8.contains(bytes[offset]) { offset += 1 }
    while offset < bytes.count, "hlqjzt".utf8.contains(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, let conversion = Conversion(rawValue: bytes[offset]) else {
      return false
    }
    guard conversion != .object else { return true }
    return offset + 1 == bytes.count || !bytes[offset + 1].isNamePart
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name: an ASCII letter or digit, or `_`.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    case _: false
    }
  }
}
