import CStringCatalog
import Foundation
import TestSupport
import Testing

/// That types and numbers of parameters agree is the compiler's work: the functions are `@implementation`s of
/// the declarations.
@Suite("The header for C")
struct HeaderTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  private static func header() throws -> String {
    try text("Sources/CStringCatalog/include/StringCatalogC.h")
  }

  @Test("declares the functions that there are, and no other")
  func functions() throws {
    let declared = try Self.header().matches(of: /(?m)^\w[\w ]*[ *](sc_\w+)\(.*\);$/).map {
      String($0.1)
    }
    let written = try Self.text("Sources/StringCatalogC/StringCatalogC.swift")
    let implemented = written.matches(of: /@c @implementation\npublic func (sc_\w+)\(/).map {
      String($0.1)
    }
    #expect(declared.count >= 6)
    #expect(declared == implemented)
    // No function is there that the header does not know.
    #expect(written.matches(of: /@c\b/).count == implemented.count)
  }

  @Test("says above each function what it does")
  func comments() throws {
    let lines = try Self.header().split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(/^\w.*\bsc_\w+\(/) {
      #expect(lines[index - 1].hasSuffix("*/"), "\(line)")
    }
  }

  @Test("the version is the newest of the changelog")
  func version() throws {
    let newest = try #require(try Self.text("CHANGELOG.md").firstMatch(of: /## \[(\d[^\]]*)\]/))
    #expect(unsafe String(cString: sc_version()) == String(newest.1))
  }
}
