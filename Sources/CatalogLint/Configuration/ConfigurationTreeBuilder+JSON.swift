import CatalogSyntax

extension ConfigurationTreeBuilder {
  /// Reads a text in JSON (RFC 8259), with the same bounds as YAML. libyaml does not read all of JSON: it
  /// knows no surrogate pairs, and no keys of more than 1,024 characters.
  init(json bytes: [UInt8]) {
    self.init()
    guard let source = try? SourceText(bytes) else {
      problem = (.tooLarge, Self.firstLine)
      return
    }
    let document = JSONDocument(source)
    let lines = LineIndex(source.utf8)
    func place(_ range: SourceRange) -> Diagnostic.Place {
      Diagnostic.Place(
        start: lines.lineColumn(of: range.start, in: source.utf8),
        end: lines.lineColumn(of: range.end, in: source.utf8))
    }
    if let fault = source.encodingProblems.first {
      problem = (.invalidEncoding, place(SourceRange(fault.range.start, fault.range.end)))
      return
    }
    for fault in document.problems {
      guard findings.count < ConfigurationChecker.maximumMessages else { break }
      if fault.kind == .duplicateMember, let origin = fault.origin {
        let name = document.nodes.indices.first { document.range(of: $0) == fault.range }
          .map { String(decoding: document.stringBytes($0), as: UTF8.self) }
        findings.append(
          (.repeated(name ?? "", lines.line(of: origin.start)), place(fault.range)))
        continue
      }
      problem = (
        Diagnostic.Message(fault.message(in: source, lines: lines)), place(fault.range)
      )
      return
    }
    guard document.nodes.count <= Self.maximumCount else {
      problem = (.tooLarge, Self.firstLine)
      return
    }
    root = Self.tree(document, place)
  }

  /// Makes the tree from the flat nodes, the last first: whatever a container holds is made before it.
  private static func tree(
    _ document: JSONDocument, _ place: (SourceRange) -> Diagnostic.Place
  ) -> ConfigurationNode? {
    var made: [Int: ConfigurationNode] = [:]
    for index in document.nodes.indices.reversed() {
      let range = document.range(of: index)
      let content: ConfigurationNode.Content
      switch document.kind(of: index) {
      case .key, .unreadable, .missing: continue
      case .null: content = .null
      case .true: content = .word("true")
      case .false: content = .word("false")
      case .number: content = .word(document.number(index) ?? "")
      case .string: content = .text(document.string(index) ?? "")
      case .array:
        content = .list(document.elements(of: index).compactMap { made.removeValue(forKey: $0) })
      case .object:
        content = .mapping(
          document.members(of: index).compactMap { member in
            made.removeValue(forKey: member.value).map { value in
              ConfigurationNode.Member(
                name: String(decoding: document.stringBytes(member.key), as: UTF8.self),
                namePlace: place(document.range(of: member.key)), value: value)
            }
          })
      }
      made[index] = ConfigurationNode(content: content, place: place(range))
    }
    return document.root.flatMap { made[$0] }
  }
}

extension Diagnostic.Message {
  fileprivate static var tooLarge: Self {
    Self("there are more than \(ConfigurationTreeBuilder.maximumCount) values")
  }
  fileprivate static var invalidEncoding: Self { Self("the bytes here are no text") }
}
