import CatalogSyntax
import Testing

@testable import StringCatalog

/// A text and the specifiers read from it, as `index:spelling`.
struct SpecifierCase: Sendable, CustomTestStringConvertible {
  var text: String
  var specifiers: [String]

  var testDescription: String { "“\(text)”" }

  init(_ text: String, _ specifiers: String...) {
    self.text = text
    self.specifiers = specifiers
  }
}

func format(_ text: String, options: FormatString.Options = .init()) -> FormatString {
  FormatString(Array(text.utf8).span, options: options)
}

extension FormatString {
  /// The specifiers as `index:spelling`; `%%` has the index `-`.
  var summary: [String] {
    placeholders.map { "\($0.argument.map { "\($0)" } ?? "-"):\($0.spelling)" }
  }
}

@Suite("Specifier grammar")
struct FormatStringTests {
  static let grammar = [
    SpecifierCase(""),
    SpecifierCase("no sign"),
    SpecifierCase("%@", "1:%@"),
    SpecifierCase("%d %i %D", "1:%d", "2:%i", "3:%D"),
    SpecifierCase("%u %U %x %X %o %O", "1:%u", "2:%U", "3:%x", "4:%X", "5:%o", "6:%O"),
    SpecifierCase(
      "%f|%F|%e|%E|%g|%G|%a|%A", "1:%f", "2:%F", "3:%e", "4:%E", "5:%g", "6:%G", "7:%a", "8:%A"),
    SpecifierCase("%c,%C,%s,%S,%p", "1:%c", "2:%C", "3:%s", "4:%S", "5:%p"),
    SpecifierCase("%hhd %hd %ld %lld %qd", "1:%hhd", "2:%hd", "3:%ld", "4:%lld", "5:%qd"),
    SpecifierCase("%Lf %zu %td %jd", "1:%Lf", "2:%zu", "3:%td", "4:%jd"),
    SpecifierCase("%-5d|%+d|%05d|%#x|%'d", "1:%-5d", "2:%+d", "3:%05d", "4:%#x", "5:%'d"),
    SpecifierCase("%.2f %5.1f %.f", "1:%.2f", "2:%5.1f", "3:%.0f"),
    SpecifierCase("%*d", "2:%*d"),
    SpecifierCase("%*.*f", "3:%*.*f"),
    SpecifierCase("%1$*2$d", "1:%1$*2$d"),
    SpecifierCase("%2$-08.3lld", "2:%2$-08.3lld"),
    SpecifierCase("100%%", "-:%%"),
    SpecifierCase("%%@ %%d", "-:%%", "-:%%"),
    SpecifierCase("%@%@", "1:%@", "2:%@"),
    SpecifierCase("%1$@%2$@", "1:%1$@", "2:%2$@"),
    SpecifierCase("%2$@ %@", "2:%2$@", "1:%@"),
    SpecifierCase("%@ %1$@ %@", "1:%@", "1:%1$@", "2:%@"),
    SpecifierCase("%#@files@ and %#@folders@", "1:%#@…@", "2:%#@…@"),
    SpecifierCase("%2$#@files@", "2:%2$#@…@"),
    SpecifierCase("%#@ x", "1:%#@"),
    SpecifierCase("Value: % d", "1:% d"),
    SpecifierCase("%d個", "1:%d"),
    SpecifierCase("%dpx", "1:%d"),
    SpecifierCase("%n"),
    SpecifierCase("%arg", "1:%a"),
  ]

  @Test("A specifier is read by the grammar and counted", arguments: grammar)
  func reads(_ example: SpecifierCase) {
    #expect(format(example.text).summary == example.specifiers)
  }

  @Test("The argument of a substitution is read only in its forms")
  func substitutionForm() {
    let read = format("%arg files", options: .init(isSubstitutionForm: true, firstArgument: 3))
    #expect(read.summary == ["3:%arg"])
  }

  @Test("Counting starts where it is told to")
  func firstArgument() {
    #expect(format("%d of %@", options: .init(firstArgument: 2)).summary == ["2:%d", "3:%@"])
  }

  @Test("A variable with a stated argument does not advance the counter")
  func variableArgument() {
    let variable = FormatVariable(name: Array("n".utf8), argument: 2, conversion: .decimal)
    let read = format("%#@n@ by %@", options: .init(variables: [variable]))
    #expect(read.summary == ["2:%#@…@", "1:%@"])
    #expect(ArgumentMap(read)[2]?.argumentClass == .signed)
  }

  @Test("Ranges cover the specifier and the name")
  func ranges() throws {
    let read = format("é %2$#@name@!")
    let placeholder = try #require(read.placeholders.first)
    #expect(placeholder.range == SourceRange(3, 13))
    guard case .reference(let reference) = placeholder.kind else {
      Issue.record("no reference")
      return
    }
    #expect(reference.name == SourceRange(8, 12))
  }

  @Test("Numbers beyond the largest are kept at it")
  func largeNumbers() {
    let read = format("%99999999999999999999$@ %88888888888888888888888d")
    #expect(read.placeholders.first?.argument == Placeholder.largestNumber)
    #expect(read.placeholders.last?.width == .number(Placeholder.largestNumber))
  }

  /// Texts with their doubtful places, as a word and the bytes concerned.
  static let doubtful: [(text: String, problems: [String])] = [
    ("100%", ["trailing 3..<4"]),
    ("%@ %)", ["lone 3..<4"]),
    ("80% of", ["ambiguous 2..<5"]),
    ("%@ %k", ["unknown 3..<5"]),
    ("%0$@", ["incomplete 0..<4"]),
    ("%1$", ["incomplete 0..<3"]),
    ("%1$ files", ["incomplete 0..<3"]),
    ("%1#@x@", ["reference 0..<6"]),
    ("%#@x y", ["reference 0..<4"]),
    ("％@", ["look-alike %@ 0..<4"]),
    ("%＠", ["look-alike %@ 0..<4"]),
    ("% @", ["look-alike %@ 0..<3"]),
    ("x @%", ["look-alike %@ 2..<4"]),
    ("%1 $@", ["look-alike %1$@ 0..<5"]),
    ("%1$ @", []),
    ("%२$@", ["look-alike %2$@ 0..<6"]),
    ("%Lld", ["look-alike %lld 0..<4"]),
    ("%д", ["look-alike %d 0..<3"]),
    ("%lд", ["look-alike %ld 0..<4"]),
    ("％.1f", ["look-alike %.1f 0..<6"]),
    ("%@%", ["trailing 2..<3"]),
    ("100 % @home", ["ambiguous 4..<7"]),
    ("me@% x", ["ambiguous 3..<6"]),
  ]

  @Test("Doubtful places are recorded with their bytes", arguments: doubtful.indices)
  func records(_ index: Int) {
    let example = Self.doubtful[index]
    #expect(format(example.text).problems.map(\.summary) == example.problems)
  }

  @Test("A look-alike that is taken for what was meant is counted with the others")
  func adopts() {
    var read = format("%@ ％@ %d")
    #expect(read.summary == ["1:%@", "2:%d"])
    let adopted = read.adoptLookAlikes { _, _ in true }
    #expect(adopted == [SourceRange(3, 7)])
    #expect(read.summary == ["1:%@", "2:%@", "3:%d"])
    #expect(read.problems.isEmpty)
  }

  static let scanned: [(text: String, mayContain: Bool)] = [
    ("", false), ("plain", false), ("a long text of more than sixteen bytes", false),
    ("%", true), ("a long text of more than sixteen bytes %", true), ("％", true), ("٪", true),
    ("百分之五十，以及更多的文字！！！！", false), ("اللغة العربية تستخدم حروفا كثيرة", false),
    ("全品大特価セール開催中です％", true), ("نص طويل بما فيه الكفاية ٪", true),
  ]

  @Test("The look for a percent sign sees each form at each place", arguments: scanned.indices)
  func scans(_ index: Int) {
    let example = Self.scanned[index]
    for padding in 0..<20 {
      let bytes = Array((String(repeating: "x", count: padding) + example.text).utf8)
      #expect(FormatString.mayContainPlaceholder(bytes.span) == example.mayContain)
    }
  }
}

extension FormatProblem {
  fileprivate var summary: String {
    switch kind {
    case .lonePercent: "lone \(range.description)"
    case .trailingPercent: "trailing \(range.description)"
    case .ambiguousPercent: "ambiguous \(range.description)"
    case .unknownConversion: "unknown \(range.description)"
    case .incompletePosition: "incomplete \(range.description)"
    case .malformedReference: "reference \(range.description)"
    case .lookAlike(let placeholder, _): "look-alike \(placeholder.spelling) \(range.description)"
    }
  }
}
