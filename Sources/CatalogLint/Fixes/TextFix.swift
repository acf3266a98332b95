import CatalogSyntax
import StringCatalog

/// A fix of one text, whatever the format that it comes from.
struct TextFix: Sendable {
  /// What it does.
  var title: Diagnostic.Message
  /// Whether it may be made unasked.
  var safety: Diagnostic.FixIt.Safety
  /// Stretches of the text, escapes decoded, and what takes their place; in order and apart from each
  /// other.
  var replacements: [(range: SourceRange, text: String)]

  /// The fix as one of a file.
  ///
  /// - Parameters:
  ///   - slice: The text as it was looked at.
  ///   - spelling: How the file spells it; nil for a text that no edit reaches.
  /// - Returns: Nil where the file cannot be edited there.
  func fix(_ slice: TextSlice, _ spelling: TextSpelling?) -> Diagnostic.FixIt? {
    guard let spelling, spelling.text.elementsEqual(slice.storage[slice.range]),
      let edits = spelling.edits(replacements), !edits.isEmpty
    else { return nil }
    return Diagnostic.FixIt(title, safety: safety, edits: edits)
  }
}

extension TextSpelling {
  /// The stretches of the text that some stretches of its spelling stand for, in order; those that stand
  /// for nothing are left out.
  func marks(where isMeant: (Unit) -> Bool) -> [SourceRange] {
    units.filter { isMeant($0) && !$0.text.isEmpty }.map(\.text)
  }
}

extension LocalizedTable {
  /// How the file spells the text of an entry; nil where it has no spelling of its own.
  func spelling(ofValue entry: Int) -> TextSpelling? {
    let range = valueContentRange(of: entry)
    switch kind {
    case .binary: return nil
    case .xml: return TextSpelling(source.utf8, range, .xml)
    case .oldStyle:
      let record = document.entries[entry]
      guard !record.isShorthand, !record.isDamaged else { return nil }
      switch record.valueKind {
      case .doubleQuoted: return TextSpelling(source.utf8, range, .doubleQuoted)
      case .singleQuoted: return TextSpelling(source.utf8, range, .singleQuoted)
      case .unquoted: return TextSpelling(source.utf8, range, .bareWord)
      case .dictionary, .array, .data, .absent: return nil
      }
    }
  }
}

extension XCStringsDocument {
  /// How the file spells a text; nil where there is none.
  func spelling(of leaf: Leaf) -> TextSpelling? {
    guard let range = valueRange(of: leaf), range.count >= 2 else { return nil }
    let utf8 = json.source.utf8
    guard utf8[range.start] == UInt8(ascii: "\""), utf8[range.end - 1] == UInt8(ascii: "\"") else {
      return nil
    }
    return TextSpelling(utf8, SourceRange(range.start + 1, range.end - 1), .json)
  }
}

extension StringsDictDocument {
  /// How the file spells a text; nil in a binary file.
  func spelling(of leaf: StringsDictLeaf) -> TextSpelling? {
    guard hasPositions else { return nil }
    return TextSpelling(syntax.source.utf8, leaf.text.range, .xml)
  }
}

extension PlaceholderProblem {
  /// The fix that the comparison knows; nil where there is none.
  var fix: TextFix? {
    guard let first = edits.first else { return nil }
    return TextFix(
      title: .write(first.replacement, others: edits.count - 1), safety: .unsafe,
      replacements: edits.map { ($0.range, $0.replacement) })
  }
}

extension Diagnostic.Message {
  fileprivate static func write(_ text: String, others: Int) -> Self {
    Self("Write '\(text)'\(others == 0 ? "" : " and \(others) more")")
  }
}
