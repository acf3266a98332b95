internal import CatalogSyntax

/// Any value that a property list may hold in a table.
enum PropertyListValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// Members, no two with the same key by code units.
  case dictionary([Member])
  /// Elements in order.
  case array([PropertyListValue])
  /// Bytes.
  case data([UInt8])
  /// A number, a date or a truth value, as it is written.
  case other(String)

  /// A key with its value.
  struct Member: Hashable, Sendable {
    var key: String
    var value: PropertyListValue

    static func isOrderedBefore(_ left: Member, _ right: Member) -> Bool {
      left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }

    /// Key and value in old-style syntax, with the semicolon.
    var oldStyleText: String { "\(StringsEscapes.quoted(key)) = \(value.oldStyleText);" }
  }

  /// A date, by the seconds since the beginning of 2001 in UTC.
  static func date(_ seconds: Double) -> PropertyListValue {
    .other("\(seconds) seconds after 2001-01-01")
  }

  /// The value in old-style syntax. What that syntax has no form for, numbers and dates, is shown as
  /// a list of one text, so that it is not taken for a text.
  var oldStyleText: String {
    switch self {
    case .string(let text): return StringsEscapes.quoted(text)
    case .other(let text): return "( \(StringsEscapes.quoted(text)) )"
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
}
