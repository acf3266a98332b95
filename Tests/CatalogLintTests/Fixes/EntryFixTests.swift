import CatalogLint
import CatalogSyntax
import Testing

@Suite("Fixes that move or delete whole entries")
struct EntryFixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rule: String
    var path: String
    var before: String
    var after: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "entries are sorted with their comments", rule: "unsorted", path: "en.lproj/A.strings",
      before: "/* Of b. */\n\"b\" = \"B\"; // more\n\n/* Of a. */\n\"a\"  =  'A';\n",
      after: "/* Of a. */\n\"a\"  =  'A';\n\n/* Of b. */\n\"b\" = \"B\"; // more\n"),
    Case(
      name: "a heading stays", rule: "unsorted", path: "en.lproj/A.strings",
      before: "\"z\" = \"Z\";\n\n/* Menu */\n\n\"b\" = \"B\";\n\"a\" = \"A\";\n",
      after: "\"z\" = \"Z\";\n\n/* Menu */\n\n\"a\" = \"A\";\n\"b\" = \"B\";\n"),
    Case(
      name: "members of a catalog are sorted as they are", rule: "unsorted", path: "A.xcstrings",
      before: """
        {"sourceLanguage":"en","strings":{"b": {"comment":"B"},
        "a":{ }, "c" : {}},"version":"1.0"}
        """,
      after: """
        {"sourceLanguage":"en","strings":{"a":{ },
        "b": {"comment":"B"}, "c" : {}},"version":"1.0"}
        """),
    Case(
      name: "what a region has like its parent goes", rule: "redundant-regional",
      path: "A.xcstrings",
      before: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Öffnen"
                  }
                },
                "de-AT" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Öffnen"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """,
      after: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Öffnen"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
  ]

  @Test("are safe and touch nothing else", arguments: cases)
  func fix(_ input: Case) async {
    var options = LintOptions()
    options.only = [input.rule]
    let fixed = await FixedProject(
      [(input.path, Array(input.before.utf8))], includesUnsafe: false, options)
    #expect(fixed.before.diagnostics.map(\.rule) == [input.rule])
    #expect(fixed.after.diagnostics.isEmpty)
    #expect(fixed.files[input.path].map { String(decoding: $0, as: UTF8.self) } == input.after)
  }
}
