import CatalogSyntax
import Foundation
import TestSupport
import Testing

@Suite("The reference reading agrees with Foundation")
struct StringsDifferentialTests {
  /// Pieces of files, legal and illegal ones, from which longer files are made.
  private static let pieces = [
    "\"k\"", "'k'", "k", " = ", "=", ";", ";\n", "\n", " ", "\t", "\r\n", "\r", "\"v\"",
    "\"a b\"", "\"\\n\"", "\"\\U00e9\"", "\"\\101\"", "\"\\377x\"", "\"\\q\"", "\"é\"", "\"日本\"",
    "\"l1\nl2\"", "\"\\\"\"", "'it''s'", "/* c */", "// c\n", "// c\r", "/*", "*/", "//", "/",
    "{", "}", "(", ")", ",", "<0a>", "<0a0", "< 0a 0b >", "<zz>", "\"open", "'open", "\\", "#",
    "\u{2028}", "\u{A0}", "\u{FEFF}", "\u{3000}", "\u{201C}", "😀", "\u{0}", "a.b-c:d/e$_1", "-1",
    "\"k\" = \"v\";\n", "'a' = b;", "key = { x = y; z; };\n", "list = ( a, \"b\", (c) );\n",
    "/* note */\n\"n\" = \"m\";\n", "\"dup\" = \"1\";\"dup\" = \"2\";", "\"s\";\n",
    "\"\\U0064up\" = \"3\";", "\u{B}", "\u{C}", "\u{85}",
  ]

  /// A file made from a seed; even seeds give mostly legal files.
  private static func file(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let legal = seed % 2 == 0
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      let pool =
        legal && Int.random(in: 0..<8, using: &generator) > 0
        ? Array(pieces[50...]) : pieces
      text += pool.randomElement(using: &generator) ?? ""
    }
    return Array(text.utf8)
  }

  @Test("over generated files, verdict, value and message", arguments: 0..<40)
  func generated(batch: Int) throws {
    for seed in UInt64(batch) * 250..<UInt64(batch + 1) * 250 {
      let bytes = Self.file(seed: seed)
      guard PropertyListKind.detect(bytes.span) == .oldStyle else { continue }
      expectAgreement(bytes)
      let document = StringsDocument(try SourceText(bytes))
      #expect(document.bytes() == bytes)
      expectTiling(document)
    }
  }

  @Test("over UTF-16 and UTF-32 forms of generated files", arguments: TextEncoding.allCases)
  func encodings(_ encoding: TextEncoding) throws {
    for seed in UInt64(0)..<200 {
      let text = String(decoding: Self.file(seed: seed), as: UTF8.self)
      let bytes = encoding.byteOrderMark + encode(text, as: encoding)
      guard PropertyListKind.detect(bytes.span) == .oldStyle else { continue }
      expectAgreement(bytes)
      #expect(StringsDocument(try SourceText(bytes)).bytes() == bytes)
    }
  }

  @Test("over the whole corpus", .enabled(if: Corpus.isAvailable, "no corpus on this machine"))
  func corpus() throws {
    let files = Corpus.stringsFiles()
    #expect(files.count > 1000)
    for file in files {
      let bytes = try Repository.bytes(file)
      guard PropertyListKind.detect(bytes.span) == .oldStyle else { continue }
      expectAgreement(bytes, "\(file.path)")
      let document = StringsDocument(try SourceText(bytes))
      #expect(document.bytes() == bytes, "\(file.path)")
      expectTiling(document)
    }
  }

  private func expectAgreement(_ bytes: [UInt8], _ name: @autoclosure () -> String = "") {
    let shown = String(decoding: bytes, as: UTF8.self).debugDescription.prefix(300)
    switch (FoundationOracle.read(bytes), ReferenceReading(bytes: bytes)) {
    case (.value(let expected, _), .value(let value)):
      #expect(FoundationOracle.sorted(value) == expected, "\(name()) \(shown)")
    case (.failure(let message), .failure(let ours, let line)):
      guard let message else { return }
      let expected = message.replacing(/\s+/, with: " ").replacing(/line \d+/, with: "line")
      #expect(expected.hasPrefix(ours), "\(name()) \(shown)")
      if let line { #expect(message.contains("line \(line)"), "\(message) \(name()) \(shown)") }
    case (let expected, let ours):
      Issue.record("\(name()) \(shown): Foundation \(expected), ours \(ours)")
    }
  }
}
