import CatalogSyntax
import Foundation
import MessageOracle
import StringCatalog
import TestSupport
import Testing

/// A pattern of the fixtures.
struct PatternCase: Sendable, CustomTestStringConvertible {
  var pattern: String
  /// The tree as ``TreeText`` writes it, or the kind of the error.
  var expected: String
  /// Where the error stands.
  var range: SourceRange?

  var testDescription: String { pattern }

  private static let folder = Repository.fixtures("messageformat/patterns")

  private static func read(_ text: String) -> String {
    text == "∅" ? "" : text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  static var valid: [PatternCase] {
    get throws {
      try Repository.rows(folder.appending(path: "valid.tsv")).map { row in
        PatternCase(
          pattern: read(try #require(row["pattern"])), expected: try #require(row["tree"]))
      }
    }
  }

  static var errors: [PatternCase] {
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
  static func isAcceptedByICU(_ pattern: String) -> Bool {
    let status = unsafe message_oracle_open(pattern, "en")
    let name = unsafe String(cString: message_oracle_status_name(status))
    return status <= 0 || name == "U_ARGUMENT_TYPE_MISMATCH"
  }
}

/// Writes a tree so that it can be read beside its pattern.
enum TreeText {
  static func text(_ elements: [MessageFormatPattern.Element]) -> String {
    elements.map(text).joined(separator: " ")
  }

  private static func text(_ element: MessageFormatPattern.Element) -> String {
    switch element {
    case .text(let text, _): "\"\(text.replacing("\n", with: "\\n"))\""
    case .number: "#"
    case .unreadable(let range): "?\(range)"
    case .argument(let argument): "{\(argument.name)\(text(argument.kind))}"
    }
  }

  private static func text(_ kind: MessageFormatPattern.Kind) -> String {
    switch kind {
    case .plain: return ""
    case .number(.decimal): return " number"
    case .number(.integer): return " number integer"
    case .number(.percent): return " number percent"
    case .number(.skeleton(let skeleton)): return " number ::\(skeleton)"
    case .unsupported(let type, let style):
      return " \(type)" + (style.map { ":\($0)" } ?? "")
    case .select(let variants): return " select" + text(variants)
    case .plural(let rule, let variants):
      let offset = rule.offset == 0 ? "" : " offset:\(rule.offset.formatted())"
      return (rule.isOrdinal ? " selectordinal" : " plural") + offset + text(variants)
    }
  }

  private static func text(_ variants: [MessageFormatPattern.Variant]) -> String {
    variants.map { " \($0.key)[\(text($0.elements))]" }.joined()
  }
}
