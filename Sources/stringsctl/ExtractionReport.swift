import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction

/// What code says about keys, written for people or programs.
struct ExtractionReport {
  private let sources: SourceInput

  /// Takes what was found.
  init(_ sources: SourceInput) {
    self.sources = sources
  }

  /// One line a place.
  var text: String {
    var result = ""
    for occurrence in sources.occurrences {
      result += "\(Argument(occurrence.file).displayText):\(occurrence.place): "
      result += "\(occurrence.kind): “\(occurrence.shownKey.escapedForDisplay)”"
      if let table = occurrence.dynamicTable ?? occurrence.table {
        result += " in \(table.escapedForDisplay)"
      }
      if let comment = occurrence.comment, !comment.isEmpty {
        result += " // \(comment.escapedForDisplay)"
      }
      result += "\n"
    }
    return result
  }

  /// The places as JSON, in UTF-8: `{"version":1,"occurrences":[{"key","kind","table",…}],"problems":[…]}`.
  ///
  /// `kind` is `exact`, `format`, `pattern` (with `*` for what is not known) or `dynamic`, whose key is the argument as
  /// written. `line` and `column` are counted from 1, columns in Unicode scalars. Absent fields are left out.
  var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.newLine()
    json.name("occurrences")
    json.beginArray()
    for occurrence in sources.occurrences {
      json.newLine()
      json.beginObject()
      json.member("key", occurrence.shownKey)
      json.member("kind", occurrence.kind)
      if occurrence.dynamicTable == nil { json.member("table", occurrence.effectiveTable) }
      json.member("dynamicTable", occurrence.dynamicTable)
      json.member("comment", occurrence.comment)
      json.member("value", occurrence.defaultValue)
      json.member("bundle", occurrence.bundle)
      json.member("file", occurrence.file)
      json.member("line", occurrence.place.line)
      json.member("column", occurrence.place.column)
      json.member("rule", occurrence.rule)
      switch occurrence.certainty {
      case .certain: break
      case .possible(let reason): json.member("possible", reason)
      }
      switch occurrence.activity {
      case .active: break
      case .unknown: json.member("activity", "unknown")
      case .inactive: json.member("activity", "inactive")
      }
      if occurrence.isInPreview { json.member("preview", true) }
      json.endObject()
    }
    json.endArray()
    json.newLine()
    json.name("problems")
    json.beginArray()
    for file in sources.files {
      for problem in file.problems {
        json.newLine()
        json.beginObject()
        json.member("id", problem.id)
        json.member("message", problem.message)
        json.member("file", file.path)
        json.member("line", problem.place.line)
        json.member("column", problem.place.column)
        json.endObject()
      }
    }
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension Occurrence {
  /// What is known of the key, in a word.
  fileprivate var kind: String {
    switch key {
    case .pattern(.exact): "exact"
    case .pattern(.format): "format"
    case .pattern(.composed(let pieces)): pieces.contains(nil) ? "pattern" : "exact"
    case .dynamic: "dynamic"
    }
  }

  /// The key, `*` in place of what is not known.
  fileprivate var shownKey: String {
    switch key {
    case .pattern(.composed(let pieces)): pieces.map { $0 ?? "*" }.joined()
    case .pattern(let pattern): pattern.guess ?? ""
    case .dynamic(let argument): argument
    }
  }
}
