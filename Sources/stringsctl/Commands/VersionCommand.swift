import CommandLineTool
import ICU

/// `stringsctl version`
enum VersionCommand {
  static let command = Command(
    "version", abstract: "Prints the versions of the tool, ICU, CLDR and Unicode.", run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let cldr = (try? ICUVersion.cldr()) ?? "unknown"
    try Terminal.write(
      """
      stringsctl \(Release.version)
      ICU \(ICUVersion.icu) / CLDR \(cldr) / Unicode \(ICUVersion.unicode)

      """)
    return .clean
  }
}
