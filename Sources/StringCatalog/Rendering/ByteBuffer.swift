extension [UInt8] {
  /// Appends bytes in one copy.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a stretch of other bytes in one copy.
  @inline(__always)
  mutating func append(_ bytes: borrowing [UInt8], _ range: Range<Int>) {
    append(bytes.span.extracting(range))
  }

  /// Appends the bytes of one character.
  @inline(__always)
  mutating func append(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    append(first)
    append(second)
    append(third)
  }

  /// Appends the UTF-8 of a text.
  @inline(__always)
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }
}
