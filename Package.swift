// swift-tools-version: 6.2
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
    .target(name: "CatalogSyntax", swiftSettings: strict),
    .target(name: "ICU", dependencies: ["CICU"], swiftSettings: strict),
    .target(
      name: "StringCatalog", dependencies: ["CatalogSyntax", "ICU"], swiftSettings: strict),
    .target(
      name: "CatalogLint", dependencies: ["StringCatalog", "CatalogSyntax", "ICU", "YAML"],
      swiftSettings: strict),
    .target(
      name: "SourceExtraction", dependencies: ["StringCatalog", "CatalogSyntax", "ICU"],
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
      dependencies: ["StringCatalog", "ICU", "TestSupport", "MessageOracle"],
      path: "Tests/Conformance", swiftSettings: strict),
    .testTarget(
      name: "CatalogLintTests", dependencies: ["CatalogLint", "TestSupport"],
      exclude: ["Reporters/Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceExtractionTests", dependencies: ["SourceExtraction", "TestSupport"],
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
