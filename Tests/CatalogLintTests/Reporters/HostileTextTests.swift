import CatalogLint
import CatalogSyntax
import Testing

@Suite("Text from a hostile file")
struct HostileTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var reporter: String
    var name: String
    var text: String
    var testDescription: String { "\(reporter): \(name)" }
  }

  static let texts: [(String, String)] = [
    ("escape sequence", "a\u{1B}[2J\u{1B}]0;title\u{07}"),
    ("one-character CSI", "a\u{9B}31mred"),
    ("NUL", "a\u{0}b"),
    ("backspaces and DEL", "ab\u{8}\u{8}\u{7F}"),
    ("CRLF and a workflow command", "x\r\n::error::forged"),
    ("LF and a compiler message", "x\n/etc/passwd:1:1: error: forged"),
    ("line separators", "a\u{2028}::error::forged\u{2029}b\u{85}c\u{B}d\u{C}e"),
    ("workflow command", "::error file=x,line=1::forged"),
    ("encoded line break", "%0A::error::forged%0D"),
    ("end of a property", "x,title=forged::forged"),
    ("legacy workflow command", "##[error]forged"),
    ("build server command", "##vso[task.complete]x ##teamcity[buildStop] ###[error]"),
    ("end of a script", "</script><!-- <script>alert(1)</script>"),
    ("bidi controls", "a\u{202E}b\u{2066}c\u{200F}d\u{61C}e\u{2069}"),
    ("invisible characters", "a\u{200B}\u{FEFF}\u{2060}\u{E0041}"),
    ("quotes and backslashes", "\"}],\\\"key\":\\u0000 'x' \\"),
    ("noncharacters and planes", "\u{FFFE}\u{10FFFF}😀\u{1F468}\u{200D}\u{1F469}"),
    ("combining marks without end", "a" + String(repeating: "\u{301}", count: 20_000)),
    ("end of a CDATA section", "a]]>b<![CDATA[c]]]]>"),
    ("end of an attribute", "x\" onload='y' onerror=`z` \u{3}&amp;&#0;&lt;"),
    ("legacy set-output", "::set-output name=x::y %25%0A::set-output name=a::b"),
    ("markup of Markdown", "a | b ` \\| [x](javascript:y) ![z](//w) www.x.y @user #1 $x$ <!-- "),
    ("a long word", String(repeating: "x", count: 50_000)),
  ]

  static let cases = ReporterRegistry.all.flatMap { type in
    texts.map { Case(reporter: type.name, name: $0.0, text: $0.1) }
  }

  /// A report whose only finding has the text in every field that may come from a file.
  static func report(_ text: String) -> LintReport {
    var diagnostic = Diagnostic(
      rule: "some-rule", severity: .error, message: Diagnostic.Message("says \(text)"),
      file: text, place: SampleReport.place(1, 1, 1, 2))
    diagnostic.key = text
    diagnostic.table = text
    diagnostic.locale = text
    diagnostic.variation = text
    diagnostic.source = text
    diagnostic.value = text
    return SampleReport.makeReport([diagnostic])
  }

  static func output(_ input: Case) throws -> String {
    let reporter = try #require(ReporterRegistry.reporter(named: input.reporter))
    let bytes = reporter.init().report(report(input.text), SampleReport.context)
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  @Test("reaches no output as a control character", arguments: cases)
  func controls(_ input: Case) throws {
    let output = try Self.output(input)
    let harmful = output.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      case _: false
      }
    }
    #expect(harmful.isEmpty)
  }

  @Test("adds no line to the output", arguments: cases)
  func lines(_ input: Case) throws {
    let plain = try Self.output(Case(reporter: input.reporter, name: "plain", text: "plain"))
    let output = try Self.output(input)
    #expect(output.count { $0 == "\n" } == plain.count { $0 == "\n" })
  }

  @Test("gives no order to a build server", arguments: cases)
  func orders(_ input: Case) throws {
    let output = try Self.output(input)
    for line in output.split(separator: "\n") {
      let start = line.drop { $0.isWhitespace }
      #expect(start.hasPrefix("::error file=") == (input.reporter == "github"))
      #expect(!start.hasPrefix("::") || input.reporter == "github")
      // In a command the runner looks for no other, and a path has to stay what it is.
      let shown = line.replacing(/^::error file=[^,]*/, with: "")
      #expect(
        ["json", "jsonl"].contains(input.reporter) || shown.firstMatch(of: /##[a-z]*\[/) == nil)
    }
  }

  @Test("is a single command with the same properties for GitHub", arguments: texts.map { $0.1 })
  func workflowCommand(_ text: String) throws {
    let output = try Self.output(Case(reporter: "github", name: "", text: text))
    // The runner's reading: the command ends at the first `::`, properties are parted by commas, and
    // each has its value behind its first `=`.
    let body = output.dropFirst("::error ".count).dropLast()
    let end = try #require(body.firstRange(of: "::"))
    let properties = body[..<end.lowerBound].split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    #expect(properties.map { $0[0] } == ["file", "line", "col", "endLine", "endColumn", "title"])
    #expect(properties[5][1] == "some-rule")
    let message = body[end.upperBound...]
    #expect(message.matches(of: /%/).count == message.matches(of: /%25/).count)
  }

  @Test("cannot close the script element a report stands in", arguments: texts.map { $0.1 })
  func script(_ text: String) throws {
    for reporter in ["json", "jsonl", "sarif"] {
      let output = try Self.output(Case(reporter: reporter, name: "", text: text))
      #expect(!output.contains("</") && !output.contains("<!"))
    }
  }

  @Test("leaves XML well-formed and its elements alone", arguments: texts.map { $0.1 })
  func xml(_ text: String) throws {
    for reporter in ["junit", "checkstyle", "html"] {
      let plain = try XMLOutline(Self.output(Case(reporter: reporter, name: "", text: "plain")))
      let output = try XMLOutline(Self.output(Case(reporter: reporter, name: "", text: text)))
      #expect(output == plain)
    }
  }

  @Test(
    "is a megabyte long and does no more than a short one",
    arguments: ReporterRegistry.all.map { $0.name })
  func megabyte(_ reporter: String) throws {
    let unit = "<\u{202E}&|\"%]\u{0}é漢 in a long text, "
    let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count + 1)
    let output = try Self.output(Case(reporter: reporter, name: "", text: text))
    let plain = try Self.output(Case(reporter: reporter, name: "", text: "plain"))
    #expect(output.utf8.count { $0 < 0x20 } == plain.utf8.count { $0 == 0x0A })
    #expect(!output.contains("\u{202E}"))
    if ["junit", "checkstyle", "html"].contains(reporter) { try xml(text) }
    if reporter == "markdown" { try markdown(text) }
  }

  @Test("starts nothing in Markdown", arguments: texts.map { $0.1 })
  func markdown(_ text: String) throws {
    let plain = try Self.output(Case(reporter: "markdown", name: "", text: "plain"))
    let output = try Self.output(Case(reporter: "markdown", name: "", text: text))
    let marks = "|`*_[]!~\\\n"
    for mark in marks { #expect(output.count { $0 == mark } == plain.count { $0 == mark }) }
    let rest = output.replacing(/<\/?(code|span)>|&#[0-9]+;/, with: "")
    #expect(!rest.contains("<") && !rest.contains("&") && !rest.contains("@"))
    #expect(!rest.contains("www.") && !rest.contains("://"))
  }
}
