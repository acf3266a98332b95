import Foundation
import TestSupport
import Testing

@Suite("merge")
struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> Tool.Run {
    try Tool.run(arguments, in: folder.url, input: input)
  }

  private func write(_ base: String, _ ours: String, _ theirs: String) throws {
    try folder.write("base.strings", base)
    try folder.write("ours.strings", ours)
    try folder.write("theirs.strings", theirs)
  }

  @Test("a clean merge takes the place of ours, and says nothing")
  func clean() throws {
    try write("a = 1;\nb = 2;\n", "a = 3;\nb = 2;\n", "a = 1;\nb = 4;\n")
    #expect(
      try run("merge", "base.strings", "ours.strings", "theirs.strings")
        == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text("ours.strings") == "a = 3;\nb = 4;\n")
    #expect(try folder.text("theirs.strings") == "a = 1;\nb = 4;\n")
  }

  @Test("a conflict is marked, listed with its place, and makes the status 1")
  func conflict() throws {
    try write("a = 1;\nb = 2;\n", "a = 1;\nb = 3;\n", "a = 1;\nb = \"\u{1B}[31m\";\n")
    let run = try run("merge", "base.strings", "ours.strings", "theirs.strings")
    #expect(run.status == 1)
    #expect(run.output == "")
    let lines = try folder.text("ours.strings").split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.hasPrefix("b = ") })
    #expect(
      run.errors
        == "ours.strings:\(place + 1):1: merge conflict: 'b': ours has '3', theirs has"
        + " '\\u{1B}[31m'\n")
    #expect(
      try folder.text("ours.strings")
        == "a = 1;\n/* merge conflict: theirs was \"\\u{1B}[31m\" */\nb = 3;\n")
  }

  @Test("the result goes where --output says, and ours stays")
  func output() throws {
    try write("a = 1;\n", "a = 1;\nb = 2;\n", "a = 3;\n")
    let merged = "a = 3;\nb = 2;\n"
    #expect(
      try run("merge", "base.strings", "ours.strings", "theirs.strings", "-o", "-")
        == Tool.Run(status: 0, output: merged, errors: ""))
    #expect(
      try run("merge", "base.strings", "ours.strings", "theirs.strings", "-o", "new.strings").status
        == 0)
    #expect(try folder.text("new.strings") == merged)
    #expect(try folder.text("ours.strings") == "a = 1;\nb = 2;\n")
  }

  @Test("one version may be standard input, and no base is /dev/null")
  func standardInput() throws {
    try folder.write("theirs.strings", "a = 1;\nc = 2;\n")
    #expect(
      try run("merge", "/dev/null", "-", "theirs.strings", input: "a = 1;\nb = 2;\n")
        == Tool.Run(status: 0, output: "a = 1;\nb = 2;\nc = 2;\n", errors: ""))
    #expect(try run("merge", "-", "-", "theirs.strings").status == 2)
  }

  @Test("a version that cannot be read is named with its place, and ours stays")
  func damaged() throws {
    for (side, place) in [("base", 0), ("ours", 1), ("theirs", 2)] {
      var texts = ["a = 1;\n", "a = 1;\nb = 2;\n", "a = 3;\n"]
      texts[place] = "a = 1;\n<<<<<<< HEAD\n"
      try write(texts[0], texts[1], texts[2])
      let run = try run("merge", "base.strings", "ours.strings", "theirs.strings")
      #expect(run.status == 2)
      #expect(run.output == "")
      let line = texts[place].split(separator: "\n").firstIndex { $0.hasPrefix("<") } ?? 0
      #expect(
        run.errors.hasPrefix(
          "stringsctl: ours.strings:\(line + 1):1: cannot be merged: '\(side)' (\(side).strings):"),
        "\(run.errors)")
      #expect(try folder.text("ours.strings") == texts[1])
    }
  }

  @Test("property lists that are read but not edited are refused")
  func otherForms() throws {
    try write(
      "", "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>",
      "a = 3;\n")
    let xml = try run("merge", "base.strings", "ours.strings", "theirs.strings")
    #expect(xml.status == 2)
    #expect(xml.errors.contains("'ours' (ours.strings): is an XML property list"))
    try write("a = 1;\n", "a = 2;\n", "bplist00")
    let binary = try run("merge", "base.strings", "ours.strings", "theirs.strings")
    #expect(binary.status == 2)
    #expect(binary.errors.contains("'theirs' (theirs.strings): is a binary property list"))
  }

  @Test("the format comes from --type, --path or a name, and is needed")
  func format() throws {
    try folder.write("o", "a = 1;\n")
    try folder.write("a", "a = 1;\nb = 2;\n")
    try folder.write("b", "a = 3;\n")
    let unnamed = try run("merge", "o", "a", "b")
    #expect(unnamed.status == 2)
    #expect(unnamed.errors.contains("--path"))
    let merged = Tool.Run(status: 0, output: "a = 3;\nb = 2;\n", errors: "")
    #expect(try run("merge", "--type", "strings", "o", "a", "b", "-o", "-") == merged)
    #expect(try run("merge", "--path", "-x/L.strings", "o", "a", "b", "-o", "-") == merged)
    let other = try run("merge", "--path", "L.xcstrings", "o", "a", "b")
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("stringsctl: L.xcstrings:1:1: cannot be merged: 'base' (o):"))
  }

  @Test("too few files are a mistake, and so are files with --install")
  func operands() throws {
    #expect(try run("merge").status == 2)
    #expect(try run("merge", "a.strings", "b.strings").status == 2)
    #expect(try run("merge", "--install", "a.strings").status == 2)
    let missing = try run("merge", "a.strings", "b.strings", "c.strings")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("a.strings"))
  }
}
