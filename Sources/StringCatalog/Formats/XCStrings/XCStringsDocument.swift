public import CatalogSyntax

/// A string catalog (`.xcstrings`) as it stands in its file.
///
/// ```
/// catalog ─► entries (keys) ─► localizations (locales) ─► leaves (texts)
/// ```
/// The three lists are flat and in file order; each element names the stretch of the next list that
/// belongs to it, and the nodes of the JSON that it was read from. Texts are decoded and messages put
/// together on demand. Members the format does not define are left in the tree; see ``json``.
///
/// Where a name is there twice, both are listed and the earlier one is marked as overridden.
public struct XCStringsDocument: Sendable {
  /// The JSON of the file.
  public let json: JSONDocument
  /// The keys.
  public let entries: ContiguousArray<Entry>
  /// The locales of all keys.
  public let localizations: ContiguousArray<Localization>
  /// The texts of all locales of all keys.
  public let leaves: ContiguousArray<Leaf>
  /// The locales, as they are spelled, in the order in which they first come.
  public let locales: [String]
  /// The faults of the format, in file order. Those of the syntax are in ``json``.
  public let problems: [XCStringsProblem]

  /// The node of the object that holds the keys.
  let stringsNode: Int?
  let stateNames: [TranslationState]
  let paths: XCStringsPaths
  /// How the file is laid out, found out with the first edit: that takes a look at all of it.
  let layoutMemo = LayoutMemo()
  private let index: XCStringsKeyIndex

  /// Reads a text.
  public init(_ source: SourceText) {
    self.init(JSONDocument(source))
  }

  /// Reads a tree.
  public init(_ json: JSONDocument) {
    var reader = XCStringsReader(json)
    reader.read()
    self.json = json
    entries = reader.entries
    localizations = reader.localizations
    leaves = reader.leaves
    locales = reader.locales.names.map { String(decoding: $0, as: UTF8.self) }
    problems = reader.problems.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    stringsNode = reader.stringsNode
    stateNames = reader.states.names.map {
      TranslationState(rawValue: String(decoding: $0, as: UTF8.self))
    }
    paths = reader.paths
    index = XCStringsKeyIndex(json, reader.entries)
  }

  /// The text of the file.
  public var source: SourceText { json.source }

  /// Whether nothing in the file is lost or misread.
  public var isIntact: Bool {
    json.isValid && encodingFault == nil && !problems.contains { $0.severity == .error }
  }

  /// The first place where the bytes are no text in the file's encoding.
  var encodingFault: EncodingProblem? {
    source.encodingProblems.first { $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit }
  }

  // MARK: Records

  /// A key.
  public struct Entry: Sendable {
    /// The node of the key.
    public let key: Int
    /// The node of what the catalog says about it.
    public let node: Int
    /// The locales, as indices into ``XCStringsDocument/localizations``.
    public var localizations: Range<Int> { Int(firstLocalization)..<Int(endLocalization) }
    /// Whether a later entry of the same key overrides this one.
    public let isShadowed: Bool

    let firstLocalization: UInt32
    let endLocalization: UInt32

    init(key: Int, node: Int, localizations: Range<Int>, isShadowed: Bool) {
      self.key = key
      self.node = node
      self.isShadowed = isShadowed
      firstLocalization = UInt32(truncatingIfNeeded: localizations.lowerBound)
      endLocalization = UInt32(truncatingIfNeeded: localizations.upperBound)
    }
  }

  /// A key in one locale.
  public struct Localization: Sendable {
    /// The locale, as an index into ``XCStringsDocument/locales``.
    public var locale: Int { Int(localeIndex) }
    /// The node of the locale's name.
    public var key: Int { Int(keyNode) }
    /// The node of what the catalog says in that locale.
    public var node: Int { key + 1 }
    /// The texts, as indices into ``XCStringsDocument/leaves``.
    public var leaves: Range<Int> { Int(firstLeaf)..<Int(endLeaf) }
    /// Whether this, or its entry, is overridden by a later one of the same name.
    public let isShadowed: Bool

    let localeIndex: UInt32
    let keyNode: UInt32
    let firstLeaf: UInt32
    let endLeaf: UInt32

    init(locale: Int, key: Int, leaves: Range<Int>, isShadowed: Bool) {
      localeIndex = UInt32(truncatingIfNeeded: locale)
      keyNode = UInt32(truncatingIfNeeded: key)
      firstLeaf = UInt32(truncatingIfNeeded: leaves.lowerBound)
      endLeaf = UInt32(truncatingIfNeeded: leaves.upperBound)
      self.isShadowed = isShadowed
    }
  }

  /// One text of a key in one locale.
  public struct Leaf: Sendable {
    /// The node of the `stringUnit` or `stringSet`.
    public var unit: Int { Int(unitNode) }
    /// The node of the text; nil if it is missing or no text.
    public var value: Int? { valueNode == 0 ? nil : Int(valueNode) }
    /// The node of the state; nil if it is missing or no text.
    public var state: Int? { stateNode == 0 ? nil : Int(stateNode) }
    /// The locale, as an index into ``XCStringsDocument/locales``.
    public var locale: Int { Int(localeIndex) }

    let unitNode: UInt32
    let valueNode: UInt32
    let stateNode: UInt32
    let localeIndex: UInt32
    /// The path of variations, in ``XCStringsPaths``; 0 for a text without any.
    let path: UInt32
    /// The state plus one, in ``XCStringsDocument/stateNames``; 0 if there is none.
    let stateIndex: UInt32
  }
}

// MARK: - What the file says

extension XCStringsDocument {
  /// The language the keys and comments are written in.
  public var sourceLanguage: String? { rootText("sourceLanguage") }
  /// The version of the format, as written.
  public var version: String? { rootText("version") }

  private func rootText(_ name: String) -> String? {
    guard let root = json.root else { return nil }
    return json.value(forKey: name, in: root).flatMap(json.string)
  }

  /// The key of an entry.
  public func key(of entry: Entry) -> String { json.string(entry.key) ?? "" }

  /// The comment for translators.
  public func comment(of entry: Entry) -> String? { text("comment", of: entry) }

  /// How the key came into the catalog, such as `manual` or `stale`; nil if the compiler found it.
  public func extractionState(of entry: Entry) -> String? { text("extractionState", of: entry) }

  /// Whether the key is to be translated; only `false` is ever written.
  public func shouldTranslate(_ entry: Entry) -> Bool {
    flag("shouldTranslate", of: entry) ?? true
  }

  /// Whether Xcode wrote the comment.
  public func isCommentAutoGenerated(_ entry: Entry) -> Bool {
    flag("isCommentAutoGenerated", of: entry) ?? false
  }

  /// Whether Xcode makes a symbol for the key, where the catalog says so.
  public func generatesSymbol(_ entry: Entry) -> Bool? { flag("generatesSymbol", of: entry) }

  /// The version of the generator of the comment, as written.
  public func commentGenerationVersion(of entry: Entry) -> String? {
    text("commentGenerationVersion", of: entry)
  }

  private func text(_ name: String, of entry: Entry) -> String? {
    json.value(forKey: name, in: entry.node).flatMap(json.string)
  }

  private func flag(_ name: String, of entry: Entry) -> Bool? {
    json.value(forKey: name, in: entry.node).flatMap(json.boolean)
  }

  /// The entry that counts for a key, compared code unit by code unit: the last one.
  public func entry(forKey key: String) -> Entry? {
    index.entry(forKey: key, json, entries).map { entries[$0] }
  }

  /// The number of the entry that counts for a key whose hash is known.
  func entryNumber(forKey key: Span<UInt8>, hash: UInt32) -> Int? {
    index.entry(forKey: key, hash: hash, json, entries)
  }

  /// All entries of a key, overridden ones included.
  public func entries(forKey key: String) -> [Entry] {
    guard let last = entry(forKey: key) else { return [] }
    let wanted = json.stringBytes(last.key)
    guard entries.contains(where: { $0.isShadowed }) else { return [last] }
    return entries.filter { json.isText($0.key, equalTo: wanted.span) }
  }

  /// The localization of an entry that counts for a locale, spelled as in the file.
  public func localization(_ locale: String, of entry: Entry) -> Localization? {
    let wanted = Array(locale.utf8)
    return localizations[entry.localizations].last {
      json.isText($0.key, equalTo: wanted.span)
    }
  }

  /// The range of an entry, from its key to the end of its object.
  public func range(of entry: Entry) -> SourceRange {
    SourceRange(json.range(of: entry.key).start, json.range(of: entry.node).end)
  }
}

// MARK: - Texts

extension XCStringsDocument {
  /// The locale of a text, spelled as in the file.
  public func locale(of leaf: Leaf) -> String { locales[leaf.locale] }

  /// Which form of the message a text is: `plural.one`, `device.mac.plural.few`,
  /// `substitutions.count.one`, `stringSet.0`; nil for a text without variations.
  ///
  /// Inside a substitution, the first `plural` is left out.
  public func variation(of leaf: Leaf) -> String? {
    leaf.path == 0 ? nil : paths.text(of: leaf.path)
  }

  /// The text; nil if it is missing.
  public func text(of leaf: Leaf) -> String? { leaf.value.flatMap(json.string) }

  /// How far the translation has come; nil if the file does not say.
  public func state(of leaf: Leaf) -> TranslationState? {
    leaf.stateIndex == 0 ? nil : stateNames[Int(leaf.stateIndex) - 1]
  }

  /// The text as written, quotes included.
  public func valueRange(of leaf: Leaf) -> SourceRange? { leaf.value.map(json.range(of:)) }

  /// The object that holds the text and its state.
  public func unitRange(of leaf: Leaf) -> SourceRange { json.range(of: leaf.unit) }
}

// MARK: - What many texts share

extension XCStringsDocument {
  /// The number of a state, by which ``stateNumber(of:)`` names it; nil for one that no text has.
  package func number(ofState state: TranslationState) -> Int? {
    stateNames.firstIndex { $0 == state }
  }

  /// The number of the state of a text; nil if the file does not say.
  @inline(__always)
  package func stateNumber(of leaf: Leaf) -> Int? {
    leaf.stateIndex == 0 ? nil : Int(leaf.stateIndex) - 1
  }

  /// Whether a text is missing or empty.
  @inline(__always)
  package func isEmpty(_ leaf: Leaf) -> Bool {
    guard let value = leaf.value else { return true }
    return json.nodes[value].contentRange.isEmpty
  }

  /// Whether two texts are the same form of their messages.
  package func isSameForm(_ left: Leaf, _ right: Leaf) -> Bool { left.path == right.path }

  /// Whether a text is no form of several.
  package func isPlain(_ leaf: Leaf) -> Bool { leaf.path == 0 }

  /// The names that lead to a text, as in ``variation(of:)`` but apart: names may contain points.
  package func form(of leaf: Leaf) -> [String] { paths.names(of: leaf.path) }
}
