import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

/// Whatever the bytes are, extraction ends, and what it finds lies in order inside the text.
@Suite struct MatcherRobustnessTests {
  private static let functions = [
    KeyRule(function: "tr", key: "1", table: "0"), KeyRule(function: ".localized"),
    KeyRule(function: "titleForKey:table:"),
  ]

  static let languages: [TokenizedSource.Language] = [.swift, .objectiveC(isCPlusPlus: true)]

  /// The sources of the fixtures, one text a language.
  private static func text(_ language: TokenizedSource.Language) throws -> [UInt8] {
    let names: Set<String> = language == .swift ? ["swift"] : ["m"]
    return try Repository.files(
      below: Repository.fixtures("extraction-rules"), extensions: names
    ).flatMap { try Repository.bytes($0) }
  }

  @discardableResult
  private func check(_ bytes: [UInt8], as language: TokenizedSource.Language) throws -> Int {
    let file = TokenizedSource(try SourceText(bytes), as: language)
    let learnt = KeyExtractor.learn(from: file)
    let extractor = KeyExtractor(
      rules: KeyRule.builtIn + Self.functions, learnt: learnt,
      accessors: [AccessorRule(path: "L10n.a", key: "a")])
    let found = extractor.extract(file, path: "x")
    let mayNameKeys = extractor.mayNameKeys(file.source.utf8.span)
    let starts = found.occurrences.map(\.range.start)
    let isOrdered = starts == starts.sorted()
    let isInside = found.occurrences.allSatisfy { $0.range.end <= file.source.utf8.count }
    let isEmpty = found.occurrences.contains { $0.keyText.isEmpty }
    #expect(
      isOrdered && isInside && !isEmpty && (mayNameKeys || starts.isEmpty),
      "\(String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription)")
    return found.occurrences.count
  }

  @Test(arguments: languages) func pieces(_ language: TokenizedSource.Language) throws {
    let bytes = try Self.text(language)
    for start in stride(from: 0, to: bytes.count, by: 37) {
      try check(Array(bytes[start..<min(start + 400, bytes.count)]), as: language)
    }
  }

  @Test(arguments: languages) func mutations(_ language: TokenizedSource.Language) throws {
    var generator = SeededGenerator(seed: 30)
    let bytes = try Self.text(language)
    let marks = Array("\"\\()[]{}?:=,.<>#@\n ".utf8) + [0x80, 0xC3]
    for _ in 0..<200 {
      let start = Int.random(in: 0..<bytes.count - 600, using: &generator)
      var mutant = Array(bytes[start..<start + 600])
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
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

  static let repeated = [
    "Text(", "Text(a ? ", "NSLocalizedString(", "NSLocalizedString(\"a\" + ", "\"a\" + ",
    "let a: LocalizedStringKey = { ", "{ () -> LocalizedStringKey in ", "-> LocalizedStringKey in ",
    "var a: LocalizedStringKey { if a ", "if a { let b: LocalizedStringKey = switch c ", "if ",
    "a as LocalizedStringKey ", "x: LocalizedStringKey = ", "[LocalizedStringKey: ",
    "f(title: \"a\", ", "Unknown(title: \"a\")\n", ".localized", "\"\\(x)\".localized ",
    "L10n.a.", "let a = b + b\n", "func f(a: LocalizedStringKey) {\n", "struct A { ",
    "case a(LocalizedStringKey)\n", "x.localizedStringForKey:a ", "[a localizedStringForKey:",
    "#define A(b) tr(b)\n", "#Preview {", "// stringsctl:keys a, \"\n", "tr(a, \"\\(",
    "LocalizedStringKey(", "LocalizedStringKey?", "NSLocalizedString(a, \"\")\n",
  ]

  /// Nothing nests on the call stack, and no repetition takes more than linear time.
  @Test(arguments: repeated) func repetition(_ text: String) throws {
    let bytes = Array(String(repeating: text, count: 40_000 / text.utf8.count).utf8)
    for language in Self.languages { try check(bytes, as: language) }
  }

  @Test func deepNesting() throws {
    let depth = 3000
    for (opening, closing) in [
      ("Text(", ")"), ("NSLocalizedString(a ? (", ") : \"x\")"), ("\"\\(tr(\"a\", ", "))\""),
      ("var a: LocalizedStringKey { if x { ", "} else { \"a\" } }"),
      ("{ () -> LocalizedStringKey in ", "}"),
      ("LocalizedStringKey(x ?? ", ")"), ("tr(\"T\", \"\\(", ")\")"),
      ("(", " as LocalizedStringKey)"),
      ("NSLocalizedString(\"a\" + (", "))"),
    ] {
      let text = String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
      try check(Array(text.utf8), as: .swift)
    }
  }

  /// Constants that name each other tell no text, and ones that double do not grow without bounds.
  @Test func constants() throws {
    let text = """
      let a = b + b + b + b
      let b = c + c + c + c
      let c = d + d + d + d
      let d = e + e + e + e
      let e = a
      let f = f
      NSLocalizedString(a, comment: "")
      NSLocalizedString(f, comment: "")
      """
    #expect(try check(Array(text.utf8), as: .swift) == 2)
  }
}
