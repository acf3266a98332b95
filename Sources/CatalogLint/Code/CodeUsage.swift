public import CatalogSyntax

/// What the code of a project does with its texts, as values: who reads code is no matter of the rules.
public struct CodeUsage: Sendable {
  /// Places that name a key which no table has.
  public var missing: [Site] = []
  /// Keys that nothing names.
  public var unused: [Entry] = []
  /// Keys that perhaps something names.
  public var undeterminable: [Entry] = []
  /// Places that look up a key which no literal tells.
  public var dynamic: [Site] = []
  /// Places that show a literal which is not looked up.
  public var unlocalized: [Site] = []
  /// Places in packages that look a text up and say nothing of the bundle.
  public var withoutBundle: [Site] = []

  /// Creates a value for code that does nothing worth a word.
  public init() {}

  /// A place in code.
  public struct Site: Sendable, Hashable {
    /// The path of the file.
    public var file: String
    /// The literal or argument.
    public var place: Diagnostic.Place
    /// The key; nil where no literal tells it.
    public var key: String?
    /// The table; nil where it is not known or does not matter.
    public var table: String?
    /// What stands there, or the key that was probably meant.
    public var detail: String?

    /// Creates a place.
    public init(
      file: String, place: Diagnostic.Place, key: String? = nil, table: String? = nil,
      detail: String? = nil
    ) {
      self.file = file
      self.place = place
      self.key = key
      self.table = table
      self.detail = detail
    }
  }

  /// A key of a table.
  public struct Entry: Sendable, Hashable {
    /// The path of the file of the source language.
    public var file: String
    /// The table.
    public var table: String
    /// The key.
    public var key: String
    /// The source language; nil where it is not known.
    public var locale: String?
    /// Why nobody can tell whether it is used.
    public var detail: String?

    /// Creates a key.
    public init(
      file: String, table: String, key: String, locale: String? = nil, detail: String? = nil
    ) {
      self.file = file
      self.table = table
      self.key = key
      self.locale = locale
      self.detail = detail
    }
  }
}
