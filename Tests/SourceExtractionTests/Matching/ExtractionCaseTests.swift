import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

/// The file `expected.json` of the extraction cases.
struct ExtractionExpectations: Decodable, Sendable {
  var files: [String: Expected]

  static let folder = Repository.fixtures("extraction")

  static let all: ExtractionExpectations? = {
    guard let bytes = try? Data(contentsOf: folder.appending(path: "expected.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(ExtractionExpectations.self, from: bytes)
  }()

  /// The sources in Swift and Objective-C.
  static let sources = (all?.files.keys.sorted() ?? []).filter { !$0.hasSuffix(".storyboard") }

  /// What is to be found in one file; what it does not name is not to be found.
  struct Expected: Decodable, Sendable {
    var rules: [String]?
    var keys: [Key]?
    var format: [String]?
    var pattern: [Key]?
    var dynamic: [String]?
    var possible: [Key]?
    var inactive: [String]?
    var noDiagnosticOnLines: [Int]?
  }

  /// A key, with what else is known of it.
  struct Key: Decodable, Sendable {
    var text: String
    var value: String?
    var table: String?
    var comment: String?
    var line: Int?
    var rule: String?

    private enum CodingKeys: String, CodingKey {
      case key, pattern, value, table, comment, line, rule
    }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self.text = text
        return
      }
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      text =
        try fields.decodeIfPresent(String.self, forKey: .key)
        ?? fields.decode(String.self, forKey: .pattern)
      value = try fields.decodeIfPresent(String.self, forKey: .value)
      table = try fields.decodeIfPresent(String.self, forKey: .table)
      comment = try fields.decodeIfPresent(String.self, forKey: .comment)
      line = try fields.decodeIfPresent(Int.self, forKey: .line)
      rule = try fields.decodeIfPresent(String.self, forKey: .rule)
    }
  }
}

@Suite("Small sources with every key that they name")
struct ExtractionCaseTests {
  @Test("the fixtures are there")
  func fixturesAreComplete() {
    #expect(ExtractionExpectations.all?.files.count == 12)
    #expect(ExtractionExpectations.sources.count == 11)
  }

  @Test("a source names exactly these keys", arguments: ExtractionExpectations.sources)
  func keys(_ name: String) throws {
    let expected = try #require(ExtractionExpectations.all?.files[name])
    let bytes = try Repository.bytes(ExtractionExpectations.folder.appending(path: name))
    let rules = try (expected.rules ?? []).map { try Self.rule($0) }
    let file = try TokenizedSource.read(bytes, as: .forPath(name))
    let found = KeyExtractor(rules: KeyRule.builtIn + rules).extract(file, path: name)

    var lines: [String] = []
    for key in expected.keys ?? [] { lines.append("key " + key.text) }
    for text in expected.format ?? [] { lines.append("format " + text) }
    for key in expected.pattern ?? [] { lines.append("pattern " + key.text) }
    for text in expected.dynamic ?? [] { lines.append("dynamic " + text) }
    for key in expected.possible ?? [] { lines.append("possible " + key.text) }
    for text in expected.inactive ?? [] { lines.append("inactive " + text) }
    #expect(found.occurrences.map(\.caseLine).sorted() == lines.sorted())

    for key in (expected.keys ?? []) + (expected.pattern ?? []) {
      let occurrence = try #require(found.occurrences.first { $0.keyText == key.text })
      #expect(occurrence.table == key.table, "\(key.text)")
      if let value = key.value {
        #expect(Self.matches(occurrence.defaultValue, value), "\(key.text)")
      }
      if let comment = key.comment { #expect(occurrence.comment == comment, "\(key.text)") }
      if let line = key.line { #expect(occurrence.place.line == line, "\(key.text)") }
      if let rule = key.rule { #expect(occurrence.rule.hasPrefix(rule), "\(key.text)") }
    }
    for line in expected.noDiagnosticOnLines ?? [] {
      #expect(!found.occurrences.contains { $0.place.line == line })
    }
  }

  /// The rule that a line of the cases describes.
  private static func rule(_ text: String) throws -> KeyRule {
    switch text {
    case "member .localized", "member call .localized(with:)": KeyRule(function: ".localized")
    case "localizedString(for:)": KeyRule(function: text)
    case "L10n.tr(_:_:)=table,key":
      KeyRule(function: "L10n.tr", key: "1", table: "0", value: "fallback")
    case "tr(_:)", "LOC(_:)": KeyRule(function: text)
    case "BartyCrouch.translate(key:)": KeyRule(function: text)
    case _: throw UnknownRule(text: text)
    }
  }

  private struct UnknownRule: Error {
    var text: String
  }

  /// Whether a text is the expected one, where `%*` stands for any conversion.
  private static func matches(_ text: String?, _ expected: String) -> Bool {
    guard let text else { return false }
    let pattern = expected.split(separator: "%*", omittingEmptySubsequences: false).map {
      NSRegularExpression.escapedPattern(for: String($0))
    }.joined(separator: "%[a-z@]+")
    return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
  }
}

extension TokenizedSource.Language {
  /// The language of a file, by its name.
  static func forPath(_ path: String) -> TokenizedSource.Language {
    path.hasSuffix(".swift") ? .swift : .objectiveC(isCPlusPlus: path.hasSuffix(".mm"))
  }
}

extension Occurrence {
  /// The key as the cases write it: `%*` for an unknown conversion, `*` for unknown text.
  var keyText: String {
    switch key {
    case .dynamic(let text): text
    case .pattern(.exact(let text)): text
    case .pattern(.composed(let pieces)): pieces.map { $0 ?? "*" }.joined()
    case .pattern(.format(let pieces)):
      pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .placeholder(let conversions):
          conversions.isEmpty ? "%*" : conversions.joined(separator: "|")
        }
      }.joined()
    }
  }

  /// The key with what is special about it.
  var caseLine: String {
    var words: [String] = []
    switch activity {
    case .inactive: return "inactive \(keyText)"
    case .active, .unknown: break
    }
    switch certainty {
    case .possible: words.append("possible")
    case .certain:
      switch key {
      case .dynamic: words.append("dynamic")
      case .pattern(.exact): words.append("key")
      case .pattern(.composed): words.append("pattern")
      case .pattern(.format): words.append("format")
      }
    }
    return (words + [keyText]).joined(separator: " ")
  }
}
