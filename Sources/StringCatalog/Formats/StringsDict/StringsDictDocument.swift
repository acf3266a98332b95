public import CatalogSyntax

/// A `.stringsdict` file: plural, gender, width and device rules by key.
///
/// Reading never fails. What is malformed is kept in ``syntax`` and reported, by its problems and
/// by ``problems()``; what is not understood is listed as unknown and never dropped.
public struct StringsDictDocument: Sendable {
  /// The form in which the file is stored.
  public let kind: PropertyListKind
  /// The tree. For a binary file it is the tree of the same property list in XML.
  public let syntax: PropertyListDocument
  /// The entries in file order, those that do not count at run time included.
  public let entries: [StringsDictEntry]
  /// What is wrong with a file that could not be read at all: a damaged binary file, text in old
  /// style, a value that is no dictionary.
  public let failure: PropertyListFailure?

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``CatalogSyntax/SourceTextError`` for files that are too large.
  public init(_ bytes: [UInt8]) throws(SourceTextError) {
    let kind = PropertyListKind.detect(bytes.span)
    switch kind {
    case .xml:
      self.init(PropertyListDocument(try SourceText(bytes)))
    case .oldStyle:
      let source = try SourceText(bytes)
      self.init(PropertyListDocument(source))
    case .binary:
      guard bytes.count <= SourceText.maximumByteCount else {
        throw .tooLarge(byteCount: bytes.count)
      }
      switch PropertyListTable.value(ofBinary: bytes) {
      case .success(let value):
        let text = try SourceText(utf8: PropertyListWriter.xml(value))
        self.init(PropertyListDocument(text), kind: .binary, failure: nil)
      case .failure(let failure):
        let text = try SourceText(utf8: PropertyListWriter.xml(.dictionary([])))
        self.init(PropertyListDocument(text), kind: .binary, failure: failure)
      }
    }
  }

  /// Reads a tree.
  public init(_ syntax: PropertyListDocument) {
    self.init(syntax, kind: .xml, failure: nil)
  }

  private init(
    _ syntax: PropertyListDocument, kind: PropertyListKind, failure: PropertyListFailure?
  ) {
    self.kind = kind
    self.syntax = syntax
    guard let root = syntax.root, syntax.nodes[root].kind == .dictionary else {
      entries = []
      let isReported = syntax.problems.contains { $0.isError }
      self.failure =
        failure
        ?? (isReported
          ? nil : PropertyListFailure(message: "the property list is not a dictionary", line: 1))
      return
    }
    self.failure = failure
    entries = StringsDictReader(syntax: syntax).entries(of: root)
  }

  /// Whether ranges of the document are ranges of the file.
  public var hasPositions: Bool { kind != .binary }

  /// Whether the file was read without a fault that hides or spoils entries.
  public var isIntact: Bool { failure == nil && syntax.isIntact }

  /// The comment of an entry for translators: the comments directly above its key, else those between
  /// key and value, else those behind it on its line; nil if there is none.
  public func comment(ofEntry index: Int) -> String? {
    guard let root = syntax.root else { return nil }
    return syntax.comment(
      of: entries[index].member, in: root, behind: index > 0 ? entries[index - 1].member : nil)
  }

  /// The entry that counts at run time for a key, compared by code units.
  public func entry(forKey key: String) -> StringsDictEntry? {
    entries.last { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

/// Finds the meaning of the nodes of a tree.
struct StringsDictReader {
  let syntax: PropertyListDocument
  /// Whether some dictionary of the file has a key twice; hardly any has.
  private let hasRepeatedKeys: Bool

  init(syntax: PropertyListDocument) {
    self.syntax = syntax
    hasRepeatedKeys = syntax.problems.contains { $0.kind == .duplicateKey }
  }

  func entries(of root: Int) -> [StringsDictEntry] {
    var last: [[UInt8]: Int] = [:]
    var result: [StringsDictEntry] = []
    for member in syntax.members(of: root) {
      let key = syntax.text(of: member.key)
      if hasRepeatedKeys,
        let earlier = last.updateValue(result.count, forKey: Array(key.utf8))
      {
        result[earlier].isEffective = false
      }
      result.append(
        StringsDictEntry(
          key: key, member: member, keyRange: syntax.nodes[member.key].range,
          content: content(of: member.value)))
    }
    return result
  }

  /// The members that count: of several with one key the last.
  private func members(of node: Int) -> [PropertyListDocument.Member] {
    let all = syntax.members(of: node)
    guard hasRepeatedKeys else { return all }
    var last: [[UInt8]: Int] = [:]
    for (index, member) in all.enumerated() { last[syntax.textBytes(of: member.key)] = index }
    guard last.count < all.count else { return all }
    return all.indices.filter { last[syntax.textBytes(of: all[$0].key)] == $0 }.map { all[$0] }
  }

  private func content(of node: Int) -> StringsDictContent {
    if let text = text(of: node) { return .text(text) }
    guard syntax.nodes[node].kind == .dictionary else { return .unknown(syntax.nodes[node].range) }
    return .rules(rules(of: node))
  }

  private func text(of node: Int) -> StringsDictText? {
    let record = syntax.nodes[node]
    guard record.kind == .string || record.kind == .key else { return nil }
    return StringsDictText(text: syntax.text(of: node), node: node, range: record.contentRange)
  }

  private func rules(of node: Int) -> StringsDictRules {
    var rules = StringsDictRules(node: node, range: syntax.nodes[node].range)
    for member in members(of: node) {
      let isDictionary = syntax.nodes[member.value].kind == .dictionary
      switch syntax.text(of: member.key) {
      case StringsDictName.format where text(of: member.value) != nil:
        rules.format = text(of: member.value)
      case StringsDictName.widths where isDictionary:
        rules.widths = cases(of: member.value)
      case StringsDictName.devices where isDictionary:
        rules.devices = cases(of: member.value)
        rules.devicesNameRange = syntax.nodes[member.key].range
      case let name where isDictionary && !isReserved(name):
        rules.variables.append(variable(name, member))
      case _:
        rules.unknown.append(member)
      }
    }
    return rules
  }

  /// Whether a name looks like a rule of the system's that we do not know.
  private func isReserved(_ name: String) -> Bool {
    name.hasPrefix("NSString") && name.hasSuffix("RuleType")
  }

  private func cases(of node: Int) -> [StringsDictCase] {
    members(of: node).map { choice($0) }
  }

  private func choice(_ member: PropertyListDocument.Member) -> StringsDictCase {
    StringsDictCase(
      name: syntax.text(of: member.key), nameRange: syntax.nodes[member.key].range, member: member,
      content: content(of: member.value))
  }

  private func variable(
    _ name: String, _ member: PropertyListDocument.Member
  ) -> StringsDictVariable {
    var variable = StringsDictVariable(
      name: name, nameRange: syntax.nodes[member.key].range, node: member.value)
    let members = members(of: member.value)
    for member in members {
      switch syntax.text(of: member.key) {
      case StringsDictName.ruleType: variable.ruleType = text(of: member.value)
      case StringsDictName.valueType: variable.valueType = text(of: member.value)
      case _: continue
      }
    }
    for member in members {
      let name = syntax.text(of: member.key)
      switch name {
      case StringsDictName.ruleType, StringsDictName.valueType:
        if text(of: member.value) == nil { variable.unknown.append(member) }
      case _ where text(of: member.value) != nil && StringsDictName.isCase(name, of: variable.rule):
        variable.cases.append(choice(member))
      case _:
        variable.unknown.append(member)
      }
    }
    return variable
  }
}
