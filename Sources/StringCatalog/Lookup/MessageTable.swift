internal import CatalogSyntax

/// The messages of one table in one locale, from whatever files they are in. A table never changes.
protocol MessageTable: AnyObject, Sendable {
  /// The place of the message of a key; nil if the table has none. A text that is empty, or equal to its
  /// key, is a text.
  func place(of key: Span<UInt8>, hash: UInt32) -> Int?
  /// The table as one of the kinds there are.
  var index: TableIndex { get }
  /// The number of places.
  var count: Int { get }
  /// The message at a place.
  func message(at place: Int, key: String) -> Message
  /// The keys, in the order of the files.
  var keys: [String] { get }
}

/// Finds the places of keys in one of the tables there are.
///
/// An `any MessageTable` would be retained for each question, so that all threads would count on one word of
/// memory.
enum TableIndex: Sendable {
  case strings(StringsMessages)
  case dictionary(DictionaryMessages)
  case catalog(CatalogMessages)
  case model(ModelMessages)
  case builtIn(BuiltInMessages)

  /// See ``MessageTable/place(of:hash:)``.
  @inline(__always)
  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    switch self {
    case .strings(let table): table.place(of: key, hash: hash)
    case .dictionary(let table): table.place(of: key, hash: hash)
    case .catalog(let table): table.place(of: key, hash: hash)
    case .model(let table): table.place(of: key, hash: hash)
    case .builtIn(let table): table.place(of: key, hash: hash)
    }
  }
}

/// The texts of a `.strings` file.
final class StringsMessages: MessageTable {
  private let table: LocalizedTable

  init(_ table: LocalizedTable) {
    self.table = table
  }

  var index: TableIndex { .strings(self) }
  var count: Int { table.count }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    guard let entry = table.index.entry(forKey: key, hash: hash, in: table.document),
      table.isText(entry)
    else { return nil }
    return entry
  }

  func message(at place: Int, key: String) -> Message {
    .pattern(Pattern(table.value(of: place) ?? key))
  }

  var keys: [String] { (0..<table.count).map { table.key(of: $0) } }
}

/// The entries of a `.stringsdict` file, and behind them the texts of the `.strings` file that they win
/// over.
final class DictionaryMessages: MessageTable {
  private let document: StringsDictDocument
  private let strings: StringsMessages?
  private let entries: [Int]
  private let entryKeys: [[UInt8]]
  private let slots: KeySlots

  init(_ document: StringsDictDocument, over strings: LocalizedTable?) {
    self.document = document
    self.strings = strings.map { StringsMessages($0) }
    entries = document.entries.indices.filter { document.entries[$0].isEffective }
    entryKeys = entries.map { Array(document.entries[$0].key.utf8) }
    slots = KeySlots(entryKeys)
  }

  var index: TableIndex { .dictionary(self) }
  var count: Int { entries.count + (strings?.count ?? 0) }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    if let number = slots.number(hash: hash, where: { entryKeys[$0].isEqual(to: key) }) {
      return number
    }
    return strings?.place(of: key, hash: hash).map { entries.count + $0 }
  }

  func message(at place: Int, key: String) -> Message {
    guard place < entries.count else {
      return strings?.message(at: place - entries.count, key: key) ?? .pattern(Pattern(key))
    }
    return document.entries[entries[place]].message ?? .pattern(Pattern(key))
  }

  var keys: [String] {
    entryKeys.map { String(decoding: $0, as: UTF8.self) } + (strings?.keys ?? [])
  }
}

/// The texts of a string catalog in one locale.
final class CatalogMessages: MessageTable {
  private let document: XCStringsDocument
  /// For each entry its localization in the locale; -1 where there is none that a user could be shown.
  private let localizations: [Int32]
  /// Whether the locale is the source language, in which a key without text is its own text.
  private let isSource: Bool

  /// - Parameter locale: The locale, as the catalog spells it.
  init(_ document: XCStringsDocument, locale: String) {
    self.document = document
    isSource = document.sourceLanguage.map { $0.hasSameCodeUnits(as: locale) } ?? false
    let number = document.locales.firstIndex { $0.hasSameCodeUnits(as: locale) }
    var localizations = [Int32](repeating: -1, count: document.entries.count)
    for (index, entry) in document.entries.enumerated() where !entry.isShadowed {
      // What is not to be translated is shown in the source language everywhere.
      guard isSource || document.shouldTranslate(entry) else { continue }
      let own = entry.localizations.last { place in
        let localization = document.localizations[place]
        return localization.locale == number && !localization.isShadowed
          && document.hasText(localization)
      }
      if let own { localizations[index] = Int32(truncatingIfNeeded: own) }
    }
    self.localizations = localizations
  }

  var index: TableIndex { .catalog(self) }
  var count: Int { localizations.count }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    guard let entry = document.entryNumber(forKey: key, hash: hash) else { return nil }
    return isSource || localizations[entry] >= 0 ? entry : nil
  }

  func message(at place: Int, key: String) -> Message {
    guard localizations[place] >= 0 else { return .pattern(Pattern(key)) }
    let localization = document.localizations[Int(localizations[place])]
    return document.message(of: localization) ?? .pattern(Pattern(key))
  }

  var keys: [String] { document.entries.map { document.key(of: $0) } }
}

/// The messages of a catalog of the model in one locale.
final class ModelMessages: MessageTable {
  private let entryKeys: [[UInt8]]
  private let messages: [Message]
  private let slots: KeySlots

  init(_ catalog: Catalog, locale: LocaleIdentifier) {
    var keys: [[UInt8]] = []
    var messages: [Message] = []
    for entry in catalog.entries {
      guard let message = entry.localization(locale)?.message else { continue }
      keys.append(Array(entry.key.utf8))
      messages.append(message)
    }
    entryKeys = keys
    self.messages = messages
    slots = KeySlots(keys)
  }

  var index: TableIndex { .model(self) }
  var count: Int { entryKeys.count }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    slots.number(hash: hash) { entryKeys[$0].isEqual(to: key) }
  }

  func message(at place: Int, key: String) -> Message { messages[place] }

  var keys: [String] { entryKeys.map { String(decoding: $0, as: UTF8.self) } }
}

extension XCStringsDocument {
  /// Whether a localization has a text: one that is new and empty is none.
  fileprivate func hasText(_ localization: Localization) -> Bool {
    leaves[localization.leaves].contains { !(isEmpty($0) && state(of: $0) == .new) }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a span.
  fileprivate func isEqual(to other: Span<UInt8>) -> Bool {
    span.isEqual(to: other)
  }
}
