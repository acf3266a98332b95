import Foundation
import StringCatalog
import TestSupport
import Testing

/// Files of one or more bundles, what a user wants, and what they are shown.
struct LookupCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The files by path; the first part of a path is the name of the bundle.
  var files: [String: String]
  /// The bundles, the one that overrides the others in front.
  var bundles = ["app"]
  var wanted: [String]
  var key: String
  var arguments: [MessageArgument] = []
  var order = Localizer.Options.Order.localeFirst
  var isStrict = false
  /// The text, the locale and the bundle it comes from; nil for a key that is not found.
  var expected: (text: String, locale: String, layer: String)?
  var testDescription: String { name }

  static func plural(_ key: String, _ cases: [(String, String)]) -> String {
    let forms = cases.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict></dict></dict></plist>
      """
  }

  private static let signIn = [
    "app/en.lproj/Localizable.strings": "\"Sign in\" = \"Sign in\"; \"Out\" = \"Sign out\";",
    "app/fr.lproj/Localizable.strings": "\"Sign in\" = \"Connexion\"; \"Out\" = \"\";",
    "own/en.lproj/Localizable.strings": "\"Sign in\" = \"Sign in to use ExampleApp\";",
  ]
  private static let catalog = [
    "app/Localizable.xcstrings": """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Implied":{},
      "Draft":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},
        "en":{"stringUnit":{"state":"translated","value":"A draft"}}}},
      "Reviewed":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Geprüft"}}}},
      "Name":{"shouldTranslate":false,
        "localizations":{"de":{"stringUnit":{"state":"translated","value":"Nein"}}}},
      "%lld files":{"localizations":{"de":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld Datei"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}}}}}}}
    }}
    """
  ]

  static let all = [
    LookupCase(
      name: "an override of one text", files: signIn, bundles: ["own", "app"], wanted: ["en"],
      key: "Sign in", expected: ("Sign in to use ExampleApp", "en", "own")),
    LookupCase(
      name: "what is not overridden", files: signIn, bundles: ["own", "app"], wanted: ["en"],
      key: "Out", expected: ("Sign out", "en", "app")),
    LookupCase(
      name: "a better locale before an earlier bundle", files: signIn, bundles: ["own", "app"],
      wanted: ["fr-CA"], key: "Sign in", expected: ("Connexion", "fr", "app")),
    LookupCase(
      name: "an earlier bundle before a better locale", files: signIn, bundles: ["own", "app"],
      wanted: ["fr-CA"], key: "Sign in", order: .layerFirst,
      expected: ("Sign in to use ExampleApp", "en", "own")),
    LookupCase(
      name: "a text that is equal to its key", files: signIn, wanted: ["en"], key: "Sign in",
      expected: ("Sign in", "en", "app")),
    LookupCase(
      name: "an empty text", files: signIn, wanted: ["fr"], key: "Out",
      expected: ("", "fr", "app")),
    LookupCase(
      name: "a key that is nowhere", files: signIn, wanted: ["fr"], key: "sign in", expected: nil),
    LookupCase(
      name: "a language that is not there", files: signIn, wanted: ["ja"], key: "Out",
      expected: ("Sign out", "en", "app")),
    LookupCase(
      name: "a language that is not there, strictly", files: signIn, wanted: ["ja"], key: "Out",
      isStrict: true, expected: nil),
    LookupCase(
      name: "keys by code units",
      files: ["app/en.lproj/Localizable.strings": "\"caf\u{E9}\" = \"composed\";"], wanted: ["en"],
      key: "cafe\u{301}", expected: nil),
    LookupCase(
      name: "a plural before a text",
      files: [
        "app/pl.lproj/Localizable.strings": "\"files\" = \"pliki\";",
        "app/pl.lproj/Localizable.stringsdict": plural(
          "files",
          [
            ("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"),
            ("other", "%lld pliku"),
          ]),
      ], wanted: ["pl"], key: "files", arguments: [.int(5)], expected: ("5 plików", "pl", "app")),
    LookupCase(
      name: "a plural of the parent locale, numbers of the region",
      files: [
        "app/de.lproj/Localizable.stringsdict": plural(
          "files", [("one", "%lld Datei"), ("other", "%lld Dateien")])
      ], wanted: ["de-CH"], key: "files", arguments: [1_234_567],
      expected: ("1’234’567 Dateien", "de", "app")),
    LookupCase(
      name: "Base for the development language",
      files: ["app/Base.lproj/Localizable.strings": "\"a\" = \"base\";"], wanted: ["ja"], key: "a",
      expected: ("base", "Base", "app")),
    LookupCase(
      name: "a catalog's key as its text", files: catalog, wanted: ["de"], key: "Implied",
      expected: ("Implied", "en", "app")),
    LookupCase(
      name: "a catalog's text that is new and empty", files: catalog, wanted: ["de"],
      key: "Draft", expected: ("A draft", "en", "app")),
    LookupCase(
      name: "a catalog's text that needs review", files: catalog, wanted: ["de"],
      key: "Reviewed", expected: ("Geprüft", "de", "app")),
    LookupCase(
      name: "a catalog's text that is not to be translated", files: catalog, wanted: ["de"],
      key: "Name", expected: ("Name", "en", "app")),
    LookupCase(
      name: "a catalog's plural", files: catalog, wanted: ["de"], key: "%lld files",
      arguments: [1], expected: ("1 Datei", "de", "app")),
  ]
}

@Suite("Texts in layers of bundles")
struct LocalizerTests {
  private static func localizer(
    _ input: LookupCase, in folder: TestSupport.TemporaryFolder
  ) throws -> Localizer {
    for (path, text) in input.files { try folder.write(path, text) }
    var options = Localizer.Options()
    options.order = input.order
    options.isStrict = input.isStrict
    return Localizer(
      input.bundles.map {
        LocalizationLayer(folder: folder.url.appending(path: $0).path, name: $0)
      }, options: options)
  }

  @Test("a user is shown", arguments: LookupCase.all)
  func lookup(_ input: LookupCase) throws {
    let folder = try TestSupport.TemporaryFolder()
    let texts = try Self.localizer(input, in: folder).texts(for: input.wanted)
    let rendering = texts.render(input.key, input.arguments)
    var buffer: [UInt8] = Array("> ".utf8)
    var issues: [RenderingIssue] = []
    texts.render(input.key, input.arguments, into: &buffer, issues: &issues)
    #expect(String(decoding: buffer, as: UTF8.self) == "> " + rendering.text)
    #expect(issues == rendering.issues)
    guard let expected = input.expected else {
      #expect(texts.find(input.key) == nil)
      #expect(rendering.text == input.key)
      #expect(rendering.issues.map(\.kind) == [.missingKey])
      #expect(texts.trace(input.key).allSatisfy { $0.result == .missing })
      return
    }
    let found = try #require(texts.find(input.key))
    #expect(rendering.text == expected.text)
    #expect(found.render(input.arguments) == rendering)
    #expect(found.locale == expected.locale)
    #expect(found.layer == expected.layer)
    let trace = texts.trace(input.key)
    #expect(trace.last?.result == .found)
    #expect(trace.last?.layer == expected.layer)
    #expect(trace.dropLast().allSatisfy { $0.result == .missing })
  }

  @Test("what was handed out stays, what is asked for after a reload is new")
  func reload() throws {
    let folder = try TestSupport.TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"old\";")
    let localizer = Localizer([LocalizationLayer(folder: folder.url.path)])
    let texts = localizer.texts(for: ["en"])
    #expect(texts.render("a").text == "old")
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"new\";")
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"neu\";")
    #expect(localizer.texts(for: ["en"]).render("a").text == "old")
    localizer.reload()
    #expect(texts.render("a").text == "old")
    #expect(localizer.texts(for: ["en"]).render("a").text == "new")
    #expect(localizer.texts(for: ["de"]).render("a").text == "neu")
  }

  @Test("many threads look up and reload at once")
  func threads() async throws {
    let folder = try TestSupport.TemporaryFolder()
    for locale in ["en", "de", "fr", "pl"] {
      let lines = (0..<200).map { "\"k\($0)\" = \"\(locale) \($0) %lld\";" }
      try folder.write("\(locale).lproj/Localizable.strings", lines.joined(separator: "\n"))
    }
    let localizer = Localizer([LocalizationLayer(folder: folder.url.path)])
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var wrong = 0
          for round in 0..<400 {
            let locale = ["en", "de", "fr", "pl"][(task + round) % 4]
            let number = (task * 31 + round) % 200
            let text = localizer.texts(for: [locale]).render("k\(number)", [.int(7)]).text
            if text != "\(locale) \(number) 7" { wrong += 1 }
            if round % 100 == task { localizer.reload() }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("many threads find the same texts for the first time")
  func sharing() async throws {
    let folder = try TestSupport.TemporaryFolder()
    let lines = (0..<1_000).map { "\"k\($0)\" = \"text \($0)\";" }
    try folder.write("en.lproj/Localizable.strings", lines.joined(separator: "\n"))
    let localizer = Localizer([LocalizationLayer(folder: folder.url.path)])
    let wrong = await withTaskGroup(of: Int.self) { group in
      for locale in ["en", "en-GB", "en", "de", "en", "en-GB", "de", "en"] {
        let texts = localizer.texts(for: [locale])
        group.addTask {
          (0..<1_000).count { texts.find("k\($0)")?.render().text != "text \($0)" }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("localizers that share their files render with their own options")
  func options() {
    let english = LocaleIdentifier("en")
    let catalog = Catalog(
      table: "Localizable", sourceLanguage: english,
      entries: [Entry("terms", [Localization(english, .pattern("Terms & conditions"))])])
    let plain = Localizer([LocalizationLayer([catalog], name: "memory")])
    var options = plain.options
    options.rendering.escape = .html
    let escaped = plain.with(options)
    #expect(plain.texts(for: ["en"]).render("terms").text == "Terms & conditions")
    #expect(escaped.texts(for: ["en"]).render("terms").text == "Terms &amp; conditions")
    #expect(plain.texts(for: ["en"]).render("terms").text == "Terms & conditions")
  }

  @Test("a text that was found outlives the localizer that found it")
  func lifetime() throws {
    let english = LocaleIdentifier("en")
    var localizer: Localizer? = Localizer([
      LocalizationLayer(
        [
          Catalog(
            table: "Localizable", sourceLanguage: english,
            entries: [
              Entry("plain", [Localization(english, .pattern("A text without arguments"))]),
              Entry("greeting", [Localization(english, .pattern("Good morning, %@"))]),
            ])
        ], name: "memory")
    ])
    let texts = localizer?.texts(for: ["en"])
    let found = ["plain", "greeting"].compactMap { texts?.find($0) }
    localizer = nil
    #expect(found.map(\.key) == ["plain", "greeting"])
    #expect(found[0].render().text == "A text without arguments")
    #expect(found[0].render(["Ada"]).issues.map(\.kind) == [.unusedArgument])
    #expect(found[1].render(["Ada"]).text == "Good morning, Ada")
    #expect(found[1].source == .pattern("Good morning, %@"))
  }

  @Test("texts in memory are a layer, too")
  func memory() throws {
    let english = LocaleIdentifier("en")
    let catalog = Catalog(
      table: "Errors", sourceLanguage: english,
      entries: [Entry("busy", [Localization(english, .pattern("Busy: %@"))])])
    let localizer = Localizer([LocalizationLayer([catalog], name: "built in")])
    let texts = localizer.texts(for: ["fr"], table: "Errors")
    #expect(texts.render("busy", ["disk"]).text == "Busy: disk")
    #expect(texts.find("busy")?.layer == "built in")
    #expect(localizer.tables == ["Errors"])
  }

  @Test(
    "a key of another number type is named", arguments: [("%d files", "%lld files"), ("x", nil)])
  func twins(_ key: String, _ expected: String?) throws {
    let folder = try TestSupport.TemporaryFolder()
    try folder.write(
      "en.lproj/Localizable.strings", "\"%lld files\" = \"%lld files\"; \"y\" = \"\";")
    let localizer = Localizer([LocalizationLayer(folder: folder.url.path)])
    #expect(localizer.texts(for: ["en"]).twin(of: key) == expected)
  }

  @Test("what cannot be read is said, and the rest is shown")
  func unreadable() throws {
    let folder = try TestSupport.TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"English\";")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "de.lproj/Localizable.strings"),
      withIntermediateDirectories: true)
    let missing = LocalizationLayer(folder: folder.url.appending(path: "nothing").path)
    let localizer = Localizer([missing, LocalizationLayer(folder: folder.url.path)])
    #expect(localizer.texts(for: ["de"]).render("a").text == "English")
    #expect(localizer.failures.map(\.reason) == [.notFound, .isDirectory])
  }

  @Test("words become what the message wants")
  func words() {
    let message = Message.format(
      Format(
        "%1$@: %#@n@",
        [
          Substitution(
            "n", argument: 2, valueType: "lld",
            Select(by: .plural, [Variant("other", .pattern("%arg"))]))
        ]))
    let kinds = ArgumentKinds(message, key: "k")
    #expect(kinds.argument("12", at: 1) == .string("12"))
    #expect(kinds.argument("12", at: 2) == .int(12))
    #expect(kinds.argument("-1.50", at: 2) == .decimal("-1.50"))
    #expect(kinds.argument("18446744073709551615", at: 2) == .uint(.max))
    #expect(kinds.argument("3", named: "n") == .int(3).named("n"))
    #expect(kinds.argument("3", named: "m") == .string("3").named("m"))
  }
}
