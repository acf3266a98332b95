import CatalogLint
import CatalogSyntax
import Testing

@Suite("Fixes of texts")
struct TextFixTests {
  /// One text in English, its translation, and the translation after all fixes of one rule.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var isSafe: Bool
    var source: String
    var locale: String
    var before: String
    /// What it is afterwards; nil where there is no fix.
    var after: String?
    /// Whether something is left that has no fix.
    var isPartial = false
    var configure: @Sendable (inout LintOptions) -> Void = { _ in }
    var testDescription: String { "\(rule) \(locale) \(before)" }
  }

  static let cases: [Case] = [
    Case(
      rule: "ellipsis", isSafe: true, source: #"Wait…"#, locale: "fr",
      before: #"Att\U0065ndez... \"ici\"......"#, after: #"Att\U0065ndez… \"ici\"……"#),
    Case(
      rule: "double-space", isSafe: true, source: "a b c d", locale: "de",
      before: #"  a  b\n   c\U0020 \"d\"  e "#, after: #"  a b\n   c\U0020\"d\" e "#),
    Case(
      rule: "invisible-character", isSafe: true, source: "Settings", locale: "de",
      before: #"\UFEFFEin\U00ADstel\U200Blungen"#, after: "Einstellungen"),
    Case(
      rule: "invisible-character", isSafe: true, source: "Settings", locale: "de",
      before: #" \U200B "#, after: nil),
    Case(
      rule: "invisible-character", isSafe: false, source: "%d files", locale: "de",
      before: #"%\U200Bd Dateien"#, after: "%d Dateien"),
    Case(
      rule: "not-nfc", isSafe: true, source: "Coffee", locale: "fr",
      before: #"Cafe\U0301 Re\U0301\"sume\U0301"#, after: #"Café Ré\"sumé"#),
    Case(
      rule: "punctuation-spacing", isSafe: false, source: "Name: «Zoë»; sure?!", locale: "fr",
      before: #"Nom : « Zoë  »; sûr ?! 10:30"#,
      after: "Nom\u{A0}: «\u{A0}Zoë\u{A0}»\u{202F}; sûr\u{202F}?! 10:30"),
    Case(
      rule: "punctuation-spacing", isSafe: false, source: ": %@", locale: "fr",
      before: #" : %@: http://a.b"#, after: " : %@\u{A0}: http://a.b", isPartial: true),
    Case(
      rule: "mojibake", isSafe: false, source: "That’s a number", locale: "fr",
      before: #"NumÃ©ro Ãªtre \"itâ€™s\""#, after: #"Numéro être \"it’s\""#),
    Case(
      rule: "mojibake", isSafe: false, source: "Number", locale: "fr",
      before: "Num\u{FFFD}ro Ãªtre", after: nil),
    Case(
      rule: "bidi-control", isSafe: false, source: "By %@ ", locale: "ar",
      before: #"\U202Aبواسطة \U2068%@\U202C\U202C "#,
      after: #"\U202Aبواسطة \U2068%@"# + "\u{2069}\u{202C} "),
    Case(
      rule: "bidi-control", isSafe: false, source: "Hello", locale: "he",
      before: #"\U2067\U202Bשלום\U2069\U2069"#,
      after: #"\U2067\U202Bשלום"# + "\u{202C}" + #"\U2069"#),
    Case(
      rule: "nonstandard-space", isSafe: false, source: "Sign in now", locale: "de",
      before: #"Jetzt\U00A0anmelden oder\U00A0nicht, 5\U00A0km"#,
      after: #"Jetzt anmelden oder nicht, 5\U00A0km"#),
    Case(
      rule: "quote-style", isSafe: false, source: "Open “%@” or “%@”", locale: "de",
      before: #"«\U00A0%@\U00A0» oder “%@”"#, after: #"„%@“ oder „%@“"#),
    Case(
      rule: "quote-style", isSafe: false, source: "Open “%@”", locale: "fr",
      before: #"Ouvrir “%@”"#, after: "Ouvrir «\u{A0}%@\u{A0}»"),
    Case(
      rule: "quote-style", isSafe: false, source: "Open “a “b””", locale: "de",
      before: #"“a «b» c”"#, after: nil),
    Case(
      rule: "quotes-unbalanced", isSafe: false, source: "Open “%@”", locale: "de",
      before: "„%@ öffnen", after: "„%@“ öffnen"),
    Case(
      rule: "quotes-unbalanced", isSafe: false, source: "Open “%2$@” in %1$@", locale: "ja",
      before: "%1$@で%2$@」を開く", after: "%1$@で「%2$@」を開く"),
    Case(
      rule: "quotes-unbalanced", isSafe: false, source: #"\"Done\""#, locale: "pl",
      before: #"Gotowe\""#, after: #"\"Gotowe\""#),
    Case(
      rule: "quotes-unbalanced", isSafe: false, source: "Say “yes” now", locale: "de",
      before: "Sag „ja jetzt", after: nil),
    Case(
      rule: "do-not-translate", isSafe: false, source: "Sign in with Facebook", locale: "fil",
      before: #"Mag-sign in gamit ang Fecebook\n"#, after: #"Mag-sign in gamit ang Facebook\n"#
    ) { $0.doNotTranslate = ["Facebook"] },
    Case(
      rule: "do-not-translate", isSafe: false, source: "See Facebook", locale: "fil",
      before: "https://fecebook.com", after: nil
    ) { $0.doNotTranslate = ["facebook", "Facebook"] },
    Case(
      rule: "trailing-whitespace", isSafe: true, source: #"Name: "#, locale: "de",
      before: #"Name:\t"#, after: "Name: "),
  ]

  private static func files(
    _ input: Case, _ target: String
  ) -> [(path: String, bytes: [UInt8])] {
    [input.locale, "en"].sorted().map { locale in
      let text = locale == "en" ? input.source : target
      return ("\(locale).lproj/L.strings", Array("\"k\" = \"\(text)\"; // \(locale)\n".utf8))
    }
  }

  @Test("touch what is wrong and nothing else", arguments: cases)
  func fix(_ input: Case) async throws {
    var options = LintOptions()
    options.only = [input.rule]
    input.configure(&options)
    let files = Self.files(input, input.before)
    let path = "\(input.locale).lproj/L.strings"
    let safe = await FixedProject(files, includesUnsafe: false, options)
    #expect(safe.before.diagnostics.map(\.rule) == [input.rule])
    let all = await FixedProject(files, includesUnsafe: true, options)
    let wanted = Self.files(input, input.after ?? input.before)
    for (result, isFixed) in [(safe, input.isSafe), (all, true)] {
      let expected = (isFixed ? wanted : files).first { $0.path == path }?.bytes
      #expect(
        result.files[path].map { String(decoding: $0, as: UTF8.self) }
          == expected.map { String(decoding: $0, as: UTF8.self) })
      #expect(result.files[path] == expected)
      #expect(
        result.after.diagnostics.isEmpty == (isFixed && input.after != nil && !input.isPartial))
    }
  }

  @Test("are spelled as their file spells texts")
  func spelling() async {
    func encoded(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }
    let catalog = """
      {"sourceLanguage":"en","strings":{"Wait…":{"localizations":{"fr":{"stringUnit":{
      "state":"translated","value":"Attendez\\u002e..\\t\\"ici\\""}}}}},"version":"1.0"}
      """
    let dictionary = """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@v@&#46;..</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>

      """
    var options = LintOptions()
    options.only = ["ellipsis"]
    let result = await FixedProject(
      [
        ("A.xcstrings", Array(catalog.utf8)),
        ("en.lproj/D.stringsdict", Array(dictionary.replacing("&#46;..", with: "…").utf8)),
        ("en.lproj/W.strings", encoded("\"k\" = \"Wait…\";\n")),
        ("fr.lproj/D.stringsdict", Array(dictionary.utf8)),
        ("fr.lproj/W.strings", encoded("\"k\" = \"Attendez ... 🎈\";\n")),
      ], includesUnsafe: false, options)
    #expect(result.before.diagnostics.count == 3)
    #expect(result.after.diagnostics.isEmpty)
    #expect(
      result.files["A.xcstrings"] == Array(catalog.replacing("\\u002e..", with: "…").utf8))
    #expect(
      result.files["fr.lproj/D.stringsdict"]
        == Array(dictionary.replacing("&#46;..", with: "…").utf8))
    #expect(result.files["fr.lproj/W.strings"] == encoded("\"k\" = \"Attendez … 🎈\";\n"))
  }

  @Test("are not worked out where nobody asks for them, and findings are the same without")
  func laziness() async {
    for input in Self.cases {
      var options = LintOptions()
      options.only = [input.rule]
      input.configure(&options)
      let files = await project(Self.files(input, input.before))
      let with = await Linter(options).lint(files).diagnostics
      options.makesFixes = false
      let without = await Linter(options).lint(files).diagnostics
      #expect(without.allSatisfy { $0.fix == nil })
      #expect(
        without
          == with.map { finding in
            var finding = finding
            finding.fix = nil
            return finding
          })
    }
  }
}
