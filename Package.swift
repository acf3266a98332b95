// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The rules every Swift target is compiled under. They are explained in CONTRIBUTING.md.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "StringCatalog",
  products: [
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "CatalogSyntax", targets: ["CatalogSyntax"]),
    .library(name: "CatalogLint", targets: ["CatalogLint"]),
    .library(name: "StringCatalogC", type: .dynamic, targets: ["StringCatalogC"]),
    .executable(name: "stringsctl", targets: ["stringsctl"]),
    .plugin(name: "LintStrings", targets: ["LintStrings"]),
    .plugin(name: "LintStringsOnBuild", targets: ["LintStringsOnBuild"]),
  ],
  targets: [
    .systemLibrary(
      name: "CICU4C", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["CICU4C"]),
    // libyaml becomes part of the program: as a shared library it would be loaded at every start.
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CYAML", dependencies: ["CLibYAML"],
      linkerSettings: [
        .linkedLibrary(":libyaml.a", .when(platforms: [.linux])),
        .linkedLibrary("yaml", .when(platforms: [.macOS])),
      ]),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict),
    // So does libxml2, with what its archive needs.
    .systemLibrary(
      name: "CLibXML2",
      providers: [.apt(["libxml2-dev", "zlib1g-dev", "liblzma-dev"]), .brew(["libxml2"])]),
    .target(
      name: "CXML", dependencies: ["CLibXML2", "CICU4C"],
      cSettings: [.headerSearchPath("../CLibXML2")],
      linkerSettings: [
        .linkedLibrary(":libxml2.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary(":liblzma.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("xml2", .when(platforms: [.macOS])),
      ]),
    .target(name: "XML", dependencies: ["CXML"], swiftSettings: strict),
    .target(name: "CatalogSyntax", swiftSettings: strict),
    .target(name: "ICU", dependencies: ["CICU"], swiftSettings: strict),
    .target(
      name: "StringCatalog", dependencies: ["CatalogSyntax", "ICU"], swiftSettings: strict),
    .target(
      name: "CatalogLint", dependencies: ["StringCatalog", "CatalogSyntax", "ICU", "YAML"],
      swiftSettings: strict),
    .target(
      name: "SourceExtraction", dependencies: ["StringCatalog", "CatalogSyntax", "ICU", "XML"],
      swiftSettings: strict),
    .target(name: "CStringCatalog"),
    .target(
      name: "StringCatalogC", dependencies: ["StringCatalog", "CStringCatalog"],
      exclude: ["StringCatalogC.exports"],
      swiftSettings: strict),
    .target(name: "CommandLineTool", swiftSettings: strict),
    .executableTarget(
      name: "stringsctl",
      dependencies: [
        "StringCatalog", "CatalogSyntax", "CatalogLint", "SourceExtraction", "CommandLineTool",
        "ICU",
      ],
      swiftSettings: strict),
    .plugin(
      name: "LintStrings",
      capability: .command(
        intent: .custom(
          verb: "lint-strings", description: "Reports problems in localization files.")),
      dependencies: ["stringsctl"]),
    .plugin(
      name: "LintStringsOnBuild", capability: .buildTool(), dependencies: ["stringsctl"]),
    .target(
      name: "TestSupport", dependencies: ["CatalogSyntax", "StringCatalog", "MessageOracle"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "MessageOracle", dependencies: ["CICU4C"], path: "Tests/MessageOracle"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "CatalogSyntaxTests", dependencies: ["CatalogSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "ICUTests", dependencies: ["ICU", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "StringCatalogTests",
      dependencies: ["StringCatalog", "TestSupport", "AllocationCounter"],
      exclude: ["Conversion/Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["CatalogLint", "StringCatalog", "ICU", "TestSupport", "MessageOracle"],
      path: "Tests/Conformance", exclude: ["corpus-counts.json"], swiftSettings: strict),
    .testTarget(
      name: "CatalogLintTests", dependencies: ["CatalogLint", "TestSupport"],
      exclude: ["Reporters/Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceExtractionTests",
      dependencies: ["SourceExtraction", "CatalogSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GeneratedAccessors", dependencies: ["StringCatalog", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineToolTests", dependencies: ["CommandLineTool", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "StringCatalogCTests",
      dependencies: ["StringCatalogC", "CStringCatalog", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "stringsctlTests", dependencies: ["stringsctl", "TestSupport"],
      swiftSettings: strict),
  ]
)

// The lexer of Swift is compared with the parser of the toolchain, where it can be found. Flags like these would keep
// others from depending on a product; no product contains these targets.
if let parser = folderOfSwiftParser() {
  package.targets += [
    .target(
      name: "SwiftParserOracle", path: "Tests/SwiftParserOracle",
      swiftSettings: [.unsafeFlags(["-I", parser, "-enable-library-evolution"])],
      linkerSettings: [
        .unsafeFlags([
          "-L", parser, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", parser,
        ])
      ]),
    .testTarget(
      name: "LexerOracleTests",
      dependencies: ["SourceExtraction", "CatalogSyntax", "SwiftParserOracle", "TestSupport"],
      swiftSettings: strict),
  ]
}

/// The folder with the libraries of the toolchain's own parser: named by `STRINGSCTL_SWIFT_PARSER`, else that of the
/// toolchain that reads this manifest, else that of `swiftc` on the path; nil if it is not there.
func folderOfSwiftParser() -> String? {
  var candidates: [String] = []
  if let named = Context.environment["STRINGSCTL_SWIFT_PARSER"] { candidates.append(named) }
  if let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() {
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      guard line.hasSuffix("/libPackageDescription.so"), let start = line.firstIndex(of: "/"),
        let end = line.range(of: "/lib/swift/pm/")
      else { continue }
      candidates.append(line[start..<end.lowerBound] + "/lib/swift/host")
    }
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
    let root = compiler.deletingLastPathComponent().deletingLastPathComponent()
    candidates.append(root.path + "/lib/swift/host")
  }
  return candidates.first {
    FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule")
  }
}
