import CatalogSyntax
import SourceExtraction
import Testing

@Suite struct SwiftLexerTests {
  static let cases: [LexicalCase] = [
    LexicalCase("call", #"f(a, b: "x")"#, #"f ( a , b : string‹"x"› )"#),
    LexicalCase("names", "`let` $0 größe _x `a b`", "`let` $0 größe _x `a b`"),
    LexicalCase(
      "numbers", "1_000 0x1F 1.5e-3 0x1.8p+2 t.0.1", "1_000 0x1F 1.5e-3 0x1.8p+2 t . 0 . 1"),
    LexicalCase(
      "member of a number", "1.description 0xF.description", "1 . description 0xF . description"),
    LexicalCase("ranges", "1...5 0..<n", "1 operator‹...› 5 0 operator‹..<› n"),
    LexicalCase("arrow and equal", "(a) -> B = c == d", "( a ) -> B = c operator‹==› d"),
    LexicalCase(
      "question marks", "a?.b ?? c ? d : e!",
      "a question‹?› . b operator‹??› c question‹?› d : e operator‹!›"),
    LexicalCase("operator beside a comment", "a +/* x */b", "a operator‹+› b"),
    LexicalCase("Unicode operator", "a × b", "a operator‹×› b"),
    LexicalCase("key path", #"\.a"#, #"backslash‹\› . a"#),
    LexicalCase(
      "attribute and macro", "@State #Preview(\"x\")", #"@State #Preview ( string‹"x"› )"#),
    LexicalCase("placeholder", "f(<#T##x: Int#>)", "f ( <#T##x: Int#> )"),
    LexicalCase("shebang", "#!/usr/bin/swift\nx", "x"),
    LexicalCase("nested comment", "a /* b /* c */ d */ e", "a e"),
    LexicalCase("division", "a / b / c", "a operator‹/› b operator‹/› c"),
    LexicalCase("tight division", "a/b/c", "a operator‹/› b operator‹/› c"),
    LexicalCase("regex", "x = /a\"b/", "x = regex‹/a\"b/›"),
    LexicalCase("regex as argument", #"f(/a\/[(]b/, c)"#, #"f ( regex‹/a\/[(]b/› , c )"#),
    LexicalCase("operators as arguments", "f(/, /)", "f ( operator‹/› , operator‹/› )"),
    LexicalCase("regex behind return", "return /x/", "return regex‹/x/›"),
    LexicalCase("extended regex", ##"#/a/b"/# c"##, ##"regex‹#/a/b"/#› c"##),
    LexicalCase("extended regex of several lines", "#/\n \" x\n/# c", "regex‹#/\n \" x\n/#› c"),
    LexicalCase("raw string", ##"#"a"b\(c)"# d"##, ##"string‹#"a"b\(c)"#› d"##),
    LexicalCase("raw string of one quote", ##"#"""# a"##, ##"string‹#"""#› a"##),
    LexicalCase(
      "interpolation", #""a\(f("b"))c" d"#,
      #"string‹"a\(f("b"))c"› \( f ( string‹"b"› ) \) d"#),
    LexicalCase(
      "interpolation of a raw string", ##"#"\(a)\#(b)"#"##, ##"string‹#"\(a)\#(b)"#› \#( b \)"##),
    LexicalCase(
      "comment in an interpolation", #""\(a /* ) " */)" b"#,
      #"string‹"\(a /* ) " */)"› \( a \) b"#),
    LexicalCase(
      "quotes in several lines", "\"\"\"\n a \"b\" \"\" \\(\"x\")\n\"\"\" c",
      "string‹\"\"\"\n a \"b\" \"\" \\(\"x\")\n\"\"\"› \\( string‹\"x\"› \\) c"),
    LexicalCase("condition", "#if A\nx\n#endif", "directive‹#if› A x directive‹#endif›"),
  ]

  @Test(arguments: Self.cases) func tokens(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .swift)
    #expect(file.summary == example.expected)
    #expect(file.problemSummary == "")
  }

  static let faultyTexts: [LexicalCase] = [
    LexicalCase("string", "a \"b\nc", "unterminated-literal‹\"b›"),
    LexicalCase("string of several lines", "\"\"\"\nb", "unterminated-literal‹\"\"\"\nb›"),
    LexicalCase(
      "interpolation", "\"a \\( b\nc()", "unterminated-literal‹\"a \\( b› unclosed-bracket‹\\(›"),
    LexicalCase("bracket in an interpolation", #""\(a[1)" b"#, "unclosed-bracket‹[›"),
    LexicalCase("comment", "a /* b /* */", "unterminated-comment‹/*›"),
    LexicalCase("name", "`a\nb", "unterminated-identifier‹`›"),
    LexicalCase("opening", "{ ( }", "unclosed-bracket‹(›"),
    LexicalCase("closing", "{ ) }", "unopened-bracket‹)›"),
    LexicalCase("two kinds", "f([a)", "unclosed-bracket‹[›"),
    LexicalCase("condition", "#if A\n", "unclosed-condition‹#if›"),
    LexicalCase("end of a condition", "#endif", "unopened-condition‹#endif›"),
    LexicalCase(
      "typographic quote", "f(\u{201C}a\u{201D})",
      "unexpected-character‹\u{201C}› unexpected-character‹\u{201D}›"),
    LexicalCase("no-break space", "a\u{A0}b", "unexpected-character‹\u{A0}›"),
    LexicalCase("NUL", "a\0b", "nul-byte‹\0› unexpected-character‹\0›"),
    LexicalCase(
      "branches that open one bracket", "#if A\nf {\n#else\ng {\n#endif\n}", ""),
    LexicalCase("what is never compiled", "#if false\n{\n#endif\n{ }", ""),
  ]

  @Test(arguments: Self.faultyTexts) func faults(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .swift)
    #expect(file.problemSummary == example.expected)
  }

  static let literals: [LexicalCase] = [
    LexicalCase("plain", #""abc""#, "[abc]"),
    LexicalCase("empty", #""""#, "[]"),
    LexicalCase("escapes", #""\n\t\r\0\\\"\'\u{20AC}\u{1F600}""#, "[\n\t\r\0\\\"'€😀]"),
    LexicalCase("unknown escape", #""a\qb""#, #"[a\qb!unknown-escape‹\q›]"#),
    LexicalCase(
      "no scalar", #""\u{D800}\u{}""#,
      "[\u{FFFD}\u{FFFD}!invalid-scalar‹\\u{D800}›!invalid-scalar‹\\u{}›]"),
    LexicalCase("raw", ##"#"\n\#n"\u{41}"#"##, "[\\n\n\"\\u{41}]"),
    LexicalCase("interpolation", #""a\(x + 1)b\(y)""#, "[a⟨x + 1⟩b⟨y⟩]"),
    LexicalCase("literal in an interpolation", #""\("a")""#, #"[⟨"a"⟩] [a]"#),
    LexicalCase("several lines", "\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "[a\n  b\n\nc]"),
    LexicalCase("joined lines", "\"\"\"\n  a \\\n  b\\ \t\n  c\n  \"\"\"", "[a bc]"),
    LexicalCase("an escaped backslash joins nothing", "\"\"\"\n  a\\\\\n  b\n  \"\"\"", "[a\\\nb]"),
    LexicalCase("raw several lines", "#\"\"\"\n  a\\\n  b\\#\n  c\n  \"\"\"#", "[a\\\nbc]"),
    LexicalCase("CRLF", "\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "[a\nb]"),
    LexicalCase("no line", "\"\"\"\n\"\"\"", "[]"),
    LexicalCase(
      "lines with interpolations", "\"\"\"\n  \\(x) a\n  b \\(y)\n  \"\"\"", "[⟨x⟩ a\nb ⟨y⟩]"),
    LexicalCase(
      "too little indentation", "\"\"\"\n a\n  b\n  \"\"\"",
      "[a\nb!insufficient-indentation‹ ›]"),
    LexicalCase("no end", "\"abc", "[abc!unterminated‹\"abc›]"),
  ]

  @Test(arguments: Self.literals) func literalText(_ example: LexicalCase) throws {
    let file = try TokenizedSource.read(example.text, as: .swift)
    #expect(file.literalSummary == example.expected)
  }

  @Test func bracketsKnowTheirPartners() throws {
    let file = try TokenizedSource.read("f(a[b], { \"\\(c)\" }) d", as: .swift)
    #expect(file.text(file.index(after: 1)) == "d")
    for index in file.tokens.indices where file.tokens[index].kind.isOpening {
      let partner = file.tokens[index].partner
      #expect(partner > index && file.tokens[partner].partner == index)
    }
    let string = try #require(file.tokens.firstIndex { $0.kind == .string })
    #expect(file.text(file.index(after: string)) == "}")
  }

  @Test func conditionsSayWhatIsCompiled() throws {
    let file = try TokenizedSource.read(
      """
      a0
      #if false
      i1
      #if X
      i2
      #endif
      #elseif Y
      u3
      #else
      u4
      #endif
      #if true
      a5
      #else
      i6
      #endif
      a7
      """, as: .swift)
    let found = file.tokens.indices.compactMap { index -> String? in
      guard file.tokens[index].kind == .identifier, file.text(index).count == 2 else { return nil }
      return file.text(index) + ":\(file.activity(ofToken: index))".prefix(2)
    }
    #expect(found.allSatisfy { $0.first == $0.last }, "\(found)")
    #expect(found.count == 8)
  }

  @Test func commentsKnowTheNextToken() throws {
    let file = try TokenizedSource.read("a // b\n/* c */ d", as: .swift)
    #expect(file.comments.map(\.nextToken) == [1, 1])
    #expect(file.comments.map(\.isBlock) == [false, true])
    #expect(file.comments.map { file.source.text(in: $0.range) } == ["// b", "/* c */"])
    #expect(file.tokens[1].traits.contains(.followsNewline))
  }
}
