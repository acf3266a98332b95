@testable import CatalogLint
import Testing

@Suite("Patterns of paths and names")
struct PatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var fits: [String]
    var differs: [String]
    var testDescription: String { pattern }
  }

  static let paths = [
    Case(
      pattern: "*.strings", fits: ["a.strings", "x/y/a.strings", ".strings"],
      differs: ["a.stringsdict", "astrings"]),
    Case(
      pattern: "Vendor", fits: ["Vendor/a", "x/Vendor/y/b", "Vendor"],
      differs: ["Vendors/a", "vendor/a"]),
    Case(pattern: "Vendor/", fits: ["Vendor/a"], differs: ["x/Vendor/a", "Vendors"]),
    Case(pattern: "./a/b", fits: ["a/b", "a/b/c"], differs: ["x/a/b", "a/bc"]),
    Case(pattern: "a/**", fits: ["a/b", "a/b/c"], differs: ["a", "b/a/c"]),
    Case(pattern: "a/**/b", fits: ["a/b", "a/x/b", "a/x/y/b", "a/b/c"], differs: ["a/xb", "b"]),
    Case(pattern: "**/b/*.x", fits: ["b/a.x", "a/b/c.x"], differs: ["b/c/a.x", "a.x"]),
    Case(pattern: "{a,b/{c,d}}/*", fits: ["a/x", "b/c/x", "b/d/x"], differs: ["b/x", "c/x"]),
    Case(pattern: "[a-c]?[!x]", fits: ["b.y", "cüz"], differs: ["d.y", "b.x", "by"]),
    Case(pattern: "[]]\\*", fits: ["]*"], differs: ["]a", "]"]),
    Case(pattern: "**", fits: ["a", "a/b"], differs: []),
  ]

  @Test("paths", arguments: paths)
  func path(_ input: Case) throws {
    let pattern = try PathPattern(input.pattern)
    #expect(input.fits.filter { !pattern.matches($0) } == [])
    #expect(input.differs.filter { pattern.matches($0) } == [])
  }

  @Test("many stars take no longer than the product of the lengths")
  func stars() throws {
    let pattern = try Wildcard(String(repeating: "*a", count: 2_000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
    let folders = try PathPattern(String(repeating: "**/a/", count: 500) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 1_000)))
  }

  @Test("lists of names")
  func names() throws {
    func take(_ name: String, _ patterns: String...) throws -> Bool {
      NamePattern.take(name, try patterns.map { pattern in try NamePattern(pattern) })
    }
    #expect(try take("a"))
    #expect(try take("home.a", "home.*"))
    #expect(try !take("home.a", "home.*", "!home.a"))
    #expect(try take("b", "!a"))
    #expect(try !take("a", "!a"))
  }

  @Test("paths relative to the folder of the file")
  func scope() {
    let scope = PathScope(folder: "../project/", currentFolder: "/home/me/work")
    #expect(scope.relative("../project/a/./b") == "a/b")
    #expect(scope.relative("/home/me/project/x") == "x")
    #expect(scope.relative("x") == nil)
    #expect(PathScope().relative("a/b") == "a/b")
  }
}
