import Foundation
import SourceExtraction
import StringCatalog
import TestSupport
import Testing

/// A folder of fixtures: tables, perhaps options and names, and what is generated.
struct GenerationCase: CustomTestStringConvertible, Sendable {
  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  static let all: [GenerationCase] = {
    let root = Repository.fixtures("generation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { GenerationCase(folder: root.appending(path: $0)) }
  }()

  /// The options, one a line, as on the command line without dashes.
  func options() throws -> AccessorOptions {
    var options = AccessorOptions()
    if let names = try? Repository.bytes(folder.appending(path: "names.strings")) {
      options.names = try AccessorNames(names)
    }
    let text = (try? String(contentsOf: folder.appending(path: "options"), encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let value = words.count > 1 ? words[1] : ""
      switch words[0] {
      case "access": options.access = try #require(AccessorOptions.Access(rawValue: value))
      case "runtime": options.runtime = try #require(AccessorOptions.Runtime(rawValue: value))
      case "enum-name": options.style = .enumeration(name: value)
      case "extending": options.style = .members(of: value)
      case "flat": options.isNested = false
      case "bundle": options.bundle = value
      case "locale": options.locale = value
      case _: Issue.record("unknown option \(line)")
      }
    }
    return options
  }

  func catalogs() -> [Catalog] {
    let files = ConversionFiles([folder.path]).sources.filter {
      !$0.path.hasSuffix("names.strings")
    }
    return ConversionInput(files).reading.catalogs
  }

  func generated() throws -> AccessorGenerator {
    AccessorGenerator(catalogs(), options: try options())
  }
}

@Suite("Generated accessors")
struct AccessorGeneratorTests {
  @Test("a folder gives its code and its problems", arguments: GenerationCase.all)
  func snapshots(_ example: GenerationCase) throws {
    let generated = try example.generated()
    let folder = "Fixtures/generation/\(example.testDescription)"
    try expectSnapshot(generated.code, named: "Generated.swift", in: folder)
    try expectSnapshot(
      generated.problems.map { $0.line + "\n" }.joined(), named: "problems.txt", in: folder)
  }

  @Test("the order of keys and tables does not show", arguments: GenerationCase.all)
  func order(_ example: GenerationCase) throws {
    let options = try example.options()
    let catalogs = example.catalogs()
    var shuffled = catalogs
    for index in shuffled.indices { shuffled[index].entries.reverse() }
    let code = AccessorGenerator(catalogs, options: options).code
    #expect(AccessorGenerator(shuffled, options: options).code == code)
    #expect(AccessorGenerator(catalogs, options: options).code == code)
  }

  @Test("a generated file says so in its first lines", arguments: GenerationCase.all)
  func marker(_ example: GenerationCase) throws {
    let lines = try example.generated().code.split(separator: "\n")
    #expect(lines.prefix(4).contains { $0 == AccessorGenerator.marker })
  }

  @Test("nothing in a file of code can hide or reorder it", arguments: GenerationCase.all)
  func invisibleCharacters(_ example: GenerationCase) throws {
    for scalar in try example.generated().code.unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .format && category != .lineSeparator)
    }
  }

  /// The compiler, where there is one.
  private static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  @Test(
    "compiles against Foundation without a warning", .enabled(if: compiler != nil),
    arguments: GenerationCase.all)
  func compilation(_ example: GenerationCase) throws {
    var options = try example.options()
    options.runtime = .foundation
    let folder = try TemporaryFolder()
    let code = AccessorGenerator(example.catalogs(), options: options).code
    var files = [try folder.write("Generated.swift", code)]
    if case .members = options.style {
      let type = """
        struct Texts {
          func localizedString(for key: String) -> String { key }
          func text(_ key: String, _ arguments: Any...) -> String { key }
        }
        """
      files.append(try folder.write("Texts.swift", type))
    }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.compiler))
    process.arguments =
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-strict-memory-safety", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature",
        "ExistentialAny", "-package-name", "tests", "-module-cache-path", folder.path("cache"),
      ] + files
    let log = try folder.write("log", "")
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    process.standardError = output
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let messages = try folder.text("log")
    #expect(process.terminationStatus == 0, "\(messages)")
  }
}

@Suite("Names of accessors")
struct AccessorNamesTests {
  @Test(
    "a name that is none is refused",
    arguments: [
      "", "1a", "a b", "a.", ".a", "a(", "a()", "a(b)", "a(b", "a(1:)", "self", "String.a", "a-b",
      "init(a:)", "a(b:c)", "_", "a\u{202E}",
    ])
  func refusal(_ name: String) {
    #expect(throws: AccessorNames.Fault.self) {
      try AccessorNames(Array("\"\(name)\" = \"key\";".utf8))
    }
  }

  @Test("names are taken", arguments: ["a", "_a", "default", "A.b", "a(b:)", "a(_:for:)", "été"])
  func acceptance(_ name: String) throws {
    _ = try AccessorNames(Array("\"\(name)\" = \"key\";".utf8))
  }

  @Test("a file with faults is refused", arguments: ["\"a\" = ", "{", "\"a\" = (b);"])
  func faults(_ text: String) {
    #expect(throws: AccessorNames.Fault.self) { try AccessorNames(Array(text.utf8)) }
  }
}
