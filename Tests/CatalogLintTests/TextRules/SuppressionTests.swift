import CatalogLint
import Testing

@Suite("One cause gives one finding")
struct SuppressionTests {
  static let cases: [ProjectCase] = [
    .init(
      "an extra key gives nothing else: no placeholder, no white space",
      en: "\"a\" = \"One\";", "nl", "\"a\" = \"Een\";\n\"b\" = \" %1$@ %@ %k\\n\";",
      finds: ["extra-key b"]),
    .init(
      "an empty value gives nothing about what it lacks",
      en: "\"a\" = \" Hello %@\\n\";", "de", "\"a\" = \"\";", finds: ["empty-value a"]),
    .init(
      "a missing key gives nothing else",
      en: "\"a\" = \"Hello %@\";\n\"b\" = \"x\";", "de", "\"b\" = \"y\";",
      finds: ["missing-key a"]),
    .init(
      "an error of form silences the comparison of arguments",
      en: "\"a\" = \"%@ and %d\";", "it", "\"a\" = \"%1$@ e %@\";",
      finds: ["placeholder-mixed a"]),
    .init(
      "a gap silences the missing argument",
      en: "\"a\" = \"%@ and %@ and %@\";", "de", "\"a\" = \"%1$@ und %3$@\";",
      finds: ["placeholder-gap a"]),
    .init(
      "a look-alike does not silence the comparison",
      en: "\"a\" = \"%d items\";", "zh-Hans", "\"a\" = \"％@ 个\";",
      finds: ["placeholder-fullwidth a", "placeholder-type a"]),
    .init(
      "a changed order explains the types",
      en: "\"a\" = \"%d of %@\";", "ja", "\"a\" = \"%@の%d\";", finds: ["placeholder-order a"]),
    .init(
      "another type explains the width",
      en: "\"a\" = \"%d items\";", "fr", "\"a\" = \"%lf éléments\";",
      finds: ["placeholder-type a"]),
    .init(
      "an untranslated text with a placeholder error is not reported twice",
      en: "\"a\" = \"Sold by %1$@ and %@\";", "de", "\"a\" = \"Sold by %1$@ and %@\";",
      finds: ["placeholder-mixed a", "placeholder-mixed a"]),
    .init(
      "an untranslated text in order is",
      en: "\"a\" = \"Sold by %1$@\";", "de", "\"a\" = \"Sold by %1$@\";",
      finds: ["untranslated a"]),
    .init(
      "an indentation that went with its line is a matter of the line",
      en: "\"a\" = \"\\n  Hello\";", "de", "\"a\" = \"Hallo\";", finds: ["newline-count a"]),
    .init(
      "a text of white space alone has one edge",
      en: "\"a\" = \" \";", "de", "\"a\" = \"\\t\";", finds: ["leading-whitespace a"]),
    .init(
      "a damaged entry is not missing too",
      en: "\"a\" = \"One\";\n\"b\" = \"Two\";", "de", "\"a\" : \"Eins\";\n\"b\" = \"Zwei\";",
      finds: ["syntax-error"]),
    .init(
      "keys hidden by a comment that is never closed are not missing too",
      en: "\"a\" = \"One\";\n\"b\" = \"Two\";", "de",
      "\"a\" = \"Eins\";\n/* \"b\" = \"Zwei\";", finds: ["syntax-error"]),
    .init(
      "an invalid folder is reported and its texts are not compared",
      en: "\"a\" = \"%@ files\";", "sr@latin", "\"z\" = \"x\";", finds: ["locale-dir-invalid"]),
  ]

  @Test("rules give way to each other", arguments: cases)
  func givesWay(_ input: ProjectCase) async {
    #expect(await input.found() == input.expected)
  }

  @Test("a rule that is switched off silences nothing")
  func switchedOff() async {
    let input = ProjectCase(
      "", en: "\"a\" = \"Sold by %1$@ and %@\";", "de", "\"a\" = \"Sold by %1$@ and %@\";",
      finds: [])
    var options = LintOptions.english
    options.only = ["untranslated"]
    #expect(await input.found(options) == ["untranslated a"])
  }
}
