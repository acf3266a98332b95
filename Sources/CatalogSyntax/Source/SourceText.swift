/// The text of a localization file together with what is needed to write it back byte for byte.
///
/// Syntax is read from ``utf8``, the text in UTF-8 without its byte-order mark. A UTF-8 file is taken
/// as it is, even where its bytes are ill-formed; a UTF-16 or UTF-32 file is transcoded, and its
/// original bytes are kept, so that ``bytes()`` returns the input for every input.
public struct SourceText: Sendable {
  /// The largest file that is read, in bytes: offsets are stored in 32 bits, and no localization file
  /// comes near it.
  public static let maximumByteCount = 1 << 29

  /// The encoding of the file.
  public let encoding: TextEncoding
  /// Whether the file starts with its encoding's byte-order mark.
  public let hasByteOrderMark: Bool
  /// The text in UTF-8, without byte-order mark.
  public let utf8: [UInt8]
  /// What is wrong with the bytes of the file, first problem first.
  public let encodingProblems: [EncodingProblem]
  /// The bytes of a file that was transcoded.
  private let original: [UInt8]?

  /// Reads the bytes of a file, taking the encoding from the byte-order mark or the first bytes.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``SourceTextError/tooLarge(byteCount:)`` above ``maximumByteCount``.
  public init(_ bytes: [UInt8]) throws(SourceTextError) {
    guard bytes.count <= Self.maximumByteCount else {
      throw .tooLarge(byteCount: bytes.count)
    }
    let detection = TextEncoding.detect(bytes.span)
    let mark = detection.hasByteOrderMark ? detection.encoding.byteOrderMark.count : 0
    encoding = detection.encoding
    hasByteOrderMark = detection.hasByteOrderMark
    var problems: [EncodingProblem] = []
    if bytes.isEmpty {
      problems.append(EncodingProblem(.emptyFile, fileOffset: 0, range: SourceRange(at: 0)))
    } else if bytes.count == mark {
      problems.append(EncodingProblem(.onlyByteOrderMark, fileOffset: 0, range: SourceRange(at: 0)))
    }
    if detection.encoding == .utf8 {
      let text = mark == 0 ? bytes : Array(bytes[mark...])
      utf8 = text
      original = nil
      if let offset = UTF8Validation.firstInvalidOffset(in: text.span) {
        problems.append(
          EncodingProblem(
            .invalidBytes, fileOffset: mark + offset, range: SourceRange(offset, offset + 1)))
      }
    } else {
      let decoded = WideText(bytes.span, encoding: detection.encoding, from: mark)
      utf8 = decoded.utf8
      original = bytes
      if !detection.hasByteOrderMark {
        problems.append(
          EncodingProblem(.missingByteOrderMark, fileOffset: 0, range: SourceRange(at: 0)))
      }
      problems += decoded.problems
    }
    encodingProblems = problems
  }

  /// Reads a text that is already UTF-8 without byte-order mark.
  public init(utf8 text: String) throws(SourceTextError) {
    try self.init(Array(text.utf8))
  }

  /// The bytes of the file, exactly as they were read.
  public func bytes() -> [UInt8] {
    if let original { return original }
    return hasByteOrderMark ? encoding.byteOrderMark + utf8 : utf8
  }

  /// The text of a range; ill-formed bytes become U+FFFD.
  public func text(in range: SourceRange) -> String {
    String(decoding: utf8[range.start..<range.end], as: UTF8.self)
  }

  /// The offset in the file, in bytes, of an offset in the text.
  public func fileOffset(of offset: Int) -> Int {
    fileOffsets(of: CollectionOfOne(offset))[0]
  }

  /// The offsets in the file, in bytes, of ascending offsets in the text.
  package func fileOffsets(of offsets: some Collection<Int>) -> [Int] {
    let mark = hasByteOrderMark ? encoding.byteOrderMark.count : 0
    guard let original else { return offsets.map { $0 + mark } }
    var cursor = WideText.Cursor(encoding: encoding, from: mark)
    return offsets.map { offset in
      cursor.advance(to: offset, in: original.span)
      return cursor.fileOffset
    }
  }
}

/// Why a file cannot become a ``SourceText``.
public enum SourceTextError: Error, Equatable, Sendable {
  /// The file has more bytes than ``SourceText/maximumByteCount``.
  case tooLarge(byteCount: Int)
}

/// A fault in the bytes of a file, before any syntax is looked at.
public struct EncodingProblem: Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Sendable {
    /// The file has no byte at all. Foundation refuses it; for us it is an empty table.
    case emptyFile
    /// The file is a byte-order mark and nothing else.
    case onlyByteOrderMark
    /// A byte sequence that is not well-formed UTF-8.
    case invalidBytes
    /// A UTF-16 or UTF-32 code unit that is no scalar value and no half of a pair.
    case invalidCodeUnit
    /// Bytes at the end that do not fill a code unit. Foundation ignores them.
    case strayTrailingBytes
    /// UTF-16 or UTF-32 without the byte-order mark that Foundation needs.
    case missingByteOrderMark
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is wrong: an offset in bytes into the file, byte-order mark included.
  public let fileOffset: Int
  /// Where it is wrong in the text.
  public let range: SourceRange

  init(_ kind: Kind, fileOffset: Int, range: SourceRange) {
    self.kind = kind
    self.fileOffset = fileOffset
    self.range = range
  }
}
