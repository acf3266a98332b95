import CatalogSyntax
import SourceExtraction
import Testing

@Suite struct ObjectiveCLexerTests {
  static let cases: [LexicalCase] = [
    LexicalCase(
      "message", #"[a b:@"c" d:(int)e]"#, #"[ a b : string‹@"c"› d : ( int ) e ]"#),
    LexicalCase("directive of Objective-C", "@interface A : B", "@interface A : B"),
    LexicalCase("boxed", "@(1) @[] @{} @1", "@ ( 1 ) @ [ ] @ { } @ 1"),
    LexicalCase(
      "prefixes", #"L"a" u8"b" u'c' U"d" x"e""#,
      #"string‹L"a"› string‹u8"b"› character‹u'c'› string‹U"d"› x string‹"e"›"#),
    LexicalCase(
      "numbers", "0x1Fu 1'000 1.5e-3f .5 0x1p+2 1-2",
      "0x1Fu 1'000 1.5e-3f .5 0x1p+2 1 operator‹-› 2"),
    LexicalCase("characters", #"'"' '\''"#, #"character‹'"'› character‹'\''›"#),
    LexicalCase("conditional", "a ? b : c", "a question‹?› b : c"),
    LexicalCase("without middle", "a ?: c", "a question‹?› : c"),
    LexicalCase("member", "a->b.c = d == e", "a -> b . c = d operator‹==› e"),
    LexicalCase("comments", "a // b\\\nc\nd /* /* */ e", "a d e"),
    LexicalCase("joined lines", "a \\\nb", "a b"),
    LexicalCase("string through a joined line", "@\"a\\\nb\"", "string‹@\"a\\\nb\"›"),
    LexicalCase(
      "macro", "#define A(k) B(#k, c##d) \\\n  e\nf",
      "directive‹#define› A ( k ) B ( operator‹#› k , c operator‹##› d ) e ⏎ f"),
    LexicalCase(
      "header", "#import <a/b.h> // it's\nc", "directive‹#import› directiveText‹<a/b.h>› ⏎ c"),
    LexicalCase(
      "pragma", "#pragma mark - It's\nc", "directive‹#pragma› directiveText‹mark - It's› ⏎ c"),
    LexicalCase(
      "indented directive", "  # if A\nb\n#endif", "directive‹# if› A ⏎ b directive‹#endif› ⏎"),
    LexicalCase("no raw string in C", #"R"a(b)a""#, #"R string‹"a(b)a"›"#),
  ]

  @Test(arguments: Self.cases) func tokens(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .objectiveC(isCPlusPlus: false))
    #expect(file.summary == example.expected)
    #expect(file.problemSummary == "")
  }

  static let onlyCPlusPlus: [LexicalCase] = [
    LexicalCase("raw string", #"R"a()b" )a" c"#, #"string‹R"a()b" )a"› c"#),
    LexicalCase("raw string with prefix", "u8R\"(\n)\" c", "string‹u8R\"(\n)\"› c"),
    LexicalCase("scope", "a::b ? c : d", "a operator‹::› b question‹?› c : d"),
  ]

  @Test(arguments: Self.onlyCPlusPlus) func tokensOfCPlusPlus(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .objectiveC(isCPlusPlus: true))
    #expect(file.summary == example.expected)
    #expect(file.problemSummary == "")
  }

  static let faultyTexts: [LexicalCase] = [
    LexicalCase("string", "@\"a\nb", "unterminated-literal‹@\"a›"),
    LexicalCase("character", "'a\nb", "unterminated-literal‹'a›"),
    LexicalCase("comment", "a /* b", "unterminated-comment‹/*›"),
    LexicalCase("opening", "{ ( }", "unclosed-bracket‹(›"),
    LexicalCase("closing", "{ ] }", "unopened-bracket‹]›"),
    LexicalCase("macros need not be balanced", "#define A {\n#define B )\nc", ""),
    LexicalCase("what is never compiled is no code", "#if 0\nDon't { (\n#endif\na", ""),
    LexicalCase("branches that open one bracket", "#ifdef A\nf {\n#else\ng {\n#endif\n}", ""),
    LexicalCase("condition", "#if A\n", "unclosed-condition‹#if›"),
    LexicalCase("end of a condition", "#endif", "unopened-condition‹#endif›"),
    LexicalCase("stray character", "a ` b", "unexpected-character‹`›"),
  ]

  @Test(arguments: Self.faultyTexts) func faults(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .objectiveC(isCPlusPlus: false))
    #expect(file.problemSummary == example.expected)
  }

  static let literals: [LexicalCase] = [
    LexicalCase("plain", #"@"abc""#, "[abc]"),
    LexicalCase("escapes", #"@"\n\t\r\\\"\101\x41\u00e9\U0001F600""#, "[\n\t\r\\\"AAé😀]"),
    LexicalCase("bytes that are UTF-8 together", #""\303\251""#, "[é]"),
    LexicalCase("unknown escape", #"@"a\qb""#, #"[aqb!unknown-escape‹\q›]"#),
    LexicalCase("no scalar", #"@"\uD800""#, "[\u{FFFD}!invalid-scalar‹\\uD800›]"),
    LexicalCase("too few digits", #"@"\u12""#, "[\u{FFFD}!invalid-scalar‹\\u12›]"),
    LexicalCase("no byte", #"@"\x100""#, "[\u{FFFD}!invalid-scalar‹\\x100›]"),
    LexicalCase("joined lines", "@\"a\\\nb\\\r\nc\"", "[abc]"),
    LexicalCase("adjacent", "@\"a\" \"b\"\n@\"c\" d", "[abc] [bc] [c]"),
    LexicalCase("raw", #"LR"x(a\n")x""#, #"[a\n"]"#),
  ]

  @Test(arguments: Self.literals) func literalText(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .objectiveC(isCPlusPlus: true))
    #expect(file.literalSummary == example.expected)
  }

  @Test func directivesKnowTheirEnds() throws {
    let file = try TokenizedSource.read(
      "#define A(b) c(\n#if 0\nd\n#endif\ne", as: .objectiveC(isCPlusPlus: false))
    let directives = file.tokens.indices.filter { file.tokens[$0].kind == .directive }
    #expect(directives.map { file.text(file.index(after: $0)) } == ["#if", "d", "e"])
    let inactive = try #require(file.tokens.indices.first { file.text($0) == "d" })
    #expect(file.activity(ofToken: inactive) == .inactive)
    #expect(file.activity(ofToken: file.tokens.count - 1) == .active)
  }
}
