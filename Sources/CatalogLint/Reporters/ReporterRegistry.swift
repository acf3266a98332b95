/// Every reporter there is, in the order in which they are listed.
public enum ReporterRegistry {
  /// The reporters. One line each; a test compares the list with the folder.
  public static let all: [any Reporter.Type] = [
    TextReporter.self,
    XcodeReporter.self,
    GitHubReporter.self,
    JSONReporter.self,
    JSONLReporter.self,
    SARIFReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    MarkdownReporter.self,
    HTMLReporter.self,
  ]

  /// The reporter of a name, or nil if there is none.
  public static func reporter(named name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }
}
