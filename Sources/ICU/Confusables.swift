internal import CICU

/// Texts that look alike (UTS #39, section 4).
package enum Confusables {
  /// The skeleton of a UTF-8 text: texts that are easily mistaken for one another share it.
  ///
  /// A skeleton is for comparing byte by byte, never for showing. Ill-formed UTF-8 is read as
  /// U+FFFD.
  ///
  /// - Throws: ``ICUError`` when ICU's data is missing, or the text is 2 GiB or longer.
  package static func skeleton(of utf8: Span<UInt8>) throws(ICUError) -> [UInt8] {
    let checker = try shared.get()
    return try unsafe utf8.withUnsafeBufferPointer { source throws(ICUError) in
      try unsafe Output.bytes(expecting: 2 * source.count + 16, "make a skeleton") {
        unsafe cicu_spoof_skeleton(
          checker.handle, source.baseAddress, source.count, $0, $1, $2)
      }
    }
  }

  /// The skeleton of a text: texts that are easily mistaken for one another share it.
  ///
  /// - Throws: ``ICUError`` when ICU's data is missing, or the text is 2 GiB or longer.
  package static func skeleton(of text: String) throws(ICUError) -> [UInt8] {
    try skeleton(of: text.utf8.span)
  }

  /// Loaded by the first question and kept for the life of the process.
  private static let shared: Result<SpoofChecker, ICUError> = Result {
    () throws(ICUError) in try SpoofChecker()
  }
}

@safe
private final class SpoofChecker: @unchecked Sendable {
  // Sendable: the checker keeps the settings it was opened with, and making a skeleton reads it
  // only.
  let handle: OpaquePointer

  init() throws(ICUError) {
    var opened: OpaquePointer?
    let status = unsafe cicu_spoof_open(&opened)
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "load the table of confusable characters")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe cicu_spoof_close(handle)
  }
}
