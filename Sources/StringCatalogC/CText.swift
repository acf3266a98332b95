internal import Glibc
internal import StringCatalog

/// Texts as C passes them: bytes that end with a NUL.
enum CText {
  /// A copy of the bytes of a text; nil of NULL.
  ///
  /// What is longer than any request may be is cut where it has become too long.
  @unsafe
  static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    // Safe as long as the text ends with a NUL: no byte behind that is read.
    guard let text = unsafe text else { return nil }
    let count = unsafe strnlen(text, RequestChannel.largestRequest + 1)
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
  }

  /// A copy of a text for C, which is given back with ``free(_:)``; nil if there is no memory left.
  ///
  /// - Parameter bytes: The text; it has no NUL.
  static func copy(_ bytes: some Collection<UInt8>) -> UnsafeMutablePointer<CChar>? {
    let count = bytes.count
    guard let memory = unsafe malloc(count + 1) else { return nil }
    // Safe: the room is for just these bytes and the NUL.
    let room = unsafe UnsafeMutableRawBufferPointer(start: memory, count: count + 1)
    unsafe room.copyBytes(from: bytes)
    unsafe room[count] = 0
    return unsafe memory.assumingMemoryBound(to: CChar.self)
  }

  /// Gives back a text. NULL is none.
  @unsafe
  static func free(_ text: UnsafeMutablePointer<CChar>?) {
    // Safe as long as the caller keeps to the header: the text comes from `copy`.
    unsafe Glibc.free(text)
  }
}
