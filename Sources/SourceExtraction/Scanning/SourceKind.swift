/// What a file is to the extraction of keys.
package enum SourceKind: Hashable, Sendable {
  /// Code.
  case code(TokenizedSource.Language)
  /// A storyboard or xib.
  case interface
  /// The property list of a bundle, whose texts the table `InfoPlist` localizes.
  case bundlePropertyList
  /// A page of the settings an application shows in those of the system.
  case settings

  /// The extensions of files that are sources; of property lists only some are.
  package static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "hh", "hpp", "c", "cc", "cpp", "cxx", "storyboard", "xib", "plist",
  ]

  /// The kind of a file by its path; nil for what is no source.
  package init?(path: String) {
    let name = Self.name(ofPath: path)
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...] {
    case "swift": self = .code(.swift)
    case "m", "c", "h": self = .code(.objectiveC(isCPlusPlus: false))
    case "mm", "hh", "hpp", "cc", "cpp", "cxx": self = .code(.objectiveC(isCPlusPlus: true))
    case "storyboard", "xib": self = .interface
    case "plist":
      if Self.folder(ofPath: path).hasSuffix(".bundle") {
        guard Self.folder(ofPath: path) == "Settings.bundle" else { return nil }
        self = .settings
      } else if name == "Info.plist" || name.hasSuffix("-Info.plist")
        || name.hasSuffix("_Info.plist")
      {
        self = .bundlePropertyList
      } else {
        return nil
      }
    case _: return nil
    }
  }

  /// Whether it is code, and no file that brings its texts along.
  package var isCode: Bool {
    switch self {
    case .code: true
    case .interface, .bundlePropertyList, .settings: false
    }
  }

  /// The most bytes of a file of this kind that are read.
  package var maximumByteCount: Int {
    switch self {
    case .code: 16 << 20
    case .interface: 64 << 20
    case .bundlePropertyList, .settings: 4 << 20
    }
  }

  /// The name of a file without folder and extension.
  package static func tableName(ofPath path: String) -> String {
    let name = name(ofPath: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The name of a file.
  private static func name(ofPath path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// The name of the innermost folder of a path; empty if there is none.
  private static func folder(ofPath path: String) -> Substring {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let folder = path[..<slash]
    return folder.lastIndex(of: "/").map { folder[folder.index(after: $0)...] } ?? folder
  }
}
