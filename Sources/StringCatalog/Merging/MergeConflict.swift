public import CatalogSyntax

/// What two versions changed differently. The merged file has what ours has.
public struct MergeConflict: Hashable, Sendable {
  /// The key; nil for something about the whole file.
  public var key: String?
  /// The locale, in a string catalog.
  public var locale: String?
  /// The form of the message, as the format names it, such as `plural.one` or `n.one`.
  public var variation: String?
  /// What of it is meant, where that is no text: `comment`, `extractionState` and the like.
  public var member: String?
  /// What ours has; nil if ours removed it.
  public var ours: String?
  /// What theirs has; nil if theirs removed it.
  public var theirs: String?
  /// Where it is in the merged file: at what ours has, else near where that would be.
  public var place: LineColumn

  init(place: LineColumn = LineColumn(line: 1, column: 1)) {
    self.place = place
  }

  /// What is in conflict and what both sides say, in one sentence without final stop, safe to show on
  /// a terminal.
  public var message: String {
    guard key != nil || member != nil else {
      let change = ours == nil ? "ours is empty, theirs changed" : "theirs is empty, ours changed"
      return "merge conflict: the file of \(change)"
    }
    var subject: [String] = []
    if let member { subject.append(member.escapedForDisplay) }
    if let key { subject.append((member == nil ? "" : "of ") + "'\(key.escapedForDisplay)'") }
    if let locale { subject.append("in '\(locale.escapedForDisplay)'") }
    if let variation { subject.append("(\(variation.escapedForDisplay))") }
    return "merge conflict: \(subject.joined(separator: " ")): ours \(Self.says(ours)),"
      + " theirs \(Self.says(theirs))"
  }

  private static func says(_ text: String?) -> String {
    text.map { "has '\($0.escapedForDisplay)'" } ?? "removed it"
  }

  /// The sentence that marks the place in the file.
  var note: String {
    let what = member.map { "\($0) of theirs" } ?? "theirs"
    guard let theirs else { return "merge conflict: theirs removed it" }
    return "merge conflict: \(what) was \"\(theirs)\""
  }
}
