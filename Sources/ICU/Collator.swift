internal import CICU

/// The order in which readers of a language expect texts to be listed.
///
/// Follows the Unicode Collation Algorithm (UTS #10) with the tailorings of CLDR (UTS #35 part 5).
/// Canonically equivalent texts compare equal, in whatever normal form they are. Ill-formed UTF-8 is
/// read as U+FFFD. ICU counts in 32 bits: only the first 2^30 bytes of a text take part.
///
/// One collator may be used by any number of threads.
@safe
package struct Collator: ~Copyable, @unchecked Sendable {
  // Sendable: ICU's collator is changed by its setters alone. They are called before `init` returns
  // and never again; comparing and making keys read it only.
  private let handle: OpaquePointer

  /// Opens the order of a locale.
  ///
  /// A well-formed tag that CLDR knows nothing about (`zz`) gives the root order, as does any
  /// locale without a tailoring (`en`). The extension `-u-co-` chooses among a locale's orders:
  /// `de-u-co-phonebk`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - options: What differs from the locale's defaults.
  /// - Throws: ``ICUError`` when the tag is ill-formed (`U_ILLEGAL_ARGUMENT_ERROR`), or ICU's data
  ///   is missing.
  package init(locale: String, options: Options = Options()) throws(ICUError) {
    let options = cicu_collator_options(
      strength: options.strength?.value ?? CICU_STRENGTH_LOCALE_DEFAULT,
      numeric: options.isNumeric, case_level: options.hasCaseLevel)
    var opened: OpaquePointer?
    let status = unsafe locale.utf8.span.withUnsafeBufferPointer { tag in
      unsafe cicu_collator_open(tag.baseAddress, tag.count, options, &opened)
    }
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "open the collation order of “\(locale)”")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe cicu_collator_close(handle)
  }

  /// Compares two texts.
  package func compare(_ left: String, _ right: String) -> Order {
    compare(left.utf8.span, right.utf8.span)
  }

  /// Compares two texts in UTF-8.
  package func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Order {
    let result = unsafe left.withUnsafeBufferPointer { left in
      unsafe right.withUnsafeBufferPointer { right in
        unsafe cicu_collator_compare(
          handle, left.baseAddress, left.count, right.baseAddress, right.count)
      }
    }
    if result == 0 { return .same }
    return result < 0 ? .ascending : .descending
  }

  /// Whether the first text is listed before the second: the predicate of `sorted(by:)`.
  package func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    compare(left, right) == .ascending
  }

  /// Bytes whose lexicographic order is the order of the texts they were made from.
  ///
  /// Worth making when each text takes part in many comparisons. Keys of different collators, or
  /// of different versions of ICU, must not be mixed.
  ///
  /// - Throws: ``ICUError`` when memory runs out.
  package func sortKey(for text: String) throws(ICUError) -> [UInt8] {
    try sortKey(for: text.utf8.span)
  }

  /// Bytes whose lexicographic order is the order of the UTF-8 texts they were made from.
  ///
  /// - Throws: ``ICUError`` when memory runs out.
  package func sortKey(for text: Span<UInt8>) throws(ICUError) -> [UInt8] {
    try unsafe text.withUnsafeBufferPointer { text throws(ICUError) in
      try unsafe Output.bytes(expecting: 2 * text.count + 32, "make a sort key") {
        unsafe cicu_collator_sort_key(handle, text.baseAddress, text.count, $0, $1, $2)
      }
    }
  }
}
