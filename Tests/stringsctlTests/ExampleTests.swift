import Foundation
import TestSupport
import Testing

/// The examples, run with what the build made, as their first lines say they are run.
@Suite("The examples")
struct ExampleTests {
  private static let examples = Repository.root.appending(path: "examples").path
  /// Where the tool and the library for C are.
  private static let products = URL(filePath: Tool.path).deletingLastPathComponent().path

  /// Whether a program is where tests look for it.
  private static func has(_ program: String) -> Bool {
    ["/usr/bin", "/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static let compiler = ["cc", "clang", "gcc"].first(where: has)

  /// The texts that every example shows: a text of the bundle, one in a parent locale, one of the library.
  private static let texts = [
    "Écrivez à help@example.com", "Connectez-vous pour utiliser ExampleApp",
    "Appareils connectés\u{A0}: 3", "تم تعطيل هذا الحساب.",
  ]

  private func expectTexts(_ run: Tool.Run) {
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    for text in Self.texts { #expect(run.output.contains(text), "\(run.output)") }
  }

  @Test(
    "C",
    .enabled(if: compiler != nil && has("make"), "neither cc, clang nor gcc is here, or no make"))
  func c() throws {
    let folder = try TemporaryFolder()
    let header = Repository.root.appending(path: "Sources/CStringCatalog/include").path
    let run = try Tool.shell(
      "make -s -C '\(Self.examples)/c' run CC=\(Self.compiler ?? "cc") LIBRARY='\(Self.products)'"
        + " HEADER='\(header)' BUILD='\(folder.url.path)'", in: folder.url)
    expectTexts(run)
    let missing = try Tool.shell("./example nowhere", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors == "example: nowhere: no such file or folder\n")
  }

  @Test("Python", .enabled(if: has("python3"), "python3 is not here"))
  func python() throws {
    let folder = try TemporaryFolder()
    let example = "python3 '\(Self.examples)/python/render.py'"
    let library = "\(Self.products)/libStringCatalogC.so"
    let run = try Tool.shell("STRINGCATALOG_LIBRARY='\(library)' \(example)", in: folder.url)
    expectTexts(run)
    #expect(run.output.contains("This account is on hold."))
    let missing = try Tool.shell("STRINGCATALOG_LIBRARY=/nowhere.so \(example)", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("run 'make c-library'"))
  }

  @Test("Node.js", .enabled(if: has("node"), "node is not here"))
  func node() throws {
    let folder = try TemporaryFolder()
    let example = "node '\(Self.examples)/node/render.mjs'"
    let run = try Tool.shell("STRINGSCTL_BINARY='\(Tool.path)' \(example)", in: folder.url)
    expectTexts(run)
    #expect(run.output.contains("\n  fr, en"))
    let missing = try Tool.shell("STRINGSCTL_BINARY=/nowhere \(example)", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("run 'make release'"))
  }

  @Test("the bundle has nothing that the linter would find")
  func bundle() throws {
    let run = try Tool.run(["lint", "\(Self.examples)/ExampleApp.bundle", "--source", "en"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(
    "are named with their commands",
    arguments: [
      "python3 examples/python/render.py", "node examples/node/render.mjs",
      "make -C examples/c run", "make c-library",
    ])
  func names(_ command: String) throws {
    for page in ["README.md", "examples/README.md"] {
      let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
      #expect(text.contains(command), "\(page)")
    }
  }
}
