import CatalogLint
import CatalogSyntax

/// Reads one input as a configuration in YAML and in JSON, and stops the process at the first promise that
/// does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(input, "x.yml")
  check(input, "x.json")
  return 0
}

private let rules = ["missing-key", "untranslated"]

private func check(_ bytes: [UInt8], _ file: String) {
  do throws(Configuration.Refusal) {
    let configuration = try Configuration(bytes, file: file, rules: rules)
    let written = configuration.yaml
    guard let again = try? Configuration(written, file: "y.yml", rules: rules) else {
      broken("what is written is read")
    }
    guard again.yaml == written else { broken("what is written is read alike") }
    guard again.rules == configuration.rules, again.glossary == configuration.glossary,
      again.doNotTranslate == configuration.doNotTranslate,
      again.functions == configuration.functions
    else { broken("nothing is lost in writing") }
  } catch {
    guard !error.diagnostics.isEmpty,
      error.diagnostics.allSatisfy({ !$0.message.description.isEmpty })
    else { broken("whoever is refused is told why") }
    var last = 0
    for finding in error.diagnostics {
      let line = finding.place?.start.line ?? 0
      guard line >= last else { broken("messages are in the order of the file") }
      last = line
    }
  }
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
