import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

@Suite("Scanning by rules")
struct KeyReaderTests {
  private static let card = """
    struct Card { init(title: LocalizedStringKey, note: String, at place: Int = 0) {} }
    func banner(_ text: LocalizedStringResource) {}
    """
  private static let use = """
    let a = Card(title: "card.title", note: "no key")
    banner("banner.text")
    """

  private static func keys(_ scan: SourceScan) -> [String] {
    scan.files.flatMap(\.occurrences).compactMap { occurrence in
      if case .pattern(.exact(let key)) = occurrence.key { key } else { nil }
    }
  }

  @Test("what one file declares, another one uses, also out of a cache")
  func learnt() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.use)
    try folder.write("B.swift", Self.card)
    let files = SourceDiscovery([folder.url.path]).files
    let scanner = SourceScanner(reader: KeyReader(rules: KeyRule.builtIn), jobs: 2)
    let later = Int(Date.now.timeIntervalSince1970) + 100
    let cold = await scanner.scan(files, at: later)
    #expect(Self.keys(cold) == ["card.title", "banner.text"])
    let bytes = cold.cache.bytes()
    try folder.write("A.swift", Self.use + "\nbanner(\"another\")")
    let warm = await scanner.scan(
      files, cache: ExtractionCache(bytes, environment: .zero), at: later)
    #expect(Self.keys(warm) == ["card.title", "banner.text", "another"])
    #expect(warm.extractedCount == 1)
  }

  @Test("declarations that are damaged trap nowhere")
  func damaged() throws {
    let reader = KeyReader(rules: KeyRule.builtIn)
    let bytes = reader.declarations(in: try SourceText(utf8: Self.card), language: .swift)
    #expect(!bytes.isEmpty)
    let use = try SourceText(utf8: Self.use)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x15
      for bytes in [damaged, Array(bytes[..<index])] {
        _ = reader.extraction(knowing: [bytes])(use, .swift, "A.swift")
      }
    }
  }

  @Test("rules tell readers apart")
  func fingerprint() {
    let other = KeyReader(rules: KeyRule.builtIn + [KeyRule(function: "tr")])
    #expect(
      KeyReader(rules: KeyRule.builtIn).fingerprint == KeyReader(rules: KeyRule.builtIn).fingerprint
    )
    #expect(KeyReader(rules: KeyRule.builtIn).fingerprint != other.fingerprint)
  }
}
