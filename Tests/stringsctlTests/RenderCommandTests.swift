import Foundation
import TestSupport
import Testing

/// A call of `render` and what it says.
struct RenderCase: CustomTestStringConvertible, Sendable {
  var arguments: [String]
  var output: String
  var errors = ""
  var status: Int32 = 0
  var testDescription: String { arguments.joined(separator: " ") }

  static let all = [
    RenderCase(arguments: ["files", "5", "-l", "pl", "-b", "app"], output: "5 plików\n"),
    RenderCase(arguments: ["files", "22", "-l", "pl", "-b", "app"], output: "22 pliki\n"),
    RenderCase(
      arguments: ["files", "--arg", "n=1", "-l", "pl", "-b", "app"], output: "1 plik\n"),
    RenderCase(
      arguments: ["files", "5", "-l", "pl", "-l", "en", "-b", "app", "--apple-compat", "-q"],
      output: "5 plików\n"),
    RenderCase(arguments: ["hello", "-b", "app", "--", "-x"], output: "Hello, -x!\n"),
    RenderCase(
      arguments: ["hello", "<b>", "-b", "app", "--escape", "html"],
      output: "Hello, &lt;b&gt;!\n"),
    RenderCase(
      arguments: ["hello", "a\"b", "-b", "app", "--escape", "json"],
      output: "\"Hello, a\\\"b!\"\n"),
    RenderCase(
      arguments: ["hello", "Ada", "-b", "app", "--isolate", "always"],
      output: "Hello, \u{2068}Ada\u{2069}!\n"),
    RenderCase(
      arguments: ["title", "-l", "pl", "-b", "own", "-b", "app", "--explain"],
      output: "Mine\n",
      errors: """
        missing: pl (exact) in app
        missing: pl (exact) in built-in
        found: en (last-resort) in own

        """),
    RenderCase(
      arguments: ["Sign in with Firebase", "-l", "fr-CA", "-b", "app"],
      output: "Se connecter avec Firebase\n"),
    RenderCase(
      arguments: ["hello", "-b", "app"], output: "Hello, …!\n",
      errors: "stringsctl: 'hello' (en): argument 1 is missing for '%@'\n"),
    RenderCase(
      arguments: ["hello", "-b", "app", "-l", "en", "--strict"], output: "Hello, …!\n",
      errors: "stringsctl: 'hello' (en): argument 1 is missing for '%@'\n", status: 5),
    RenderCase(
      arguments: ["helo", "-b", "app"], output: "helo\n",
      errors: """
        stringsctl: 'helo' (en): there is no text for the key
        stringsctl: did you mean 'hello'?

        """, status: 1),
    RenderCase(
      arguments: ["title", "-b", "app", "-t", "Other", "-q"], output: "title\n", status: 1),
    RenderCase(
      arguments: ["title", "-b", "app", "--format", "json", "-l", "pl"],
      output:
        "{\"version\":1,\"text\":\"Title\",\"key\":\"title\",\"table\":\"Localizable\","
        + "\"locale\":\"en\",\"layer\":\"app\",\"issues\":[]}\n"),
  ]
}

@Suite("render")
struct RenderCommandTests {
  @Test("a user is shown", arguments: RenderCase.all)
  func rendering(_ input: RenderCase) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "app/en.lproj/Localizable.strings", "\"hello\" = \"Hello, %@!\"; \"title\" = \"Title\";")
    try folder.write("own/en.lproj/Localizable.strings", "\"title\" = \"Mine\";")
    try folder.write(
      "app/pl.lproj/Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld plik</string><key>few</key><string>%lld pliki</string>
      <key>many</key><string>%lld plików</string><key>other</key><string>%lld pliku</string>
      </dict></dict></dict></plist>
      """)
    let run = try Tool.run(["render"] + input.arguments, in: folder.url)
    #expect(run == Tool.Run(status: input.status, output: input.output, errors: input.errors))
  }

  @Test("a folder that is not there is a failure, and the key is shown all the same")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(["render", "a", "-b", "nothing"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "a\n")
    #expect(run.errors.hasPrefix("stringsctl: nothing: "))
  }
}
