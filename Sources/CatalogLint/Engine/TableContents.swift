import CatalogSyntax
import StringCatalog

/// What one table holds in one locale: its `.strings` file and its `.stringsdict` file.
public struct TableContents: Sendable {
  /// The locale.
  let locale: LocaleIdentifier
  /// The texts.
  var strings: LocalizedTable?
  /// The plurals, which win over texts of the same key.
  var dictionary: DictionaryView?

  /// Whether one of the files has a key.
  func has(_ key: [UInt8]) -> Bool {
    if dictionary?.entry(forKey: key) != nil { return true }
    guard let strings else { return false }
    return strings.index.entry(forKey: key.span, in: strings.document) != nil
  }

  /// Whether one of the files has the key of an entry of another table.
  func hasKey(of entry: Int, _ table: LocalizedTable) -> Bool {
    strings?.entry(matching: entry, of: table) != nil
      || dictionary?.hasKey(of: entry, table) ?? false
  }

  /// Whether keys may be there that are not seen, because a file is damaged.
  var isObscured: Bool {
    (strings?.isReportedAsWhole ?? false) || !(dictionary?.isComplete ?? true)
  }
}

/// The tables of a bundle that have a `.stringsdict` file in some locale.
struct DictionaryTables: Sendable {
  private var tables: [String: [TableContents]] = [:]

  /// Takes the dictionaries of a bundle and the `.strings` files beside them.
  init(_ dictionaries: [DictionaryView], in bundle: Project.Bundle?) {
    for view in dictionaries {
      if let index = tables[view.file.table]?.firstIndex(where: { $0.locale == view.file.locale }) {
        // Two folders of one meaning: each file is looked at, the first stands for the locale.
        if tables[view.file.table]?[index].dictionary == nil {
          tables[view.file.table]?[index].dictionary = view
        }
      } else {
        tables[view.file.table, default: []].append(
          TableContents(locale: view.file.locale, strings: nil, dictionary: view))
      }
    }
    for catalog in bundle?.families ?? [] {
      guard var contents = tables[catalog.table] else { continue }
      for table in catalog.localizations {
        if let index = contents.firstIndex(where: { $0.locale == table.file.locale }) {
          if contents[index].strings == nil { contents[index].strings = table }
        } else {
          contents.append(TableContents(locale: table.file.locale, strings: table))
        }
      }
      tables[catalog.table] = contents
    }
  }

  /// The names of the tables, in order.
  var names: [String] { tables.keys.sorted() }

  /// A table in all its locales.
  func contents(of table: String) -> [TableContents] { tables[table] ?? [] }

  /// A table in one locale.
  func contents(of table: String, _ locale: LocaleIdentifier) -> TableContents? {
    tables[table]?.first { $0.locale == locale }
  }
}
