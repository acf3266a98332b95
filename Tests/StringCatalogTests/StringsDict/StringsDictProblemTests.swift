import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("A problem of a .stringsdict entry")
struct StringsDictProblemTests {
  /// The findings of the lint case that the problems of a document give.
  private struct Finding: Decodable, Hashable {
    var rule: String
    var key: String?
    var variation: String?
  }

  @Test("is found once for each broken entry of the lint case")
  func lintCase() throws {
    struct Expectations: Decodable {
      struct Case: Decodable {
        var `case`: String
        var findings: [Finding]
      }
      var cases: [Case]
    }
    let folder = Repository.fixtures("lint")
    let data = Data(try Repository.bytes(folder.appending(path: "expected.json")))
    let cases = try JSONDecoder().decode(Expectations.self, from: data).cases
    let expected = try #require(cases.first { $0.case == "24-stringsdict-broken" })
    let kinds = Set(StringsDictProblem.Kind.allCases.map(\.rawValue))
    let document = try StringsDictDocument(
      try Repository.bytes(
        folder.appending(path: "24-stringsdict-broken/en.lproj/Localizable.stringsdict")))
    let found = document.problems().map {
      Finding(rule: $0.kind.rawValue, key: $0.key, variation: $0.variation)
    }
    #expect(found == expected.findings.filter { kinds.contains($0.rule) })
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The rule, the place and the spelling at the place of every problem.
    var expected: [[String]]
    /// A part of the message of the first.
    var message: String

    init(_ key: String, _ expected: [[String]], _ message: String) {
      (testDescription, self.expected, self.message) = (key, expected, message)
    }

    static let all: [Case] = [
      Case("reference", [["invalid-format", "–", "%1#@x@"]], "write '%1$#@x@'"),
      Case("percent", [["stringsdict-value-type", "x", "%ld"]], "write 'ld'"),
      Case("no-other", [["plural-missing-other", "x", "<key>x</key>"]], "'other'"),
      Case("no-rule", [["stringsdict-spec-type", "x", "<key>x</key>"]], "NSStringPluralRuleType"),
      Case(
        "other-rule", [["stringsdict-spec-type", "x", "NSStringFooRuleType"]],
        "'NSStringFooRuleType' is no known rule"),
      Case("no-type", [["stringsdict-value-type", "x", "<key>x</key>"]], "means '@'"),
      Case("empty-type", [["stringsdict-value-type", "x", ""]], "'' is no specifier"),
      Case(
        "other-class", [["stringsdict-value-type", "x", "li"]],
        "value type 'li', but 'other' prints the argument with '%@'"),
      Case(
        "no-format", [["stringsdict-no-format-key", "–", "<key>no-format</key>"]],
        "ignored at run time"),
      Case(
        "undefined",
        [
          ["stringsdict-variable-undefined", "y", "%#@y@"],
          ["stringsdict-variable-undefined", "z", "%#@z@"],
        ], "'y' is used but not defined"),
      Case("unused", [["stringsdict-variable-unused", "z", "<key>z</key>"]], "never used"),
    ]
  }

  @Test("stands where a person looks for it", arguments: Case.all)
  func places(_ input: Case) throws {
    let document = try StringsDictFile("malformed").document()
    let problems = document.problems().filter { $0.key == input.testDescription }
    let found = problems.map {
      [$0.kind.rawValue, $0.variation ?? "–", document.syntax.source.text(in: $0.range)]
    }
    #expect(found == input.expected)
    #expect(problems.first?.message.contains(input.message) == true, "\(problems)")
  }

  @Test("comes with no other of the same cause")
  func suppression() throws {
    func rules(_ members: String) throws -> [String] {
      try StringsDictDocument(Array("<dict><key>k</key><dict>\(members)</dict></dict>".utf8))
        .problems().map { "\($0.kind.rawValue) \($0.variation ?? "–")" }
    }
    let format = "<key>NSStringLocalizedFormatKey</key>"
    let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let type = "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    let other = "<key>other</key><string>%d</string>"
    #expect(
      try rules("<key>x</key><dict>\(type)<key>one</key><string>%@</string></dict>")
        == ["stringsdict-no-format-key –"], "an entry without format hides all others")
    #expect(
      try rules(
        "\(format)<string>%#@x@ %#@y@</string><key>x</key><dict>\(other)</dict>"
          + "<key>z</key><dict>\(rule)\(type)\(other)</dict>")
        == ["stringsdict-spec-type x"], "a variable without rule hides all others")
    #expect(
      try rules("\(format)<string>%#@x@</string><key>x</key><dict>\(rule)\(type)\(other)</dict>")
        == [])
    #expect(
      try rules(
        "\(format)<string>%#@x@</string><key>x</key><dict>\(rule)\(type)"
          + "<key>other</key><string>%d %#@y@</string></dict>"
          + "<key>y</key><dict>\(rule)\(type)\(other)</dict>") == [],
      "references inside other variables' texts count")
    #expect(
      try rules("<key>NSStringVariableWidthRuleType</key><dict><key>5</key><string/></dict>")
        == [], "width rules need no format")
    #expect(
      try rules(
        "<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict>"
          + "\(format)<string>%#@x@</string><key>x</key><dict>\(rule)\(type)</dict></dict>"
          + "<key>ipad</key><dict/></dict>")
        == ["plural-missing-other device.mac.x", "stringsdict-no-format-key device.ipad"])
  }

  @Test("names the spelling in the file where the text has references")
  func escapedRanges() throws {
    let document = try StringsDictDocument(
      Array(
        """
        <dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>&lt;&#x1F600;<![CDATA[&]]>%#@gone@</string></dict></dict>
        """.utf8))
    let ranges = document.problems().map { document.syntax.source.text(in: $0.range) }
    #expect(ranges == ["%#@gone@"])
  }

  @Test("of the corpus is one of those that were counted", .enabled(if: Corpus.isAvailable))
  func corpus() throws {
    var counts: [String: Int] = [:]
    var shipped = 0
    for file in StringsDictFile.corpus {
      for problem in try file.document().problems() {
        counts[problem.kind.rawValue, default: 0] += 1
        if problem.message.contains("'%1#@count@'") { shipped += 1 }
      }
    }
    #expect(shipped == 50)
    // Five more are `%# @sites`, three stand in files made for tests.
    #expect(counts["invalid-format"] == 58)
    #expect(counts["plural-missing-other"] == nil)
    #expect(counts["stringsdict-spec-type"] == nil)
  }
}
