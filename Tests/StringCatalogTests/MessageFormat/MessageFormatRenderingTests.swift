import StringCatalog
import Testing

@Suite("Messages of MessageFormat, rendered")
struct MessageFormatRenderingTests {
  @Test("whole numbers are exact beyond those of a double")
  func wholeNumbers() throws {
    let message = CompiledMessage(
      try #require(MessageFormatPattern("{0, number, integer}").message))
    let english = MessageRenderer(language: LocaleIdentifier("en"))
    #expect(english.render(message, [.int(Int.max)]).text == "9,223,372,036,854,775,807")
    #expect(english.render(message, [.uint(.max)]).text == "18,446,744,073,709,551,615")
    #expect(english.render(message, [.decimal("1234.5")]).text == "1,234")
    let less = try #require(
      MessageFormatPattern("{0, plural, offset:1 =9223372036854775807 {max} other {#}}").message)
    #expect(english.render(less, [.int(Int.max - 1_000_000)]).text == "9,223,372,036,853,775,806")
  }

  @Test("arguments are found by name, else by their place")
  func names() throws {
    let text =
      "{host} invites {count, plural, =0 {nobody} =1 {{guest}} other {{guest} and # others}}."
    let message = try #require(MessageFormatPattern(text).message)
    let renderer = MessageRenderer(language: LocaleIdentifier("en"))
    let expected = Rendering(text: "Ada invites Bob and 3 others.")
    let host = MessageArgument.string("Ada").named("host")
    let guest = MessageArgument.string("Bob").named("guest")
    let count = MessageArgument.int(3).named("count")
    for arguments in [[host, count, guest], [guest, count, host], [count, host, guest]] {
      #expect(renderer.render(message, arguments) == expected)
    }
    #expect(renderer.render(message, ["Ada", 3, "Bob"]) == expected)
    let lacking = renderer.render(message, [host, count])
    #expect(lacking.text == "Ada invites … and 3 others.")
    #expect(lacking.issues.map(\.kind) == [.missingArgument])
    let further = renderer.render(
      message, [MessageArgument.int(1).named("more"), host, count, guest])
    #expect(further.text == expected.text)
    #expect(further.issues.map(\.kind) == [.unusedArgument])
    #expect(further.issues.first?.argument == 1)
  }

  @Test(
    "a value of another kind is told and shown",
    arguments: [
      ("{0, plural, one {a} other {b #}}", MessageArgument.string("x"), "b x"),
      ("{0, number}", .string("x"), "x"), ("{0, select, a {A} other {B}}", .double(1.5), "B"),
      ("{0, number}", .list(["a", "b"]), "a and b"),
    ])
  func mismatch(_ text: String, _ argument: MessageArgument, _ expected: String) throws {
    let message = try #require(MessageFormatPattern(text).message)
    let rendering = MessageRenderer(language: LocaleIdentifier("en")).render(message, [argument])
    #expect(rendering.text == expected)
    #expect(!rendering.issues.isEmpty)
    #expect(rendering.issues.allSatisfy { $0.kind == .typeMismatch })
  }

  @Test("select takes texts, truth values and whole numbers")
  func select() throws {
    let message = try #require(
      MessageFormatPattern("{0, select, true {yes} 7 {seven} é {e} other {no}}").message)
    let renderer = MessageRenderer(language: LocaleIdentifier("en"))
    let cases: [(MessageArgument, String)] = [
      (true, "yes"), (false, "no"), (7, "seven"), (.decimal("7"), "seven"), ("é", "e"),
      ("e\u{301}", "no"), (.character("é"), "e"), (.uint(7), "seven"),
    ]
    for (argument, expected) in cases {
      #expect(renderer.render(message, [argument]) == Rendering(text: expected))
    }
  }
}
