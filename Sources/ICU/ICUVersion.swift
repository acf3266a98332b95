internal import CICU

/// The versions behind every answer of this module.
///
/// Locale data changes between releases: a difference in the texts of two machines is often a
/// difference of these numbers.
package enum ICUVersion {
  /// The version of the ICU library in use, for example `72.1`.
  package static var icu: String {
    unsafe fixed { unsafe cicu_version_icu($0, $1, $2) }
  }

  /// The version of the Unicode Standard that character properties follow, for example `15.0`.
  package static var unicode: String {
    unsafe fixed { unsafe cicu_version_unicode($0, $1, $2) }
  }

  /// The version of CLDR that locale data comes from, for example `42`.
  ///
  /// - Throws: ``ICUError`` when ICU's data is missing. It is the cheapest question that needs the
  ///   data, so it also tells whether the installation is whole.
  package static func cldr() throws(ICUError) -> String {
    try unsafe Output.ascii("read the version of CLDR") { unsafe cicu_version_cldr($0, $1, $2) }
  }

  /// Both numbers are compiled into the library and cannot fail to be read.
  private static func fixed(_ fill: Output.Fill<CChar>) -> String {
    do {
      return try unsafe Output.ascii("read a version", fill)
    } catch {
      return "unknown"
    }
  }
}
