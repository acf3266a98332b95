import CatalogSyntax

/// The files that a pseudo-localization of a project makes.
public struct PseudoPlan: Sendable {
  /// A file to write.
  public struct File: Hashable, Sendable {
    /// The path, in the folder that is written to.
    public var path: String
    /// What it is to hold.
    public var bytes: [UInt8]
    /// The file that it is made of.
    public var source: String
    /// What the file held when it was read, if it is written back to where it came from.
    public var original: [UInt8]?
  }

  /// The files, by path.
  public private(set) var files: [File] = []
  /// What keeps files from being read, by path.
  public private(set) var faults: [SourceFault] = []
  /// Bundles without any table in the source language, by path.
  public private(set) var bundlesWithoutSource: [String] = []

  private let localization: PseudoLocalization
  private let locale: LocaleIdentifier

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - project: The files that were read.
  ///   - localization: How texts are changed.
  ///   - locale: The locale to write.
  ///   - source: The language that texts are taken from; nil for the one that each bundle and catalog has.
  ///   - folder: The folder to write to; nil for beside the sources, a catalog into itself.
  public init(
    _ project: Project, _ localization: PseudoLocalization, locale: LocaleIdentifier,
    source: LocaleIdentifier? = nil, folder: String? = nil
  ) {
    self.localization = localization
    self.locale = locale
    addBundles(of: project, source)
    for table in project.looseTables {
      add(table.file, folder: ProjectLayout.parent(table.file.path), "strings") {
        () throws(SourceFault) in try localization.bytes(of: table)
      }
    }
    for catalog in project.stringCatalogs {
      let original = catalog.document.source.bytes(applying: [])
      add(path: catalog.file.path, of: catalog.file.path, original: original) {
        () throws(SourceFault) in
        try localization.bytes(
          of: catalog.document, locale: locale.spelling, source: source?.spelling,
          path: catalog.file.path)
      }
    }
    if let folder { move(to: folder) }
    files.sort { $0.path < $1.path }
  }

  /// Paths that more than one file would be written to.
  public var collisions: [String] {
    var known: Set<String> = []
    return files.map(\.path).filter { !known.insert($0).inserted }
  }

  private mutating func addBundles(of project: Project, _ wanted: LocaleIdentifier?) {
    var dictionaries: [String: [Project.Dictionary]] = [:]
    for dictionary in project.dictionaries {
      let folder = ProjectLayout.parent(dictionary.file.path)
      let isLoose = dictionary.file.locale == LocaleIdentifier("und")
      dictionaries[isLoose ? folder : ProjectLayout.parent(folder), default: []].append(
        dictionary)
    }
    for bundle in project.bundles {
      let own = dictionaries.removeValue(forKey: bundle.path) ?? []
      let source = bundle.sourceLocale(wanted: wanted)
      let dictionarySource = source?.locale ?? Self.source(of: own, wanted)
      guard source != nil || dictionarySource != nil else {
        if !bundle.families.isEmpty || !own.isEmpty { bundlesWithoutSource.append(bundle.path) }
        continue
      }
      if let source {
        for family in bundle.families {
          guard let table = family.source(source) else { continue }
          add(table.file, folder: bundle.path, "strings") { [localization] () throws(SourceFault) in
            try localization.bytes(of: table)
          }
        }
      }
      for dictionary in own where dictionary.file.locale == dictionarySource {
        add(dictionary, folder: bundle.path)
      }
    }
    for (folder, own) in dictionaries.sorted(by: { $0.key < $1.key }) {
      let source = Self.source(of: own, wanted)
      for dictionary in own where dictionary.file.locale == source {
        add(dictionary, folder: folder)
      }
    }
  }

  /// The source language of dictionaries that have no tables beside them.
  private static func source(
    of dictionaries: [Project.Dictionary], _ wanted: LocaleIdentifier?
  ) -> LocaleIdentifier? {
    let present = dictionaries.map(\.file.locale)
    if let wanted { return present.contains(wanted) ? wanted : present.first { $0 == .base } }
    return [.base, LocaleIdentifier("en")].first(where: present.contains) ?? present.min()
  }

  private mutating func add(_ dictionary: Project.Dictionary, folder: String) {
    add(dictionary.file, folder: folder, "stringsdict") { [localization] () throws(SourceFault) in
      try localization.bytes(of: dictionary.document, path: dictionary.file.path)
    }
  }

  private mutating func add(
    _ file: TableFile, folder: String, _ pathExtension: String,
    _ make: () throws(SourceFault) -> [UInt8]
  ) {
    guard file.locale != locale else {
      faults.append(.overwriting(locale, file.path))
      return
    }
    let name = "\(locale.spelling).lproj/\(file.table).\(pathExtension)"
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
    add(path: prefix + name, of: file.path, make)
  }

  private mutating func add(
    path: String, of source: String, original: [UInt8]? = nil,
    _ make: () throws(SourceFault) -> [UInt8]
  ) {
    do throws(SourceFault) {
      files.append(File(path: path, bytes: try make(), source: source, original: original))
    } catch {
      faults.append(error)
    }
  }

  /// Moves all files to a folder; what their paths have in common is left out.
  private mutating func move(to folder: String) {
    let parts = files.map { file in
      let isTable = !file.path.hasSuffix(".xcstrings")
      let bundle = ProjectLayout.parent(file.path)
      let above = isTable ? ProjectLayout.parent(bundle) : bundle
      return above.split(separator: "/", omittingEmptySubsequences: true)
    }
    var common = parts.first ?? []
    for path in parts {
      common = Array(zip(common, path).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
    for index in files.indices {
      let own = files[index].path.split(separator: "/", omittingEmptySubsequences: true)
      let rest = own.dropFirst(common.count).filter { $0 != ".." && $0 != "." }
      files[index].path = prefix + rest.joined(separator: "/")
      if files[index].path != files[index].source { files[index].original = nil }
    }
  }
}
