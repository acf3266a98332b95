import CatalogLint
import CatalogSyntax

/// The rules that look at a file by itself, its bytes, syntax and keys.
let fileRuleIDs: Set<String> = [
  "syntax-error", "missing-semicolon", "merge-conflict-marker", "invalid-encoding", "odd-length",
  "encoding-utf16", "bom", "unknown-escape", "raw-newline-in-value", "unescaped-control-char",
  "nested-value", "unquoted-token", "plist-format", "empty-file", "trailing-newline", "crlf",
  "duplicate-key", "duplicate-key-conflict", "near-duplicate-key", "empty-key",
]

/// What the file rules find in files that are only in memory.
func fileFindings(
  _ files: [(path: String, bytes: [UInt8])], only: Set<String>? = nil
) async -> [Diagnostic] {
  var options = LintOptions()
  options.source = "en"
  options.only = only ?? fileRuleIDs.subtracting(["unquoted-token"])
  return await lint(files, options).diagnostics
}

/// What the file rules find in an English table.
func fileFindings(in bytes: [UInt8], only: Set<String>? = nil) async -> [Diagnostic] {
  await fileFindings([("en.lproj/Localizable.strings", bytes)], only: only)
}

/// What the file rules find in an English table.
func fileFindings(in text: String, only: Set<String>? = nil) async -> [Diagnostic] {
  await fileFindings(in: Array(text.utf8), only: only)
}

extension Diagnostic {
  /// Rule and place, `crlf -` for a finding about the whole file.
  var summary: String { "\(rule) \(place.map { $0.start.description } ?? "-")" }
}

/// A text in UTF-16 with byte-order mark.
func utf16(_ text: String, bigEndian: Bool = false) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.flatMap { unit in
    let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return bigEndian ? halves : halves.reversed()
  }
}
