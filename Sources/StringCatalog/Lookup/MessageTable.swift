internal import CatalogSyntax
internal import Synchronization

/// The messages of one table in one locale, from whatever files they are in. A table never changes.
protocol MessageTable: AnyObject, Sendable {
  /// The place of the message of a key; nil if the table has none. A text that is empty, or equal to its
  /// key, is a text.
  func place(of key: Span<UInt8>, hash: UInt32) -> Int?
  /// The message at a place.
  func message(at place: Int, key: String) -> Message
  /// The keys, in the order of the files.
  var keys: [String] { get }
  /// The messages that were compiled so far.
  var prepared: PreparedMessages { get }
}

extension MessageTable {
  /// The message at a place, ready to be rendered.
  func preparedMessage(at place: Int, key: String) -> PreparedMessage {
    prepared.message(at: place) { CompiledMessage(message(at: place, key: key), key: key) }
  }
}

/// Messages that are compiled when they are first wanted and kept, so that a table with ten thousand of
/// them is ready as soon as its files are parsed.
final class PreparedMessages: Sendable {
  private let messages: Mutex<ContiguousArray<PreparedMessage?>>

  init(count: Int) {
    messages = Mutex(ContiguousArray(repeating: nil, count: count))
  }

  func message(at place: Int, _ compile: () -> CompiledMessage) -> PreparedMessage {
    if let known = messages.withLock({ $0[place] }) { return known }
    let made = PreparedMessage(compile())
    messages.withLock { $0[place] = made }
    return made
  }
}

/// A compiled message that is shared by all who found it.
final class PreparedMessage: Sendable {
  let message: CompiledMessage

  init(_ message: CompiledMessage) {
    self.message = message
  }
}

/// The texts of a `.strings` file.
final class StringsMessages: MessageTable {
  let prepared: PreparedMessages
  private let table: LocalizedTable

  init(_ table: LocalizedTable) {
    self.table = table
    prepared = PreparedMessages(count: table.count)
  }

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
  let prepared: PreparedMessages
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
    prepared = PreparedMessages(count: entries.count + (strings?.count ?? 0))
  }

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
  let prepared: PreparedMessages
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
    prepared = PreparedMessages(count: localizations.count)
  }

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
  let prepared: PreparedMessages
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
    prepared = PreparedMessages(count: keys.count)
  }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    slots.number(hash: hash) { entryKeys[$0].isEqual(to: key) }
  }

  func message(at place: Int, key: String) -> Message { messages[place] }

  var keys: [String] { entryKeys.map { String(decoding: $0, as: UTF8.self) } }
}

/// The messages of several tables as one. Of a key that several have, the first one's counts.
final class CombinedMessages: MessageTable {
  let prepared: PreparedMessages
  /// The tables, each with its first place in the whole.
  private let parts: [(table: any MessageTable, first: Int)]

  init(_ tables: [any MessageTable]) {
    var count = 0
    parts = tables.map { table in
      defer { count += table.keys.count }
      return (table, count)
    }
    prepared = PreparedMessages(count: count)
  }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    for part in parts {
      if let place = part.table.place(of: key, hash: hash) { return part.first + place }
    }
    return nil
  }

  func message(at place: Int, key: String) -> Message {
    guard let part = parts.last(where: { $0.first <= place }) else { return .pattern(Pattern(key)) }
    return part.table.message(at: place - part.first, key: key)
  }

  var keys: [String] { parts.flatMap(\.table.keys) }
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
