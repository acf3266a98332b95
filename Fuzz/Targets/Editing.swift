import CatalogSyntax

/// Edits one input in every way there is, and stops the process at the first promise that does not
/// hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEditing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard PropertyListKind.detect(bytes.span) == .oldStyle, let file = File(bytes) else { return 0 }
  file.checkFormatting()
  file.checkAdding()
  for key in file.someKeys() {
    file.checkSetting(key)
    file.checkCommenting(key)
    file.checkRenaming(key)
    file.checkRemoving(key)
  }
  return 0
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}

/// A file and what it means, by code units and not by canonical equivalence.
private struct File {
  let bytes: [UInt8]
  let document: StringsDocument
  /// What an app reads, values in a notation of their own; nil where Foundation refuses the file. A
  /// file without any text is an empty table.
  let reading: [[UInt8]: [UInt8]]?
  /// The number of sequences that are no character.
  let illFormedCount: Int
  /// Whether every byte of the file is part of a character.
  let isWellFormed: Bool
  /// Whether the meaning of the file is certain, so that edits must keep it.
  let isSound: Bool

  init?(_ bytes: [UInt8]) {
    guard let source = try? SourceText(bytes) else { return nil }
    self.bytes = bytes
    document = StringsDocument(source)
    if source.utf8.isEmpty {
      reading = [:]
    } else if case .value(.dictionary(let members)) = ReferenceReading(bytes: bytes) {
      reading = Dictionary(
        uniqueKeysWithValues: members.map { (Array($0.key.utf8), notation($0.value)) })
    } else {
      reading = nil
    }
    illFormedCount = source.encodingProblems.count { $0.kind.isIllFormed }
    isWellFormed = illFormedCount == 0
    // Foundation takes a NUL among the first bytes for a sign of UTF-16.
    isSound =
      isWellFormed && (source.hasByteOrderMark || !source.utf8.contains(0))
      && !source.encodingProblems.contains { $0.kind == .missingByteOrderMark }
      && !document.problems.contains { $0.isError }
    if isSound, reading == nil { broken("a file without faults is read") }
  }

  /// The file after edits, which must fit the text.
  func applying(_ edits: [TextEdit], _ action: String) -> File {
    var last = 0
    for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    ) {
      guard edit.range.start >= last, edit.range.end >= edit.range.start,
        edit.range.end <= document.source.utf8.count
      else { broken("\(action): edits lie inside the text and do not overlap") }
      last = edit.range.end
    }
    let result = document.source.bytes(applying: edits)
    guard let file = File(result) else { broken("\(action): the result is a file") }
    if isSound {
      guard PropertyListKind.detect(result.span) == .oldStyle else {
        broken("\(action): the result is old-style text")
      }
      guard file.reading != nil else { broken("\(action): the result is read") }
      guard file.isSound else { broken("\(action): the result has no faults") }
      guard bytes.isEmpty || !result.isEmpty else { broken("\(action): the result has bytes") }
    }
    checkDifference(edits, file, action)
    return file
  }

  /// Whether the first bytes of a file with faults came to look like a byte-order mark or like another
  /// encoding, so that its text is another one.
  func isOther(than file: File) -> Bool {
    let source = document.source
    return source.encoding != file.document.source.encoding
      || source.hasByteOrderMark != file.document.source.hasByteOrderMark
  }

  /// Up to four keys of intact entries from all over the file.
  func someKeys() -> [String] {
    let keys = document.entries.filter { !$0.isDamaged }.map { document.key(of: $0) }
      .filter { isWellFormed || document.effectiveIndex(ofKey: $0) != nil }
    let step = max(1, (keys.count + 3) / 4)
    return stride(from: 0, to: keys.count, by: step).map { keys[$0] }
  }

  /// A key that is not in the file.
  func freshKey() -> String {
    let names = ["fresh", "a.b-c:d/e$_1", "/slash", "", "\" \\ \n\u{0}é😀\u{2028}"]
    let wanted = names[bytes.count % names.count]
    return document.indices(ofKey: wanted).isEmpty && !document.hasDamagedEntry(forKey: wanted)
      ? wanted : wanted + String(repeating: "x", count: bytes.count + 1)
  }

  /// The text of the file, as a value or comment that is hard to quote.
  var awkwardText: String {
    "\"q' \\ \r\n\t\u{7F}é e\u{301} 😀 \u{2028} \\U0041 */ // "
      + document.source.text(in: SourceRange(0, document.source.utf8.count))
  }
}

// MARK: - Formatting

extension File {
  func checkFormatting() {
    for keepsUnquoted in [false, true] {
      checkFormatting(StringsFormatter(keepsUnquotedTokens: keepsUnquoted), "formatting")
      checkFormatting(
        StringsFormatter(keepsUnquotedTokens: keepsUnquoted, order: { $0 < $1 }), "sorting")
    }
  }

  private func checkFormatting(_ formatter: StringsFormatter, _ action: String) {
    guard let edits = try? formatter.edits(for: document) else {
      if isSound { broken("\(action): a file without faults is not refused") }
      return
    }
    let result = applying(edits, action)
    guard result.isOther(than: self) || result.illFormedCount == illFormedCount else {
      broken("\(action) keeps bytes that are no text")
    }
    guard isSound else { return }
    guard result.reading == reading else { broken("\(action) keeps the meaning") }
    guard result.definitions() == definitions() else { broken("\(action) keeps every definition") }
    guard result.comments() == comments() else { broken("\(action) keeps the comments") }
    guard let again = try? formatter.edits(for: result.document), again.isEmpty else {
      broken("\(action) twice changes nothing more")
    }
  }

  /// The number of times that each definition stands in the file.
  private func definitions() -> [[UInt8]: Int] {
    var result: [[UInt8]: Int] = [:]
    for entry in document.entries {
      let value = document.anyValue(of: entry).map(notation) ?? []
      result[counted(document.keyBytes(of: entry)) + value, default: 0] += 1
    }
    return result
  }

  /// The number of times that each comment stands in the file, found without help of the tree.
  private func comments() -> [[UInt8]: Int] {
    let text = document.source.utf8
    var result: [[UInt8]: Int] = [:]
    var index = 0
    while index < text.count {
      let start = index
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < text.count, text[index] != text[start] {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "/") where text[index...].starts(with: Array("/*".utf8)):
        index += 2
        while index < text.count, !text[index...].starts(with: Array("*/".utf8)) { index += 1 }
        index += 2
        result[Array(text[start..<min(index, text.count)]), default: 0] += 1
      case UInt8(ascii: "/") where text[index...].starts(with: Array("//".utf8)):
        while index < text.count, !isLineEnd(text, index) { index += 1 }
        result[Array(text[start..<index]), default: 0] += 1
      case let byte where isUnquoted(byte):
        while index < text.count, isUnquoted(text[index]) { index += 1 }
      case _:
        index += 1
      }
    }
    return result
  }
}

private func isLineEnd(_ text: [UInt8], _ index: Int) -> Bool {
  text[index] == 0x0A || text[index] == 0x0D
    || text[index...].starts(with: [0xE2, 0x80, 0xA8])
    || text[index...].starts(with: [0xE2, 0x80, 0xA9])
}

private func isUnquoted(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
    UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
    true
  case _: false
  }
}

// MARK: - Edits of one key

extension File {
  /// The reading with another value for a key, or without the key.
  private func reading(_ key: String, _ value: String?) -> [[UInt8]: [UInt8]]? {
    var result = reading
    result?[Array(key.utf8)] = value.map { notation(.string($0)) }
    return result
  }

  func checkSetting(_ key: String) {
    guard let index = document.effectiveIndex(ofKey: key) else { broken("a key finds its entry") }
    if let current = document.value(of: document.entries[index]) {
      guard let edits = try? document.edits(settingValue: current, forKey: key), edits.isEmpty
      else {
        broken("setting the value that is there changes nothing")
      }
    }
    for value in [awkwardText, "\u{0}", ""] {
      guard let edits = try? document.edits(settingValue: value, forKey: key) else {
        guard document.value(of: document.entries[index]) == nil else {
          broken("a text can be set")
        }
        return
      }
      let result = applying(edits, "setting")
      guard isSound else { continue }
      guard result.reading == reading(key, value) else { broken("setting changes one value") }
    }
  }

  func checkAdding() {
    let key = freshKey()
    for comment in [
      nil, awkwardText, "ordinary", "*/", "two\nlines", "", "/*", " x ", "\u{2028}*/",
    ] {
      guard let edits = try? document.edits(addingKey: key, value: awkwardText, comment: comment)
      else {
        if isSound { broken("a file without faults takes a new key") }
        return
      }
      let result = applying(edits, "adding")
      guard isSound else { continue }
      guard result.reading == reading(key, awkwardText) else { broken("adding adds one value") }
      if let comment { result.checkComment(of: key, is: comment) }
      guard let removal = try? result.document.edits(removingKey: key) else {
        broken("a new key can be removed")
      }
      guard result.applying(removal, "removing what was added").reading == reading else {
        broken("removing what was added gives the file's old meaning")
      }
    }
  }

  func checkRemoving(_ key: String) {
    guard let edits = try? document.edits(removingKey: key) else { broken("a key can be removed") }
    let result = applying(edits, "removing")
    guard isSound else { return }
    guard result.reading == reading(key, nil), result.document.indices(ofKey: key).isEmpty else {
      broken("removing takes every definition of one key")
    }
  }

  func checkRenaming(_ key: String) {
    let newKey = freshKey()
    guard let edits = try? document.edits(renamingKey: key, to: newKey) else {
      broken("a key can be renamed")
    }
    let renamed = applying(edits, "renaming")
    guard isSound else { return }
    var wanted = reading
    let value = wanted?.removeValue(forKey: Array(key.utf8))
    wanted?[Array(newKey.utf8)] = value
    guard renamed.reading == wanted else { broken("renaming keeps every value") }
    guard let back = try? renamed.document.edits(renamingKey: newKey, to: key) else {
      broken("a key can be renamed back")
    }
    guard renamed.applying(back, "renaming back").reading == reading else {
      broken("renaming back gives the file's old meaning")
    }
  }

  func checkCommenting(_ key: String) {
    for comment in [
      "ordinary", "two\nlines", awkwardText, "*/", "*/\u{301}", "", "// x", "/* y", nil,
    ] {
      guard let edits = try? document.edits(settingComment: comment, forKey: key) else {
        broken("a comment can be set")
      }
      let result = applying(edits, "commenting")
      guard isSound else { continue }
      guard result.reading == reading else { broken("a comment keeps the meaning") }
      if let comment { result.checkComment(of: key, is: comment) }
      guard let value = try? document.edits(settingValue: "new", forKey: key) else { continue }
      guard applying(value + edits, "setting with comment").reading == reading(key, "new") else {
        broken("a value and a comment can be set at once")
      }
    }
  }

  /// Checks that an ordinary text became the comment of a key.
  private func checkComment(of key: String, is comment: String) {
    guard ["ordinary", "two\nlines", "*/", "/*"].contains(comment) else { return }
    guard let index = document.effectiveIndex(ofKey: key),
      let found = document.comment(of: index), found.utf8.elementsEqual(comment.utf8)
    else { broken("the comment '\(comment)' is read back") }
  }
}

extension EncodingProblem.Kind {
  fileprivate var isIllFormed: Bool {
    switch self {
    case .invalidBytes, .invalidCodeUnit: true
    case .emptyFile, .onlyByteOrderMark, .strayTrailingBytes, .missingByteOrderMark: false
    }
  }
}

// MARK: - Differences

extension File {
  private func checkDifference(_ edits: [TextEdit], _ result: File, _ action: String) {
    let old = document.source.utf8
    let new = result.document.source.utf8
    let hunks = UnifiedDiff(document.source, edits: edits).hunks
    // Ill-formed bytes are shown as U+FFFD, of which nothing can be said.
    guard isWellFormed, result.isWellFormed, !result.isOther(than: self) else { return }
    guard hunks.isEmpty == (old == new) else {
      broken("\(action): a difference shows every change")
    }
    guard patched(old, Array(hunks.utf8)) == new else {
      broken("\(action): the difference, applied, is the change")
    }
  }
}

/// A text after the hunks of a unified difference; nil where they do not fit it.
private func patched(_ text: [UInt8], _ hunks: [UInt8]) -> [UInt8]? {
  let old = lines(text)
  let script = lines(hunks)
  var result: [[UInt8]] = []
  var position = 0
  var left = (old: 0, new: 0)
  for (index, line) in script.enumerated() {
    var body = Array(line.dropFirst())
    let next = index + 1 < script.count ? script[index + 1].first : nil
    if next == UInt8(ascii: "\\") { body.removeLast() }
    switch line.first {
    case UInt8(ascii: "@") where left == (0, 0):
      guard let head = HunkHead(line), head.oldStart >= position, head.oldStart <= old.count else {
        return nil
      }
      result += old[position..<head.oldStart]
      position = head.oldStart
      guard result.count == head.newStart else { return nil }
      left = (head.oldCount, head.newCount)
    case UInt8(ascii: " "):
      guard position < old.count, old[position] == body else { return nil }
      result.append(body)
      position += 1
      left = (left.old - 1, left.new - 1)
    case UInt8(ascii: "-"):
      guard position < old.count, old[position] == body else { return nil }
      position += 1
      left.old -= 1
    case UInt8(ascii: "+"):
      result.append(body)
      left.new -= 1
    case UInt8(ascii: "\\"):
      continue
    case _:
      return nil
    }
    guard left.old >= 0, left.new >= 0 else { return nil }
  }
  guard left == (0, 0) else { return nil }
  return Array((result + old[position...]).joined())
}

/// The line `@@ -4,7 +4,8 @@`, its lines counted from 0.
private struct HunkHead {
  var oldStart = 0
  var oldCount = 0
  var newStart = 0
  var newCount = 0

  init?(_ line: [UInt8]) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[1].first == "-", words[2].first == "+" else { return nil }
    guard let old = Self.span(words[1]), let new = Self.span(words[2]) else { return nil }
    (oldStart, oldCount) = old
    (newStart, newCount) = new
  }

  /// A run of no lines is named by the line before it.
  private static func span(_ word: Substring) -> (Int, Int)? {
    let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let line = first else { return nil }
    guard numbers.count == 2 else { return numbers.count == 1 ? (line - 1, 1) : nil }
    guard let count = numbers[1] else { return nil }
    return (count == 0 ? line : line - 1, count)
  }
}

private func lines(_ text: [UInt8]) -> [[UInt8]] {
  var result: [[UInt8]] = []
  var start = 0
  for index in text.indices where text[index] == 0x0A {
    result.append(Array(text[start...index]))
    start = index + 1
  }
  if start < text.count { result.append(Array(text[start...])) }
  return result
}

// MARK: - Notation

/// A value as bytes that are equal only for equal values.
private func notation(_ value: StringsValue) -> [UInt8] {
  switch value {
  case .string(let text): [UInt8(ascii: "s")] + counted(Array(text.utf8))
  case .data(let bytes): [UInt8(ascii: "d")] + counted(bytes)
  case .array(let elements): [UInt8(ascii: "a")] + counted(elements.flatMap(notation))
  case .dictionary(let members):
    [UInt8(ascii: "m")]
      + counted(members.flatMap { counted(Array($0.key.utf8)) + notation($0.value) })
  }
}

private func counted(_ bytes: [UInt8]) -> [UInt8] {
  Array("\(bytes.count):".utf8) + bytes
}
