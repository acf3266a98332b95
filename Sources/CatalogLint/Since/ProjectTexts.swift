import CatalogSyntax
import StringCatalog

/// What the files of a project say for each key, in all locales.
struct ProjectTexts: Sendable {
  /// A table with all its locales: one of a bundle, a string catalog, or a file by itself.
  struct Scope: Hashable, Comparable, Sendable {
    /// The bundle, or the file.
    var path: String
    /// The table.
    var table: String

    init(_ file: TableFile) {
      let isCatalog = TableFormat(path: file.path) == .xcstrings
      path = isCatalog ? file.path : file.bundle ?? file.path
      table = file.table
    }

    static func < (left: Scope, right: Scope) -> Bool {
      left.path != right.path ? left.path < right.path : left.table < right.table
    }
  }

  /// A key of a table, compared by its code units.
  struct Name: Hashable, Comparable, Sendable {
    var scope: Scope
    var key: [UInt8]

    static func < (left: Name, right: Name) -> Bool {
      left.scope != right.scope
        ? left.scope < right.scope : left.key.lexicographicallyPrecedes(right.key)
    }
  }

  /// What one file says for a key in one locale.
  struct Text: Sendable {
    var file: TableFile
    /// The locale, as the file or its folder spells it.
    var locale: LocaleIdentifier
    /// The message; nil for what is none.
    var message: Message?
    /// Whether a user of the locale sees it.
    var isTranslated: Bool
    /// Where it is.
    var range: SourceRange
    var source: SourceText
    /// Whether the file has places.
    var hasPositions = true
  }

  /// A key with all its texts.
  struct Key: Sendable {
    var texts: [Text] = []
    /// What a catalog says of the key in all locales together.
    var marks: [String] = []

    /// The texts in a locale; where a `.strings` and a `.stringsdict` file have the key, both.
    func texts(in locale: LocaleIdentifier) -> [Text] { texts.filter { $0.locale == locale } }

    /// Whether both say the same, wherever it stands.
    func isSame(as other: Key) -> Bool {
      guard marks == other.marks, texts.count == other.texts.count else { return false }
      return Set(texts.map(\.locale)).union(other.texts.map(\.locale)).allSatisfy { locale in
        texts(in: locale).map(\.message) == other.texts(in: locale).map(\.message)
      }
    }
  }

  private(set) var keys: [Name: Key] = [:]
  /// The scope and the text of each file, by path.
  private(set) var files: [String: (file: TableFile, source: SourceText)] = [:]

  init(_ project: Project) {
    let tables = project.bundles.flatMap { $0.families.flatMap(\.localizations) }
    for table in tables + project.looseTables { add(table) }
    for dictionary in project.dictionaries { add(dictionary) }
    for catalog in project.stringCatalogs { add(catalog) }
  }

  private mutating func add(_ table: LocalizedTable) {
    files[table.file.path] = (table.file, table.source)
    for entry in TableAlignment.countingEntries(of: table) {
      let value = table.isText(entry) ? table.value(of: entry) : nil
      let text = Text(
        file: table.file, locale: table.file.locale, message: value.map { .pattern(Pattern($0)) },
        isTranslated: !(value ?? "").isEmpty, range: table.valueRange(of: entry),
        source: table.source, hasPositions: table.hasPositions)
      let name = Name(scope: Scope(table.file), key: Array(table.key(of: entry).utf8))
      keys[name, default: Key()].texts.append(text)
    }
  }

  private mutating func add(_ dictionary: Project.Dictionary) {
    let document = dictionary.document
    files[dictionary.file.path] = (dictionary.file, document.syntax.source)
    for entry in document.entries where entry.isEffective {
      let text = Text(
        file: dictionary.file, locale: dictionary.file.locale, message: entry.message,
        isTranslated: entry.message != nil, range: entry.keyRange, source: document.syntax.source,
        hasPositions: document.hasPositions)
      let name = Name(scope: Scope(dictionary.file), key: Array(entry.key.utf8))
      keys[name, default: Key()].texts.append(text)
    }
  }

  private mutating func add(_ catalog: Project.StringCatalogFile) {
    let document = catalog.document
    files[catalog.file.path] = (catalog.file, document.source)
    for entry in document.entries where !entry.isShadowed {
      let name = Name(scope: Scope(catalog.file), key: Array(document.key(of: entry).utf8))
      var key = Key()
      key.marks = [
        document.extractionState(of: entry) ?? "", "\(document.shouldTranslate(entry))",
      ]
      for localization in document.localizations[entry.localizations]
      where !localization.isShadowed {
        let leaves = document.leaves[localization.leaves]
        key.texts.append(
          Text(
            file: catalog.file,
            locale: LocaleIdentifier(document.locales[localization.locale]),
            message: document.message(of: localization),
            isTranslated: !leaves.isEmpty
              && leaves.allSatisfy { document.state(of: $0) != .new && !document.isEmpty($0) },
            range: document.json.range(of: localization.key), source: document.source))
      }
      keys[name] = key
    }
  }
}
