import CatalogSyntax
import Foundation
import StringCatalog
import Testing

@testable import CatalogLint

/// What the page is made of. That its script works and others do not is tested in a browser by
/// `scripts/test-browser`.
@Suite("The HTML report")
struct HTMLReporterTests {
  static let coverage = CoverageReport(
    source: LocaleIdentifier("en"),
    locales: [row("de", 8, 6, fallback: 0), row("fr-CA", 8, 2, fallback: 6)],
    tables: [
      table("App", "A", "de", 4, 4), table("App", "B", "de", 4, 2),
      table("Kit", "A", "fr-CA", 8, 2, fallback: 6),
    ],
    missing: [
      .init(bundle: "App", table: "B", locale: "de", key: "<b>\u{202E}one"),
      .init(bundle: "App", table: "B", locale: "de", key: "two"),
    ], unreadableFiles: [], sourceNotes: [])

  static func counts(_ total: Int, _ translated: Int, fallback: Int) -> CoverageReport.Counts {
    var counts = CoverageReport.Counts()
    (counts.total, counts.translated, counts.fallback) = (total, translated, fallback)
    counts.missing = total - translated - fallback
    return counts
  }

  static func row(
    _ locale: String, _ total: Int, _ translated: Int, fallback: Int
  ) -> CoverageReport.LocaleRow {
    .init(
      locale: LocaleIdentifier(locale), counts: counts(total, translated, fallback: fallback))
  }

  static func table(
    _ bundle: String, _ table: String, _ locale: String, _ total: Int, _ translated: Int,
    fallback: Int = 0
  ) -> CoverageReport.TableRow {
    .init(
      bundle: bundle, table: table, locale: LocaleIdentifier(locale),
      counts: counts(total, translated, fallback: fallback))
  }

  static func page(_ change: (inout LintReport) -> Void = { _ in }) throws -> String {
    var report = SampleReport.report
    report.coverage = coverage
    change(&report)
    let bytes = HTMLReporter().report(report, SampleReport.context)
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  static func elements(_ page: String, _ name: String) throws -> [XMLOutline.Element] {
    try XMLOutline(page).elements.filter { $0.name == name }
  }

  @Test("allows its own style and script, by the digests of their bytes, and nothing else")
  func policy() throws {
    let page = try Self.page()
    let meta = try Self.elements(page, "meta")
    let policy = try #require(
      meta.first { $0.attributes["http-equiv"] == "Content-Security-Policy" })
    var parts = try #require(policy.attributes["content"]).components(separatedBy: "; ")
    #expect(parts.removeFirst() == "default-src 'none'")
    for (directive, element) in [("script-src", "script"), ("style-src", "style")] {
      let contents = page.matches(of: try Regex("(?s)<\(element)>(.*?)</\(element)>"))
      #expect(contents.count == 1)
      let text = try #require(contents.first?.output[1].substring)
      let digest = Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
      #expect(parts.removeFirst() == "\(directive) 'sha256-\(digest)'")
    }
    #expect(parts == ["base-uri 'none'", "form-action 'none'"])
    // The policy holds from where it stands.
    let order = try XMLOutline(page).elements.map(\.name)
    #expect(order.prefix(4) == ["html", "head", "meta", "meta"])
  }

  @Test("has nothing that loads, runs or sends", arguments: HostileTextTests.texts.map { $0.1 })
  func inert(_ text: String) throws {
    let page = try Self.page { $0.diagnostics += HostileTextTests.report(text).diagnostics }
    for element in try XMLOutline(page).elements {
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on") && !["style", "src", "action"].contains(name))
        if name == "href" { #expect(value.hasPrefix("#")) }
      }
      #expect(!["a", "script", "style"].contains(element.name) || element.attributes.count < 3)
      #expect(!["img", "iframe", "object", "embed", "link", "base"].contains(element.name))
    }
    #expect(try Self.elements(page, "script").count == 1)
  }

  @Test("can be used with the keyboard and read aloud")
  func access() throws {
    let page = try Self.page()
    let ids = try XMLOutline(page).elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let skip = try #require(try Self.elements(page, "a").first)
    #expect(skip.attributes["class"] == "skip")
    let target = try #require(skip.attributes["href"]?.dropFirst())
    #expect(ids.contains(String(target)))
    for element in try XMLOutline(page).elements {
      guard let labels = element.attributes["aria-labelledby"] else { continue }
      #expect(ids.contains(labels))
    }
    // Every control stands in its label.
    for control in ["select", "input"] {
      let all = page.matches(of: try Regex("<\(control) ")).count
      #expect(all == (control == "select" ? 3 : 1))
      #expect(page.matches(of: try Regex("<label>[a-z]+ <\(control) ")).count == all)
    }
    for header in try Self.elements(page, "th") { #expect(header.attributes["scope"] != nil) }
    let region = try Self.elements(page, "div").first { $0.attributes["role"] == "region" }
    #expect(region?.attributes["tabindex"] == "0")
    #expect(HTMLAssets.style.contains(":focus-visible { outline: 3px"))
    #expect(HTMLAssets.style.contains("@media (prefers-color-scheme: dark)"))
    let html = try #require(try Self.elements(page, "html").first)
    #expect(html.attributes["lang"] == "en")
    // Without its script the page does not show what needs it.
    #expect(try Self.elements(page, "form").allSatisfy { $0.attributes["hidden"] != nil })
  }

  @Test("keeps the direction of each text to itself")
  func direction() throws {
    let page = try Self.page()
    #expect(page.contains("<dd dir=\"auto\">ברוכים הבאים אל „Orchard</dd>"))
    for element in ["dd", "p"] {
      let texts = page.matches(of: try Regex("<td><\(element)>"))
      #expect(texts.isEmpty)
    }
    #expect(page.contains("<bdi>he.lproj/Localizable.strings</bdi>"))
    #expect(page.contains("<code dir=\"auto\">welcome</code>"))
  }

  @Test("marks what a finding is about")
  func marks() throws {
    #expect(try Self.page().contains("移除<mark>％@</mark><mark>\\u{200B}</mark>吗?</dd>"))
  }

  @Test("draws a row for each locale and a column for each table")
  func matrix() throws {
    let page = try Self.page()
    for column in ["App/A", "App/B", "Kit/A"] { #expect(page.contains("<bdi>\(column)</bdi>")) }
    let rows = page.split(separator: "\n").filter { $0.contains("<th scope=\"row\">") }
    #expect(rows.count == 2)
    let german = """
      <td class="half">75.0</td><td>2</td><td class="full">100.0</td><td class="half">50.0</td>\
      <td>–</td></tr>
      """
    #expect(rows[0].hasSuffix(german))
    #expect(rows[0].contains("<a href=\"#locale=de\"><bdi>de</bdi></a>"))
    #expect(rows[0].contains("<rect class=\"done\" width=\"750\" height=\"10\"/></svg>"))
    #expect(!rows[1].contains("<a "))
    #expect(
      rows[1].contains(
        """
        <rect class="done" width="250" height="10"/>\
        <rect class="fallback" x="250" width="750" height="10"/></svg>
        """))
  }

  @Test("is the same each time")
  func determinism() throws {
    let page = try Self.page()
    for _ in 0..<3 { #expect(try Self.page() == page) }
  }

  @Test("shows coverage alone, too, with the missing keys on request")
  func coveragePage() throws {
    for listsMissing in [false, true] {
      let bytes = Self.coverage.rendered(as: .html, listsMissing: listsMissing)
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(page.contains("<p>87.5 % of 2 locales</p>"))
      #expect(page.contains("<section aria-labelledby=\"coverage\">"))
      #expect(page.contains("id=\"missing-keys\"") == listsMissing)
      #expect(page.contains("&lt;b&gt;\\u{202E}one") == listsMissing)
      #expect(try Self.elements(page, "select").count == (listsMissing ? 1 : 0))
      #expect(try Self.elements(page, "tr").count == (listsMissing ? 6 : 3))
    }
  }
}

@Suite("The badge of coverage")
struct CoverageBadgeTests {
  @Test("is a picture with a text for who cannot see it")
  func badge() throws {
    let bytes = HTMLReporterTests.coverage.rendered(as: .svg)
    let outline = try XMLOutline(String(decoding: bytes, as: UTF8.self))
    let picture = try #require(outline.elements.first)
    #expect(picture.name == "svg" && picture.attributes["role"] == "img")
    #expect(picture.attributes["aria-label"] == "translated: 87.5%")
    let widths = outline.elements.filter { $0.name == "rect" }.compactMap {
      $0.attributes["width"].flatMap(Int.init)
    }
    #expect(widths.count == 3 && widths[0] == widths[1] + widths[2])
  }

  @Test(
    "has its colour from what is covered",
    arguments: [(8, "#1a7f37"), (4, "#9a6700"), (0, "#b3141d")]
  )
  func color(_ translated: Int, color: String) {
    let counts = HTMLReporterTests.counts(8, translated, fallback: 0)
    #expect(CoverageBadge(counts, hasLocales: true).svg.contains("fill=\"\(color)\""))
  }

  @Test("of nothing says so")
  func empty() {
    let badge = CoverageBadge(CoverageReport.Counts(), hasLocales: false)
    #expect(badge.svg.contains("aria-label=\"translated: none\""))
  }
}
