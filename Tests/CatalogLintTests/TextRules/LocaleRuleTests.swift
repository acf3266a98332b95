import CatalogLint
import CatalogSyntax
import StringCatalog
import Testing

@Suite("Folders and the languages they stand for")
struct LocaleRuleTests {
  /// Folders of one bundle with the messages about them.
  static let cases: [(folders: [String], expected: [String])] = [
    (["Base", "en", "pt-BR", "zh-Hans", "zh-Hant-HK", "sr-Latn", "es-419", "nn"], []),
    (["en", "zh_TW"], ["zh_TW: “zh_TW” is an alias of zh-Hant; rename the folder"]),
    (["en", "iw"], ["iw: “iw” is an alias of he; rename the folder"]),
    (["en", "in"], ["in: “in” is an alias of id; rename the folder"]),
    (["EN"], ["EN: “EN” is an alias of en; rename the folder"]),
    (["English"], ["English: “English” is an old name for en; rename the folder"]),
    (
      ["English", "en"],
      ["English: “English” and “en” mean one locale; merge the two folders"]
    ),
    (["en", "zh", "zh-Hans"], ["zh: “zh” and “zh-Hans” mean one locale; merge the two folders"]),
    (["en", "zh-HK", "zh-Hant"], []),
    (
      ["en", "zh-CN", "zh-Hans"],
      [
        "zh-CN: “zh-CN” is an alias of zh-Hans; rename the folder",
        "zh-Hans: “zh-Hans” and “zh-CN” mean one locale; merge the two folders",
      ]
    ),
    (
      ["en", "DK-nb-NO"],
      [
        "DK-nb-NO: “DK-nb-NO” is not a language tag, so its texts are never shown; rename the folder"
      ]
    ),
  ]

  @Test("folders", arguments: cases.indices)
  func folders(_ index: Int) async {
    let input = Self.cases[index]
    let files = input.folders.map { ("\($0).lproj/T.strings", Array("\"a\" = \"x\";".utf8)) }
    let report = await lint(files, .english)
    let found = report.diagnostics.map { "\($0.locale ?? "-"): \($0.message)" }
    #expect(found == input.expected)
    #expect(
      report.diagnostics.allSatisfy { $0.file == "\($0.locale ?? "").lproj" && $0.place == nil })
  }

  @Test(
    "one language in one script is the same language",
    arguments: [
      ("en", "en-GB", true), ("en-US", "en-AU", true), ("pt", "pt-PT", true),
      ("zh-Hans", "zh", true), ("zh-CN", "zh-Hans-SG", true), ("zh-Hans", "zh-Hant", false),
      ("zh-HK", "zh-TW", true), ("sr", "sr-Latn", false), ("sr-Cyrl", "sr-RS", true),
      ("en", "de", false), ("nb", "nn", false), ("Base", "Base", false), ("no", "nb", true),
      ("hi", "hi-Latn", false), ("yue", "yue-Hant", true), ("yue", "yue-CN", false),
      ("yue", "zh-HK", false),
    ])
  func sameLanguage(_ first: String, _ second: String, _ expected: Bool) {
    let (first, second) = (LocaleIdentifier(first), LocaleIdentifier(second))
    #expect(first.hasSameLanguage(as: second) == expected)
    #expect(second.hasSameLanguage(as: first) == expected)
  }

  @Test(
    "a script that goes without saying may be left out",
    arguments: [
      ("zh-Hans", "zh"), ("zh", "zh"), ("zh-Hant", "zh-Hant"), ("zh-Hans-SG", "zh-Hans-SG"),
      ("sr-Cyrl", "sr"), ("en-GB", "en-GB"), ("hi-Latn", "hi-Latn"), ("hi-Deva", "hi"),
      ("yue-Hans", "yue-Hans"), ("yue-Hant", "yue"),
    ])
  func usualScript(_ tag: String, _ expected: String) {
    #expect(LocaleIdentifier(tag).withoutUsualScript == LocaleIdentifier(expected))
  }
}
