import CatalogSyntax
import SourceExtraction
import Testing

@Suite("Keys that are used from outside")
struct OutsideUseTests {
  @Test(
    "keys of interface files by their form",
    arguments: [
      ("NJH-oV-DbS.segmentTitles[0]", true), ("138.title", true), ("138.unknown", false),
      ("abc-de-fgh.anything", true), ("abc-de-fgh", false), ("abc-de-fgh.", false),
      ("settings.title", false), ("ab-cd-efg.title", false), ("über.title", false), ("", false),
      (".title", false),
    ])
  func form(_ key: String, _ isOfInterface: Bool) {
    #expect(OutsideUse.isOfInterface(key) == isOfInterface)
  }

  @Test("tables of the system and of interfaces, until their sources are scanned")
  func scanned() throws {
    let none = OutsideUse([])
    #expect(none.mayUse(key: "NSCameraUsageDescription", inTable: "InfoPlist"))
    #expect(none.mayUse(key: "Low", inTable: "Root"))
    #expect(none.mayUse(key: "x", inTable: "Watch-InfoPlist"))
    #expect(none.mayUse(key: "lbl-00-001.text", inTable: "Main"))
    #expect(!none.mayUse(key: "settings.title", inTable: "Main"))
    let interface = InterfaceFile.extract(try SourceText([]), path: "Base.lproj/Main.storyboard")
    let code = ExtractedFile(
      path: "App.swift",
      occurrences: [
        Occurrence(
          key: .pattern(.exact("a")), table: "AppShortcuts", file: "App.swift",
          range: SourceRange(at: 0), place: LineColumn(line: 1, column: 1), rule: "x")
      ])
    let some = OutsideUse([interface, code])
    #expect(!some.mayUse(key: "lbl-00-001.text", inTable: "Main"))
    #expect(some.mayUse(key: "lbl-00-001.text", inTable: "Other"))
    #expect(!some.mayUse(key: "x", inTable: "AppShortcuts"))
    #expect(some.mayUse(key: "x", inTable: "InfoPlist"))
  }
}
