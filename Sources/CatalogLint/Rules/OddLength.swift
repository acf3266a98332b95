import CatalogSyntax
import StringCatalog

/// `odd-length`
struct OddLength: FileRule {
  static let description = RuleDescription(
    id: "odd-length", severity: .warning, group: .file,
    summary: "Finds UTF-16 and UTF-32 files that end in the middle of a character.",
    rationale: """
      Foundation ignores the bytes left over. They mean that the file was cut off, or that a \
      program appended text to it in another encoding.
      """,
    remedy: "Remove the bytes left over, or save the file as UTF-8.",
    fixSafety: "Dropping the bytes is a safe fix: they are not read.",
    examples: [
      .bad(
        [
          .init(
            "de.lproj/Localizable.strings",
            bytes: [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0, 0x0A],
            shownAs: "a=b;↓<0A>")
        ], note: "UTF-16 whose line feed was appended as a single byte."),
      .good([
        .init(
          "de.lproj/Localizable.strings",
          bytes: [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0, 0x0A, 0],
          shownAs: "a=b;\n")
      ]),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.kind == .oldStyle else { return }
    let source = table.document.source
    for problem in source.encodingProblems where problem.kind == .strayTrailingBytes {
      let bytes = source.bytes()
      report.add(
        .stray(Array(bytes[problem.fileOffset...]), source.encoding), at: problem.range,
        fix: .dropBytes)
    }
  }
}

extension Diagnostic.FixIt {
  fileprivate static let dropBytes = Self(
    Diagnostic.Message("Drop the bytes at the end"), safety: .safe, encoding: .wholeCharacters)
}

extension Diagnostic.Message {
  fileprivate static func stray(_ bytes: [UInt8], _ encoding: TextEncoding) -> Self {
    let shown = bytes.map { ($0 < 16 ? "0x0" : "0x") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
    let subject =
      bytes.count == 1 ? "the last byte, \(shown), is" : "the last bytes, \(shown), are"
    return Self("\(subject) only part of a character in \(encoding.displayName) and ignored")
  }
}
