internal import CICU

/// ICU's own number formatter, made from a skeleton.
///
/// It is the reference for what a locale's numbers look like, and the way to plural categories of
/// numbers with visible fraction digits. One value may be used by any number of threads.
@safe
package struct NumberFormatter: ~Copyable, @unchecked Sendable {
  // Sendable: ICU documents a number formatter as immutable; each result is an object of its own.
  let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - skeleton: What to show, in ICU's notation; `.00` shows two fraction digits.
  /// - Throws: ``ICUError`` when the tag or the skeleton is ill-formed, or ICU's data is missing.
  package init(locale: String, skeleton: String = "") throws(ICUError) {
    var opened: OpaquePointer?
    let status = unsafe skeleton.utf8.span.withUnsafeBufferPointer { skeleton in
      unsafe locale.utf8.span.withUnsafeBufferPointer { tag in
        unsafe cicu_number_formatter_open(
          skeleton.baseAddress, skeleton.count, tag.baseAddress, tag.count, &opened)
      }
    }
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "open the number format “\(skeleton)” of “\(locale)”")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe cicu_number_formatter_close(handle)
  }

  /// A number as the locale writes it.
  ///
  /// - Parameter number: ASCII text such as `-12.50` or `1E3`.
  /// - Throws: ``ICUError`` when the text is no number, or memory runs out.
  package func format(_ number: String) throws(ICUError) -> String {
    try unsafe number.utf8.span.withUnsafeBufferPointer { number throws(ICUError) in
      try unsafe Output.text(expecting: 64, "format a number") {
        unsafe cicu_number_formatter_format(handle, number.baseAddress, number.count, $0, $1, $2)
      }
    }
  }
}
