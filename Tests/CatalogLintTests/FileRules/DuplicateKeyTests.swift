import CatalogSyntax
import Testing

@Suite("Keys that are defined again")
struct DuplicateKeyTests {
  private static let rules: Set = ["duplicate-key", "duplicate-key-conflict"]

  private func found(_ text: String) async -> [String] {
    await fileFindings(in: text, only: Self.rules).map(\.summary)
  }

  @Test("each later definition is compared with the one that counted up to there")
  func severalDefinitions() async {
    let text = "a = x;\nb = 1;\na = y;\na = y;\na = x;\nb = 1;\n"
    #expect(
      await found(text) == [
        "duplicate-key-conflict 3:5", "duplicate-key 4:5", "duplicate-key-conflict 5:5",
        "duplicate-key 6:5",
      ])
  }

  @Test("the messages name both lines, and the one that counts at run time")
  func messages() async {
    let text = "a = x;\na = y;\na = y;\na = z; a = w;\n"
    let found = await fileFindings(in: text, only: Self.rules)
    #expect(
      found.map(\.message.description) == [
        "key is defined in lines 1 and 2 with different texts; at run time the last definition"
          + " counts, in line 4",
        "key is already defined with the same text in line 2: delete one of the two",
        "key is defined in lines 3 and 4 with different texts; at run time the last definition"
          + " counts, in line 4",
        "key is defined twice in line 4 with different texts; at run time the last definition"
          + " counts, in line 4",
      ])
    #expect(found.map(\.value) == ["y", "y", "z", "w"])
    #expect(found.map(\.severity) == [.error, .warning, .error, .error])
  }

  @Test(
    "keys and texts are compared by code units, however they are spelled",
    arguments: [
      ("\"A\" = \"é\"; '\\U0041' = '\\U00e9';\n", "duplicate-key 1:23"),
      ("\"A\" = \"\\101\"; A = A;\n", "duplicate-key 1:19"),
      ("\"a\"; a = a;\n", "duplicate-key 1:10"),
      ("\"a\" = \"é\"; \"a\" = \"e\u{301}\";\n", "duplicate-key-conflict 1:18"),
      ("\"a\" = (b, c); \"a\" = ( b,c );\n", "duplicate-key 1:21"),
      ("\"a\" = (b); \"a\" = \"(b)\";\n", "duplicate-key-conflict 1:18"),
      ("\"\" = \"\"; \"\" = \"\";\n", "duplicate-key 1:15"),
    ])
  func spelling(_ text: String, _ expected: String) async {
    #expect(await found(text) == [expected])
  }

  @Test("canonically equivalent keys are two keys")
  func canonicalEquivalence() async {
    let text = "\"\u{E9}\" = \"x\";\n\"e\u{301}\" = \"x\";\n"
    #expect(await fileFindings(in: text).map(\.summary) == ["near-duplicate-key 2:8"])
  }

  @Test("the sides of one merge conflict define keys twice, two conflicts do not")
  func mergeConflicts() async {
    let text = """
      <<<<<<< ours
      "a" = "1";
      "b" = "1";
      ||||||| base
      "a" = "0";
      =======
      "a" = "2";
      >>>>>>> theirs
      "b" = "2";
      <<<<<<< ours
      "a" = "2";
      =======
      >>>>>>> theirs

      """
    #expect(await found(text) == ["duplicate-key-conflict 9:7", "duplicate-key 11:7"])
  }

  @Test("a damaged definition does not count")
  func damaged() async {
    let text = "\"a\" = \"x\" y;\n\"a\" = \"z\";\n"
    #expect(await fileFindings(in: text).map(\.summary) == ["missing-semicolon 1:10"])
  }

  @Test("each locale has its own definitions")
  func locales() async {
    let found = await fileFindings([
      ("en.lproj/Localizable.strings", Array("a = x;\n".utf8)),
      ("fr.lproj/Localizable.strings", Array("a = x;\na = x;\n".utf8)),
      ("fr.lproj/Other.strings", Array("a = x;\n".utf8)),
    ])
    #expect(
      found.map { "\($0.file) \($0.summary)" } == [
        "fr.lproj/Localizable.strings duplicate-key 2:5"
      ])
    #expect(found.map(\.locale) == ["fr"])
  }
}
