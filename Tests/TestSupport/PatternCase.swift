public import CatalogSyntax
import Foundation
import MessageOracle
public import Testing

/// A pattern of MessageFormat, from the fixtures.
public struct PatternCase: Sendable, CustomTestStringConvertible {
  /// The pattern.
  public var pattern: String
  /// The tree as the fixtures write it, or the kind of the error.
  public var expected: String
  /// Where the error stands.
  public var range: SourceRange?

  /// The pattern names the case.
  public var testDescription: String { pattern }

  private static let folder = Repository.fixtures("messageformat/patterns")

  private static func read(_ text: String) -> String {
    text == "∅" ? "" : text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  /// The patterns that are read without error.
  public static var valid: [PatternCase] {
    get throws {
      try Repository.rows(folder.appending(path: "valid.tsv")).map { row in
        PatternCase(
          pattern: read(try #require(row["pattern"])), expected: try #require(row["tree"]))
      }
    }
  }

  /// The patterns that have an error.
  public static var errors: [PatternCase] {
    get throws {
      try Repository.rows(folder.appending(path: "errors.tsv")).map { row in
        let marked = try #require(row["pattern"])
        let parts = marked.split(
          omittingEmptySubsequences: false, whereSeparator: { $0 == "«" || $0 == "»" })
        try #require(parts.count == 3, "\(marked)")
        let start = parts[0].utf8.count
        return PatternCase(
          pattern: parts.joined(), expected: try #require(row["kind"]),
          range: SourceRange(start, start + parts[1].utf8.count))
      }
    }
  }

  /// Whether ICU opens the pattern. The C function also wants arguments of one type each, which is none of
  /// MessageFormat's rules.
  public static func isAcceptedByICU(_ pattern: String) -> Bool {
    let status = unsafe message_oracle_open(pattern, "en")
    let name = unsafe String(cString: message_oracle_status_name(status))
    return status <= 0 || name == "U_ARGUMENT_TYPE_MISMATCH"
  }
}
