extension TextEscape {
  /// Where bytes come from.
  enum Origin {
    /// A text of the catalog.
    case catalog
    /// An argument.
    case argument
  }

  /// Escapes the bytes of a buffer from `start` on.
  func apply(to buffer: inout [UInt8], from start: Int, origin: Origin) {
    guard self != .none, needsEscape(buffer.span.extracting(start..<buffer.count), origin) else {
      return
    }
    let raw = Array(buffer[start...])
    buffer.removeSubrange(start...)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      switch self {
      case .none: buffer.append(byte)
      case .html: Self.appendHTML(byte, to: &buffer)
      case .xml:
        if let length = raw.span.lengthOfNonXML(at: index) {
          buffer.append("\u{FFFD}")
          index += length - 1
        } else {
          Self.appendHTML(byte, to: &buffer)
        }
      case .json: Self.appendJSON(byte, to: &buffer)
      case .markdown:
        if Self.isMarkup(byte) { buffer.append(0x5c) }
        buffer.append(byte)
      case .terminal:
        guard let (value, length) = raw.span.scalar(at: index), Self.isControl(value, origin) else {
          buffer.append(byte)
          break
        }
        buffer.append("\\u{" + String(value, radix: 16, uppercase: true) + "}")
        index += length - 1
      }
      index += 1
    }
  }

  private func needsEscape(_ bytes: Span<UInt8>, _ origin: Origin) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      switch self {
      case .none: return false
      case .html: if byte < 0x40, Self.reference(byte) != nil { return true }
      case .xml:
        if Self.reference(byte) != nil || bytes.lengthOfNonXML(at: index) != nil { return true }
      case .json: if byte < 0x20 || byte == 0x22 || byte == 0x5c { return true }
      case .markdown: if Self.isMarkup(byte) { return true }
      case .terminal:
        // Behind 0xC2 and 0xE2 stand the C1 controls and the controls of direction.
        if byte < 0x20 || byte == 0x7f || byte == 0xc2 || byte == 0xe2 { return true }
      }
    }
    return false
  }

  private static func reference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case 0x26: "&amp;"
    case 0x3c: "&lt;"
    case 0x3e: "&gt;"
    case 0x22: "&quot;"
    case 0x27: "&#39;"
    case _: nil
    }
  }

  private static func appendHTML(_ byte: UInt8, to buffer: inout [UInt8]) {
    guard let reference = reference(byte) else { return buffer.append(byte) }
    buffer.append("\(reference)")
  }

  private static func appendJSON(_ byte: UInt8, to buffer: inout [UInt8]) {
    switch byte {
    case 0x22, 0x5c: buffer += [0x5c, byte]
    case 0x0a: buffer.append("\\n")
    case 0x0d: buffer.append("\\r")
    case 0x09: buffer.append("\\t")
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      buffer.append("\\u00" + (byte < 0x10 ? "0" : "") + digits)
    case _: buffer.append(byte)
    }
  }

  /// The punctuation that CommonMark gives a meaning to. All of it may stand behind a backslash.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23, 0x26, 0x28...0x2b, 0x2d, 0x2e, 0x3c...0x3e, 0x5b...0x60, 0x7b...0x7e:
      byte != 0x5e
    case _: false
    }
  }

  /// Controls of C0 and C1, separators of lines and paragraphs, and characters that turn the direction.
  private static func isControl(_ value: UInt32, _ origin: Origin) -> Bool {
    switch value {
    case 0x09, 0x0a: origin == .argument
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: true
    case _: false
    }
  }
}

extension Span<UInt8> {
  /// The length of a character that no document of XML 1.0 may hold: a control character other than tab and
  /// line ends, U+FFFE or U+FFFF; nil if it may hold what is here.
  fileprivate func lengthOfNonXML(at index: Int) -> Int? {
    switch self[index] {
    case 0x09, 0x0A, 0x0D: nil
    case 0..<0x20: 1
    case 0xEF where index + 2 < count && self[index + 1] == 0xBF && self[index + 2] >= 0xBE: 3
    case _: nil
    }
  }
}
