import CatalogSyntax
import SourceExtraction

/// The rules of the platforms, some custom ones of each form, and accessors.
private let functions = [
  KeyRule(function: "tr", key: "1", table: "0", value: "fallback"),
  KeyRule(function: ".localized", table: "with"),
  KeyRule(function: "L10n.text", isFormat: true),
  KeyRule(function: "titleForKey:table:", table: "table"),
]
private let accessors = [AccessorRule(path: "L10n.a.b", key: "a.b")]

/// Extracts the keys of one input as Swift, Objective-C and Objective-C++, and stops the process at the first promise
/// that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMatchers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let source = try? SourceText(input) else { return 0 }
  check(TokenizedSource(source, as: .swift))
  check(TokenizedSource(source, as: .objectiveC(isCPlusPlus: false)))
  check(TokenizedSource(source, as: .objectiveC(isCPlusPlus: true)))
  return 0
}

private func check(_ file: TokenizedSource) {
  let learnt = KeyExtractor.learn(from: file)
  let extractor = KeyExtractor(
    rules: KeyRule.builtIn + functions, learnt: learnt, accessors: accessors)
  let found = extractor.extract(file, path: "x")
  guard found.occurrences.isEmpty || extractor.mayNameKeys(file.source.utf8.span) else {
    broken("a file that names keys is not passed over")
  }
  guard learnt == LearntRules() || KeyExtractor.mayTeach(file.source.utf8.span) else {
    broken("a file that teaches is not passed over")
  }
  var last = 0
  for occurrence in found.occurrences {
    guard occurrence.range.start >= last, occurrence.range.end <= file.source.utf8.count else {
      broken("findings lie in order inside the text")
    }
    last = occurrence.range.start
    switch occurrence.key {
    case .pattern(.exact(let text)), .dynamic(let text):
      guard !text.isEmpty else { broken("no key is empty") }
    case .pattern(.composed(let pieces)):
      guard pieces.count > 1 || pieces == [nil] else { broken("a pattern has unknown text") }
    case .pattern(.format(let pieces)):
      guard !pieces.isEmpty else { broken("a format has pieces") }
    }
  }
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
