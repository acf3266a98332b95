public import CatalogSyntax

/// A file to be converted, in memory.
public struct ConversionSource: Sendable {
  /// The path as it is to be shown, which tells table and locale; `-` for standard input.
  public var path: String
  /// The folder that was looked through and in which the file was found; nil for a file that was named.
  public var root: String?
  /// What is in the file.
  public var bytes: [UInt8]
  /// The format; nil to go by the extension.
  public var format: Format?

  /// What can be read. The raw values are the extensions of the files.
  public enum Format: String, Sendable, CaseIterable {
    /// A `.strings` file, as text or as a property list.
    case strings
    /// A `.stringsdict` file.
    case stringsdict
    /// A string catalog.
    case xcstrings
    /// Plain JSON.
    case json
  }

  /// Creates a source.
  public init(path: String, root: String? = nil, bytes: [UInt8], format: Format? = nil) {
    self.path = path
    self.root = root
    self.bytes = bytes
    self.format = format
  }

  /// The format; a file of no known extension is taken for a `.strings` file.
  var effectiveFormat: Format {
    if let format { return format }
    guard let dot = path.lastIndex(of: ".") else { return .strings }
    return Format(rawValue: String(path[path.index(after: dot)...])) ?? .strings
  }

  /// The folder the file lies in.
  var folder: String { ProjectLayout.parent(path) }

  /// The name without extension.
  var stem: String { ProjectLayout.name(path).removingExtension }
}

/// Why a file cannot be converted.
public struct SourceFault: Error, Hashable, Sendable {
  /// The file.
  public var path: String
  /// Where in the file, where that is known.
  public var place: LineColumn?
  /// What is wrong and what to do about it, in one sentence without final stop.
  public var message: String
}

extension SourceFault: CustomStringConvertible {
  /// `file:line:column: message`, harmless in a terminal.
  public var description: String {
    let place = place.map { ":\($0)" } ?? ""
    return "\(path.escapedForDisplay)\(place): \(message)"
  }
}
