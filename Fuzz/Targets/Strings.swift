import CatalogSyntax

/// Gives one input to everything that reads a `.strings` file, and stops the process at the first
/// promise that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  let document = StringsDocument(source)
  checkPrinting(document, bytes)
  checkTiling(document)
  checkProblems(document)
  checkKeys(document)
  checkReference(bytes)
  _ = PropertyListKind.detect(bytes.span)
  return 0
}

private func checkPrinting(_ document: StringsDocument, _ bytes: [UInt8]) {
  guard document.source.bytes() == bytes else { broken("a text gives back its file") }
  guard document.bytes() == bytes else { broken("a tree gives back its file") }
  guard document.source.bytes(applying: []) == bytes else { broken("no edit changes nothing") }
}

private func checkTiling(_ document: StringsDocument) {
  var position = 0
  for node in document.nodes() {
    guard node.range.start == position else { broken("nodes tile the text") }
    position = node.range.end
    if case .trivia(let range) = node {
      guard document.unexplainedText(in: range).isEmpty else {
        broken("only white space and comments lie between nodes")
      }
    }
  }
  guard position == document.source.utf8.count else { broken("nodes reach the end of the text") }
}

private func checkProblems(_ document: StringsDocument) {
  let source = document.source
  let lines = LineIndex(source.utf8)
  var last = 0
  for problem in document.allProblems() {
    guard problem.range.start >= last else { broken("problems are in file order") }
    last = problem.range.start
    guard problem.range.end <= source.utf8.count else { broken("problems lie inside the text") }
    if let origin = problem.origin {
      guard origin.end <= source.utf8.count else { broken("origins lie inside the text") }
    }
    guard !problem.message(in: source, lines: lines).isEmpty else {
      broken("every problem has a message")
    }
    let place = lines.lineColumn(of: problem.range.start, in: source.utf8)
    guard place.line <= lines.count, place.column >= 1 else { broken("every problem has a place") }
    guard source.fileOffset(of: problem.range.start) <= source.bytes().count else {
      broken("every problem has an offset in the file")
    }
  }
  for problem in source.encodingProblems {
    guard problem.range.end <= source.utf8.count else {
      broken("encoding problems lie inside the text")
    }
    guard problem.fileOffset <= source.bytes().count else {
      broken("encoding problems lie inside the file")
    }
  }
}

private func checkKeys(_ document: StringsDocument) {
  let index = KeyIndex(document)
  var lastDefinitions: [[UInt8]: Int] = [:]
  var definitions = 0
  for (position, entry) in document.entries.enumerated() {
    _ = document.key(of: entry)
    let value = document.anyValue(of: entry)
    guard !entry.isDamaged else { continue }
    guard value != nil else { broken("an intact entry has a value") }
    lastDefinitions[document.keyBytes(of: entry)] = position
    definitions += 1
  }
  for (key, position) in lastDefinitions {
    guard index.entry(forKey: key.span, in: document) == position else {
      broken("the index finds the last definition of a key")
    }
  }
  guard index.count == lastDefinitions.count else { broken("the index counts distinct keys") }
  guard index.redefinitions.count == definitions - lastDefinitions.count else {
    broken("every later definition is a redefinition")
  }
}

private func checkReference(_ bytes: [UInt8]) {
  guard case .failure(let message, let line) = ReferenceReading(bytes: bytes) else { return }
  guard !message.isEmpty, line ?? 1 >= 1 else { broken("a refusal has a message and a line") }
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
