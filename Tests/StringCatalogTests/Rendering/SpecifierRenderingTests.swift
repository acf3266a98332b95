import StringCatalog
import TestSupport
import Testing

/// A text with arguments, and what it is rendered as.
struct TextCase: Sendable, CustomTestStringConvertible {
  var text: String
  var arguments: [MessageArgument]
  var expected: String
  var issues: [String]
  var locale: String?
  var testDescription: String { "“\(text)” \(arguments.map(\.value)) \(locale ?? "")" }

  init(
    _ text: String, _ arguments: [MessageArgument], _ expected: String, _ issues: [String] = [],
    in locale: String? = nil
  ) {
    self.text = text
    self.arguments = arguments
    self.expected = expected
    self.issues = issues
    self.locale = locale
  }

  func check(_ change: (inout RenderingOptions) -> Void = { _ in }) {
    var options = RenderingOptions()
    options.localizesNumbers = locale != nil
    options.isolation = .never
    change(&options)
    let renderer = MessageRenderer(
      language: LocaleIdentifier(locale ?? "en"), options: options)
    let rendering = renderer.render(CompiledMessage(text), arguments)
    #expect(rendering.text == expected)
    #expect(rendering.text.utf8.elementsEqual(expected.utf8))
    #expect(rendering.issues.map(\.summary) == issues)
  }
}

@Suite("Rendering of specifiers")
struct SpecifierRenderingTests {
  static let counting = [
    TextCase("no sign", [], "no sign"),
    TextCase("", [], ""),
    TextCase("%@ has %lld items", ["Ada", 3], "Ada has 3 items"),
    TextCase("%2$@ %@", ["a", "b"], "b a"),
    TextCase("%@ %1$@ %@", ["a", "b"], "a a b"),
    TextCase("%1$@ %3$@", ["a", "b", "c"], "a c", ["unused-argument 2"]),
    TextCase("%@ %@", ["a"], "a …", ["missing-argument 2"]),
    TextCase("%@", [], "…", ["missing-argument 1"]),
    TextCase("%@", [.null], "…", ["missing-argument 1"]),
    TextCase("%@", ["a", "b"], "a", ["unused-argument 2"]),
    TextCase("plain", ["a"], "plain", ["unused-argument 1"]),
    TextCase(
      "%@%@%@%@%@%@%@%@%@", ["x"], "x" + String(repeating: "…", count: 8),
      (2...9).map { "missing-argument \($0)" }),
    TextCase("%65$@", [], "…", ["missing-argument 65"]),
    TextCase("%@ %@", ["%d %n", "%1$@"], "%d %n %1$@"),
  ]

  static let percent = [
    TextCase("100%%", [], "100%"),
    TextCase("%d%%", [50], "50%"),
    TextCase("100%", [], "100%"),
    TextCase("100 % sure", [], "100 % sure"),
    TextCase("100% sure %d", [1], "100% sure 1", ["invalid-format"]),
    TextCase("%y", [], "%y", ["unknown-specifier"]),
    TextCase("%n %d", [1], "%n 1", ["unknown-specifier"]),
    TextCase("%1$ and %d", [1], "%1$ and 1", ["invalid-format"]),
    TextCase("%0$@ %d", [1], "%0$@ 1", ["invalid-format"]),
    TextCase("%d %", [1], "1 %", ["invalid-format"]),
    TextCase("%1#@x@", [], "%1#@x@", ["invalid-format"]),
    TextCase("%#@x@", [1], "%#@x@", ["undefined-variable"]),
    TextCase("%arg", [1], "0x1p+0rg", ["type-mismatch 1"]),
  ]

  static let objects = [
    TextCase("%@", [5], "5"),
    TextCase("%@", [-5], "-5"),
    TextCase("%@", [.uint(.max)], "18446744073709551615"),
    TextCase("%@", [.int(Int64.min)], "-9223372036854775808"),
    TextCase("%@", [1.5], "1.5"),
    TextCase("%@", [1.0], "1"),
    TextCase("%@", [-0.0], "-0"),
    TextCase("%@", [0.1], "0.1"),
    TextCase("%@", [1e20], "1e+20"),
    TextCase("%@", [1.5e-7], "1.5e-07"),
    TextCase("%@", [.double(.infinity)], "inf"),
    TextCase("%@", [.double(-.infinity)], "-inf"),
    TextCase("%@", [.double(.nan)], "nan"),
    TextCase("%@", [.decimal("-12.50")], "-12.50"),
    TextCase("%@", [.decimal("+1.0")], "1.0"),
    TextCase("%@", [.decimal("twelve")], "twelve"),
    TextCase("%@", ["e\u{301}\0👩‍👩‍👧"], "e\u{301}\0👩‍👩‍👧"),
    TextCase("%@", [.character("é")], "é"),
    TextCase("%@", [true], "1"),
    TextCase("%@", [.list(["a", 2, 1.5])], "a, 2, and 1.5"),
    TextCase("%@", [.list([])], ""),
    TextCase("%@", [.list(["a", .null])], "a and …", ["missing-argument 1"]),
    TextCase("[%5@]", ["a"], "[a]"),
    TextCase("[%.1@]", ["abc"], "[abc]"),
    TextCase("%@", [12345], "12345", in: "en"),
    TextCase("%@", [12345.5], "12345.5", in: "en"),
    TextCase("%@", [12345], "١٢٣٤٥", in: "ar-EG"),
    TextCase("%@", [-1234.5], "\u{61c}-١٢٣٤٫٥", in: "ar-EG"),
    TextCase("%@", [.decimal("12.50")], "12,50", in: "de"),
    TextCase("%@", [.list(["a", "b", "c"])], "a, b und c", in: "de"),
  ]

  static let whole = [
    TextCase("%d %i %ld %lld %qd %zd %td %jd", [1, 2, 3, 4, 5, 6, 7, 8], "1 2 3 4 5 6 7 8"),
    TextCase("%D %U %O", [-1, 2, 8], "-1 2 10"),
    TextCase("%d", [5_000_000_000], "5000000000", ["narrow-specifier 1"]),
    TextCase("%lld", [5_000_000_000], "5000000000"),
    TextCase("%d", [-2_147_483_648], "-2147483648"),
    TextCase("%d", [-2_147_483_649], "-2147483649", ["narrow-specifier 1"]),
    TextCase("%hhd %hd", [300, 70000], "300 70000", ["narrow-specifier 1", "narrow-specifier 2"]),
    TextCase("%lld", [.uint(.max)], "18446744073709551615"),
    TextCase("%d", [3.0], "3", ["type-mismatch 1"]),
    TextCase("%d", [3.5], "3.5", ["type-mismatch 1"]),
    TextCase("%lld", [1e300], "1e+300", ["type-mismatch 1"]),
    TextCase("%d", ["three"], "three", ["type-mismatch 1"]),
    TextCase("%5d|", ["a"], "a|", ["type-mismatch 1"]),
    TextCase("%d", [.decimal("12")], "12"),
    TextCase("%d", [.decimal("12.00")], "12"),
    TextCase("%d", [.decimal("12.5")], "12.5", ["type-mismatch 1"]),
    TextCase(
      "%lld", [.decimal("123456789012345678901234567890")], "123456789012345678901234567890"),
    TextCase("%d", [.character("x")], "x", ["type-mismatch 1"]),
    TextCase("%d", [true], "1"),
    TextCase("%d", [.null], "…", ["missing-argument 1"]),
    TextCase("%d", [.list([1, 2])], "1 and 2", ["type-mismatch 1"]),
    TextCase("%u", [-1], "4294967295"),
    TextCase("%llu", [-1], "18446744073709551615"),
    TextCase("%hhu", [-1], "255"),
    TextCase("%u", [-5_000_000_000], "18446744068709551616", ["narrow-specifier 1"]),
    TextCase("%x %X %o", [255, 255, 8], "ff FF 10"),
    TextCase("%#x %#X %#o %#x", [255, 255, 8, 0], "0xff 0XFF 010 0"),
    TextCase("%x", [-1], "ffffffff"),
    TextCase("%llx", [-1], "ffffffffffffffff"),
    TextCase("%x", [255.0], "ff", ["type-mismatch 1"]),
    TextCase("%x", [.decimal("255")], "ff"),
    TextCase("%x", ["a"], "a", ["type-mismatch 1"]),
    TextCase("[%5d|%-5d|%05d|%+d|% d]", [42, 42, 42, 42, 42], "[   42|42   |00042|+42| 42]"),
    TextCase("[%+05d|%-+5d|% 05d]", [42, 42, 42], "[+0042|+42  | 0042]"),
    TextCase("[%.3d|%5.3d|%05.3d|%.0d]", [7, 7, 7, 0], "[007|  007|  007|]"),
    TextCase("[%08x|%#08x|%-8x|%.4x]", [255, 255, 255, 255], "[000000ff|0x0000ff|ff      |00ff]"),
    TextCase("[%#.3o|%#o]", [8, 0], "[010|0]"),
    TextCase("%'d", [1_234_567], "1,234,567"),
    TextCase("%*d|", [5, 42], "   42|"),
    TextCase("%*d|", [-5, 42], "42   |"),
    TextCase("%.*f", [2, 1.005], "1.00"),
    TextCase("%.*f", [-1, 1.5], "1.500000"),
    TextCase("%1$*2$d|", [42, 5], "   42|"),
    TextCase("%*d", ["x", 42], "42", ["type-mismatch 1"]),
    TextCase("%*d", [3], "…", ["missing-argument 2"]),
    TextCase("%p", [255], "0xff"),
    TextCase("%p", [1.5], "1.5", ["type-mismatch 1"]),
    TextCase("%p", ["a"], "a", ["type-mismatch 1"]),
    TextCase("%c%C", [65, 0x1F600], "A😀"),
    TextCase("%c", [0xD800], "\u{fffd}"),
    TextCase("%c", [-1], "\u{fffd}"),
    TextCase("%c", [1.5], "1.5", ["type-mismatch 1"]),
    TextCase("%c", ["ab"], "ab", ["type-mismatch 1"]),
    TextCase("[%3c]", [.character("x")], "[  x]"),
    TextCase("%s %S", ["a", "b"], "a b"),
    TextCase("%s", [5], "5", ["type-mismatch 1"]),
    TextCase("%s", [1.5], "1.5", ["type-mismatch 1"]),
    TextCase("[%.2s|%5s|%-5s|%.1s]", ["abc", "ab", "ab", "👩‍👩‍👧x"], "[ab|   ab|ab   |👩‍👩‍👧]"),
  ]

  static let floating = [
    TextCase("%f %.2f %.0f", [1.5, 1.005, 2.5], "1.500000 1.00 2"),
    TextCase("%.0f %.0f %.0f", [3.5, 0.5, 1.5], "4 0 2"),
    TextCase("%.1f %.2f", [0.25, 0.125], "0.2 0.12"),
    TextCase("%.1f %.1f", [9.95, 99.96], "9.9 100.0"),
    TextCase("%#.0f %.3f", [1.0, -0.0], "1. -0.000"),
    TextCase("%f", [5], "5.000000", ["type-mismatch 1"]),
    TextCase("%f", ["x"], "x", ["type-mismatch 1"]),
    TextCase("%.2f", [.decimal("1.005")], "1.00"),
    TextCase("%.2f", [.decimal("1.015")], "1.02"),
    TextCase("%.1f", [.decimal("1e2")], "100.0"),
    TextCase("%e %E %.2e", [1234.5, 1234.5, 0.000125], "1.234500e+03 1.234500E+03 1.25e-04"),
    TextCase("%.0e %#.0e %e", [15000.0, 15000.0, 0.0], "2e+04 2.e+04 0.000000e+00"),
    TextCase(
      "%g %g %g %g %G", [1234567.0, 0.0001, 0.00001, 100.0, 1e-10],
      "1.23457e+06 0.0001 1e-05 100 1E-10"),
    TextCase("%#g %.3g %.0g", [1.0, 1234.0, 0.5], "1.00000 1.23e+03 0.5"),
    TextCase(
      "%a %A %a %.1a", [1.0, 0.5, 0.1, 1.5],
      "0x1p+0 0X1P-1 0x1.999999999999ap-4 0x1.8p+0"),
    TextCase("%f %F", [.double(.infinity), .double(.infinity)], "inf INF"),
    TextCase(
      "[%8f|%08f|%-8f]", [.double(-.infinity), .double(.infinity), .double(.nan)],
      "[    -inf|     inf|nan     ]"),
    TextCase(
      "[%8.2f|%08.2f|%-8.2f|%+.1f]", [1.5, -1.5, 1.5, 1.5],
      "[    1.50|-0001.50|1.50    |+1.5]"),
    TextCase("%.20f", [0.1], "0.10000000000000000555"),
    TextCase("%.0f", [1e22], "10000000000000000000000"),
  ]

  static let localized = [
    TextCase("%d", [1_234_567], "1,234,567", in: "en"),
    TextCase("%d", [1_234_567], "١٬٢٣٤٬٥٦٧", in: "ar-EG"),
    TextCase("%.2f", [1234.5], "1.234,50", in: "de-DE"),
    TextCase("%d %d", [1234, 12345], "1234 12.345", in: "es"),
    TextCase("%d", [1_234_567], "1’234’567", in: "de-CH"),
    TextCase("%d", [1_234_567], "12,34,567", in: "hi"),
    TextCase("%d", [-5], "−5", in: "sv"),
    TextCase("%d", [-5], "\u{200e}−۵", in: "fa"),
    TextCase("%+d", [5], "\u{61c}+٥", in: "ar-EG"),
    TextCase("%05d", [42], "٠٠٠٤٢", in: "ar-EG"),
    TextCase("%05d", [1_234_567], "1234567", in: "en"),
    TextCase("[%9d]", [1234], "[    1,234]", in: "en"),
    TextCase("%x %o %c", [255, 8, 65], "ff 10 A", in: "ar-EG"),
    TextCase("%u", [1_234_567], "1,234,567", in: "en"),
    TextCase("%e", [1234.5], "1.234500E+03", in: "en"),
    TextCase("%e", [1234.5], "1,234500×10^+03", in: "sv"),
    TextCase("%f", [.double(.infinity)], "∞", in: "en"),
    TextCase("%f", [.double(.nan)], "NaN", in: "en"),
    TextCase("%f", [.double(-.infinity)], "−∞", in: "sv"),
    TextCase("%g", [123456.0], "123,456", in: "en"),
    TextCase("%a", [1.0], "0x1p+0", in: "de"),
    TextCase("%lu", [123], "123", in: "en-u-nu-latn"),
    TextCase("%d", [1_234_567], "1,234,567", in: "zz"),
    TextCase("%d", [1_234_567], "1,234,567", in: "not a tag"),
    TextCase("%d", [1234], "1,234", in: "en-u-nu-roman"),
    TextCase("%d", [1234], "一,二三四", in: "zh-u-nu-hanidec"),
  ]

  @Test(
    "give the text and issues of the contract",
    arguments: counting + percent + objects + whole + floating + localized)
  func render(_ example: TextCase) {
    example.check()
  }

  @Test(
    "do as Apple's formatter if asked to",
    arguments: [
      TextCase("%d", [5_000_000_000], "705032704", ["narrow-specifier 1"]),
      TextCase("%hhd", [300], "44", ["narrow-specifier 1"]),
      TextCase("%u", [-5_000_000_000], "3589934592", ["narrow-specifier 1"]),
      TextCase("%1$@ %3$@", ["a", "b", "c"], "a b", ["unused-argument 2"]),
    ])
  func compatible(_ example: TextCase) {
    example.check { $0.isAppleCompatible = true }
  }

  @Test("keep percent signs of texts that are no formats, if asked to")
  func verbatim() {
    TextCase("100%% sure", [], "100%% sure").check { $0.areFormats = false }
    TextCase("%d%% sure", [5], "5% sure").check { $0.areFormats = false }
  }

  @Test("pad and group objects if asked to")
  func objectOptions() {
    TextCase("[%5@|%-5@|%5@]", ["é👩‍👩‍👧", "a", 5], "[   é👩‍👩‍👧|a    |    5]").check {
      $0.padsObjects = true
    }
    TextCase("%@", [12345], "12,345", in: "en").check { $0.groupsObjects = true }
  }
}
