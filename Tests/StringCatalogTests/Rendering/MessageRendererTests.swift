import StringCatalog
import TestSupport
import Testing

@Suite("Message renderer")
struct MessageRendererTests {
  private static let files = Message.format(
    Format(
      "%@: %#@files@",
      [
        Substitution(
          "files", argument: 2, valueType: "lld",
          Select(
            by: .plural,
            [
              Variant("one", .pattern("%arg plik")), Variant("few", .pattern("%arg pliki")),
              Variant("many", .pattern("%arg plików")), Variant("other", .pattern("%arg pliku")),
            ]))
      ]))

  @Test("appends to a buffer and to issues that are there")
  func buffer() {
    let renderer = MessageRenderer(language: LocaleIdentifier("pl"))
    var buffer = Array("> ".utf8)
    var issues = [RenderingIssue(.missingKey, language: LocaleIdentifier("pl"))]
    renderer.render(
      CompiledMessage(Self.files, key: "k"), ["A"], into: &buffer, issues: &issues)
    #expect(String(decoding: buffer, as: UTF8.self) == "> A: … pliku")
    #expect(issues.map(\.kind) == [.missingKey, .missingArgument, .missingArgument])
    #expect(issues.last?.key == "k")
  }

  @Test("does not allocate for a message without issues")
  func reuse() {
    let renderer = MessageRenderer(language: LocaleIdentifier("pl"))
    let message = CompiledMessage(Self.files)
    var buffer: [UInt8] = []
    buffer.reserveCapacity(128)
    let capacity = buffer.capacity
    var issues: [RenderingIssue] = []
    for number in 0..<200 {
      buffer.removeAll(keepingCapacity: true)
      renderer.render(message, ["A", .int(number)], into: &buffer, issues: &issues)
    }
    #expect(buffer.capacity == capacity)
    #expect(issues == [])
  }

  @Test(
    "a double counts by its plain value, or by the digits the text shows",
    arguments: [("1", "one"), ("1.5", "other"), ("2", "few"), ("5", "many"), ("22.0", "few")])
  func doubles(_ number: String, _ form: String) throws {
    let select = Select(
      by: .plural,
      ["one", "few", "many", "other"].map { Variant($0, .pattern(Pattern($0))) })
    let message = Message.format(
      Format("%#@n@", [Substitution("n", valueType: "lf", select)]))
    let value = try #require(Double(number))
    let renderer = MessageRenderer(language: LocaleIdentifier("pl"))
    #expect(renderer.render(message, [.double(value)]).text == form)
    #expect(renderer.render(message, [.double(-value)]).text == form)
  }

  @Test("numbers follow the wanted locale if it is of the text's language")
  func numberLocale() {
    func rendered(_ language: String, _ wanted: String?) -> String {
      MessageRenderer(
        language: LocaleIdentifier(language), wanted: wanted.map { LocaleIdentifier($0) }
      ).render(.pattern("%d"), [1_234_567]).text
    }
    #expect(rendered("de", nil) == "1.234.567")
    #expect(rendered("de", "de-CH") == "1’234’567")
    #expect(rendered("de", "hi") == "1.234.567")
    #expect(rendered("zh-Hant", "zh_TW") == "1,234,567")
    #expect(rendered("Base", nil) == "1,234,567")
    #expect(rendered("German", nil) == "1.234.567")
  }

  @Test("says which category a number has")
  func category() {
    let polish = MessageRenderer(language: LocaleIdentifier("pl"))
    #expect(
      [0, 1, 2, 5, -1, .min].map { polish.pluralCategory(of: $0) }
        == ["many", "one", "few", "many", "one", "many"])
    var options = RenderingOptions()
    options.isAppleCompatible = true
    let compatible = MessageRenderer(language: LocaleIdentifier("pl"), options: options)
    #expect(compatible.pluralCategory(of: 1) == "other")
  }

  @Test(
    "issues are sentences without raw control characters", arguments: RenderingIssue.Kind.allCases)
  func sentences(_ kind: RenderingIssue.Kind) {
    let issue = RenderingIssue(
      kind, key: "k\u{1b}", language: LocaleIdentifier("en"), argument: 2, variable: "v\n",
      specifier: "%\u{7}")
    #expect(issue.description.hasPrefix("'k\\u{1B}' (en): "))
    #expect(issue.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(!issue.description.hasSuffix("."))
  }

  @Test("one renderer and message serve many threads")
  func threads() async {
    let renderer = MessageRenderer(language: LocaleIdentifier("pl"))
    let message = CompiledMessage(Self.files)
    let expected = (0..<200).map { renderer.render(message, ["A", .int($0)]).text }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).map { renderer.render(message, ["A", .int($0)]).text } }
      }
      for await texts in group { #expect(texts == expected) }
    }
  }
}
