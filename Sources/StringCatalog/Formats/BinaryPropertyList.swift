internal import CatalogSyntax

/// Reads binary property lists (`bplist00`) that nobody vouches for.
///
/// The file is a list of objects that refer to each other by number. References may form cycles,
/// and one object may be referred to many times, so that a small file stands for a tree of any
/// size. The reader therefore limits depth, the number of values to the number of bytes in the
/// file, which is more than any file without such tricks can hold, and the amount of text.
struct BinaryPropertyList {
  /// What makes a file unreadable, as a sentence.
  struct Fault: Error {
    var sentence: String
  }

  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  private let tableStart: Int
  private var valuesLeft: Int
  private var textLeft: Int

  /// Reads the value that a file holds.
  static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    var (reader, top) = try open(bytes)
    return try reader.value(top, depth: 0)
  }

  /// Reads the trailer: the last 32 bytes, of which the last 26 count.
  private static func open(_ bytes: [UInt8]) throws(Fault) -> (BinaryPropertyList, top: Int) {
    let damaged = Fault(sentence: "the end of the binary property list is damaged")
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw damaged }
    let (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let objectCount = number(bytes, at: trailer + 8, width: 8),
      let top = number(bytes, at: trailer + 16, width: 8),
      let tableStart = number(bytes, at: trailer + 24, width: 8),
      tableStart >= 8, tableStart <= trailer, top < objectCount,
      objectCount <= (trailer - tableStart) / offsetWidth
    else { throw damaged }
    let reader = BinaryPropertyList(
      bytes: bytes, offsetWidth: offsetWidth, referenceWidth: referenceWidth,
      objectCount: objectCount, tableStart: tableStart, valuesLeft: bytes.count,
      textLeft: max(bytes.count * 64, 1 << 20))
    return (reader, top)
  }

  private mutating func value(_ object: Int, depth: Int) throws(Fault) -> PropertyListValue {
    guard depth <= PropertyListDocument.maximumDepth else {
      throw Fault(sentence: "more than \(PropertyListDocument.maximumDepth) nested values")
    }
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw Fault(sentence: "values refer to each other without end") }
    let start = try offset(of: object)
    let (kind, low) = (bytes[start] >> 4, bytes[start] & 0xF)
    switch kind {
    case 0x0 where low == 8: return .boolean(false)
    case 0x0 where low == 9: return .boolean(true)
    case 0x1: return .integer(try integer(at: start + 1, width: 1 << Int(low)))
    case 0x2 where low == 2 || low == 3:
      return .real(try real(at: start + 1, width: 1 << Int(low)))
    case 0x3 where low == 3:
      return .date(PropertyListDate.text(seconds: try real(at: start + 1, width: 8)))
    case 0x4: return .data(Array(try content(at: start, unit: 1)))
    case 0x5, 0x6: return .string(try text(at: start))
    case 0xA: return .array(try elements(at: start, depth: depth))
    case 0xD: return .dictionary(try members(at: start, depth: depth))
    case _:
      throw Fault(sentence: "an object of a kind that no table holds, at byte \(start)")
    }
  }

  private mutating func elements(
    at start: Int, depth: Int
  ) throws(Fault) -> [PropertyListValue] {
    let references = try content(at: start, unit: referenceWidth)
    var result: [PropertyListValue] = []
    for place in stride(from: references.startIndex, to: references.endIndex, by: referenceWidth) {
      result.append(try value(try reference(at: place), depth: depth + 1))
    }
    return result
  }

  private mutating func members(
    at start: Int, depth: Int
  ) throws(Fault) -> [PropertyListValue.Member] {
    let references = try content(at: start, unit: 2 * referenceWidth)
    let half = references.count / 2
    var result: [PropertyListValue.Member] = []
    // Keys are one key if their code units are; Swift's strings are equal more often.
    var keys: Set<[UInt8]> = []
    for place in stride(
      from: references.startIndex, to: references.endIndex - half, by: referenceWidth)
    {
      let keyStart = try offset(of: try reference(at: place))
      guard bytes[keyStart] >> 4 == 0x5 || bytes[keyStart] >> 4 == 0x6 else {
        throw Fault(sentence: "a key that is no text, at byte \(keyStart)")
      }
      let key = try text(at: keyStart)
      let member = try value(try reference(at: place + half), depth: depth + 1)
      // Of two members with one key the first counts, as in Foundation.
      if keys.insert(Array(key.utf8)).inserted {
        result.append(PropertyListValue.Member(key: key, value: member))
      }
    }
    return result
  }

  // MARK: Pieces

  private mutating func text(at start: Int) throws(Fault) -> String {
    let isWide = bytes[start] >> 4 == 0x6
    let content = try content(at: start, unit: isWide ? 2 : 1)
    guard isWide else {
      guard content.allSatisfy({ $0 < 0x80 }) else {
        throw Fault(sentence: "a text that is not in ASCII as it claims, at byte \(start)")
      }
      return String(decoding: content, as: UTF8.self)
    }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The bytes behind the marker of an object that has a count.
  private mutating func content(at start: Int, unit: Int) throws(Fault) -> ArraySlice<UInt8> {
    let end = Fault(sentence: "an object that reaches beyond the end, at byte \(start)")
    var count = Int(bytes[start] & 0xF)
    var place = start + 1
    if count == 0xF {
      guard place < tableStart, bytes[place] & 0xF0 == 0x10 else { throw end }
      let width = 1 << Int(bytes[place] & 0xF)
      guard width <= 8, let long = Self.number(bytes, at: place + 1, width: width) else {
        throw end
      }
      (count, place) = (long, place + 1 + width)
    }
    guard place <= tableStart, count <= (tableStart - place) / unit else { throw end }
    textLeft -= count * unit
    guard textLeft >= 0 else { throw Fault(sentence: "the same text again and again") }
    return bytes[place..<place + count * unit]
  }

  private func integer(at start: Int, width: Int) throws(Fault) -> Int128 {
    // 16 bytes are for numbers above the range of the signed 8; the upper half is then empty.
    let skipped = width == 16 ? 8 : 0
    guard width <= 16, start + width <= tableStart else {
      throw Fault(sentence: "a number that is cut off, at byte \(start)")
    }
    let bits = bytes[(start + skipped)..<(start + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return width == 8 ? Int128(Int64(bitPattern: bits)) : Int128(bits)
  }

  private func real(at start: Int, width: Int) throws(Fault) -> Double {
    guard start + width <= tableStart else {
      throw Fault(sentence: "a number that is cut off, at byte \(start)")
    }
    let bits = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if width == 8 { return Double(bitPattern: bits) }
    return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  private func reference(at place: Int) throws(Fault) -> Int {
    guard let object = Self.number(bytes, at: place, width: referenceWidth) else {
      throw Fault(sentence: "a reference to nothing, at byte \(place)")
    }
    return object
  }

  private func offset(of object: Int) throws(Fault) -> Int {
    guard object < objectCount,
      let offset = Self.number(
        bytes, at: tableStart + object * offsetWidth, width: offsetWidth),
      offset >= 8, offset < tableStart
    else {
      throw Fault(sentence: "a reference to nothing")
    }
    return offset
  }

  /// A big-endian number; nil beyond the end or where it is too large for any use.
  private static func number(_ bytes: [UInt8], at start: Int, width: Int) -> Int? {
    guard start + width <= bytes.count else { return nil }
    let bits = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: bits)
  }
}
