// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "StringCatalog", path: "..")],
  targets: [
    .target(name: "CLaunch"),
    .systemLibrary(name: "CICUHeaders", pkgConfig: "icu-i18n"),
    .target(name: "CPeers", dependencies: ["CICUHeaders"]),
    // The folder of that name in Tests, which counts for our own tests, too.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter",
        "CLaunch",
        "CPeers",
        .product(name: "CatalogSyntax", package: "StringCatalog"),
        .product(name: "StringCatalog", package: "StringCatalog"),
        .product(name: "CatalogLint", package: "StringCatalog"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
      ]),
  ]
)
