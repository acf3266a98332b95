import CatalogSyntax
public import StringCatalog

/// The keys of a translated table beside those of the source table.
public struct TableAlignment: Sendable {
  /// The source table.
  public let source: LocalizedTable
  /// The translated table.
  public let target: LocalizedTable
  /// For each entry of the source that counts at run time, in file order: its index, the index of the
  /// entry with the same key in the target, and whether a parent locale has the key.
  public let pairs: ContiguousArray<Pair>
  /// The locales that the target falls back to and that have the table, nearest first.
  public let parents: [LocaleIdentifier]
  /// What the table holds in each of them.
  let parentContents: [TableContents]
  /// The entries of the target whose keys neither the source nor `Base` has.
  public let extras: [Int]
  /// Whether the target is of the source's own language, so that the source text can stand in for a
  /// missing one.
  public let isOwnLanguage: Bool

  /// Whether what the source does not have is certainly not to be there: the source language is no
  /// guess, and no damage hides keys of the source.
  var isSourceCertain = true

  /// A key of the source.
  public struct Pair: Sendable {
    /// The entry of the source table.
    public var source: Int
    /// The entry of the target table with the same key, or nil where it is missing.
    public var target: Int?
    /// The place in ``TableAlignment/parents`` of the nearest parent locale that has the key, where
    /// the target has not.
    public var parent: Int?
  }

  /// Aligns two tables.
  ///
  /// The `.stringsdict` files beside the two tables have keys too. `parents` are the tables of the
  /// target's parent locales, nearest first; `base` is that of `Base` where it stands beside the
  /// source; `language` is that of the source table, which `Base` does not tell.
  init(
    source: LocalizedTable, sourceDictionary: DictionaryView?, target: LocalizedTable,
    targetDictionary: DictionaryView?, parents: [TableContents], base: TableContents?,
    language: LocaleIdentifier
  ) {
    self.source = source
    self.target = target
    self.parents = parents.map(\.locale)
    parentContents = parents
    isOwnLanguage = target.file.locale.hasSameLanguage(as: language)
    var pairs: ContiguousArray<Pair> = []
    pairs.reserveCapacity(source.count)
    var isMatched = ContiguousArray(repeating: false, count: target.count)
    let damaged = (0..<target.count).filter { target.isDamaged($0) }
    for entry in Self.countingEntries(of: source) {
      let match = target.entry(matching: entry, of: source)
      if let match {
        isMatched[match] = true
        pairs.append(Pair(source: entry, target: match))
      } else if Self.hasKey(of: entry, source, among: damaged, of: target) {
        // The key is there, only its entry cannot be read: that is reported by itself.
        continue
      } else if targetDictionary?.hasKey(of: entry, source) ?? false {
        continue
      } else {
        let parent = parents.firstIndex { $0.hasKey(of: entry, source) }
        pairs.append(Pair(source: entry, target: nil, parent: parent))
      }
    }
    self.pairs = pairs
    extras = Self.countingEntries(of: target).filter { entry in
      !isMatched[entry] && !(base?.hasKey(of: entry, target) ?? false)
        && !(sourceDictionary?.hasKey(of: entry, target) ?? false)
    }
  }

  /// The entries of a table without damaged ones and without definitions that are overridden later.
  static func countingEntries(of table: LocalizedTable) -> [Int] {
    guard !table.index.redefinitions.isEmpty else {
      return (0..<table.count).filter { !table.isDamaged($0) }
    }
    var isOverridden = ContiguousArray(repeating: false, count: table.count)
    var last: [Int: Int] = [:]
    for redefinition in table.index.redefinitions {
      isOverridden[last[redefinition.first] ?? redefinition.first] = true
      last[redefinition.first] = redefinition.entry
    }
    return (0..<table.count).filter { !table.isDamaged($0) && !isOverridden[$0] }
  }

  /// Whether one of some places of a table has the key of an entry of the source.
  private static func hasKey(
    of entry: Int, _ source: LocalizedTable, among places: [Int], of table: LocalizedTable
  ) -> Bool {
    guard !places.isEmpty else { return false }
    return source.withKey(of: entry) { key in
      places.contains { table.withKey(of: $0) { $0.isEqual(to: key) } }
    }
  }
}
