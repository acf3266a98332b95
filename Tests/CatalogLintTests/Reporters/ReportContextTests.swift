import Testing

@testable import CatalogLint

@Suite("A path in a report")
struct ReportContextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var path: String
    var relative: String
    var absolute: String
    var folder = "/home/ada"
    var testDescription: String { "\(path) in \(folder)" }
  }

  @Test(
    "is shown from the current folder, and from the root",
    arguments: [
      Case(path: "a/b.strings", relative: "a/b.strings", absolute: "/home/ada/a/b.strings"),
      Case(path: "./a.strings", relative: "a.strings", absolute: "/home/ada/a.strings"),
      Case(path: ".//./a.strings", relative: "a.strings", absolute: "/home/ada/a.strings"),
      Case(path: "../a.strings", relative: "../a.strings", absolute: "/home/a.strings"),
      Case(path: ".././../a", relative: ".././../a", absolute: "/a"),
      Case(path: "../../../../a", relative: "../../../../a", absolute: "/a"),
      Case(path: "a/../b", relative: "a/../b", absolute: "/home/ada/a/../b"),
      Case(path: "..a/b", relative: "..a/b", absolute: "/home/ada/..a/b"),
      Case(path: "", relative: ".", absolute: "/home/ada"),
      Case(path: ".", relative: ".", absolute: "/home/ada"),
      Case(path: "..", relative: "..", absolute: "/home"),
      Case(path: "/home/ada", relative: ".", absolute: "/home/ada"),
      Case(path: "/home/ada/x", relative: "x", absolute: "/home/ada/x"),
      Case(path: "/home/adam/x", relative: "/home/adam/x", absolute: "/home/adam/x"),
      Case(path: "/x", relative: "x", absolute: "/x", folder: "/"),
      Case(path: "x", relative: "x", absolute: "/x", folder: "/"),
    ])
  func paths(_ input: Case) {
    let context = ReportContext(currentFolder: input.folder)
    #expect(context.relative(input.path) == input.relative)
    #expect(context.absolute(input.path) == input.absolute)
  }
}
