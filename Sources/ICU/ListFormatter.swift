internal import CICU

/// How a locale joins words to a list (UTS #35 part 2, section 11): `a, b and c`.
///
/// One value may be used by any number of threads.
@safe
package struct ListFormatter: ~Copyable, @unchecked Sendable {
  // Sendable: ICU's list formatter has no call that changes it.
  private let handle: OpaquePointer

  /// Opens the pattern of a locale.
  ///
  /// - Parameter locale: A BCP 47 language tag.
  /// - Throws: ``ICUError`` when the tag is ill-formed, or ICU's data is missing.
  package init(locale: String) throws(ICUError) {
    var opened: OpaquePointer?
    let status = unsafe locale.utf8.span.withUnsafeBufferPointer { tag in
      unsafe cicu_list_formatter_open(tag.baseAddress, tag.count, &opened)
    }
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "open the list pattern of “\(locale)”")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe cicu_list_formatter_close(handle)
  }

  /// Joins texts.
  ///
  /// - Throws: ``ICUError`` when the texts have 1 GiB or more, or memory runs out.
  package func join(_ texts: [[UInt8]]) throws(ICUError) -> [UInt8] {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for text in texts {
      bytes += text
      ends.append(bytes.count)
    }
    return try unsafe bytes.withUnsafeBufferPointer { bytes throws(ICUError) in
      try unsafe ends.withUnsafeBufferPointer { ends throws(ICUError) in
        try unsafe Output.bytes(expecting: bytes.count + 32 * ends.count, "join a list") {
          unsafe cicu_list_formatter_join(
            handle, bytes.baseAddress, ends.baseAddress, ends.count, $0, $1, $2)
        }
      }
    }
  }
}
