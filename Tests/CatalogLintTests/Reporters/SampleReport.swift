import CatalogSyntax

@testable import CatalogLint

/// A report with a finding of every sort: with and without place, key, form and texts, about a folder,
/// several on one key, right-to-left and wide texts, long ones, and ones that are not in Latin.
enum SampleReport {
  static let context = ReportContext(currentFolder: "/Users/ada/Orchard", toolVersion: "1.0")

  static let report = makeReport(
    [
      finding(.error, "unusable-name", "'DK-nb-NO' is no language tag: rename it to 'nb'") {
        $0.file = "DK-nb-NO.lproj"
        $0.locale = "DK-nb-NO"
      },
      finding(.error, "placeholder-missing", "the placeholder %2$@ is missing") {
        $0.place = place(12, 14, 12, 25)
        $0.key = "greeting"
        $0.source = "Hello %1$@, %2$@ is waiting:\nanswer soon"
        $0.value = "Hallo %1$@"
      },
      finding(.warning, "end-punctuation", "the source ends with a full stop, this does not") {
        $0.place = place(12, 14, 12, 25)
        $0.key = "greeting"
        $0.source = "Hello %1$@, %2$@ is waiting:\nanswer soon"
        $0.value = "Hallo %1$@"
      },
      finding(.warning, "plural-unused-category", "German never selects 'few'") {
        $0.place = place(140, 3, 141, 1)
        $0.key = "%d apples, 100 % ripe"
        $0.variation = "plural.few"
        $0.value = ""
      },
      finding(.error, "syntax-error", "']' where a key is due") { $0.place = place(7, 1, 7, 2) },
      finding(.error, "placeholder-fullwidth", "has “％@” in place of %@") {
        $0.place = place(160, 9, 160, 20)
        $0.key = "topic"
        $0.source = "Remove %@?"
        $0.value = "移除％@\u{200B}吗?"
        $0.message.marks = [SourceRange(6, 10), SourceRange(10, 13)]
      },
      finding(.info, "trailing-newline", "the last line has no end"),
      finding(.info, "quotes-unbalanced", "a quotation mark is never closed") {
        $0.file = "/Users/ada/Orchard/he.lproj/Localizable.strings"
        $0.locale = "he"
        $0.place = place(3, 9, 3, 40)
        $0.key = "welcome"
        $0.source = "Welcome to “Orchard”"
        $0.value = "ברוכים הבאים אל „Orchard"
      },
      finding(.warning, "length-limit", "76 of at most 40 characters") {
        $0.file = "../Shared/ja.lproj/Localizable.strings"
        $0.locale = "ja"
        $0.place = place(1, 9, 1, 90)
        $0.key = String(repeating: "a key that goes on and on, ", count: 6)
        $0.value = String(repeating: "果物は木から落ちる前に摘みます。", count: 5)
      },
    ], files: 4, entries: 211)

  static func finding(
    _ severity: Severity, _ rule: String, _ message: String,
    _ change: (inout Diagnostic) -> Void = { _ in }
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule: rule, severity: severity, message: Diagnostic.Message(message),
      file: "de.lproj/Localizable.strings")
    diagnostic.locale = "de"
    change(&diagnostic)
    if diagnostic.file.hasSuffix(".strings") { diagnostic.table = "Localizable" }
    return diagnostic
  }

  static func place(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int)
    -> Diagnostic.Place
  {
    Diagnostic.Place(
      start: LineColumn(line: line, column: column),
      end: LineColumn(line: endLine, column: endColumn))
  }

  static func makeReport(_ findings: [Diagnostic], files: Int = 1, entries: Int = 1) -> LintReport {
    LintReport(
      diagnostics: findings.sorted(by: Diagnostic.isOrderedBefore), fileCount: files,
      entryCount: entries, sourceNotes: [], unreadableFiles: [])
  }
}
