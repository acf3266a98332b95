internal import CatalogSyntax

extension PropertyListValue.Member {
  static func isOrderedBefore(_ left: Self, _ right: Self) -> Bool {
    left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }

  /// Key and value in old-style syntax, with the semicolon.
  var oldStyleText: String { "\(StringsEscapes.quoted(key)) = \(value.oldStyleText);" }
}

extension PropertyListValue {
  /// The value in old-style syntax. What that syntax has no form for, numbers and dates, is shown
  /// as a list of one text, so that it is not taken for a text.
  var oldStyleText: String {
    switch self {
    case .string(let text): return StringsEscapes.quoted(text)
    case .integer(let number): return Self.oldStyleList("\(number)")
    case .real(let number): return Self.oldStyleList("\(number)")
    case .boolean(let isTrue): return Self.oldStyleList(isTrue ? "YES" : "NO")
    case .date(let date): return Self.oldStyleList(date)
    case .array(let elements):
      return "( " + elements.map { $0.oldStyleText + ", " }.joined() + ")"
    case .data(let data):
      let digits = data.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "<" + digits.joined() + ">"
    case .dictionary(let members):
      return "{ "
        + members.sorted(by: Member.isOrderedBefore).map { $0.oldStyleText + " " }.joined() + "}"
    }
  }

  private static func oldStyleList(_ text: String) -> String {
    "( \(StringsEscapes.quoted(text)) )"
  }
}
