/// What is kept while one message is rendered.
struct RenderingRun {
  /// A reference that is being expanded.
  struct Expansion: Equatable {
    var select: Int32
    var argument: Int32
  }

  /// Where the text begins in the buffer.
  let start: Int
  var issues: [RenderingIssue]
  /// How many references have been expanded.
  var expansionCount = 0
  /// How many of ``expansions`` are in use.
  var depth = 0
  /// The references that are being expanded, each inside the one before it.
  var expansions = InlineArray<16, Expansion>(repeating: Expansion(select: -1, argument: 0))

  init(start: Int, issues: [RenderingIssue]) {
    self.start = start
    self.issues = issues
  }

  /// Whether a reference leads back to one that is being expanded.
  func isExpanding(_ expansion: Expansion) -> Bool {
    for index in 0..<depth where expansions[index] == expansion { return true }
    return false
  }
}
