import CatalogSyntax
import StringCatalog
import Testing

@Suite("Hostile patterns of MessageFormat")
struct HostilePatternTests {
  @Test("a thousand levels are refused at the first one too deep")
  func deep() throws {
    let level = "{n, plural, other {"
    let text = String(repeating: level, count: 1_000) + String(repeating: "}}", count: 1_000)
    let pattern = MessageFormatPattern(text)
    let problem = try #require(pattern.problems.first)
    #expect(pattern.problems.count == 1)
    #expect(problem.kind == .nestingTooDeep)
    let start = level.utf8.count * MessageFormatPattern.maximumDepth
    #expect(problem.range == SourceRange(start, start + 1))
    #expect(pattern.elements == [.unreadable(SourceRange(0, text.utf8.count))])
  }

  @Test("as many levels as are allowed are read, rendered and written")
  func deepest() throws {
    let count = MessageFormatPattern.maximumDepth
    let text =
      String(repeating: "{n, plural, other {", count: count) + "#"
      + String(repeating: "}}", count: count)
    let message = try #require(MessageFormatPattern(text).message)
    let rendering = MessageRenderer(language: LocaleIdentifier("en")).render(message, [.int(1_234)])
    #expect(rendering == Rendering(text: "1,234"))
    let written = message.messageFormat()
    #expect(written.pattern == text && written.losses.isEmpty)
  }

  @Test(
    "ten megabytes are read",
    arguments: [
      "{", "}", "'", "'{", "{0}", "{n, plural, other {#}}", "{0, number, ", "''", "#", "{n,",
      "{n, plural, other {", "{g, select, other {'", "a",
    ])
  func large(_ unit: String) {
    let text = String(repeating: unit, count: 10_000_000 / unit.utf8.count)
    let pattern = MessageFormatPattern(text)
    #expect(pattern.elements.last?.range.end == text.utf8.count)
    #expect(pattern.problems.count(where: \.isError) <= 1)
    #expect(pattern.isIntact == (pattern.message != nil))
  }
}
