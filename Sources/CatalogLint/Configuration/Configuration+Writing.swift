import CatalogSyntax

extension Configuration {
  /// What the configuration says, as a tree; keys in the order of the table.
  var node: ConfigurationNode {
    .mapping(
      ConfigurationKeys.all.compactMap { key in key.write(self).map { (key.field.name, $0) } })
  }

  /// The configuration in YAML that reads back as the same.
  public var yaml: [UInt8] {
    var writer = ConfigurationYAMLWriter()
    writer.write(node)
    return Array(writer.text.utf8)
  }

  /// The configuration as JSON with the version of its shape and the file that it was read from.
  public var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.nullableMember("file", file)
    json.name("configuration")
    json.append(node)
    json.endObject()
    json.endText()
    return json.bytes
  }
}

extension JSONText {
  /// Writes a value. The depth is that of a tree that was read, which is bounded.
  mutating func append(_ node: ConfigurationNode) {
    switch node.content {
    case .null: null()
    case .text(let text): string(text)
    case .word(let word):
      switch ConfigurationValue(node) {
      case .boolean(let value): boolean(value)
      case .integer(let number): integer(number)
      case .number(let value): number(value)
      case .null, .text, .list, .mapping: string(word)
      }
    case .list(let elements):
      beginArray()
      for element in elements { append(element) }
      endArray()
    case .mapping(let members):
      beginObject()
      for member in members {
        name(ofText: member.name)
        append(member.value)
      }
      endObject()
    }
  }
}

/// Writes a tree as YAML in block style, with quotes wherever a text could be read as something else.
struct ConfigurationYAMLWriter {
  /// What was written so far.
  private(set) var text = ""

  /// Writes a mapping that is not empty over several lines, or anything else on one.
  mutating func write(_ node: ConfigurationNode) {
    switch node.content {
    case .mapping(let members) where !members.isEmpty: write(members, indentation: 0)
    case .list, .mapping, .null, .word, .text: text += Self.inline(node) + "\n"
    }
  }

  private mutating func write(_ members: [ConfigurationNode.Member], indentation: Int) {
    for (number, member) in members.enumerated() {
      // The first member of a list's element stands behind its dash.
      if number > 0 || !text.hasSuffix("- ") { indent(indentation) }
      text += Self.quoted(member.name) + ":"
      write(member.value, indentation: indentation)
    }
  }

  /// Writes a value behind its key.
  private mutating func write(_ value: ConfigurationNode, indentation: Int) {
    switch value.content {
    case .mapping(let members) where !members.isEmpty:
      text += "\n"
      write(members, indentation: indentation + 2)
    case .list(let elements) where elements.contains { !$0.isScalar }:
      text += "\n"
      for element in elements {
        indent(indentation + 2)
        text += "- "
        if case .mapping(let members) = element.content, !members.isEmpty {
          write(members, indentation: indentation + 4)
        } else {
          text += Self.inline(element) + "\n"
        }
      }
    case .list(let elements) where !elements.isEmpty:
      text += "\n"
      for element in elements {
        indent(indentation + 2)
        text += "- \(Self.inline(element))\n"
      }
    case .list, .mapping, .null, .word, .text: text += " \(Self.inline(value))\n"
    }
  }

  private mutating func indent(_ width: Int) {
    text += String(repeating: " ", count: width)
  }

  /// A value on one line; lists and mappings in flow style.
  private static func inline(_ node: ConfigurationNode) -> String {
    switch node.content {
    case .null: "null"
    case .word(let word): word
    case .text(let text): quoted(text)
    case .list(let elements): "[\(elements.map(inline).joined(separator: ", "))]"
    case .mapping(let members):
      "{\(members.map { "\(quoted($0.name)): \(inline($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A text, without quotes only where nobody could read anything else: letters, digits and a few signs that
  /// mean nothing, and no word that YAML 1.1 or 1.2 takes for a truth value, a number or nothing.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { isLetter($0) } ?? false
      && text.utf8.count <= 100
      && text.utf8.allSatisfy {
        isLetter($0) || ("0"..."9").contains(Character(Unicode.Scalar($0)))
          || "-._/".utf8.contains($0)
      }
      && !reserved.contains(text.lowercased())
    return isPlain ? text : JSONText.quoted(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "true", "false", "on", "off", "null",
  ]
}

extension JSONText {
  /// A text between double quotes, which YAML reads alike.
  fileprivate static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension ConfigurationNode {
  fileprivate var isScalar: Bool {
    switch content {
    case .null, .word, .text: true
    case .list, .mapping: false
    }
  }
}
