/// Finds and reads the files of a conversion.
public struct ConversionFiles: Sendable {
  /// The files that were read, in the order of the operands.
  public private(set) var sources: [ConversionSource] = []
  /// What could not be read.
  public private(set) var failures: [FileError] = []
  /// Folders below which there is no file of a known format.
  public private(set) var emptyFolders: [String] = []

  /// Reads files and what lies below folders.
  ///
  /// JSON files of a folder are read only if there is no file of the other formats below it: few of the
  /// JSON files of a project are texts.
  ///
  /// - Parameters:
  ///   - operands: Paths; `-` is standard input.
  ///   - inputFormat: What standard input holds.
  public init(_ operands: [String], inputFormat: ConversionSource.Format = .strings) {
    var known: Set<String> = []
    for operand in operands {
      guard operand != "-" else {
        readInput(as: inputFormat)
        continue
      }
      let found = Self.files(below: operand)
      failures += found.failures
      if found.files.isEmpty, found.failures.isEmpty { emptyFolders.append(operand) }
      for path in found.files where known.insert(path).inserted {
        read(path, root: found.root)
      }
    }
  }

  /// The files to read for an operand, and its path in theirs if it is a folder.
  private static func files(
    below operand: String
  ) -> (files: [String], root: String?, failures: [FileError]) {
    var discovery = FileDiscovery([operand])
    if discovery.files.isEmpty, discovery.failures.isEmpty {
      discovery = FileDiscovery([operand], furtherExtensions: ["json"])
    }
    guard discovery.files != [operand] else { return ([operand], nil, discovery.failures) }
    var root = operand[...]
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    while root.hasPrefix("./") {
      root.removeFirst(2)
      while root.hasPrefix("/") { root.removeFirst() }
    }
    return (discovery.files, root == "." ? "" : String(root), discovery.failures)
  }

  private mutating func read(_ path: String, root: String?) {
    do throws(FileError) {
      let contents = try FileContents(path: path)
      sources.append(ConversionSource(path: path, root: root, bytes: contents.bytes))
    } catch {
      failures.append(error)
    }
  }

  private mutating func readInput(as format: ConversionSource.Format) {
    do throws(FileError) {
      let bytes = try FileContents.standardInput()
      sources.append(ConversionSource(path: "-", bytes: bytes, format: format))
    } catch {
      failures.append(error)
    }
  }
}
