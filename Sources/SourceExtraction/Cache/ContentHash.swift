internal import CatalogSyntax

/// A hash of 128 bits that is the same in every process, for telling whether contents are what they were.
///
/// It protects from accidents. Somebody who may write the files or the cache need not search for a collision.
package struct ContentHash: Hashable, Sendable {
  /// The two halves.
  package var low: UInt64
  package var high: UInt64

  /// No hash.
  package static let zero = ContentHash(low: 0, high: 0)

  /// Creates a hash from its halves.
  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The hash of bytes.
  package init(_ bytes: Span<UInt8>) {
    let count = UInt64(truncatingIfNeeded: bytes.count)
    var (low, high) = (Self.seeds.0 ^ count, Self.seeds.1 &+ count)
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.word(at: index)
      low = Self.mix(low ^ word, Self.factors.0)
      high = Self.mix(high &+ word, Self.factors.1)
      index &+= 8
    }
    var word: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count {
      word |= UInt64(bytes[index]) &<< shift
      shift &+= 8
      index &+= 1
    }
    low = Self.mix(low ^ word, Self.factors.0)
    high = Self.mix(high &+ word, Self.factors.1)
    self.low = Self.mix(low ^ high, Self.factors.1)
    self.high = Self.mix(high &+ self.low, Self.factors.0)
  }

  /// The hash of a list of byte strings; where one ends makes a difference.
  package init(of parts: [[UInt8]]) {
    var writer = ByteWriter()
    writer.write(parts) { $0.write($1) }
    self.init(writer.bytes.span)
  }

  /// The hash of a list of texts; where one ends makes a difference.
  package init(of parts: [String]) {
    self.init(of: parts.map { Array($0.utf8) })
  }

  private static let seeds: (UInt64, UInt64) = (0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344)
  private static let factors: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)

  /// A bijection for every odd factor, which zeros cannot lock.
  @inline(__always)
  private static func mix(_ state: UInt64, _ factor: UInt64) -> UInt64 {
    let product = state &* factor
    return product ^ (product &>> 32)
  }
}
