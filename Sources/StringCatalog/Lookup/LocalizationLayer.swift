internal import CatalogSyntax

/// One of the places where texts are looked for: a bundle of an application, a bundle that overrides some of
/// its texts, catalogs in memory, or what this library brings along.
public struct LocalizationLayer: Sendable {
  /// The name, by which traces and reports call it.
  public let name: String
  let origin: Origin

  enum Origin: Sendable {
    /// A folder with `.lproj` folders and string catalogs.
    case folder(String)
    /// Catalogs in memory, one a table.
    case catalogs([Catalog])
    /// The texts of this library.
    case builtIn
  }

  /// The texts of this library, which are the last layer: those of the sign-in screens and of all errors, in
  /// ``BuiltInTexts/locales``. They are found whatever table is asked for.
  public static let builtIn = LocalizationLayer(origin: .builtIn, name: "built-in")

  private init(origin: Origin, name: String) {
    self.origin = origin
    self.name = name
  }

  /// The texts in a folder: in its `.lproj` folders and string catalogs, or in those of its only bundle
  /// below it. Files are read when one of their texts is wanted.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - name: The name of the layer; by default the path.
  public init(folder path: String, name: String? = nil) {
    self.name = name ?? path
    origin = .folder(path)
  }

  /// Texts in memory.
  ///
  /// - Parameters:
  ///   - catalogs: The tables.
  ///   - name: The name of the layer.
  public init(_ catalogs: [Catalog], name: String) {
    self.name = name
    origin = .catalogs(catalogs)
  }
}
