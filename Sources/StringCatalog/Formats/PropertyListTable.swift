internal import CatalogSyntax
internal import FoundationEssentials

/// Why a property list could not be read as a table.
public struct PropertyListFailure: Error, Hashable, Sendable {
  /// What is wrong, in words of the parser.
  public var message: String
  /// The line, counted from 1, where the parser names one.
  public var line: Int?
}

/// Reads `.strings` files that are stored as XML or binary property lists.
enum PropertyListTable {
  /// The entries of a property list in old-style syntax, sorted by key since the decoder keeps no
  /// order.
  static func read(_ bytes: [UInt8]) -> Result<String, PropertyListFailure> {
    do {
      let value = try PropertyListDecoder().decode(Value.self, from: Data(bytes))
      guard case .dictionary(let members) = value else {
        return .failure(
          PropertyListFailure(message: "the property list is not a dictionary", line: nil))
      }
      var text = ""
      for member in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        text += "\(StringsEscapes.quoted(member.key)) = \(member.value.oldStyleText);\n"
      }
      return .success(text)
    } catch {
      return .failure(describe(error))
    }
  }

  private static func describe(_ error: any Error) -> PropertyListFailure {
    guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
      return PropertyListFailure(
        message: "the property list holds something that is neither text nor a list of texts",
        line: nil)
    }
    let detail = context.underlyingError.map { ($0 as? CocoaError)?.debugMessage ?? "\($0)" }
    let message = detail ?? context.debugDescription
    return PropertyListFailure(message: message, line: line(in: message))
  }

  /// The number behind `line` in a message of the parser.
  private static func line(in message: String) -> Int? {
    let words = message.split(whereSeparator: { $0 == " " || $0 == "." || $0 == ";" })
    guard let place = words.firstIndex(of: "line"), place + 1 < words.count else { return nil }
    return Int(words[place + 1])
  }

  /// Any value that a property list may hold in a table.
  private enum Value: Decodable {
    case string(String)
    case dictionary([String: Value])
    case array([Value])
    case data(Data)
    case other(String)

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        var members: [String: Value] = [:]
        for key in container.allKeys {
          members[key.stringValue] = try container.decode(Value.self, forKey: key)
        }
        self = .dictionary(members)
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var elements: [Value] = []
        while !container.isAtEnd { elements.append(try container.decode(Value.self)) }
        self = .array(elements)
        return
      }
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let flag = try? container.decode(Bool.self) {
        self = .other(flag ? "YES" : "NO")
      } else if let number = try? container.decode(Int.self) {
        self = .other(String(number))
      } else if let number = try? container.decode(Double.self) {
        self = .other(String(number))
      } else if let data = try? container.decode(Data.self) {
        self = .data(data)
      } else {
        self = .other("\(try container.decode(Date.self))")
      }
    }

    /// The value in old-style syntax. What that syntax has no form for, numbers and dates, is shown
    /// as a list of one text, so that it is not taken for a text.
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
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return "{ "
          + sorted.map { "\(StringsEscapes.quoted($0.key)) = \($0.value.oldStyleText); " }.joined()
          + "}"
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension CocoaError {
  /// What the parser says, without the wording around it.
  fileprivate var debugMessage: String? {
    unsafe userInfo["NSDebugDescription"] as? String
  }
}
