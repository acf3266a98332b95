import CatalogSyntax
import SourceExtraction
import TestSupport
import Testing

/// Whatever the bytes are, tokens and comments lie in order inside the text, only white space lies between them, and
/// partners point at each other.
@Suite struct LexerRobustnessTests {
  static let languages: [TokenizedSource.Language] = [
    .swift, .objectiveC(isCPlusPlus: false), .objectiveC(isCPlusPlus: true),
  ]

  static let swift = """
    #!/usr/bin/swift
    // comment é
    @A("x") let `b` = #"r\\#(c)"# + "d\\(e ? "f" : g({ $0 }))h\\u{41}\\n"
    let s = \"""
      a \\(x) \\
        "b" \\("\\(y)")
      \"""
    #if false
    f(/a[/]b/, 1.5e3, [1: .x]) /* c /* d */ e */
    #elseif X
    #else
    let r = #/
      x " y
    /#
    #endif
    """

  static let objectiveC = """
    #import <A/B.h>
    #define LOC(k) \\
      F(k, @"x")
    // c \\
    d
    #if 0
    Don't {
    #elif A
    - (void)f:(int)g { [h i:@"j\\n" "k\\x41" j:'"' k:^{ return 1'000; }]; }
    #endif
    NSString *s = LR"d(a)"b)d" u8"\\u00e9" @[@1, @(2)] @"l\\
    m"; /* é */
    """

  static func bytes(_ language: TokenizedSource.Language) -> [UInt8] {
    Array((language == .swift ? swift : objectiveC).utf8)
  }

  /// Checks what must hold for every input.
  func check(_ bytes: [UInt8], as language: TokenizedSource.Language) throws {
    let source = try SourceText(bytes)
    let file = TokenizedSource(source, as: language)
    let text = source.utf8
    var covered = 0
    var comments = file.comments[...]
    func cover(_ start: Int, _ end: Int) -> Bool {
      guard start >= covered else { return false }
      for offset in covered..<start {
        switch text[offset] {
        case 0x09...0x0D, 0x20: break
        // A backslash before a line break joins two lines.
        case UInt8(ascii: "\\") where language != .swift: break
        case _: return false
        }
      }
      covered = max(covered, end)
      return true
    }
    var literals: [(last: Int, end: Int)] = []
    var isTiled = true
    func closeLiterals(before index: Int) {
      while let literal = literals.last, literal.last < index {
        covered = max(covered, literal.end)
        literals.removeLast()
      }
    }
    for (index, token) in file.tokens.enumerated() {
      closeLiterals(before: index)
      while let comment = comments.first, comment.nextToken <= index {
        isTiled = isTiled && cover(comment.range.start, comment.range.end)
        comments.removeFirst()
      }
      isTiled =
        isTiled && token.start <= token.end && token.end <= text.count
        && token.partner < file.tokens.count && file.index(after: index) > index
      if token.kind == .string, token.partner > index {
        isTiled = isTiled && cover(token.start, token.start)
        literals.append((token.partner, token.end))
        covered = token.start
      } else if literals.isEmpty {
        isTiled = isTiled && cover(token.start, token.end)
      } else {
        // Between interpolations stands text.
        isTiled = isTiled && token.start >= covered
        covered = token.end
      }
      if token.kind.isOpening, token.partner != index {
        isTiled = isTiled && token.partner > index && file.tokens[token.partner].kind.isClosing
      }
      if token.kind.isClosing, token.partner != index {
        isTiled = isTiled && token.partner < index && file.tokens[token.partner].kind.isOpening
      }
      if token.kind == .string {
        let literal = file.stringLiteral(at: index)
        isTiled = isTiled && literal.map { $0.next > index } ?? false
      }
      if token.kind.isOpening { _ = file.arguments(at: index) }
      _ = file.activity(ofToken: index)
    }
    closeLiterals(before: .max)
    for comment in comments {
      isTiled = isTiled && cover(comment.range.start, comment.range.end)
    }
    isTiled = isTiled && cover(text.count, text.count)
    for problem in file.problems { isTiled = isTiled && problem.range.end <= text.count }
    #expect(isTiled, "\(String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription)")
  }

  @Test(arguments: languages) func prefixes(_ language: TokenizedSource.Language) throws {
    let bytes = Self.bytes(language)
    for count in 0...bytes.count { try check(Array(bytes[..<count]), as: language) }
    for start in stride(from: 0, to: bytes.count, by: 3) {
      try check(Array(bytes[start...]), as: language)
    }
  }

  @Test(arguments: languages) func mutations(_ language: TokenizedSource.Language) throws {
    var generator = SeededGenerator(seed: 20)
    let bytes = Self.bytes(language)
    let marks = Array("\"\\()[]{}#/*'`@R\n\r \u{0}".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
    for _ in 0..<400 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<mutant.count, using: &generator)
        let mark = marks[Int.random(in: 0..<marks.count, using: &generator)]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: mutant[place] = mark
        case 1: mutant.insert(mark, at: place)
        case _: mutant.remove(at: place)
        }
      }
      try check(mutant, as: language)
    }
  }

  @Test(arguments: languages) func noise(_ language: TokenizedSource.Language) throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<60 {
      let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try check(noise, as: language)
    }
  }

  static let repeated = [
    "(", ")", "[", "{", "}", "(]", "{)", "\"\\(", "\"\"\"\n\\(", "#\"\"\"\\#(", "/*", "*/", "`",
    "#if A\n{\n#else\n(\n", "#if false\n", "#endif\n", "#/", " /a", "( /a) ", "<#", "a<b,", "x",
    "\"", "'", "R\"", "\\", "@", "#", "\u{201C}", "é", "!/", "\0", "a\\\n", "// \\\n", "##\"",
    "#define A (\n", "\"a\" ", "\\u{", "?",
  ]

  /// Nothing nests on the call stack, and no repetition takes more than linear time.
  @Test(arguments: repeated) func repetition(_ text: String) throws {
    let bytes = Array(String(repeating: text, count: 20_000 / text.utf8.count).utf8)
    for language in Self.languages {
      let file = TokenizedSource(try SourceText(bytes), as: language)
      #expect(file.tokens.allSatisfy { $0.end <= bytes.count })
    }
  }

  @Test(arguments: languages) func longLine(_ language: TokenizedSource.Language) throws {
    let bytes = Array(String(repeating: "f(\"a\", b) + ", count: 20_000).utf8)
    let file = TokenizedSource(try SourceText(bytes), as: language)
    #expect(file.problems.isEmpty)
    #expect(file.tokens.count { $0.kind == .string } == 20_000)
  }

  @Test(arguments: languages) func deepNesting(_ language: TokenizedSource.Language) throws {
    let depth = 20_000
    let text = String(repeating: "f([{", count: depth) + String(repeating: "}])", count: depth)
    let file = TokenizedSource(try SourceText(utf8: text), as: language)
    #expect(file.problems.isEmpty)
    #expect(file.index(after: 1) == file.tokens.count)
  }

  @Test func deepInterpolation() throws {
    let depth = 10_000
    let text = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    let file = TokenizedSource(try SourceText(utf8: text), as: .swift)
    #expect(file.problems.isEmpty)
    #expect(file.index(after: 0) == file.tokens.count)
  }

  @Test(arguments: languages) func invalidUTF8(_ language: TokenizedSource.Language) throws {
    let bytes = Array("f(\"a".utf8) + [0xFF] + Array("b\", c".utf8) + [0xC3] + Array(")".utf8)
    let file = TokenizedSource(try SourceText(bytes), as: language)
    #expect(file.problems.contains { $0.kind == .invalidUTF8 })
    let string = try #require(file.tokens.firstIndex { $0.kind == .string })
    let literal = try #require(file.stringLiteral(at: string))
    #expect(literal.text == "a\u{FFFD}b")
    #expect(literal.problems.map(\.kind) == [.invalidUTF8])
    #expect(file.tokens[1].partner == file.tokens.count - 1)
  }
}
