public import CatalogSyntax

/// Writes property lists in binary form (`bplist00`).
///
/// Equal texts are stored once, as Apple's writer does. The same value gives the same bytes.
public struct BinaryPropertyListWriter {
  /// Why a value has no binary form.
  public enum Failure: Error, Equatable, Sendable {
    /// A date that is not written as XML has it.
    case malformedDate(String)
    /// An integer below -2^63 or above 2^64 - 1.
    case integerOutOfRange(Int128)
    /// More than ``CatalogSyntax/PropertyListDocument/maximumDepth`` nested values.
    case nestingTooDeep
  }

  /// An object of the file. References are numbers of objects, written when their width is known.
  private enum Object {
    case bytes([UInt8])
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var texts: [[UInt8]: Int] = [:]

  /// The bytes of a file with a value.
  public static func bytes(_ value: PropertyListValue) throws(Failure) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = try writer.add(value, depth: 0)
    return writer.file()
  }

  // MARK: Objects

  private mutating func add(_ value: PropertyListValue, depth: Int) throws(Failure) -> Int {
    guard depth <= PropertyListDocument.maximumDepth else { throw .nestingTooDeep }
    switch value {
    case .string(let text): return add(text)
    case .integer(let number): return add(.bytes(try Self.integer(number)))
    case .real(let number): return add(.bytes([0x23] + Self.bigEndian(number.bitPattern, 8)))
    case .boolean(let isTrue): return add(.bytes([isTrue ? 0x09 : 0x08]))
    case .date(let text):
      guard let seconds = PropertyListDate.seconds(text) else { throw .malformedDate(text) }
      return add(.bytes([0x33] + Self.bigEndian(seconds.bitPattern, 8)))
    case .data(let data): return add(.bytes(Self.marker(0x40, data.count) + data))
    case .array(let elements):
      let index = add(.array([]))
      var references: [Int] = []
      for element in elements { references.append(try add(element, depth: depth + 1)) }
      objects[index] = .array(references)
      return index
    case .dictionary(let members):
      let index = add(.array([]))
      var keys: [Int] = []
      var values: [Int] = []
      for member in members {
        keys.append(add(member.key))
        values.append(try add(member.value, depth: depth + 1))
      }
      objects[index] = .dictionary(keys: keys, values: values)
      return index
    }
  }

  private mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  private mutating func add(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    if let index = texts[bytes] { return index }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    let content = isASCII ? bytes : text.utf16.flatMap { Self.bigEndian(UInt64($0), 2) }
    let count = isASCII ? bytes.count : text.utf16.count
    let index = add(.bytes(Self.marker(isASCII ? 0x50 : 0x60, count) + content))
    texts[bytes] = index
    return index
  }

  private static func integer(_ number: Int128) throws(Failure) -> [UInt8] {
    switch number {
    case 0..<0x100: return [0x10] + bigEndian(UInt64(number), 1)
    case 0x100..<0x1_0000: return [0x11] + bigEndian(UInt64(number), 2)
    case 0x1_0000..<0x1_0000_0000: return [0x12] + bigEndian(UInt64(number), 4)
    case Int128(Int64.min)...Int128(Int64.max):
      return [0x13] + bigEndian(UInt64(bitPattern: Int64(number)), 8)
    case 0...Int128(UInt64.max):
      return [0x14] + [UInt8](repeating: 0, count: 8) + bigEndian(UInt64(number), 8)
    case _: throw .integerOutOfRange(number)
    }
  }

  /// The marker of an object with a count.
  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    guard count >= 15 else { return [kind | UInt8(count)] }
    let width = Self.width(of: count)
    let power = UInt8(width.trailingZeroBitCount)
    return [kind | 0xF, 0x10 | power] + bigEndian(UInt64(count), width)
  }

  // MARK: The file

  private func file() -> [UInt8] {
    let referenceWidth = Self.width(of: objects.count)
    var output = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(output.count)
      switch object {
      case .bytes(let bytes): output += bytes
      case .array(let elements):
        output += Self.marker(0xA0, elements.count)
        for element in elements { output += Self.bigEndian(UInt64(element), referenceWidth) }
      case .dictionary(let keys, let values):
        output += Self.marker(0xD0, keys.count)
        for index in keys + values { output += Self.bigEndian(UInt64(index), referenceWidth) }
      }
    }
    let table = output.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { output += Self.bigEndian(UInt64(offset), offsetWidth) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    output += Self.bigEndian(UInt64(objects.count), 8) + Self.bigEndian(0, 8)
    return output + Self.bigEndian(UInt64(table), 8)
  }

  /// The bytes that a number needs: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }

  private static func bigEndian(_ number: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}
