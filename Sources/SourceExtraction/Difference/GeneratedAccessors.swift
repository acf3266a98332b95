/// The accessors in a file that `stringsctl generate swift` wrote, with the keys they stand for.
///
/// Read from the code and not from the catalog, so that a file that is out of date says what it says.
package struct GeneratedAccessors: Sendable, Hashable {
  /// The accessors that are members of a type named in the file.
  package private(set) var rules: [AccessorRule] = []
  /// The keys of accessors that extend a type from elsewhere: their uses cannot be told from other members.
  package private(set) var openKeys: [AccessorRule] = []

  /// Reads a file; one that the tool did not write has none.
  package init(_ file: TokenizedSource) {
    guard file.isGeneratedAccessors else { return }
    var scopes: [(name: String, isOwn: Bool, end: Int)] = []
    var index = 0
    while index < file.tokens.count {
      while let last = scopes.last, index >= last.end { scopes.removeLast() }
      let isEnumeration = file.isSpelled(index, "enum")
      if isEnumeration || file.isSpelled(index, "extension"), index + 1 < file.tokens.count,
        let opening = Self.brace(after: index + 1, in: file)
      {
        let name = Self.name(index + 1, file)
        scopes.append((name, isEnumeration, file.tokens[opening].partner))
        index = opening + 1
        continue
      }
      let isProperty = file.isSpelled(index, "var")
      if isProperty || file.isSpelled(index, "func"), !scopes.isEmpty,
        index + 1 < file.tokens.count, let opening = Self.brace(after: index + 1, in: file)
      {
        let end = file.tokens[opening].partner
        if let (key, table) = Self.lookup(in: opening..<end, of: file) {
          let path = (scopes.map(\.name) + [Self.name(index + 1, file)]).joined(separator: ".")
          let rule = AccessorRule(path: path, key: key, table: table)
          if scopes.allSatisfy(\.isOwn) { rules.append(rule) } else { openKeys.append(rule) }
        }
        index = max(end, index + 1)
        continue
      }
      index += 1
    }
  }

  /// The first opening brace behind a declaration's name whose partner is known, if no other declaration comes before.
  private static func brace(after index: Int, in file: TokenizedSource) -> Int? {
    var place = index
    while place < file.tokens.count {
      let token = file.tokens[place]
      if token.kind == .openBrace { return token.partner > place ? place : nil }
      guard token.kind != .closeBrace else { return nil }
      place = token.kind.isOpening ? max(token.partner, place + 1) : place + 1
    }
    return nil
  }

  /// The literals of a call `text("key", "table", …)` or `localizedString(for: "key")`.
  private static func lookup(
    in range: Range<Int>, of file: TokenizedSource
  ) -> (key: String, table: String?)? {
    for index in range where file.tokens[index].kind == .openParenthesis {
      guard index > 0 else { continue }
      let isText = file.isSpelled(index - 1, "text")
      guard isText || file.isSpelled(index - 1, "localizedString") else { continue }
      var texts: [String?] = []
      for argument in file.arguments(at: index) {
        guard let literal = argument.first(where: { file.tokens[$0].kind == .string }),
          literal == argument.last || file.index(after: literal) == argument.upperBound
        else {
          texts.append(nil)
          continue
        }
        texts.append(file.stringText(at: literal))
      }
      if let first = texts.first, let key = first {
        return (key, isText && texts.count > 1 ? texts[1] : nil)
      }
    }
    return nil
  }

  private static func name(_ index: Int, _ file: TokenizedSource) -> String {
    file.text(index).filter { $0 != "`" }
  }
}
