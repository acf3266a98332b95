/// The character encodings a localization file may be written in.
///
/// Foundation accepts these and no other: there is no fallback to a legacy encoding.
public enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case utf32LittleEndian = "utf-32le"
  case utf32BigEndian = "utf-32be"

  /// The bytes that announce the encoding at the start of a file (Unicode, section 23.8).
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// The number of bytes of one code unit.
  public var unitWidth: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The name a person would use.
  public var displayName: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16 (little endian)"
    case .utf16BigEndian: "UTF-16 (big endian)"
    case .utf32LittleEndian: "UTF-32 (little endian)"
    case .utf32BigEndian: "UTF-32 (big endian)"
    }
  }
}

extension TextEncoding {
  /// How the encoding of a file was recognised.
  package struct Detection: Equatable {
    /// The encoding.
    package var encoding: TextEncoding
    /// Whether the file starts with the encoding's byte-order mark.
    package var hasByteOrderMark: Bool
  }

  /// Recognises the encoding of a file from its first bytes.
  ///
  /// A byte-order mark decides. Without one the file is UTF-8, unless its first or second byte is NUL
  /// and the NULs of its first 256 bytes stand where the high bytes of ASCII text in UTF-16 or
  /// UTF-32 would stand.
  package static func detect(_ bytes: Span<UInt8>) -> Detection {
    // The UTF-32 mark starts with the UTF-16 one, so the longer marks are tried first.
    let marked: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
    ]
    for encoding in marked where bytes.starts(with: encoding.byteOrderMark) {
      return Detection(encoding: encoding, hasByteOrderMark: true)
    }
    if bytes.count >= 4, bytes[0] == 0 || bytes[1] == 0,
      let encoding = detectUnmarkedWideEncoding(bytes)
    {
      return Detection(encoding: encoding, hasByteOrderMark: false)
    }
    return Detection(encoding: .utf8, hasByteOrderMark: false)
  }

  private static func detectUnmarkedWideEncoding(_ bytes: Span<UInt8>) -> TextEncoding? {
    let groups = min(bytes.count, 256) / 4
    var nuls = (0, 0, 0, 0)
    for group in 0..<groups {
      if bytes[group * 4] == 0 { nuls.0 += 1 }
      if bytes[group * 4 + 1] == 0 { nuls.1 += 1 }
      if bytes[group * 4 + 2] == 0 { nuls.2 += 1 }
      if bytes[group * 4 + 3] == 0 { nuls.3 += 1 }
    }
    let most = groups - groups / 4
    if nuls.0 == groups, nuls.1 == groups, nuls.2 >= most, nuls.3 == 0 { return .utf32BigEndian }
    if nuls.3 == groups, nuls.2 == groups, nuls.1 >= most, nuls.0 == 0 { return .utf32LittleEndian }
    let even = nuls.0 + nuls.2
    let odd = nuls.1 + nuls.3
    let many = max(groups / 2, 1)
    if odd >= many, even * 8 <= odd { return .utf16LittleEndian }
    if even >= many, odd * 8 <= even { return .utf16BigEndian }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether the span starts with `prefix`.
  package func starts(with prefix: [UInt8]) -> Bool {
    matches(prefix, at: 0)
  }

  /// Whether `bytes` stand at `offset`.
  package func matches(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + bytes.count <= count else { return false }
    for index in bytes.indices where self[offset + index] != bytes[index] { return false }
    return true
  }
}
