package import CatalogSyntax

/// A finding about the arguments of one text.
package struct PlaceholderProblem: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    case info, warning, error
  }

  /// A replacement in the decoded text.
  package struct Edit: Hashable, Sendable {
    /// The bytes replaced, half-open.
    package var range: SourceRange
    /// What stands there afterwards.
    package var replacement: String
  }

  /// The rule broken.
  package var rule: PlaceholderRule
  /// How bad it is.
  package var severity: Severity
  /// The places in the checked text, as half-open byte ranges in order; never empty.
  ///
  /// What is absent from the text is reported on the whole of it.
  package var ranges: [SourceRange]
  /// What is wrong and what to do, in English.
  package var message: Message
  /// Edits that mend it, in order and apart from each other; empty where none is mechanical.
  ///
  /// They may change what a user reads, so they are never to be applied unasked.
  package var edits: [Edit]

  init(
    _ rule: PlaceholderRule, _ message: Message, at ranges: [SourceRange], edits: [Edit] = [],
    severity: Severity? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.ranges = ranges
    self.message = message
    self.edits = edits
  }
}
