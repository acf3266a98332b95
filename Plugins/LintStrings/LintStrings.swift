import Foundation
import PackagePlugin

/// `swift package lint-strings [--target NAME]… [ARGUMENT]…`: runs `stringsctl lint` in the folder of the package.
///
/// With `--target`, only the folders of these targets are looked at. All other arguments are those of `lint`;
/// without a path among them the whole package is looked at.
@main
struct LintStrings: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try names.isEmpty ? [] : context.package.targets(named: names)
    let process = Process()
    process.executableURL = try context.tool(named: "stringsctl").url
    process.arguments = ["lint"] + extractor.remainingArguments + targets.map(\.directoryURL.path)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong; its status becomes that of `swift package`.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 2)
    }
  }
}
