import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Texts that override others")
struct OverrideTests {
  /// A base, the texts that override it, and what is to be found.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var base: [String: String]
    var files: [String: String]
    var expected: [String]
    var testDescription: String { name }

    init(
      _ name: String, base: [String: String], _ files: [String: String], finds expected: [String]
    ) {
      self.name = name
      self.base = base
      self.files = files
      self.expected = expected
    }
  }

  private static let library = [
    "en.lproj/Localizable.strings":
      "\"hello\" = \"Hello %@, %d new\";\n\"bye\" = \"Bye\";\n\"ok\" = \"OK\";\n",
    "de.lproj/Localizable.strings": "\"hello\" = \"Hallo %@, %d neu\";\n\"old\" = \"Alt\";\n",
  ]

  private static func plural(_ key: String, _ type: String, _ one: String, _ other: String)
    -> String
  {
    """
    <plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
    </dict></dict></dict></plist>

    """
  }

  static let cases: [Case] = [
    .init(
      "need not be complete, nor in the source language",
      base: library,
      [
        "fr.lproj/Localizable.strings": "\"bye\" = \"Au revoir\";\n",
        "de.lproj/Localizable.strings": "\"ok\" = \"OK\";\n",
      ], finds: []),
    .init(
      "may be blank", base: library, ["en.lproj/Localizable.strings": "\"hello\" = \"\";\n"],
      finds: []),
    .init(
      "are compared with the base and not with each other", base: library,
      [
        "en.lproj/Localizable.strings": "\"bye\" = \"See you  \";\n\"hello\" = \"Hi %@, %d\";\n",
        "fr.lproj/Localizable.strings": "\"hello\" = \"%d pour %@\";\n\"bye\" = \"À %@\";\n",
      ], finds: ["placeholder-order hello", "placeholder-extra bye"]),
    .init(
      "lose an argument", base: library,
      ["en.lproj/Localizable.strings": "\"hello\" = \"Hi %@\";\n"],
      finds: ["placeholder-missing hello"]),
    .init(
      "have a key that only a translation of the base has", base: library,
      ["en.lproj/Localizable.strings": "\"old\" = \"Old\";\n"], finds: []),
    .init(
      "have a key of another table",
      base: [
        "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
        "en.lproj/Share.strings": "\"b\" = \"B\";\n",
      ],
      [
        "en.lproj/Localizable.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n",
        "en.lproj/Share.strings": "\"b\" = \"2\";\n",
        "en.lproj/Other.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n",
      ], finds: ["unknown-override-key b"]),
    .init(
      "say one thing about an unknown key", base: library,
      ["en.lproj/Localizable.strings": "\"hallo\" = \"%@ %1$@ %k\";\n"],
      finds: ["unknown-override-key hallo"]),
    .init(
      "replace a plural by a text, and a text by a plural",
      base: [
        "en.lproj/A.stringsdict": plural("files", "lld", "%lld file", "%lld files"),
        "en.lproj/A.strings": "\"days\" = \"%lld days\";\n",
      ],
      [
        "en.lproj/A.strings": "\"files\" = \"Files: %lld\";\n",
        "fr.lproj/A.strings": "\"files\" = \"Fichiers : %@\";\n",
        "en.lproj/A.stringsdict": plural("days", "lld", "a day", "%lld days"),
        "fr.lproj/A.stringsdict": plural("days", "@", "%@ jour", "%@ jours"),
      ],
      finds: [
        "placeholder-type files", "placeholder-type days",
      ]),
    .init(
      "replace a plural by another one",
      base: [
        "en.lproj/A.stringsdict": plural("files", "lld", "%lld file", "%lld files")
      ],
      [
        "en.lproj/A.stringsdict": plural("files", "lld", "one", "%lld in %@"),
        "de.lproj/A.stringsdict": plural("files", "lld", "eine", "%lld"),
      ], finds: ["placeholder-extra files"]),
    .init(
      "are in a catalog", base: library,
      [
        "Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "hello" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ und %@"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %d"
                  }
                }
              }
            },
            "helo" : {

            }
          },
          "version" : "1.0"
        }
        """
      ], finds: ["placeholder-type hello", "unknown-override-key helo"]),
    .init(
      "override a catalog",
      base: [
        "Localizable.xcstrings":
          #"{"sourceLanguage":"en","strings":{"Open %@":{},"x":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%d"}}}}},"version":"1.0"}"#
      ],
      ["de.lproj/Localizable.strings": "\"Open %@\" = \"Öffnen\";\n\"x\" = \"%@\";\n"],
      finds: ["placeholder-missing Open %@", "placeholder-type x"]),
    .init(
      "hide a finding by a comment, and not in vain", base: library,
      [
        "en.lproj/Localizable.strings":
          "\"next\" = \"Next\"; // stringsctl:ignore unknown-override-key -- of the next version\n"
          + "\"bye\" = \"See you\"; // stringsctl:ignore placeholder-extra, missing-key\n"
      ], finds: ["suppression-unused bye"]),
    .init(
      "do not repeat in each language what is said of keys",
      base: [
        "en.lproj/A.strings": "\"a\" = \"1\";\n\"A\" = \"2\";\n"
      ],
      [
        "en.lproj/A.strings": "\"a\" = \"1\";\n\"A\" = \"2\";\n",
        "de.lproj/A.strings": "\"a\" = \"1\";\n\"A\" = \"2\";\n",
      ], finds: ["near-duplicate-key A"]),
  ]

  @Test("are held against what they replace", arguments: cases)
  func findings(_ input: Case) async {
    var options = LintOptions()
    let base = input.base.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    options.overrides = OverrideBase(await project(base), source: nil)
    let report = await ProjectCase("", input.files, finds: []).report(options)
    #expect(Self.found(report).sorted() == input.expected.sorted())
    #expect(report.sourceNotes == [])
  }

  @Test("an app's own words for the sign-in screens")
  func builtIn() async throws {
    var options = LintOptions()
    options.overrides = await OverrideBase.builtIn()
    let report = await lint(try Self.files("sign-in"), options)
    #expect(
      Self.found(report) == [
        "unknown-override-key Sign in with firebse", "unknown-override-key Sign in with Gogle",
        "placeholder-type PasswordRecoveryEmailSentMessage", "placeholder-extra auth/user-disabled",
      ])
    let fixes = report.diagnostics.compactMap(\.fix)
    #expect(
      fixes.map(\.title.description) == [
        "Rename the key to “Sign in with Firebase”", "Rename the key to “Sign in with Google”",
      ])
    #expect(fixes.allSatisfy { $0.safety == .unsafe })
    // The file has the first one already.
    #expect(
      fixes.map { $0.edits.map { String(decoding: $0.replacement, as: UTF8.self) } } == [
        [], ["\"Sign in with Google\""],
      ])
  }

  @Test("a misspelled key is corrected where it is spelled, and two do not become one")
  func renaming() async throws {
    var options = LintOptions()
    let base = [
      ("en.lproj/A.strings", Array("\"Sign in with Google\" = \"Google\";\n".utf8))
    ]
    options.overrides = OverrideBase(await project(base), source: nil)
    let list = """
      <plist version="1.0"><dict><key>Sign in with G&#111;gle</key><string>a</string></dict></plist>

      """
    let catalog = """
      {"sourceLanguage":"en","strings":{"Sign in with Gogle":{}, "z":{}},"version":"1.0"}
      """
    let misspelled = "\"Sign in with G\\U006fgle\" = \"a\";\n'Sign in with Gooogle' = \"b\";\n"
    let files = [
      ("A.xcstrings", catalog), ("de.lproj/A.strings", misspelled), ("fr.lproj/A.strings", list),
    ].map { ($0.0, Array($0.1.utf8)) }
    options.only = ["unknown-override-key"]
    #expect(await FixedProject(files, includesUnsafe: false, options).rounds == 0)
    let result = await FixedProject(files, includesUnsafe: true, options)
    #expect(result.after.diagnostics.map(\.key) == ["z", "Sign in with Gooogle"])
    let texts = result.files.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      texts == [
        "A.xcstrings": catalog.replacing("Gogle", with: "Google"),
        "de.lproj/A.strings": misspelled.replacing("G\\U006fgle", with: "Google"),
        "fr.lproj/A.strings": list.replacing("G&#111;gle", with: "Google"),
      ])
  }

  @Test(
    "what belongs to an error can be overridden, with the arguments that the code passes",
    arguments: [
      ("\"auth/user-not-found\" = \"%@\";", []),
      ("\"auth/user-not-found\" = \"%d\";", ["placeholder-type auth/user-not-found"]),
      ("\"auth/user-not-found\" = \"%@ %@\";", ["placeholder-extra auth/user-not-found"]),
      ("\"auth/user-not-found.help\" = \"%@\";", []),
      ("\"auth/user-not-found.helb\" = \"\";", ["unknown-override-key auth/user-not-found.helb"]),
      ("\"auth/app-not-authorized\" = \"Write to us.\";", []),
      ("\"auth/app-not-authorised\" = \"\";", ["unknown-override-key auth/app-not-authorised"]),
      ("\"auth/weak-password\" = \"%lld characters\";", []),
      ("\"auth/weak-password\" = \"%@ characters\";", ["placeholder-type auth/weak-password"]),
      ("\"That email address doesn't match an existing account.\" = \"No %@.\";", []),
    ])
  func errors(text: String, expected: [String]) async {
    var options = LintOptions()
    options.overrides = await OverrideBase.builtIn()
    let input = ProjectCase("", ["en.lproj/Localizable.strings": text + "\n"], finds: [])
    #expect(await input.found(options) == expected)
  }

  @Test("the texts of the library override themselves")
  func texts() async throws {
    var options = LintOptions()
    options.overrides = await OverrideBase.builtIn()
    options.disabled = ["plural-forms-identical"]
    let folder = Repository.root.appending(path: "Resources/Localizations")
    let files = try Repository.files(below: folder, extensions: ["strings", "stringsdict"]).map {
      (String($0.path.dropFirst(folder.path.count + 1)), try Repository.bytes($0))
    }
    #expect(Self.found(await lint(files, options)) == [])
  }

  private static func files(_ name: String) throws -> [(path: String, bytes: [UInt8])] {
    let folder = Repository.fixtures("overrides").appending(path: name)
    return try Repository.files(below: folder, extensions: ["strings"]).map {
      (String($0.path.dropFirst(folder.path.count + 1)), try Repository.bytes($0))
    }
  }

  private static func found(_ report: LintReport) -> [String] {
    report.diagnostics.map { "\($0.rule) \($0.key ?? "-")" }
  }
}
