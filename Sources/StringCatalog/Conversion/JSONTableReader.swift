import CatalogSyntax

/// Reads plain JSON, `{"key": "text", "plural": {"one": "…", "other": "…"}}`, of one table in one locale.
struct JSONTableReader {
  private let document: JSONDocument
  private let locale: LocaleIdentifier
  private let table: String
  private(set) var entries: [Entry] = []
  private(set) var losses: [Loss] = []

  /// Reads a valid document whose root is an object.
  init(_ document: JSONDocument, table: String, locale: LocaleIdentifier) {
    self.document = document
    self.table = table
    self.locale = locale
    guard let root = document.root else { return }
    for member in document.members(of: root) { add(member) }
  }

  private mutating func add(_ member: JSONDocument.Member) {
    let key = document.string(member.key) ?? ""
    guard !document.nodes[member.key].isShadowed else { return lose(.duplicateKey, key) }
    guard let message = message(member.value, key) else { return lose(.nonText, key) }
    let range = SourceRange(
      document.range(of: member.key).start, document.range(of: member.value).end)
    entries.append(Entry(key, [Localization(locale, message, range: range)]))
  }

  private mutating func message(_ node: Int, _ key: String) -> Message? {
    if document.kind(of: node) == .string {
      return document.string(node).map { .pattern(Pattern($0)) }
    }
    var variants: [Variant] = []
    var hasOthers = false
    for member in document.members(of: node) {
      guard !document.nodes[member.key].isShadowed else {
        lose(.duplicateKey, key)
        continue
      }
      guard let name = document.string(member.key), StringsDictName.categories.contains(name),
        document.kind(of: member.value) == .string, let text = document.string(member.value)
      else {
        hasOthers = true
        continue
      }
      variants.append(Variant(name, .pattern(Pattern(text))))
    }
    guard !variants.isEmpty else { return nil }
    if hasOthers { lose(.unknownMember, key) }
    return Message.select(Select(by: .plural, variants)).normalForm(forKey: key)
  }

  private mutating func lose(_ kind: Loss.Kind, _ key: String) {
    losses.append(Loss(kind, table: table, key: key, locale: locale.spelling))
  }
}
