internal import CICU

/// What CLDR knows about locales, languages, scripts and regions (UTS #35).
///
/// Locales are BCP 47 language tags of at most 255 bytes; `_` is no separator. A well-formed tag
/// need not mean anything: `zz` passes. The process's own locale is never asked.
package enum LocaleData {
  /// The canonical spelling of a language tag, or nil when it is ill-formed (RFC 5646).
  ///
  /// Fixes the case and order of subtags, replaces grandfathered tags (`i-klingon` by `tlh`),
  /// extended languages (`zh-yue` by `yue`) and the deprecated codes that ICU replaces: `iw` by
  /// `he`, `in` by `id`, `ji` by `yi`, `jw` by `jv`, `mo` by `ro`, and regions such as `DD` by
  /// `DE`. All of that is compiled into ICU and needs no data file. The further aliases of CLDR are kept as they are: `no`, `tl`, `sh`, `cmn`, `prs`. A tag
  /// of private use alone (`x-foo`) gains `und`.
  package static func canonicalTag(_ tag: String) -> String? {
    unsafe answer(tag) { unsafe cicu_locale_canonical_tag($0, $1, $2, $3, $4) }
  }

  /// The canonical tag with its likely script and region added, or nil when it is ill-formed.
  ///
  /// Nil also when ICU's data is missing. `zh-TW` gives `zh-Hant-TW`. What CLDR has no likely subtags for (`zz`) stays as it is.
  /// Extensions and variants are kept.
  package static func maximized(_ tag: String) -> String? {
    unsafe answer(tag) { unsafe cicu_locale_maximized($0, $1, $2, $3, $4) }
  }

  /// The shortest canonical tag that maximizes to the same one, or nil when it is ill-formed.
  ///
  /// Nil also when ICU's data is missing. `zh-Hant-TW` gives `zh-TW`: of a script and a region that say the same, the region stays.
  package static func minimized(_ tag: String) -> String? {
    unsafe answer(tag) { unsafe cicu_locale_minimized($0, $1, $2, $3, $4) }
  }

  /// The name of a locale in the language of another.
  ///
  /// Subtags without a name appear as they are, and so does everything in a display locale that
  /// CLDR has no data for (`zz`).
  ///
  /// - Parameters:
  ///   - tag: The locale to name.
  ///   - displayLocale: The locale whose language the name is in.
  /// - Returns: The name, or `tag` itself when one of the two is ill-formed or ICU's data is
  ///   missing.
  package static func displayName(of tag: String, in displayLocale: String) -> String {
    do {
      return try unsafe displayLocale.utf8.span.withUnsafeBufferPointer {
        display throws(ICUError) in
        try unsafe tag.utf8.span.withUnsafeBufferPointer { tag throws(ICUError) in
          try unsafe Output.text(expecting: 96, "name a locale") {
            unsafe cicu_locale_display_name(
              tag.baseAddress, tag.count, display.baseAddress, display.count, $0, $1, $2)
          }
        }
      }
    } catch {
      return tag
    }
  }

  /// Whether the locale's script, written or likely, runs from right to left.
  ///
  /// False for ill-formed and unknown tags.
  package static func isRightToLeft(_ tag: String) -> Bool {
    var result = false
    let status = unsafe tag.utf8.span.withUnsafeBufferPointer {
      unsafe cicu_locale_is_right_to_left($0.baseAddress, $0.count, &result)
    }
    return status == CICU_OK && result
  }

  private static func answer(
    _ tag: String,
    _ fill: (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>
    ) -> cicu_status
  ) -> String? {
    do {
      return try unsafe tag.utf8.span.withUnsafeBufferPointer { tag throws(ICUError) in
        try unsafe Output.ascii("read a language tag") {
          unsafe fill(tag.baseAddress, tag.count, $0, $1, $2)
        }
      }
    } catch {
      return nil
    }
  }
}

extension LocaleData {
  /// Whether a UTF-8 text has a character whose direction is strongly right to left (UAX #9, classes
  /// `R` and `AL`).
  package static func hasRightToLeft(_ text: Span<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { unsafe cicu_has_right_to_left($0.baseAddress, $0.count) }
  }
}
