import CatalogSyntax

/// Reads files of all formats into catalogs: which belong together follows from their paths.
///
/// - `<bundle>/<locale>.lproj/<table>.strings` and `.stringsdict`: a catalog for each table of a bundle.
/// - `<table>.xcstrings`: a catalog.
/// - JSON below a folder: `<locale>.json`, or `<locale>/<table>.json`.
/// - Any other file is a table of its own, of the locale that is asked for or, in JSON, that it is named
///   for.
public struct ConversionInput: Sendable {
  /// What was asked for.
  public struct Options: Sendable {
    /// The language the texts are translated from. String catalogs name their own.
    public var source: LocaleIdentifier?
    /// The locale to convert, and that of files that do not tell theirs.
    public var locale: LocaleIdentifier?
    /// The table to convert, and the name of one that has none.
    public var table: String?

    /// Creates options.
    public init(
      source: LocaleIdentifier? = nil, locale: LocaleIdentifier? = nil, table: String? = nil
    ) {
      self.source = source
      self.locale = locale
      self.table = table
    }
  }

  /// The catalogs, and what of the files they cannot hold.
  public private(set) var reading = CatalogReading()
  /// What is wrong with files that could not be understood, in the order of the files. With any of
  /// these the catalogs are not complete.
  public private(set) var faults: [SourceFault] = []
  /// The table or locale that was asked for and is not there, with those that are: one sentence.
  public private(set) var notFound: String?
  /// Source languages that are only the locale with most keys, for want of anything better, by table.
  public private(set) var guesses: [Guess] = []

  /// A source language that nothing tells.
  public struct Guess: Hashable, Sendable {
    /// The table.
    public var table: String
    /// The locale.
    public var locale: LocaleIdentifier

    /// What was guessed and how to say otherwise.
    public var sentence: String {
      "table '\(table.escapedForDisplay)': nothing tells the source language; taking"
        + " '\(locale.spelling.escapedForDisplay)', the locale with most keys (say it with '--source')"
    }
  }

  /// The name of a table that nothing gives another.
  public static let defaultTable = "Localizable"

  private let options: Options
  private var bundles: [[UInt8]: Bundle] = [:]
  private var json: [JSONTable] = []

  private struct Bundle {
    var table: String
    var files: [BundleReader.File] = []
  }

  private struct JSONTable {
    var source: ConversionSource
    var document: JSONDocument
  }

  /// Reads files. This never fails; see ``faults``.
  public init(_ sources: [ConversionSource], options: Options = Options()) {
    self.options = options
    for source in sources {
      switch source.effectiveFormat {
      case .strings: addStrings(source)
      case .stringsdict: addDictionary(source)
      case .xcstrings: addCatalog(source)
      case .json: addJSON(source)
      }
    }
    readBundles()
    readJSON()
    reading.catalogs.sort { $0.table.utf8.lexicographicallyPrecedes($1.table.utf8) }
    select()
  }

  // MARK: Bundles

  private mutating func addStrings(_ source: ConversionSource) {
    let file = tableFile(of: source)
    guard let table = try? LocalizedTable(file: file, bytes: source.bytes) else {
      return addTooLarge(source)
    }
    if let fault = table.fault { return faults.append(fault.named(source.path)) }
    add(.strings(table), of: source)
  }

  private mutating func addDictionary(_ source: ConversionSource) {
    guard let document = try? StringsDictDocument(source.bytes) else { return addTooLarge(source) }
    if let fault = document.fault { return faults.append(fault.named(source.path)) }
    let dictionary = Project.Dictionary(file: tableFile(of: source), document: document)
    add(.dictionary(dictionary), of: source)
  }

  private mutating func add(_ file: BundleReader.File, of source: ConversionSource) {
    let isInBundle = ProjectLayout.locale(ofDirectory: source.folder) != nil
    let folder = isInBundle ? ProjectLayout.parent(source.folder) : source.folder
    let table = file.file.table
    let group = "\(isInBundle ? 1 : 0)\0\(folder)\0\(table)"
    bundles[Array(group.utf8), default: Bundle(table: table)].files.append(file)
  }

  private func tableFile(of source: ConversionSource) -> TableFile {
    let locale =
      ProjectLayout.locale(ofDirectory: source.folder) ?? options.locale ?? options.source
    return TableFile(
      path: source.path, locale: locale ?? .unknown,
      table: source.path == "-" ? options.table ?? Self.defaultTable : source.stem)
  }

  private mutating func readBundles() {
    for (_, bundle) in bundles.sorted(by: {
      $0.key.lexicographicallyPrecedes($1.key)
    }) {
      var counts: [LocaleIdentifier: Int] = [:]
      for file in bundle.files { counts[file.file.locale, default: 0] += file.count }
      let language = sourceLanguage(counts, table: bundle.table)
      append(BundleReader.read(table: bundle.table, bundle.files, sourceLanguage: language))
    }
  }

  /// The source language: the wanted one, else that of `Base` or English, else the locale with most keys.
  private mutating func sourceLanguage(
    _ counts: [LocaleIdentifier: Int], table: String
  ) -> LocaleIdentifier {
    let english = LocaleIdentifier("en")
    if let source = options.source { return source }
    if counts[.base] != nil || counts[english] != nil { return english }
    let best = counts.max { left, right in
      left.value != right.value ? left.value < right.value : left.key > right.key
    }
    guard let best else { return english }
    if counts.count > 1 { guesses.append(Guess(table: table, locale: best.key)) }
    return best.key
  }

  // MARK: String catalogs

  private mutating func addCatalog(_ source: ConversionSource) {
    guard let text = try? SourceText(source.bytes) else { return addTooLarge(source) }
    let document = XCStringsDocument(text)
    if let fault = document.fault { return faults.append(fault.named(source.path)) }
    let table = source.path == "-" ? options.table ?? Self.defaultTable : source.stem
    append(StringCatalogReader.read(document, table: table))
  }

  // MARK: JSON

  private mutating func addJSON(_ source: ConversionSource) {
    guard let text = try? SourceText(source.bytes) else { return addTooLarge(source) }
    let document = JSONDocument(text)
    if let fault = document.fault { return faults.append(fault.named(source.path)) }
    json.append(JSONTable(source: source, document: document))
  }

  private mutating func readJSON() {
    var tables: [[UInt8]: [(locale: LocaleIdentifier, document: JSONDocument)]] = [:]
    for file in json {
      guard let name = name(of: file.source) else {
        faults.append(
          SourceFault(
            path: file.source.path, place: nil,
            message: "is not named for a locale: say which it is of with '--locale'"))
        continue
      }
      tables[Array(name.table.utf8), default: []].append((name.locale, file.document))
    }
    for (name, files) in tables.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let table = String(decoding: name, as: UTF8.self)
      var counts: [LocaleIdentifier: Int] = [:]
      for file in files { counts[file.locale, default: 0] += file.document.nodes.count }
      let language = sourceLanguage(counts, table: table)
      append(Self.reading(files, table: table, sourceLanguage: language))
    }
  }

  private static func reading(
    _ files: [(locale: LocaleIdentifier, document: JSONDocument)], table: String,
    sourceLanguage: LocaleIdentifier
  ) -> CatalogReading {
    var catalog = Catalog(table: table, sourceLanguage: sourceLanguage)
    var losses: [Loss] = []
    var places: [[UInt8]: Int] = [:]
    let sorted = files.sorted { left, right in
      let isSource = (left.locale == sourceLanguage, right.locale == sourceLanguage)
      return isSource.0 != isSource.1 ? isSource.0 : left.locale < right.locale
    }
    for (locale, document) in sorted {
      let reader = JSONTableReader(document, table: table, locale: locale)
      losses += reader.losses
      for entry in reader.entries {
        let key = Array(entry.key.utf8)
        guard let place = places[key] else {
          places[key] = catalog.entries.count
          catalog.entries.append(entry)
          continue
        }
        guard catalog.entries[place].localizations.last?.locale != locale else {
          losses.append(
            Loss(.secondFolder, table: table, key: entry.key, locale: locale.spelling))
          continue
        }
        catalog.entries[place].localizations += entry.localizations
      }
    }
    for index in catalog.entries.indices {
      catalog.entries[index].localizations.sort { $0.locale < $1.locale }
    }
    return CatalogReading(catalogs: [catalog], losses: losses)
  }

  /// Table and locale of a JSON file; nil if nothing tells the locale.
  private func name(of source: ConversionSource) -> (table: String, locale: LocaleIdentifier)? {
    let table = options.table ?? Self.defaultTable
    if json.count == 1, let locale = options.locale { return (table, locale) }
    let stem = LocaleIdentifier(source.stem)
    let folder = LocaleIdentifier(ProjectLayout.name(source.folder))
    let isBelowFolder = source.root.map { $0 != source.folder } ?? !stem.isWellFormed
    if folder.isWellFormed, isBelowFolder { return (source.stem, folder) }
    if stem.isWellFormed { return (table, stem) }
    return options.source.map { (table, $0) }
  }

  // MARK: All

  private mutating func addTooLarge(_ source: ConversionSource) {
    let error = FileError(path: source.path, reason: .tooLarge(source.bytes.count))
    faults.append(SourceFault(path: source.path, place: nil, message: error.description))
  }

  private mutating func append(_ other: CatalogReading) {
    reading.catalogs += other.catalogs
    reading.losses += other.losses
  }

  /// Leaves what was asked for.
  private mutating func select() {
    if let table = options.table {
      let known = reading.catalogs.map(\.table)
      reading.catalogs.removeAll { !$0.table.hasSameCodeUnits(as: table) }
      reading.losses.removeAll { !$0.table.hasSameCodeUnits(as: table) }
      if reading.catalogs.isEmpty { notFound = Self.sentence("table", table, known) }
    }
    guard let locale = options.locale else { return }
    let known = Set(reading.catalogs.flatMap(\.locales)).sorted().map(\.spelling)
    for index in reading.catalogs.indices {
      for entry in reading.catalogs[index].entries.indices {
        reading.catalogs[index].entries[entry].localizations.removeAll { $0.locale != locale }
      }
      reading.catalogs[index].entries.removeAll { $0.localizations.isEmpty }
    }
    reading.losses.removeAll { loss in
      loss.locale.map { LocaleIdentifier($0) != locale } ?? false
    }
    guard notFound == nil, !known.isEmpty,
      reading.catalogs.allSatisfy({ $0.entries.isEmpty })
    else { return }
    notFound = Self.sentence("locale", locale.spelling, known)
  }

  private static func sentence(_ what: String, _ wanted: String, _ known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(20).map(\.escapedForDisplay).joined(separator: ", ")
    let more = known.count > 20 ? ", and \(known.count - 20) more" : ""
    return "there is no \(what) '\(wanted.escapedForDisplay)' here, but: \(shown)\(more)"
  }
}

extension BundleReader.File {
  /// The number of entries.
  fileprivate var count: Int {
    switch self {
    case .strings(let table): table.count
    case .dictionary(let dictionary): dictionary.document.entries.count
    }
  }
}

extension LocaleIdentifier {
  /// The locale of files that do not tell theirs.
  static let unknown = LocaleIdentifier("und")

  /// Whether this is a language tag.
  fileprivate var isWellFormed: Bool {
    switch form {
    case .canonical, .alias: true
    case .legacyName, .base, .invalid: false
    }
  }
}

// MARK: - Faults

extension SourceFault {
  /// The same fault in a file of that name.
  func named(_ path: String) -> SourceFault {
    SourceFault(path: path, place: place, message: message)
  }

  fileprivate init(_ source: SourceText, _ offset: Int, _ message: String) {
    let place = LineIndex(source.utf8).lineColumn(of: offset, in: source.utf8)
    self.init(path: "", place: place, message: message)
  }

  /// The first bytes of a text that mean nothing in its encoding.
  fileprivate init?(encodingOf source: SourceText) {
    let problem = source.encodingProblems.first {
      $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit
    }
    guard let problem else { return nil }
    self.init(
      source, problem.range.start,
      "bytes that are no text in \(source.encoding.displayName): store the file as UTF-8")
  }
}

extension PropertyListFailure {
  fileprivate var fault: SourceFault {
    SourceFault(
      path: "", place: line.map { LineColumn(line: $0, column: 1) },
      message: "property list cannot be read: \(message)")
  }
}

extension LocalizedTable {
  /// What keeps the table from being understood whole.
  var fault: SourceFault? {
    if let failure { return failure.fault }
    let source = document.source
    if let fault = SourceFault(encodingOf: source) { return fault }
    guard let problem = document.problems.first(where: { $0.isError }) else { return nil }
    return SourceFault(
      source, problem.range.start, problem.message(in: source, lines: LineIndex(source.utf8)))
  }
}

extension StringsDictDocument {
  /// What keeps the file from being understood whole.
  var fault: SourceFault? {
    if let failure { return failure.fault }
    let source = syntax.source
    if let fault = SourceFault(encodingOf: source) { return fault }
    guard let problem = syntax.problems.first(where: { $0.isError }) else { return nil }
    return SourceFault(
      source, problem.range.start, problem.message(in: source, lines: LineIndex(source.utf8)))
  }
}

extension JSONDocument {
  /// What keeps the file from being plain JSON of keys and texts.
  fileprivate var fault: SourceFault? {
    if let fault = syntaxFault { return fault }
    guard let root, kind(of: root) == .object else {
      return SourceFault(source, 0, "the file is no object of keys and texts, '{ … }'")
    }
    return nil
  }

  fileprivate var syntaxFault: SourceFault? {
    if let fault = SourceFault(encodingOf: source) { return fault }
    guard let problem = problems.first(where: { $0.isError }) else { return nil }
    return SourceFault(
      source, problem.range.start, problem.message(in: source, lines: LineIndex(source.utf8)))
  }
}

extension XCStringsDocument {
  /// What keeps the catalog from being understood whole.
  var fault: SourceFault? {
    if let fault = json.syntaxFault { return fault }
    guard let problem = problems.first(where: { $0.severity == .error }) else { return nil }
    return SourceFault(source, problem.range.start, problem.message(in: source))
  }
}
