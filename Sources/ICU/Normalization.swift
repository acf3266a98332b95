internal import CICU

/// Unicode normal forms (UAX #15).
///
/// Ill-formed UTF-8 is read as U+FFFD, one for each maximal subpart, so an answer is always
/// well formed. Time is linear in the text's length. NFC and NFD are compiled into ICU and need no
/// data file.
package enum Normalization {
  /// The canonical composition: what text on the web and in most files already is.
  package static func nfc(_ text: String) -> String {
    let bytes = text.utf8.span
    guard !isPlain(bytes) else { return text }
    return self.text(CICU_NFC, bytes, expecting: bytes.count + 16) ?? text
  }

  /// The canonical composition of UTF-8 bytes.
  package static func nfc(_ utf8: Span<UInt8>) -> [UInt8] {
    guard !isPlain(utf8) else { return copy(utf8) }
    return bytes(CICU_NFC, utf8, expecting: utf8.count + 16) ?? copy(utf8)
  }

  /// The canonical decomposition.
  package static func nfd(_ text: String) -> String {
    let bytes = text.utf8.span
    guard !isASCII(bytes) else { return text }
    return self.text(CICU_NFD, bytes, expecting: bytes.count + bytes.count / 2 + 16) ?? text
  }

  /// The canonical decomposition of UTF-8 bytes.
  package static func nfd(_ utf8: Span<UInt8>) -> [UInt8] {
    guard !isASCII(utf8) else { return copy(utf8) }
    return bytes(CICU_NFD, utf8, expecting: utf8.count + utf8.count / 2 + 16) ?? copy(utf8)
  }

  /// The form in which texts match without regard to case, compatibility variants and invisible
  /// code points (NFKC_Casefold, Unicode 15 section 3.13).
  ///
  /// - Throws: ``ICUError`` when ICU's data is missing.
  package static func nfkcCaseFold(_ text: String) throws(ICUError) -> String {
    let bytes = text.utf8.span
    return try unsafe bytes.withUnsafeBufferPointer { source throws(ICUError) in
      try unsafe Output.text(expecting: source.count + 16, "fold the case of a text") {
        unsafe cicu_normalize(CICU_NFKC_CASE_FOLD, source.baseAddress, source.count, $0, $1, $2)
      }
    }
  }

  /// The NFKC_Casefold form of UTF-8 bytes.
  ///
  /// - Throws: ``ICUError`` when ICU's data is missing.
  package static func nfkcCaseFold(_ utf8: Span<UInt8>) throws(ICUError) -> [UInt8] {
    try unsafe utf8.withUnsafeBufferPointer { source throws(ICUError) in
      try unsafe Output.bytes(expecting: source.count + 16, "fold the case of a text") {
        unsafe cicu_normalize(CICU_NFKC_CASE_FOLD, source.baseAddress, source.count, $0, $1, $2)
      }
    }
  }

  /// Whether a text is in NFC.
  package static func isNFC(_ text: String) -> Bool {
    isNFC(text.utf8.span)
  }

  /// Whether UTF-8 bytes are in NFC; ill-formed ones never are.
  package static func isNFC(_ utf8: Span<UInt8>) -> Bool {
    isPlain(utf8) || isNormalized(CICU_NFC, utf8)
  }

  /// Whether UTF-8 bytes are in NFD; ill-formed ones never are.
  package static func isNFD(_ utf8: Span<UInt8>) -> Bool {
    isASCII(utf8) || isNormalized(CICU_NFD, utf8)
  }
}

extension Normalization {
  /// Whether the text is well formed and below U+0300, where NFC changes nothing.
  private static func isPlain(_ utf8: Span<UInt8>) -> Bool {
    unsafe utf8.withUnsafeBufferPointer {
      unsafe cicu_latin_prefix($0.baseAddress, $0.count) == $0.count
    }
  }

  private static func isASCII(_ utf8: Span<UInt8>) -> Bool {
    unsafe utf8.withUnsafeBufferPointer {
      unsafe cicu_ascii_prefix($0.baseAddress, $0.count) == $0.count
    }
  }

  private static func isNormalized(_ form: cicu_normal_form, _ utf8: Span<UInt8>) -> Bool {
    var result = false
    let status = unsafe utf8.withUnsafeBufferPointer {
      unsafe cicu_is_normalized(form, $0.baseAddress, $0.count, &result)
    }
    return status == CICU_OK && result
  }

  private static func copy(_ utf8: Span<UInt8>) -> [UInt8] {
    unsafe utf8.withUnsafeBufferPointer { unsafe [UInt8]($0) }
  }

  /// Nil only when memory runs out.
  private static func bytes(
    _ form: cicu_normal_form, _ utf8: Span<UInt8>, expecting expected: Int
  ) -> [UInt8]? {
    do {
      return try unsafe utf8.withUnsafeBufferPointer { source throws(ICUError) in
        try unsafe Output.bytes(expecting: expected, "normalize a text") {
          unsafe cicu_normalize(form, source.baseAddress, source.count, $0, $1, $2)
        }
      }
    } catch {
      return nil
    }
  }

  /// Nil only when memory runs out.
  private static func text(
    _ form: cicu_normal_form, _ utf8: Span<UInt8>, expecting expected: Int
  ) -> String? {
    do {
      return try unsafe utf8.withUnsafeBufferPointer { source throws(ICUError) in
        try unsafe Output.text(expecting: expected, "normalize a text") {
          unsafe cicu_normalize(form, source.baseAddress, source.count, $0, $1, $2)
        }
      }
    } catch {
      return nil
    }
  }
}
