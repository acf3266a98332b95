import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@Suite("Messages of MessageFormat, converted")
struct MessageFormatConversionTests {
  @Test(
    "what a format cannot hold of them is listed",
    arguments: [
      ("{name} and {other}", [Loss.Kind.argumentNames]),
      ("{0, plural, one {#} other {#}}", [.rule]), ("{0, select, a {A} other {B}}", [.rule]),
      ("{0, number, percent}", [.rule]), ("plain %", []), ("{0} and {1}", []),
    ])
  func losses(_ pattern: String, _ expected: [Loss.Kind]) throws {
    let message = try #require(MessageFormatPattern(pattern).message)
    for name in ["xcstrings", "strings"] {
      let format = try #require(FormatRegistry.format(named: name))
      let fitted = format.fit(message, forKey: "key")
      // A catalog leaves out a part without variants before it asks what chooses.
      let isPart = expected == [.rule] && fitted.losses == [.parts]
      #expect(
        isPart || Set(fitted.losses).isSuperset(of: expected), "\(name): \(fitted.losses)")
      #expect(expected.isEmpty == fitted.losses.isEmpty, "\(name): \(fitted.losses)")
      if expected == [.rule] { #expect(fitted.message == nil) }
    }
  }

  @Test("names are kept until a format takes them away")
  func names() throws {
    let message = try #require(MessageFormatPattern("{name}: {n, plural, other {#}}").message)
    guard case .format(let format) = message else {
      Issue.record("a message with names is a format")
      return
    }
    #expect(format.argumentNames == ["name", "n"])
    #expect(format.pattern == "%1$@: %2$#@n@")
    #expect(format.substitutions.map(\.name) == ["n", "n.number"])
    var other = format
    other.argumentNames = ["name", "N"]
    #expect(Message.format(other) != message)
  }

  @Test("composed and decomposed names are two arguments")
  func normalization() throws {
    let message = try #require(MessageFormatPattern("{\u{e9}} {e\u{301}}").message)
    let renderer = MessageRenderer(language: LocaleIdentifier("en"))
    let arguments = [
      MessageArgument.string("b").named("e\u{301}"), MessageArgument.string("a").named("\u{e9}"),
    ]
    #expect(renderer.render(message, arguments) == Rendering(text: "a b"))
  }
}
