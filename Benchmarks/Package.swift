// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "StringCatalog", path: "..")],
  targets: [
    .target(name: "CLaunch"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CLaunch",
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
