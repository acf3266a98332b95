import CatalogSyntax
import SourceExtraction

/// Gives one input to the readers of interface files and property lists, and stops the process at the first promise
/// that does not hold.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterface(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe Array(input)
  guard let source = try? SourceText(bytes) else { broken("a small file is always read") }
  check(InterfaceFile.extract(source, path: "Main.storyboard"), source)
  check(BundlePropertyList.extractInfo(source, path: "Info.plist"), source)
  check(BundlePropertyList.extractSettings(source, path: "Settings.bundle/Root.plist"), source)
  return 0
}

private func check(_ file: ExtractedFile, _ source: SourceText) {
  var last = 0
  for occurrence in file.occurrences {
    guard case .pattern(.exact(let key)) = occurrence.key, !key.isEmpty else {
      broken("every key is exact")
    }
    guard occurrence.range.start >= last, occurrence.range.end <= source.utf8.count else {
      broken("occurrences are in file order and lie in the file")
    }
    last = occurrence.range.start
    if occurrence.defaultValue == "" { broken("an empty text has no key") }
  }
  for problem in file.problems where problem.place.line < 1 || problem.place.column < 1 {
    broken("places count from 1")
  }
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}
