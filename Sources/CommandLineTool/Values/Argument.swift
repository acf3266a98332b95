/// One word of the command line, as the system handed it over: bytes that may be no valid UTF-8.
public struct Argument: Sendable, Hashable {
  /// The word, without the terminating zero.
  public let bytes: [UInt8]

  /// Makes a word of bytes.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Makes a word of text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The word as text, or `nil` when it is not valid UTF-8.
  public var text: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The word as text in which each ill-formed sequence is U+FFFD.
  public var repairedText: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the word is `text`, byte for byte.
  ///
  /// `String` equality would take a Kelvin sign for a K.
  public func isSpelled(_ text: String) -> Bool {
    bytes.elementsEqual(text.utf8)
  }
}

extension Argument: ExpressibleByStringLiteral {
  /// Makes a word of a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
