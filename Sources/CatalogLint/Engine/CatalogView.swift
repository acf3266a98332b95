import CatalogSyntax
public import StringCatalog

/// A string catalog as rules look at it: what many of them ask for is worked out once.
///
/// It is shared and never changes. As a value it would be copied, with a reference to count for each of its lists.
public final class CatalogView: Sendable {
  /// Where the file comes from.
  public let file: TableFile
  /// The catalog.
  public let document: XCStringsDocument
  /// The source language; English where the catalog does not tell.
  let sourceLocale: LocaleIdentifier
  /// The locales, in the order of ``StringCatalog/XCStringsDocument/locales``.
  let locales: [LocaleIdentifier]
  /// What the catalog has beside the texts of the source language, in file order. Overridden entries and
  /// localizations are left out.
  let translations: ContiguousArray<Translation>
  /// Whether a key without a text in the source language is its own text. In the catalog of an interface
  /// file (`mul.lproj`) and of an `Info.plist` the text is elsewhere and not known.
  let keysAreTexts: Bool
  /// The source language among ``locales``.
  let sourceIndex: Int?
  /// For each of ``locales`` whether it is of the source's own language.
  let isOwnLanguage: [Bool]
  /// The messages, those of the source language among them, whose substitutions and references do not
  /// agree.
  var messagesWithReferences: [SubstitutionReferences] { sharedReferences.value }

  private let sharedReferences: Shared<[SubstitutionReferences]>
  private let newState: Int?
  private let reviewState: Int?

  /// A key in a locale other than that of the source.
  struct Translation: Sendable {
    /// The entry, as an index into the entries of the catalog.
    var entry: Int { Int(entryIndex) }
    /// The localization, as an index into the localizations of the catalog.
    var localization: Int { Int(localizationIndex) }
    /// The localization of the source language; nil where the key is the source text.
    var source: Int? { sourceIndex == .max ? nil : Int(sourceIndex) }
    /// The first form that is not translated while another is, as an index into the leaves.
    var untranslatedForm: Int? { untranslatedIndex == .max ? nil : Int(untranslatedIndex) }
    /// Whether the entry is marked as not to be translated.
    let isExcluded: Bool

    fileprivate let entryIndex: UInt32
    fileprivate let localizationIndex: UInt32
    fileprivate let sourceIndex: UInt32
    fileprivate let untranslatedIndex: UInt32
  }

  /// Looks over a catalog.
  public init(_ catalog: Project.StringCatalogFile) {
    let document = catalog.document
    self.document = document
    file = catalog.file
    keysAreTexts =
      catalog.file.table != "InfoPlist"
      && !catalog.file.folder.lowercased().split(separator: "/").suffix(1).contains("mul.lproj")
    locales = document.locales.map { LocaleIdentifier($0) }
    let language = document.sourceLanguage
    sourceLocale = LocaleIdentifier(language ?? "en")
    let sourceIndex = language.flatMap { language in
      document.locales.firstIndex { $0.utf8.elementsEqual(language.utf8) }
    }
    self.sourceIndex = sourceIndex
    isOwnLanguage = locales.map { [sourceLocale] in $0.hasSameLanguage(as: sourceLocale) }
    newState = document.number(ofState: .new)
    reviewState = document.number(ofState: .needsReview)
    var translations: ContiguousArray<Translation> = []
    translations.reserveCapacity(document.localizations.count)
    for (number, entry) in document.entries.enumerated() where !entry.isShadowed {
      let isExcluded = !document.shouldTranslate(entry)
      let source = Self.source(of: entry, in: document, sourceIndex)
      for index in entry.localizations {
        let localization = document.localizations[index]
        guard !localization.isShadowed, localization.locale != sourceIndex else { continue }
        translations.append(
          Translation(
            isExcluded: isExcluded, entryIndex: UInt32(truncatingIfNeeded: number),
            localizationIndex: UInt32(truncatingIfNeeded: index),
            sourceIndex: source.map { UInt32(truncatingIfNeeded: $0) } ?? .max,
            untranslatedIndex: Self.untranslatedForm(localization, document, newState) ?? .max))
      }
    }
    self.translations = translations
    sharedReferences = Shared { [locales] in SubstitutionReferences.all(in: document, locales) }
  }

  private static func source(
    of entry: XCStringsDocument.Entry, in document: XCStringsDocument, _ sourceIndex: Int?
  ) -> Int? {
    guard let sourceIndex else { return nil }
    return entry.localizations.last {
      document.localizations[$0].locale == sourceIndex && !document.localizations[$0].isShadowed
    }
  }

  private static func untranslatedForm(
    _ localization: XCStringsDocument.Localization, _ document: XCStringsDocument, _ newState: Int?
  ) -> UInt32? {
    guard localization.leaves.count > 1 else { return nil }
    var first: Int?
    var hasTranslated = false
    for index in localization.leaves {
      let leaf = document.leaves[index]
      let isNew = newState != nil && document.stateNumber(of: leaf) == newState
      if isNew || document.isEmpty(leaf) { first = first ?? index } else { hasTranslated = true }
    }
    return hasTranslated ? first.map { UInt32(truncatingIfNeeded: $0) } : nil
  }
}

// MARK: - States

extension CatalogView {
  /// Whether a text is in the state `new`.
  @inline(__always)
  func isNew(_ leaf: XCStringsDocument.Leaf) -> Bool {
    newState != nil && document.stateNumber(of: leaf) == newState
  }

  /// Whether a text is in the state `needs_review`.
  @inline(__always)
  func needsReview(_ leaf: XCStringsDocument.Leaf) -> Bool {
    reviewState != nil && document.stateNumber(of: leaf) == reviewState
  }

  /// Whether a user of the locale sees a text.
  @inline(__always)
  func isTranslated(_ leaf: XCStringsDocument.Leaf) -> Bool {
    !isNew(leaf) && !document.isEmpty(leaf)
  }

  /// Whether some text is in the state `new`.
  var hasNew: Bool { newState != nil }

  /// Whether some text is in the state `needs_review`.
  var hasNeedsReview: Bool { reviewState != nil }
}

// MARK: - Parts

extension CatalogView {
  /// The localization of an entry in the source language; nil where the key is the source text.
  func source(of entry: XCStringsDocument.Entry) -> Int? {
    Self.source(of: entry, in: document, sourceIndex)
  }

  /// The first translation of an entry or of one behind it.
  func firstTranslation(ofEntriesFrom entry: Int) -> Int {
    var (low, high) = (0, translations.count)
    while low < high {
      let middle = (low + high) / 2
      if translations[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The texts of a translation, as indices into the leaves of the catalog.
  func leaves(of translation: Translation) -> Range<Int> {
    document.localizations[translation.localization].leaves
  }

  /// The texts of the source language that a translation is one of; none where the key is the text.
  func sourceLeaves(of translation: Translation) -> Range<Int> {
    translation.source.map { document.localizations[$0].leaves } ?? 0..<0
  }

  /// The locale of a translation.
  func locale(of translation: Translation) -> LocaleIdentifier {
    locales[document.localizations[translation.localization].locale]
  }

  /// The text of the source language that a translation is one of, the first of several.
  ///
  /// Nil where it is not known.
  func sourceText(of translation: Translation) -> String? {
    sourceLeaves(of: translation).first.flatMap { document.text(of: document.leaves[$0]) }
      ?? (keysAreTexts ? document.key(of: document.entries[translation.entry]) : nil)
  }

  /// The text in the file, or the object that lacks one.
  func range(of leaf: XCStringsDocument.Leaf) -> SourceRange {
    document.valueRange(of: leaf) ?? document.unitRange(of: leaf)
  }

  /// What a finding about a translation names.
  func subject(of translation: Translation) -> SourceReport.Subject {
    SourceReport.Subject(
      key: document.key(of: document.entries[translation.entry]),
      locale: locale(of: translation).spelling)
  }

  /// What a finding about a text of a translation names.
  func subject(
    of leaf: XCStringsDocument.Leaf, in translation: Translation, source: String? = nil
  ) -> SourceReport.Subject {
    var subject = subject(of: translation)
    subject.variation = document.variation(of: leaf)
    subject.source = source ?? sourceText(of: translation)
    subject.value = document.text(of: leaf) ?? ""
    return subject
  }

  /// Whether translators are to work on an entry: it is not excluded, not stale, and has letters.
  func isTranslatable(_ entry: XCStringsDocument.Entry) -> Bool {
    guard document.shouldTranslate(entry), document.extractionState(of: entry) != "stale" else {
      return false
    }
    let key = document.slice(ofNode: entry.key)
    let source = source(of: entry)
      .flatMap { document.localizations[$0].leaves.first }
      .map { document.slice(of: document.leaves[$0]) }
    return key.withSpan { key in
      (source ?? document.slice(ofNode: entry.key)).withSpan { text in
        TranslationStatus.needsTranslation(text, key: key, doNotTranslate: [])
      }
    }
  }
}
