import CatalogSyntax
import StringCatalog

/// `empty-file`
struct EmptyFile: AlignmentRule {
  static let description = RuleDescription(
    id: "empty-file", severity: .warning, group: .file,
    summary: "Finds translations of zero bytes where the source table has keys.",
    rationale: """
      Most are what an interrupted export left behind. Foundation refuses a file of zero bytes, \
      and users see keys instead of texts.
      """,
    remedy: "Export the translation again, or delete the file so that another language is used.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n"),
          .init("fr.lproj/Localizable.strings", ""),
        ], about: "fr.lproj/Localizable.strings"),
      .good([
        .init("en.lproj/Localizable.strings", "/* No texts yet. */\n"),
        .init("fr.lproj/Localizable.strings", ""),
      ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n"),
          .init("fr.lproj/Localizable.strings", "/* Pas encore. */\n"),
        ], note: "A comment makes a legal table, whose keys are missing one by one."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let count = alignment.source.index.count
    guard count > 0, alignment.target.kind == .oldStyle,
      alignment.target.document.source.encodingProblems.contains(where: { $0.kind == .emptyFile })
    else {
      return
    }
    report.addForFile(.empty(keys: count))
  }
}

extension Diagnostic.Message {
  fileprivate static func empty(keys: Int) -> Self {
    Self("file is empty, while the source has \(keys) \(keys == 1 ? "key" : "keys")")
  }
}
