import CatalogSyntax
import StringCatalog

/// Reads one input as a pattern of MessageFormat, renders and writes it, and stops the process at the first
/// promise that does not hold. The same text is pseudo-localized.
///
/// - Parameters:
///   - start: The first byte of the input; nil if there is none.
///   - count: The number of bytes.
/// - Returns: 0, as the fuzzing engine wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: input, as: UTF8.self)
  let pattern = MessageFormatPattern(text)
  checkPlaces(pattern, count: text.utf8.count)
  checkPseudo(text)
  guard let message = pattern.message else {
    guard !pattern.isIntact else { broken("a pattern without errors is a message") }
    return 0
  }
  let renderer = MessageRenderer(language: LocaleIdentifier("ru"))
  let compiled = CompiledMessage(message)
  for argument in [MessageArgument.int(21), "other", 0.5, .null] {
    _ = renderer.render(compiled, [argument, 2, argument.named("n")])
  }
  checkWriting(message, pattern)
  return 0
}

private func broken(_ promise: String) -> Never {
  fatalError("broken promise: \(promise)")
}

private func checkPlaces(_ pattern: MessageFormatPattern, count: Int) {
  var end = 0
  for element in pattern.elements {
    guard element.range.start == end, element.range.end > end else {
      broken("elements follow each other")
    }
    end = element.range.end
  }
  guard end == count else { broken("elements cover the text") }
  guard pattern.problems.count(where: \.isError) <= 1 else { broken("one error ends the reading") }
  for problem in pattern.problems {
    guard problem.range.end <= count, !problem.message.isEmpty else {
      broken("a problem has a place and a message")
    }
  }
}

private func checkWriting(_ message: Message, _ pattern: MessageFormatPattern) {
  let written = message.messageFormat()
  let again = MessageFormatPattern(written.pattern)
  guard again.isIntact else { broken("what is written is a pattern") }
  let hasDuplicates = pattern.problems.contains { $0.kind == .duplicateKey }
  guard hasDuplicates || (written.losses.isEmpty && again.message == message) else {
    broken("what is written reads the same: \(written)")
  }
}

private func checkPseudo(_ text: String) {
  var localization = PseudoLocalization()
  for isRightToLeft in [false, true] {
    localization.isRightToLeft = isRightToLeft
    let changed = localization.text(text)
    let before = FormatString(Array(text.utf8).span)
    let after = FormatString(Array(changed.utf8).span)
    guard before.placeholders.map(\.spelling) == after.placeholders.map(\.spelling) else {
      broken("placeholders stay: \(changed)")
    }
  }
}
