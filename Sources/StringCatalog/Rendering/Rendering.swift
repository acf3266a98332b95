/// A rendered message: the text for the user, and what a developer should know about it.
public struct Rendering: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The issues, in the order in which they were met. At most ``MessageRenderer/largestIssueCount``.
  public var issues: [RenderingIssue]

  /// Creates a rendering.
  public init(text: String, issues: [RenderingIssue] = []) {
    self.text = text
    self.issues = issues
  }
}

/// Why a strict rendering refuses a message.
public struct RenderingError: Error, Hashable, Sendable {
  /// What was rendered, with at least one issue.
  public var rendering: Rendering

  /// Creates an error.
  public init(_ rendering: Rendering) {
    self.rendering = rendering
  }
}

extension RenderingError: CustomStringConvertible {
  /// The issues, one a line.
  public var description: String {
    rendering.issues.map(\.description).joined(separator: "\n")
  }
}
