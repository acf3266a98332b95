import Foundation
import PackagePlugin

/// Looks at the localization files of a target whenever it is built, and prints what `stringsctl lint` finds as
/// warnings of the compiler.
///
/// Whether an error fails the build is said by the configuration of the package, `build: fail`.
@main
struct LintStringsOnBuild: BuildToolPlugin {
  private static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
    let folders = Self.folders(of: files)
    guard !folders.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Linting the localized strings of \(target.name)",
        executable: try context.tool(named: "stringsctl").url,
        arguments: ["lint", "--in-build", "--format", "xcode", "--color", "never"] + folders,
        inputFiles: files + Self.configurations(for: target, in: context.package),
        outputFiles: [])
    ]
  }

  /// The configurations that may be about the target, and the folders in which one may come and go: they change
  /// with it.
  private static func configurations(for target: any Target, in package: Package) -> [URL] {
    let depth = package.directoryURL.pathComponents.count
    var folders = [package.directoryURL]
    for name in target.directoryURL.pathComponents.dropFirst(depth) {
      folders.append(folders[folders.count - 1].appending(path: name))
    }
    let files = folders.flatMap { folder in
      [".stringsctl.yml", ".stringsctl.json"].map { folder.appending(path: $0) }
    }
    return folders + files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The folders to look at: those of loose tables and string catalogs, and those that hold `.lproj` folders; none
  /// that lies in another.
  private static func folders(of files: [URL]) -> [String] {
    let paths = Set(
      files.map { file in
        let folder = file.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
      })
    return paths.sorted().filter { path in
      !paths.contains { $0 != path && path.hasPrefix($0 + "/") }
    }
  }
}
