public import CatalogSyntax

/// The fixes of one file that are made at once.
///
/// Fixes are taken in file order; one that overlaps another before it waits for the next round, when the
/// file has been looked at again.
public struct FixRound: Sendable {
  /// The edits, in order and apart from each other.
  public private(set) var edits: [TextEdit] = []
  /// What becomes of the bytes around the text.
  public private(set) var encoding: Diagnostic.FixIt.EncodingChange?
  /// The number of findings that are put right.
  public private(set) var count = 0
  /// Whether some fix has to wait for another round.
  public private(set) var isPartial = false

  /// Chooses among the fixes of findings about one file.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - includesUnsafe: Whether fixes that somebody should look at are made, too.
  public init(_ diagnostics: [Diagnostic], includesUnsafe: Bool) {
    let fixes = diagnostics.compactMap(\.fix).filter {
      $0.isApplicable && ($0.safety == .safe || includesUnsafe)
    }
    for fix in fixes {
      guard let change = fix.encoding, fix.edits.isEmpty else { continue }
      // To write in UTF-8 drops the part of a character at the end, too.
      encoding = encoding == .utf8 ? .utf8 : change
      count += 1
    }
    let ordered = fixes.filter { !$0.edits.isEmpty }.enumerated().sorted {
      ($0.element.start, $0.element.order ?? -1, $0.offset)
        < ($1.element.start, $1.element.order ?? -1, $1.offset)
    }.map(\.element)
    // Where something was put in that others may stand beside.
    var open: Int?
    for fix in ordered {
      if let place = fix.placeOfInsertion, place == open {
        append(fix)
        continue
      }
      // Two findings may have one and the same fix.
      if fix.edits.allSatisfy({ neighbours(of: $0).contains($0) }) {
        count += 1
      } else if fix.edits.contains(where: overlaps) {
        isPartial = true
      } else {
        for edit in fix.edits { edits.insert(edit, at: place(of: edit)) }
        count += 1
        open = fix.placeOfInsertion
      }
    }
  }

  /// Puts in what a fix does behind what another one puts in at the same place.
  private mutating func append(_ fix: Diagnostic.FixIt) {
    for edit in fix.edits {
      let index = place(of: edit)
      guard index < edits.count, edits[index].range == edit.range else { continue }
      edits[index].replacement += edit.replacement
    }
    count += 1
  }

  /// Whether nothing is to be done.
  public var isEmpty: Bool { edits.isEmpty && encoding == nil }

  /// The number of edits that begin before an edit.
  private func place(of edit: TextEdit) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < edit.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The edits that an edit may touch: the last before it, and all that begin inside it.
  private func neighbours(of edit: TextEdit) -> ArraySlice<TextEdit> {
    let place = place(of: edit)
    var end = place
    while end < edits.count, edits[end].range.start <= edit.range.end { end += 1 }
    return edits[max(place - 1, 0)..<end]
  }

  private func overlaps(_ edit: TextEdit) -> Bool {
    neighbours(of: edit).contains { other in
      let (left, right) = (edit.range, other.range)
      // What is put in at the edge of a change may belong to either side of it.
      if left.isEmpty || right.isEmpty { return left.start <= right.end && right.start <= left.end }
      return left.start < right.end && right.start < left.end
    }
  }
}

extension Diagnostic.FixIt {
  fileprivate var start: Int { edits.map(\.range.start).min() ?? 0 }

  /// Where it puts something in that may stand beside what others put in; nil for all other fixes.
  fileprivate var placeOfInsertion: Int? {
    guard order != nil, edits.count == 1, let edit = edits.first, edit.range.isEmpty else {
      return nil
    }
    return edit.range.start
  }
}
