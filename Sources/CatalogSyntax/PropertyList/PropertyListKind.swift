/// The three forms in which Apple's tools store a property list, `.strings` files included.
public enum PropertyListKind: String, Sendable, CaseIterable {
  /// The text form with `key = value;`.
  case oldStyle = "openstep"
  /// XML, with or without header, document type and byte-order mark.
  case xml
  /// Binary, starting with `bplist0`.
  case binary

  /// Recognises the form of a file from its first bytes.
  ///
  /// A file is XML if its first character that is no white space is a `<` that opens a tag, a comment,
  /// a document type or a processing instruction. `<` also starts data in the text form, which is
  /// made of hexadecimal digits, and a merge conflict marker.
  public static func detect(_ bytes: Span<UInt8>) -> PropertyListKind {
    if bytes.starts(with: Array("bplist0".utf8)) { return .binary }
    let detection = TextEncoding.detect(bytes)
    let width = detection.encoding.unitWidth
    var index = detection.hasByteOrderMark ? detection.encoding.byteOrderMark.count : 0
    func character(at offset: Int) -> UInt8? {
      guard offset + width <= bytes.count else { return nil }
      var result: UInt8 = 0
      for position in offset..<offset + width where bytes[position] != 0 {
        guard result == 0 else { return 0xFF }
        result = bytes[position]
      }
      return result
    }
    while let byte = character(at: index), StringsScanner.isSpace(byte) { index += width }
    guard character(at: index) == UInt8(ascii: "<"), let next = character(at: index + width) else {
      return .oldStyle
    }
    switch next {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return .xml
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return isData(from: index + width, width: width, character) ? .oldStyle : .xml
    case _: return .oldStyle
    }
  }

  /// Whether only hexadecimal digits and white space stand before the next `>`.
  private static func isData(
    from start: Int, width: Int, _ character: (Int) -> UInt8?
  ) -> Bool {
    var index = start
    while let byte = character(index), byte != UInt8(ascii: ">") {
      guard StringsEscapes.hexValue(byte) != nil || StringsScanner.isSpace(byte) else {
        return false
      }
      index += width
    }
    return true
  }
}
