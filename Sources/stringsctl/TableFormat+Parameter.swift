public import CommandLineTool
public import StringCatalog

extension TableFormat: EnumeratedParameterValue {
  /// The format of a file by its name. A file of another name is taken for a `.strings` file.
  static func ofFile(_ path: String) -> TableFormat {
    TableFormat(path: path) ?? .strings
  }
}

extension ConversionSource.Format: EnumeratedParameterValue {}
