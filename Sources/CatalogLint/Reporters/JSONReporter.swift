import CatalogSyntax

/// The findings for programs; the shape is `Documentation/schema/lint-report.schema.json`.
struct JSONReporter: Reporter {
  static let name = "json"
  static let summary = "All fields of every finding as JSON, for programs."
  static let showsFixes = true

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.name("findings")
    json.beginArray()
    for diagnostic in report.diagnostics {
      json.newLine()
      json.finding(diagnostic, context)
    }
    if !report.diagnostics.isEmpty { json.finalNewLine() }
    json.endArray()
    json.name("summary")
    json.beginObject()
    json.member("errors", report.count(.error))
    json.member("warnings", report.count(.warning))
    json.member("infos", report.count(.info))
    json.member("files", report.fileCount)
    json.member("entries", report.entryCount)
    json.endObject()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension JSONText {
  /// Writes a finding as an object.
  mutating func finding(_ diagnostic: Diagnostic, _ context: ReportContext) {
    beginObject()
    member("rule", diagnostic.rule)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message.description)
    member("file", context.relative(diagnostic.file))
    if let place = diagnostic.place {
      member("line", place.start.line)
      member("column", place.start.column)
      member("endLine", place.end.line)
      member("endColumn", place.end.column)
    }
    member("key", diagnostic.key)
    member("table", diagnostic.table)
    member("locale", diagnostic.locale)
    member("variation", diagnostic.variation)
    member("source", diagnostic.source)
    member("value", diagnostic.value)
    member("fingerprint", diagnostic.fingerprint)
    if let fix = diagnostic.fix {
      name("fix")
      beginObject()
      member("safety", fix.safety.rawValue)
      member("title", fix.title.description)
      if let encoding = fix.encoding { member("encoding", encoding.rawValue) }
      if !fix.edits.isEmpty { edits(fix.edits) }
      endObject()
    }
    endObject()
  }

  private mutating func edits(_ edits: [TextEdit]) {
    name("edits")
    beginArray()
    for edit in edits {
      beginObject()
      member("offset", edit.range.start)
      member("length", edit.range.count)
      member("text", String(decoding: edit.replacement, as: UTF8.self))
      endObject()
    }
    endArray()
  }
}
