import CatalogSyntax

/// The JSON schema of configuration files (draft 2020-12), from the table of the keys.
public enum ConfigurationSchema {
  /// The schema as JSON, one line a key.
  public static var json: [UInt8] {
    let rules = RuleRegistry.descriptions
    var members: [(String, ConfigurationNode)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Configuration of stringsctl")),
      (
        "description",
        .text("What `.stringsctl.yml` and `.stringsctl.json` may hold. Unknown keys are errors.")
      ),
    ]
    members += schema(of: ConfigurationKeys.shape, nullable: true)
    let ruleMembers = rules.map { rule in
      (
        rule.id,
        ConfigurationNode.mapping([
          ("description", .text(rule.summary)), ("$ref", .text("#/$defs/ruleSettings")),
        ])
      )
    }
    members.append(
      (
        "$defs",
        .mapping([
          (
            "rules",
            .mapping([
              ("type", .text("object")), ("additionalProperties", .word("false")),
              ("properties", .mapping(ruleMembers)),
            ])
          ),
          ("ruleSettings", .mapping(schema(of: ConfigurationKeys.ruleSettings))),
        ])
      ))
    var writer = IndentedJSON()
    writer.write(.mapping(members), indentation: 0)
    return Array((writer.text + "\n").utf8)
  }

  /// What the schema says of a shape.
  private static func schema(
    of shape: ConfigurationShape, nullable: Bool = false
  ) -> [(String, ConfigurationNode)] {
    switch shape {
    case .locale: return [("type", .text("string")), ("minLength", .word("2"))]
    case .localeChoice: return [("type", .text("string")), ("pattern", .text("^!?.."))]
    case .text, .path, .name: return [("type", .text("string")), ("minLength", .word("1"))]
    case .expression: return [("type", .text("string")), ("format", .text("regex"))]
    case .choice(_, let words): return [("enum", .texts(words))]
    case .list(let element):
      return [("type", .text("array")), ("items", .mapping(schema(of: element)))]
    case .mapping(let fields):
      let required = fields.filter(\.isRequired).map(\.name)
      let properties = fields.map { field in
        (
          field.name,
          ConfigurationNode.mapping(
            [("description", .text(field.summary))] + schema(of: field.shape))
        )
      }
      return [
        ("type", nullable ? .texts(["object", "null"]) : .text("object")),
        ("additionalProperties", .word("false")),
      ] + (required.isEmpty ? [] : [("required", .texts(required))])
        + [("properties", .mapping(properties))]
    case .dictionary(.rules, _): return [("$ref", .text("#/$defs/rules"))]
    case .dictionary(_, let value):
      return [
        ("type", .text("object")), ("additionalProperties", .mapping(schema(of: value))),
      ]
    case .either(let word, let more):
      return [("oneOf", .list([word, more].map { .mapping(schema(of: $0)) }))]
    case .argument:
      return [("type", .texts(["string", "integer"]))]
    case .anything: return []
    }
  }
}

/// Writes a tree as JSON with two spaces a level, and what is short on one line.
private struct IndentedJSON {
  private(set) var text = ""

  mutating func write(_ node: ConfigurationNode, indentation: Int) {
    var json = JSONText()
    json.append(node)
    let line = String(decoding: json.bytes, as: UTF8.self)
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch node.content {
    case .mapping(let members) where line.utf8.count > 60:
      text += "{\n"
      for (number, member) in members.enumerated() {
        var name = JSONText()
        name.string(member.name)
        text += "\(inner)\(String(decoding: name.bytes, as: UTF8.self)): "
        write(member.value, indentation: indentation + 2)
        text += number + 1 < members.count ? ",\n" : "\n"
      }
      text += "\(outer)}"
    case .list(let elements) where line.utf8.count > 60:
      text += "[\n"
      for (number, element) in elements.enumerated() {
        text += inner
        write(element, indentation: indentation + 2)
        text += number + 1 < elements.count ? ",\n" : "\n"
      }
      text += "\(outer)]"
    case .null, .word, .text, .list, .mapping: text += line
    }
  }
}
