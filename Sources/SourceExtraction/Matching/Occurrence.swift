package import CatalogSyntax

/// One place in code that names a key, or that asks for a text by a key nobody can tell.
package struct Occurrence: Hashable, Sendable {
  /// What is known of the key.
  package enum Key: Hashable, Sendable {
    /// The key, or what it looks like.
    case pattern(KeyPattern)
    /// The argument as written, where a key that no literal tells is asked for.
    case dynamic(String)
  }

  /// How sure it is that the text is looked up.
  package enum Certainty: Hashable, Sendable {
    /// The code looks it up.
    case certain
    /// It depends on types that the code around does not tell; the reason, for people.
    case possible(String)
  }

  /// The key.
  package var key: Key
  /// The table the code names, without extension; nil where it names none, which is `Localizable`.
  package var table: String?
  /// The table argument as written, where no literal tells the table; ``table`` says nothing then.
  package var dynamicTable: String?
  /// The comment for translators, decoded; nil where the call has none.
  package var comment: String?
  /// The text of the source language that the code brings along, decoded; placeholders of a format as in a key.
  package var defaultValue: String?
  /// The bundle argument as written; nil where the call has none.
  package var bundle: String?
  /// The path of the file.
  package var file: String
  /// The literal or argument, in the file.
  package var range: SourceRange
  /// Where it begins.
  package var place: LineColumn
  /// The id of the rule that found it, such as `NSLocalizedString` or the name of a configured function.
  package var rule: String
  /// How sure it is.
  package var certainty: Certainty
  /// Whether the code is compiled.
  package var activity: ConditionalClause.Activity
  /// Whether it stands in a preview, which no user sees.
  package var isInPreview: Bool
  /// Whether a comment for this tool says which keys they are, and not the code.
  package var isHinted = false

  /// Creates an occurrence.
  package init(
    key: Key, table: String? = nil, comment: String? = nil, defaultValue: String? = nil,
    bundle: String? = nil, file: String, range: SourceRange, place: LineColumn, rule: String,
    certainty: Certainty = .certain, activity: ConditionalClause.Activity = .active,
    isInPreview: Bool = false
  ) {
    self.key = key
    self.table = table
    self.comment = comment
    self.defaultValue = defaultValue
    self.bundle = bundle
    self.file = file
    self.range = range
    self.place = place
    self.rule = rule
    self.certainty = certainty
    self.activity = activity
    self.isInPreview = isInPreview
  }

  /// The table, `Localizable` where the code names none.
  package var effectiveTable: String { table ?? "Localizable" }
}

/// What one source file says about keys.
package struct ExtractedFile: Hashable, Sendable {
  /// The path.
  package var path: String
  /// The places that name keys, in file order.
  package var occurrences: [Occurrence]
  /// What is wrong with the file, for people; the rest of it was read all the same.
  package var problems: [Problem]

  /// Something that is wrong with a source file, or that its reader should know.
  package struct Problem: Hashable, Sendable {
    /// A stable identifier, such as `unterminated-literal`.
    package var id: String
    /// What is wrong and what to do, one sentence.
    package var message: String
    /// Where.
    package var place: LineColumn

    /// Creates a problem.
    package init(id: String, message: String, place: LineColumn) {
      self.id = id
      self.message = message
      self.place = place
    }
  }

  /// Creates the findings of a file.
  package init(path: String, occurrences: [Occurrence] = [], problems: [Problem] = []) {
    self.path = path
    self.occurrences = occurrences
    self.problems = problems
  }
}
