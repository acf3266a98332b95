import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

/// The files of one table, in memory.
enum Written {
  /// What the files of a bundle say; the names are paths below it.
  static func bundle(_ files: [String: String], source: String = "en") throws -> CatalogReading {
    var family = TableFamily(table: "x", localizations: [])
    var dictionaries: [Project.Dictionary] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let locale = LocaleIdentifier(String(path.prefix { $0 != "." }))
      let file = TableFile(path: path, locale: locale, table: "x")
      if path.hasSuffix(".stringsdict") {
        let document = try StringsDictDocument(Array(text.utf8))
        try #require(document.isIntact, "\(document.syntax.problems)")
        dictionaries.append(Project.Dictionary(file: file, document: document))
      } else {
        let table = try LocalizedTable(file: file, bytes: Array(text.utf8))
        family.localizations.append(table)
      }
    }
    return Catalog.reading(
      family, dictionaries: dictionaries, sourceLanguage: LocaleIdentifier(source))
  }

  /// What a string catalog says that has these members of `strings`.
  static func catalog(_ strings: String) throws -> CatalogReading {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    let document = XCStringsDocument(try SourceText(utf8: text))
    try #require(document.isIntact, "\(document.json.problems) \(document.problems)")
    return Catalog.reading(document, table: "x")
  }

  /// A `.stringsdict` with these members.
  static func dictionary(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(members)</dict></plist>\n"
  }

  /// An entry of a `.stringsdict`: a format and its variables, each with type and cases.
  static func entry(
    _ key: String, _ format: String, _ variables: [(String, String, [(String, String)])]
  ) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.map { name, type, cases in
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
          + "<string>NSStringPluralRuleType</string>"
          + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
          + cases.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
      }.joined() + "</dict>"
  }

  /// A `stringUnit`.
  static func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  /// A `plural` with cases.
  static func plural(_ cases: [(String, String)]) -> String {
    "\"variations\":{\"plural\":{" + cases.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",")
      + "}}"
  }
}

extension Catalog {
  /// The catalog without states: the files of a bundle have none.
  fileprivate var withoutStates: Catalog {
    var result = self
    for entry in result.entries.indices {
      for index in result.entries[entry].localizations.indices {
        guard let message = result.entries[entry].localizations[index].message else { continue }
        result.entries[entry].localizations[index].content = .message(message.withoutStates)
      }
    }
    return result
  }
}

extension Message {
  fileprivate var withoutStates: Message {
    switch self {
    case .pattern(let pattern): .pattern(Pattern(pattern.text))
    case .select(let select): .select(select.withoutStates)
    case .format(let format):
      .format(
        Format(
          Pattern(format.pattern.text),
          format.substitutions.map { part in
            Substitution(
              part.name, argument: part.argument, valueType: part.valueType,
              part.select.withoutStates)
          }))
    }
  }
}

extension Select {
  fileprivate var withoutStates: Select {
    Select(by: selector, variants.map { Variant($0.key, $0.message.withoutStates) })
  }
}

@Suite("A catalog")
struct CatalogTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The files of the bundle by path.
    var bundle: [String: String]
    /// The members of `strings` of the string catalog.
    var catalog: String
  }

  private static func entry(_ key: String, _ localizations: String) -> String {
    "\"\(key)\":{\"localizations\":{\(localizations)}}"
  }

  static let pairs = [
    Pair(
      testDescription: "plain texts with comments",
      bundle: [
        "en.lproj/x.strings": "/* Greeting */\n\"hello\" = \"Hello\";\n\n\"bye\" = \"Bye\";\n",
        "de.lproj/x.strings": "/* Greeting */\n\"hello\" = \"Hallo\\n\";\n",
      ],
      catalog: """
        "hello":{"comment":"Greeting","localizations":{"de":\(Written.unit("Hallo\\n")),\
        "en":\(Written.unit("Hello"))}},
        \(entry("bye", "\"en\":\(Written.unit("Bye"))"))
        """),
    Pair(
      testDescription: "a plural that is the whole text",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          Written.entry(
            "n files", "%#@files@",
            [("files", "d", [("other", "%d files"), ("one", "%d file")])]))
      ],
      catalog: entry(
        "n files", "\"en\":{\(Written.plural([("one", "%d file"), ("other", "%d files")]))}")),
    Pair(
      testDescription: "a plural that prints no number, after the type in the key",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          Written.entry(
            "%lu files", "%1$#@n@", [("n", "lu", [("one", "a file"), ("other", "files")])]))
      ],
      catalog: entry(
        "%lu files", "\"en\":{\(Written.plural([("one", "a file"), ("other", "files")]))}")),
    Pair(
      testDescription: "a plural that chooses by the second argument",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          Written.entry(
            "has", "%2$#@n@", [("n", "lld", [("other", "%1$@ has %2$lld files")])]))
      ],
      catalog: entry(
        "has", "\"en\":{\(Written.plural([("other", "%1$@ has %2$lld files")]))}")),
    Pair(
      testDescription: "text around a named part",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          Written.entry(
            "copied", "Copied %#@files@.",
            [("files", "lld", [("one", "%lld file"), ("other", "%lld files")])]))
      ],
      catalog: entry(
        "copied",
        """
        "en":{"stringUnit":{"state":"translated","value":"Copied %#@files@."},"substitutions":\
        {"files":{"formatSpecifier":"lld",\
        \(Written.plural([("one", "%arg file"), ("other", "%arg files")]))}}}
        """)),
    Pair(
      testDescription: "two named parts, their arguments stated in one way or the other",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          Written.entry(
            "both", "%2$#@b@ of %1$#@a@",
            [
              ("a", "lld", [("other", "%lld as")]),
              ("b", "lu", [("other", "%2$lu, in full %2$lu")]),
            ]))
      ],
      catalog: entry(
        "both",
        """
        "en":{"stringUnit":{"state":"translated","value":"%2$#@b@ of %1$#@a@"},"substitutions":\
        {"a":{"argNum":1,"formatSpecifier":"lld",\(Written.plural([("other", "%arg as")]))},\
        "b":{"argNum":2,"formatSpecifier":"lu",\
        \(Written.plural([("other", "%arg, in full %arg")]))}}}
        """)),
    Pair(
      testDescription: "a plural for one device",
      bundle: [
        "en.lproj/x.stringsdict": Written.dictionary(
          "<key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
            + "<key>mac</key><string>Click</string>"
            + Written.entry("iphone", "%#@n@", [("n", "d", [("other", "Tap %d times")])])
            + "</dict></dict>")
      ],
      catalog: entry(
        "tap",
        """
        "en":{"variations":{"device":{"iphone":{\(Written.plural([("other", "Tap %d times")]))},\
        "mac":\(Written.unit("Click"))}}}
        """)),
    Pair(
      testDescription: "a text for a language that is spelled in two ways, and one of Base",
      bundle: [
        "Base.lproj/x.strings": "a = b;", "zh_CN.lproj/x.strings": "a = c;",
      ],
      catalog: entry("a", "\"en\":\(Written.unit("b")),\"zh-Hans\":\(Written.unit("c"))")),
  ]

  @Test("is the same from a bundle and from a string catalog", arguments: pairs)
  func equality(_ pair: Pair) throws {
    let bundle = try Written.bundle(pair.bundle)
    let catalog = try Written.catalog(pair.catalog)
    #expect(bundle.losses == [])
    #expect(catalog.losses == [])
    #expect(bundle.catalogs == catalog.catalogs.map(\.withoutStates))
  }

  @Test(
    "keeps what a choice without name would not say",
    arguments: [
      // The type is not the one that is printed.
      ("n", "%#@n@", [("n", "lu", [("other", "%d files")])]),
      // Nothing tells the type.
      ("n", "%#@n@", [("n", "d", [("other", "files")])]),
      // Without positions the texts would print other arguments.
      ("n", "%2$#@n@", [("n", "d", [("other", "%d files")])]),
      // There is more than the part.
      ("n", "%#@n@!", [("n", "d", [("other", "%d files")])]),
    ])
  func named(_ key: String, _ format: String, _ parts: [(String, String, [(String, String)])])
    throws
  {
    let text = Written.dictionary(Written.entry(key, format, parts))
    let reading = try Written.bundle(["en.lproj/x.stringsdict": text])
    let message = reading.catalogs.first?.entries.first?.localizations.first?.message
    guard case .format(let read) = message else {
      Issue.record("no format: \(String(describing: message))")
      return
    }
    #expect(read.pattern == Pattern(format))
    #expect(read.substitutions.map(\.valueType) == [parts[0].1])
  }

  @Test("has the entry of the .stringsdict where both files have a key")
  func precedence() throws {
    let reading = try Written.bundle([
      "en.lproj/x.strings": "a = hidden; b = same; c = kept;",
      "en.lproj/x.stringsdict": Written.dictionary(
        "<key>a</key><string>shown</string><key>b</key><string>same</string>"),
    ])
    let entries = try #require(reading.catalogs.first).entries
    #expect(entries.map(\.key) == ["a", "b", "c"])
    #expect(
      entries.map { $0.localizations.map(\.message) }
        == [[.pattern("shown")], [.pattern("same")], [.pattern("kept")]])
    #expect(reading.losses == [Loss(.hiddenText, table: "x", key: "a", locale: "en")])
  }

  @Test("has an entry for each key, in the order of the source language")
  func entries() throws {
    let reading = try Written.bundle([
      "de.lproj/x.strings": "/* Begrüßung */ \"hello\" = \"Hallo\"; \"only\" = \"nur\";",
      "en.lproj/x.strings": "\"bye\" = \"Bye\";\n/* Greeting */ \"hello\" = \"Hello\";",
    ])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.entries.map(\.key) == ["bye", "hello", "only"])
    let hello = catalog.entries[1]
    #expect(hello.comment == "Greeting")
    #expect(hello.localizations.map(\.locale.canonical) == ["de", "en"])
    #expect(hello.localizations.map(\.message) == [.pattern("Hallo"), .pattern("Hello")])
    #expect(hello.localizations.allSatisfy { $0.range != nil })
    #expect(reading.losses == [Loss(.translationComment, table: "x", key: "hello", locale: "de")])
  }

  @Test("takes the last of several definitions and says so")
  func duplicates() throws {
    let reading = try Written.bundle(["en.lproj/x.strings": "a = 1; b = 2; \"\\141\" = 3;"])
    let entries = try #require(reading.catalogs.first).entries
    #expect(entries.map(\.key) == ["b", "a"])
    #expect(entries.map { $0.localizations.map(\.message) } == [[.pattern("2")], [.pattern("3")]])
    #expect(reading.losses == [Loss(.duplicateKey, table: "x", key: "a", locale: "en")])
  }

  @Test("keeps keys apart that look alike")
  func equivalentKeys() throws {
    let reading = try Written.bundle([
      "en.lproj/x.strings": "\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2;"
    ])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.entries.count == 2)
    var swapped = catalog
    swapped.entries[0].key = catalog.entries[1].key
    #expect(swapped != catalog)
  }

  @Test("leaves out what is damaged or no text")
  func damaged() throws {
    let reading = try Written.bundle([
      "en.lproj/x.strings": "a = 1;\nb = ;\nc = ( 1, 2 );\nd = { x = y; };\ne = 5;"
    ])
    #expect(reading.catalogs.first?.entries.map(\.key) == ["a", "e"])
    #expect(reading.losses.map(\.kind) == [.nonText, .nonText])
  }

  @Test("has the ranges of a property list in XML")
  func positions() throws {
    let reading = try Written.bundle([
      "en.lproj/x.strings": "<plist><dict><key>a</key><string>b</string></dict></plist>"
    ])
    let localization = try #require(reading.catalogs.first?.entries.first?.localizations.first)
    #expect(localization.message == .pattern("b"))
    #expect(localization.range == SourceRange(13, 43))
  }

  @Test("takes a key without source text for its own text in a string catalog")
  func implied() throws {
    let reading = try Written.catalog(
      "\"Done\":{\"localizations\":{\"de\":\(Written.unit("Fertig"))}}")
    let entry = try #require(reading.catalogs.first?.entries.first)
    #expect(
      entry.localizations.map(\.isImplied) == [false, true]
        && entry.localization(LocaleIdentifier("en"))?.message == .pattern("Done"))
  }
}
