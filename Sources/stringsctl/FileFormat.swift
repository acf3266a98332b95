import CommandLineTool

/// A format of localization files, by the extension of its files.
enum FileFormat: String, EnumeratedParameterValue {
  case strings
  case stringsdict
  case xcstrings

  /// The format of a file by its name. A file of another name is taken for a `.strings` file.
  init(path: String) {
    let name = path.lowercased()
    self =
      Self.allCases.first { name.hasSuffix(".\($0.rawValue)") } ?? .strings
  }
}
