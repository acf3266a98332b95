import CatalogSyntax
import StringCatalog

private let channel = RequestChannel()

/// Takes one input for a request and stops the process at the first promise that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let answer = channel.answer(to: input)
  guard answer.last == 0x0A, answer.count(where: { $0 == 0x0A }) == 1 else {
    broken("an answer is a line")
  }
  guard let source = try? SourceText(answer), source.encodingProblems.isEmpty else {
    broken("an answer is UTF-8")
  }
  let json = JSONDocument(source)
  guard json.isValid, let root = json.root, json.value(forKey: "ok", in: root) != nil else {
    broken("an answer is an object that says how it went")
  }
  return 0
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
