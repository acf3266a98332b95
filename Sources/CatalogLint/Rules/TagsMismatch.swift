import CatalogSyntax
import StringCatalog

/// `tags-mismatch`
///
/// Tags are those of the HTML standard, section 13.1.2.
struct TagsMismatch: ComparisonRule {
  static let description = RuleDescription(
    id: "tags-mismatch", severity: .warning, group: .text,
    summary: """
      Finds translations with other tags of HTML or XML than the source text, other attributes, \
      or tags that are not nested. Their order is free.
      """,
    rationale: """
      What is shown in bold, linked or replaced by an image is lost, a tag shows as text, or the \
      rest of the page is in bold, too.
      """,
    remedy: "Set each tag of the source text, and close each that is opened.",
    examples: [
      .bad(en: "\"<b>Tap</b> here\"", "de", "↓\"<b>Tippe<b> hier\""),
      .bad(en: "\"<b>Tap</b> here\"", "ja", "↓\"ここをタップ\""),
      .bad(en: "\"<b><i>New</i></b>\"", "ru", "↓\"<b><i>Новое</b></i>\""),
      .bad(en: "\"<a href='%@'>Help</a>\"", "ar", "↓\"<a>مساعدة</a>\""),
      .bad(en: "\"One<br>Two\"", "fr", "↓\"Un<p>Deux\""),
      .good(
        en: "\"<b>One</b> and <i>two</i>\"", "ja", "\"<i>二</i>と<b>一</b>\"",
        note: "Another order."),
      .good(
        en: "\"<a href='https://example.org/en'>Help</a>\"", "de",
        "\"<a href='https://example.org/de'>Hilfe</a>\""),
      .good(en: "\"<untitled>\"", "de", "\"<ohne Titel>\"", note: "A word and no tag."),
      .good(en: "\"a < b\"", "fr", "\"a < b\""),
      .good(en: "\"One<br>Two\"", "es", "\"Uno<br/>Dos\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.lessThan)
  }

  func check(_ pair: inout TextPair) {
    let (source, target) = pair.withTexts { (TextTag.all(in: $0), TextTag.all(in: $1)) }
    guard !(source.isEmpty && target.isEmpty) else { return }
    let (wanted, own) = (Self.counts(source), Self.counts(target))
    for name in Set(wanted.keys).union(own.keys).sorted() where wanted[name] != own[name] {
      pair.report(.count(name, own[name] ?? 0, source: wanted[name] ?? 0))
      return
    }
    if TextTag.areNested(source), !TextTag.areNested(target) {
      pair.report(.nesting)
      return
    }
    let (attributes, ownAttributes) = (Self.attributes(source), Self.attributes(target))
    if attributes != ownAttributes { pair.report(.attributes) }
  }

  /// How often each tag is there, by the way it is written.
  private static func counts(_ tags: [TextTag]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for tag in tags {
      // `<br>` and `<br/>` are one.
      counts[tag.kind == .end ? "</\(tag.name)>" : "<\(tag.name)>", default: 0] += 1
    }
    return counts
  }

  private static func attributes(_ tags: [TextTag]) -> [String] {
    tags.map { ([$0.name] + $0.attributes.sorted()).joined(separator: " ") }.sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func count(_ tag: String, _ target: Int, source: Int) -> Self {
    func times(_ count: Int) -> String {
      count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
    }
    if target == 0 { return Self("the tag '\(tag)' of the source text is missing; set it") }
    if source == 0 { return Self("the source text has no tag '\(tag)'; delete it") }
    return Self(
      "text has the tag '\(tag)' \(times(target)) and the source text \(times(source)); set as many"
    )
  }

  fileprivate static var nesting: Self {
    Self("the tags do not close in the order in which they open; nest them")
  }

  fileprivate static var attributes: Self {
    Self("a tag has other attributes than in the source text; set the same")
  }
}
