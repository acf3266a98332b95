import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// A text in which every `↓` stands in front of the place of a problem.
struct ProblemCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var kinds: [PropertyListProblem.Kind]
  /// A part of the message of the first problem.
  var message: String

  init(
    _ name: String, _ text: String, _ kinds: PropertyListProblem.Kind..., message: String
  ) {
    (testDescription, self.text, self.kinds, self.message) = (name, text, kinds, message)
  }

  static let all: [ProblemCase] = [
    ProblemCase("no element", "↓  <!-- c -->", .noValue, message: "holds no value"),
    ProblemCase("an empty list", "<!-- c -->↓<plist></plist>", .noValue, message: "no value"),
    ProblemCase(
      "Android resources", "<?xml version=\"1.0\"?>\n↓<resources><string name=\"a\">b</string>",
      .notAPropertyList, message: "Android string resources"),
    ProblemCase(
      "another format", "↓<svg xmlns=\"x\"><path/></svg>", .notAPropertyList,
      message: "'<svg>' at its start"),
    ProblemCase(
      "an unknown element",
      "<dict><key>a</key>↓<strng>x</strng><key>b</key><string>y</string></dict>",
      .unknownElement, message: "'strng' is no element"),
    ProblemCase(
      "an unknown element with elements in it",
      "<dict>↓<group><key>a</key></group><key>b</key><string>y</string></dict>",
      .unknownElement, message: "'group'"),
    ProblemCase(
      "an unknown key element", "<dict>↓<kye>a</kye><string>y</string></dict>", .unknownElement,
      message: "'kye'"),
    ProblemCase(
      "an array closed as a dictionary", "<dict><key>a</key><array><true/></array>↓</array>",
      .mismatchedTag, message: "'</array>' where '</dict>' is due, opened in line 1"),
    ProblemCase(
      "a key closed as a string", "<dict><key>a↓</string><string>b</string></dict>",
      .mismatchedTag, message: "'</string>' where '</key>' is due"),
    ProblemCase(
      "a closing tag of nothing", "<dict><key>a</key><true/>↓</string></dict>", .mismatchedTag,
      message: "'</string>' closes nothing"),
    ProblemCase(
      "a string that is not closed",
      "<dict><key>a</key>↓<string>b\n<key>c</key><string>d</string></dict>", .unclosed,
      message: "'<string>' is never closed: add '</string>'"),
    ProblemCase(
      "a dictionary that is not closed",
      "<plist><dict><key>a</key>↓<dict><key>b</key><true/></plist>", .unclosed, .unclosed,
      message: "'<dict>' is never closed"),
    ProblemCase(
      "a file that ends too early", "<plist><dict><key>a</key>↓<array><true/>", .unclosed,
      message: "'<array>' is never closed"),
    ProblemCase("a tag without end", "<dict>↓<key", .unclosed, message: "tag is never"),
    ProblemCase(
      "a comment without end", "<dict>↓<!-- c", .unclosed, message: "add '-->'"),
    ProblemCase(
      "a section without end", "<array><string>↓<![CDATA[x</string></array>", .unclosed,
      message: "add ']]>'"),
    ProblemCase(
      "an instruction without end", "↓<?xml version=\"1.0\"", .unclosed, message: "add '?>'"),
    ProblemCase(
      "a document type without end", "↓<!DOCTYPE plist", .unclosed, message: "document type"),
    ProblemCase(
      "a key without value", "<dict><key>a</key><true/>↓<key>b</key></dict>", .keyWithoutValue,
      message: "<key>b</key> has no value"),
    ProblemCase(
      "a key without value in the middle",
      "<dict>↓<key>a</key><key>b</key><true/></dict>", .keyWithoutValue,
      message: "<key>a</key> has no value"),
    ProblemCase(
      "a value without key", "<dict><key>a</key><true/>↓<string>b</string></dict>",
      .valueWithoutKey, message: "'<string>' where a '<key>' is due"),
    ProblemCase(
      "a key as the value", "<dict><key>a</key>↓<key>b</key></dict>", .keyAsValue,
      message: "write '<string>'"),
    ProblemCase(
      "two values", "<plist><true/>↓<false/></plist>", .extraValue, message: "a second value"),
    ProblemCase(
      "text between elements", "<dict>\n↓some text\n<key>a</key><true/></dict>", .unexpectedText,
      message: "where an element is due: 'some text'"),
    ProblemCase(
      "markup in a text", "<array><string>a ↓<b>bold</b></string></array>", .markupInText,
      message: "write '&lt;'"),
    ProblemCase(
      "a comment in a text", "<array><string>a ↓<!-- </string> --> b</string></array>",
      .commentInText, message: "in front of the element"),
    ProblemCase(
      "a bare ampersand", "<array><string>a ↓& b</string></array>", .badEntity,
      message: "write '&amp;'"),
    ProblemCase(
      "an HTML entity", "<array><string>a↓&nbsp;b ↓&hellip;</string></array>", .badEntity,
      .badEntity, message: "'&nbsp;' is no known reference"),
    ProblemCase(
      "a character that does not exist", "<array><string>↓&#xD800;</string></array>", .badEntity,
      message: "a character that does not exist"),
    ProblemCase(
      "entities of its own",
      "<!DOCTYPE plist ↓[<!ENTITY a \"b>\">]>\n<plist><string>&a;</string></plist>",
      .entityDeclaration, message: "declarations of its own"),
    ProblemCase(
      "another encoding", "<?xml version=\"1.0\" encoding=\"↓UTF-16\"?><plist><true/></plist>",
      .encodingDeclaration, message: "said to be in UTF-16"),
    ProblemCase(
      "text behind the end", "<plist><true/></plist>\n↓rest <!-- c -->", .trailingContent,
      message: "ignored at run time"),
    ProblemCase(
      "a key twice", "<dict><key>a</key><true/>\n↓<key>&#97;</key><false/></dict>",
      .duplicateKey, message: "is there already in line 1"),
    ProblemCase(
      "a merge conflict",
      """
      <dict>
      ↓<<<<<<< ours
      <key>a</key><string>b</string>
      =======
      <key>c</key><string>d</string>
      >>>>>>> theirs
      <key>e</key><true/></dict>
      """, .mergeConflictMarker, message: "choose one side"),
    ProblemCase(
      "two merge conflicts",
      "<dict>\n↓<<<<<<< a\n=======\n>>>>>>> b\n↓<<<<<<< c\n=======\n>>>>>>> d\n</dict>",
      .mergeConflictMarker, .mergeConflictMarker, message: "merge conflict"),
    ProblemCase(
      "an integer that is none", "<array>↓<integer>5 </integer>↓<integer/></array>",
      .malformedNumber, .malformedNumber, message: "<integer>5 </integer> is no number"),
    ProblemCase(
      "an integer out of range", "<array>↓<integer>18446744073709551616</integer></array>",
      .malformedNumber, message: "is no number that can be stored"),
    ProblemCase(
      "a real that is none", "<array>↓<real>1,5</real></array>", .malformedNumber,
      message: "is no number"),
    ProblemCase(
      "a date that is none", "<array>↓<date>2001-1-1</date></array>", .malformedDate,
      message: "write it as 2001-01-01T00:00:00Z"),
    ProblemCase(
      "data that is none", "<array>↓<data>é</data></array>", .malformedData, message: "base 64"),
    ProblemCase(
      "a truth value with content", "<array>↓<true>yes</true></array>", .malformedBoolean,
      message: "write '<true/>'"),
  ]
}

@Suite("A problem of a property list")
struct PropertyListProblemTests {
  @Test("stands where a person looks for it", arguments: ProblemCase.all)
  func places(_ input: ProblemCase) throws {
    let parts = input.text.components(separatedBy: "↓")
    let document = try PropertyListDocument(parts.joined())
    var offset = 0
    let places = parts.dropLast().map { part in
      offset += part.utf8.count
      return offset
    }
    #expect(document.problems.map(\.kind) == input.kinds)
    let unmarked = document.problems.map(\.range.start).filter { !places.contains($0) }
    #expect(Set(places).isSubset(of: document.problems.map(\.range.start)))
    #expect(unmarked.count == input.kinds.count - places.count)
    let first = try #require(document.problems.first { $0.range.start == places[0] })
    let message = first.message(in: document.source, lines: LineIndex(document.source.utf8))
    #expect(message.contains(input.message), "\(message)")
  }

  @Test("of every kind but nesting has an example")
  func examples() {
    let shown = Set(ProblemCase.all.flatMap(\.kinds))
    #expect(PropertyListProblem.Kind.allCases.filter { !shown.contains($0) } == [.nestingTooDeep])
  }

  @Test("leaves what stands behind it readable", arguments: ProblemCase.all)
  func recovery(_ input: ProblemCase) throws {
    let text = input.text.replacing("↓", with: "")
    guard text.hasPrefix("<dict>"), text.hasSuffix("</dict>") else { return }
    let longer = text.dropLast("</dict>".count) + "<key>last</key><string>read</string></dict>"
    let document = try PropertyListDocument(String(longer))
    let root = try #require(document.root)
    let last = document.member(ofKey: "last", in: root)
    let isKeyDue =
      !input.kinds.contains(.keyAsValue) && input.testDescription != "a key without value"
    #expect(last.map { document.text(of: $0.value) } == "read" || !isKeyDue)
  }

  @Test("of a conflict covers the block")
  func conflictBlocks() throws {
    let document = try PropertyListDocument(
      "<dict>\n<<<<<<< a\n<key>k</key><true/>\n=======\n>>>>>>> b\n</dict>")
    #expect(
      document.conflictBlocks.map { document.source.text(in: $0) }
        == ["<<<<<<< a\n<key>k</key><true/>\n=======\n>>>>>>> b"])
  }

  @Test("names the first definition of a key")
  func origins() throws {
    let document = try PropertyListDocument(
      "<dict><key>a</key><true/><key>a</key><dict><key>a</key><true/></dict></dict>")
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.origin == document.nodes[1].range && problem.range == document.nodes[3].range)
  }
}
