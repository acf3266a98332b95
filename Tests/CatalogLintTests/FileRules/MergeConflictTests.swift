import CatalogSyntax
import Testing

@Suite("Merge conflicts")
struct MergeConflictTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: [String]) {
      self.name = name
      self.text = text
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case(
      "two conflicts are two findings",
      "<<<<<<< a\na=1;\n=======\na=2;\n>>>>>>> b\nb=1;\n<<<<<<< a\nc=1;\n=======\n>>>>>>> b\n",
      ["merge-conflict-marker 1:1", "merge-conflict-marker 7:1"]),
    Case(
      "three sides are one finding",
      "<<<<<<< a\na=1;\n||||||| o\na=0;\n=======\na=2;\n>>>>>>> b\n", ["merge-conflict-marker 1:1"]),
    Case(
      "Windows line ends",
      "<<<<<<< a\r\na=1;\r\n=======\r\na=2;\r\n>>>>>>> b\r\n",
      ["crlf -", "merge-conflict-marker 1:1"]),
    Case(
      "a conflict that nobody closed ends with its last marker",
      "a=1;\n<<<<<<< a\nb=1;\n=======\nb=2;\n",
      ["duplicate-key-conflict 5:3", "merge-conflict-marker 2:1"]),
    Case(
      "the closing marker alone", "a=1;\n>>>>>>> topic\nb=1;\n", ["merge-conflict-marker 2:1"]),
    Case(
      "a conflict in the middle of an entry",
      "\"a\" =\n<<<<<<< a\n\"1\";\n=======\n\"2\";\n>>>>>>> b\n\"b\" = \"3\";\n",
      ["merge-conflict-marker 2:1"]),
    Case(
      "a conflict inside braces",
      "{\n<<<<<<< a\na=1;\n=======\na=2;\n>>>>>>> b\n}\n", ["merge-conflict-marker 2:1"]),
    Case(
      "a fault of the syntax behind the conflict is a finding of its own",
      "<<<<<<< a\na=1;\n=======\na=2;\n>>>>>>> b\nb=1;;\nc=1;\n",
      ["merge-conflict-marker 1:1", "syntax-error 6:5"]),
    Case(
      "six or eight characters are no marker", "a=1;\n<<<<<< a\nb=1;\n======== c\nc=1;\n",
      ["syntax-error 2:1", "syntax-error 4:1"]),
    Case("a marker in a text", "\"a\" = \"\n<<<<<<< a\n\";\n", ["raw-newline-in-value 1:7"]),
    Case("a marker in a comment", "/*\n<<<<<<< a\n*/\na=1;\n", []),
  ]

  @Test("a conflict is one finding, at its first line", arguments: cases)
  func findings(_ input: Case) async {
    let found = await fileFindings(in: input.text).map(\.summary)
    #expect(found.sorted() == input.expected.sorted())
  }
}
