import CatalogSyntax

/// The addresses in a text: those of web pages with their scheme, and those of mailboxes.
enum TextAddress {
  /// The web addresses of a text (RFC 3986), without the punctuation behind them.
  ///
  /// - Parameter languages: Names of languages; a part of an address that is one of them counts as the
  ///   same in all, for a page may be there in several.
  static func pages(
    in text: borrowing Span<UInt8>, languages: Set<String>
  ) -> [String] {
    stretches(of: text).compactMap { word in
      guard let scheme = ["https://", "http://"].compactMap({ word.range(of: $0) }).min() else {
        return nil
      }
      let address = trimmed(word[scheme...])
      guard !address.isEmpty else { return nil }
      let parts = address.split(separator: "/", omittingEmptySubsequences: false)
      return parts.map { part -> String in
        let pieces = part.split(
          omittingEmptySubsequences: false, whereSeparator: { ".?=&#".contains($0) })
        let isLanguage = pieces.contains { languages.contains($0.lowercased()) }
        guard isLanguage else { return String(part) }
        return pieces.map { languages.contains($0.lowercased()) ? "*" : String($0) }
          .joined(separator: ".")
      }.joined(separator: "/")
    }
  }

  /// The mailbox addresses of a text (RFC 5322, `addr-spec`), in lower case.
  static func mailboxes(in text: borrowing Span<UInt8>) -> [String] {
    stretches(of: text).compactMap { word in
      guard !word.contains("://"), let at = word.firstIndex(of: "@") else { return nil }
      let start = word[..<at].lastIndex { !isLocal($0) }.map { word.index(after: $0) }
      let local = word[(start ?? word.startIndex)..<at]
      let domain = trimmed(word[word.index(after: at)...].prefix { isLocal($0) })
      guard !local.isEmpty, let dot = domain.lastIndex(of: "."), dot > domain.startIndex else {
        return nil
      }
      let last = domain[domain.index(after: dot)...]
      guard last.count >= 2, last.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
      return "\(local)@\(domain)".lowercased()
    }
  }

  /// Whether an at sign stands between letters, digits and the like.
  static func mayHaveMailbox(_ text: borrowing Span<UInt8>) -> Bool {
    var index = 1
    while index + 1 < text.count {
      if text[index] == 0x40 {
        let (before, after) = (UInt32(text[index - 1]), UInt32(text[index + 1]))
        let isLocal =
          before.isBasicLetter || before.isBasicDigit || [0x2E, 0x5F, 0x2B, 0x2D].contains(before)
        if isLocal, after.isBasicLetter || after.isBasicDigit { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether a text is one stretch without white space.
  static func isAlone(_ text: borrowing Span<UInt8>) -> Bool {
    for index in text.indices where text[index] <= 0x20 { return false }
    return true
  }

  private static func isLocal(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "._%+-".contains(character))
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?'…*_/".contains(last) { word.removeLast() }
    return word
  }

  /// The stretches of ASCII without white space, quotes and brackets.
  private static func stretches(of text: borrowing Span<UInt8>) -> [Substring] {
    var words: [Substring] = []
    var bytes: [UInt8] = []
    for index in 0...text.count {
      let byte = index < text.count ? text[index] : 0x20
      switch byte {
      case 0...0x20, 0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x60, 0x7F...0xFF:
        if !bytes.isEmpty { words.append(Substring(decoding: bytes, as: UTF8.self)) }
        bytes.removeAll(keepingCapacity: true)
      case _: bytes.append(byte)
      }
    }
    return words
  }
}

extension Substring {
  /// Where a text begins in this one.
  fileprivate func range(of text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}

extension TextAddress {
  /// Reports an address that only the translation has, else one that only the source text has.
  static func report(_ source: Set<String>, _ target: Set<String>, of pair: inout TextPair) {
    if let extra = target.subtracting(source).min() {
      pair.report(.other(extra))
    } else if let missing = source.subtracting(target).min() {
      pair.report(.missing(missing))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ address: String) -> Self {
    Self("the source text has no address '\(address)'; set the one it has")
  }

  fileprivate static func missing(_ address: String) -> Self {
    Self("the address '\(address)' of the source text is missing; set it")
  }
}
