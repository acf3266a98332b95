import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

/// Changes of a file, drawn at random, that two sides can make without touching the same thing.
struct MergeScript {
  /// One change.
  enum Change {
    case setText(key: String, place: String?, text: String)
    case setComment(key: String, comment: String?)
    case remove(key: String)
    case add(key: String, text: String)
  }

  let format: TableFormat
  var ours: [Change] = []
  var theirs: [Change] = []

  private static let keys = [
    "b", "a", "item 10", "item 9", "caf\u{E9}", "cafe\u{301}", "\"quoted\"", "line\nbreak", "Z", "",
    "\u{1F389}", "*/", "--", "z/y",
  ]
  private static let texts = [
    "text", "%d files", "\u{FC}ber", "u\u{308}ber", "\"q\" \\ */ --", "", "two\nlines", "<b>&amp;",
    "\u{1F600}",
  ]

  /// Draws a file and changes of it.
  static func draw(
    _ format: TableFormat, _ generator: inout SeededGenerator
  ) throws -> (base: [UInt8], script: MergeScript) {
    var script = MergeScript(format: format)
    let keys = self.keys.shuffled(using: &generator)
    let count = Int.random(in: 0...8, using: &generator)
    var base = empty(format)
    for key in keys.prefix(count) {
      base = try script.apply([.add(key: key, text: script.text(&generator))], to: base)
    }
    for key in keys.prefix(count) {
      let side = Int.random(in: 0..<3, using: &generator)
      guard side > 0 else { continue }
      let changes = script.changes(of: key, &generator)
      if side == 1 { script.ours += changes } else { script.theirs += changes }
    }
    for key in keys.dropFirst(count).prefix(4) {
      let change = Change.add(key: key, text: script.text(&generator))
      if Bool.random(using: &generator) {
        script.ours.append(change)
      } else {
        script.theirs.append(change)
      }
    }
    return (base, script)
  }

  private static func empty(_ format: TableFormat) -> [UInt8] {
    switch format {
    case .strings: []
    case .stringsdict: Array(PropertyListWriter.xml(.dictionary([])).utf8)
    case .xcstrings:
      Array(
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
          .utf8)
    }
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    Self.texts.randomElement(using: &generator) ?? ""
  }

  private func changes(of key: String, _ generator: inout SeededGenerator) -> [Change] {
    let text = text(&generator) + "!"
    switch (format, Int.random(in: 0..<4, using: &generator)) {
    case (_, 0): return [.remove(key: key)]
    case (.strings, 1), (.xcstrings, 1):
      return [.setComment(key: key, comment: "A comment of \(text.count)")]
    case (.strings, _): return [.setText(key: key, place: nil, text: text)]
    case (.stringsdict, 1): return [.setText(key: key, place: "n.few", text: text)]
    case (.stringsdict, 2): return [.setText(key: key, place: "n.other", text: text)]
    case (.stringsdict, _): return [.setText(key: key, place: nil, text: "%#@n@ " + text)]
    case (.xcstrings, 2): return [.setText(key: key, place: "de", text: text)]
    case (.xcstrings, _): return [.setText(key: key, place: "en", text: text)]
    }
  }

  /// The file after changes, made one after the other by the editing functions of the format.
  func apply(_ changes: [Change], to bytes: [UInt8]) throws -> [UInt8] {
    try changes.reduce(bytes) { bytes, change in
      switch format {
      case .strings: try Self.apply(change, to: StringsDocument(SourceText(bytes)))
      case .stringsdict: try Self.apply(change, to: StringsDictDocument(bytes))
      case .xcstrings: try Self.apply(change, to: XCStringsDocument(SourceText(bytes)))
      }
    }
  }

  private static func apply(_ change: Change, to document: StringsDocument) throws -> [UInt8] {
    let edits =
      switch change {
      case .setText(let key, _, let text): try document.edits(settingValue: text, forKey: key)
      case .setComment(let key, let comment):
        try document.edits(settingComment: comment, forKey: key)
      case .remove(let key): try document.edits(removingKey: key)
      case .add(let key, let text):
        try document.edits(
          addingKey: key, value: text, comment: text.isEmpty ? nil : "About \(text.count)")
      }
    return document.source.bytes(applying: edits)
  }

  private static func apply(_ change: Change, to document: StringsDictDocument) throws -> [UInt8] {
    let edits: [TextEdit]
    switch change {
    case .setText(let key, "n.few", let text):
      edits = try document.edits(
        insertingCase: "few", text: text, intoVariable: "n", forKey: key)
    case .setText(let key, let place, let text):
      edits = try document.edits(settingText: text, forKey: key, variation: place)
    case .setComment: edits = []
    case .remove(let key): edits = try document.edits(removingKey: key)
    case .add(let key, let text):
      edits = try document.edits(
        addingKey: key,
        .plural(
          format: "%#@n@", variable: "n", valueType: "d", cases: ["one": "1", "other": text]))
    }
    return document.syntax.source.bytes(applying: edits)
  }

  private static func apply(_ change: Change, to document: XCStringsDocument) throws -> [UInt8] {
    let edits =
      switch change {
      case .setText(let key, let locale, let text):
        try document.edits(settingValue: text, forKey: key, locale: locale ?? "en")
      case .setComment(let key, let comment):
        try document.edits(settingComment: comment, forKey: key)
      case .remove(let key): try document.edits(removingKey: key)
      case .add(let key, let text):
        try document.edits(addingKey: key, value: text.isEmpty ? nil : text, locale: "en")
      }
    return document.source.bytes(applying: edits)
  }
}
