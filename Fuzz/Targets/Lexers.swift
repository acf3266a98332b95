import CatalogSyntax
import SourceExtraction

/// Gives one input to the lexers of Swift and Objective-C, and stops the process at the first promise that does not
/// hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLexers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  check(TokenizedSource(source, as: .swift))
  check(TokenizedSource(source, as: .objectiveC(isCPlusPlus: false)))
  check(TokenizedSource(source, as: .objectiveC(isCPlusPlus: true)))
  return 0
}

private func check(_ file: TokenizedSource) {
  let count = file.source.utf8.count
  var last = 0
  for (index, token) in file.tokens.enumerated() {
    guard token.start >= last, token.end <= count else { broken("tokens are in file order") }
    last = token.start
    guard token.partner < file.tokens.count, file.index(after: index) > index else {
      broken("partners are tokens")
    }
    if token.partner != index, token.kind.isOpening {
      guard file.tokens[token.partner].kind.isClosing else { broken("brackets are closed") }
    }
    if token.kind == .string {
      guard let literal = file.stringLiteral(at: index), literal.next > index else {
        broken("every literal is read")
      }
      for problem in literal.problems where problem.range.end > count {
        broken("problems of literals lie inside the text")
      }
    }
    if token.kind.isOpening {
      for argument in file.arguments(at: index) where argument.upperBound > token.partner {
        broken("arguments lie inside their brackets")
      }
    }
    _ = file.activity(ofToken: index)
  }
  for comment in file.comments
  where comment.range.end > count || comment.nextToken > file.tokens.count {
    broken("comments lie inside the text")
  }
  for problem in file.problems where problem.range.end > count {
    broken("problems lie inside the text")
  }
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
