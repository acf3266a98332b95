import SourceExtraction

/// Gives one input to the reader of extraction caches, as it is and behind a right hash, and stops the process at the
/// first promise that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCache(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  _ = ExtractionCache(bytes, environment: .zero)
  let empty = ExtractionCache(environment: .zero).bytes()
  // The mark and the hash of an empty cache stand before its environment and its count of entries.
  let mark = empty.prefix(empty.count - 16 - 17)
  let body = [UInt8](repeating: 0, count: 16) + bytes
  let hash = ContentHash(body.span)
  var head = ByteWriter()
  head.writeFixed(hash.low)
  head.writeFixed(hash.high)
  let cache = ExtractionCache(mark + head.bytes + body, environment: .zero)
  let again = ExtractionCache(cache.bytes(), environment: .zero)
  guard again == cache else { fatalError("broken promise: what is written is read") }
  return 0
}
