/// A half-open range of UTF-8 byte offsets into a ``SourceText``.
///
/// Offsets count the bytes of the decoded text: a UTF-16 file is addressed as if it had been written
/// in UTF-8, and a byte-order mark is not part of the text.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset just behind the last byte.
  public var end: Int

  /// Creates the range `start..<end`.
  ///
  /// - Precondition: `start <= end`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range ends before it starts")
    self.start = start
    self.end = end
  }

  /// The empty range at `offset`.
  @inlinable
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The number of bytes.
  @inlinable public var count: Int { end - start }

  /// Whether the range covers no byte.
  @inlinable public var isEmpty: Bool { start == end }
}

extension SourceRange: CustomStringConvertible {
  /// The range as `start..<end`.
  public var description: String { "\(start)..<\(end)" }
}
