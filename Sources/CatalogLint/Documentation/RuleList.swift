import CatalogSyntax

/// The list of rules, for people and programs.
public struct RuleList: Sendable {
  private let rules: [RuleDescription]

  /// Creates the list.
  public init(_ rules: [RuleDescription]) {
    self.rules = rules
  }

  private var groups: [(name: String, rules: [RuleDescription])] {
    RuleDescription.Group.allCases.compactMap { group in
      let members = rules.filter { $0.group == group }
      return members.isEmpty ? nil : (group.rawValue, members)
    }
  }

  private func level(_ rule: RuleDescription) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : "off"
  }

  /// Columns for a terminal: id, severity, summary.
  public var text: String {
    let width = rules.reduce(0) { max($0, $1.id.count) }
    return groups.map { group in
      "\(group.name)\n"
        + group.rules.map { rule in
          let id = rule.id + String(repeating: " ", count: width - rule.id.count)
          let level = level(rule) + String(repeating: " ", count: 7 - level(rule).count)
          return "  \(id)  \(level)  \(rule.summary)\n"
        }.joined()
    }
    .joined(separator: "\n")
  }

  /// A Markdown page with a table for each group.
  public var markdown: String {
    "# Rules\n\n"
      + groups.map { group in
        "## \(group.name)\n\n| rule | severity | what it does |\n|:--|:--|:--|\n"
          + group.rules.map { rule in
            let summary = rule.summary.replacing("|", with: "\\|")
            return "| [\(rule.id)](\(rule.id).md) | \(level(rule)) | \(summary) |\n"
          }.joined()
      }
      .joined(separator: "\n")
  }

  /// `{"version":1,"rules":[{"id","severity","default","group","summary","rationale","remedy"}]}`.
  public var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.name("rules")
    json.beginArray()
    for rule in rules {
      json.newLine()
      json.beginObject()
      json.member("id", rule.id)
      json.member("severity", rule.severity.rawValue)
      json.member("default", level(rule))
      json.member("group", rule.group.rawValue)
      json.member("summary", rule.summary)
      json.member("rationale", rule.rationale)
      json.member("remedy", rule.remedy)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}
