import CatalogSyntax

/// What a conversion makes: files in memory, and what is lost on the way.
public struct ConversionPlan: Sendable {
  /// The format.
  public let format: any CatalogFormat
  /// The files, by path; none if there is no text that the format can hold.
  public let files: [File]
  /// What the files that were read hold and those that are made cannot, in the order of the catalogs.
  public let losses: [Loss]

  /// A file to be written.
  public struct File: Hashable, Sendable {
    /// The path below the folder that is written to, `/` between its parts.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]
  }

  /// Why files cannot be made.
  public enum Refusal: Error, Hashable, Sendable {
    /// The name of a table cannot be a file name.
    case unsafeTable(String)
    /// The name of a locale cannot be a file name.
    case unsafeLocale(String)
    /// Two catalogs would be written to one file.
    case sameFile(String)
    /// A table is of no known locale, which the format has to name.
    case unknownLocale(table: String)
  }

  /// Fits what was read to a format and makes its files.
  ///
  /// - Throws: ``Refusal``. Names of tables and locales come from files and become names of files: what
  ///   is empty, starts with a point, is longer than 200 bytes, or has a slash, a backslash or an
  ///   invisible character is refused.
  public init(_ reading: CatalogReading, to format: any CatalogFormat) throws(Refusal) {
    self.format = format
    var losses = reading.losses
    var files: [File] = []
    let hasTables = reading.catalogs.count > 1
    for catalog in reading.catalogs {
      guard Self.isSafe(catalog.table) else { throw .unsafeTable(catalog.table) }
      guard format.layout != .catalog || !catalog.locales.contains(.unknown) else {
        throw .unknownLocale(table: catalog.table)
      }
      let fitted = catalog.fitted(to: format)
      losses += fitted.losses
      for catalog in fitted.catalogs {
        for file in format.files(for: catalog) {
          let path = try Self.path(
            of: file, table: catalog.table, format.layout, hasTables: hasTables)
          files.append(File(path: path, bytes: file.bytes))
        }
      }
    }
    var paths: Set<[UInt8]> = []
    for file in files where !paths.insert(Array(file.path.utf8)).inserted {
      throw .sameFile(file.path)
    }
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.losses = losses
  }

  private static func path(
    of file: CatalogFile, table: String, _ layout: FileLayout, hasTables: Bool
  ) throws(Refusal) -> String {
    let locale = file.locale?.spelling ?? ""
    guard layout == .catalog || isSafe(locale) else { throw .unsafeLocale(locale) }
    switch layout {
    case .bundle: return "\(locale).lproj/\(table).\(file.pathExtension)"
    case .catalog: return "\(table).\(file.pathExtension)"
    case .locales:
      return hasTables
        ? "\(locale)/\(table).\(file.pathExtension)" : "\(locale).\(file.pathExtension)"
    }
  }

  /// Whether a name from a file can be part of the name of a file.
  static func isSafe(_ name: String) -> Bool {
    (1...200).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: ".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      && name.escapedForDisplay.hasSameCodeUnits(as: name)
  }

  /// Whether something is lost, rather than only spelled in another way.
  public var losesMeaning: Bool { losses.contains { !$0.kind.keepsMeaning } }

  /// Whether some file is named for a locale that nothing told.
  var hasUnknownLocale: Bool {
    files.contains { $0.path.hasPrefix("und.") || $0.path.hasPrefix("und/") }
  }
}

extension ConversionPlan.Refusal: CustomStringConvertible {
  /// What is wrong and what to do about it, in one sentence without final stop.
  public var description: String {
    switch self {
    case .unsafeTable(let name):
      "the table name '\(name.escapedForDisplay)' cannot be the name of a file"
    case .unsafeLocale(let name):
      "the locale '\(name.escapedForDisplay)' cannot be the name of a file or folder"
    case .sameFile(let path):
      "two inputs would both be written to '\(path.escapedForDisplay)': convert one bundle at a time"
    case .unknownLocale(let table):
      "table '\(table.escapedForDisplay)' lies in no '.lproj' folder: say its locale with '--locale'"
    }
  }
}
