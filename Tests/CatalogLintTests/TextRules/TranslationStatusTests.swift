import CatalogSyntax
import Testing

@testable import CatalogLint

/// A text that is the same in two languages.
struct ProseCase: CustomTestStringConvertible, Sendable {
  var text: String
  var needsTranslation: Bool
  var key = "key"
  var terms: [String] = []
  var testDescription: String { "\(key) “\(text)” \(needsTranslation ? "needs" : "needs no")" }
}

@Suite("Texts that need translating")
struct TranslationStatusTests {
  static let cases: [ProseCase] = [
    .init(text: "Not translated yet", needsTranslation: true),
    .init(text: "Menu", needsTranslation: true),
    .init(text: "on", needsTranslation: true),
    .init(text: "設定", needsTranslation: true),
    .init(text: "GROUPS", needsTranslation: true),
    .init(text: "ON OFF", needsTranslation: true),
    .init(text: "%1$@ of %2$d", needsTranslation: true),
    .init(text: "50% off", needsTranslation: true),
    .init(text: "Hello {name}", needsTranslation: true),
    .init(text: "<b>Tap</b>", needsTranslation: true),
    .init(text: "See https://example.org", needsTranslation: true),
    .init(text: "Done.Next", needsTranslation: true),
    .init(text: "Ready: %@", needsTranslation: true),
    .init(text: "Fish & chips", needsTranslation: true),
    .init(text: "a < b and c", needsTranslation: true),

    .init(text: "", needsTranslation: false),
    .init(text: "…", needsTranslation: false),
    .init(text: "OK", needsTranslation: false),
    .init(text: "HTTPS", needsTranslation: false),
    .init(text: "MP3", needsTranslation: false),
    .init(text: "ÖPNV", needsTranslation: false),
    .init(text: "x", needsTranslation: false),
    .init(text: "水", needsTranslation: false),
    .init(text: "12:30", needsTranslation: false),
    .init(text: "%@ (%d)", needsTranslation: false),
    .init(text: "%1$@ × %2$.1f%%", needsTranslation: false),
    .init(text: "{name} – ${count}", needsTranslation: false),
    .init(text: "%(count)s", needsTranslation: false),
    .init(text: "https://example.org/Help?q=A", needsTranslation: false),
    .init(text: "www.example.org/about", needsTranslation: false),
    .init(text: "Help@Example.org", needsTranslation: false),
    .init(text: "(help@example.org)", needsTranslation: false),
    .init(text: "<br/>%@&nbsp;", needsTranslation: false),
    .init(text: "<a href=\"https://example.org\">%@</a>", needsTranslation: false),

    .init(text: "Kvitto", needsTranslation: false, key: "CFBundleName"),
    .init(text: "Kvitto", needsTranslation: false, key: "CFBundleDisplayName"),
    .init(text: "Kvitto", needsTranslation: true, key: "CFBundleNames"),
    .init(text: "Scan a code", needsTranslation: true, key: "NSCameraUsageDescription"),

    .init(text: "Firebase", needsTranslation: false, terms: ["Firebase"]),
    .init(text: "Firebase Auth!", needsTranslation: false, terms: ["Firebase", "Firebase Auth"]),
    .init(text: "Firebase Auth", needsTranslation: true, terms: ["Firebase"]),
    .init(text: "Firebases", needsTranslation: true, terms: ["Firebase"]),
    .init(text: "firebase", needsTranslation: true, terms: ["Firebase"]),
    .init(text: "Größe Füße", needsTranslation: true, terms: ["Fü", "ße"]),
    .init(text: "Firebase", needsTranslation: true, terms: [""]),
  ]

  @Test("only words need translating", arguments: cases)
  func needsTranslation(_ input: ProseCase) {
    let (text, key) = (Array(input.text.utf8), Array(input.key.utf8))
    let needs = TranslationStatus.needsTranslation(
      text.span, key: key.span, doNotTranslate: input.terms)
    #expect(needs == input.needsTranslation)
  }

  @Test("a text that differs in a byte is translated")
  func differs() {
    let (source, target, key) = (Array("Menu".utf8), Array("Menü".utf8), Array("key".utf8))
    let isSame = { (other: [UInt8]) in
      TranslationStatus.isUntranslated(
        source: source.span, target: other.span, key: key.span, doNotTranslate: [])
    }
    #expect(isSame(source))
    #expect(!isSame(target))
    #expect(!isSame(Array("Men".utf8)))
  }

  @Test("bytes that are no UTF-8 do no harm")
  func malformed() {
    let key = Array("key".utf8)
    for lead in UInt8.min...UInt8.max {
      for text in [[lead], [0x3C, lead], [0x26, lead], [0x40, lead], [0x2E, lead, 0x2E, lead]] {
        #expect(
          !TranslationStatus.needsTranslation(text.span, key: key.span, doNotTranslate: ["\u{e9}"])
            || text.count > 1)
      }
    }
  }
}
