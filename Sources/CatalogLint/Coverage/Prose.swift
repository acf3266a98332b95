import CatalogSyntax
import StringCatalog

/// A text from which everything is removed that is the same in every language.
struct Prose {
  /// The text; what was removed is blank.
  private(set) var bytes: [UInt8]

  /// Takes a UTF-8 text.
  init(_ text: borrowing Span<UInt8>) {
    bytes = []
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
  }

  // MARK: What is left

  /// Whether more is left than a single letter or a short word in capitals.
  var needsTranslation: Bool {
    var letters = 0
    var words = 0
    var isInWord = false
    var isInCapitals = true
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isLetter =
        scalar.isASCII ? UInt8(scalar.value).isLetter : scalar.properties.isAlphabetic
      guard isLetter else {
        // A digit goes on with a word but is none by itself.
        if isInWord, !(0x30...0x39).contains(scalar.value) { isInWord = false }
        continue
      }
      letters += 1
      if !isInWord { words += 1 }
      isInWord = true
      if isInCapitals, !scalar.properties.isUppercase { isInCapitals = false }
      if letters > Self.longestAcronym || (words > 1 && letters > 1) { return true }
    }
    return letters > 1 && !isInCapitals
  }

  /// The letters of the longest word in capitals that may stay: `OK`, `HTTPS`.
  private static let longestAcronym = 5

  // MARK: Removing

  /// Removes placeholders, markup and addresses.
  mutating func removeNonWords() {
    var marks: Marks = []
    for byte in bytes {
      switch byte {
      case 0x25, 0x7B: marks.insert(.placeholder)
      case 0x5C, 0x24: marks.insert(.placeholder)
      case 0x3C, 0x26: marks.insert(.markup)
      case 0x40, 0x2E, 0x3A: marks.insert(.address)
      case _: break
      }
    }
    if marks.contains(.placeholder) { removePlaceholders() }
    if marks.contains(.markup) { removeMarkup() }
    if marks.contains(.address) { removeAddresses() }
  }

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let placeholder = Marks(rawValue: 1)
    static let markup = Marks(rawValue: 2)
    static let address = Marks(rawValue: 4)
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0x20 }
  }

  private mutating func removePlaceholders() {
    let format = FormatString(bytes.span)
    let named = NamedPlaceholder.all(in: bytes.span)
    for placeholder in format.placeholders {
      blank(placeholder.range.start..<placeholder.range.end)
    }
    for placeholder in named { blank(placeholder.range.start..<placeholder.range.end) }
  }

  /// Removes tags and character references.
  private mutating func removeMarkup() {
    var offset = 0
    while let start = bytes[offset...].firstIndex(where: { $0 == 0x3C || $0 == 0x26 }) {
      offset = start + 1
      guard offset < bytes.count else { return }
      let isTag = bytes[start] == 0x3C
      let opens =
        bytes[offset].isLetter || (isTag ? bytes[offset] == 0x2F : bytes[offset] == 0x23)
      guard opens else { continue }
      let rest = bytes[offset...]
      let end =
        isTag
        ? rest.firstIndex { $0 == 0x3E }
        : rest.dropFirst().firstIndex { !$0.isLetterOrDigit }.flatMap {
          bytes[$0] == 0x3B ? $0 : nil
        }
      guard let end else { continue }
      blank(start..<end + 1)
      offset = end + 1
    }
  }

  /// Removes e-mail addresses and addresses on the web, with or without a scheme.
  private mutating func removeAddresses() {
    var offset = 0
    while offset < bytes.count {
      guard !bytes[offset].isAddressLimit else {
        offset += 1
        continue
      }
      var end = offset
      while end < bytes.count, !bytes[end].isAddressLimit { end += 1 }
      if Self.isAddress(bytes[offset..<end]) { blank(offset..<end) }
      offset = end
    }
  }

  /// Whether a stretch without white space is an address: it has a scheme, or it is lower-case host
  /// name with a domain behind its last dot, maybe behind a mailbox or before a path.
  private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
    if let colon = word.firstIndex(of: 0x3A), colon > word.startIndex,
      word[..<colon].allSatisfy(\.isLetterOrDigit), word[colon...].dropFirst().first == 0x2F
    {
      return word[colon...].dropFirst(2).first == 0x2F
    }
    var host = word
    if let at = word.firstIndex(of: 0x40) {
      guard at > word.startIndex else { return false }
      host = word[(at + 1)...]
    } else if let slash = word.firstIndex(of: 0x2F) {
      host = word[..<slash]
    }
    while let last = host.last, !last.isLetterOrDigit { host.removeLast() }
    guard let dot = host.lastIndex(of: 0x2E), dot > host.startIndex else { return false }
    let domain = host[(dot + 1)...]
    return domain.count >= 2 && domain.allSatisfy { $0.isLetter && $0.isLowerCase }
      && host.allSatisfy {
        $0 == 0x2E || $0 == 0x2D || ($0.isLetterOrDigit && ($0.isLowerCase || word != host))
      }
  }

  /// Removes words that stay as they are, where they stand as words of their own.
  ///
  /// Of two that fit, the longer one counts. Upper and lower case are told apart.
  mutating func removeTerms(_ terms: [String]) {
    guard !terms.isEmpty else { return }
    var offset = 0
    while offset < bytes.count {
      let isStart = offset == 0 || !bytes[offset - 1].isWordByte
      let longest =
        isStart
        ? terms.map { length(of: $0, at: offset) }.max() ?? 0 : 0
      if longest > 0 { blank(offset..<offset + longest) }
      offset += max(longest, 1)
    }
  }

  /// The length in bytes of a term that stands at an offset, or 0.
  private func length(of term: String, at offset: Int) -> Int {
    let length = term.utf8.count
    guard length > 0, offset + length <= bytes.count,
      bytes[offset..<offset + length].elementsEqual(term.utf8),
      offset + length == bytes.count || !bytes[offset + length].isWordByte
    else { return 0 }
    return length
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  fileprivate var isLowerCase: Bool { self &- 0x41 >= 26 }
  fileprivate var isLetterOrDigit: Bool { isLetter || self &- 0x30 < 10 }
  /// Whether the byte belongs to a letter, digit or character outside ASCII.
  fileprivate var isWordByte: Bool { isLetterOrDigit || self >= 0x80 }
  /// Whether an address ends here: white space, quotes, brackets, or a character outside ASCII.
  fileprivate var isAddressLimit: Bool {
    switch self {
    case 0...0x20, 0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B...0xFF: true
    case _: false
    }
  }
}
