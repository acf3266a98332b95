/// Writes JSON (RFC 8259) piece by piece into bytes.
///
/// The writer puts commas and colons; that containers are closed and members have names is up to the
/// caller. What stands in a text can do no harm where the JSON is shown or put into a web page:
/// control characters, line separators, and characters that reorder text are written as `\uXXXX`,
/// `</` as `<\/`, and `<!` as `<\u0021`.
package struct JSONText {
  /// Creates an empty text.
  package init() {}

  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Starts an object, as a value or an element.
  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  /// Ends the innermost object.
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  /// Starts an array, as a value or an element.
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  /// Ends the innermost array.
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the name of a member; its value comes next.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a name that is known only at run time.
  package mutating func name(ofText name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8Span { span in appendEscaped(span) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    needsComma = true
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  /// Writes a finite number.
  package mutating func number(_ number: Double) {
    separate()
    bytes.append(contentsOf: number.description.utf8)
    needsComma = true
  }

  /// Writes a number of tenths as a decimal number.
  package mutating func decimal(tenths: Int) {
    separate()
    bytes.append(contentsOf: "\(tenths / 10).\(abs(tenths % 10))".utf8)
    needsComma = true
  }

  /// Writes a member with a text, or nothing if there is none.
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// Writes a member with a text, or with `null` if there is none.
  package mutating func nullableMember(_ name: StaticString, _ text: String?) {
    self.name(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member with `true` or `false`.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    boolean(value)
  }

  /// Writes a member with a whole number.
  package mutating func member(_ name: StaticString, _ number: Int) {
    self.name(name)
    integer(number)
  }

  /// Ends the line, between values. The comma stays on the line it belongs to.
  package mutating func newLine() {
    if needsComma {
      needsComma = false
      bytes.append(UInt8(ascii: ","))
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Ends the line behind a whole text; what comes next is another one.
  package mutating func endText() {
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Ends the line before the end of a container or of the whole.
  package mutating func finalNewLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  // MARK: Texts

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let run = Self.plainRun(text, from: index)
      if run > index {
        for position in index..<run { bytes.append(text[position]) }
        index = run
        continue
      }
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F {
        appendPrintable(byte, after: index > 0 ? text[index - 1] : 0)
        index += 1
        continue
      }
      let (scalar, length) = Self.scalar(text, at: index)
      if Self.isEscaped(scalar) {
        appendEscape(scalar)
      } else {
        for position in index..<index + length { bytes.append(text[position]) }
      }
      index += length
    }
  }

  /// The end of a run, in steps of eight bytes, of printable ASCII that needs no look at each byte.
  @inline(__always)
  private static func plainRun(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index &+ 8 <= text.count {
      let word = text.word(at: index)
      let special =
        word.bytesLess(than: 0x20) | word.bytesEqual(to: 0x22) | word.bytesEqual(to: 0x5C)
        | word.bytesEqual(to: 0x3C) | word.bytesEqual(to: 0x2F) | word.bytesEqual(to: 0x21)
        | word.bytesEqual(to: 0x7F) | (word & 0x8080_8080_8080_8080)
      guard special == 0 else { return index }
      index &+= 8
    }
    return index
  }

  private mutating func appendPrintable(_ byte: UInt8, after previous: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "/") where previous == UInt8(ascii: "<"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "!") where previous == UInt8(ascii: "<"):
      appendEscape(0x21)
    case _:
      bytes.append(byte)
    }
  }

  private mutating func appendEscape(_ scalar: UInt32) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case _:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: (scalar >> shift) & 0xF)
        bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
      }
    }
  }

  /// Whether a scalar outside printable ASCII is escaped. All of these are in the basic plane.
  private static func isEscaped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    case _: false
    }
  }

  /// The scalar at an offset of well-formed UTF-8, and its length in bytes.
  private static func scalar(_ text: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = UInt32(text[index])
    func next(_ distance: Int) -> UInt32 { UInt32(text[index + distance] & 0x3F) }
    switch first {
    case 0xF0...: return ((first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    case 0xE0...: return ((first & 0xF) << 12 | next(1) << 6 | next(2), 3)
    case 0xC0...: return ((first & 0x1F) << 6 | next(1), 2)
    case _: return (first, 1)
    }
  }
}

extension String {
  /// Gives the UTF-8 bytes to a closure.
  fileprivate mutating func withUTF8Span(_ body: (Span<UInt8>) -> Void) {
    makeContiguousUTF8()
    body(utf8Span.span)
  }
}
