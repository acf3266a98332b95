/// The difference that edits make to a text, in the unified format of POSIX `diff -u`.
public struct UnifiedDiff: Sendable {
  /// The hunks, without the two lines that name the files; empty if nothing changes.
  public let hunks: String

  /// Lines of context around a change.
  private static let context = 3

  /// A run of old lines, half-open and counted from 0, with the lines that take their place.
  private struct Change {
    var start: Int
    var end: Int
    var replacement: [String]
  }

  /// Works out the difference.
  ///
  /// - Parameters:
  ///   - source: The text before.
  ///   - edits: Edits of that text that do not overlap, in any order.
  public init(_ source: SourceText, edits: [TextEdit]) {
    let old = Self.lines(source.utf8)
    let changes = Self.changes(source, old, edits)
    var text = ""
    var added = 0
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].start - changes[last].end <= 2 * Self.context
      {
        last += 1
      }
      let group = changes[index...last]
      text += Self.hunk(group, old, added: &added)
      index = last + 1
    }
    hunks = text
  }

  private static func hunk(
    _ changes: ArraySlice<Change>, _ old: [String], added: inout Int
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let start = max(first.start - context, 0)
    let end = min(last.end + context, old.count)
    let gain = changes.reduce(0) { $0 + $1.replacement.count - ($1.end - $1.start) }
    var text = "@@ -\(span(start, end - start)) +\(span(start + added, end - start + gain)) @@\n"
    var line = start
    for change in changes {
      text += old[line..<change.start].map { " \(terminated($0))" }.joined()
      text += old[change.start..<change.end].map { "-\(terminated($0))" }.joined()
      text += change.replacement.map { "+\(terminated($0))" }.joined()
      line = change.end
    }
    added += gain
    return text + old[line..<end].map { " \(terminated($0))" }.joined()
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    let line = count == 0 ? start : start + 1
    return count == 1 ? "\(line)" : "\(line),\(count)"
  }

  private static func terminated(_ line: String) -> String {
    line.utf8.last == 0x0A ? line : line + "\n\\ No newline at end of file\n"
  }

  /// The changed runs of lines; runs that touch are one.
  private static func changes(
    _ source: SourceText, _ old: [String], _ edits: [TextEdit]
  ) -> [Change] {
    // Ill-formed bytes are shown as another number of bytes, so the lines cannot be measured.
    var starts = [0]
    for index in source.utf8.indices where source.utf8[index] == 0x0A { starts.append(index + 1) }
    if starts.last != source.utf8.count { starts.append(source.utf8.count) }
    func line(of offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      // What is put in at the end of a text without final line break is part of its last line.
      return source.utf8.last == 0x0A ? low : min(low, max(old.count - 1, 0))
    }
    var changes: [Change] = []
    var pending: (start: Int, end: Int, edits: [TextEdit])?
    func finish() {
      guard let group = pending else { return }
      var bytes: [UInt8] = []
      var copied = starts[group.start]
      for edit in group.edits {
        bytes += source.utf8[copied..<edit.range.start] + edit.replacement
        copied = edit.range.end
      }
      bytes += source.utf8[copied..<starts[group.end]]
      changes += trimmed(
        Change(start: group.start, end: group.end, replacement: lines(bytes)), old)
    }
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let start = line(of: edit.range.start)
      let end = min(line(of: edit.range.end) + 1, old.count)
      if let group = pending, start < group.end || (start == group.end && start == old.count) {
        pending = (group.start, max(group.end, end), group.edits + [edit])
      } else {
        finish()
        pending = (min(start, old.count), max(end, min(start, old.count)), [edit])
      }
    }
    finish()
    return changes
  }

  /// A change without the lines at its ends that stay the same; nothing if all do.
  private static func trimmed(_ change: Change, _ old: [String]) -> [Change] {
    var change = change
    func isSame(_ left: String?, _ right: String?) -> Bool {
      guard let left, let right else { return false }
      return left.utf8.elementsEqual(right.utf8)
    }
    while change.start < change.end, isSame(old[change.start], change.replacement.first) {
      change.start += 1
      change.replacement.removeFirst()
    }
    while change.start < change.end, isSame(old[change.end - 1], change.replacement.last) {
      change.end -= 1
      change.replacement.removeLast()
    }
    return change.start == change.end && change.replacement.isEmpty ? [] : [change]
  }

  /// The lines of a text with their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      result.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }
}
