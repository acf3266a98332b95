import CatalogSyntax
import StringCatalog

/// Gives one input to everything that reads, edits or lays out a string catalog, and stops the process
/// at the first promise that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXCStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  let catalog = parsed(bytes)
  guard catalog.source.bytes() == bytes, catalog.json.bytes() == bytes else {
    broken("a catalog gives back its file")
  }
  checkRecords(catalog)
  checkProblems(catalog)
  _ = TableListing(catalog, file: "x").text
  _ = TableListing(catalog, file: "x", locale: "de").json
  let isObject = catalog.json.root.map { catalog.json.kind(of: $0) == .object } ?? false
  guard catalog.json.isValid, isObject, isWellFormed(catalog) else {
    checkRefusals(catalog)
    return 0
  }
  checkLayout(catalog)
  let editing = Editing(catalog)
  for entry in editing.someEntries() {
    editing.checkSetting(entry)
    editing.checkCommenting(entry)
    editing.checkRemoving(entry)
    editing.checkRenaming(entry)
  }
  editing.checkAdding()
  return 0
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}

private func parsed(_ bytes: [UInt8]) -> XCStringsDocument {
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  return XCStringsDocument(source)
}

// MARK: - Reading

private func checkRecords(_ catalog: XCStringsDocument) {
  let end = catalog.source.utf8.count
  var localization = 0
  var leaf = 0
  for entry in catalog.entries {
    let range = catalog.range(of: entry)
    guard range.end <= end else { broken("an entry lies inside the text") }
    guard entry.localizations.lowerBound == localization else { broken("lists are in file order") }
    localization = entry.localizations.upperBound
    _ = catalog.comment(of: entry)
    _ = catalog.extractionState(of: entry)
    _ = catalog.shouldTranslate(entry)
    for record in catalog.localizations[entry.localizations] {
      guard record.leaves.lowerBound == leaf else { broken("lists are in file order") }
      leaf = record.leaves.upperBound
      _ = catalog.message(of: record)
      _ = catalog.stringSet(of: record)
      for text in catalog.leaves[record.leaves] {
        guard text.locale == record.locale else { broken("a text is in the locale it is in") }
        _ = catalog.variation(of: text)
        _ = catalog.text(of: text)
        _ = catalog.state(of: text)
        let unit = catalog.unitRange(of: text)
        guard unit.start >= range.start, unit.end <= range.end else {
          broken("a text lies inside its entry")
        }
        if let value = catalog.valueRange(of: text) {
          guard value.start >= unit.start, value.end <= unit.end else {
            broken("a value lies inside its unit")
          }
        }
      }
    }
    let counting = catalog.entries(forKey: catalog.key(of: entry)).filter { !$0.isShadowed }
    // Keys with ill-formed bytes have no spelling as a string.
    guard counting.count == 1 || !isWellFormed(catalog) || !catalog.json.isValid else {
      broken("one entry counts for a key")
    }
  }
  guard localization == catalog.localizations.count, leaf == catalog.leaves.count else {
    broken("every record belongs to an entry")
  }
}

private func isWellFormed(_ catalog: XCStringsDocument) -> Bool {
  !catalog.source.encodingProblems.contains {
    $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit
  }
}

private func checkProblems(_ catalog: XCStringsDocument) {
  var last = 0
  for problem in catalog.problems {
    guard problem.range.start >= last else { broken("problems are in file order") }
    last = problem.range.start
    guard problem.range.end <= catalog.source.utf8.count else {
      broken("problems lie inside the text")
    }
    guard !problem.message(in: catalog.source).isEmpty else { broken("a problem has a message") }
  }
}

private func checkRefusals(_ catalog: XCStringsDocument) {
  guard (try? catalog.edits(settingValue: "x", forKey: "a", locale: "de")) == nil,
    (try? catalog.edits(addingKey: "fuzz", value: "x", locale: "de")) == nil,
    (try? catalog.edits(removingKey: "a")) == nil,
    (try? catalog.edits(renamingKey: "a", to: "fuzz")) == nil,
    (try? XCStringsWriter().edits(for: catalog)) == nil
  else { broken("a file that is no JSON object is not edited") }
}

// MARK: - Layout

private func checkLayout(_ catalog: XCStringsDocument) {
  for isSorting in [false, true] {
    let writer = XCStringsWriter(sortsMembers: isSorting)
    guard let edits = try? writer.edits(for: catalog) else { broken("JSON can be laid out") }
    let changed = parsed(catalog.source.bytes(applying: edits))
    guard changed.json.isValid else { broken("a file that was laid out is JSON") }
    guard Meaning(changed) == Meaning(catalog) else { broken("layout keeps what a file says") }
    guard let again = try? writer.edits(for: changed), again.isEmpty else {
      broken("layout is stable")
    }
    guard (try? writer.isCanonical(catalog)) == edits.isEmpty,
      (try? writer.isCanonical(changed)) == true
    else { broken("a file is canonical if it needs no edit") }
  }
}

/// What a catalog says: for each key its fields and texts, by code units. Entries and localizations
/// that are overridden say nothing.
private struct Meaning: Equatable {
  var entries: [[UInt8]: [String: [UInt8]]] = [:]

  init(_ catalog: XCStringsDocument) {
    for entry in catalog.entries where !entry.isShadowed {
      var fields: [String: [UInt8]] = [:]
      fields["comment"] = catalog.comment(of: entry).map { Array($0.utf8) }
      fields["extraction"] = catalog.extractionState(of: entry).map { Array($0.utf8) }
      fields["translate"] = [catalog.shouldTranslate(entry) ? 1 : 0]
      for record in catalog.localizations[entry.localizations] where !record.isShadowed {
        for (index, leaf) in catalog.leaves[record.leaves].enumerated() {
          let place = Self.place(catalog, leaf)
          // Of texts with one name, which only repeated members have, all are kept.
          let name = fields[place] == nil ? place : "\(place)#\(index)"
          fields[name] = Array((catalog.text(of: leaf) ?? "-").utf8)
          fields[name + " state"] = Array((catalog.state(of: leaf)?.rawValue ?? "-").utf8)
        }
      }
      entries[catalog.json.stringBytes(entry.key)] = fields
    }
  }

  /// The name of a text, spelled so that equal names have equal code units.
  static func place(_ catalog: XCStringsDocument, _ leaf: XCStringsDocument.Leaf) -> String {
    place(catalog.locale(of: leaf), catalog.variation(of: leaf))
  }

  static func place(_ locale: String, _ variation: String?) -> String {
    "\(Array(locale.utf8)) \(Array((variation ?? "").utf8))"
  }
}

// MARK: - Editing

/// The edits of a valid file.
private struct Editing {
  let catalog: XCStringsDocument
  let meaning: Meaning
  /// Whether what a file says is certain, so that an edit changes one thing and nothing else.
  let isSound: Bool

  init(_ catalog: XCStringsDocument) {
    self.catalog = catalog
    meaning = Meaning(catalog)
    isSound =
      catalog.isIntact
      && !catalog.json.problems.contains { $0.kind == .duplicateMember }
  }

  func someEntries() -> [XCStringsDocument.Entry] {
    let entries = catalog.entries.filter { !$0.isShadowed }
    return Array(entries.prefix(3) + entries.dropFirst(3).suffix(1))
  }

  /// The catalog after edits.
  private func changed(_ edits: [TextEdit]) -> XCStringsDocument {
    let result = parsed(catalog.source.bytes(applying: edits))
    guard result.json.isValid else { broken("a file that was edited is JSON") }
    return result
  }

  func checkSetting(_ entry: XCStringsDocument.Entry) {
    let key = catalog.key(of: entry)
    var places: [(locale: String, variation: String?, isThere: Bool)] = [
      ("xx", nil, false), ("xx", "plural.few", false), ("de", "device.mac", false),
      ("de", nil, false),
    ]
    for record in catalog.localizations[entry.localizations].prefix(2) where !record.isShadowed {
      for leaf in catalog.leaves[record.leaves].prefix(3) {
        places.append((catalog.locale(of: leaf), catalog.variation(of: leaf), leaf.value != nil))
      }
    }
    for (locale, variation, isThere) in places {
      let text = "a \"b\" \\ é\n\u{1}"
      let edits = try? catalog.edits(
        settingValue: text, forKey: key, locale: locale, variation: variation)
      guard let edits else {
        guard !isThere || !isSound else { broken("a text that is there can be set") }
        continue
      }
      let result = changed(edits)
      guard isSound else { continue }
      let place = Meaning.place(locale, variation)
      var expected = meaning
      expected.entries[Array(key.utf8)]?[place] = Array(text.utf8)
      let state = edits.isEmpty ? nil : Array("translated".utf8)
      if let state { expected.entries[Array(key.utf8)]?[place + " state"] = state }
      guard Meaning(result) == expected else { broken("setting a text changes that text") }
      guard
        let again = try? result.edits(
          settingValue: text, forKey: key, locale: locale, variation: variation), again.isEmpty
      else { broken("setting the same text again changes nothing") }
      checkTakingBack(result, key, locale, variation)
    }
  }

  /// Removes a text that was set: what is left does not have it.
  private func checkTakingBack(
    _ result: XCStringsDocument, _ key: String, _ locale: String, _ variation: String?
  ) {
    guard
      let edits = try? result.edits(removingKey: key, locale: locale, variation: variation)
    else {
      // A single phrase of a set cannot go.
      guard variation?.hasPrefix("stringSet.") ?? false else {
        broken("a text that was set can be removed")
      }
      return
    }
    let removed = parsed(result.source.bytes(applying: edits))
    guard removed.json.isValid else { broken("a file that was edited is JSON") }
    guard Meaning(removed).entries[Array(key.utf8)]?[Meaning.place(locale, variation)] == nil else {
      broken("a text that was removed is gone")
    }
  }

  func checkCommenting(_ entry: XCStringsDocument.Entry) {
    let key = catalog.key(of: entry)
    for comment in ["a \"comment\"", nil] {
      guard let edits = try? catalog.edits(settingComment: comment, forKey: key) else {
        guard !isSound else { broken("a comment can be set") }
        continue
      }
      let result = changed(edits)
      guard isSound else { continue }
      var expected = meaning
      expected.entries[Array(key.utf8)]?["comment"] = comment.map { Array($0.utf8) }
      guard Meaning(result) == expected else { broken("setting a comment changes the comment") }
    }
  }

  func checkRemoving(_ entry: XCStringsDocument.Entry) {
    let key = catalog.key(of: entry)
    guard let edits = try? catalog.edits(removingKey: key) else {
      guard !isSound else { broken("a key can be removed") }
      return
    }
    let result = changed(edits)
    guard isSound else { return }
    var expected = meaning
    expected.entries[Array(key.utf8)] = nil
    guard Meaning(result) == expected else { broken("removing a key removes that key") }
  }

  func checkRenaming(_ entry: XCStringsDocument.Entry) {
    let key = catalog.key(of: entry)
    for newKey in ["", "B10", "zz \"z\"", "é"] {
      guard let edits = try? catalog.edits(renamingKey: key, to: newKey) else {
        guard !isSound || catalog.entry(forKey: newKey) != nil else {
          broken("a key can be renamed")
        }
        continue
      }
      let result = changed(edits)
      guard isSound else { continue }
      var expected = meaning
      expected.entries[Array(key.utf8)] = nil
      expected.entries[Array(newKey.utf8)] = meaning.entries[Array(key.utf8)]
      guard Meaning(result) == expected else { broken("renaming a key changes its name alone") }
    }
  }

  func checkAdding() {
    for (variation, comment) in [(nil, nil), ("plural.other", "note")] as [(String?, String?)] {
      let edits = try? catalog.edits(
        addingKey: "fuzz", value: "x \"y\"", locale: "de", variation: variation, comment: comment)
      guard let edits else {
        guard !isSound || catalog.entry(forKey: "fuzz") != nil else {
          broken("a key can be added")
        }
        continue
      }
      let result = changed(edits)
      guard isSound else { continue }
      var expected = meaning
      var fields: [String: [UInt8]] = ["translate": [1], "extraction": Array("manual".utf8)]
      fields["comment"] = comment.map { Array($0.utf8) }
      let place = Meaning.place("de", variation)
      fields[place] = Array("x \"y\"".utf8)
      fields[place + " state"] = Array("translated".utf8)
      expected.entries[Array("fuzz".utf8)] = fields
      guard Meaning(result) == expected else { broken("adding a key adds that key") }
    }
  }
}
