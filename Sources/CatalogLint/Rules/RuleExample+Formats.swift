extension RuleExample {
  /// An English `.stringsdict` with these entries, in order.
  static func good(stringsdict entries: String, note: String? = nil) -> RuleExample {
    good([dictionary(entries)], note: note)
  }

  /// An English `.stringsdict` with these entries, with a finding at the mark.
  static func bad(stringsdict entries: String, note: String? = nil) -> RuleExample {
    bad([dictionary(entries)], note: note)
  }

  /// An English `.stringsdict` with one plural: the key `apples`, the variable `n` and these cases.
  static func good(plural cases: String, note: String? = nil) -> RuleExample {
    good(stringsdict: plural(cases, mark: ""), note: note)
  }

  /// An English `.stringsdict` with one plural, with a finding at the mark in its cases.
  static func bad(plural cases: String, note: String? = nil) -> RuleExample {
    bad(stringsdict: plural(cases, mark: ""), note: note)
  }

  /// An English `.stringsdict` with one plural, with a finding at its variable.
  static func bad(markedPlural cases: String, note: String? = nil) -> RuleExample {
    bad(stringsdict: plural(cases, mark: "↓"), note: note)
  }

  /// A string catalog in English with these entries, in order.
  static func good(strings entries: String, note: String? = nil) -> RuleExample {
    good([catalog(entries)], note: note)
  }

  /// A string catalog in English with these entries, with a finding at the mark.
  static func bad(strings entries: String, note: String? = nil) -> RuleExample {
    bad([catalog(entries)], note: note)
  }

  private static func plural(_ cases: String, mark: String) -> String {
    """
    <key>apples</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string>
      \(mark)<key>n</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key>
        <string>lld</string>
    \(cases.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      </dict>
    </dict>
    """
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
