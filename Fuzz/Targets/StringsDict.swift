import CatalogSyntax
import StringCatalog

/// Gives one input to everything that reads or edits a `.stringsdict` file, and to the reader of
/// `.strings` files that are property lists, and stops the process at the first promise that does not
/// hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStringsDict(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  let document = parsed(bytes)
  checkTexts(document, bytes)
  checkProblems(document)
  let file = TableFile(path: "x.stringsdict", locale: LocaleIdentifier("en"), table: "x")
  _ = TableListing(document, file: file).text
  _ = TableListing(document, file: file).json
  checkTable(bytes, file)
  guard document.isIntact, document.hasPositions else {
    guard (try? document.edits(addingKey: "fuzz", .text("x"))) == nil else {
      broken("a damaged file is not edited")
    }
    return 0
  }
  let editing = Editing(document)
  editing.checkAdding()
  for index in document.entries.indices.prefix(3) where document.entries[index].isEffective {
    editing.checkTexts(index)
    editing.checkVariables(index)
    editing.checkComments(index)
    editing.checkKey(document.entries[index].key)
  }
  return 0
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}

private func parsed(_ bytes: [UInt8]) -> StringsDictDocument {
  guard let document = try? StringsDictDocument(bytes) else { broken("a small file is read") }
  return document
}

// MARK: - Reading

private func checkTexts(_ document: StringsDictDocument, _ bytes: [UInt8]) {
  if document.hasPositions {
    guard document.syntax.bytes() == bytes else { broken("a tree gives back its file") }
  }
  let end = document.syntax.source.utf8.count
  for (index, entry) in document.entries.enumerated() {
    guard entry.keyRange.end <= end else { broken("a key lies inside the text") }
    let value = document.syntax.nodes[entry.member.value].range
    for leaf in document.leaves(ofEntry: index) {
      guard leaf.text.range.start >= value.start, leaf.text.range.end <= value.end else {
        broken("a text lies inside its entry")
      }
      _ = FormatString(Array(leaf.text.text.utf8).span, options: leaf.options)
    }
    _ = entry.message
    _ = document.comment(ofEntry: index)
    let counting = document.entries.filter {
      $0.isEffective && $0.key.utf8.elementsEqual(entry.key.utf8)
    }
    // Keys with ill-formed bytes have no spelling as a string.
    guard counting.count == 1 || !document.isIntact else { broken("one entry counts for a key") }
  }
}

private func checkProblems(_ document: StringsDictDocument) {
  let end = document.syntax.source.utf8.count
  for problem in document.problems() {
    guard problem.range.end <= end, !problem.message.isEmpty else {
      broken("a problem has a place and a message")
    }
  }
  var last = 0
  for repeated in document.redefinitions() {
    guard repeated.previous.end <= repeated.keyRange.start, repeated.keyRange.start >= last,
      repeated.keyRange.start <= repeated.last.start
    else { broken("repeated keys are in file order") }
    last = repeated.keyRange.start
  }
}

/// The same bytes as a `.strings` file.
private func checkTable(_ bytes: [UInt8], _ file: TableFile) {
  guard PropertyListKind.detect(bytes.span) != .oldStyle else { return }
  guard let table = try? LocalizedTable(file: file, bytes: bytes) else {
    broken("a small file is read")
  }
  guard table.failure == nil else {
    guard table.count == 0, !table.isIntact else { broken("a file that is refused has no entries") }
    return
  }
  guard table.document.problems.isEmpty else { broken("a property list is a table without fault") }
  var last = 0
  for place in 0..<table.count {
    let ranges = [table.keyRange(of: place), table.valueRange(of: place), table.range(of: place)]
    guard ranges.allSatisfy({ !$0.isEmpty && $0.end <= table.source.utf8.count }) else {
      broken("an entry has a place in the file")
    }
    guard table.propertyList == nil || ranges[0].start >= last else {
      broken("entries are in file order")
    }
    last = ranges[1].end
  }
  _ = TableListing(table).json
}

// MARK: - Editing

/// What a file says: its keys and values in file order.
private func value(_ document: StringsDictDocument) -> PropertyListValue? {
  guard let root = document.syntax.root else { return nil }
  return document.syntax.value(of: root)
}

/// The edits of an intact file.
private struct Editing {
  let document: StringsDictDocument

  init(_ document: StringsDictDocument) {
    self.document = document
  }

  private func changed(_ edits: [TextEdit]) -> StringsDictDocument {
    let result = parsed(document.syntax.source.bytes(applying: edits))
    guard result.isIntact else { broken("a file that was edited is intact") }
    return result
  }

  /// The texts of all entries that count, with one of them set to something else.
  private func texts(
    _ document: StringsDictDocument, key: String? = nil, variation: String? = nil,
    text: String = ""
  ) -> [[UInt8]] {
    document.leaves().map { leaf in
      let isMeant =
        key.map { leaf.key.utf8.elementsEqual($0.utf8) } ?? false
        && Array((leaf.variation ?? "-").utf8) == Array((variation ?? "-").utf8)
      return Array((leaf.key + "\u{0}" + (leaf.variation ?? "-") + "\u{0}").utf8)
        + Array((isMeant ? text : leaf.text.text).utf8)
    }
  }

  func checkTexts(_ index: Int) {
    let leaves = document.leaves(ofEntry: index)
    // Names with dots in them may name several texts.
    let names = Set(leaves.map { Array(($0.variation ?? "").utf8) })
    guard names.count == leaves.count else { return }
    for leaf in leaves.prefix(6) {
      let text = "a <b> & \"c\" ]]> é"
      guard
        let edits = try? document.edits(
          settingText: text, forKey: leaf.key, variation: leaf.variation)
      else { broken("a text that is there can be set") }
      let result = changed(edits)
      guard
        texts(result)
          == texts(document, key: leaf.key, variation: leaf.variation, text: text)
      else { broken("setting a text changes that text") }
      guard let variation = leaf.variation,
        let removal = try? document.edits(removingVariation: variation, forKey: leaf.key)
      else { continue }
      _ = changed(removal)
    }
  }

  func checkVariables(_ index: Int) {
    guard case .rules(let rules) = document.entries[index].content else { return }
    let key = document.entries[index].key
    for variable in rules.variables.prefix(2) {
      for name in ["zero", "few", "other", "3"] {
        guard
          let edits = try? document.edits(
            insertingCase: name, text: "x", intoVariable: variable.name, forKey: key)
        else { continue }
        let result = changed(edits)
        guard result.leaves().count > document.leaves().count else {
          broken("a case that was added is there")
        }
      }
      for edits in [
        try? document.edits(settingValueType: "lu", ofVariable: variable.name, forKey: key),
        try? document.edits(settingRule: .plural, ofVariable: variable.name, forKey: key),
      ] {
        // What is there may be no text.
        if let edits { _ = changed(edits) }
      }
    }
  }

  func checkComments(_ index: Int) {
    let key = document.entries[index].key
    for comment in ["a <note> & -", "two\nlines"] {
      guard let edits = try? document.edits(settingComment: comment, forKey: key) else {
        broken("a comment can be set")
      }
      let result = changed(edits)
      guard value(result) == value(document) else { broken("a comment changes no value") }
      guard result.entries.count == document.entries.count,
        result.comment(ofEntry: index) == comment
      else { broken("a comment that was set is read again") }
      guard let removal = try? result.edits(settingComment: nil, forKey: key) else {
        broken("a comment can be removed")
      }
      let bare = parsed(result.syntax.source.bytes(applying: removal))
      guard bare.isIntact, value(bare) == value(document), bare.comment(ofEntry: index) != comment
      else { broken("a comment that was removed is gone") }
    }
  }

  func checkKey(_ key: String) {
    guard let removal = try? document.edits(removingKey: key) else {
      broken("a key can be removed")
    }
    let removed = changed(removal)
    guard removed.entry(forKey: key) == nil,
      removed.entries.count
        == document.entries.count(where: { !$0.key.utf8.elementsEqual(key.utf8) })
    else { broken("removing a key removes that key") }
    let newKey = "fuzz <&>"
    guard document.entry(forKey: newKey) == nil else { return }
    guard let renaming = try? document.edits(renamingKey: key, to: newKey) else {
      broken("a key can be renamed")
    }
    let renamed = changed(renaming)
    guard renamed.entry(forKey: key) == nil, renamed.entry(forKey: newKey) != nil,
      renamed.entries.count == document.entries.count
    else { broken("renaming a key changes its name alone") }
  }

  func checkAdding() {
    guard document.entry(forKey: "fuzz") == nil else { return }
    let plural = StringsDictAddition.plural(
      format: "%#@n@", variable: "n", valueType: "lld", cases: ["one": "1", "other": "%lld <&>"])
    for addition in [StringsDictAddition.text("a <b>"), plural] {
      guard let edits = try? document.edits(addingKey: "fuzz", addition) else {
        broken("a key can be added")
      }
      let result = changed(edits)
      guard result.entries.count == document.entries.count + 1,
        let entry = result.entry(forKey: "fuzz"),
        result.syntax.value(of: entry.member.value) == addition.value
      else { broken("a key that was added is read again") }
    }
  }
}
