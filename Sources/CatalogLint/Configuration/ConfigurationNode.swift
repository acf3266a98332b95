import CatalogSyntax

/// A value of a configuration file with its place, the same from YAML and JSON.
struct ConfigurationNode: Sendable {
  /// What it holds.
  var content: Content
  /// Where it stands; for what was not read from a file, the first line.
  var place = Diagnostic.Place(
    start: LineColumn(line: 1, column: 1), end: LineColumn(line: 1, column: 1))

  /// What a value holds.
  enum Content: Sendable {
    /// Nothing: an empty value, `null` or `~`.
    case null
    /// A word without quotes, which may mean a number or a truth value. YAML and JSON only differ in
    /// what may stand without quotes.
    case word(String)
    /// A text in quotes.
    case text(String)
    case list([ConfigurationNode])
    case mapping([Member])
  }

  /// A key with its value.
  struct Member: Sendable {
    /// The key.
    var name: String
    /// Where the key stands.
    var namePlace: Diagnostic.Place
    /// The value.
    var value: ConfigurationNode
  }

  /// What it is, as a message says it.
  var kindName: String {
    switch content {
    case .null: "nothing"
    case .word, .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension ConfigurationNode {
  /// The text, quoted or not; nil for anything else.
  var text: String? {
    switch content {
    case .word(let text), .text(let text): text
    case .null, .list, .mapping: nil
    }
  }

  /// The elements; none for anything but a list.
  var elements: [ConfigurationNode] {
    guard case .list(let elements) = content else { return [] }
    return elements
  }

  /// The members; none for anything but a mapping.
  var members: [Member] {
    guard case .mapping(let members) = content else { return [] }
    return members
  }

  /// The value of a key; nil if there is none.
  subscript(_ name: String) -> ConfigurationNode? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The texts of a list, or the one text that stands for a list of one.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }
}

// MARK: - Making

extension ConfigurationNode {
  /// A text that was not read from a file.
  static func text(_ text: String) -> Self { Self(content: .text(text)) }
  /// A word without quotes.
  static func word(_ word: String) -> Self { Self(content: .word(word)) }
  /// A list of texts.
  static func texts(_ texts: [String]) -> Self { list(texts.map { .text($0) }) }
  /// A list.
  static func list(_ elements: [Self]) -> Self { Self(content: .list(elements)) }
  /// A mapping.
  static func mapping(_ members: [(String, Self)]) -> Self {
    let none = Self(content: .null)
    return Self(
      content: .mapping(
        members.map { Member(name: $0.0, namePlace: none.place, value: $0.1) }))
  }
}
