import CatalogSyntax

/// The findings in the Static Analysis Results Interchange Format (SARIF 2.1.0, an OASIS standard),
/// for code scanning and editors.
///
/// The rules that found something are described as `explain` describes them. Places are lines and
/// columns from 1, columns in Unicode scalars; a finding about a whole file has no region. Paths below
/// the current folder are relative to `%SRCROOT%`, which the reader knows better than we do; all others
/// are absolute. Regions of fixes are bytes of the file; a file in UTF-16 or UTF-32 has none. All texts are shown as for a terminal, so that viewers need not be trusted.
struct SARIFReporter: Reporter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning and editors."
  static let showsFixes = true

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    let rules = Rules(report.diagnostics)
    var json = JSONText()
    json.beginObject()
    json.member("$schema", Self.schema)
    json.member("version", "2.1.0")
    json.name("runs")
    json.beginArray()
    json.beginObject()
    json.tool(rules, context)
    json.name("invocations")
    json.beginArray()
    json.beginObject()
    json.member("executionSuccessful", report.unreadableFiles.isEmpty)
    json.endObject()
    json.endArray()
    json.member("columnKind", "unicodeCodePoints")
    json.name("originalUriBaseIds")
    json.beginObject()
    json.name("%SRCROOT%")
    json.beginObject()
    json.text("description", "The folder in which the tool was run.")
    json.endObject()
    json.endObject()
    json.name("results")
    json.beginArray()
    for diagnostic in report.diagnostics {
      json.newLine()
      json.result(
        diagnostic, index: rules.index[diagnostic.rule],
        offset: report.offsetOfText(in: diagnostic.file), context)
    }
    if !report.diagnostics.isEmpty { json.finalNewLine() }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  /// The rules that found something.
  fileprivate struct Rules {
    /// The rules, those of the registry in its order, then others by name.
    var ids: [String] = []
    /// What is known about them.
    var descriptions: [String: RuleDescription] = [:]
    /// The place of each in the list.
    var index: [String: Int] = [:]

    init(_ diagnostics: [Diagnostic]) {
      let found = Set(diagnostics.map(\.rule))
      for description in RuleRegistry.descriptions where found.contains(description.id) {
        ids.append(description.id)
        descriptions[description.id] = description
      }
      ids += found.filter { descriptions[$0] == nil }.sorted()
      for (place, id) in ids.enumerated() { index[id] = place }
    }
  }

  /// The level of a severity (SARIF, section 3.27.10).
  fileprivate static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension JSONText {
  fileprivate mutating func tool(_ rules: SARIFReporter.Rules, _ context: ReportContext) {
    name("tool")
    beginObject()
    name("driver")
    beginObject()
    member("name", "stringsctl")
    if !context.toolVersion.isEmpty { member("version", context.toolVersion) }
    name("rules")
    beginArray()
    for id in rules.ids {
      newLine()
      beginObject()
      member("id", DisplayText.safe(id))
      if let rule = rules.descriptions[id] { members(of: rule) }
      endObject()
    }
    if !rules.ids.isEmpty { finalNewLine() }
    endArray()
    endObject()
    endObject()
  }

  private mutating func members(of rule: RuleDescription) {
    text("shortDescription", rule.summary)
    text("fullDescription", rule.rationale)
    let documentation = RuleDocumentation(rule)
    name("help")
    beginObject()
    member("text", documentation.text(width: 80))
    member("markdown", documentation.markdown)
    endObject()
    name("defaultConfiguration")
    beginObject()
    member("enabled", rule.isOnByDefault)
    member("level", SARIFReporter.level(rule.severity))
    endObject()
    name("properties")
    beginObject()
    name("tags")
    beginArray()
    string(rule.group.rawValue)
    endArray()
    endObject()
  }

  fileprivate mutating func result(
    _ diagnostic: Diagnostic, index: Int?, offset: Int?, _ context: ReportContext
  ) {
    beginObject()
    member("ruleId", DisplayText.safe(diagnostic.rule))
    if let index { member("ruleIndex", index) }
    member("level", SARIFReporter.level(diagnostic.severity))
    text("message", Self.literal(XcodeReporter.sentence(diagnostic)))
    name("locations")
    beginArray()
    beginObject()
    physicalLocation(diagnostic, context)
    if let key = diagnostic.key {
      name("logicalLocations")
      beginArray()
      beginObject()
      let shown = DisplayText.safe(key)
      member("name", shown)
      let table = diagnostic.table.map { DisplayText.safe($0) + "/" } ?? ""
      member("fullyQualifiedName", table + shown)
      member("kind", "resource")
      endObject()
      endArray()
    }
    endObject()
    endArray()
    if let fix = diagnostic.fix, let offset {
      let replacements = Self.replacements(of: fix, offset: offset)
      if !replacements.isEmpty { fixes(fix, replacements, diagnostic, context) }
    }
    name("partialFingerprints")
    beginObject()
    member("stringsctlFinding/v1", diagnostic.fingerprint)
    endObject()
    name("properties")
    beginObject()
    member("table", diagnostic.table.map(DisplayText.safe))
    member("locale", diagnostic.locale.map(DisplayText.safe))
    member("variation", diagnostic.variation.map(DisplayText.safe))
    endObject()
    endObject()
  }

  /// The edits of a fix in bytes of the file; none where they cannot be told.
  ///
  /// - Parameter offset: The number of bytes before the text.
  private static func replacements(
    of fix: Diagnostic.FixIt, offset: Int
  ) -> [(range: SourceRange, text: String)] {
    // A byte-order mark that goes is no part of the text.
    if fix.edits.isEmpty, fix.encoding == .utf8, offset > 0 {
      return [(SourceRange(0, offset), "")]
    }
    let texts = fix.edits.map { String(decoding: $0.replacement, as: UTF8.self) }
    guard fix.encoding == nil,
      zip(fix.edits, texts).allSatisfy({ $0.replacement.elementsEqual($1.utf8) })
    else { return [] }
    return zip(fix.edits, texts).map { edit, text in
      (SourceRange(edit.range.start + offset, edit.range.end + offset), text)
    }
  }

  /// Writes a fix (SARIF, sections 3.55 to 3.57).
  private mutating func fixes(
    _ fix: Diagnostic.FixIt, _ replacements: [(range: SourceRange, text: String)],
    _ diagnostic: Diagnostic, _ context: ReportContext
  ) {
    name("fixes")
    beginArray()
    beginObject()
    text("description", Self.literal(fix.title.description))
    name("artifactChanges")
    beginArray()
    beginObject()
    artifactLocation(diagnostic, context)
    name("replacements")
    beginArray()
    for replacement in replacements {
      beginObject()
      name("deletedRegion")
      beginObject()
      member("byteOffset", replacement.range.start)
      member("byteLength", replacement.range.count)
      endObject()
      if !replacement.text.isEmpty { text("insertedContent", replacement.text) }
      endObject()
    }
    endArray()
    endObject()
    endArray()
    name("properties")
    beginObject()
    member("safety", fix.safety.rawValue)
    endObject()
    endObject()
    endArray()
  }

  private mutating func physicalLocation(_ diagnostic: Diagnostic, _ context: ReportContext) {
    name("physicalLocation")
    beginObject()
    artifactLocation(diagnostic, context)
    if let place = diagnostic.place {
      name("region")
      beginObject()
      member("startLine", place.start.line)
      member("startColumn", place.start.column)
      member("endLine", place.end.line)
      member("endColumn", place.end.column)
      endObject()
    }
    endObject()
  }

  private mutating func artifactLocation(_ diagnostic: Diagnostic, _ context: ReportContext) {
    name("artifactLocation")
    beginObject()
    let path = context.relative(diagnostic.file)
    let isElsewhere =
      path.utf8.starts(with: "/".utf8) || path == ".." || path.utf8.starts(with: "../".utf8)
    if isElsewhere {
      member("uri", "file://" + context.absolute(diagnostic.file).percentEncoded)
    } else {
      member("uri", path.percentEncoded)
      member("uriBaseId", "%SRCROOT%")
    }
    endObject()
  }

  /// Writes a member with a message that is only text.
  fileprivate mutating func text(_ name: StaticString, _ text: String) {
    self.name(name)
    beginObject()
    member("text", text)
    endObject()
  }

  /// A text in which nothing is a placeholder or a link (SARIF, sections 3.11.5 and 3.11.6): braces are
  /// doubled, and a bracket that a parenthesis follows has a backslash.
  private static func literal(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "\\](")
  }
}
