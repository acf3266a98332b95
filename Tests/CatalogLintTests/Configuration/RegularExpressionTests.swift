@testable import CatalogLint
import Testing

@Suite("Regular expressions of keys")
struct RegularExpressionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var expression: String
    var fits: [String]
    var differs: [String]
    var testDescription: String { expression }
  }

  static let cases = [
    Case(expression: "", fits: [""], differs: ["a"]),
    Case(expression: "abc", fits: ["abc"], differs: ["ab", "abcd", "xabc"]),
    Case(expression: "a.c", fits: ["abc", "a.c", "aüc"], differs: ["ac", "a\nc", "abbc"]),
    Case(expression: "a|bc|", fits: ["a", "bc", ""], differs: ["abc", "ac", "b"]),
    Case(expression: "(a|b)*c", fits: ["c", "abbac"], differs: ["ab", "acb"]),
    Case(expression: "(?:ab)+", fits: ["ab", "abab"], differs: ["", "aba"]),
    Case(expression: "ab?c", fits: ["ac", "abc"], differs: ["abbc"]),
    Case(expression: "a{2}", fits: ["aa"], differs: ["a", "aaa"]),
    Case(expression: "a{2,}", fits: ["aa", "aaaaa"], differs: ["a"]),
    Case(expression: "a{1,3}", fits: ["a", "aaa"], differs: ["", "aaaa"]),
    Case(expression: "a{0}b", fits: ["b"], differs: ["ab"]),
    Case(expression: "(a{0,2}){2}", fits: ["", "aaaa"], differs: ["aaaaa"]),
    Case(expression: "^[a-z]+(\\.[a-z]+)*$", fits: ["a", "a.bc.d"], differs: ["a.", "A", "a..b"]),
    Case(expression: "a^b|a$b|^^c$$", fits: ["c"], differs: ["ab"]),
    Case(expression: "[^a-c]", fits: ["d", "\n", "é"], differs: ["a", "b", "dd"]),
    Case(expression: "[-a]+[b-]", fits: ["-ab", "a-"], differs: ["b"]),
    Case(expression: "[\\]\\[\\\\]+", fits: ["[]\\"], differs: ["a"]),
    Case(expression: "\\d+\\D", fits: ["12a", "٣x"], differs: ["12", "a1"]),
    Case(expression: "\\w+", fits: ["key_1", "größe", "鍵"], differs: ["a.b", "a-b", ""]),
    Case(expression: "\\S\\s\\W", fits: ["a -"], differs: ["a b", "ab-"]),
    Case(expression: "[\\w.]+?", fits: ["a.b"], differs: ["a-b"]),
    Case(expression: "\\(\\*\\{\\}", fits: ["(*{}"], differs: ["("]),
    Case(expression: "e\u{301}", fits: ["e\u{301}"], differs: ["\u{E9}"]),
    Case(expression: "(()*)*x", fits: ["x"], differs: [""]),
  ]

  @Test("match whole texts, scalar by scalar", arguments: cases)
  func matching(_ input: Case) throws {
    let expression = try RegularExpression(input.expression)
    for text in input.fits { #expect(expression.matches(text), "\(text)") }
    for text in input.differs { #expect(!expression.matches(text), "\(text)") }
  }

  static let problems: [(String, ExpressionProblem)] = [
    ("(", .openGroup), ("a)", .strayBracket(")")), ("[a", .openSet), ("[]", .emptySet),
    ("[[a]]", .nestedSet), ("\\", .nothingEscaped), ("\\b", .unknownEscape("b")),
    ("(a)\\1", .unknownEscape("1")), ("*a", .nothingRepeated("*")), ("a|+", .nothingRepeated("+")),
    ("a{x}", .badCount), ("a{3,2}", .badCount), ("{2}", .badCount),
    ("[b-a]", .backwardRange("b", "a")),
    ("(?=a)", .unsupportedGroup), ("(?<n>a)", .unsupportedGroup), ("a*+", .unsupportedQuantifier),
    ("a**", .unsupportedQuantifier), ("a{1}{2}", .unsupportedQuantifier),
    ("a{9999999999}", .badCount),
    ("a{999999}", .tooLarge), ("((a{99}){99}){99}", .tooLarge),
    (String(repeating: "(", count: 100_000), .tooDeep),
  ]

  @Test("what cannot be read is named", arguments: problems)
  func problem(_ expression: String, _ problem: ExpressionProblem) {
    #expect(throws: problem) { try RegularExpression(expression) }
  }

  @Test("repeated repetitions are neither read nor matched step by step")
  func bounded() throws {
    // Each would take longer than there is time with an engine that tries one way after the other.
    let text = String(repeating: "a", count: 2_000)
    for expression in ["(a*)*b", "((((a*)*)*)*)*b", "(a|a)*b", "(a?){200}b"] {
      #expect(try !RegularExpression(expression).matches(text))
    }
    #expect(try RegularExpression("(((((()){2000}){2000}){2000}){2000}){2000}").matches(""))
  }
}
