import StringCatalog

/// The settings that make git merge localization files with this tool.
enum MergeSettings {
  /// What is written to `.gitattributes`, and the command that git runs.
  static var text: String {
    let attributes = TableFormat.allCases.map { "*.\($0.rawValue) merge=stringsctl\n" }.joined()
    return """
      # Add these lines to the file .gitattributes of the repository:
      \(attributes)
      # Run this once in every clone, or with --global once for all:
      git config merge.stringsctl.name 'merge localized strings key by key'
      git config merge.stringsctl.driver 'stringsctl merge --path=%P -- %O %A %B'

      """
  }
}
