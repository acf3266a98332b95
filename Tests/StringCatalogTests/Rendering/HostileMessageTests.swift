import StringCatalog
import TestSupport
import Testing

/// Catalogs and arguments that nobody should have: each gives a text and issues, and none a crash.
@Suite("Hostile messages")
struct HostileMessageTests {
  private static func rendered(
    _ message: Message, _ arguments: [MessageArgument] = [], locale: String = "en"
  ) -> Rendering {
    MessageRenderer(language: LocaleIdentifier(locale)).render(message, arguments)
  }

  private static func part(
    _ name: String, _ text: String, argument: Int? = nil
  ) -> Substitution {
    Substitution(
      name, argument: argument, valueType: "lld",
      Select(by: .plural, [Variant("other", .pattern(Pattern(text)))]))
  }

  @Test("more specifiers than arguments, and those that read memory in C")
  func formatStrings() {
    let rendering = Self.rendered(.pattern("%n %s %p %*d %S %c %@ %100$@"), ["a"])
    #expect(rendering.text == "%n a … … … … … …")
    #expect(rendering.issues.first?.kind == .unknownSpecifier)
    #expect(rendering.issues.filter { $0.kind == .missingArgument }.count == 6)
  }

  @Test("variables that lead to themselves")
  func recursion() {
    // Each time with the next argument, so that no two expansions are alike.
    let onward = Self.rendered(
      .format(Format("%#@a@", [Self.part("a", "x %d %#@a@")])), [1, 2, 3])
    #expect(onward.text.hasPrefix("x 1 x 2 x 3 x "))
    #expect(onward.text.hasSuffix("%#@a@"))
    #expect(onward.issues.map(\.kind).contains(.recursionLimit))
    let alike = Self.rendered(
      .format(Format("%#@a@", [Self.part("a", "x %1$#@b@"), Self.part("b", "y %1$#@a@")])), [1])
    #expect(alike.text == "x y %1$#@a@")
  }

  @Test("references that multiply")
  func multiplication() {
    // Sixteen parts, each of which refers to the next sixteen times.
    let parts = (0..<16).map { number in
      Self.part(
        "p\(number)",
        number == 15 ? "x" : String(repeating: "%1$#@p\(number + 1)@", count: 16), argument: 1)
    }
    let rendering = Self.rendered(.format(Format("%#@p0@", parts)), [1])
    #expect(rendering.issues.count <= MessageRenderer.largestIssueCount)
    #expect(rendering.issues.contains { $0.kind == .recursionLimit })
    #expect(rendering.text.utf8.count < 4 << 20)
  }

  @Test("a long part that is referred to many times")
  func longParts() {
    let text = String(repeating: "x", count: 1 << 20)
    let rendering = Self.rendered(
      .format(
        Format(
          Pattern(String(repeating: "%1$#@a@", count: 4_000)), [Self.part("a", text)])), [1])
    #expect(rendering.text.utf8.count < MessageRenderer.largestExpandedSize + 2 << 20)
    #expect(rendering.issues.contains { $0.kind == .recursionLimit })
  }

  @Test("a thousand choices inside one another")
  func nesting() {
    var message = Message.pattern("end")
    for _ in 0..<1_000 {
      message = .select(Select(by: .plural, [Variant("other", message)]))
    }
    let rendering = Self.rendered(message, [1])
    #expect(rendering.text == "…")
    #expect(rendering.issues.map(\.kind).contains(.recursionLimit))
    var formats = Message.pattern("end")
    for _ in 0..<1_000 {
      formats = .format(
        Format(
          "%#@a@",
          [Substitution("a", valueType: "d", Select(by: .plural, [Variant("other", formats)]))]))
    }
    #expect(Self.rendered(formats, [1]).issues.map(\.kind).contains(.recursionLimit))
  }

  @Test("choices without forms")
  func noForms() {
    for selector: Select.Selector in [.plural, .device, .width, .gender, .unknown("x")] {
      let rendering = Self.rendered(.select(Select(by: selector, [])), [1])
      #expect(rendering.text == "…")
      #expect(rendering.issues.first?.kind == .missingOther)
    }
  }

  @Test("a text of ten megabytes")
  func longText() {
    let plain = String(repeating: "0123456789", count: 1 << 20)
    #expect(Self.rendered(.pattern(Pattern(plain + "%@")), ["x"]).text == plain + "x")
    let wide = String(repeating: "%4096d", count: 1 << 16)
    let rendering = Self.rendered(.pattern(Pattern(wide)), [])
    #expect(rendering.text.unicodeScalars.allSatisfy { $0 == "…" })
    #expect(rendering.issues.count == MessageRenderer.largestIssueCount)
    let positional = String(repeating: "%1$4096d", count: 1 << 16)
    let bounded = Self.rendered(.pattern(Pattern(positional)), [1]).text.utf8.count
    #expect(bounded < MessageRenderer.largestExpandedSize + 64 << 16)
  }

  @Test("numbers at their limits, in every conversion")
  func limits() {
    let arguments: [MessageArgument] = [
      .int(Int64.min), .int(Int64.max), .uint(.max), 0, -1, .double(.nan), .double(.infinity),
      .double(-.infinity), .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude),
      .double(-0.0), .decimal("1e5000"), .decimal("-1e-5000"), .decimal("1e999999999"),
      .decimal(""), .decimal("."), .decimal("-"), .decimal("1e"), .decimal("٣"),
      .decimal(String(repeating: "9", count: 1_000)), .string(""), .character("\u{0}"),
      .bool(false),
      .list([.list([.list([.null])])]), .null,
    ]
    let letters = "@diDuUxXoOfFeEgGaAcCsSp"
    for locale in ["en", "ar-EG", "not a tag"] {
      for compatible in [false, true] {
        var options = RenderingOptions()
        options.isAppleCompatible = compatible
        let renderer = MessageRenderer(language: LocaleIdentifier(locale), options: options)
        for letter in letters {
          for flags in [
            "", "0", "-", "+", " ", "#", "'", "020.5", ".0", "#.0", "hh", "ll",
          ] {
            let message = CompiledMessage("%1$\(flags)\(letter)")
            for argument in arguments {
              #expect(!renderer.render(message, [argument]).text.utf8.contains(0xff))
            }
          }
        }
      }
    }
  }

  @Test(
    "widths and precisions beyond all measure",
    arguments: ["d", "f", "e", "g", "a", "x", "s", "c", "p"])
  func extents(_ letter: String) {
    for extent in ["5000", "05000", ".5000", "-5000.5000", "99999999999999999999", "*1$"] {
      let argument: MessageArgument = letter == "s" ? "a" : .int(Int64.max)
      let text = Self.rendered(.pattern(Pattern("%1$\(extent)\(letter)")), [argument]).text
      #expect(text.utf8.count < 3 * MessageRenderer.largestExtent)
    }
    let capped = Self.rendered(.pattern("%1$5000d"), [1])
    #expect(capped.text.utf8.count == MessageRenderer.largestExtent)
    #expect(capped.issues.map(\.kind) == [.widthCapped])
  }

  @Test("made-up texts and arguments")
  func random() {
    let pieces = [
      "%", "@", "d", "$", "1", "2", "9", "#", "*", ".", "l", "f", "n", "%%", "%@", "%#@a@",
      "%2$#@b@", "x",
      "é", "\u{0}", "-", "0", " ", "%arg", "\u{2069}",
    ]
    var generator = SeededGenerator(seed: 11)
    let arguments: [MessageArgument] = [1, "a", 2.5, .null, .int(5).named("a")]
    for _ in 0..<4_000 {
      func text() -> String {
        (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }.joined()
      }
      let message = Message.format(
        Format(Pattern(text()), [Self.part("a", text()), Self.part("b", text(), argument: 2)]))
      let count = Int.random(in: 0...arguments.count, using: &generator)
      let rendering = Self.rendered(message, Array(arguments.prefix(count)))
      #expect(rendering.text.utf8.count < 1 << 20)
      #expect(rendering.issues.allSatisfy { !$0.description.unicodeScalars.contains("\u{0}") })
    }
  }
}
