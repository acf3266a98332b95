internal import CatalogSyntax
internal import Synchronization

/// The messages of one table in one locale, from whatever files they are in.
///
/// A table never changes. Messages are compiled when they are first wanted and kept, so that a table with
/// ten thousand of them is ready as soon as its files are parsed.
final class MessageTable: Sendable {
  private let contents: Contents
  private let compiled: Mutex<ContiguousArray<PreparedMessage?>>

  /// Where the messages are.
  private enum Contents: Sendable {
    case files(LocalizedTable?, Plurals?)
    case catalog(CatalogTexts)
    case entries(KeySlots, [(key: [UInt8], message: Message)])
  }

  /// The entries of a `.stringsdict` file that count.
  private struct Plurals: Sendable {
    var document: StringsDictDocument
    var entries: [Int] = []
    var keys: [[UInt8]] = []
    var slots: KeySlots

    init(_ document: StringsDictDocument) {
      self.document = document
      for (index, entry) in document.entries.enumerated() where entry.isEffective {
        entries.append(index)
        keys.append(Array(entry.key.utf8))
      }
      slots = KeySlots(keys)
    }
  }

  /// The texts of a string catalog in one locale.
  private struct CatalogTexts: Sendable {
    var document: XCStringsDocument
    /// For each entry its localization in the locale; -1 where there is none.
    var localizations: [Int32]
    /// Whether the locale is the source language, in which a key without text is its own text.
    var isSource: Bool
  }

  /// Takes the files of a table in one locale; entries of the second win over those of the first.
  init(_ strings: LocalizedTable?, _ dictionary: StringsDictDocument?) {
    let plurals = dictionary.map { Plurals($0) }
    contents = .files(strings, plurals)
    compiled = Self.room((plurals?.entries.count ?? 0) + (strings?.count ?? 0))
  }

  /// Takes the texts of a string catalog in one locale, as the catalog spells it.
  init(_ document: XCStringsDocument, locale: String) {
    let isSource = document.sourceLanguage.map { $0.hasSameCodeUnits(as: locale) } ?? false
    let number = document.locales.firstIndex { $0.hasSameCodeUnits(as: locale) }
    var localizations = [Int32](repeating: -1, count: document.entries.count)
    for (index, entry) in document.entries.enumerated() where !entry.isShadowed {
      // What is not to be translated is shown in the source language everywhere.
      guard isSource || document.shouldTranslate(entry) else { continue }
      let own = entry.localizations.last {
        document.localizations[$0].locale == number && !document.localizations[$0].isShadowed
      }
      if let own { localizations[index] = Int32(truncatingIfNeeded: own) }
    }
    contents = .catalog(
      CatalogTexts(document: document, localizations: localizations, isSource: isSource))
    compiled = Self.room(localizations.count)
  }

  /// Takes the messages of a catalog in one locale.
  init(_ catalog: Catalog, locale: LocaleIdentifier) {
    var entries: [(key: [UInt8], message: Message)] = []
    for entry in catalog.entries {
      guard let message = entry.localization(locale)?.message else { continue }
      entries.append((Array(entry.key.utf8), message))
    }
    contents = .entries(KeySlots(entries.map(\.key)), entries)
    compiled = Self.room(entries.count)
  }

  private static func room(_ count: Int) -> Mutex<ContiguousArray<PreparedMessage?>> {
    Mutex(ContiguousArray(repeating: nil, count: count))
  }

  // MARK: Finding

  /// The place of the message of a key; nil if the table has none. A text that is empty, or equal to its
  /// key, is a text.
  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    switch contents {
    case .files(let strings, let plurals):
      if let plurals,
        let number = plurals.slots.number(hash: hash, where: { plurals.keys[$0].isEqual(to: key) })
      {
        return number
      }
      guard let strings,
        let entry = strings.index.entry(forKey: key, hash: hash, in: strings.document),
        strings.isText(entry)
      else { return nil }
      return (plurals?.entries.count ?? 0) + entry
    case .catalog(let texts):
      guard let entry = texts.document.entryNumber(forKey: key, hash: hash) else { return nil }
      guard texts.localizations[entry] < 0 else {
        let localization = texts.document.localizations[Int(texts.localizations[entry])]
        // A text that is not translated yet is none, and a set of phrases is no message.
        let leaves = texts.document.leaves[localization.leaves]
        let isThere = leaves.contains { leaf in
          !(texts.document.isEmpty(leaf) && texts.document.state(of: leaf) == .new)
        }
        return isThere ? entry : nil
      }
      return texts.isSource ? entry : nil
    case .entries(let slots, let entries):
      return slots.number(hash: hash) { entries[$0].key.isEqual(to: key) }
    }
  }

  /// The message at a place, ready to be rendered.
  func prepared(at place: Int, key: String) -> PreparedMessage {
    if let known = compiled.withLock({ $0[place] }) { return known }
    let made = PreparedMessage(CompiledMessage(message(at: place, key: key), key: key))
    compiled.withLock { $0[place] = made }
    return made
  }

  /// The message at a place.
  func message(at place: Int, key: String) -> Message {
    switch contents {
    case .files(let strings, let plurals):
      let count = plurals?.entries.count ?? 0
      if let plurals, place < count {
        let entry = plurals.document.entries[plurals.entries[place]]
        return entry.message ?? .pattern(Pattern(key))
      }
      return .pattern(Pattern(strings?.value(of: place - count) ?? key))
    case .catalog(let texts):
      guard texts.localizations[place] >= 0 else { return .pattern(Pattern(key)) }
      let localization = texts.document.localizations[Int(texts.localizations[place])]
      return texts.document.message(of: localization) ?? .pattern(Pattern(key))
    case .entries(_, let entries):
      return entries[place].message
    }
  }

  /// The keys, in the order of the files.
  var keys: [String] {
    switch contents {
    case .files(let strings, let plurals):
      (plurals?.keys ?? []).map { String(decoding: $0, as: UTF8.self) }
        + (strings.map { table in (0..<table.count).map { table.key(of: $0) } } ?? [])
    case .catalog(let texts):
      texts.document.entries.map { texts.document.key(of: $0) }
    case .entries(_, let entries):
      entries.map { String(decoding: $0.key, as: UTF8.self) }
    }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a span.
  fileprivate func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}

/// A compiled message that is shared by all who found it.
final class PreparedMessage: Sendable {
  let message: CompiledMessage

  init(_ message: CompiledMessage) {
    self.message = message
  }
}
