import Testing

@testable import StringCatalog

/// A real-life text with a percent sign that is no format.
struct ProsePercent: Sendable, CustomTestStringConvertible {
  var language: String
  var text: String

  var testDescription: String { "\(language): \(text)" }

  init(_ language: String, _ text: String) {
    self.language = language
    self.text = text
  }

  static let all: [ProsePercent] = [
    ProsePercent("en", "100%"),
    ProsePercent("en", "50% off"),
    ProsePercent("en", "80% of your trips"),
    ProsePercent("en", "Save up to 30%!"),
    ProsePercent("en", "100% free (no ads)"),
    ProsePercent("en", "0% interest"),
    ProsePercent("en", "Get 20% cash back"),
    ProsePercent("en", "100% cotton, 0% doubt"),
    ProsePercent("en", "10% a day"),
    ProsePercent("en", "5% extra"),
    ProsePercent("en", "(100%)"),
    ProsePercent("en", "50%, then 75%."),
    ProsePercent("en", "What % do you tip?"),
    ProsePercent("en", "% of total"),
    ProsePercent("en", "% change"),
    ProsePercent("en", "100%free"),
    ProsePercent("en", "25%–50% done"),
    ProsePercent("en", "Brightness: 40%\nVolume: 60%"),
    ProsePercent("en", "https://example.org/a%20document"),
    ProsePercent("en", "https://example.org/?q=caf%C3%A9%2Fbar"),
    ProsePercent("en", "See www.example.org/%e2%80%99s for more"),
    ProsePercent("en", "mailto:help@example.org?subject=Hi%20there"),
    ProsePercent("en", "Hello %name%, welcome"),
    ProsePercent("en", "100% 3D"),
    ProsePercent("en", "Top 1% group"),
    ProsePercent("fr", "10 % de réduction"),
    ProsePercent("fr", "100 % à vous"),
    ProsePercent("fr", "20 % d'économies"),
    ProsePercent("fr", "20 % d’économies"),
    ProsePercent("fr", "Jusqu’à 50\u{a0}% de moins"),
    ProsePercent("fr", "5 % sur tout"),
    ProsePercent("de", "100%ige Sicherheit"),
    ProsePercent("de", "Zu 80 % fertig"),
    ProsePercent("de", "10 % auf alles"),
    ProsePercent("de", "50%-Gutschein"),
    ProsePercent("es", "Del 50 % al 75 %"),
    ProsePercent("es", "Un 20% de descuento"),
    ProsePercent("es", "10 % o más"),
    ProsePercent("pt", "80% das viagens"),
    ProsePercent("pt", "Parcelas com 0% de juros"),
    ProsePercent("pt", "100% seguro"),
    ProsePercent("pt", "50 % e 75 %"),
    ProsePercent("it", "Il 30% in più"),
    ProsePercent("it", "100 % e lode"),
    ProsePercent("it", "Dal 10 % a 20 %"),
    ProsePercent("ca", "Un 10 % i un 20 %"),
    ProsePercent("sv", "100% säkert"),
    ProsePercent("sv", "Spara 20 % idag"),
    ProsePercent("da", "10%s rabat"),
    ProsePercent("nb", "25 % av alt"),
    ProsePercent("nl", "50% korting"),
    ProsePercent("fi", "20%:n alennus"),
    ProsePercent("et", "50%line allahindlus"),
    ProsePercent("hu", "50%-os kedvezmény"),
    ProsePercent("hu", "A 10%-a elveszett"),
    ProsePercent("hu", "20%-kal kevesebb"),
    ProsePercent("pl", "50% i więcej"),
    ProsePercent("pl", "Zniżka 30% dla ciebie"),
    ProsePercent("cs", "5 % s dph"),
    ProsePercent("cs", "100% spokojenost"),
    ProsePercent("hr", "100% u boji"),
    ProsePercent("tr", "%50 indirim"),
    ProsePercent("tr", "%100'e kadar"),
    ProsePercent("tr", "%25si tamamlandı"),
    ProsePercent("eu", "%20ko deskontua"),
    ProsePercent("eu", "%50eko beherapena"),
    ProsePercent("ru", "Скидка 50% на всё"),
    ProsePercent("ru", "100%-ный результат"),
    ProsePercent("uk", "80 % від усього"),
    ProsePercent("el", "Έως 50% έκπτωση"),
    ProsePercent("ar", "خصم 50٪ على الكل"),
    ProsePercent("ar", "خصم %50"),
    ProsePercent("fa", "۵۰٪ تخفیف"),
    ProsePercent("he", "הנחה של 50% היום"),
    ProsePercent("hi", "50% की छूट"),
    ProsePercent("ja", "全品50％オフ"),
    ProsePercent("ja", "100% 無料"),
    ProsePercent("zh", "节省50％"),
    ProsePercent("zh", "已使用 80%，剩余 20%"),
    ProsePercent("ko", "50% 할인"),
    ProsePercent("th", "ลด 50% วันนี้"),
    ProsePercent("vi", "Giảm 50% đơn hàng"),
    ProsePercent("id", "Diskon 50% di sini"),
    ProsePercent("en", "Write to user@%"),
  ]
}

@Suite("Percent signs in prose")
struct ProsePercentTests {
  @Test("Prose takes no argument and is no format", arguments: ProsePercent.all)
  func takesNothing(_ prose: ProsePercent) {
    let format = FormatString(Array(prose.text.utf8).span)
    #expect(format.placeholders.isEmpty)
    #expect(!format.isFormat)
    #expect(ArgumentMap(format).arguments.isEmpty)
  }

  @Test("The same signs in a format are found, and their doubling is understood")
  func doubled() {
    for prose in ProsePercent.all where prose.text.contains("%") {
      let doubled = prose.text.replacing("%", with: "%%") + " %@"
      let format = FormatString(Array(doubled.utf8).span)
      #expect(format.problems.allSatisfy { !$0.takesArgument }, "\(doubled)")
      #expect(ArgumentMap(format).highestIndex == 1, "\(doubled)")
    }
  }
}
