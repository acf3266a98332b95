import CatalogSyntax
import StringCatalog

/// `inconsistent-translation`
struct InconsistentTranslation: AlignmentRule, DictionaryAlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "inconsistent-translation", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds texts of the source language that stand under several keys of a table and are \
      translated in different ways.
      """,
    rationale: "Two names for one thing look like two things.",
    remedy: "Translate both alike, unless they mean different things.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n\"b\" = ↓\"Offen\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Mail\";\n\"b\" = \"Mail\";\n"),
          .init("ja.lproj/Localizable.strings", "\"a\" = \"メール\";\n\"b\" = ↓\"郵便\";\n"),
        ]),
      .bad([
        twoPlurals("en", "apple", "apples", "%lld apples"),
        twoPlurals("fr", "pomme", "pommes", "↓%lld fruits"),
      ]),
      .bad(strings: twoKeys("Ouvrir", "↓\"Ouvert\"")),
      .good(strings: twoKeys("Ouvrir", "\"Ouvrir\"")),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n\"b\" = \"Öffnen\";\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open…\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Ouvert\";\n\"b\" = \"Ouvrir…\";\n"),
        ], note: "Another source text."),
    ])

  private static func twoKeys(_ first: String, _ second: String) -> String {
    func entry(_ key: String, _ text: String) -> String {
      """
      "\(key)" : {
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Open"
            }
          },
          "fr" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : \(text)
            }
          }
        }
      }
      """
    }
    return "\(entry("a", "\"\(first)\"")),\n\(entry("b", second))"
  }

  private static func twoPlurals(
    _ locale: String, _ one: String, _ other: String, _ last: String
  ) -> RuleExample.File {
    func entry(_ key: String, _ last: String) -> String {
      """
      <key>\(key)</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>one</key>
          <string>%lld \(one)</string>
          <key>other</key>
          <string>\(last)</string>
        </dict>
      </dict>
      """
    }
    return RuleExample.File(
      "\(locale).lproj/Localizable.stringsdict",
      """
      <plist version="1.0">
      <dict>
      \(entry("a", "%lld \(other)"))
      \(entry("b", last))
      </dict>
      </plist>

      """)
  }

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    var messages = TranslatedMessages()
    for pair in alignment.pairs {
      guard let entry = pair.target, target.isText(entry), source.isText(pair.source) else {
        continue
      }
      let slice = source.slice(ofValue: pair.source)
      let text = target.slice(ofValue: entry)
      guard !slice.isEmpty, !text.isEmpty,
        let other = messages.add([Form(slice)], [Form(text)], key: target.key(of: entry))
      else { continue }
      report.add(.other(other), atValueOf: entry)
    }
  }

  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard let own = alignment.target.dictionary, let source = alignment.source.dictionary else {
      return
    }
    func forms(_ leaves: [StringsDictLeaf]) -> [Form] {
      leaves.map { Form($0.slice, $0.variation) }
    }
    var messages = TranslatedMessages()
    for (_, key) in source.keys {
      guard let entry = own.entry(forKey: key), let origin = source.entry(forKey: key) else {
        continue
      }
      let leaves = own.document.leaves(ofEntry: entry)
      let sourceLeaves = source.document.leaves(ofEntry: origin)
      guard !leaves.contains(where: { own.isSpoilt($0) }),
        !sourceLeaves.contains(where: { source.isSpoilt($0) }),
        let other = messages.add(
          forms(sourceLeaves), forms(leaves), key: own.document.entries[entry].key)
      else { continue }
      let leaf = leaves[other.form]
      report.add(
        .other(other), at: leaf.text.range,
        about: SourceReport.Subject(
          key: leaf.key, variation: leaf.variation, value: leaf.text.text))
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    func forms(_ leaves: Range<Int>) -> [Form] {
      leaves.map {
        Form(document.slice(of: document.leaves[$0]), document.variation(of: document.leaves[$0]))
      }
    }
    var messages: [Int: TranslatedMessages] = [:]
    for translation in catalog.translations where !translation.isExcluded {
      let key = document.entries[translation.entry].key
      guard translation.source != nil || catalog.keysAreTexts else { continue }
      let source =
        translation.source == nil
        ? [Form(document.slice(ofNode: key))] : forms(catalog.sourceLeaves(of: translation))
      let leaves = catalog.leaves(of: translation)
      let locale = document.localizations[translation.localization].locale
      guard leaves.allSatisfy({ catalog.isTranslated(document.leaves[$0]) }),
        source.contains(where: { !$0.text.isEmpty }),
        let other = messages[locale, default: TranslatedMessages()].add(
          source, forms(leaves), key: document.key(of: document.entries[translation.entry]))
      else { continue }
      let leaf = document.leaves[leaves.lowerBound + other.form]
      report.add(
        .other(other), at: catalog.range(of: leaf),
        about: catalog.subject(of: leaf, in: translation))
    }
  }
}

/// A text of a message, with the name of its form.
private struct Form: Hashable {
  var variation: [UInt8]
  var text: [UInt8]

  init(_ slice: TextSlice, _ variation: String? = nil) {
    text = Array(slice.storage[slice.range])
    self.variation = (variation ?? "").utf8.map { $0 }
  }
}

/// The messages of one language, by their texts in the source language.
private struct TranslatedMessages {
  private var first: [[Form]: (forms: [Form], key: String)] = [:]

  /// How a message with the same source text was translated before.
  struct Other {
    /// The text.
    var text: String
    /// Its key.
    var key: String
    /// Which form of the new message differs from it.
    var form: Int
  }

  /// Adds a message; nil unless one with the same source text has another translation.
  mutating func add(_ source: [Form], _ target: [Form], key: String) -> Other? {
    guard let earlier = first[source] else {
      first[source] = (target, key)
      return nil
    }
    let known = Set(earlier.forms)
    guard let form = target.firstIndex(where: { !known.contains($0) }) else { return nil }
    let same = earlier.forms.first { $0.variation == target[form].variation }
    guard let text = (same ?? earlier.forms.first)?.text else { return nil }
    return Other(text: String(decoding: text, as: UTF8.self), key: earlier.key, form: form)
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ other: TranslatedMessages.Other) -> Self {
    Self(
      "the same source text is translated as '\(other.text)' under the key '\(other.key)'; choose one"
    )
  }
}
