import CatalogLint
import CatalogSyntax
import Testing

@Suite("Comments that hide findings")
struct HiddenFindingTests {
  private static func plural(_ comment: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <!-- \(comment) -->
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>%d file</string>
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }

  private static func catalog(_ comment: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@" : {
          "comment" : "\(comment)",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Bonjour" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static let near = "\"OK\" = \"OK\";\n"

  static let cases: [ProjectCase] = [
    .init(
      "above the entry",
      [
        "x.strings": near
          + "/* stringsctl:ignore near-duplicate-key -- fixed */\n\"ok\" = \"OK\";\n"
      ],
      finds: []),
    .init(
      "behind the entry on its line",
      [
        "x.strings": near
          + "\"ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key\n\"b\" = \"c\";\n"
      ],
      finds: []),
    .init(
      "between the tokens of the entry",
      ["x.strings": near + "\"ok\" /* stringsctl:ignore near-duplicate-key */ = \"OK\";\n"],
      finds: []),
    .init(
      "not in a text",
      ["x.strings": near + "\"ok\" = \"/* stringsctl:ignore near-duplicate-key */\";\n"],
      finds: ["near-duplicate-key ok"]),
    .init(
      "not behind a blank line",
      ["x.strings": near + "// stringsctl:ignore near-duplicate-key\n\n\"ok\" = \"OK\";\n"],
      finds: ["suppression-unused", "near-duplicate-key ok"]),
    .init(
      "without rules everything about the entry",
      en: "\"a\" = \" %@ and %d\";\n", "de",
      "/* stringsctl:ignore -- draft */\n\"a\" = \"%d und %@\";\n", finds: []),
    .init(
      "an underscore is read as a hyphen",
      ["x.strings": near + "\"ok\" = \"OK\"; // stringsctl:ignore near_duplicate_key\n"], finds: []),
    .init(
      "a rule that does not exist is told, the others hold",
      [
        "x.strings": near
          + "\"ok\" = \"OK\"; // stringsctl:ignore empty-kee, near-duplicate-key fixed\n"
      ], finds: ["suppression-unused ok", "suppression-unused ok"]),
    .init(
      "a key that is missing, from the source language",
      en: "// stringsctl:ignore missing-key in fr, de\n\"a\" = \"One\";\n\"b\" = \"Two\";\n", "de",
      "\"b\" = \"Zwei\";\n", finds: []),
    .init(
      "not in a language that is not named",
      [
        "en.lproj/A.strings": "\"a\" = \"One\"; // stringsctl:ignore untranslated in fr\n",
        "de.lproj/A.strings": "\"a\" = \"One\"; // stringsctl:ignore untranslated in fr\n",
        "fr.lproj/A.strings": "\"a\" = \"One\";\n",
      ], finds: ["untranslated a"]),
    .init(
      "not from one translation in another",
      [
        "en.lproj/A.strings": "\"a\" = \"One\";\n",
        "de.lproj/A.strings": "\"a\" = \"Eins\"; // stringsctl:ignore untranslated in fr\n",
        "fr.lproj/A.strings": "\"a\" = \"One\";\n",
      ], finds: ["untranslated a"]),
    .init(
      "an alias names the same locale",
      [
        "en.lproj/A.strings": "\"a\" = \"One\"; // stringsctl:ignore untranslated in zh_CN\n",
        "zh-Hans.lproj/A.strings": "\"a\" = \"One\";\n",
      ], finds: []),
    .init(
      "a .stringsdict entry",
      ["en.lproj/A.stringsdict": plural("Files. stringsctl:ignore plural-missing-other — by hand")],
      finds: []),
    .init(
      "a .stringsdict entry, in vain",
      ["en.lproj/A.stringsdict": plural("stringsctl:ignore plural-unused-category")],
      finds: ["suppression-unused files", "plural-missing-other files"]),
    .init(
      "an entry of a catalog in all its locales",
      ["A.xcstrings": catalog("Greets. stringsctl:ignore placeholder-missing -- short")], finds: []),
    .init(
      "an entry of a catalog in one locale",
      ["A.xcstrings": catalog("Greets.\\nstringsctl:ignore placeholder-missing in de -- short")],
      finds: ["placeholder-missing Hello %@"]),
    .init(
      "a whole file",
      [
        "x.strings": "// Of old. stringsctl:ignore-file near-duplicate-key -- frozen\n\n" + near
          + "\"ok\" = \"OK\";\n\"Ok\" = \"OK\";\n"
      ], finds: []),
    .init(
      "a whole file, for findings about none of its entries",
      ["x.strings": "// stringsctl:ignore-file trailing-newline -- generated\n\"a\" = \"b\";"],
      finds: []),
    .init(
      "a whole file only from its top, and only with names",
      [
        "x.strings": "// stringsctl:ignore-file\n\n" + near
          + "// stringsctl:ignore-file near-duplicate-key\n\"ok\" = \"OK\";\n"
      ],
      finds: ["suppression-unused", "suppression-unused", "near-duplicate-key ok"]),
    .init(
      "never what keeps a file from being read",
      [
        "x.strings":
          "\"a\" = \"b\" // stringsctl:ignore missing-semicolon, syntax-error\n\"c\" = \"d\";\n"
      ],
      finds: ["missing-semicolon a", "suppression-unused a", "suppression-unused a"]),
    .init(
      "what cannot be judged without the source is not called unused",
      [
        "de.lproj/A.strings": "\"a\" = \"One\"; // stringsctl:ignore untranslated -- a name\n",
        "x.strings": "\"a\" = \"One\"; // stringsctl:ignore\n",
      ], finds: []),
    .init(
      "what concerns a locale that is not there is not called unused",
      [
        "en.lproj/A.strings":
          "\"a\" = \"One\"; // stringsctl:ignore untranslated in de, fr -- a name\n"
      ], finds: []),
    .init(
      "nothing behind “in”, and what is no locale",
      [
        "x.strings": near
          + "\"ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key in -- x\n"
          + "\"Ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key in d! -- x\n"
      ],
      finds: [
        "near-duplicate-key ok", "suppression-unused ok", "near-duplicate-key Ok",
        "suppression-unused Ok",
      ]),
    .init(
      "in an XML property list",
      [
        "x.strings": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <!-- stringsctl:ignore-file plist-format — made by Xcode -->

          <key>OK</key><string>OK</string>
          <key>ok</key><string>OK</string> <!-- stringsctl:ignore near-duplicate-key -->
        </dict>
        </plist>

        """
      ], finds: []),
  ]

  @Test("hide what they name and nothing else", arguments: cases)
  func hides(_ input: ProjectCase) async {
    var options = LintOptions()
    if input.files.keys.contains(where: { $0.hasPrefix("en.lproj/") }) { options.source = "en" }
    options.severities["catalog-not-canonical"] = .info
    let found = await input.found(options).filter { $0 != "catalog-not-canonical" }
    #expect(found == input.expected)
  }

  @Test("a rule that did not run is not called unused")
  func switchedOff() async {
    let input = ProjectCase(
      "",
      [
        "x.strings": "\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key\n"
          + "\"c\" = \"d\"; // stringsctl:ignore\n"
      ], finds: [])
    var options = LintOptions()
    options.disabled = ["near-duplicate-key"]
    #expect(await input.found(options) == [])
  }

  @Test("messages name the rule that was meant")
  func suggestion() async {
    let input = ProjectCase(
      "", ["x.strings": "\"a\" = \"b\"; // stringsctl:ignore unused-esacpe, unkown-escape\n"],
      finds: [])
    let messages = await input.report(LintOptions()).diagnostics.map(\.message.description)
    #expect(
      messages == [
        "there is no rule “unkown-escape”; did you mean “unknown-escape”?",
        "there is no rule “unused-esacpe”; a reason begins with --",
      ])
  }

  @Test("the same findings on any number of threads")
  func threads() async {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<40).map { number in
        (
          "\(number).strings",
          "\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // stringsctl:ignore \(number % 2 == 0 ? "bom" : "")\n"
        )
      })
    let input = ProjectCase("", files, finds: [])
    var options = LintOptions()
    let one = await input.found(options)
    #expect(one.count == 40)
    options.jobs = 7
    #expect(await input.found(options) == one)
  }
}
