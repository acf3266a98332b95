/// Hashes of keys, for finding equal ones.
package enum KeyHash {
  /// Chosen anew in every process, so that no file can be made whose keys all collide. The order of
  /// hashes never shows in a result.
  package static let seed = UInt64.random(in: .min ... .max) | 1

  /// The hash of an entry's key, escapes decoded.
  @inline(__always)
  static func hash(_ text: Span<UInt8>, _ entry: StringsEntry) -> UInt32 {
    let range = entry.keyContentRange
    guard entry.keyHasEscapes else { return hash(text, range.start, range.end) }
    return hashDecoded(text, range)
  }

  /// The hash of a range of bytes.
  @inline(__always)
  package static func hash(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: end &- start)
    var index = start
    while index &+ 8 <= end {
      let word = text.word(at: index)
      state = mix(state, word)
      index &+= 8
    }
    if index < end {
      var word: UInt64 = 0
      if index &+ 8 <= text.count {
        word =
          text.word(at: index)
          & ((1 &<< UInt64(truncatingIfNeeded: (end &- index) &<< 3)) &- 1)
      } else {
        var shift: UInt64 = 0
        while index < end {
          word |= UInt64(text[index]) &<< shift
          shift &+= 8
          index &+= 1
        }
      }
      state = mix(state, word)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  private static func hashDecoded(_ text: Span<UInt8>, _ range: SourceRange) -> UInt32 {
    var key: [UInt8] = []
    StringsEscapes.decode(text, range, into: &key)
    return hash(key.span, 0, key.count)
  }

  @inline(__always)
  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
