import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite(
  "Real files, pseudo-localized",
  .enabled(if: Corpus.isAvailable, "set STRINGSCTL_CORPUS to the folder of real files"))
struct PseudoLintTests {
  /// The findings about placeholders that the new texts have and their source texts have not.
  private func newFindings(
    _ files: [(path: String, bytes: [UInt8])], _ options: LintOptions
  ) async -> [String] {
    let report = await lint(files, options)
    func isAboutPlaceholders(_ rule: String) -> Bool {
      ["placeholder", "percent", "foreign", "unsupported", "inflection", "substitution"]
        .contains { rule.hasPrefix($0) } || rule.hasPrefix("stringsdict")
    }
    let findings = report.diagnostics.filter { isAboutPlaceholders($0.rule) }
    func place(_ finding: Diagnostic) -> String {
      "\(finding.rule) \(finding.key ?? "") \(finding.variation ?? "")"
    }
    let isNew = { (finding: Diagnostic) in
      finding.locale == "en-XA" || finding.file.contains("en-XA.lproj")
    }
    let old = Set(findings.filter { !isNew($0) }.map(place))
    return findings.filter { isNew($0) && !old.contains(place($0)) }.map {
      "\(place($0)): \($0.message) '\($0.source ?? "")' '\($0.value ?? "")'"
    }
  }

  @Test(
    "have no findings about placeholders that their source does not have",
    arguments: TableFormat.allCases, [false, true])
  func findings(_ format: TableFormat, _ isRightToLeft: Bool) async throws {
    let folder = try #require(Corpus.folder)
    var options = LintOptions()
    options.source = "en"
    var localization = PseudoLocalization()
    localization.isRightToLeft = isRightToLeft
    var count = 0
    for url in Repository.files(below: folder, extensions: [format.rawValue]) {
      let isSource = ["en.lproj", "Base.lproj"].contains(
        url.deletingLastPathComponent().lastPathComponent)
      guard isSource || format != .strings else { continue }
      let bytes = try Repository.bytes(url)
      // Large files are not more varied than small ones.
      guard bytes.count < 60_000 else { continue }
      let files: [(path: String, bytes: [UInt8])]
      do throws(SourceFault) {
        guard let made = try made(bytes, format, localization) else { continue }
        files = made
      } catch {
        // A file with a syntax error is refused.
        #expect(!error.message.isEmpty)
        continue
      }
      count += 1
      let found = await newFindings(files, options)
      #expect(found.isEmpty, "\(url.path): \(found.prefix(5))")
    }
    print("pseudo-localized \(count) .\(format.rawValue) files of the corpus")
    #expect(count > 10)
  }

  private func made(
    _ bytes: [UInt8], _ format: TableFormat, _ localization: PseudoLocalization
  ) throws(SourceFault) -> [(path: String, bytes: [UInt8])]? {
    switch format {
    case .strings:
      let file = TableFile(path: "en.lproj/T.strings", locale: LocaleIdentifier("en"), table: "T")
      guard let table = try? LocalizedTable(file: file, bytes: bytes) else { return nil }
      let made = try localization.bytes(of: table)
      return [("en.lproj/T.strings", bytes), ("en-XA.lproj/T.strings", made)]
    case .stringsdict:
      guard let document = try? StringsDictDocument(bytes) else { return nil }
      let made = try localization.bytes(of: document, path: "T.stringsdict")
      return [("en.lproj/T.stringsdict", bytes), ("en-XA.lproj/T.stringsdict", made)]
    case .xcstrings:
      guard let source = try? SourceText(bytes) else { return nil }
      let made = try localization.bytes(
        of: XCStringsDocument(source), locale: "en-XA", path: "T.xcstrings")
      return [("T.xcstrings", made)]
    }
  }
}
