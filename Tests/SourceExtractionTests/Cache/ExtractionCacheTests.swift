import CatalogSyntax
import SourceExtraction
import TestSupport
import Testing

@Suite("The cache of extractions")
struct ExtractionCacheTests {
  private static let environment = ContentHash(of: ["1.0", "rules"])

  private static func occurrence(_ key: Occurrence.Key, _ file: String) -> Occurrence {
    var occurrence = Occurrence(
      key: key, table: "T", comment: "é", defaultValue: "", bundle: ".module", file: file,
      range: SourceRange(300, 70_000), place: LineColumn(line: 1 << 20, column: 7), rule: "tr",
      certainty: .possible("why"), activity: .inactive, isInPreview: true)
    occurrence.dynamicTable = "name"
    return occurrence
  }

  /// A cache with every case of everything in it.
  private static func full() -> ExtractionCache {
    var cache = ExtractionCache(environment: environment)
    var first = ExtractionCache.Entry(
      stamp: [0, 1, .max], hash: ContentHash([1, 2, 3].span), file: ExtractedFile(path: "b.swift"))
    first.declarations = [9, 0, 255]
    first.context = ContentHash(of: ["context"])
    first.file.occurrences = [
      occurrence(.pattern(.exact("k\u{301}")), "b.swift"),
      occurrence(
        .pattern(.format([.text("a%%"), .placeholder([]), .placeholder(["%@", "%lld"])])), "b.swift"
      ),
      occurrence(.pattern(.composed(["a.", nil, ""])), "b.swift"),
      occurrence(.dynamic("self.key"), "b.swift"),
      Occurrence(
        key: .pattern(.exact("")), file: "b.swift", range: SourceRange(at: 0),
        place: LineColumn(line: 1, column: 1), rule: "", activity: .unknown),
    ]
    first.file.problems = [
      .init(id: "id", message: "message", place: LineColumn(line: 2, column: 3))
    ]
    cache.entries["b.swift"] = first
    cache.entries["a.xib"] = ExtractionCache.Entry(
      stamp: nil, hash: .zero, file: ExtractedFile(path: "a.xib"))
    return cache
  }

  @Test("what is written is read")
  func roundTrip() {
    let cache = Self.full()
    let bytes = cache.bytes()
    #expect(ExtractionCache(bytes, environment: Self.environment) == cache)
    #expect(ExtractionCache(bytes, environment: Self.environment).bytes() == bytes)
  }

  @Test("a cache of another environment is empty")
  func environment() {
    let other = ContentHash(of: ["1.1", "rules"])
    let cache = ExtractionCache(Self.full().bytes(), environment: other)
    #expect(cache == ExtractionCache(environment: other))
  }

  @Test("a cache with any bit changed, cut anywhere or with more behind it is empty")
  func damage() {
    let bytes = Self.full().bytes()
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        #expect(ExtractionCache(damaged, environment: Self.environment).entries.isEmpty)
      }
      let cut = Array(bytes[..<index])
      #expect(ExtractionCache(cut, environment: Self.environment).entries.isEmpty)
    }
    #expect(ExtractionCache(bytes + [0], environment: Self.environment).entries.isEmpty)
  }

  @Test("damage behind a right hash traps nowhere and asks for no memory")
  func forged() {
    let bytes = Self.full().bytes()
    let start = 6 + 16
    var generator = SeededGenerator(seed: 5)
    var survivors = 0
    for index in start..<bytes.count {
      for _ in 0..<8 {
        var body = Array(bytes[start...])
        body[index - start] = UInt8.random(in: .min ... .max, using: &generator)
        if Bool.random(using: &generator) {
          body.removeLast(Int.random(in: 0..<body.count, using: &generator))
        }
        var head = ByteWriter()
        let hash = ContentHash(body.span)
        head.writeFixed(hash.low)
        head.writeFixed(hash.high)
        let forged = Array(bytes[..<6]) + head.bytes + body
        survivors += ExtractionCache(forged, environment: Self.environment).entries.count
      }
    }
    // Some changes make another legal cache, so the forgery does get behind the hash.
    #expect(survivors > 0)
  }

  @Test(
    "numbers keep their value", arguments: [0, 1, 127, 128, 16_383, 16_384, 1 << 62, UInt64.max])
  func numbers(_ number: UInt64) throws {
    var writer = ByteWriter()
    writer.write(number)
    writer.writeFixed(number)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.number() == number)
    #expect(try reader.fixed() == number)
    #expect(reader.isAtEnd)
    #expect(throws: DamagedBytes.self) { try reader.byte() }
  }

  @Test("a number of more than 64 bits is refused")
  func overlong() {
    var reader = ByteReader([UInt8](repeating: 0xFF, count: 9) + [0x02])
    #expect(throws: DamagedBytes.self) { try reader.number() }
  }

  @Test("hashes tell contents apart")
  func hashes() {
    var seen: Set<ContentHash> = []
    let zeros = (0..<40).map { [UInt8](repeating: 0, count: $0) }
    let ones = (0..<320).map { bit in
      var bytes = [UInt8](repeating: 0, count: 40)
      bytes[bit / 8] = 1 << UInt8(bit % 8)
      return bytes
    }
    for bytes in zeros + ones { #expect(seen.insert(ContentHash(bytes.span)).inserted) }
    #expect(ContentHash(of: ["a", "b"]) != ContentHash(of: ["ab", ""]))
  }
}
