import Foundation
import TestSupport
import Testing

/// What `generate swift` does with files.
@Suite("generate swift")
struct GenerateCommandTests {
  private static let table = "\"title\" = \"Title\";\n\"menu.open\" = \"Open %@\";\n"

  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", Self.table)
    for (path, text) in files { try folder.write(path, text) }
    return folder
  }

  private func generate(_ folder: TemporaryFolder, _ arguments: String...) throws -> Tool.Run {
    try Tool.run(["generate", "swift"] + arguments, in: folder.url)
  }

  @Test("writes a file, and finds it up to date until a text changes")
  func check() throws {
    let folder = try project()
    let missing = try generate(folder, "-o", "L10n.swift", "--check")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("L10n.swift: is missing; run the same command without"))
    #expect(try generate(folder, "-o", "L10n.swift") == Tool.Run(status: 0, output: "", errors: ""))
    let code = try folder.text("L10n.swift")
    #expect(code.contains("static func open(_ arg1: String) -> String"))
    #expect(try generate(folder, "-o", "L10n.swift", "--check").status == 0)
    try folder.write("en.lproj/Localizable.strings", Self.table + "\"new\" = \"New\";\n")
    let changed = try generate(folder, "-o", "L10n.swift", "--check")
    #expect(changed.status == 1)
    #expect(changed.errors.contains("L10n.swift: is out of date"))
    #expect(try folder.text("L10n.swift") == code)
  }

  @Test("does not touch a file that is up to date")
  func untouched() throws {
    let folder = try project()
    _ = try generate(folder, "-o", "L10n.swift")
    let path = folder.path("L10n.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try generate(folder, "-o", "L10n.swift").status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == old)
  }

  @Test("prints the same bytes that it writes, wherever the catalog is named from")
  func output() throws {
    let folder = try project()
    let printed = try generate(folder, "-c", ".", "-o", "-")
    _ = try generate(folder, "-c", folder.url.path, "-o", "L10n.swift")
    #expect(printed.status == 0)
    #expect(try folder.text("L10n.swift") == printed.output)
  }

  struct Options: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var code: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    static let all = [
      Options(
        arguments: ["--access", "public", "--enum-name", "Texts"],
        code: ["public enum Texts {", "public static var title: String {"]),
      Options(
        arguments: ["--flat"],
        code: ["static func menuOpen(_ arg1: String) -> String {"]),
      Options(
        arguments: ["--runtime", "foundation", "--bundle", "Bundle.module"],
        code: ["import Foundation\n\n///", "(Bundle.module).localizedString(forKey:"]),
      Options(
        arguments: ["--extending", "Texts"],
        code: ["extension Texts {", "  var title: String {", "text(\"menu.open\", arg1)"]),
      Options(
        arguments: ["--names", "names.txt", "--only-named"],
        code: ["enum Menu {\n    /// In en: “Open %@”\n    static func opened(what: String)"]),
    ]
  }

  @Test("options shape the code", arguments: Options.all)
  func options(_ options: Options) throws {
    let folder = try project(["names.txt": "\"Menu.opened(what:)\" = \"menu.open\";\n"])
    let run = try Tool.run(["generate", "swift", "-o", "-"] + options.arguments, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    for piece in options.code { #expect(run.output.contains(piece), "\(piece)") }
    #expect(!options.arguments.contains("--only-named") || !run.output.contains("title"))
  }

  @Test(
    "what cannot be done is said",
    arguments: [
      (["-o", "-", "--check"], "compares with a file"),
      (["-o", "-", "--table", "None"], "there is no table 'None' here, but: 'Localizable'"),
      (["-o", "-", "--enum-name", "1"], "'1' is no name of a type"),
      (["-o", "-", "--enum-name", "String"], "'String' is no name of a type"),
      (["-o", "-", "--extending", "A", "--enum-name", "B"], "Choose one"),
      (["-o", "-", "--bundle", "a\nb"], "one line of code"),
      (["-o", "-", "--only-named"], "'--only-named' needs '--names'"),
      (["-o", "-", "--names", "none.strings"], "none.strings"),
      (["-o", "-", "-c", "none"], "none"),
      (["-o", "-", "-c", "broken.strings"], "broken.strings:1"),
      (["-o", "-", "-c", "en.lproj", "-c", "other"], "two catalogs have the table 'Localizable'"),
      ([], "--output"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let folder = try project(["other/en.lproj/Localizable.strings": Self.table])
    try folder.write("broken.strings", "\"a\" = \"b")
    let inputs = arguments.contains("-c") ? [] : ["-c", "en.lproj"]
    let run = try Tool.run(["generate", "swift"] + arguments + inputs, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("a key without an accessor fails, a warning only with --strict")
  func problems() throws {
    let folder = try project(["fr.lproj/Localizable.strings": "\"title\" = \"%@\";\n"])
    let warned = try generate(folder, "-o", "-")
    #expect(warned.status == 0)
    #expect(warned.errors.contains("warning: table 'Localizable', key 'title': the text in 'fr'"))
    #expect(try generate(folder, "-o", "-", "--quiet").errors == "")
    #expect(try generate(folder, "-o", "-", "--strict").status == 1)
    try folder.write("en.lproj/Localizable.strings", "\"title\" = \"%s\";\n")
    let failed = try generate(folder, "-o", "L10n.swift")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("error: table 'Localizable', key 'title': argument 1"))
    #expect(try !folder.text("L10n.swift").contains("title"))
  }
}
