import Foundation
import TestSupport
import Testing

@Suite("match")
struct MatchCommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var output: String
    var status: Int32
    var errors: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ output: String, status: Int32 = 0, errors: String = "") {
      self.arguments = arguments.split(separator: " ").map(String.init)
      (self.output, self.status, self.errors) = (output, status, errors)
    }
  }

  private static let unsuited = "stringsctl: no available locale suits the reader\n"

  static let cases = [
    Case("en-AU --available en,en-GB,fr", "en-GB  parent\nen     parent\n"),
    Case("en-AU -a fr,en", "en  parent\nfr  last-resort\n"),
    Case("en-AU --available en --available en-GB --strict", "en-GB  parent\nen     parent\n"),
    Case("en-AU -a en-001,fr,en -s fr", "en-001  parent\nen      parent\nfr      source\n"),
    Case("gsw -a en,de --strict --match cldr", "de  relative\n"),
    Case("zh-Hant-TW -a zh-TW,zh --strict --match lookup", "zh  parent\n"),
    Case("fr de -a de,fr --strict", "fr  exact\n"),
    Case("fr de -a de,fr --strict --all", "fr  exact\nde  exact\n"),
    Case("iw -a he,German,Base --strict", "he  alias\n"),
    Case(
      "ja -a fr,Base,en", "Base  base\nen    last-resort\nfr    last-resort\n", status: 1,
      errors: unsuited),
    Case("ja -a fr --strict", "", status: 1, errors: unsuited),
    Case("ja -a fr --strict --quiet", "", status: 1),
    Case(
      "iw-IL -a he --format json",
      "{\"version\":1,\"chain\":[\n{\"locale\":\"he\",\"reason\":\"parent\"}\n]}\n"),
    Case("ja -a fr --strict -q -f json", "{\"version\":1,\"chain\":[\n]}\n", status: 1),
    Case("de_DE.UTF-8 fr -a de --explain", "wanted: de_DE.UTF-8, fr\nde  parent\n"),
    Case(
      "de fr -a de -f json --explain",
      "{\"version\":1,\"wanted\":[\"de\",\"fr\"],\"chain\":[\n"
        + "{\"locale\":\"de\",\"reason\":\"exact\"}\n]}\n"),
    Case("und -a fr -q", "fr  last-resort\n", status: 1),
  ]

  @Test("shows the chain and whether the reader is served", arguments: cases)
  func chain(_ input: Case) throws {
    let expected = Tool.Run(status: input.status, output: input.output, errors: input.errors)
    #expect(try Tool.run(["match"] + input.arguments) == expected)
  }

  @Test("takes the wishes of a header")
  func header() throws {
    let header = "fr;q=0.5, en-GB;q=0.8, de;q=0, *;q=0.1"
    let arguments = ["match", "--accept-language", header, "-a", "de,fr,en", "--strict"]
    #expect(
      try Tool.run(arguments + ["--explain"])
        == Tool.Run(status: 0, output: "wanted: en-GB, fr\nen  parent\n", errors: ""))
    let any = try Tool.run(["match", "--accept-language", "*", "-a", "de"])
    #expect(any == Tool.Run(status: 1, output: "de  last-resort\n", errors: Self.unsuited))
  }

  @Test("finds the locales of a folder")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["en", "Base", "pt-BR", "zh_CN"] {
      try folder.write("App/\(name).lproj/Localizable.strings", "a = b;")
    }
    try folder.write("fr/de.LPROJ/x.strings", "a = b;")
    try folder.write("empty/readme.txt", "")
    try folder.write("it/readme.txt", "")
    let found = try Tool.run(["match", "pt-PT", "--available", "App"], in: folder.url)
    #expect(
      found.output == "pt-BR  relative\nBase   base\nen     last-resort\n", "\(found.errors)")
    let both = try Tool.run(["match", "zh-Hans", "-a", "App,zh-Hans", "--strict"], in: folder.url)
    #expect(both.output == "zh-Hans  exact\n")
    // A name that could be a language is one, unless it is a folder with such folders.
    let language = try Tool.run(["match", "de", "-a", "it", "--strict", "-q"], in: folder.url)
    #expect(language.status == 1)
    for path in ["./fr", "fr", "fr/", "fr/de.LPROJ"] {
      let named = try Tool.run(["match", "de", "-a", path, "--strict"], in: folder.url)
      #expect(named.output == "de  exact\n", "\(path)")
    }
    let empty = try Tool.run(["match", "de", "-a", "empty"], in: folder.url)
    #expect(empty.errors == "stringsctl: empty: there is no '.lproj' folder here\n")
    #expect(empty.status == 2)
  }

  @Test("writes to a file")
  func output() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(["match", "de", "-a", "de", "-o", "chain.txt"], in: folder.url)
    #expect(run == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text("chain.txt") == "de  exact\n")
  }

  @Test(
    "refuses what it cannot work with",
    arguments: [
      (["de"], "Say what there is to choose from with '--available'."),
      (["-a", "de"], "Name a wanted locale, or give '--accept-language'."),
      (["de", "-a", "de", "--accept-language", "fr"], "not both."),
      (["de", "-a", "klingon"], "'klingon' is neither a language tag nor a folder that is here"),
      (["de", "-a", "no/such"], "no/such: no such file or folder"),
      (["de", "-a", "x\u{1B}[2J"], "'x\\u{1B}[2J' is neither"),
      (["de", "-a", "de,,fr"], "--available"),
      (["de", "-a", "de", "--match", "icu"], "apple, cldr, lookup"),
    ] as [([String], String)])
  func refusals(_ arguments: [String], _ sentence: String) throws {
    let run = try Tool.run(["match"] + arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.errors.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("its examples work")
  func examples() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Resources"),
      to: folder.url.appending(path: "Resources"))
    let help = try Tool.run(["help", "match"]).output
    let lines = help.split(separator: "\n").map { $0.drop { $0 == " " } }
    let examples = lines.filter { $0.hasPrefix("stringsctl match ") && !$0.contains("[") }
    #expect(examples.count == 3)
    for example in examples {
      #expect(try Tool.shell(String(example), in: folder.url).status == 0, "\(example)")
    }
  }
}
