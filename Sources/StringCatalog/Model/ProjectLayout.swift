/// A file with the translations of one table into one locale, not yet read.
public struct TableFile: Hashable, Sendable {
  /// The path as it is to be shown.
  public var path: String
  /// The locale, from the `.lproj` folder the file lies in.
  public var locale: LocaleIdentifier
  /// The table: the file name without extension.
  public var table: String

  /// Creates a value.
  public init(path: String, locale: LocaleIdentifier, table: String) {
    self.path = path
    self.locale = locale
    self.table = table
  }
}

extension TableFile {
  /// The folder that the file lies in; empty for the current folder.
  package var folder: String { ProjectLayout.parent(path) }

  /// The folder that holds the `.lproj` folder of the file, empty for the current folder; nil for a file
  /// in no such folder, which belongs to no bundle.
  package var bundle: String? {
    ProjectLayout.locale(ofDirectory: folder) == nil ? nil : ProjectLayout.parent(folder)
  }
}

/// A `.lproj` folder.
public struct LocaleDirectory: Hashable, Sendable {
  /// The path as it is to be shown.
  public var path: String
  /// The locale it is named for.
  public var locale: LocaleIdentifier

  /// Creates a folder.
  package init(path: String, locale: LocaleIdentifier) {
    self.path = path
    self.locale = locale
  }
}

/// A folder that holds `.lproj` folders. Bundles are never merged with each other, even where one lies
/// inside another.
public struct LocalizationBundle: Sendable {
  /// The path as it is to be shown; empty for the current folder.
  public var path: String
  /// The `.lproj` folders, by path.
  public var directories: [LocaleDirectory]
  /// The files of each table, tables by name and files by path.
  public var tables: [Table]

  /// A table in all the locales it is translated into.
  public struct Table: Sendable {
    /// The name, as in `NSLocalizedString(_:tableName:)`.
    public var name: String
    /// One file a locale, by path.
    public var files: [TableFile]
  }
}

/// What kinds of localization files lie where, worked out from paths alone.
public struct ProjectLayout: Sendable {
  /// The bundles, by path.
  public private(set) var bundles: [LocalizationBundle] = []
  /// Files that are no `.stringsdict` and no string catalog outside any `.lproj` folder, by path. Each
  /// is a table of its own.
  public private(set) var looseFiles: [TableFile] = []
  /// The `.stringsdict` files, by path.
  public private(set) var dictionaryFiles: [TableFile] = []
  /// The string catalogs, by path.
  public private(set) var catalogFiles: [TableFile] = []

  /// Sorts files into bundles, tables and locales.
  ///
  /// - Parameters:
  ///   - files: Paths of files, `/` between their parts. What has no other known extension is taken
  ///     for a `.strings` file.
  ///   - directories: Paths of `.lproj` folders, those without any file included.
  public init(files: [String], directories: [String] = []) {
    var bundlesByPath: [String: [String: [TableFile]]] = [:]
    var directoriesByPath: [String: Set<String>] = [:]
    for directory in directories {
      directoriesByPath[Self.parent(directory), default: []].insert(directory)
    }
    for file in files {
      let directory = Self.parent(file)
      let table = Self.name(file).removingExtension
      switch TableFormat(path: file) {
      case .stringsdict:
        let locale = Self.locale(ofDirectory: directory) ?? LocaleIdentifier("und")
        dictionaryFiles.append(TableFile(path: file, locale: locale, table: table))
        continue
      case .xcstrings:
        catalogFiles.append(
          TableFile(path: file, locale: LocaleIdentifier("und"), table: table))
        continue
      case .strings, nil:
        break
      }
      guard let locale = Self.locale(ofDirectory: directory) else {
        looseFiles.append(
          TableFile(path: file, locale: LocaleIdentifier("und"), table: table))
        continue
      }
      let bundle = Self.parent(directory)
      directoriesByPath[bundle, default: []].insert(directory)
      bundlesByPath[bundle, default: [:]][table, default: []].append(
        TableFile(path: file, locale: locale, table: table))
    }
    looseFiles.sort { $0.path < $1.path }
    dictionaryFiles.sort { $0.path < $1.path }
    catalogFiles.sort { $0.path < $1.path }
    bundles = directoriesByPath.keys.sorted().map { path in
      LocalizationBundle(
        path: path,
        directories: (directoriesByPath[path] ?? []).sorted().compactMap { directory in
          Self.locale(ofDirectory: directory).map { LocaleDirectory(path: directory, locale: $0) }
        },
        tables: (bundlesByPath[path] ?? [:]).sorted { $0.key < $1.key }.map { name, files in
          LocalizationBundle.Table(name: name, files: files.sorted { $0.path < $1.path })
        })
    }
  }

  /// The locale of a `.lproj` folder, or nil for any other folder. The case of the extension does not
  /// matter.
  static func locale(ofDirectory path: String) -> LocaleIdentifier? {
    let name = name(path)
    guard name.lowercased().hasSuffix(".lproj"), name.utf8.count > 6 else { return nil }
    return LocaleIdentifier(String(name.dropLast(6)))
  }

  /// The folder of a path; empty for the current one.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}

extension String {
  /// A file name without what follows its last dot.
  var removingExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
