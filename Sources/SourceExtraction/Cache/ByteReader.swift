/// The bytes are not what a ``ByteWriter`` wrote.
package struct DamagedBytes: Error, Hashable, Sendable {
  /// Creates the error.
  package init() {}
}

/// Reads what a ``ByteWriter`` wrote. Other bytes are an error, never a trap, and never cost more memory than they are
/// long.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// Begins to read at the start.
  package init(_ bytes: [UInt8]) {
    self.init(bytes, 0..<bytes.count)
  }

  /// Begins to read at the start of a range of bytes.
  package init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    let range = range.clamped(to: 0..<bytes.count)
    index = range.lowerBound
    end = range.upperBound
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { index == end }

  /// Reads one byte.
  package mutating func byte() throws(DamagedBytes) -> UInt8 {
    guard index < end else { throw DamagedBytes() }
    index += 1
    return bytes[index - 1]
  }

  /// Reads a number.
  package mutating func number() throws(DamagedBytes) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw DamagedBytes() }
      result |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return result }
      shift += 7
    }
  }

  /// Reads a number that is at most a limit.
  package mutating func number(upTo limit: Int) throws(DamagedBytes) -> Int {
    guard let value = Int(exactly: try number()), value <= limit else { throw DamagedBytes() }
    return value
  }

  /// Reads a number that is at most that of the bytes behind it.
  private mutating func count() throws(DamagedBytes) -> Int {
    let count = try number(upTo: .max)
    guard count <= end - index else { throw DamagedBytes() }
    return count
  }

  /// Reads a number in eight bytes.
  package mutating func fixed() throws(DamagedBytes) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) {
      result |= UInt64(try byte()) << UInt64(shift)
    }
    return result
  }

  /// Reads a truth value.
  package mutating func flag() throws(DamagedBytes) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw DamagedBytes() }
    return value == 1
  }

  /// Reads bytes.
  package mutating func part() throws(DamagedBytes) -> [UInt8] {
    let count = try count()
    index += count
    return Array(bytes[(index - count)..<index])
  }

  /// Reads a text.
  package mutating func text() throws(DamagedBytes) -> String {
    let count = try count()
    index += count
    return String(decoding: bytes[(index - count)..<index], as: UTF8.self)
  }

  /// Reads a value or that there is none.
  package mutating func optional<Value>(
    _ body: (inout ByteReader) throws(DamagedBytes) -> Value
  ) throws(DamagedBytes) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// Reads a text or that there is none.
  package mutating func optionalText() throws(DamagedBytes) -> String? {
    try flag() ? try text() : nil
  }

  /// Reads values; each of them takes one byte at least.
  package mutating func list<Value>(
    _ body: (inout ByteReader) throws(DamagedBytes) -> Value
  ) throws(DamagedBytes) -> [Value] {
    let count = try count()
    var result: [Value] = []
    for _ in 0..<count {
      let start = index
      result.append(try body(&self))
      guard index > start else { throw DamagedBytes() }
    }
    return result
  }
}
