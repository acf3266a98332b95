internal import CatalogSyntax
internal import Synchronization

/// What a layer holds: which files there are, and the tables that were read so far.
///
/// The list of files is that of the moment when the contents were made; it never changes.
final class LayerContents: Sendable {
  let name: String
  /// What could not be listed.
  let listingFailures: [FileError]
  /// Where users' texts are looked up.
  let sources = TextSources()

  private let catalogs: [Catalog]
  private let files: Files
  /// Whether these are the texts of this library.
  private let isBuiltIn: Bool
  private let loaded = Mutex(Loaded())

  /// The files by table, and in it by the spelling of the locale.
  private struct Files: Sendable {
    var strings: [String: [String: String]] = [:]
    var dictionaries: [String: [String: String]] = [:]
    var catalogs: [String: String] = [:]
  }

  /// What was read so far.
  private struct Loaded {
    var tables: [Place: (any MessageTable)?] = [:]
    var documents: [String: XCStringsDocument?] = [:]
    var failures: [FileError] = []
  }

  private struct Place: Hashable {
    var table: String
    var locale: String
  }

  init(_ layer: LocalizationLayer) {
    name = layer.name
    switch layer.origin {
    case .catalogs(let catalogs):
      self.catalogs = catalogs
      (files, listingFailures, isBuiltIn) = (Files(), [], false)
    case .folder(let path):
      catalogs = []
      (files, listingFailures) = Self.list(path)
      isBuiltIn = false
    case .builtIn:
      catalogs = []
      (files, listingFailures, isBuiltIn) = (Files(), [], true)
    }
  }

  /// The contents of a layer. Those of the texts of this library never change and are read once only.
  static func of(_ layer: LocalizationLayer) -> LayerContents {
    if case .builtIn = layer.origin { builtIn } else { LayerContents(layer) }
  }

  private static let builtIn = LayerContents(.builtIn)

  private static func list(_ path: String) -> (Files, [FileError]) {
    let discovery = FileDiscovery([path])
    let layout = ProjectLayout(files: discovery.files, directories: discovery.localeDirectories)
    let root = path.trimmingSlashes
    func isOwn(_ folder: String) -> Bool { folder.hasSameCodeUnits(as: root == "." ? "" : root) }
    // The bundle is the folder itself, else the only one below it, as in `Contents/Resources`.
    let own = layout.bundles.filter { isOwn($0.path) }
    let bundles = own.isEmpty && layout.bundles.count == 1 ? layout.bundles : own
    let folders = Set(bundles.map(\.path) + (root == "." ? [""] : [root]))
    var files = Files()
    for file in bundles.flatMap({ $0.tables.flatMap(\.files) }) {
      files.strings[file.table, default: [:]][file.locale.spelling] = file.path
    }
    for file in layout.dictionaryFiles where file.bundle.map(folders.contains) ?? false {
      files.dictionaries[file.table, default: [:]][file.locale.spelling] = file.path
    }
    for file in layout.catalogFiles where folders.contains(file.folder) {
      files.catalogs[file.table] = file.path
    }
    return (files, discovery.failures)
  }

  // MARK: What there is

  /// Whether the layer has a table in some locale.
  func hasTable(_ table: String) -> Bool {
    files.strings[table] != nil || files.dictionaries[table] != nil || files.catalogs[table] != nil
      || catalogs.contains { $0.table.hasSameCodeUnits(as: table) }
  }

  /// The names of the tables, sorted.
  var tables: [String] {
    Set(
      Array(files.strings.keys) + files.dictionaries.keys + files.catalogs.keys
        + catalogs.map(\.table)
    ).sorted()
  }

  /// The locales of a table, as they are spelled, sorted.
  func locales(of table: String) -> [String] {
    var locales = Set(files.strings[table].map { Array($0.keys) } ?? [])
    locales.formUnion(files.dictionaries[table].map { Array($0.keys) } ?? [])
    if let document = loaded.withLock({ document(table, &$0) }) {
      locales.formUnion(document.locales)
      if let source = document.sourceLanguage { locales.insert(source) }
    }
    for catalog in catalogs where catalog.table.hasSameCodeUnits(as: table) {
      locales.formUnion(catalog.locales.map(\.spelling))
    }
    if isBuiltIn { locales.formUnion(BuiltInTexts.locales) }
    return locales.sorted()
  }

  /// The language that a table is translated from, where the layer says so.
  func sourceLanguage(of table: String) -> String? {
    if let document = loaded.withLock({ document(table, &$0) }) { return document.sourceLanguage }
    return catalogs.first { $0.table.hasSameCodeUnits(as: table) }?.sourceLanguage?.spelling
  }

  /// The files that could not be read or understood whole so far.
  var failures: [FileError] { listingFailures + loaded.withLock { $0.failures } }

  // MARK: Reading

  /// A table in one locale, by its spelling; nil if the layer has none.
  func table(_ table: String, _ locale: String) -> (any MessageTable)? {
    loaded.withLock { loaded in
      // There is but one table, whatever it is called.
      let place = Place(table: isBuiltIn ? "" : table, locale: locale)
      if let known = loaded.tables[place] { return known }
      let made = read(table, locale, &loaded)
      loaded.tables[place] = .some(made)
      return made
    }
  }

  private func read(
    _ table: String, _ locale: String, _ loaded: inout Loaded
  ) -> (any MessageTable)? {
    if isBuiltIn { return BuiltInTexts.messages(in: locale) }
    let strings = files.strings[table]?[locale].flatMap { path in
      self.bytes(path, &loaded).flatMap { bytes in
        try? LocalizedTable(
          file: TableFile(path: path, locale: LocaleIdentifier(locale), table: table),
          bytes: bytes)
      }
    }
    let dictionary = files.dictionaries[table]?[locale].flatMap { path in
      self.bytes(path, &loaded).flatMap { try? StringsDictDocument($0) }
    }
    if let dictionary { return DictionaryMessages(dictionary, over: strings) }
    if let strings { return StringsMessages(strings) }
    if let document = document(table, &loaded) {
      let isThere =
        document.locales.contains { $0.hasSameCodeUnits(as: locale) }
        || document.sourceLanguage?.hasSameCodeUnits(as: locale) ?? false
      return isThere ? CatalogMessages(document, locale: locale) : nil
    }
    let catalog = catalogs.first { $0.table.hasSameCodeUnits(as: table) }
    guard let catalog else { return nil }
    let identifier = LocaleIdentifier(locale)
    return catalog.locales.contains(identifier) ? ModelMessages(catalog, locale: identifier) : nil
  }

  private func document(_ table: String, _ loaded: inout Loaded) -> XCStringsDocument? {
    guard let path = files.catalogs[table] else { return nil }
    if let known = loaded.documents[table] { return known }
    let made = bytes(path, &loaded).flatMap { try? SourceText($0) }.map { XCStringsDocument($0) }
    loaded.documents[table] = .some(made)
    return made
  }

  private func bytes(_ path: String, _ loaded: inout Loaded) -> [UInt8]? {
    do throws(FileError) {
      return try FileContents(path: path).bytes
    } catch {
      loaded.failures.append(error)
      return nil
    }
  }
}

extension String {
  /// The path without slashes at its end and `./` in front.
  fileprivate var trimmingSlashes: String {
    var path = self[...]
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path.utf8.count > 2, path.hasPrefix("./") { path.removeFirst(2) }
    return String(path)
  }
}
