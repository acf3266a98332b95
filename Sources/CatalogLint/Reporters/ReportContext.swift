/// What a reporter is told about the place where the report is read.
public struct ReportContext: Sendable, Equatable {
  /// The absolute path of the current folder as `getcwd(3)` gives it, that is, without links.
  public var currentFolder: String
  /// Whether colours are wanted.
  public var usesColor: Bool
  /// The width of the terminal in columns, or nil if the report does not go to a terminal.
  public var terminalWidth: Int?
  /// The version of the tool.
  public var toolVersion: String

  /// Creates a context.
  public init(
    currentFolder: String, usesColor: Bool = false, terminalWidth: Int? = nil,
    toolVersion: String = ""
  ) {
    self.currentFolder = currentFolder
    self.usesColor = usesColor
    self.terminalWidth = terminalWidth
    self.toolVersion = toolVersion
  }
}

extension ReportContext {
  /// A path as seen from the current folder: `.` for the folder itself, and without its path in front
  /// of what lies below it. Paths elsewhere stay as they are.
  func relative(_ path: String) -> String {
    var rest = path[...]
    let folder = currentFolder == "/" ? "/" : currentFolder + "/"
    if path == currentFolder { return "." }
    if path.utf8.starts(with: folder.utf8) { rest = path.dropPrefix(folder) }
    while rest.utf8.starts(with: "./".utf8) { rest = Self.droppingFirstPart(rest) }
    return rest.isEmpty ? "." : String(rest)
  }

  /// A path from the root of the file system; `-`, standard input, stays what it is.
  ///
  /// `./` and `../` in front are taken away, which is right because the current folder's path has no
  /// links. Anything further inside stays as it is.
  func absolute(_ path: String) -> String {
    guard !path.utf8.starts(with: "/".utf8), path != "-" else { return path }
    var rest = path[...]
    var folder = currentFolder[...]
    while true {
      if rest == "." || rest.utf8.starts(with: "./".utf8) {
        rest = Self.droppingFirstPart(rest)
      } else if rest == ".." || rest.utf8.starts(with: "../".utf8) {
        rest = Self.droppingFirstPart(rest)
        folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
      } else {
        break
      }
    }
    if rest.isEmpty { return folder.isEmpty ? "/" : String(folder) }
    return folder.utf8.last == UInt8(ascii: "/") ? "\(folder)\(rest)" : "\(folder)/\(rest)"
  }

  private static func droppingFirstPart(_ path: Substring) -> Substring {
    let utf8 = path.utf8
    guard let slash = utf8.firstIndex(of: UInt8(ascii: "/")) else { return "" }
    return Substring(utf8[slash...].drop { $0 == UInt8(ascii: "/") })
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> Substring {
    Substring(utf8.dropFirst(prefix.utf8.count).drop { $0 == UInt8(ascii: "/") })
  }
}
