import Foundation
import SourceExtraction
import StringCatalog
import TestSupport
import Testing

@Suite("Finding sources")
struct SourceDiscoveryTests {
  @Test(
    "kinds by paths",
    arguments: [
      ("a.swift", SourceKind.code(.swift)), ("x/a.m", .code(.objectiveC(isCPlusPlus: false))),
      ("a.mm", .code(.objectiveC(isCPlusPlus: true))),
      ("a.hpp", .code(.objectiveC(isCPlusPlus: true))),
      ("Base.lproj/Main.storyboard", .interface), ("A.xib", .interface),
      ("Info.plist", .bundlePropertyList), ("App/Clip-Info.plist", .bundlePropertyList),
      ("x/Settings.bundle/Root.plist", .settings), ("x/Other.bundle/Info.plist", nil),
      ("GoogleService.plist", nil), ("a.strings", nil), ("swift", nil), ("a.swift/b", nil),
    ] as [(String, SourceKind?)])
  func kinds(_ path: String, _ kind: SourceKind?) {
    #expect(SourceKind(path: path) == kind)
  }

  @Test("what is walked, passed over, excluded and unknown")
  func walk() throws {
    let folder = try TemporaryFolder()
    for path in [
      "App/A.swift", "App/B.m", "App/Info.plist", "App/Base.lproj/Main.storyboard",
      "App/en.lproj/Main.strings", "App/Generated/G.swift", "Lib.swift/L.swift", "Tests/T.swift",
      ".build/x.swift", "Pods/P.swift", "node_modules/n.c", "DerivedData/d.m", "README.md",
    ] { try folder.write(path, "") }
    let root = folder.url.path
    let found = SourceDiscovery(
      [root, root + "/README.md", root + "/App/Generated/G.swift", root + "/missing.swift"],
      isIncluded: { !$0.contains("/Generated/") && !$0.contains("/Tests/") })
    let names = found.files.map { $0.path.dropFirst(root.count + 1) }
    #expect(
      names == [
        "App/A.swift", "App/B.m", "App/Base.lproj/Main.storyboard", "App/Generated/G.swift",
        "App/Info.plist", "Lib.swift/L.swift",
      ])
    #expect(found.unknown == [root + "/README.md"])
    #expect(found.failures == [FileError(path: root + "/missing.swift", reason: .notFound)])
  }
}
