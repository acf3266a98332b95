/// What an edit takes over from another document of the same syntax.
///
/// Values keep their spelling; the white space between them is that of the document they come into.
package indirect enum Graft: Sendable {
  /// The value of a node, with all that is in it.
  case whole(Int)
  /// A container with some of the members it has.
  case parts([Member])

  /// A member, named as in the document it comes from.
  package struct Member: Sendable {
    /// The node of the name.
    package var key: Int
    /// The value.
    package var value: Graft

    package init(key: Int, value: Graft) {
      self.key = key
      self.value = value
    }
  }
}
