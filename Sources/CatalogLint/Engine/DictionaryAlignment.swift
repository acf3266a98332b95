import CatalogSyntax
import StringCatalog

/// The keys of a table in one locale beside those of the source, where a `.stringsdict` file has part
/// in one of them.
public struct DictionaryAlignment: Sendable {
  /// The table in the source language.
  let source: TableContents
  /// The table in the locale.
  let target: TableContents
  /// The locales that stand in where the target has no text, and what the table holds in each, nearest
  /// first.
  let parents: [TableContents]
  /// The table in `Base`, where that is not the source.
  let base: TableContents?
  /// Whether the target is of the source's own language.
  public let isOwnLanguage: Bool

  /// Whether what the source does not have is certainly not to be there: the source language is no
  /// guess, and no damage hides keys of the source.
  var isSourceCertain = true

  /// A key of the source's `.stringsdict` file that the target does not have in any file.
  struct Absence {
    /// The key.
    var key: [UInt8]
    /// The parent locale that has it.
    var parent: LocaleIdentifier?
    /// The key of the target before which nothing is missing: the nearest in the source's order.
    var predecessor: SourceRange?
  }

  /// The keys that the target lacks, in the order of the source. Where part of the target is hidden by
  /// damage, nothing is said to be missing.
  func absences() -> [Absence] {
    guard let dictionary = source.dictionary, !target.isObscured else { return [] }
    var predecessor: SourceRange?
    var result: [Absence] = []
    for (_, key) in dictionary.keys {
      if let own = target.dictionary, let entry = own.entry(forKey: key) {
        predecessor = own.document.entries[entry].keyRange
        continue
      }
      guard !target.has(key) else { continue }
      let parent = parents.first { $0.has(key) }?.locale
      result.append(Absence(key: key, parent: parent, predecessor: predecessor))
    }
    return result
  }

  /// The entries of the target's `.stringsdict` file whose keys the source does not have.
  func extras() -> [Int] {
    guard let own = target.dictionary, !source.isObscured else { return [] }
    return own.keys.compactMap { entry, key in
      source.has(key) || (base?.has(key) ?? false) ? nil : entry
    }
  }
}

extension SourceReport {
  /// Reports something about a key that is not there, at the entry behind which it would stand.
  mutating func add(_ message: Diagnostic.Message, of absence: DictionaryAlignment.Absence) {
    add(
      message, at: absence.predecessor ?? SourceRange(at: 0),
      about: Subject(key: String(decoding: absence.key, as: UTF8.self)))
  }
}
