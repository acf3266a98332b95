/// What is known of a variable that a text may refer to as `%#@name@`.
public struct FormatVariable: Hashable, Sendable {
  /// The name, as UTF-8.
  public var name: [UInt8]
  /// The argument stated with the variable (`argNum` of a string catalog), counted from 1.
  public var argument: Int?
  /// The conversion of the variable's value type.
  public var conversion: Conversion?
  /// The length modifier of the variable's value type.
  public var length: Placeholder.Length

  /// Creates a variable.
  public init(
    name: [UInt8], argument: Int? = nil, conversion: Conversion? = nil,
    length: Placeholder.Length = .none
  ) {
    self.name = name
    self.argument = argument
    self.conversion = conversion
    self.length = length
  }

  func isNamed(by range: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    guard range.count == name.count else { return false }
    for (offset, byte) in zip(range, name) where text[offset] != byte {
      return false
    }
    return true
  }
}
