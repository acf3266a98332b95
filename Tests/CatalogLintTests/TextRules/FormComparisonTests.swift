import CatalogLint
import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// A folder with a small project in `.stringsdict` files or string catalogs, and in `expected.txt` all
/// that the default rules find there: severity, rule, place, locale, variation and key, one finding a line.
struct FormCase: CustomTestStringConvertible, Sendable {
  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  static let all: [FormCase] = {
    let root = Repository.fixtures("forms")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { FormCase(folder: root.appending(path: $0)) }
  }()

  func files() throws -> [(path: String, bytes: [UInt8])] {
    try Repository.files(below: folder, extensions: ["strings", "stringsdict", "xcstrings"])
      .map { url in
        (String(url.path.dropFirst(folder.path.count + 1)), try Repository.bytes(url))
      }
  }
}

@Suite("Texts with forms beside their source")
struct FormComparisonTests {
  @Test("there are cases")
  func cases() {
    #expect(FormCase.all.count >= 12)
  }

  @Test("each form is held against the one it answers to", arguments: FormCase.all)
  func findings(_ input: FormCase) async throws {
    var options = LintOptions()
    options.source = "en"
    let report = await lint(try input.files(), options)
    let found = report.diagnostics.map { finding in
      [
        finding.severity.rawValue, finding.rule,
        "\(finding.file):\(finding.place?.start.line ?? 0)", finding.locale ?? "-",
        finding.variation ?? "-", finding.key ?? "-",
      ].joined(separator: " ")
    }
    let expected = String(
      decoding: try Repository.bytes(input.folder.appending(path: "expected.txt")), as: UTF8.self)
    #expect(found == expected.split(separator: "\n").map(String.init))
  }
}
