import CatalogSyntax
import StringCatalog

/// `bom`
struct BOM: FileRule {
  static let description = RuleDescription(
    id: "bom", severity: .info, group: .file,
    summary: "Finds UTF-8 files that start with a byte-order mark.",
    rationale: """
      UTF-8 needs none. The mark is invisible in editors, and it lands in the middle of the text \
      when files are joined, where it hides all that follows.
      """,
    remedy: "Save the file as UTF-8 without byte-order mark.",
    examples: [
      .bad(
        [
          .init(
            "de.lproj/Localizable.strings",
            bytes: [0xEF, 0xBB, 0xBF] + Array("\"ja\" = \"Ja\";\n".utf8),
            shownAs: "<EF BB BF>\"ja\" = \"Ja\";\n")
        ], about: "de.lproj/Localizable.strings"),
      .good("\"ja\" = \"Ja\";\n"),
      .good(
        [
          .init(
            "de.lproj/Localizable.strings",
            bytes: [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0, 0x0A, 0],
            shownAs: "<FF FE>a=b;\n")
        ], note: "UTF-16 needs its mark."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    let source = table.document.source
    guard table.hasPositions, source.hasByteOrderMark, source.encoding == .utf8,
      !source.encodingProblems.contains(where: { $0.kind == .onlyByteOrderMark })
    else {
      return
    }
    report.addForFile(.byteOrderMark)
  }
}

extension Diagnostic.Message {
  fileprivate static let byteOrderMark = Self(
    "file starts with a byte-order mark, which UTF-8 does not need: remove it")
}
