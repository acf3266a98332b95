extension Span<UInt8> {
  /// The eight bytes at `offset` as a little-endian word, for looking at eight characters at once.
  ///
  /// - Precondition: `offset + 8 <= count`; checked, so that the load cannot leave the span.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension Span<UInt8> {
  /// Whether two spans hold the same bytes.
  @inlinable @inline(__always)
  package func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index &+ 8 <= count {
      guard word(at: index) == other.word(at: index) else { return false }
      index &+= 8
    }
    while index < count {
      guard self[index] == other[index] else { return false }
      index &+= 1
    }
    return true
  }
}

extension UInt64 {
  /// Marks, in the high bit of each byte, the bytes of a little-endian word that equal `byte`.
  ///
  /// The lowest mark is exact; a higher one may be false, so only the lowest is to be used.
  @inlinable @inline(__always)
  package func bytesEqual(to byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// Marks, in the high bit of each byte, the bytes of a little-endian word below `limit` (at most
  /// 0x80); as with ``bytesEqual(to:)`` only the lowest mark is exact.
  @inlinable @inline(__always)
  package func bytesLess(than limit: UInt8) -> UInt64 {
    (self &- (0x0101_0101_0101_0101 &* UInt64(limit))) & ~self & 0x8080_8080_8080_8080
  }
}
