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

  /// Appends the UTF-8 of a text.
  @inline(__always)
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }
}
