import CommandLineTool

/// `stringsctl extract`
enum ExtractCommand {
  static let noCache = Flag("no-cache", help: "Read every source anew.")
}
