extension RuleExample {
  /// An English `.stringsdict` with these entries, in order.
  static func good(stringsdict entries: String, note: String? = nil) -> RuleExample {
    good([dictionary(entries)], note: note)
  }

  /// An English `.stringsdict` with these entries, with a finding at the mark.
  static func bad(stringsdict entries: String, note: String? = nil) -> RuleExample {
    bad([dictionary(entries)], note: note)
  }

  /// A string catalog in English with these entries, in order.
  static func good(strings entries: String, note: String? = nil) -> RuleExample {
    good([catalog(entries)], note: note)
  }

  /// A string catalog in English with these entries, with a finding at the mark.
  static func bad(strings entries: String, note: String? = nil) -> RuleExample {
    bad([catalog(entries)], note: note)
  }

  private static func dictionary(_ entries: String) -> File {
    File(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(entries)
      </dict>
      </plist>

      """)
  }

  private static func catalog(_ entries: String) -> File {
    let lines = entries.split(separator: "\n", omittingEmptySubsequences: false)
    return File(
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
        },
        "version" : "1.0"
      }
      """)
  }
}
