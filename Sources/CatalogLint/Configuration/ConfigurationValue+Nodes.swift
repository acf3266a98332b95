extension ConfigurationValue {
  /// Takes a value of a file. Words without quotes mean what the core schema of YAML 1.2 (section 10.3.2)
  /// says: `true` is a truth value, `no` and `off` are texts.
  init(_ node: ConfigurationNode) {
    switch node.content {
    case .null: self = .null
    case .text(let text): self = .text(text)
    case .word(let word): self.init(word: word)
    case .list(let elements): self = .list(elements.map { ConfigurationValue($0) })
    case .mapping(let members):
      self = .mapping(
        [String: ConfigurationValue](
          members.map { ($0.name, ConfigurationValue($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  private init(word: String) {
    switch word {
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    case _:
      let isNumber = word.utf8.allSatisfy { byte in
        ("0"..."9").contains(Character(Unicode.Scalar(byte)))
          || "+-.eE".utf8.contains(byte)
      }
      if isNumber, let integer = Int(word) {
        self = .integer(integer)
      } else if isNumber, let number = Double(word), number.isFinite {
        self = .number(number)
      } else {
        self = .text(word)
      }
    }
  }

  /// The value as a part of a tree; keys in ascending order.
  var node: ConfigurationNode {
    switch self {
    case .null: ConfigurationNode(content: .null)
    case .boolean(let value): .word(value ? "true" : "false")
    case .integer(let number): .word(String(number))
    case .number(let number): .word(number.description)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.node))
    case .mapping(let members):
      .mapping(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.node) })
    }
  }
}
