/// Something that a conversion cannot carry over, or carries in another shape.
public struct Loss: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind
  /// The table.
  public var table: String
  /// The key; nil for what belongs to none.
  public var key: String?
  /// The locale; nil for what belongs to all of them.
  public var locale: String?

  /// Creates a loss.
  public init(_ kind: Kind, table: String, key: String? = nil, locale: String? = nil) {
    self.kind = kind
    self.table = table
    self.key = key
    self.locale = locale
  }

  /// What can be lost. The raw values are stable identifiers, and the order is that of reports.
  public enum Kind: String, Sendable, CaseIterable {
    /// A definition that a later one of the same name overrides.
    case duplicateKey = "duplicate-key"
    /// A text of a `.strings` file whose key stands in the `.stringsdict` too, which wins.
    case hiddenText = "hidden-text"
    /// A text of the second folder of one language, such as `Base` beside `en`.
    case secondFolder = "second-folder"
    /// A value that is no text: a list, a number, data.
    case nonText = "non-text"
    /// A member that the format is not known to have.
    case unknownMember = "unknown-member"
    /// A form beside another of the same text, only one of which is ever shown.
    case mixedForm = "mixed-form"
    /// A named part that no text refers to, or the argument of one.
    case unusedPart = "unused-part"
    /// A comment that belongs to no entry.
    case looseComment = "loose-comment"
    /// A comment beside a translation that is not the one beside the source text.
    case translationComment = "translation-comment"
    /// A key without text in the source language, which a catalog takes for its own text.
    case absentSource = "absent-source"
    /// A state other than `translated`.
    case state
    /// A comment, or a part of one.
    case comment
    /// The mark of a comment that a program wrote.
    case commentOrigin = "comment-origin"
    /// How the key came into the catalog.
    case extractionState = "extraction-state"
    /// The mark that a key is not to be translated.
    case exclusion
    /// Whether a symbol is made for the key.
    case symbol
    /// A set of phrases.
    case phrases
    /// A choice by device.
    case device
    /// A choice by width.
    case width
    /// A choice by gender, by a rule of MessageFormat, or by one that is not known.
    case rule
    /// The names of arguments, which are counted instead.
    case argumentNames = "argument-names"
    /// A text with one named part, which is written out in each of its forms.
    case inlined
    /// A text with named parts that the format has no form for.
    case parts
    /// A named part without a rule or value type, which is read as a plural and `@`, or whose value type
    /// has a percent sign too many.
    case repair
    /// A text whose placeholders are spelled in another way that means the same.
    case spelling
  }
}

extension Loss.Kind {
  /// What is lost, as the beginning of a line.
  public var summary: String {
    switch self {
    case .duplicateKey: "definitions that a later one overrides"
    case .hiddenText: "texts of '.strings' whose key stands in '.stringsdict' too, which wins"
    case .secondFolder: "texts of a second folder of the same language"
    case .nonText: "values that are no texts"
    case .unknownMember: "members that the format is not known to have"
    case .mixedForm: "forms beside another form of the same text"
    case .unusedPart: "named parts that no text refers to, or their arguments"
    case .looseComment: "comments that belong to no entry"
    case .translationComment: "comments that differ from the one beside the source text"
    case .absentSource: "keys without text in the source language, where the key becomes the text"
    case .state: "states other than 'translated'"
    case .comment: "comments that there is no place for, or that change"
    case .commentOrigin: "marks of comments that a program wrote"
    case .extractionState: "extraction states"
    case .exclusion: "marks that a key is not to be translated"
    case .symbol: "settings for symbols"
    case .phrases: "sets of phrases, left out"
    case .device:
      "choices by device, of which one text is kept, or none where a named part has them"
    case .width: "choices by width, of which the text for the largest is kept"
    case .rule: "texts that choose by gender or by an unknown rule, left out"
    case .argumentNames: "names of arguments, which are counted instead"
    case .inlined: "texts with a named part, written out in each of its forms"
    case .parts: "texts with named parts that the format has no form for, left out"
    case .repair: "named parts whose rule or value type was missing or malformed"
    case .spelling: "texts whose placeholders get positions, which means the same"
    }
  }
}

/// Catalogs that were read, and what of their files they cannot hold.
public struct CatalogReading: Sendable {
  /// The catalogs, by the name of the table.
  public var catalogs: [Catalog]
  /// What is left behind, in the order in which it was met.
  public var losses: [Loss]

  /// Creates a reading.
  public init(catalogs: [Catalog] = [], losses: [Loss] = []) {
    self.catalogs = catalogs
    self.losses = losses
  }
}
