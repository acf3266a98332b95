import CatalogSyntax
import StringCatalog

/// A rule about what became of a key since another version of the project. It is asked only where there
/// is one.
protocol SinceRule: Rule {
  /// Looks at a key that both versions have.
  func check(_ change: KeyChange, _ report: inout ChangeReport)
}

/// A key that two versions of a project have, with different texts.
struct KeyChange: Sendable {
  /// The key.
  var key: String
  /// What it was.
  var old: ProjectTexts.Key
  /// What it is.
  var new: ProjectTexts.Key
  /// The source language; nil where it is not known.
  var source: LocaleIdentifier?
  /// A file of each locale that the table has today.
  var files: [LocaleIdentifier: ProjectTexts.Text]
  /// What people call the old version.
  var baseName: String

  /// The text in the source language, of the `.stringsdict` file where there are two.
  func sourceText(of key: ProjectTexts.Key) -> ProjectTexts.Text? {
    source.flatMap { key.texts(in: $0).last }
  }
}

/// Takes the findings about changes.
struct ChangeReport {
  private(set) var diagnostics: [Diagnostic] = []
  var rule: ActiveRule

  /// Reports something about a key.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - text: Where.
  ///   - change: The key.
  ///   - locale: The locale that it is about.
  mutating func add(
    _ message: Diagnostic.Message, at text: ProjectTexts.Text, about change: KeyChange,
    locale: LocaleIdentifier
  ) {
    let lines = LineIndex(text.source.utf8)
    let start = LineColumn(line: 1, column: 1)
    let place =
      text.hasPositions
      ? Diagnostic.Place(
        start: lines.lineColumn(of: text.range.start, in: text.source.utf8),
        end: lines.lineColumn(of: text.range.end, in: text.source.utf8))
      : Diagnostic.Place(start: start, end: start)
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: text.file.path,
      place: place)
    diagnostic.table = text.file.table
    diagnostic.key = change.key
    if locale.spelling != "und" { diagnostic.locale = locale.spelling }
    diagnostics.append(diagnostic)
  }
}
