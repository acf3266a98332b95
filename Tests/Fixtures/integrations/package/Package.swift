// swift-tools-version: 6.2
import PackageDescription

// The plug-ins are those of the repository, the tool is one that is built already: `scripts/test-integrations` puts
// both here.
let package = Package(
  name: "Fixture", defaultLocalization: "en",
  targets: [
    .binaryTarget(name: "stringsctl", path: "stringsctl.artifactbundle"),
    .plugin(
      name: "LintStrings",
      capability: .command(
        intent: .custom(
          verb: "lint-strings", description: "Reports problems in localization files.")),
      dependencies: ["stringsctl"]),
    .plugin(
      name: "LintStringsOnBuild", capability: .buildTool(), dependencies: ["stringsctl"]),
    .target(
      name: "App", resources: [.process("Resources")], plugins: ["LintStringsOnBuild"]),
    .target(name: "Plain", plugins: ["LintStringsOnBuild"]),
  ])
