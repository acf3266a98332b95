public import CatalogSyntax

/// Edits are values: each function returns the replacements that make the change, and the caller
/// applies them with ``CatalogSyntax/SourceText/bytes(applying:)``. Bytes outside the replacements stay
/// as they are; new text is laid out like the file. Edits of two calls may concern the same place, so
/// the second is to be asked for after the first was applied.
///
/// All of them throw ``XCStringsEditError``, and all refuse a file with errors in its JSON.
extension XCStringsDocument {
  /// Sets a text of a key that is there.
  ///
  /// A locale without the key gets it. A text that changes gets the state `translated`, unless another
  /// is given; setting the text that is there changes no byte, the state included, unless a state is
  /// given. A variation that is not there is made where nothing stands in its way: beside others of its
  /// kind, or where the locale has neither text nor variations.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - key: The key.
  ///   - locale: The locale, as the file spells it.
  ///   - variation: Which text is meant; see ``variation(of:)``.
  ///   - state: The state it gets.
  public func edits(
    settingValue value: String, forKey key: String, locale: String, variation: String? = nil,
    state: TranslationState? = nil
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    if let variation, variation.hasPrefix("stringSet.") {
      return try edits(settingPhrase: value, variation, state, entry, locale)
    }
    let members: [String]
    do throws(XCStringsEditError) {
      members = try unitMembers(variation, entry, locale)
    } catch .unknownVariation(let name) {
      guard let leaf = leaf(named: name, entry, locale) else { throw .unknownVariation(name) }
      return try edits(setting: value, state, inUnit: leaf.unit)
    }
    let target = try place(of: members, variation, entry, locale)
    guard target.missing.isEmpty else {
      let unit = Self.unit(value, state ?? .translated)
      let fragment = target.missing.dropFirst().reversed().reduce(unit) { inner, name in
        .object([JSONFragment.Member(name, inner)])
      }
      return json.edits(
        inserting: JSONFragment.Member(target.missing[0], fragment), into: target.node,
        layout: layout, by: Self.order(ofMembersOf: target.node, strings: stringsNode))
    }
    return try edits(setting: value, state, inUnit: target.node)
  }

  /// Sets the state of one text of a key, or of all its texts in a locale.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - key: The key.
  ///   - locale: The locale, as the file spells it.
  ///   - variation: Which text is meant; nil for all of them.
  public func edits(
    settingState state: TranslationState, forKey key: String, locale: String,
    variation: String? = nil
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    guard let localization = localization(locale, of: entry) else {
      throw .localeNotFound(locale)
    }
    let texts = leaves[localization.leaves]
    let meant = texts.filter { isMeant($0, by: variation) }
    guard !meant.isEmpty else { throw .variationNotFound(variation ?? locale) }
    var edits: [TextEdit] = []
    var units: Set<Int> = []
    for leaf in meant where units.insert(leaf.unit).inserted {
      edits += try stateEdits(state, inUnit: leaf.unit)
    }
    return edits
  }

  /// Marks the translations of a key as in need of review, say because its source text changed.
  ///
  /// Texts with the state `translated` in other locales than the source language become
  /// `needs_review`.
  public func edits(
    markingForReview key: String
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    let source = sourceLanguage ?? ""
    var edits: [TextEdit] = []
    var units: Set<Int> = []
    for localization in localizations[entry.localizations] where !localization.isShadowed {
      guard !locales[localization.locale].utf8.elementsEqual(source.utf8) else { continue }
      for leaf in leaves[localization.leaves]
      where state(of: leaf) == .translated && units.insert(leaf.unit).inserted {
        edits += try stateEdits(.needsReview, inUnit: leaf.unit)
      }
    }
    return edits
  }

  /// Adds a key, among the others where ``KeyOrder`` puts it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text; nil for an entry without localizations, whose key is its source text.
  ///   - locale: The locale of the text.
  ///   - variation: Which text is meant, `plural.…` or `device.…`; see ``variation(of:)``.
  ///   - state: The state of the text.
  ///   - comment: The comment for translators.
  ///   - extractionState: How the key came into the catalog; Xcode writes `manual` for keys that were
  ///     added by hand.
  public func edits(
    addingKey key: String, value: String?, locale: String, variation: String? = nil,
    state: TranslationState? = nil, comment: String? = nil, extractionState: String? = "manual"
  ) throws(XCStringsEditError) -> [TextEdit] {
    try checkJSON()
    guard entry(forKey: key) == nil else { throw .keyExists(key) }
    guard let stringsNode else { throw .notACatalog }
    var members: [JSONFragment.Member] = []
    if let comment { members.append(JSONFragment.Member("comment", .string(comment))) }
    if let extractionState {
      members.append(JSONFragment.Member("extractionState", .string(extractionState)))
    }
    if let value {
      let way: [String]
      if let variation {
        guard let parsed = XCStringsVariation(variation, substitutions: []) else {
          throw .unknownVariation(variation)
        }
        guard parsed.members[0] == "variations" else { throw .variationNotFound(variation) }
        way = parsed.members
      } else {
        way = []
      }
      let names = ["localizations", locale] + way + ["stringUnit"]
      let unit = Self.unit(value, state ?? .translated)
      let fragment = names.dropFirst().reversed().reduce(unit) { inner, name in
        .object([JSONFragment.Member(name, inner)])
      }
      members.append(JSONFragment.Member(names[0], fragment))
    }
    return json.edits(
      inserting: JSONFragment.Member(key, .object(members)), into: stringsNode, layout: layout,
      by: KeyOrder.isOrdered)
  }

  /// Sets the comment of a key, or removes it.
  ///
  /// A comment that Xcode wrote is marked so; the mark goes with it.
  public func edits(
    settingComment comment: String?, forKey key: String
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    let marks = json.members(of: entry.node).filter {
      json.isText($0.key, "isCommentAutoGenerated")
        || json.isText($0.key, "commentGenerationVersion")
    }.map(\.key)
    guard let comment else {
      let comments = json.members(of: entry.node).filter { json.isText($0.key, "comment") }
      return json.edits(
        removing: Set(marks + comments.map(\.key)), from: entry.node, layout: layout)
    }
    guard let node = json.value(forKey: "comment", in: entry.node) else {
      return json.edits(
        inserting: JSONFragment.Member("comment", .string(comment)), into: entry.node,
        layout: layout, by: Self.order(ofMembersOf: entry.node, strings: stringsNode))
    }
    guard json.kind(of: node) == .string else { throw .wrongType(json.range(of: node)) }
    guard !json.isText(node, equalTo: comment.utf8.span) else { return [] }
    return json.edits(replacing: node, with: .string(comment), layout: layout)
      + json.edits(removing: Set(marks), from: entry.node, layout: layout)
  }

  /// Says how a key came into the catalog; nil says that the compiler found it.
  public func edits(
    settingExtractionState state: String?, forKey key: String
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    let members = json.members(of: entry.node).filter { json.isText($0.key, "extractionState") }
    guard let state else {
      return members.isEmpty
        ? []
        : json.edits(removing: Set(members.map(\.key)), from: entry.node, layout: layout)
    }
    guard let node = members.last?.value else {
      return json.edits(
        inserting: JSONFragment.Member("extractionState", .string(state)), into: entry.node,
        layout: layout, by: Self.order(ofMembersOf: entry.node, strings: stringsNode))
    }
    guard json.kind(of: node) == .string else { throw .wrongType(json.range(of: node)) }
    guard !json.isText(node, equalTo: state.utf8.span) else { return [] }
    return json.edits(replacing: node, with: .string(state), layout: layout)
  }

  // MARK: Removing and renaming

  /// Removes every entry of a key.
  public func edits(removingKey key: String) throws(XCStringsEditError) -> [TextEdit] {
    _ = try existing(key)
    guard let stringsNode else { throw .notACatalog }
    return json.edits(
      removing: Set(entries(forKey: key).map(\.key)), from: stringsNode, layout: layout)
  }

  /// Removes every entry of several keys, each of which has to be there.
  public func edits(
    removingKeys keys: some Sequence<String>
  ) throws(XCStringsEditError) -> [TextEdit] {
    var nodes: Set<Int> = []
    for key in keys {
      _ = try existing(key)
      nodes.formUnion(entries(forKey: key).map(\.key))
    }
    guard let stringsNode else { throw .notACatalog }
    return nodes.isEmpty ? [] : json.edits(removing: nodes, from: stringsNode, layout: layout)
  }

  /// Removes a key in one locale, or one variation there.
  ///
  /// What would be left empty above it goes too, up to the localizations of the key.
  public func edits(
    removingKey key: String, locale: String, variation: String? = nil
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    var ways: [[JSONDocument.Member]] = []
    for part in json.members(of: entry.node) where json.isText(part.key, "localizations") {
      for member in json.members(of: part.value)
      where json.isText(member.key, equalTo: locale.utf8.span) {
        ways.append([part, member])
      }
    }
    guard let last = ways.last else { throw .localeNotFound(locale) }
    guard let variation else {
      return removal(of: ways.map { $0[1].key }, lastIn: last, of: entry)
    }
    guard
      let parsed = XCStringsVariation(variation, substitutions: substitutionNames(last[1].value))
    else {
      guard let leaf = leaf(named: variation, entry, locale) else {
        throw .unknownVariation(variation)
      }
      let way = last + members(from: last[1].value, to: leaf.unit).dropLast()
      return removal(of: [way[way.count - 1].key], lastIn: way, of: entry)
    }
    var way = last
    for name in parsed.members {
      guard let member = json.member(forKey: name, in: way[way.count - 1].value) else {
        throw .variationNotFound(variation)
      }
      way.append(member)
    }
    return removal(of: [way[way.count - 1].key], lastIn: way, of: entry)
  }

  /// Removes members that share their parent, and the parents that they would leave empty.
  private func removal(
    of keys: [Int], lastIn way: [JSONDocument.Member], of entry: Entry
  ) -> [TextEdit] {
    var keys = Set(keys)
    var depth = way.count - 1
    while depth > 0, json.members(of: way[depth - 1].value).allSatisfy({ keys.contains($0.key) }) {
      keys = [way[depth - 1].key]
      depth -= 1
    }
    let parent = depth == 0 ? entry.node : way[depth - 1].value
    return json.edits(removing: keys, from: parent, layout: layout)
  }

  /// Renames every entry of a key.
  ///
  /// The entry stays where it is unless ``KeyOrder`` puts the new name elsewhere among its neighbours;
  /// then it moves there, with the text it has. Of several entries of a key none moves.
  public func edits(
    renamingKey key: String, to newKey: String
  ) throws(XCStringsEditError) -> [TextEdit] {
    let entry = try existing(key)
    guard !key.utf8.elementsEqual(newKey.utf8) else { return [] }
    guard self.entry(forKey: newKey) == nil else { throw .keyExists(newKey) }
    guard let stringsNode else { throw .notACatalog }
    let all = entries(forKey: key)
    let name = JSONEscapes.quoted(newKey)
    let siblings = Array(json.members(of: stringsNode))
    let others = siblings.filter { $0.key != entry.key }
    let place = siblings.firstIndex { $0.key == entry.key } ?? 0
    let wanted = json.place(of: newKey, among: others, by: KeyOrder.isOrdered)
    guard all.count == 1, wanted != place, !staysInOrder(newKey, at: place, among: others) else {
      return all.map { TextEdit(json.range(of: $0.key), with: name) }
    }
    let range = json.range(of: entry.node)
    let member = JSONFragment.Member(newKey, .raw(Array(source.utf8[range.start..<range.end])))
    return json.edits(
      inserting: member, into: stringsNode, moved: entry.key, layout: layout,
      by: KeyOrder.isOrdered)
      + json.edits(removing: [entry.key], from: stringsNode, layout: layout)
  }

  /// Whether a key at a place is in order with its two neighbours.
  private func staysInOrder(
    _ key: String, at place: Int, among others: [JSONDocument.Member]
  ) -> Bool {
    let follows = place == 0 || KeyOrder.isOrdered(json.string(others[place - 1].key) ?? "", key)
    let precedes =
      place == others.count || KeyOrder.isOrdered(key, json.string(others[place].key) ?? "")
    return follows && precedes
  }
}

// MARK: - Places

extension XCStringsDocument {
  private var layout: JSONLayout { layoutMemo.layout(of: json) }

  /// Throws if the meaning of the file is not certain, or it is no object.
  package func checkJSON() throws(XCStringsEditError) {
    if let problem = encodingFault { throw .badEncoding(problem) }
    if let problem = json.problems.first(where: { $0.isError }) { throw .brokenFile(problem) }
    guard json.root.map({ json.kind(of: $0) == .object }) ?? false else { throw .notACatalog }
  }

  /// The entry that counts for a key.
  private func existing(_ key: String) throws(XCStringsEditError) -> Entry {
    try checkJSON()
    guard stringsNode != nil else { throw .notACatalog }
    guard let entry = entry(forKey: key) else { throw .keyNotFound(key) }
    guard json.kind(of: entry.node) == .object else {
      throw .wrongType(json.range(of: entry.node))
    }
    return entry
  }

  private static func unit(_ value: String, _ state: TranslationState) -> JSONFragment {
    .object([
      JSONFragment.Member("state", .string(state.rawValue)),
      JSONFragment.Member("value", .string(value)),
    ])
  }

  private func substitutionNames(_ localization: Int) -> [String] {
    guard let node = json.value(forKey: "substitutions", in: localization) else { return [] }
    return json.members(of: node).compactMap { json.string($0.key) }
  }

  /// Whether a text is the one of a name, or its name need not be said.
  private func isMeant(_ leaf: Leaf, by name: String?) -> Bool {
    guard let name else { return true }
    guard let own = variation(of: leaf) else { return false }
    if own.utf8.elementsEqual(name.utf8) { return true }
    // `substitutions.n.plural.one` for `substitutions.n.one`.
    guard own.hasPrefix("substitutions."), name.hasPrefix("substitutions.") else { return false }
    let parts = own.split(separator: ".", omittingEmptySubsequences: false)
    let spelled = parts.dropLast().joined(separator: ".") + ".plural." + (parts.last ?? "")
    return spelled.utf8.elementsEqual(name.utf8)
  }

  /// The text of a name that could not be made, such as that of a device that is not known.
  private func leaf(named variation: String, _ entry: Entry, _ locale: String) -> Leaf? {
    localization(locale, of: entry).flatMap { localization in
      leaves[localization.leaves].last { isMeant($0, by: variation) }
    }
  }

  /// The members that lead from a node down to another, that of the other included.
  private func members(from node: Int, to target: Int) -> [JSONDocument.Member] {
    var way: [JSONDocument.Member] = []
    var node = node
    while node != target,
      let member = json.members(of: node).first(where: { member in
        member.value <= target && target < json.nodes[member.value].next
      })
    {
      way.append(member)
      node = member.value
    }
    return way
  }

  /// The members that lead from the localization to the unit of a text.
  private func unitMembers(
    _ variation: String?, _ entry: Entry, _ locale: String
  ) throws(XCStringsEditError) -> [String] {
    guard let variation else { return ["stringUnit"] }
    let names = localization(locale, of: entry).map { substitutionNames($0.node) } ?? []
    guard let parsed = XCStringsVariation(variation, substitutions: names) else {
      throw .unknownVariation(variation)
    }
    return parsed.members + ["stringUnit"]
  }

  /// Where a unit is, or where it is to be made.
  private struct Target {
    /// The unit, or the object that lacks the first of the members that are missing.
    var node: Int
    /// The members that are missing, down to the unit.
    var missing: [String]
  }

  private func place(
    of members: [String], _ variation: String?, _ entry: Entry, _ locale: String
  ) throws(XCStringsEditError) -> Target {
    let names = ["localizations", locale] + members
    var node = entry.node
    for (depth, name) in names.enumerated() {
      guard json.kind(of: node) == .object else { throw .wrongType(json.range(of: node)) }
      guard let next = json.value(forKey: name, in: node) else {
        try checkRoom(for: name, in: node, depth: depth, variation, entry, locale)
        return Target(node: node, missing: Array(names[depth...]))
      }
      node = next
    }
    guard json.kind(of: node) == .object else { throw .wrongType(json.range(of: node)) }
    return Target(node: node, missing: [])
  }

  /// Refuses a new member that would stand beside what it cannot stand beside.
  private func checkRoom(
    for name: String, in node: Int, depth: Int, _ variation: String?, _ entry: Entry,
    _ locale: String
  ) throws(XCStringsEditError) {
    guard depth >= 2 else {
      // Everything below the entry is new; a substitution must be there.
      if let variation, variation.hasPrefix("substitutions.") {
        throw .variationNotFound(variation)
      }
      return
    }
    let present = Set(json.members(of: node).compactMap { json.string($0.key) })
    switch name {
    case "stringUnit":
      guard present.isDisjoint(with: ["variations", "stringSet"]) else {
        throw .variationNeeded(variations(of: entry, locale))
      }
    case "variations":
      guard present.isDisjoint(with: ["stringUnit", "stringSet", "substitutions"]) else {
        throw .variationConflict(variation ?? name)
      }
    case "plural", "device":
      guard present.isEmpty else { throw .variationConflict(variation ?? name) }
    case "substitutions":
      throw .variationNotFound(variation ?? name)
    case _:
      // The name of a substitution cannot be made; that of a category or device can.
      guard !isSubstitutions(node, entry, locale) else {
        throw .variationNotFound(variation ?? name)
      }
    }
  }

  private func isSubstitutions(_ node: Int, _ entry: Entry, _ locale: String) -> Bool {
    localization(locale, of: entry).map {
      json.value(forKey: "substitutions", in: $0.node) == node
    } ?? false
  }

  private func variations(of entry: Entry, _ locale: String) -> [String] {
    guard let localization = localization(locale, of: entry) else { return [] }
    return leaves[localization.leaves].compactMap(variation)
  }

  // MARK: Units

  private func edits(
    setting value: String, _ state: TranslationState?, inUnit unit: Int
  ) throws(XCStringsEditError) -> [TextEdit] {
    guard let node = json.value(forKey: "value", in: unit) else {
      guard json.nodes[unit].next > unit + 1 else {
        return json.edits(
          replacing: unit, with: Self.unit(value, state ?? .translated), layout: layout)
      }
      return try stateEdits(state ?? .translated, inUnit: unit)
        + json.edits(
          inserting: JSONFragment.Member("value", .string(value)), into: unit, layout: layout,
          by: Self.order(ofMembersOf: unit, strings: stringsNode))
    }
    guard json.kind(of: node) == .string else { throw .wrongType(json.range(of: node)) }
    guard !json.isText(node, equalTo: value.utf8.span) else {
      return if let state { try stateEdits(state, inUnit: unit) } else { [] }
    }
    return try stateEdits(state ?? .translated, inUnit: unit)
      + json.edits(replacing: node, with: .string(value), layout: layout)
  }

  private func edits(
    settingPhrase value: String, _ variation: String, _ state: TranslationState?, _ entry: Entry,
    _ locale: String
  ) throws(XCStringsEditError) -> [TextEdit] {
    guard let localization = localization(locale, of: entry),
      let leaf = leaves[localization.leaves].first(where: { isMeant($0, by: variation) }),
      let node = leaf.value
    else { throw .variationNotFound(variation) }
    let isSame = json.isText(node, equalTo: value.utf8.span)
    if isSame, state == nil { return [] }
    return try stateEdits(state ?? .translated, inUnit: leaf.unit)
      + (isSame ? [] : json.edits(replacing: node, with: .string(value), layout: layout))
  }

  private func stateEdits(
    _ state: TranslationState, inUnit unit: Int
  ) throws(XCStringsEditError) -> [TextEdit] {
    guard let node = json.value(forKey: "state", in: unit) else {
      return json.edits(
        inserting: JSONFragment.Member("state", .string(state.rawValue)), into: unit,
        layout: layout, by: Self.order(ofMembersOf: unit, strings: stringsNode))
    }
    guard json.kind(of: node) == .string else { throw .wrongType(json.range(of: node)) }
    guard !json.isText(node, equalTo: state.rawValue.utf8.span) else { return [] }
    return json.edits(replacing: node, with: .string(state.rawValue), layout: layout)
  }
}
