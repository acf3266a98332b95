import CatalogSyntax
import StringCatalog

/// `key-is-format-mismatch`
struct KeyIsFormatMismatch: FileRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "key-is-format-mismatch", severity: .error, group: .keys,
    summary: """
      Finds keys that are formats, such as `%@ files`, whose source text takes arguments of other \
      types, in another order, or more of them.
      """,
    rationale: """
      Code that uses a format as the key passes the arguments of the key. A text that reads them \
      as another type crashes the program or shows garbage, and where the text is missing the key \
      is shown.
      """,
    remedy: "Make the text take the arguments of the key, or give the text another key.",
    examples: [
      .bad("\"%@ files\" = ↓\"%d files\";\n"),
      .bad("\"%@ of %@\" = ↓\"%1$@ of %2$@ in %3$@\";\n"),
      .bad("\"%lld files in %@\" = ↓\"%@: %lld files\";\n"),
      .good("\"%@ files\" = \"%@ files\";\n"),
      .good("\"%@ in %@\" = \"%2$@: %1$@\";\n", note: "Another order, with positions."),
      .good("\"100% done\" = \"%d done\";\n", note: "The key is no format."),
      .good("\"%@ files\" = \"Files\";\n", note: "An argument may be left out."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"%@ files\" = \"%@ files\";\n"),
          .init("de.lproj/Localizable.strings", "\"%@ files\" = \"%d Dateien\";\n"),
        ], note: "In a translation this is `placeholder-type`."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    var comparison = KeyComparison()
    for entry in 0..<table.count where table.isText(entry) && !table.isDamaged(entry) {
      if comparison.differs(key: table.slice(ofKey: entry), text: table.slice(ofValue: entry)) {
        report.add(.other, atValueOf: entry)
      }
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    var comparison = KeyComparison()
    for entry in document.entries where !entry.isShadowed {
      guard let source = catalog.source(of: entry) else { continue }
      let leaves = document.localizations[source].leaves
      // Forms and substitutions have arguments of their own.
      guard leaves.count == 1, let index = leaves.first else { continue }
      let leaf = document.leaves[index]
      guard document.variation(of: leaf) == nil,
        comparison.differs(key: document.slice(ofNode: entry.key), text: document.slice(of: leaf))
      else { continue }
      report.add(
        .other, at: catalog.range(of: leaf),
        about: SourceReport.Subject(
          key: document.key(of: entry), locale: catalog.sourceLocale.spelling,
          value: document.text(of: leaf)))
    }
  }

  /// Compares the arguments of keys with those of their texts.
  private struct KeyComparison {
    private var format = FormatString()
    private var comparison = PlaceholderComparison()

    mutating func differs(key: TextSlice, text: TextSlice) -> Bool {
      let isFormat = key.withSpan { key -> Bool in
        guard FormatString.mayContainPlaceholder(key) else { return false }
        format.read(key)
        return format.isFormat
      }
      // A reference to a variable stands for a text with arguments of its own.
      guard isFormat, !key.isEqual(to: text), !text.withSpan({ $0.hasNumberSign }) else {
        return false
      }
      let context = PlaceholderContext()
      key.withSpan { comparison.setSource($0, key: $0, context: context) }
      return text.withSpan { comparison.problems(in: $0, context: context) }.contains { problem in
        switch problem.rule {
        case .extra, .type, .order: true
        case .missing, .width, .precision, .implicit, .mixed, .gap, .conflict, .fullWidth,
          .percentUnescaped, .percentOverescaped, .invalidFormat, .unsupportedSpecifier,
          .foreignPlaceholder, .inflectionMarkup:
          false
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var other: Self {
    Self("the key is a format and the text takes other arguments; make them the same")
  }
}
