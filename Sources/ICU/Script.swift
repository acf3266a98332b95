internal import CICU

/// A script (UAX #24), by its ISO 15924 code.
package struct Script: Hashable, Sendable {
  /// The four letters of the code in one number, the first highest; 0 for none.
  private let code: UInt32

  /// Takes a code such as `Latn`.
  package init(_ code: StaticString) {
    var value: UInt32 = 0
    for index in 0..<code.utf8CodeUnitCount {
      let letter = unsafe code.utf8Start[index]
      value = value << 8 | UInt32(letter)
    }
    self.code = value
  }

  private init(code: UInt32) {
    self.code = code
  }

  /// The script of a code point.
  @inline(__always)
  package static func of(_ scalar: UInt32) -> Script {
    Script(code: cicu_script_of(scalar))
  }

  /// The scripts that a locale is written in; none for an ill-formed tag or one that CLDR does not know.
  ///
  /// Chinese is written in `Hani`, whether simplified or not; Japanese and Korean have several.
  package static func scripts(ofLocale tag: String) -> [Script] {
    var codes = [UInt32](repeating: 0, count: 16)
    let count = unsafe tag.utf8.span.withUnsafeBufferPointer { tag in
      unsafe codes.withUnsafeMutableBufferPointer { codes in
        unsafe cicu_locale_scripts(tag.baseAddress, tag.count, codes.baseAddress, codes.count)
      }
    }
    return codes.prefix(count).map { Script(code: $0) }
  }

  /// The code, such as `Latn`.
  package var name: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }

  /// Latin.
  package static let latin = Script("Latn")
  /// Cyrillic.
  package static let cyrillic = Script("Cyrl")
  /// Greek.
  package static let greek = Script("Grek")
  /// Used with many scripts.
  package static let common = Script("Zyyy")
  /// Of the script of the character before.
  package static let inherited = Script("Zinh")
}

/// What Unicode says of single code points.
package enum CharacterClass {
  /// Whether a code point is alphabetic.
  package static func isLetter(_ scalar: UInt32) -> Bool { cicu_is_letter(scalar) }
  /// Whether a code point is a combining mark.
  package static func isMark(_ scalar: UInt32) -> Bool { cicu_is_mark(scalar) }
}

extension Normalization {
  /// Whether a text has a code point that NFC may change; cheaper than ``isNFC(_:)-(Span<UInt8>)``.
  package static func mayChange(_ utf8: Span<UInt8>) -> Bool {
    unsafe utf8.withUnsafeBufferPointer { unsafe cicu_nfc_may_change($0.baseAddress, $0.count) }
  }
}

extension LocaleData {
  /// The quotation marks of a locale.
  package struct QuotationMarks: Sendable, Hashable {
    /// What opens and closes a quotation.
    package var outer: Pair
    /// What opens and closes one inside another.
    package var inner: Pair

    /// What opens and what closes, as code points.
    package struct Pair: Sendable, Hashable {
      /// What opens.
      package var start: UInt32
      /// What closes.
      package var end: UInt32
    }
  }

  /// The quotation marks of a locale (UTS #35 part 2, delimiters); nil for an ill-formed tag or where
  /// ICU's data is missing.
  package static func quotationMarks(of tag: String) -> QuotationMarks? {
    var marks = [UInt32](repeating: 0, count: 4)
    let status = unsafe tag.utf8.span.withUnsafeBufferPointer { tag in
      unsafe marks.withUnsafeMutableBufferPointer { marks -> cicu_status in
        guard let start = marks.baseAddress else { return CICU_OK }
        return unsafe cicu_locale_quotation_marks(tag.baseAddress, tag.count, start)
      }
    }
    guard status == CICU_OK, marks[0] != 0 else { return nil }
    return QuotationMarks(
      outer: .init(start: marks[0], end: marks[1]), inner: .init(start: marks[2], end: marks[3]))
  }
}
