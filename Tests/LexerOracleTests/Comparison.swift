import CatalogSyntax
import SourceExtraction
import SwiftParserOracle

/// What the lexer and the parser say about source files, and where they differ.
struct Comparison: Sendable {
  /// How much was compared.
  struct Count: CustomStringConvertible, Sendable {
    var files = 0
    var bytes = 0
    var elements: [ParsedSwift.Kind: Int] = [:]
    var calls = 0

    static func += (left: inout Count, right: Count) {
      left.files += right.files
      left.bytes += right.bytes
      left.elements.merge(right.elements, uniquingKeysWith: +)
      left.calls += right.calls
    }

    var description: String {
      let parts = ParsedSwift.Kind.allCases.filter { $0 != .version }.map {
        "\(elements[$0] ?? 0) × \($0)"
      }
      return "\(files) files, \(bytes) bytes: \(parts.joined(separator: ", ")), \(calls) × call"
    }
  }

  var count = Count()
  var differences: [String] = []

  init() {}

  init(_ bytes: [UInt8], name: String) {
    add(bytes, name: name)
  }

  mutating func add(_ bytes: [UInt8], name: String) {
    guard let source = try? SourceText(bytes) else { return }
    let parsed = ParsedSwift(bytes)
    let file = TokenizedSource(source, as: .swift)
    let lines = LineIndex(source.utf8)
    func differ(_ text: String, at offset: Int) {
      differences.append("\(name):\(lines.lineColumn(of: offset, in: source.utf8)): \(text)")
    }
    let versions = Set(
      parsed.elements.filter { $0.kind == .version }.flatMap {
        $0.offset..<$0.offset + $0.length
      })
    let ours = Set(
      elements(of: file).filter { $0.kind != .number || !versions.contains($0.offset) })
    let theirs = Set(parsed.elements.filter { $0.kind != .version }.map { normalized($0) })
    for element in theirs.subtracting(ours) {
      differ("only the parser has \(element.kind) of \(element.length) bytes", at: element.offset)
    }
    for element in ours.subtracting(theirs) {
      differ("only the lexer has \(element.kind) of \(element.length) bytes", at: element.offset)
    }
    var index: [Int: Int] = [:]
    for (position, token) in file.tokens.enumerated() where token.kind != .string {
      index[token.start] = position
    }
    for (position, token) in file.tokens.enumerated() where token.kind == .string {
      index[token.start] = position
    }
    for call in parsed.calls {
      guard let left = index[call.leftParenthesis], left > 0,
        file.tokens[left].kind == .openParenthesis,
        file.tokens[file.tokens[left].partner].start == call.rightParenthesis,
        end(before: left, in: file) == call.calleeEnd
      else {
        differ("the lexer does not see the call", at: call.leftParenthesis)
        continue
      }
      let starts = file.arguments(at: left).map { file.tokens[$0.lowerBound].start }
      if starts != call.arguments {
        differ("arguments begin at \(starts), not at \(call.arguments)", at: call.leftParenthesis)
      }
    }
    count.files += 1
    count.bytes += bytes.count
    count.calls += parsed.calls.count
    for element in theirs { count.elements[element.kind, default: 0] += 1 }
  }

  /// Where what stands before a token ends: a literal ends behind what its interpolations contain.
  private func end(before index: Int, in file: TokenizedSource) -> Int {
    let last = file.tokens[index - 1]
    guard last.kind == .closeInterpolation else { return last.end }
    var literal = index - 1
    while literal > 0, file.tokens[literal].kind != .string || file.index(after: literal) != index {
      literal -= 1
    }
    return file.tokens[literal].end
  }

  /// Names are compared by where they end, because the lexer takes `@` and `#` as part of them.
  private func normalized(_ element: ParsedSwift.Element) -> ParsedSwift.Element {
    guard element.kind == .name else { return element }
    return ParsedSwift.Element(kind: .name, offset: element.offset + element.length, length: 0)
  }

  private func elements(of file: TokenizedSource) -> [ParsedSwift.Element] {
    var result: [ParsedSwift.Element] = []
    for token in file.tokens {
      func add(_ kind: ParsedSwift.Kind) {
        result.append(ParsedSwift.Element(kind: kind, offset: token.start, length: token.count))
      }
      switch token.kind {
      case .string: add(.string)
      case .regex: add(.regex)
      case .number: add(.number)
      case .identifier, .attribute, .macro, .directive:
        result.append(ParsedSwift.Element(kind: .name, offset: token.end, length: 0))
      case .openParenthesis, .openSquare, .openBrace: add(.opening)
      case .closeParenthesis, .closeSquare, .closeBrace: add(.closing)
      case .openInterpolation:
        let end = file.tokens[token.partner].end
        result.append(
          ParsedSwift.Element(
            kind: .interpolation, offset: token.start, length: end - token.start))
      case .character, .operator, .dot, .comma, .colon, .semicolon, .equal, .arrow, .question,
        .backslash, .directiveEnd, .directiveText, .closeInterpolation, .unknown:
        break
      }
    }
    for comment in file.comments {
      result.append(
        ParsedSwift.Element(
          kind: comment.isBlock ? .blockComment : .lineComment, offset: comment.range.start,
          length: comment.range.count))
    }
    return result
  }
}
