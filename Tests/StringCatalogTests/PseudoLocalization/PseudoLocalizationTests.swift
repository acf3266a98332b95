import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Texts of a language that does not exist")
struct PseudoLocalizationTests {
  @Test(
    "letters change and everything else stays",
    arguments: [
      ("Delete %d files?", "[Ðéļéţé %d ƒîļéš? one two]"),
      ("OK", "[ÖĶ one]"), ("", ""), (" ", " "), ("%@", "%@"), ("12:30", "12:30"), ("…", "[… one]"),
      ("Ünïcode 日本", "[Üñïçöðé 日本 one two three]"),
      ("%1$@ of %2$lld", "[%1$@ öƒ %2$lld one]"),
      ("%#@n@ selected", "[%#@n@ šéļéçţéð one two]"), ("%#@n@", "[%#@n@]"),
      ("%arg left", "[%arg ļéƒţ one]"), ("Hi {name}", "[Ĥî {name} one]"),
      ("Hi ${name} and {{x}}", "[Ĥî ${name} áñð {{x}} one two]"),
      ("%(count)d of them", "[%(count)d öƒ ţĥéɱ one two]"),
      ("a \\(value) b", "[á \\(value) ƀ one]"), ("a\\nb\\u00e9c", "[á\\nƀ\\u00e9ç one]"),
      ("<b>Bold</b> text", "[<b>Ɓöļð</b> ţéẋţ one two]"),
      ("<a href=\"https://a.b/c\">Go</a>", "[<a href=\"https://a.b/c\">Ĝö</a> one]"),
      ("1 < 2 and b > a", "[1 < 2 áñð ƀ > á one two]"), ("Q&A", "[Ǫ&Å one]"),
      ("Fish &amp; chips", "[Ƒîšĥ &amp; çĥîþš one two three]"),
      (
        "See [the page](https://x.y/z \"t\") now",
        "[Šéé [ţĥé þáĝé](https://x.y/z \"t\") ñöŵ one two]"
      ),
      ("**Bold** and `code`", "[**Ɓöļð** áñð `code` one two]"),
      ("Mail me@x.org", "[Ṁáîļ me@x.org one]"),
      ("Visit www.x.org now", "[Ṽîšîţ www.x.org ñöŵ one two]"),
      ("^[%lld file](inflect: true) left", "[^[%lld file](inflect: true) ļéƒţ one]"),
      ("Line\nbreak\n", "[Ļîñé\nƀŕéáķ one two three]\n"), ("  Padded ", "  [Þáððéð one two] "),
      ("50% off", "50% off"), ("100%", "100%"), ("100%% sure", "[100%% šûŕé one]"),
      (
        "{n, plural, one {# file} other {# files}} left",
        "[{n, plural, one {# ƒîļé} other {# ƒîļéš}} ļéƒţ one two]"
      ),
    ])
  func text(_ text: String, _ expected: String) {
    let localization = PseudoLocalization()
    #expect(localization.text(text) == expected)
  }

  @Test("the settings turn parts off, and words around")
  func settings() {
    var localization = PseudoLocalization()
    localization.hasAccents = false
    #expect(localization.text("Open %@") == "[Open %@ one]")
    localization.expansion = 0
    #expect(localization.text("Open %@") == "[Open %@]")
    localization.hasBrackets = false
    #expect(localization.text("Open %@") == "Open %@")
    localization.isRightToLeft = true
    #expect(
      localization.text("Open %@ now")
        == "\u{200f}\u{202e}Open\u{202c}\u{200f} %@ \u{200f}\u{202e}now\u{202c}\u{200f}")
    localization.expansion = .max
    #expect(localization.text("ab").utf8.count < 400)
  }

  @Test("long texts grow by the third that was asked for, short ones by more")
  func expansion() {
    let localization = PseudoLocalization()
    for (count, least, most) in [(8, 7, 13), (18, 10, 17), (36, 16, 22), (400, 120, 127)] {
      let text = String(repeating: "abcd ", count: count / 4).trimmingCharacters(in: .whitespaces)
      let grown = localization.text(text).count - text.count - 2
      #expect((least...most).contains(grown), "\(count): \(grown)")
    }
  }

  @Test("hostile texts take no long time and keep their placeholders")
  func hostile() {
    let localization = PseudoLocalization()
    for unit in [
      "{", "<a", "%", "[](", "^[", "\\", "&", "`", "${", "%@ ", "a", "@", "{n, plural, ",
    ] {
      let text = String(repeating: unit, count: 30_000 / unit.utf8.count)
      #expect(!localization.text(text).isEmpty)
    }
  }

  @Test(
    "locales for private use are nobody's",
    arguments: [
      ("en-XA", true), ("ar-XB", true), ("en_XA", true), ("en-ZZ", true), ("qps", true),
      ("qaa", true),
      ("en", false), ("de-AT", false), ("qu", false), ("qya", false), ("fr-FR", false),
      ("Base", false),
    ])
  func pseudo(_ locale: String, _ isPseudo: Bool) {
    #expect(PseudoLocalization.isPseudo(LocaleIdentifier(locale)) == isPseudo)
  }
}
