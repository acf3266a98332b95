import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// What has to hold for every edit of every file without faults, with Foundation as the judge of what
/// a file means.
@Suite("Edits keep what they do not change")
struct StringsEditingPropertyTests {
  /// A text that needs every escape.
  private static let awkward =
    "q\" 'b\\ \n\r\t\u{0}\u{7F} é e\u{301} 😀 \u{2028} \\U0041 */\u{301} //"

  @Test(
    "formatting keeps meaning and comments, and has nothing to do afterwards",
    arguments: FileBatch.all)
  func formatting(_ batch: FileBatch) throws {
    for (index, file) in try batch.files().enumerated() {
      try checkFormatting(file, StringsFormatter(keepsUnquotedTokens: index % 2 == 0))
    }
  }

  @Test(
    "sorting keeps meaning and comments, and has nothing to do afterwards",
    arguments: FileBatch.all)
  func sorting(_ batch: FileBatch) throws {
    for (index, file) in try batch.files().enumerated() {
      let formatter = StringsFormatter(keepsUnquotedTokens: index % 2 == 0, order: { $0 < $1 })
      try checkFormatting(file, formatter)
    }
  }

  private func checkFormatting(_ file: EditableFile, _ formatter: StringsFormatter) throws {
    let result = try file.applying(try formatter.edits(for: file.document))
    #expect(result.meaning == file.meaning, "\(file.shown)")
    #expect(result.definitions == file.definitions, "\(file.shown)")
    #expect(result.comments == file.comments, "\(file.shown)")
    #expect(try formatter.edits(for: result.document) == [], "\(file.shown)")
  }

  @Test("setting changes the value of one key", arguments: FileBatch.all)
  func setting(_ batch: FileBatch) throws {
    for file in try batch.files() {
      for (key, value) in file.texts {
        let same = try file.document.edits(settingValue: value, forKey: key)
        #expect(same == [], "\(file.shown)")
        for new in [Self.awkward, ""] {
          let edits = try file.document.edits(settingValue: new, forKey: key)
          let result = try file.applying(edits)
          #expect(result.meaning == file.meaning(with: new, for: key), "\(file.shown)")
        }
      }
    }
  }

  @Test("adding adds one key, and removing it gives the old meaning", arguments: FileBatch.all)
  func adding(_ batch: FileBatch) throws {
    let comments = [nil, "ordinary", "two\nlines", "no */ end", Self.awkward]
    for file in try batch.files() {
      for (index, comment) in comments.enumerated() {
        let key = index % 2 == 0 ? "fresh" : "fresh \" key\n"
        let edits = try file.document.edits(
          addingKey: key, value: Self.awkward, comment: comment)
        let result = try file.applying(edits)
        #expect(result.meaning == file.meaning(with: Self.awkward, for: key), "\(file.shown)")
        if let comment, comment != Self.awkward {
          #expect(result.comment(of: key) == comment, "\(file.shown)")
        }
        let removal = try result.document.edits(removingKey: key)
        #expect(try result.applying(removal).meaning == file.meaning, "\(file.shown)")
      }
    }
  }

  @Test("removing takes every definition of one key", arguments: FileBatch.all)
  func removing(_ batch: FileBatch) throws {
    for file in try batch.files() {
      for key in file.someKeys {
        let result = try file.applying(try file.document.edits(removingKey: key))
        #expect(result.meaning == file.meaning(with: nil, for: key), "\(file.shown)")
        #expect(result.document.indices(ofKey: key) == [], "\(file.shown)")
      }
    }
  }

  @Test(
    "renaming keeps every value, and renaming back gives the old meaning", arguments: FileBatch.all)
  func renaming(_ batch: FileBatch) throws {
    for file in try batch.files() {
      for key in file.someKeys {
        for newKey in ["fresh", "fresh \" key\n"] {
          let edits = try file.document.edits(renamingKey: key, to: newKey)
          let result = try file.applying(edits)
          var wanted = file.meaning
          wanted[newKey] = wanted.removeValue(forKey: key)
          #expect(result.meaning == wanted, "\(file.shown)")
          let back = try result.document.edits(renamingKey: newKey, to: key)
          #expect(try result.applying(back).meaning == file.meaning, "\(file.shown)")
        }
      }
    }
  }

  @Test("a comment is read back and changes no meaning", arguments: FileBatch.all)
  func commenting(_ batch: FileBatch) throws {
    for file in try batch.files() {
      for key in file.someKeys {
        for comment in ["ordinary", "two\nlines", "no */ end", Self.awkward, nil] {
          let edits = try file.document.edits(settingComment: comment, forKey: key)
          let result = try file.applying(edits)
          #expect(result.meaning == file.meaning, "\(file.shown)")
          #expect(result.definitions == file.definitions, "\(file.shown)")
          guard let comment, comment != Self.awkward else { continue }
          #expect(result.comment(of: key) == comment, "\(file.shown)")
          let again = try result.document.edits(settingComment: comment, forKey: key)
          #expect(again == [], "\(file.shown)")
        }
      }
    }
  }
}

// MARK: - Files

/// Files that one test goes through.
struct FileBatch: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: @Sendable () throws -> [EditableFile]

  static let all: [FileBatch] =
    [FileBatch(testDescription: "written-down inputs") { try fixtures() }]
    + (0..<10).map { batch in
      FileBatch(testDescription: "generated files \(batch * 200)–\(batch * 200 + 199)") {
        try (batch * 200..<batch * 200 + 200).compactMap { seed in
          try EditableFile(generated(seed: UInt64(seed)))
        }
      }
    }

  /// The inputs of at most 600 bytes, in which nearly every rule of the format is used.
  private static func fixtures() throws -> [EditableFile] {
    try StringsCase.all("strings").filter { $0.bytes.count <= 600 }.compactMap {
      try EditableFile($0.bytes)
    }
  }

  private static let keys = [
    "\"a\"", "'b'", "c", "\"a\"", "\"d e\"", "\"\\U0061\"", "a.b-c:d/e$_1", "\"\"", "\"é\"",
  ]
  private static let values = [
    "\"v\"", "'w'", "x", "\"\\n\\\"\"", "\"l1\nl2\"", "\"it's\"", "'say \"hi\"'", "\"日本 😀\"",
    "\"\\U00e9\"", "\"\\101\\q\"", "{ x = y; /* in */ z; }", "( p, \"q\" )", "<0a 0b>",
    "\"/* k */\"",
    "\"\\Ud800\"", "\"\"",
  ]
  private static let gaps = [
    "", "", " ", "\t", "\n", " /* in */ ", "// to the end\n", "\u{2028}", "/**/",
  ]
  private static let ends = [
    "\n", "\n", "\n", "", " ", "\n\n", " // behind\n", " /* behind */\n", " \n\n\n", "\r\n", "\r",
    "\u{2029}", "\n/* above */\n", "\n// above\n", "\n\n/* Heading */\n\n", "/* two\nlines */",
    "\n// one\n// two\n", " // behind\u{2028}", "\t/* a */ /* b */\n  ",
  ]

  /// A file without faults: entries with blanks, line breaks and comments wherever they may stand.
  private static func generated(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
    let isTidy = Bool.random(using: &generator)
    func gap() -> String { isTidy ? " " : pick(gaps) }
    var text = pick(["", "", "// header\n", "/* header */\n\n", "\n", " \n\t\n"])
    let isBraced = seed % 8 == 0
    if isBraced { text += "{" + pick(ends) }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      text += pick(keys)
      if Int.random(in: 0..<8, using: &generator) > 0 { text += gap() + "=" + gap() + pick(values) }
      text += (isTidy ? "" : gap()) + ";" + pick(ends)
    }
    if isBraced { text += "}" + pick(["", "\n"]) }
    let encoding = seed % 5 == 0 ? TextEncoding.allCases.randomElement(using: &generator) : nil
    guard let encoding else { return Array(text.utf8) }
    return encoding.byteOrderMark + encode(text, as: encoding)
  }
}

/// A file whose meaning is certain.
struct EditableFile {
  let document: StringsDocument
  /// What an app reads; a file without any byte is an empty table.
  let meaning: [String: StringsValue]

  /// Nil for a file that is no old-style table or has a fault.
  init?(_ bytes: [UInt8]) throws {
    document = StringsDocument(try SourceText(bytes))
    let isFaulty = document.problems.contains(where: \.isError)
    let isReadable = document.source.encodingProblems.isEmpty || document.source.utf8.isEmpty
    guard PropertyListKind.detect(bytes.span) == .oldStyle, !isFaulty, isReadable else {
      return nil
    }
    guard !document.source.utf8.isEmpty else {
      meaning = [:]
      return
    }
    guard case .value(.dictionary(let members), _) = FoundationOracle.read(bytes) else {
      Issue.record("refused by Foundation: \(String(decoding: bytes, as: UTF8.self))")
      return nil
    }
    meaning = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    // A Swift dictionary takes keys for one that differ only in normalization.
    guard KeyIndex(document).count == meaning.count else { return nil }
  }

  /// The file as an expectation that fails shows it.
  var shown: String {
    document.source.text(in: SourceRange(0, document.source.utf8.count)).debugDescription
  }

  /// The first and the last key.
  var someKeys: Set<String> {
    Set([document.entries.first, document.entries.last].compactMap { $0.map(document.key) })
  }

  /// The same keys with their values, where these are texts.
  var texts: [(key: String, value: String)] {
    someKeys.compactMap { key in
      let entry = document.effectiveIndex(ofKey: key).map { document.entries[$0] }
      return entry.flatMap(document.value).map { (key, $0) }
    }
  }

  /// Each definition in the notation of the model, sorted: several of one key may be there.
  var definitions: [String] {
    document.entries.map {
      "\(document.key(of: $0)) = \(String(describing: document.anyValue(of: $0)))"
    }
    .sorted()
  }

  /// The text of every comment, sorted. Found by what stands in no string and in no bare word.
  var comments: [String] {
    let token =
      #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<comment>/\*.*?\*/|//[^\n\r\u{2028}\u{2029}]*)|[A-Za-z0-9_$/:.\-]+/#
      .dotMatchesNewlines().matchingSemantics(.unicodeScalar)
    let text = document.source.text(in: SourceRange(0, document.source.utf8.count))
    return text.matches(of: token).compactMap { $0.output.comment.map(String.init) }.sorted()
  }

  /// The meaning with another value of a key, or without the key.
  func meaning(with value: String?, for key: String) -> [String: StringsValue] {
    var result = meaning
    result[key] = value.map { .string($0) }
    return result
  }

  func comment(of key: String) -> String? {
    document.effectiveIndex(ofKey: key).flatMap(document.comment)
  }

  /// The file after edits, which must fit each other, and whose difference must be that of the texts.
  func applying(
    _ edits: [TextEdit], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> EditableFile {
    let ordered = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let ends = [0] + ordered.map(\.range.end)
    try #require(
      zip(ends, ordered).allSatisfy { $0 <= $1.range.start }, "\(shown)",
      sourceLocation: sourceLocation)
    try #require(
      ends.allSatisfy { $0 <= document.source.utf8.count }, "\(shown)",
      sourceLocation: sourceLocation)
    let bytes = document.source.bytes(applying: edits)
    #expect(
      !bytes.isEmpty || document.source.utf8.isEmpty, "\(shown)", sourceLocation: sourceLocation)
    let result = try #require(
      try EditableFile(bytes), "\(shown) becomes \(String(decoding: bytes, as: UTF8.self))",
      sourceLocation: sourceLocation)
    let hunks = UnifiedDiff(document.source, edits: edits).hunks
    let new = result.document.source.utf8
    #expect(
      hunks.isEmpty == (document.source.utf8 == new), "\(shown)", sourceLocation: sourceLocation)
    #expect(
      try UnifiedPatch(hunks).applied(to: document.source.utf8) == new, "\(shown)",
      sourceLocation: sourceLocation)
    return result
  }
}

// MARK: - Patches

/// The hunks of a unified difference, read as POSIX describes them.
struct UnifiedPatch {
  struct Misfit: Error {}

  private struct Hunk {
    /// The number of lines before the hunk.
    var start: Int
    var old: [[UInt8]] = []
    var new: [[UInt8]] = []
  }

  private var hunks: [Hunk] = []

  init(_ text: String) throws {
    let script = Self.lines(Array(text.utf8))
    for (index, line) in script.enumerated() {
      var body = Array(line.dropFirst())
      if index + 1 < script.count, script[index + 1][0] == UInt8(ascii: "\\") { body.removeLast() }
      switch line[0] {
      case UInt8(ascii: "@"):
        // @@ -4,7 +4,8 @@
        let words = line.split(separator: UInt8(ascii: " "))
        let numbers = words[1].dropFirst().split(separator: UInt8(ascii: ","))
        let start = Int(String(decoding: numbers[0], as: UTF8.self))
        guard words.count == 4, let start else { throw Misfit() }
        let isEmpty = numbers.count == 2 && numbers[1].elementsEqual("0".utf8)
        hunks.append(Hunk(start: isEmpty ? start : start - 1))
      case UInt8(ascii: "\\"):
        continue
      case let mark:
        guard !hunks.isEmpty else { throw Misfit() }
        if mark != UInt8(ascii: "+") { hunks[hunks.count - 1].old.append(body) }
        if mark != UInt8(ascii: "-") { hunks[hunks.count - 1].new.append(body) }
      }
    }
  }

  /// A text with the patch applied.
  ///
  /// - Throws: ``Misfit`` where a line that is kept or removed is not in the text.
  func applied(to text: [UInt8]) throws -> [UInt8] {
    var lines = Self.lines(text)
    for hunk in hunks.reversed() {
      let range = hunk.start..<hunk.start + hunk.old.count
      guard range.upperBound <= lines.count, Array(lines[range]) == hunk.old else { throw Misfit() }
      lines.replaceSubrange(range, with: hunk.new)
    }
    return Array(lines.joined())
  }

  private static func lines(_ text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(Array(rest[...end]))
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [Array(rest)]
  }
}
