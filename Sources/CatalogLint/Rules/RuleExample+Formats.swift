extension RuleExample {
  /// An English `.stringsdict` with these entries, in order.
  static func good(stringsdict entries: String, note: String? = nil) -> RuleExample {
    good([dictionary(entries)], note: note)
  }

  /// An English `.stringsdict` with these entries, with a finding at the mark.
  static func bad(stringsdict entries: String, note: String? = nil) -> RuleExample {
    bad([dictionary(entries)], note: note)
  }

  /// A `.stringsdict` with one plural: the key `apples`, the variable `n` and these cases.
  static func good(plural cases: String, in locale: String = "en", note: String? = nil)
    -> RuleExample
  {
    good([pluralFile(locale, cases)], note: note)
  }

  /// A `.stringsdict` with one plural, with a finding at the mark in its cases.
  static func bad(plural cases: String, in locale: String = "en", note: String? = nil)
    -> RuleExample
  {
    bad([pluralFile(locale, cases)], note: note)
  }

  /// A `.stringsdict` with one plural, with a finding at its variable.
  static func bad(markedPlural cases: String, in locale: String = "en", note: String? = nil)
    -> RuleExample
  {
    bad([dictionary(plural(cases, variableMark: "↓"), in: locale)], note: note)
  }

  /// A plural in English and its translation, in order.
  static func good(
    enPlural source: String, _ locale: String, _ target: String, note: String? = nil
  ) -> RuleExample {
    good([pluralFile("en", source), pluralFile(locale, target)], note: note)
  }

  /// A plural in English and its translation, with a finding at the mark.
  static func bad(
    enPlural source: String, _ locale: String, _ target: String, note: String? = nil
  ) -> RuleExample {
    bad([pluralFile("en", source), pluralFile(locale, target)], note: note)
  }

  /// A `.stringsdict` file with one plural: the key `apples`, the variable `n` and these cases.
  ///
  /// - Parameter mark: The mark of a finding at the key.
  static func pluralFile(_ locale: String, _ cases: String, mark: String = "") -> File {
    dictionary(plural(cases, keyMark: mark), in: locale)
  }

  /// A string catalog in English with these entries, in order.
  static func good(strings entries: String, note: String? = nil) -> RuleExample {
    good([catalog(entries)], note: note)
  }

  /// A string catalog in English with these entries, with a finding at the mark.
  static func bad(strings entries: String, note: String? = nil) -> RuleExample {
    bad([catalog(entries)], note: note)
  }

  private static func plural(
    _ cases: String, keyMark: String = "", variableMark: String = ""
  ) -> String {
    """
    \(keyMark)<key>apples</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string>
      \(variableMark)<key>n</key>
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

  private static func dictionary(_ entries: String, in locale: String = "en") -> File {
    File(
      "\(locale).lproj/Localizable.stringsdict",
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
