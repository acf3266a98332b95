import CatalogSyntax
import StringCatalog

/// `encoding-utf16`
struct EncodingUTF16: FileRule {
  static let description = RuleDescription(
    id: "encoding-utf16", severity: .info, group: .file,
    summary: """
      Finds files in UTF-16 or UTF-32, and warns of those whose byte-order mark is missing.
      """,
    rationale: """
      Version control takes such a file for a binary one and shows no changes. Without byte-order \
      mark Foundation does not read it.
      """,
    remedy: "Save the file as UTF-8.",
    fixSafety: "Saving the file as UTF-8 is a safe fix.",
    examples: [
      .bad(
        [
          .init(
            "de.lproj/Localizable.strings",
            bytes: [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0, 0x0A, 0],
            shownAs: "<FF FE>a=b;\n")
        ], about: "de.lproj/Localizable.strings"),
      .bad(
        [
          .init(
            "ja.lproj/Localizable.strings",
            bytes: [0, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0, 0x0A], shownAs: "a=b;\n")
        ], about: "ja.lproj/Localizable.strings",
        note: "UTF-16, big endian, without byte-order mark."),
      .good("\"drink\" = \"飲み物\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    let source = table.document.source
    guard table.kind == .oldStyle, source.encoding != .utf8,
      !source.encodingProblems.contains(where: { $0.kind == .onlyByteOrderMark })
    else {
      return
    }
    // A code unit that is no character would become another one.
    let fix: Diagnostic.FixIt? =
      source.encodingProblems.contains { $0.kind == .invalidCodeUnit } ? nil : .saveAsUTF8
    if source.hasByteOrderMark {
      report.addForFile(.wide(source.encoding), fix: fix)
    } else {
      report.addForFile(.unmarked(source.encoding), severity: .warning, fix: fix)
    }
  }
}

extension Diagnostic.FixIt {
  fileprivate static let saveAsUTF8 = Self(
    Diagnostic.Message("Save the file as UTF-8"), safety: .safe, encoding: .utf8)
}

extension Diagnostic.Message {
  fileprivate static func wide(_ encoding: TextEncoding) -> Self {
    Self(
      "file is in \(encoding.displayName), which version control shows as binary: save it as UTF-8")
  }

  fileprivate static func unmarked(_ encoding: TextEncoding) -> Self {
    Self(
      "file is in \(encoding.displayName) without byte-order mark, which Foundation does not read: "
        + "save it as UTF-8")
  }
}
