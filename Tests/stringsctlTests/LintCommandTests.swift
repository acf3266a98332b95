import Foundation
import Glibc
import TestSupport
import Testing

@Suite("lint")
struct LintCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> Tool.Run {
    try Tool.run(arguments, in: folder.url, input: input)
  }

  private func writePair(_ source: String, _ target: String) throws {
    try folder.write("en.lproj/Localizable.strings", source)
    try folder.write("de.lproj/Localizable.strings", target)
  }

  @Test("is silent about what is right")
  func clean() throws {
    try writePair("\"a\" = \"One\";\n", "\"a\" = \"Eins\";\n")
    #expect(try run("lint") == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test("prints findings for Xcode in a pipe, with absolute paths")
  func xcode() throws {
    try writePair("\"a\" = \"%d files\";\n", "\"a\" = \"%@ Dateien\";\n")
    let run = try run("lint")
    #expect(run.status == 1)
    #expect(run.errors == "")
    let path = folder.url.resolvingSymlinksInPath().path
    #expect(run.output.hasPrefix("\(path)/de.lproj/Localizable.strings:1:7: error: "))
    #expect(run.output.hasSuffix("(placeholder-type)\n"))
  }

  @Test("fails on warnings only when asked")
  func strictness() throws {
    try writePair("\"a\" = \"One\";\n\"b\" = \"Two\";\n", "\"a\" = \"Eins\";\n")
    #expect(try run("lint").status == 0)
    #expect(try run("lint", "--strict").status == 1)
    #expect(try run("lint", "--max-warnings", "0").status == 1)
    #expect(try run("lint", "--max-warnings", "1").status == 0)
    #expect(try run("lint", "--strict", "--disable", "missing-key").status == 0)
    #expect(try run("lint", "--severity", "missing_key=error").status == 1)
    #expect(try run("lint", "--strict", "--severity", "missing-key=off").output == "")
    #expect(try run("lint", "--strict", "--only", "extra-key").status == 0)
  }

  @Test(
    "what cannot be understood is status 2, and the message says where",
    arguments: [
      ("a byte-order mark alone", [UInt8]([0xEF, 0xBB, 0xBF]), ":1:1: error"),
      (
        "invalid UTF-8", Array("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xE9] + Array("\";\n".utf8),
        ":2:8: error"
      ),
      ("NUL outside quotes", Array("\"a\" = \"b\";\n\0\n".utf8), ":2:1: error"),
      ("ten thousand braces", Array(repeating: UInt8(ascii: "{"), count: 10_000), ":1:"),
      ("a missing semicolon", Array("\"a\" = \"b\"\n\"c\" = \"d\";\n".utf8), ":1:10: error"),
      (
        "a merge conflict", Array("<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n>>>>>>> x\n".utf8),
        ":1:1: error"
      ),
      (
        "broken XML", Array("<?xml version=\"1.0\"?>\n<plist><dict><key>a</key></dict>".utf8),
        ":2:1: error"
      ),
    ])
  func unreadable(_ name: String, _ bytes: [UInt8], _ place: String) throws {
    try folder.write("x.strings", bytes)
    let run = try run("lint", "x.strings")
    #expect(run.status == 2)
    #expect(run.output.contains("/x.strings\(place)"), "\(run.output)")
  }

  @Test("a file of zero bytes and an odd length are findings, not failures")
  func findings() throws {
    try writePair("\"a\" = \"One\";\n", "")
    let empty = try run("lint")
    #expect(empty.status == 0)
    #expect(empty.output.contains("(empty-file)"))
    #expect(!empty.output.contains("(missing-key)"))
    try folder.write(
      "de.lproj/Localizable.strings",
      [0xFF, 0xFE] + Array("\"\0a\0\"\0=\0\"\0b\0\"\0;\0\n\0".utf8) + [0x20])
    let odd = try run("lint")
    #expect(odd.status == 0)
    #expect(odd.output.contains("(odd-length)"))
  }

  @Test(
    "nothing to lint is status 2", arguments: [["lint"], ["lint", "empty"], ["lint", "none"]])
  func nothing(_ arguments: [String]) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let run = try Tool.run(arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("stringsctl: "))
  }

  @Test("a sparse file of two gigabytes is refused without being read, and is not missing")
  func sparse() throws {
    try writePair("\"a\" = \"One\";\n", "")
    #expect(unsafe truncate(folder.path("de.lproj/Localizable.strings"), 2 << 30) == 0)
    let run = try run("lint")
    #expect(run.status == 2)
    #expect(run.errors.contains("de.lproj/Localizable.strings: has 2147483648 bytes"))
    #expect(run.output == "")
  }

  @Test("a folder named like a table and a link that leads nowhere are told")
  func oddNames() throws {
    try writePair("\"a\" = \"One\";\n", "\"a\" = \"Eins\";\n")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "en.lproj/Folder.strings"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("en.lproj/Gone.strings"), withDestinationPath: "nowhere")
    let run = try run("lint")
    #expect(run.status == 2)
    #expect(run.errors.contains("en.lproj/Folder.strings: is a folder, not a file"))
    #expect(run.errors.contains("en.lproj/Gone.strings: no such file or folder"))
  }

  @Test("a cycle of links ends")
  func cycle() throws {
    try writePair("\"a\" = \"One\";\n", "\"a\" = \"Eins\";\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"), withDestinationPath: ".")
    let run = try run("lint", "--format", "json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"files\":2"))
  }

  @Test("reads standard input and lists of files")
  func otherInputs() throws {
    let piped = try run("lint", "-", input: "\"a\" = \"b\"\n")
    #expect(piped.status == 2)
    #expect(piped.output.contains(":1:10: error"))
    try writePair("\"a\" = \"%d\";\n", "\"a\" = \"%@\";\n")
    let list = "en.lproj/Localizable.strings\nde.lproj/Localizable.strings\n"
    #expect(try run("lint", "--files-from", "-", input: list).status == 1)
  }

  @Test(
    "reads standard input as the type that is said",
    arguments: [
      ("strings", "a = b;\n\"a\" = \"b\";\n", "duplicate-key"),
      (
        "stringsdict",
        "<plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
          + "</dict></dict></plist>",
        "stringsdict-variable-undefined"
      ),
      (
        "xcstrings", #"{"sourceLanguage":"en","strings":{},"extra":1,"version":"1.0"}"#,
        "catalog-unknown-field"
      ),
    ])
  func inputTypes(type: String, input: String, rule: String) throws {
    let run = try run("lint", "-", "--type", type, input: input)
    #expect(run.output.contains("(\(rule))"), "\(run.output)")
    #expect(run.output.hasPrefix("-:"))
  }

  @Test("says why a bundle without a language is compared with nothing")
  func noLanguage() throws {
    try folder.write("??.lproj/Localizable.strings", "\"a\" = \"b\";\n")
    let run = try run("lint")
    #expect(run.errors.contains("no folder here is named after a language"))
  }

  @Test("gives the same bytes whatever the number of threads")
  func threads() throws {
    for locale in ["en", "de", "fr", "it", "ja", "pl"] {
      let lines = (0..<200).map {
        "\"key \($0)\" = \"\(locale == "en" ? "%d" : "%@") \($0 % 7)\";\n"
      }
      try folder.write("\(locale).lproj/A.strings", lines.joined())
      try folder.write("\(locale).lproj/B.strings", lines.reversed().joined())
    }
    let one = try run("lint", "--jobs", "1", "--format", "json")
    #expect(one.output.count > 10_000)
    for jobs in ["2", "7"] {
      #expect(try run("lint", "--jobs", jobs, "--format", "json") == one)
    }
  }

  @Test("says when the source language is a guess or missing")
  func sourceNotes() throws {
    try folder.write("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n")
    try folder.write("fr.lproj/A.strings", "\"a\" = \"Un\";\n")
    let guess = try run("lint")
    #expect(guess.errors.contains("comparing with 'de', the locale with most keys"))
    #expect(guess.output.contains("(missing-key)"))
    #expect(try run("lint", "--source", "en").errors.contains("there is no 'en' here"))
    #expect(try run("lint", "--quiet").errors == "")
  }

  @Test("a comment hides a finding; under --strict it has to say why")
  func suppression() throws {
    try folder.write(
      "x.strings", "\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key\n")
    #expect(try run("lint") == Tool.Run(status: 0, output: "", errors: ""))
    let strict = try run("lint", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output.hasSuffix("(suppression-without-reason)\n"))
    let disabled = try run("lint", "--strict", "--disable", "suppression-without-reason")
    #expect(disabled.status == 0)
    try folder.write(
      "x.strings",
      "\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // stringsctl:ignore near-duplicate-key -- both are sent\n"
    )
    #expect(try run("lint", "--strict") == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test("compares overrides with what they override")
  func overrides() throws {
    try folder.write("Library/en.lproj/A.strings", "\"open\" = \"Open\";\n\"n\" = \"%d\";\n")
    try folder.write("App/de.lproj/A.strings", "\"opne\" = \"Auf\";\n\"n\" = \"%@\";\n")
    let found = try run("lint", "--overrides", "Library", "App")
    #expect(found.status == 1)
    #expect(found.errors == "")
    #expect(found.output.contains("did you mean “open”? (unknown-override-key)"))
    #expect(found.output.contains("(placeholder-type)"))
    #expect(try run("lint", "--overrides", "Library/en.lproj/A.strings", "App") == found)
    try folder.write(
      "App/de.lproj/A.strings", "\"Sign in with Firebase\" = \"Bei ExampleApp anmelden\";\n")
    #expect(
      try run("lint", "--strict", "--overrides", "built-in", "App")
        == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test(
    "what cannot be compared with is status 2, and the message says why",
    arguments: [
      ("nowhere", "the base 'nowhere' cannot be read: nowhere: no such file or folder"),
      ("empty", "the base 'empty' has no localization file"),
      ("broken", "cannot be compared with: broken/A.strings could not be understood whole"),
      ("-", "--overrides takes a file, a folder or 'built-in'"),
    ])
  func badBase(base: String, message: String) throws {
    try folder.write("App/en.lproj/A.strings", "\"a\" = \"b\";\n")
    try folder.write("empty/notes.txt", "")
    try folder.write("broken/A.strings", "\"a\" = \"b")
    let run = try run("lint", "--overrides", base, "App")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message))
  }

  @Test("writes a report to a file")
  func output() throws {
    try writePair("\"a\" = \"%d\";\n", "\"a\" = \"%@\";\n")
    let run = try run("lint", "--format", "json", "--output", "report.json")
    #expect(run == Tool.Run(status: 1, output: "", errors: ""))
    let report = try JSONSerialization.jsonObject(with: Data(try folder.bytes("report.json")))
    #expect((report as? [String: Any])?["version"] as? Int == 1)
  }

  @Test("a page shows coverage, too, unless texts are held against those they override")
  func page() throws {
    try writePair("\"a\" = \"%d\";\n\"b\" = \"B\";\n", "\"a\" = \"%@\";\n")
    let page = try run("lint", "--format", "html").output
    #expect(page.contains("id=\"coverage\"") && page.contains("placeholder-type"))
    let overriding = try run("lint", "--format", "html", "--overrides", "built-in").output
    #expect(!overriding.contains("id=\"coverage\"") && overriding.contains("id=\"findings\""))
  }

  @Test(
    "nothing from a file reaches the terminal or a workflow unescaped",
    arguments: [
      "xcode", "github", "text", "json", "jsonl", "sarif", "junit", "checkstyle", "markdown",
      "html",
    ])
  func hostile(_ format: String) throws {
    try writePair(
      "\"a\u{1B}[31m\n::error::x\" = \"%d\";\n",
      "\"a\u{1B}[31m\n::error::x\" = \"%@ \u{1B}]0;x\u{7}\";\n")
    let run = try run("lint", "--format", format)
    #expect(run.status == 1)
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\u{7}"))
    #expect(!run.output.contains("\n::error::x"))
  }
}

@Suite("coverage")
struct CoverageCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "en.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n")
    try folder.write("fr.lproj/A.strings", "\"a\" = \"Un\";\n\"b\" = \"Deux\";\n")
    try folder.write("fr-CA.lproj/A.strings", "\"a\" = \"Un\";\n")
    try folder.write("de.lproj/A.strings", "\"a\" = \"One\";\n\"b\" = \"\";\n\"c\" = \"Drei\";\n")
  }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(["coverage"] + arguments, in: folder.url)
  }

  @Test("counts translated, missing, fallback and untranslated keys")
  func json() throws {
    let run = try run("--format", "json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["source"] as? String == "en")
    let rows = try #require(object?["locales"] as? [[String: Any]])
    let numbers = rows.map { row in
      [row["locale"] as? String ?? ""]
        + ["total", "translated", "missing", "fallback", "untranslated"].map {
          "\(row[$0] as? Int ?? -1)"
        } + ["\(row["percent"] as? Double ?? -1)"]
    }
    #expect(
      numbers == [
        ["de", "3", "2", "1", "0", "1", "66.6"],
        ["fr", "3", "2", "1", "0", "0", "66.6"],
        ["fr-CA", "3", "1", "1", "1", "0", "66.6"],
      ])
    #expect((object?["tables"] as? [[String: Any]])?.count == 3)
  }

  @Test("writes a table, Markdown and CSV")
  func formats() throws {
    #expect(
      try run().output.contains(
        "de          3           2        1         0       0             1   66.6 %"))
    #expect(
      try run("--format", "markdown").output.contains("| de | 3 | 2 | 1 | 0 | 0 | 1 | 66.6 % |"))
    #expect(try run("--format", "csv").output.contains("\r\n,A,de,3,2,1,0,0,1,66.6\r\n"))
  }

  @Test("names the missing keys")
  func missing() throws {
    #expect(
      try run("--missing").output.hasSuffix("missing:\n  de  A: b\n  fr  A: c\n  fr-CA  A: c\n"))
  }

  @Test("fails below a limit, and names the locale")
  func limits() throws {
    #expect(try run("--min-coverage", "66").status == 0)
    let below = try run("--min-coverage", "60,fr=100")
    #expect(below.status == 1)
    #expect(below.errors == "stringsctl: fr: 66.6 % is covered, less than 100.0 %\n")
    #expect(try run("--min-coverage", "it=1").status == 1)
    #expect(try run("--min-coverage", "many").status == 2)
  }

  @Test("a file that cannot be understood is never complete")
  func broken() throws {
    try folder.write(
      "de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"Zwei\"\n\"c\" : \"Drei\";\n")
    let run = try run("--format", "csv")
    #expect(run.status == 2)
    #expect(run.errors.contains("de.lproj/A.strings: could not be understood whole"))
    #expect(!run.output.contains("A,de,3,3"))
  }

  @Test("measures .stringsdict files and string catalogs: a message counts when all its forms do")
  func forms() throws {
    let plural = { (one: String) in
      "<plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>d</string><key>one</key><string>\(one)</string><key>other</key>"
        + "<string>%d</string></dict></dict></dict></plist>"
    }
    try folder.write("en.lproj/A.stringsdict", plural("%d apple"))
    try folder.write("fr.lproj/A.stringsdict", plural("%d pomme"))
    try folder.write("de.lproj/A.stringsdict", plural(""))
    let unit = { (text: String, state: String) in
      #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }
    try folder.write(
      "B.xcstrings",
      """
      {"sourceLanguage":"en","strings":{
      "Open":{"localizations":{"de":\(unit("Auf", "translated")),"fr":\(unit("Ouvrir", "needs_review"))}},
      "%d days":{"localizations":{"de":{"variations":{"plural":{
      "one":\(unit("", "new")),"other":\(unit("%d Tage", "translated"))}}}}},
      "Brand":{"shouldTranslate":false}},"version":"1.0"}
      """)
    let rows = try run("--format", "csv").output.split(separator: "\r\n").map(String.init)
    #expect(rows.contains(",A,de,4,2,2,0,0,1,50.0"))
    #expect(rows.contains(",A,fr,4,3,1,0,0,0,75.0"))
    #expect(rows.contains(",B,de,2,1,1,0,0,0,50.0"))
    #expect(rows.contains(",B,fr,2,1,1,0,1,0,50.0"))
  }
}
