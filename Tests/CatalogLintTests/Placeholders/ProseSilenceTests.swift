import Testing

@testable import CatalogLint

@Suite("Texts that must stay silent")
struct ProseSilenceTests {
  /// Real-life translations of texts without arguments.
  static let prose = [
    "100%", "50% off", "80% of your trips", "0% de juros", "10 % de réduction",
    "20 % d’économies", "100%ige Sicherheit", "50%-os kedvezmény", "%50 indirim",
    "%100'e kadar", "%25si tamamlandı", "10%s rabat", "50%line allahindlus", "5 % s dph",
    "全品50％オフ", "خصم 50٪ على الكل", "https://example.org/a%20document",
    "https://example.org/%2Ffile", "% of total", "(100%)", "Hello %name%", "user@%",
    "% @", "@%", "％@", "%Lld", "%1 $@", "50% 3D", "100% a", "Un 10 % i un 20 %",
  ]

  @Test("Prose against prose", arguments: prose)
  func isSilent(_ text: String) {
    #expect(problems(source: "80% of your trips", target: text).isEmpty)
    #expect(problems(source: "Everything", target: text).isEmpty)
    #expect(problems(inSource: text).isEmpty)
  }

  /// Formats that are right although they look odd.
  static let formats: [(source: String, target: String)] = [
    ("%@%@", "%1$@%2$@"),
    ("%1$@%2$@", "%@%@"),
    ("%dpx", "%dpx"),
    ("%dh %02dm", "%dh %02dm"),
    ("%ldms", "%ldms"),
    ("0%d:%02d", "0%d:%02d"),
    ("@%@", "@%@"),
    ("%@@%@", "%@@%@"),
    ("https://example.org/%@?id=%d", "https://example.org/%@?id=%d"),
    ("https://example.org/%02d", "https://example.org/%02d"),
    ("%d%% of %@", "%1$d %% de %2$@"),
    ("%.0f%%", "%.0f\u{a0}%%"),
    ("%@, %@", "%2$@, %1$@"),
    ("%d 個", "%d個"),
    ("%d items", "%dяблок"),
    ("Level %d", "Nivel 1%d"),
    ("%2$@ of %1$@", "%@: %@"),
    ("Value: % d", "Wert: % d"),
    ("%1$*2$d", "%1$*2$d"),
    ("%-10s|%5.2f", "%-10s|%5.2f"),
  ]

  @Test("Formats that are right", arguments: formats.indices)
  func isRight(_ index: Int) {
    let pair = Self.formats[index]
    #expect(problems(source: pair.source, target: pair.target).isEmpty)
  }
}
