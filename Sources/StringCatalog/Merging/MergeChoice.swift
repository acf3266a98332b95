/// Which of two changes of the same thing stands.
enum MergeChoice: Equatable {
  /// Ours, because theirs changed nothing or the same.
  case ours
  /// Theirs, because ours changed nothing.
  case theirs
  /// Neither: both changed it, and differently.
  case conflict

  /// Decides about one thing, which may be absent in each of the three versions.
  static func between<Part>(
    base: Part?, ours: Part?, theirs: Part?,
    oursIsBase: (Part, Part) -> Bool, theirsIsBase: (Part, Part) -> Bool,
    oursIsTheirs: (Part, Part) -> Bool
  ) -> MergeChoice {
    func same(_ left: Part?, _ right: Part?, _ areEqual: (Part, Part) -> Bool) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return areEqual(left, right)
    }
    if same(theirs, base, theirsIsBase) { return .ours }
    if same(ours, theirs, oursIsTheirs) { return .ours }
    return same(ours, base, oursIsBase) ? .theirs : .conflict
  }
}
