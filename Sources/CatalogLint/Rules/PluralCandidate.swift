import CatalogSyntax
import StringCatalog

/// `plural-candidate`
struct PluralCandidate: ComparisonRule {
  static let description = RuleDescription(
    id: "plural-candidate", severity: .info, isOnByDefault: false, group: .plurals,
    summary: "Finds source texts with a whole number in front of a word and without plural forms.",
    rationale: "“1 files” is wrong, and many languages need more than two forms.",
    remedy: "Give the text plural forms, in a `.stringsdict` file or in the string catalog.",
    examples: [
      .bad("\"files\" = ↓\"%d files\";\n"),
      .bad("\"quota\" = ↓\"%1$@ of %2$lu megabytes\";\n"),
      .good("\"share\" = \"%d%%\";\n"),
      .good("\"name\" = \"%@ files\";\n", note: "Not a number."),
      .good("\"page\" = \"Page %d\";\n"),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"apples\" = \"%d apples\";\n"),
          RuleExample.pluralFile(
            "en",
            """
            <key>one</key>
            <string>%lld apple</string>
            <key>other</key>
            <string>%lld apples</string>
            """),
        ], note: "The `.stringsdict` file has the forms."),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.contains(.percent)
  }

  func check(_ pair: inout TextPair) {
    let form = pair.sourceForm
    guard pair.isSource, form.selectingArgument == nil, !form.hasFormsElsewhere else { return }
    let isCandidate = pair.source.withSpan { text in
      let placeholders = FormatString(text, options: form.options).placeholders
      return placeholders.contains { placeholder in
        switch placeholder.argumentClass {
        case .signed, .unsigned: text.hasWord(at: placeholder.range.end)
        case .object, .float, .character, .cString, .pointer, .variable, nil: false
        }
      }
    }
    if isCandidate { pair.report(.candidate) }
  }
}

extension Span<UInt8> {
  /// Whether a space and a letter stand at an offset.
  fileprivate func hasWord(at offset: Int) -> Bool {
    guard offset + 1 < count, self[offset] == 0x20 else { return false }
    let byte = self[offset + 1]
    return byte >= 0x80 || (byte | 0x20) &- 0x61 < 26
  }
}

extension Diagnostic.Message {
  fileprivate static let candidate = Self(
    "a number stands in front of a word, and the text has no plural forms")
}
