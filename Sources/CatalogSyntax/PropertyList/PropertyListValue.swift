/// The value that a property list holds, whatever form it is stored in.
public indirect enum PropertyListValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// An integer from -2^63 to 2^64 - 1.
  case integer(Int128)
  /// A real number.
  case real(Double)
  /// A truth value.
  case boolean(Bool)
  /// A date as XML has it, `2001-01-01T00:00:00Z`.
  case date(String)
  /// Bytes.
  case data([UInt8])
  /// Elements in order.
  case array([PropertyListValue])
  /// Members in file order, no two with the same key by code units.
  case dictionary([Member])

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: PropertyListValue

    /// Creates a member.
    public init(key: String, value: PropertyListValue) {
      self.key = key
      self.value = value
    }

    /// Whether keys and values have the same code units; Swift's strings are equal more often.
    public static func == (left: Member, right: Member) -> Bool {
      left.key.utf8.elementsEqual(right.key.utf8) && left.value == right.value
    }
  }
}

/// What a reader that stops at the first fault makes of an XML property list, as Foundation does.
public enum PropertyListReading: Sendable {
  /// The file is read as this value.
  case value(PropertyListValue)
  /// The file is refused at this place of the text, for the reason that the message gives.
  case failure(message: String, offset: Int)
}

extension PropertyListDocument {
  /// What a program at run time makes of the file: its value, or the first fault.
  ///
  /// Beyond what Foundation refuses these are refused: bytes that are no text in the encoding, more
  /// than ``maximumDepth`` nested values, a header that names another encoding, and references to
  /// characters that do not exist.
  public func reading() -> PropertyListReading {
    if let fault = encodingFault {
      return .failure(
        message: "bytes that are no text in the file's encoding", offset: fault.range.start)
    }
    if let firstFault {
      let message = firstFault.message(in: source, lines: LineIndex(source.utf8))
      return .failure(message: message, offset: firstFault.range.start)
    }
    guard let root else {
      return .failure(message: "the property list holds no value", offset: 0)
    }
    return .value(value(of: root))
  }

  /// The value of a node. Of members with one key the last counts, in the place of the first.
  public func value(of index: Int) -> PropertyListValue {
    let node = nodes[index]
    let content = node.contentRange
    let bytes = source.utf8[content.start..<content.end]
    switch node.kind {
    case .plist:
      return children(of: index).first.map(value(of:)) ?? .dictionary([])
    case .dictionary:
      var result: [PropertyListValue.Member] = []
      var places: [[UInt8]: Int] = [:]
      for member in members(of: index) {
        let value = PropertyListValue.Member(
          key: text(of: member.key), value: value(of: member.value))
        let key = textBytes(of: member.key)
        if let place = places[key] {
          result[place] = value
        } else {
          places[key] = result.count
          result.append(value)
        }
      }
      return .dictionary(result)
    case .array: return .array(children(of: index).map(value(of:)))
    case .key, .string: return .string(text(of: index))
    case .integer: return XMLScalar.integer(bytes).map { .integer($0) } ?? .string(text(of: index))
    case .real:
      return XMLScalar.real(textBytes(of: index)).map { .real($0) } ?? .string(text(of: index))
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .date: return .date(text(of: index))
    case .data: return .data(XMLScalar.data(bytes))
    }
  }
}
