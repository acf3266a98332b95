import CatalogSyntax

/// The findings for a person at a terminal: by file, then by key, with the texts they are about.
///
/// ```
/// de.lproj/Localizable.strings
///   "greeting"
///     12:14  error    the placeholder %2$@ is missing  [placeholder-missing]
///            source   "Hello %1$@, %2$@ is waiting"
///            value    "Hallo %1$@"
///     15:9   warning  text ends with a space where the source text ends with nothing  [trailing-whitespace]
///            source   "Done"
///            value    "Fertig "
///                            ^
///
/// 1 error in 2 files
/// ```
/// Without findings nothing is written. Keys and texts are on one line each, cut to the width of the
/// terminal, or to 120 columns where there is none. Texts with right-to-left letters are isolated only
/// on a terminal: a file or a pipe gets no character that is not in the text.
struct TextReporter: Reporter {
  static let name = "text"
  static let summary = "Findings by file and key with the texts in question, for people."

  private static let widthWithoutTerminal = 120
  private static let leastWidth = 40

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    guard !report.diagnostics.isEmpty else { return [] }
    var page = Page(context)
    for file in Group.groups(of: report.diagnostics, by: { Bytes($0.file) }) {
      page.add(file)
    }
    page.addSummary(report)
    return page.bytes
  }

  /// Findings that have something in common, in their order.
  private struct Group {
    var diagnostics: [Diagnostic]

    /// The groups, in the order of their first findings.
    static func groups<Mark: Hashable>(
      of diagnostics: [Diagnostic], by mark: (Diagnostic) -> Mark
    ) -> [Group] {
      var groups: [Group] = []
      var places: [Mark: Int] = [:]
      for diagnostic in diagnostics {
        let mark = mark(diagnostic)
        if let place = places[mark] {
          groups[place].diagnostics.append(diagnostic)
        } else {
          places[mark] = groups.count
          groups.append(Group(diagnostics: [diagnostic]))
        }
      }
      return groups
    }
  }

  /// What is compared by code units, unlike `String`.
  private struct Bytes: Hashable {
    var bytes: [UInt8]?
    init(_ text: String?) { bytes = text.map { Array($0.utf8) } }
  }

  /// What is shown below a finding.
  private struct Subject: Equatable {
    var texts: [Bytes]
    var marks: [SourceRange]
  }

  /// The page as it is written.
  private struct Page {
    private(set) var bytes: [UInt8] = []
    private let context: ReportContext
    private let style: TextStyle
    private let width: Int
    private let isIsolating: Bool

    init(_ context: ReportContext) {
      self.context = context
      style = TextStyle(isOn: context.usesColor)
      width = max(context.terminalWidth ?? TextReporter.widthWithoutTerminal, leastWidth)
      isIsolating = context.terminalWidth != nil
    }

    mutating func add(_ file: Group) {
      guard let first = file.diagnostics.first else { return }
      var path = DisplayText.safe(context.relative(first.file))
      // A line that starts with two colons is an order to the runner of GitHub Actions.
      if path.utf8.first == UInt8(ascii: ":") { path = "./" + path }
      write(style.strong(path))
      let indent = file.diagnostics.map { Self.position($0).utf8.count }.max() ?? 0
      for group in Group.groups(of: file.diagnostics, by: { Bytes($0.key) }) {
        add(group, positionWidth: indent)
      }
      write("")
    }

    private mutating func add(_ group: Group, positionWidth: Int) {
      if let key = group.diagnostics.first?.key {
        write("  " + DisplayText.quoted(key, width: width - 2, isolated: isIsolating))
      }
      let margin = String(repeating: " ", count: positionWidth == 0 ? 4 : positionWidth + 6)
      let texts = group.diagnostics.map {
        Subject(
          texts: [Bytes($0.variation), Bytes($0.source), Bytes($0.value)], marks: $0.message.marks)
      }
      for (index, diagnostic) in group.diagnostics.enumerated() {
        write(heading(diagnostic, positionWidth: positionWidth))
        // Texts that several findings have in common stand below the last of them.
        if index + 1 == texts.count || texts[index] != texts[index + 1] {
          addTexts(of: diagnostic, margin: margin)
        }
      }
    }

    private func heading(_ diagnostic: Diagnostic, positionWidth: Int) -> String {
      var line = "    "
      if positionWidth > 0 {
        let position = Self.position(diagnostic)
        line += String(repeating: " ", count: positionWidth - position.utf8.count)
        line += style.faint(position) + "  "
      }
      let word = diagnostic.severity.rawValue
      line += style.severity(diagnostic.severity, word)
      line += String(repeating: " ", count: 9 - word.utf8.count)
      line += DisplayText.safe(diagnostic.message.description)
      return line + "  " + style.faint("[\(DisplayText.safe(diagnostic.rule))]")
    }

    private mutating func addTexts(of diagnostic: Diagnostic, margin: String) {
      let room = width - margin.utf8.count - 9
      if let variation = diagnostic.variation {
        write(margin + style.faint("form     ") + DisplayText.safe(variation))
      }
      for (label, text) in [("source   ", diagnostic.source), ("value    ", diagnostic.value)] {
        guard let text else { continue }
        let shown = DisplayText.quoted(text, width: room, isolated: isIsolating)
        write(margin + style.faint(label) + shown)
      }
      addMarks(of: diagnostic, margin: margin, room: room)
    }

    /// Points at the characters in question, with carets or else in words.
    private mutating func addMarks(of diagnostic: Diagnostic, margin: String, room: Int) {
      guard let text = diagnostic.value else { return }
      let marks = diagnostic.message.marks
      let indent = margin + String(repeating: " ", count: 9)
      if let carets = DisplayText.carets(text, marks, width: room) {
        write(indent + carets)
      } else if let excerpts = DisplayText.excerpts(
        text, marks, width: room, isolated: isIsolating)
      {
        write(margin + style.faint("at       ") + excerpts)
      }
    }

    mutating func addSummary(_ report: LintReport) {
      let counts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
        let count = report.count(severity)
        guard count > 0 else { return nil }
        return style.severity(severity, Self.counted(count, severity.rawValue))
      }
      write(counts.joined(separator: ", ") + " in " + Self.counted(report.fileCount, "file"))
    }

    private mutating func write(_ line: String) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }

    private static func position(_ diagnostic: Diagnostic) -> String {
      diagnostic.place.map { $0.start.description } ?? ""
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
      count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
  }
}
