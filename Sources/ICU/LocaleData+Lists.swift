internal import CICU

extension LocaleData {
  /// The tags of all locales ICU has data for, in ICU's order; root is not among them, and
  /// none is when ICU's data is missing.
  package static var availableLocales: [String] {
    (0..<cicu_locale_available_count()).compactMap { index in
      do {
        return try unsafe Output.ascii("list a locale") {
          unsafe cicu_locale_available(index, $0, $1, $2)
        }
      } catch {
        return nil
      }
    }
  }

  /// Whether a code is one of the languages ICU lists: ISO 639 in lower case, without deprecated
  /// codes (`iw`), with `und`, `mul` and `zxx`.
  package static func isKnownLanguage(_ code: String) -> Bool {
    unsafe code.utf8.span.withUnsafeBufferPointer {
      unsafe cicu_language_is_known($0.baseAddress, $0.count)
    }
  }

  /// Whether a code is one of the regions ICU lists: two capital letters of ISO 3166-1 or a
  /// grouping (`EU`), or three digits of a UN M.49 grouping (`419`).
  ///
  /// Deprecated codes (`SU`), aliases (`UK`, `840`) and the unknown region `ZZ` are not known.
  package static func isKnownRegion(_ code: String) -> Bool {
    unsafe code.utf8.span.withUnsafeBufferPointer {
      unsafe cicu_region_is_known($0.baseAddress, $0.count)
    }
  }

  /// Whether a code is one of the scripts ICU lists: ISO 15924 in title case, with the combined
  /// ones (`Hans`, `Jpan`) and the codes for no particular script (`Zyyy`, `Zxxx`, `Zzzz`).
  ///
  /// The typographic variant `Aran` is not among them, nor are private-use codes.
  package static func isKnownScript(_ code: String) -> Bool {
    unsafe code.utf8.span.withUnsafeBufferPointer {
      unsafe cicu_script_is_known($0.baseAddress, $0.count)
    }
  }
}
