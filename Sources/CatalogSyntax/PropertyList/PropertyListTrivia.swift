/// A part of what lies between the elements of a property list.
enum PropertyListTrivia: Equatable {
  /// White space.
  case space(SourceRange)
  /// A comment.
  case comment(SourceRange)
  /// The header or another instruction.
  case instruction(SourceRange)
  /// The document type.
  case documentType(SourceRange)

  var range: SourceRange {
    switch self {
    case .space(let range), .comment(let range), .instruction(let range), .documentType(let range):
      range
    }
  }
}

extension PropertyListDocument {
  /// The parts of a stretch of trivia, in order; nil if there is anything else in it.
  func trivia(in range: SourceRange) -> [PropertyListTrivia]? {
    let text = source.utf8.span
    var result: [PropertyListTrivia] = []
    var index = range.start
    func end(_ mark: String, from start: Int) -> Int? {
      let word = Array(mark.utf8)
      return text.firstIndex(of: word, from: start, limit: range.end).map { $0 + word.count }
    }
    while index < range.end {
      let start = index
      if text[index].isXMLSpace {
        while index < range.end, text[index].isXMLSpace { index += 1 }
        result.append(.space(SourceRange(start, index)))
      } else if text.matches(Array("<!--".utf8), at: index) {
        guard let close = end("-->", from: index + 4) else { return nil }
        index = close
        result.append(.comment(SourceRange(start, index)))
      } else if text.matches(Array("<?".utf8), at: index) {
        guard let close = end("?>", from: index + 2) else { return nil }
        index = close
        result.append(.instruction(SourceRange(start, index)))
      } else if text.matches(Array("<!DOCTYPE".utf8), at: index) {
        guard let close = XMLTag.documentType(source.utf8, at: index)?.end, close <= range.end
        else {
          return nil
        }
        index = close
        result.append(.documentType(SourceRange(start, index)))
      } else {
        return nil
      }
    }
    return result
  }

  /// What lies directly in front of an element: the stretch behind the tag before it.
  private func triviaRange(before index: Int, in container: Int, previous: Int?) -> SourceRange {
    let start =
      previous.map { nodes[$0].range.end } ?? nodes[container].contentRange.start
    return SourceRange(min(start, nodes[index].range.start), nodes[index].range.start)
  }

  /// Where an element begins together with the comments that belong to it: those directly above it,
  /// or in front of it on its line, each the first on its line.
  ///
  /// - Parameter previous: The element in front of it in the container.
  func startWithComments(of index: Int, in container: Int, behind previous: Int?) -> Int {
    let gap = triviaRange(before: index, in: container, previous: previous)
    var start = nodes[index].range.start
    guard let parts = trivia(in: gap) else { return start }
    var breaks = 0
    for (place, part) in parts.enumerated().reversed() {
      switch part {
      case .space(let range):
        breaks = lineBreaks(in: range)
        if breaks > 1 { return start }
      case .comment(let range), .instruction(let range), .documentType(let range):
        let isLineStart =
          place > 0
          && parts[..<place].contains { earlier in
            if case .space(let space) = earlier {
              return space.end == range.start && lineBreaks(in: space) > 0
            }
            return false
          }
        guard isLineStart else { return start }
        start = range.start
      }
    }
    return start
  }

  /// The end of an element together with comments behind it on the same line.
  func endWithComments(of index: Int, in container: Int) -> Int {
    var end = nodes[index].range.end
    let next = nodes[index].next
    let limit =
      next < nodes[container].next ? nodes[next].range.start : nodes[container].contentRange.end
    guard let parts = trivia(in: SourceRange(end, max(limit, end))) else { return end }
    for part in parts {
      switch part {
      case .space(let range):
        if lineBreaks(in: range) > 0 { return end }
      case .comment(let range):
        end = range.end
      case .instruction, .documentType:
        return end
      }
    }
    return end
  }

  func lineBreaks(in range: SourceRange) -> Int {
    var count = 0
    var index = range.start
    while index < range.end {
      if source.utf8[index] == 0x0D || source.utf8[index] == 0x0A {
        count += 1
        if source.utf8[index] == 0x0D, index + 1 < range.end, source.utf8[index + 1] == 0x0A {
          index += 1
        }
      }
      index += 1
    }
    return count
  }

  /// The line break that the file uses first; LF if it has none.
  var lineBreak: String {
    guard let index = source.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return "\n"
    }
    guard source.utf8[index] == 0x0D else { return "\n" }
    return index + 1 < source.utf8.count && source.utf8[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The blanks in front of an offset, if nothing else stands before it on its line.
  func indentation(at offset: Int) -> String? {
    let text = source.utf8.span
    var start = offset
    // Only over blanks, so that files of one long line are not read again and again.
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    return source.text(in: SourceRange(start, offset))
  }
}
