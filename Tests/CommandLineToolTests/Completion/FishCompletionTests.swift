import CommandLineTool
import Foundation
import Testing

@Suite("In fish", .enabled(if: Program.fish.isInstalled, "needs fish"))
struct FishCompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The line; the cursor is at its end.
    var line: String
    var replies: [String]

    init(_ name: String, _ line: String, _ replies: [String]) {
      testDescription = name
      self.line = line
      self.replies = replies
    }
  }

  @Test(
    "the words that can follow are offered",
    arguments: [
      Case("commands", "orchard ", ["count", "help", "label", "move", "odds", "report"]),
      Case("commands after an option with a value", "orchard -q --color auto mo", ["move"]),
      Case("options of a command", "orchard count --fo", ["--folder", "--format"]),
      Case("inherited options", "orchard report render --qu", ["--quiet"]),
      Case("nested commands", "orchard report ", ["list", "render"]),
      Case("operands of a nested command", "orchard report render w", ["wasps"]),
      Case("values", "orchard count --format ", ["basket", "csv", "json"]),
      Case("a value after an equals sign", "orchard count --format=j", ["--format=json"]),
      Case("values after a cluster", "orchard count -sqt ", ["green", "red"]),
      Case("items of a list", "orchard count --only s", ["scab"]),
      Case("an item after a comma", "orchard count --only aphids,s", ["aphids,scab"]),
      Case("files as operands", "orchard count b", ["book one.txt", "books/"]),
      Case("files as a value", "orchard count -o b", ["book one.txt", "books/"]),
      Case("no third operand of two", "orchard move x y b", []),
      Case("topics of help", "orchard help re", ["report"]),
      Case("nested topics of help", "orchard help report ", ["list", "render"]),
      Case("no operands of a topic", "orchard help count b", []),
      Case(
        "values that are hard to quote", "orchard odds --odd ",
        ["$HOME", "[z]", "`id`", "a b", "it's", "q\"q", "x:y"]),
    ])
  func replies(_ example: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    let books = folder.appending(component: "books")
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(component: "book one.txt"))
    let script = "\(CompletionScriptTests.script(.fish))\ncomplete -C $argv[1]\n"
    let file = folder.appending(component: "test.fish")
    try Data(script.utf8).write(to: file)
    let outcome = try Program.fish.run(["--no-config", file.path, example.line], in: folder)
    #expect(outcome.errors == "")
    let replies = outcome.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
    #expect(replies.sorted() == example.replies)
  }
}
