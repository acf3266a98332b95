import Foundation
import TestSupport
import Testing

/// What a target may import, as ARCHITECTURE.md says.
struct ImportRule: CustomTestStringConvertible, Sendable {
  var target: String
  var allowed: Set<String>
  var testDescription: String { target }

  static let all = [
    ImportRule(target: "CatalogSyntax", allowed: ["Glibc"]),
    ImportRule(target: "ICU", allowed: ["CICU", "Synchronization"]),
    ImportRule(target: "YAML", allowed: ["CYAML"]),
    ImportRule(target: "XML", allowed: ["CXML"]),
    ImportRule(
      target: "StringCatalog",
      allowed: ["CatalogSyntax", "ICU", "Synchronization", "Glibc"]),
    ImportRule(
      target: "CatalogLint",
      allowed: ["StringCatalog", "CatalogSyntax", "ICU", "YAML", "Synchronization"]),
    ImportRule(
      target: "SourceExtraction", allowed: ["StringCatalog", "CatalogSyntax", "ICU", "XML"]),
    ImportRule(
      target: "StringCatalogC", allowed: ["CStringCatalog", "StringCatalog", "Glibc"]),
    ImportRule(target: "CommandLineTool", allowed: ["Glibc"]),
    ImportRule(
      target: "stringsctl",
      allowed: [
        "StringCatalog", "CatalogSyntax", "CatalogLint", "SourceExtraction", "CommandLineTool",
        "ICU", "Glibc",
      ]),
  ]
}

@Suite("Imports")
struct ImportRuleTests {
  private static func imports(of target: String) throws -> Set<String> {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    var modules: Set<String> = []
    for file in Repository.files(below: folder, extensions: ["swift"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of:
          /(?m)^\s*(?:@\w+\s+)*(?:public |package |internal |private |fileprivate )?import (?:(?:struct|class|enum|func|protocol|typealias|let|var) )?(\w+)/
      ) {
        modules.insert(String(match.1))
      }
    }
    return modules
  }

  @Test("a target imports only what it may", arguments: ImportRule.all)
  func imports(_ rule: ImportRule) throws {
    let imports = try Self.imports(of: rule.target)
    #expect(imports.subtracting(rule.allowed) == [])
  }

  @Test("every target has a rule")
  func complete() throws {
    let sources = Repository.root.appending(path: "Sources")
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let inC: Set = [
      "CICU", "CICU4C", "CLibXML2", "CLibYAML", "CStringCatalog", "CXML", "CYAML",
    ]
    #expect(Set(targets) == Set(ImportRule.all.map(\.target)).union(inC))
  }

  @Test("the public header of CYAML shows nothing of libyaml")
  func yamlHeader() throws {
    let header = Repository.root.appending(path: "Sources/CYAML/include/CYAML.h")
    #expect(!(try String(contentsOf: header, encoding: .utf8)).contains("yaml.h"))
  }

  @Test("the public header of CXML shows nothing of libxml2")
  func xmlHeader() throws {
    let header = Repository.root.appending(path: "Sources/CXML/include/CXML.h")
    #expect(!(try String(contentsOf: header, encoding: .utf8)).contains("libxml/"))
  }

  @Test("the public header of CICU shows nothing of ICU")
  func header() throws {
    let headers = Repository.files(
      below: Repository.root.appending(path: "Sources/CICU/include"), extensions: ["h"])
    #expect(!headers.isEmpty)
    for header in headers {
      #expect(!(try String(contentsOf: header, encoding: .utf8)).contains("unicode/"))
    }
  }
}
