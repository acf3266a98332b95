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
  /// The sixteen bytes at `offset`, for looking at sixteen characters at once.
  ///
  /// - Precondition: `offset + 16 <= count`; checked, so that the load cannot leave the span.
  @inlinable @inline(__always)
  package func block(at offset: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// The offset of the first byte of a value, or nil.
  package func firstIndex(of byte: UInt8) -> Int? {
    let wanted = SIMD16<UInt8>(repeating: byte)
    var index = 0
    while index &+ 32 <= count {
      let hits = (block(at: index) .== wanted) .| (block(at: index &+ 16) .== wanted)
      if hits.isAnySet { break }
      index &+= 32
    }
    while index < count {
      if self[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether a byte is among these.
  package func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

  /// Whether the bytes of a half-open range are those of an ASCII word.
  package func isWord(_ word: StaticString, from start: Int, to end: Int) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where unsafe buffer[index] != self[start + index] {
        return false
      }
      return true
    }
  }

  /// The offset behind the first `*/` at or behind an offset; comments do not nest. Nil if there is none.
  package func endOfBlockComment(from start: Int) -> Int? {
    var index = start
    while index < count {
      if index &+ 8 <= count {
        let hits = word(at: index).bytesEqual(to: UInt8(ascii: "*"))
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      if self[index] == UInt8(ascii: "*"), index &+ 1 < count,
        self[index &+ 1] == UInt8(ascii: "/")
      {
        return index &+ 2
      }
      index &+= 1
    }
    return nil
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// Whether something is set; the comparison of two words, where `any` looks at each of sixteen places.
  @inlinable @inline(__always)
  package var isAnySet: Bool {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
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
