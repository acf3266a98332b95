import CommandLineTool
import Foundation
import Testing

@Suite("In bash", .enabled(if: Program.bash.isInstalled, "needs bash"))
struct BashCompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The words as bash splits them; the cursor is at the end of the last.
    var words: [String]
    var replies: [String]

    init(_ name: String, _ words: [String], _ replies: [String]) {
      testDescription = name
      self.words = words
      self.replies = replies
    }
  }

  static let cases = [
    Case("commands", [""], ["count", "help", "label", "move", "odds", "report"]),
    Case("a command begun", ["co"], ["count"]),
    Case("no such command", ["x"], []),
    Case(
      "commands after an option", ["-q", ""], ["count", "help", "label", "move", "odds", "report"]),
    Case("commands after an option with a value", ["--color", "auto", "mo"], ["move"]),
    Case(
      "options of the tool", ["--"], ["--color", "--help", "--quiet", "--verbose", "--version"]),
    Case(
      "short options", ["move", "-"],
      ["--color", "--help", "--quiet", "--verbose", "-h", "-q", "-v"]),
    Case("options of a command", ["count", "--fo"], ["--folder", "--format"]),
    Case("inherited options", ["report", "render", "--qu"], ["--quiet"]),
    Case("options of another command", ["move", "--fo"], []),
    Case("nested commands", ["report", ""], ["list", "render"]),
    Case("operands of a nested command", ["report", "render", ""], ["late-frost", "wasps"]),
    Case("an operand begun", ["report", "render", "w"], ["wasps"]),
    Case("an operand after an option", ["report", "render", "--strict", "w"], ["wasps"]),
    Case("no operand twice", ["report", "render", "wasps", ""], []),
    Case("values", ["count", "--format", ""], ["basket", "csv", "json"]),
    Case("values after an equals sign", ["count", "--format", "="], ["basket", "csv", "json"]),
    Case("a value begun after an equals sign", ["count", "--format", "=", "j"], ["json"]),
    Case("a value in one word", ["count", "--format=j"], ["--format=json"]),
    Case(
      "after a value and an equals sign", ["count", "--format", "=", "json", "--str"], ["--strict"]),
    Case("values of an inherited option", ["count", "--color", "a"], ["always", "auto"]),
    Case("values after a letter", ["count", "-t", ""], ["green", "red"]),
    Case("values after a cluster", ["count", "-sqt", "r"], ["red"]),
    Case("no values after an attached one", ["count", "-tred", "--str"], ["--strict"]),
    Case("items of a list", ["count", "--only", "s"], ["scab"]),
    Case(
      "items after a comma", ["count", "--only", "aphids,"],
      ["aphids,aphids", "aphids,codling-moth", "aphids,scab"]),
    Case("an item begun after a comma", ["count", "--only", "a,b,s"], ["a,b,scab"]),
    Case("items of a list in one word", ["count", "--only=a,s"], ["--only=a,scab"]),
    Case("nothing for a number", ["count", "--jobs", ""], []),
    Case("nothing for a free text", ["label", ""], []),
    Case("files as operands", ["count", "b"], ["book one.txt", "books"]),
    Case("files as later operands", ["count", "x", "y", "b"], ["book one.txt", "books"]),
    Case("files as a value", ["count", "-o", "b"], ["book one.txt", "books"]),
    Case("folders as a value", ["count", "--folder", "b"], ["books"]),
    Case("the first operand of two", ["move", "b"], ["book one.txt", "books"]),
    Case("the second operand of two", ["move", "x", "b"], ["books"]),
    Case("no third operand of two", ["move", "x", "y", "b"], []),
    Case("operands after '--'", ["count", "--", "b"], ["book one.txt", "books"]),
    Case("no options after '--'", ["count", "--", "--"], []),
    Case("topics of help", ["help", "re"], ["report"]),
    Case("nested topics of help", ["help", "report", ""], ["list", "render"]),
    Case("no operands of a topic", ["help", "count", ""], []),
    Case(
      "values that are hard to quote", ["odds", "--odd", ""],
      ["$HOME", "[z]", "`id`", "a b", "it's", "q\"q", "x:y"]),
    Case("words that are hard to quote", ["odds", "$(echo no)", "`id`", "--od"], ["--odd"]),
    Case("a pattern as typed", ["*"], []),
  ]

  @Test("the words that can follow are offered", arguments: cases)
  func replies(_ example: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    let books = folder.appending(component: "books")
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(component: "book one.txt"))
    let script = """
      set -u
      \(CompletionScriptTests.script(.bash))
      COMP_WORDS=(orchard "$@")
      COMP_CWORD=$#
      _orchard
      if [[ ${#COMPREPLY[@]} -gt 0 ]]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
      """
    let outcome = try Program.bash.run(
      ["--norc", "-c", script, "bash"] + example.words, in: folder)
    #expect(outcome.errors == "")
    let replies = outcome.output.split(separator: "\n").map(String.init)
    #expect(replies.sorted() == example.replies)
  }
}
