public import CatalogSyntax

/// Why an edit of a ``StringsDictDocument`` was refused. Nothing was changed.
public enum StringsDictEditError: Error, Equatable, Sendable {
  /// No entry has this key.
  case keyNotFound(String)
  /// An entry with the new key is there already.
  case keyExists(String)
  /// The entry has no text or variable at this place.
  case variationNotFound(key: String, variation: String?)
  /// The entry has a text at this place already.
  case variationExists(key: String, variation: String)
  /// A case that the variable's rule does not have.
  case unknownCase(String)
  /// A text with a character that XML cannot hold.
  case unrepresentableText(String)
  /// A comment with `--`, or with a character that XML cannot hold.
  case unrepresentableComment(String)
  /// A fault of the file, because of which an edit might be lost or misread.
  case damagedFile(PropertyListProblem)
  /// Bytes that are no text in the file's encoding.
  case badEncoding(EncodingProblem)
  /// A binary file, which has no text to edit.
  case binaryFile
  /// A file that could not be read as a table.
  case unreadableFile(PropertyListFailure)
}

/// What is to stand for a new key.
public enum StringsDictAddition: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A format with one plural variable; the cases are written in the order of CLDR.
  case plural(format: String, variable: String, valueType: String, cases: [String: String])
}

/// Edits are values: each function returns the replacements that make the change, and the caller
/// applies them with ``CatalogSyntax/SourceText/bytes(applying:)``. Bytes outside the replacements
/// stay as they are. Documents with faults are refused.
extension StringsDictDocument {
  /// Sets a text that is there: the format or only text of an entry without `variation`, else the
  /// one at `n.one`, `width.20` or `device.mac`.
  ///
  /// Of several entries with one key the last is changed, the one that counts at run time. Setting
  /// the text that is there already gives no edit.
  public func edits(
    settingText text: String, forKey key: String, variation: String? = nil
  ) throws(StringsDictEditError) -> [TextEdit] {
    let index = try existing(key)
    let leaf = leaves(ofEntry: index).first { leaf in
      leaf.variation.map { Array($0.utf8) } == variation.map { Array($0.utf8) }
    }
    guard let leaf else { throw .variationNotFound(key: key, variation: variation) }
    return try edit { () throws(PropertyListEditError) in
      try syntax.edits(settingText: text, of: leaf.text.node)
    }
  }

  /// Adds a case to a variable, behind the case that comes before it in the order of CLDR and laid
  /// out like it.
  ///
  /// - Parameter variable: The name of the variable, for one in a device `device.mac.n`.
  public func edits(
    insertingCase name: String, text: String, intoVariable variable: String, forKey key: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    let found = try self.variable(variable, forKey: key)
    guard StringsDictName.isCase(name, of: found.rule) else { throw .unknownCase(name) }
    guard !found.cases.contains(where: { $0.name == name }) else {
      throw .variationExists(key: key, variation: "\(variable).\(name)")
    }
    let rank = Self.rank(name)
    let previous = found.cases.filter { Self.rank($0.name) < rank }
      .max { Self.rank($0.name) < Self.rank($1.name) }
    let next = found.cases.filter { Self.rank($0.name) > rank }
      .min { Self.rank($0.name) < Self.rank($1.name) }
    return try edit { () throws(PropertyListEditError) in
      if previous == nil, let next,
        let behind = syntax.members(of: found.node).last(where: { $0.value < next.member.key })
      {
        return try syntax.edits(
          addingKey: name, .string(text), to: found.node, behind: behind)
      }
      return try syntax.edits(
        addingKey: name, .string(text), to: found.node, behind: previous?.member,
        isFirst: previous == nil && next != nil)
    }
  }

  /// Removes a text of a variable, a width or a device.
  public func edits(
    removingVariation variation: String, forKey key: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    let index = try existing(key)
    guard let place = Self.place(of: variation, in: entries[index].content) else {
      throw .variationNotFound(key: key, variation: variation)
    }
    return try edit { () throws(PropertyListEditError) in
      try syntax.edits(removing: [place.member], from: place.container(in: syntax))
    }
  }

  /// Sets the value type of a variable, or adds it behind the rule type.
  ///
  /// - Parameter variable: The name of the variable, for one in a device `device.mac.n`.
  public func edits(
    settingValueType type: String, ofVariable variable: String, forKey key: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    let found = try self.variable(variable, forKey: key)
    return try edit { () throws(PropertyListEditError) in
      if let text = found.valueType { return try syntax.edits(settingText: type, of: text.node) }
      let rule = syntax.members(of: found.node).last { $0.value == found.ruleType?.node }
      return try syntax.edits(
        addingKey: StringsDictName.valueType, .string(type), to: found.node, behind: rule,
        isFirst: rule == nil)
    }
  }

  /// Sets the rule type of a variable, or adds it in front of its members.
  ///
  /// - Parameter variable: The name of the variable, for one in a device `device.mac.n`.
  public func edits(
    settingRule rule: StringsDictVariable.Rule, ofVariable variable: String, forKey key: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    let found = try self.variable(variable, forKey: key)
    return try edit { () throws(PropertyListEditError) in
      if let text = found.ruleType {
        return try syntax.edits(settingText: rule.rawValue, of: text.node)
      }
      return try syntax.edits(
        addingKey: StringsDictName.ruleType, .string(rule.rawValue), to: found.node, isFirst: true)
    }
  }

  /// Adds an entry behind the last one, laid out like the entries that are there.
  public func edits(
    addingKey key: String, _ addition: StringsDictAddition
  ) throws(StringsDictEditError) -> [TextEdit] {
    let root = try editableRoot()
    guard entry(forKey: key) == nil else { throw .keyExists(key) }
    return try edit { () throws(PropertyListEditError) in
      try syntax.edits(addingKey: key, addition.value, to: root)
    }
  }

  /// Removes every entry of a key, with the comments directly above and behind it.
  public func edits(removingKey key: String) throws(StringsDictEditError) -> [TextEdit] {
    let root = try editableRoot()
    _ = try existing(key)
    return try edit { () throws(PropertyListEditError) in
      try syntax.edits(removing: members(ofKey: key), from: root)
    }
  }

  /// Renames a key: every entry of it.
  public func edits(
    renamingKey key: String, to newKey: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    _ = try existing(key)
    guard !key.utf8.elementsEqual(newKey.utf8) else { return [] }
    guard entry(forKey: newKey) == nil else { throw .keyExists(newKey) }
    return try edit { () throws(PropertyListEditError) in
      var result: [TextEdit] = []
      for member in members(ofKey: key) {
        result += try syntax.edits(settingText: newKey, of: member.key)
      }
      return result
    }
  }

  /// Sets the comment above a key, or removes it.
  ///
  /// Of several entries with one key the last is meant, the one that counts at run time. Setting the
  /// comment that is there already gives no edit.
  public func edits(
    settingComment comment: String?, forKey key: String
  ) throws(StringsDictEditError) -> [TextEdit] {
    let index = try existing(key)
    let root = try editableRoot()
    return try edit { () throws(PropertyListEditError) in
      try syntax.edits(
        settingComment: comment, of: entries[index].member, in: root,
        behind: index > 0 ? entries[index - 1].member : nil)
    }
  }

  /// Lays the file out anew.
  public func edits(
    formattedBy formatter: PropertyListFormatter
  ) throws(StringsDictEditError) -> [TextEdit] {
    _ = try editableRoot()
    return try edit { () throws(PropertyListEditError) in try formatter.edits(for: syntax) }
  }

  // MARK: Places

  private func editableRoot() throws(StringsDictEditError) -> Int {
    guard hasPositions else { throw .binaryFile }
    _ = try edit { () throws(PropertyListEditError) in
      try syntax.checkIntact()
      return []
    }
    if let failure { throw .unreadableFile(failure) }
    guard let root = syntax.root else {
      throw .unreadableFile(
        PropertyListFailure(message: "the property list holds no value", line: 1))
    }
    return root
  }

  /// The index of the entry that counts for a key.
  private func existing(_ key: String) throws(StringsDictEditError) -> Int {
    _ = try editableRoot()
    let index = entries.lastIndex { $0.key.utf8.elementsEqual(key.utf8) }
    guard let index else { throw .keyNotFound(key) }
    return index
  }

  private func members(ofKey key: String) -> [PropertyListDocument.Member] {
    entries.filter { $0.key.utf8.elementsEqual(key.utf8) }.map(\.member)
  }

  private func variable(
    _ path: String, forKey key: String
  ) throws(StringsDictEditError) -> StringsDictVariable {
    let index = try existing(key)
    guard let found = Self.variable(path, in: entries[index].content) else {
      throw .variationNotFound(key: key, variation: path)
    }
    return found
  }

  private static func variable(
    _ path: String, in content: StringsDictContent
  ) -> StringsDictVariable? {
    guard case .rules(let rules) = content else { return nil }
    if let found = rules.variables.first(where: { $0.name.utf8.elementsEqual(path.utf8) }) {
      return found
    }
    for choice in rules.devices ?? [] {
      let prefix = "device.\(choice.name)."
      guard path.utf8.starts(with: prefix.utf8) else { continue }
      return variable(
        String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self), in: choice.content)
    }
    return nil
  }

  /// The case at a place in an entry.
  private static func place(of path: String, in content: StringsDictContent) -> StringsDictCase? {
    guard case .rules(let rules) = content else { return nil }
    var choices: [(String, StringsDictCase)] = []
    for variable in rules.variables {
      choices += variable.cases.map { ("\(variable.name).\($0.name)", $0) }
    }
    choices += (rules.widths ?? []).map { ("width.\($0.name)", $0) }
    choices += (rules.devices ?? []).map { ("device.\($0.name)", $0) }
    for (name, choice) in choices {
      if path.utf8.elementsEqual(name.utf8) { return choice }
      guard path.utf8.starts(with: (name + ".").utf8) else { continue }
      let rest = String(decoding: path.utf8.dropFirst(name.utf8.count + 1), as: UTF8.self)
      if let found = place(of: rest, in: choice.content) { return found }
    }
    return nil
  }

  private static func rank(_ name: String) -> Int {
    StringsDictName.categories.firstIndex(of: name) ?? Int(name) ?? Int.max
  }

  private func edit(
    _ make: () throws(PropertyListEditError) -> [TextEdit]
  ) throws(StringsDictEditError) -> [TextEdit] {
    do throws(PropertyListEditError) {
      return try make()
    } catch {
      switch error {
      case .damagedFile(let problem): throw .damagedFile(problem)
      case .badEncoding(let problem): throw .badEncoding(problem)
      case .unrepresentableText(let text): throw .unrepresentableText(text)
      case .unrepresentableComment(let text): throw .unrepresentableComment(text)
      case .wrongKind:
        throw .unreadableFile(
          PropertyListFailure(message: "the property list is not a dictionary", line: 1))
      }
    }
  }
}

extension StringsDictCase {
  /// The node of the dictionary that the case is a member of.
  fileprivate func container(in syntax: PropertyListDocument) -> Int {
    syntax.nodes.indices.last {
      $0 < member.key && syntax.nodes[$0].kind == .dictionary
        && syntax.nodes[$0].next > member.value
    } ?? 0
  }
}

extension StringsDictAddition {
  /// The value of the entry, its members in the order that most files have.
  public var value: PropertyListValue {
    switch self {
    case .text(let text): return .string(text)
    case .plural(let format, let variable, let valueType, let cases):
      let names = cases.keys.sorted { left, right in
        let order = StringsDictName.categories
        let places = (order.firstIndex(of: left) ?? .max, order.firstIndex(of: right) ?? .max)
        return places.0 == places.1 ? left < right : places.0 < places.1
      }
      func member(_ key: String, _ text: String) -> PropertyListValue.Member {
        PropertyListValue.Member(key: key, value: .string(text))
      }
      let texts = names.compactMap { name in cases[name].map { member(name, $0) } }
      return .dictionary([
        member(StringsDictName.format, format),
        PropertyListValue.Member(
          key: variable,
          value: .dictionary(
            [
              member(StringsDictName.ruleType, StringsDictVariable.Rule.plural.rawValue),
              member(StringsDictName.valueType, valueType),
            ] + texts)),
      ])
    }
  }
}
