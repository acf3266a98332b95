import AllocationCounter
import StringCatalog
import Testing

/// A message with its arguments.
struct AllocationCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var locale: String
  var message: Message
  var arguments: [MessageArgument]

  init(
    _ name: String, _ locale: String, _ message: Message, _ arguments: [MessageArgument] = []
  ) {
    testDescription = "\(name) in \(locale)"
    (self.locale, self.message, self.arguments) = (locale, message, arguments)
  }

  init(_ locale: String, _ text: String, _ arguments: [MessageArgument] = []) {
    self.init(text, locale, .pattern(Pattern(text)), arguments)
  }

  private static func counted(_ name: String, _ forms: [(String, String)]) -> Substitution {
    Substitution(
      name, valueType: "lld",
      Select(by: .plural, forms.map { Variant($0.0, .pattern(Pattern($0.1))) }))
  }

  private static let files = Message.format(
    Format(
      "%#@n@",
      [
        counted(
          "n",
          [
            ("one", "%lld файл"), ("few", "%lld файла"), ("many", "%lld файлов"),
            ("other", "%lld файла"),
          ])
      ]))
  private static let album = Message.format(
    Format(
      "%1$#@files@ in %2$#@folders@",
      [
        counted("files", [("one", "%arg file"), ("other", "%arg files")]),
        counted("folders", [("one", "%arg folder"), ("other", "%arg folders")]),
      ]))
  /// Longer than what a `String` holds in itself.
  private static let name = MessageArgument.string("Augusta Ada King, Countess of Lovelace")

  static let texts = [
    AllocationCase("en", "Sign in with another account"), AllocationCase("en", "%@", [name]),
    AllocationCase("en", "100 %% of %@", [name]), AllocationCase("ar-EG", "%@", [name]),
  ]

  static let numbers = [
    AllocationCase("en", "%@ has %lld items", [name, -1_234_567]),
    AllocationCase("ar-EG", "%@ has %lld items", [name, 1_234_567]),
    AllocationCase("de", "%@ has %.2f items", [name, 1234.5]),
    AllocationCase("one variable", "ru", files, [5]),
    AllocationCase("one variable", "ru", files, [1_000_001]),
    AllocationCase("two variables", "en", album, [3, 1]),
  ]

  /// Without optimization every access to the digits of a number takes memory, which has nothing to do with
  /// our code: in debug builds only texts are looked at. `make bench` looks at numbers, too.
  #if DEBUG
    static let all = texts
  #else
    static let all = texts + numbers
  #endif
}

@Suite(
  "Rendering into a buffer that has room", .enabled(if: allocation_counter_is_on(), "not counted"))
struct AllocationTests {
  /// How often this thread allocates while it does something a thousand times, after once.
  private static func allocations(_ work: () -> Void) -> UInt64 {
    work()
    let before = allocation_counter_value()
    for _ in 0..<1_000 { work() }
    return allocation_counter_value() - before
  }

  @Test("allocates nothing", arguments: AllocationCase.all)
  func messages(_ input: AllocationCase) {
    let renderer = MessageRenderer(language: LocaleIdentifier(input.locale))
    let message = CompiledMessage(input.message)
    var buffer: [UInt8] = []
    var issues: [RenderingIssue] = []
    buffer.reserveCapacity(256)
    let count = Self.allocations {
      buffer.removeAll(keepingCapacity: true)
      renderer.render(message, input.arguments, into: &buffer, issues: &issues)
    }
    #expect(count == 0)
    #expect(!buffer.isEmpty && issues.isEmpty)
  }

  @Test("allocates nothing when the text is looked up first", arguments: AllocationCase.all)
  func lookup(_ input: AllocationCase) throws {
    let locale = LocaleIdentifier(input.locale)
    let key = "a key that is longer than what a String holds in itself"
    let catalog = Catalog(
      table: "Localizable", sourceLanguage: locale,
      entries: [Entry(key, [Localization(locale, input.message)])])
    let texts = Localizer([LocalizationLayer([catalog], name: "memory")])
      .texts(for: [input.locale])
    let found = try #require(texts.find(key))
    var buffer: [UInt8] = []
    var issues: [RenderingIssue] = []
    buffer.reserveCapacity(256)
    let count = Self.allocations {
      buffer.removeAll(keepingCapacity: true)
      texts.render(key, input.arguments, into: &buffer, issues: &issues)
      found.render(input.arguments, into: &buffer, issues: &issues)
    }
    #expect(count == 0)
    #expect(!buffer.isEmpty && issues.isEmpty)
  }

  @Test("is what the counter would tell from rendering into a new text")
  func counter() {
    let renderer = MessageRenderer(language: LocaleIdentifier("en"))
    let message = CompiledMessage("a text that is longer than what a String holds in itself: %@")
    var length = 0
    let count = Self.allocations {
      length += renderer.render(message, ["it"]).text.utf8.count
    }
    #expect(count >= 1_000)
    #expect(length > 0)
  }
}
