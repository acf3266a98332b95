import CatalogSyntax

/// Gives one input to everything that reads JSON, and stops the process at the first promise that does
/// not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  let document = JSONDocument(source)
  guard document.bytes() == bytes else { broken("a tree gives back its file") }
  checkTiling(document)
  checkProblems(document)
  checkMembers(document)
  checkEdits(document)
  return 0
}

private func checkTiling(_ document: JSONDocument) {
  let text = document.source.utf8
  var isCovered = [Bool](repeating: false, count: text.count)
  func cover(_ range: SourceRange) {
    for offset in range.start..<range.end {
      guard !isCovered[offset] else { broken("nodes and unreadable stretches do not overlap") }
      isCovered[offset] = true
    }
  }
  for (index, node) in document.nodes.enumerated() {
    guard node.next > index, node.next <= document.nodes.count else {
      broken("a subtree ends inside the tree")
    }
    switch node.kind {
    case .object, .array: break
    case .string, .number, .true, .false, .null, .key, .unreadable, .missing: cover(node.range)
    }
  }
  document.unreadable.forEach(cover)
  for (offset, byte) in text.enumerated() where !isCovered[offset] {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: break
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      break
    case _: broken("only white space and punctuation lie between nodes")
    }
  }
}

private func checkProblems(_ document: JSONDocument) {
  let source = document.source
  let lines = LineIndex(source.utf8)
  var last = 0
  for problem in document.problems {
    guard problem.range.start >= last else { broken("problems are in file order") }
    last = problem.range.start
    guard problem.range.end <= source.utf8.count, problem.origin?.end ?? 0 <= source.utf8.count
    else { broken("problems lie inside the text") }
    guard !problem.message(in: source, lines: lines).isEmpty else {
      broken("every problem has a message")
    }
  }
  guard document.isValid != document.problems.contains(where: { $0.isError }) else {
    broken("errors make a file invalid")
  }
  guard document.isValid else { return }
  guard document.unreadable.isEmpty, !document.nodes.isEmpty,
    document.nodes.allSatisfy({ !$0.isDamaged && $0.kind != .unreadable && $0.kind != .missing })
  else { broken("a file without errors is read as a whole") }
}

private func checkMembers(_ document: JSONDocument) {
  var repetitions = 0
  for node in document.nodes.indices {
    _ = document.string(node)
    _ = document.number(node)
    _ = document.integer(node)
    for element in document.elements(of: node) where element >= document.nodes[node].next {
      broken("elements lie inside their array")
    }
    var last: [[UInt8]: Int] = [:]
    for member in document.members(of: node) {
      guard member.value < document.nodes[node].next else {
        broken("members lie inside their object")
      }
      guard document.kind(of: member.key) == .key else { continue }
      let name = document.stringBytes(member.key)
      if let previous = last[name] {
        repetitions += 1
        guard document.nodes[previous].isShadowed else { broken("the last of equal names counts") }
      }
      last[name] = member.key
    }
    for key in last.values where document.nodes[key].isShadowed {
      broken("the last of equal names is not overridden")
    }
  }
  // In a merge conflict both sides may define a name.
  let isConflict = document.problems.contains { $0.kind == .mergeConflictMarker }
  let reported = document.problems.count { $0.kind == .duplicateMember }
  guard isConflict || reported == repetitions else { broken("every repeated name is reported") }
}

private func checkEdits(_ document: JSONDocument) {
  guard document.isValid, document.source.encoding == .utf8 else { return }
  let layout = JSONLayout(document)
  let objects = document.nodes.indices.filter { document.kind(of: $0) == .object }
  for object in objects.prefix(4) {
    let member = JSONFragment.Member(
      "inserted \" name", .object([JSONFragment.Member("x", .string("\u{1}\\"))]))
    let edits = document.edits(inserting: member, into: object, layout: layout) { $0 < $1 }
    let changed = parse(document.source.bytes(applying: edits))
    guard changed.isValid, changed.nodes.count == document.nodes.count + 4 else {
      broken("a new member leaves the file valid")
    }
    let keys = document.members(of: object).map(\.key)
    for removed in [Set(keys.prefix(1)), Set(keys.suffix(2)), Set(keys)] {
      let edits = document.edits(removing: removed, from: object, layout: layout)
      let shorter = parse(document.source.bytes(applying: edits))
      guard shorter.isValid, shorter.nodes.count <= document.nodes.count else {
        broken("a file without a member is valid")
      }
    }
  }
}

private func parse(_ bytes: [UInt8]) -> JSONDocument {
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  return JSONDocument(source)
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
