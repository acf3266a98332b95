/// Writes values as compact bytes, for a ``ByteReader``.
package struct ByteWriter: Sendable {
  /// What is written so far.
  package private(set) var bytes: [UInt8] = []

  /// Begins with nothing.
  package init() {}

  /// Writes a number, small ones in fewer bytes.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number that is not negative.
  package mutating func write(_ number: Int) {
    write(UInt64(truncatingIfNeeded: number))
  }

  /// Writes a number in eight bytes.
  package mutating func writeFixed(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Writes a truth value.
  package mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Writes bytes and how many they are.
  package mutating func write(_ part: [UInt8]) {
    write(part.count)
    bytes.append(contentsOf: part)
  }

  /// Writes a text.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a value or that there is none.
  package mutating func write<Value>(
    _ value: Value?, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes a text or that there is none.
  package mutating func write(_ text: String?) {
    write(text) { $0.write($1) }
  }

  /// Writes values and how many they are.
  package mutating func write<Value>(
    _ values: [Value], _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}
