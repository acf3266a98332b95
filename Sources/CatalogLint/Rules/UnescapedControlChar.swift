import CatalogSyntax
import StringCatalog

/// `unescaped-control-char`
struct UnescapedControlChar: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "unescaped-control-char", severity: .warning, group: .file,
    summary: """
      Finds control characters and Unicode line separators that stand in a text as they are, tabs \
      and line breaks aside.
      """,
    rationale: """
      Nobody can see them in an editor. Most got in by copying from another program, and they show \
      as nothing, as a box or as a line break nobody wanted.
      """,
    remedy: """
      Delete the character. Where it is wanted in a `.strings` file, write it as an escape such as \
      `\\U2028`, in an XML file as a reference such as `&#x2028;`, so that it can be seen.
      """,
    fixSafety: """
      Deleting the characters, or writing a line break for a separator, is an unsafe fix.
      """,
    examples: [
      .bad("\"hint\" = \"First line↓\u{2028}second line\";\n"),
      .bad("\"abschnitt\" = \"Ende↓\u{2029}\";\n"),
      .bad("\"bell\" = \"Ring↓\u{7}\";\n"),
      .bad("\"euro\" = \"5 ↓\u{80}\";\n", note: "A euro sign of Windows-1252 read as Latin-1."),
      .bad("\"delete\" = \"x↓\u{7F}\";\n"),
      .bad(
        stringsdict: """
          <key>hint</key>
          <string>First line↓\u{2028}second line</string>
          """),
      .bad(
        strings: """
          "hint" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Erste Zeile↓\u{2028}zweite Zeile"
                }
              }
            }
          }
          """),
      .good("\"hint\" = \"First line\\U2028second line\";\n\"tab\" = \"a\tb\nc\";\n"),
      .good(
        stringsdict: """
          <key>hint</key>
          <string>First line&#x2028;second line</string>
          """),
      .good("/* \u{2028} */ \"a\" = \"élan – “ok”\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.hasPositions else { return }
    guard table.kind == .oldStyle else { return check(propertyList: table, &report) }
    let text = table.document.source.utf8.span
    // The others have no mark in an entry, being hardly ever there: the file is searched for them once.
    let mayHoldHigh = Self.holdsHighControlCharacter(text)
    for (index, entry) in table.document.entries.enumerated()
    where entry.valueHasControlCharacters || mayHoldHigh {
      guard entry.isString, !entry.isDamaged else { continue }
      let range = entry.valueContentRange
      guard let found = Self.search(text, range) else { continue }
      let spelling = table.spelling(ofValue: index)
      report.add(
        .controlCharacter(found.scalar, others: found.count - 1, .strings).marking(
          Self.marks(spelling, text)), at: found.range,
        entry: index, fix: Self.fix(spelling, text))
    }
  }

  private func check(propertyList table: LocalizedTable, _ report: inout FileReport) {
    let text = table.source.utf8.span
    for entry in 0..<table.count where table.isText(entry) {
      guard let found = Self.search(text, table.valueContentRange(of: entry)) else { continue }
      let spelling = table.spelling(ofValue: entry)
      report.add(
        .controlCharacter(found.scalar, others: found.count - 1, .xml).marking(
          Self.marks(spelling, text)), at: found.range,
        entry: entry, fix: Self.fix(spelling, text))
    }
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.hasPositions else { return }
    let source = report.source
    let text = source.utf8.span
    guard text.indices.contains(where: { Self.length(text, at: $0) > 0 }) else { return }
    for leaf in document.leaves() {
      guard let found = Self.search(text, leaf.text.range) else { continue }
      let subject = SourceReport.Subject(
        key: leaf.key, variation: leaf.variation, value: leaf.text.text)
      let spelling = document.spelling(of: leaf)
      report.add(
        .controlCharacter(found.scalar, others: found.count - 1, .xml).marking(
          Self.marks(spelling, text)), at: found.range,
        about: subject, fix: Self.fix(spelling, text))
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    let text = document.source.utf8.span
    // The others are no JSON.
    guard Self.holdsHighControlCharacter(text) else { return }
    for entry in document.entries where !entry.isShadowed {
      for localization in document.localizations[entry.localizations]
      where !localization.isShadowed {
        for leaf in document.leaves[localization.leaves] {
          guard let range = document.valueRange(of: leaf), let found = Self.search(text, range)
          else { continue }
          let subject = SourceReport.Subject(
            key: document.key(of: entry), locale: document.locales[localization.locale],
            variation: document.variation(of: leaf), value: document.text(of: leaf))
          let spelling = document.spelling(of: leaf)
          report.add(
            .controlCharacter(found.scalar, others: found.count - 1, .json).marking(
              Self.marks(spelling, text)), at: found.range,
            about: subject, fix: Self.fix(spelling, text))
        }
      }
    }
  }

  /// Whether a text has a control character from U+007F on or a line separator.
  private static func holdsHighControlCharacter(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      if index &+ 8 <= text.count {
        let word = text.word(at: index)
        let hits =
          word.bytesEqual(to: 0x7F) | word.bytesEqual(to: 0xC2) | word.bytesEqual(to: 0xE2)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      if text[index] >= 0x7F, length(text, at: index) > 0 { return true }
      index &+= 1
    }
    return false
  }

  private struct Found {
    var scalar: UInt32
    var range: SourceRange
    var count = 1
  }

  /// The first control character of a range, and how many there are.
  private static func search(_ text: Span<UInt8>, _ range: SourceRange) -> Found? {
    var found: Found?
    var index = range.start
    while index < range.end {
      let byte = text[index]
      let length = length(text, at: index)
      if length > 0 {
        if found == nil {
          let scalar = byte < 0x80 ? UInt32(byte) : UTF8Validation.scalar(text, at: index).value
          found = Found(scalar: scalar, range: SourceRange(index, index + length))
        } else {
          found?.count += 1
        }
      }
      index &+= max(length, 1)
    }
    return found
  }

  /// The places of control characters in the text that a spelling stands for.
  private static func marks(_ spelling: TextSpelling?, _ text: Span<UInt8>) -> [SourceRange] {
    guard let spelling else { return [] }
    return spelling.units.compactMap { unit in
      search(text, unit.source) == nil || unit.text.isEmpty ? nil : unit.text
    }
  }

  /// The fix that deletes the control characters and writes a line break for each separator.
  private static func fix(_ spelling: TextSpelling?, _ text: Span<UInt8>) -> Diagnostic.FixIt? {
    guard let spelling else { return nil }
    let replacements = spelling.units.compactMap { unit -> (SourceRange, String)? in
      guard let found = search(text, unit.source) else { return nil }
      return (unit.text, found.scalar >= 0x2028 ? "\n" : "")
    }
    guard let edits = spelling.edits(replacements), !edits.isEmpty else { return nil }
    return Diagnostic.FixIt(.delete, safety: .unsafe, edits: edits)
  }

  /// The length of the control character at an offset, or 0 for anything else.
  @inline(__always)
  private static func length(_ text: Span<UInt8>, at index: Int) -> Int {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: return 0
    case 0..<0x20, 0x7F: return 1
    case 0xC2: return index &+ 1 < text.count && text[index &+ 1] & 0xE0 == 0x80 ? 2 : 0
    case 0xE2:
      guard index &+ 2 < text.count, text[index &+ 1] == 0x80 else { return 0 }
      return text[index &+ 2] & 0xFE == 0xA8 ? 3 : 0
    case _: return 0
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let delete = Self("Delete the control characters")

  /// The form of the file that a text stands in.
  fileprivate enum Form {
    case strings
    case xml
    case json
  }

  fileprivate static func controlCharacter(_ scalar: UInt32, others: Int, _ form: Form) -> Self {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.count) + digits
    let name =
      switch scalar {
      case 0x2028: "line separator"
      case 0x2029: "paragraph separator"
      case _: "control character"
      }
    let more = others == 0 ? "" : " (and \(others) more in this text)"
    let remedy =
      switch form {
      case .strings: "delete it, or write '\\U\(code)'"
      // XML has no way to write the others.
      case .xml where scalar >= 0x7F: "delete it, or write '&#x\(code);'"
      case .json where scalar >= 0x2028: "delete it, or write a line break"
      case .xml, .json: "delete it"
      }
    return Self("text holds the \(name) U+\(code)\(more): \(remedy)")
  }
}
