import CatalogSyntax

/// Gives one input to everything that reads, edits or lays out an XML property list, and stops the
/// process at the first promise that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  let document = PropertyListDocument(source)
  checkPieces(document, bytes)
  checkNodes(document)
  checkProblems(document)
  if case .failure(let message, let offset) = document.reading() {
    guard !message.isEmpty, offset <= source.utf8.count else {
      broken("a refusal has a message and a place")
    }
  }
  if document.isIntact, document.root != nil {
    checkLayout(document)
    checkEdits(document)
  }
  return 0
}

private func checkPieces(_ document: PropertyListDocument, _ bytes: [UInt8]) {
  guard document.source.bytes() == bytes else { broken("a text gives back its file") }
  guard document.bytes() == bytes else { broken("a tree gives back its file") }
  var position = 0
  for piece in document.pieces() {
    guard piece.range.start == position else { broken("pieces tile the text") }
    position = piece.range.end
  }
  guard position == document.source.utf8.count else { broken("pieces reach the end of the text") }
}

private func checkNodes(_ document: PropertyListDocument) {
  for (index, node) in document.nodes.enumerated() {
    guard node.next > index, node.next <= document.nodes.count else {
      broken("a subtree ends behind its node")
    }
    guard node.range.start <= node.contentRange.start, node.contentRange.end <= node.range.end,
      node.range.end <= document.source.utf8.count
    else { broken("contents lie inside their element") }
    for child in document.children(of: index) {
      let range = document.nodes[child].range
      guard range.start >= node.contentRange.start, range.end <= node.contentRange.end else {
        broken("children lie inside their parent")
      }
    }
    for member in document.members(of: index) {
      guard document.nodes[member.key].kind == .key, member.value > member.key else {
        broken("a member is a key and what follows it")
      }
    }
    let text = document.text(of: index).utf8.count
    let place = document.sourceRange(ofText: SourceRange(0, text), in: index)
    guard place.start >= node.contentRange.start, place.end <= node.contentRange.end else {
      broken("places of a text lie inside its element")
    }
  }
}

private func checkProblems(_ document: PropertyListDocument) {
  let source = document.source
  let lines = LineIndex(source.utf8)
  var last = 0
  for problem in document.problems {
    guard problem.range.start >= last else { broken("problems are in file order") }
    last = problem.range.start
    guard problem.range.end <= source.utf8.count, (problem.origin?.end ?? 0) <= source.utf8.count
    else { broken("problems lie inside the text") }
    guard !problem.message(in: source, lines: lines).isEmpty else {
      broken("every problem has a message")
    }
  }
  for (index, node) in document.nodes.enumerated() where node.isDamaged {
    guard document.problems.contains(where: { $0.isError }) else {
      broken("a damaged node \(index) has a reason")
    }
  }
}

private func checkLayout(_ document: PropertyListDocument) {
  for isSorting in [false, true] {
    var formatter = PropertyListFormatter()
    if isSorting { formatter.order = { left, right in left < right } }
    guard let edits = try? formatter.edits(for: document) else {
      broken("an intact file can be laid out")
    }
    let changed = parsed(document.source.bytes(applying: edits))
    guard changed.isIntact else { broken("a file that was laid out is intact") }
    if !isSorting {
      guard value(changed) == value(document) else { broken("layout keeps the value") }
    }
    guard let again = try? formatter.edits(for: changed), again.isEmpty else {
      broken("layout is stable")
    }
  }
}

private func checkEdits(_ document: PropertyListDocument) {
  guard let root = document.root else { return }
  for index in document.nodes.indices.prefix(40) where document.nodes[index].kind == .string {
    let text = "a & <b> \"c\" 'd' ]]> é"
    guard let edits = try? document.edits(settingText: text, of: index) else {
      broken("a text can be set")
    }
    let changed = parsed(document.source.bytes(applying: edits))
    guard changed.isIntact, changed.text(of: index) == text else {
      broken("a text that was set is read again")
    }
  }
  guard document.nodes[root].kind == .dictionary else { return }
  let members = document.members(of: root)
  let addition = PropertyListValue.dictionary([.init(key: "k", value: .string("v"))])
  guard let edits = try? document.edits(addingKey: "fuzz", addition, to: root) else {
    broken("a member can be added")
  }
  let added = parsed(document.source.bytes(applying: edits))
  guard added.isIntact, let newRoot = added.root,
    added.members(of: newRoot).count == members.count + 1,
    let member = added.member(ofKey: "fuzz", in: newRoot), added.value(of: member.value) == addition
  else { broken("a member that was added is read again") }
  guard let removal = try? document.edits(removing: members, from: root) else {
    broken("members can be removed")
  }
  let emptied = parsed(document.source.bytes(applying: removal))
  guard emptied.isIntact, let emptyRoot = emptied.root, emptied.members(of: emptyRoot).isEmpty
  else { broken("members that were removed are gone") }
}

private func value(_ document: PropertyListDocument) -> PropertyListValue? {
  guard case .value(let value) = document.reading() else { return nil }
  return value
}

private func parsed(_ bytes: [UInt8]) -> PropertyListDocument {
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  return PropertyListDocument(source)
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
