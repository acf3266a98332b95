import CatalogSyntax

extension ObjectiveCLexer {
  /// Reads `#`: a directive at the start of a line, elsewhere an operator of macro bodies.
  mutating func numberSign(_ text: Span<UInt8>) {
    let start = position
    guard directive == nil, output.gap.contains(.followsNewline) else {
      let isDouble = start + 1 < text.count && text[start + 1] == UInt8(ascii: "#")
      position = start + (isDouble ? 2 : 1)
      output.append(.operator, start, position)
      return
    }
    var name = start + 1
    while name < text.count, text[name] == 0x20 || text[name] == 0x09 { name += 1 }
    let end = SwiftCharacters.endOfIdentifier(text, from: name)
    position = end > name ? end : start + 1
    let isKnown = condition(text, name, end)
    output.isQuiet = false
    let token = output.tokens.count
    output.append(.directive, start, position)
    if !isKnown { output.report(.unopenedCondition, start, position) }
    // The brackets of a directive are balanced by themselves, or not at all.
    directive = (token, output.top, output.frames.count)
    output.push(.barrier, token: token)
    output.isQuiet = true
    if holdsText(text, name, end) { directiveText(text) }
  }

  /// Ends the line of a directive, if one is being read.
  @inline(__always)
  mutating func endDirective(at end: Int) {
    guard let open = directive else { return }
    finishDirective(open, at: end)
  }

  private mutating func finishDirective(
    _ open: (token: Int, top: Int32, frameCount: Int), at end: Int
  ) {
    directive = nil
    output.top = open.top
    output.frames.removeLast(output.frames.count - open.frameCount)
    output.isQuiet = output.activity == .inactive
    let index = output.tokens.count
    output.append(.directiveEnd, end, end)
    output.tokens[open.token].partnerIndex = UInt32(truncatingIfNeeded: index)
    output.tokens[index].partnerIndex = UInt32(truncatingIfNeeded: open.token)
  }

  /// Begins, continues or ends a condition if the name between `name` and `end` does so.
  ///
  /// - Returns: Whether the directive has a place here.
  private mutating func condition(_ text: Span<UInt8>, _ name: Int, _ end: Int) -> Bool {
    func isName(_ word: StaticString) -> Bool { text.isWord(word, from: name, to: end) }
    if isName("if") {
      output.beginCondition(SwiftCharacters.condition(text, from: end))
    } else if isName("ifdef") || isName("ifndef") {
      output.beginCondition(.unknown)
    } else if isName("elif") {
      return output.continueCondition(SwiftCharacters.condition(text, from: end))
    } else if isName("elifdef") || isName("elifndef") {
      return output.continueCondition(.unknown)
    } else if isName("else") {
      return output.continueCondition(.active)
    } else if isName("endif") {
      return output.endCondition()
    }
    return true
  }

  /// Whether what follows the name of a directive is no code.
  private func holdsText(_ text: Span<UInt8>, _ name: Int, _ end: Int) -> Bool {
    func isName(_ word: StaticString) -> Bool { text.isWord(word, from: name, to: end) }
    return isName("import") || isName("include") || isName("include_next") || isName("pragma")
      || isName("error") || isName("warning")
  }

  /// Reads the rest of the line as one token, comments behind it excluded.
  private mutating func directiveText(_ text: Span<UInt8>) {
    var start = position
    while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let lineEnd = SwiftCharacters.endOfLine(text, from: start)
    var end = start
    while end < lineEnd {
      if text[end] == UInt8(ascii: "/"), end + 1 < lineEnd, end > start,
        text[end - 1] == 0x20 || text[end - 1] == 0x09,
        text[end + 1] == UInt8(ascii: "/") || text[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    if end == lineEnd, end > start, text[end - 1] == UInt8(ascii: "\\") { end -= 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    guard start < end, text[start] != UInt8(ascii: "/") || end - start > 2 else { return }
    if text[start] == UInt8(ascii: "/"), text[start + 1] == UInt8(ascii: "/") { return }
    if text[start] == UInt8(ascii: "/"), text[start + 1] == UInt8(ascii: "*") { return }
    if start > position { output.gap.insert(.followsSpace) }
    position = end
    output.append(.directiveText, start, end)
  }
}
