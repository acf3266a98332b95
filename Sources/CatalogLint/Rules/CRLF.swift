import CatalogSyntax
import StringCatalog

/// `crlf`
struct CRLF: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "crlf", severity: .info, group: .file,
    summary: "Finds files with the line ends of Windows, and files that mix line ends.",
    rationale: """
      Apple's tools write LF. Other line ends turn up as changes of whole files in version \
      control, and inside a text they reach the user.
      """,
    remedy: "Save the file with LF line ends.",
    fixSafety: """
      Ending lines with LF is a safe fix: line breaks inside texts of a `.strings` file become \
      escapes.
      """,
    examples: [
      .bad(
        [.init("de.lproj/Localizable.strings", "\"ja\" = \"Ja\";\r\n\"nein\" = \"Nein\";\r\n")],
        about: "de.lproj/Localizable.strings"),
      .bad(
        "\"ja\" = \"Ja\";\n\"nein\" = \"Nein\";↓\r\n\"ok\" = \"OK\";\n",
        note: "The first line that ends otherwise than most is named."),
      .bad("\"a\" = \"one↓\rtwo\";\n\"b\" = \"x\";\n"),
      .bad(
        [
          .init(
            "de.lproj/Localizable.stringsdict",
            "<plist version=\"1.0\">\r\n<dict>\r\n</dict>\r\n</plist>\r\n")
        ], about: "de.lproj/Localizable.stringsdict"),
      .bad([
        .init(
          "Localizable.xcstrings",
          "{\n  \"sourceLanguage\" : \"en\",↓\r\n  \"strings\" : {\n\n  }\n}")
      ]),
      .good("\"ja\" = \"Ja\";\n\"nein\" = \"Nein\\r\\n\";\n"),
    ])

  /// The line ends of one kind.
  private struct LineEnds {
    var count = 0
    var first: SourceRange?

    mutating func add(_ start: Int, _ end: Int) {
      count += 1
      if first == nil { first = SourceRange(start, end) }
    }
  }

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.hasPositions, let finding = Self.finding(in: table.source) else { return }
    let fix = table.lineEndFix
    guard let place = finding.place else { return report.addForFile(finding.message, fix: fix) }
    report.add(finding.message, at: place, fix: fix)
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.hasPositions else { return }
    check(&report, isIntact: document.isIntact)
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    check(&report, isIntact: catalog.document.isIntact)
  }

  private func check(_ report: inout SourceReport, isIntact: Bool) {
    guard let finding = Self.finding(in: report.source) else { return }
    let fix = isIntact ? report.source.lineEndFix(around: [], []) : nil
    guard let place = finding.place else { return report.addForFile(finding.message, fix: fix) }
    report.add(finding.message, at: place, fix: fix)
  }

  /// What is wrong with the line ends of a file; without a place it is about all of them.
  private static func finding(
    in source: SourceText
  ) -> (message: Diagnostic.Message, place: SourceRange?)? {
    let text = source.utf8.span
    guard text.contains(0x0D) else { return nil }
    var (lf, cr, crlf) = (LineEnds(), LineEnds(), LineEnds())
    var index = 0
    while index < text.count {
      let start = index
      index += 1
      switch text[start] {
      case 0x0A:
        lf.add(start, index)
      case 0x0D where index < text.count && text[index] == 0x0A:
        index += 1
        crlf.add(start, index)
      case 0x0D:
        cr.add(start, index)
      case _: continue
      }
    }
    let present = [("LF", lf), ("CRLF", crlf), ("CR", cr)].filter { $0.1.count > 0 }
    guard present.count > 1 else { return crlf.count > 0 ? (.windows, nil) : nil }
    let usual = present.max { $0.1.count < $1.1.count }?.0 ?? "LF"
    let other = present.filter { $0.0 != usual }
      .min { ($0.1.first?.start ?? 0) < ($1.1.first?.start ?? 0) }
    guard let other, let place = other.1.first else { return nil }
    let counts = present.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    return (.mixed(other.0, usual: usual, counts: counts), place)
  }
}

extension LocalizedTable {
  /// The fix that ends all lines with LF; nil in a damaged file. Line breaks inside texts become escapes,
  /// so that what a user reads stays.
  fileprivate var lineEndFix: Diagnostic.FixIt? {
    guard isIntact, document.problems.isEmpty else { return nil }
    guard kind == .oldStyle else { return source.lineEndFix(around: [], []) }
    let utf8 = source.utf8
    func hasReturn(_ range: SourceRange) -> Bool { utf8[range.start..<range.end].contains(0x0D) }
    var edits: [TextEdit] = []
    var texts: [SourceRange] = []
    for entry in document.entries where hasReturn(entry.range) {
      let key = (entry.keyContentRange, entry.keyKind)
      let value = (entry.valueContentRange, entry.valueKind)
      for (range, tokenKind) in entry.isShorthand ? [key] : [key, value] where hasReturn(range) {
        let syntax: TextSpelling.Syntax
        switch tokenKind {
        case .doubleQuoted: syntax = .doubleQuoted
        case .singleQuoted: syntax = .singleQuoted
        case .unquoted, .dictionary, .array, .data, .absent: return nil
        }
        edits += TextSpelling(utf8, range, syntax).editsEscapingLineBreaks()
          .filter { hasReturn($0.range) }
        texts.append(range)
      }
    }
    return source.lineEndFix(around: texts, edits)
  }
}

extension SourceText {
  /// The fix that ends all lines with LF. In XML this changes no text: readers take CR and CRLF for LF
  /// (XML 1.0, section 2.11); in JSON no text has a line break.
  ///
  /// - Parameters:
  ///   - texts: Stretches that are left alone, in order.
  ///   - edits: What is to be done there.
  fileprivate func lineEndFix(
    around texts: [SourceRange], _ edits: [TextEdit]
  ) -> Diagnostic.FixIt? {
    var edits = edits
    var rest = texts[...]
    for index in utf8.indices where utf8[index] == 0x0D {
      while let text = rest.first, text.end <= index { rest.removeFirst() }
      if let text = rest.first, text.start <= index { continue }
      let isPair = index + 1 < utf8.count && utf8[index + 1] == 0x0A
      edits.append(TextEdit(SourceRange(index, index + 1), with: isPair ? [] : [0x0A]))
    }
    return edits.isEmpty ? nil : Diagnostic.FixIt(.useLF, safety: .safe, edits: edits)
  }
}

extension Diagnostic.Message {
  fileprivate static let useLF = Self("End all lines with LF")
  fileprivate static let windows = Self("lines end with CRLF: save the file with LF line ends")

  fileprivate static func mixed(_ found: String, usual: String, counts: String) -> Self {
    Self("line ends with \(found), most others with \(usual) (\(counts)): use LF throughout")
  }
}
