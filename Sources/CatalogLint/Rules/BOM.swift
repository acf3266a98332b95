import CatalogSyntax
import StringCatalog

/// `bom`
struct BOM: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "bom", severity: .info, group: .file,
    summary: "Finds UTF-8 files that start with a byte-order mark.",
    rationale: """
      UTF-8 needs none. The mark is invisible in editors, and it lands in the middle of the text \
      when files are joined, where it hides all that follows. A string catalog is JSON, which must \
      not have one (RFC 8259), and some programs refuse it.
      """,
    remedy: "Save the file as UTF-8 without byte-order mark.",
    fixSafety: "Removing the mark is a safe fix.",
    examples: [
      .bad(
        [
          .init(
            "de.lproj/Localizable.strings",
            bytes: [0xEF, 0xBB, 0xBF] + Array("\"ja\" = \"Ja\";\n".utf8),
            shownAs: "<EF BB BF>\"ja\" = \"Ja\";\n")
        ], about: "de.lproj/Localizable.strings"),
      .bad(
        [
          .init(
            "de.lproj/Localizable.stringsdict",
            bytes: [0xEF, 0xBB, 0xBF] + Array("<plist version=\"1.0\"><dict/></plist>\n".utf8),
            shownAs: "<EF BB BF><plist version=\"1.0\"><dict/></plist>\n")
        ], about: "de.lproj/Localizable.stringsdict"),
      .bad(
        [
          .init(
            "Localizable.xcstrings",
            bytes: [0xEF, 0xBB, 0xBF]
              + Array("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}".utf8),
            shownAs: "<EF BB BF>{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}")
        ], about: "Localizable.xcstrings"),
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
    guard table.hasPositions, Self.hasNeedlessMark(table.source) else { return }
    report.addForFile(.byteOrderMark, fix: .removeMark)
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.hasPositions, Self.hasNeedlessMark(report.source) else { return }
    report.addForFile(.byteOrderMark, fix: .removeMark)
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    guard Self.hasNeedlessMark(catalog.document.source) else { return }
    report.addForFile(.byteOrderMarkInJSON, severity: .warning, fix: .removeMark)
  }

  private static func hasNeedlessMark(_ source: SourceText) -> Bool {
    source.hasByteOrderMark && source.encoding == .utf8
      && !source.encodingProblems.contains { $0.kind == .onlyByteOrderMark }
  }
}

extension Diagnostic.FixIt {
  fileprivate static let removeMark = Self(
    Diagnostic.Message("Remove the byte-order mark"), safety: .safe, encoding: .utf8)
}

extension Diagnostic.Message {
  fileprivate static let byteOrderMark = Self(
    "file starts with a byte-order mark, which UTF-8 does not need: remove it")

  fileprivate static let byteOrderMarkInJSON = Self(
    "file starts with a byte-order mark, which JSON must not have: remove it")
}
