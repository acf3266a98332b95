import CatalogSyntax
import StringCatalog

/// `extra-key`
struct ExtraKey: AlignmentRule, DictionaryAlignmentRule {
  static let description = RuleDescription(
    id: "extra-key", severity: .warning, group: .coverage,
    summary: """
      Finds keys of a translated table that the source table does not have. Tables named InfoPlist \
      are left alone, for the source text of their keys stands in `Info.plist`.
      """,
    rationale: """
      Nothing asks for such a key any more, or it is misspelled and the text is never shown where \
      it should be.
      """,
    remedy: "Remove the entry, correct its key, or add the key to the source table.",
    fixSafety: """
      Deleting the entry is a safe fix, made only where the source language is no guess and \
      its file is intact.
      """,
    examples: [
      .bad([
        .init("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";\n"),
        .init(
          "nl.lproj/Localizable.strings", "\"hello\" = \"Hallo\";\n\"bye\" = ↓\"Dag %@\";\n"),
      ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";\n"),
          .init(
            "ru.lproj/Localizable.strings",
            "\"hello\" = \"Привет\";\n\"bye\" = \"Пока\";\n\"bye\" = ↓\"До свидания\";\n"),
        ], note: "A key gives one finding, where the entry is that counts."),
      .good([
        .init("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";\n"),
        .init("ar.lproj/Localizable.strings", "hello = \"مرحبا\";\n"),
      ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Home\";\n"),
          .init("en.lproj/Share.strings", "\"send\" = \"Send\";\n"),
          .init("de.lproj/Localizable.strings", "\"title\" = \"Start\";\n"),
          .init("de.lproj/Share.strings", "\"send\" = \"Senden\";\n"),
        ], note: "Each table is compared with the same table of the source."),
      .good(
        [
          .init("en.lproj/InfoPlist.strings", "CFBundleName = \"Orchard\";\n"),
          .init(
            "ro.lproj/InfoPlist.strings",
            "CFBundleName = \"Orchard\";\nNSCameraUsageDescription = \"Pentru coduri de bare.\";\n"),
        ], note: "The source text of a key may stand in Info.plist alone."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    guard !alignment.source.file.isOfInfoPlist else { return }
    for entry in alignment.extras {
      report.add(
        .extra(in: alignment.source.file), atValueOf: entry,
        fix: alignment.isSourceCertain
          ? .removal(ofEntry: entry, of: alignment.target, .prune) : nil)
    }
  }
}

extension ExtraKey {
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard let own = alignment.target.dictionary,
      let source = alignment.source.dictionary?.file ?? alignment.source.strings?.file
    else { return }
    guard !source.isOfInfoPlist else { return }
    for index in alignment.extras() {
      let entry = own.document.entries[index]
      report.add(
        .extra(in: source), at: entry.keyRange, about: SourceReport.Subject(key: entry.key),
        fix: alignment.isSourceCertain
          ? report.fix(.prune, safety: .safe) { () throws(StringsDictEditError) in
            try own.document.edits(removingKey: entry.key)
          } : nil)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let prune = Self("Delete the entry")

  fileprivate static func extra(in source: TableFile) -> Self {
    Self("key is not in \(source.path); add it there, or remove the entry or correct the key")
  }
}
