/// Makes texts of a language that does not exist, to see what is not translatable, too short for other
/// languages, or laid out for one direction only.
///
/// Letters get accents, so that texts which do not come from a table stand out; texts become longer, as
/// translations do; brackets show where a text ends. What is no language stays as it is: placeholders,
/// references, markup, escapes, addresses, and texts that Foundation inflects.
public struct PseudoLocalization: Sendable {
  /// Whether letters get accents.
  public var hasAccents = true
  /// How much longer texts of more than 40 letters become, in percent; shorter ones become longer by up to
  /// three times as much. At most ``largestExpansion``.
  public var expansion = 30
  /// Whether texts stand between brackets.
  public var hasBrackets = true
  /// Whether words run from right to left, as in Arabic.
  public var isRightToLeft = false

  /// The largest expansion that is obeyed.
  public static let largestExpansion = 1_000

  /// Creates the default settings.
  public init() {}

  /// The locale that texts are written for if no other is wanted: the pseudo-locales of CLDR, `en-XA`, and
  /// `ar-XB` from right to left.
  public var defaultLocale: LocaleIdentifier {
    LocaleIdentifier(isRightToLeft ? "ar-XB" : "en-XA")
  }

  /// Whether nobody translates into a locale, so that its files may be replaced: its region is one of those
  /// that ISO 3166 leaves to private use, or its language is.
  public static func isPseudo(_ locale: LocaleIdentifier) -> Bool {
    guard let subtags = LocaleSubtags(locale.spelling) else { return false }
    let region = Array(subtags.region?.uppercased().utf8 ?? "".utf8)
    if region.count == 2, region[0] == 0x58 || region == [0x5a, 0x5a] { return true }
    let language = Array(subtags.language.lowercased().utf8)
    return language.count == 3 && language[0] == 0x71 && (0x61...0x74).contains(language[1])
  }

  /// A text in the language that does not exist.
  ///
  /// The result has the same placeholders in the same places. Where brackets or further words would make a
  /// percent sign look like a placeholder, they are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPart: Whether the text is shown inside another one, and so gets no brackets of its own.
  public func text(_ text: String, isPart: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let read = PlaceholderSignature(bytes.span)
    let spans = ProtectedSpans(bytes)
    let ways: [(Bool, Bool)] = [
      (hasBrackets && !isPart, expansion > 0), (hasBrackets && !isPart, false), (false, false),
    ]
    for (brackets, expands) in ways {
      let result = changed(bytes, spans, brackets: brackets, expands: expands)
      if PlaceholderSignature(result.span) == read {
        return String(decoding: result, as: UTF8.self)
      }
    }
    return text
  }

  private func changed(
    _ bytes: [UInt8], _ spans: ProtectedSpans, brackets: Bool, expands: Bool
  ) -> [UInt8] {
    // White space at the ends belongs to the layout and not to the text.
    let isSpace = { (byte: UInt8) in byte == ASCII.space || (0x09...0x0d).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.count
    let end = (bytes.lastIndex { !isSpace($0) } ?? -1) + 1
    var body: [UInt8] = []
    var letterCount = 0
    var offset = start
    var span = 0
    while offset < end {
      while span < spans.ranges.count, spans.ranges[span].upperBound <= offset { span += 1 }
      if span < spans.ranges.count, spans.ranges[span].contains(offset) {
        let last = min(spans.ranges[span].upperBound, end)
        body += bytes[offset..<last]
        offset = last
        continue
      }
      let limit = span < spans.ranges.count ? min(spans.ranges[span].lowerBound, end) : end
      var wordEnd = offset
      while wordEnd < limit, ASCII.isLetter(bytes[wordEnd]) || bytes[wordEnd] >= 0x80 {
        wordEnd += 1
      }
      guard wordEnd > offset else {
        body.append(bytes[offset])
        offset += 1
        continue
      }
      letterCount += bytes[offset..<wordEnd].count { $0 & 0xc0 != 0x80 }
      append(bytes[offset..<wordEnd], to: &body)
      offset = wordEnd
    }
    let isTranslatable = letterCount > 0 || spans.hasReference
    var result = Array(bytes[..<min(start, bytes.count)])
    if brackets, isTranslatable { result.append(0x5b) }
    result += body
    if expands, letterCount > 0 { result += filler(for: letterCount) }
    if brackets, isTranslatable { result.append(0x5d) }
    return result + bytes[max(start, end)...]
  }

  /// Appends a word.
  private func append(_ word: ArraySlice<UInt8>, to body: inout [UInt8]) {
    // A right-to-left mark makes the surroundings follow, the override turns the letters.
    if isRightToLeft { body += "\u{200f}\u{202e}".utf8 }
    for byte in word {
      if hasAccents, let accented = Self.accented(byte) {
        body += accented.utf8
      } else {
        body.append(byte)
      }
    }
    if isRightToLeft { body += "\u{202c}\u{200f}".utf8 }
  }

  /// Further words, so that a text of so many letters becomes as long as a translation may.
  private func filler(for letterCount: Int) -> [UInt8] {
    let percent = min(max(expansion, 0), Self.largestExpansion)
    let halves =
      switch letterCount {
      case ...10: 6
      case ...20: 4
      case ...40: 3
      case _: 2
      }
    let wanted = (letterCount * percent * halves + 199) / 200
    var result: [UInt8] = []
    var number = 0
    var count = 0
    while count < wanted {
      result.append(ASCII.space)
      let word = Array(Self.words[number % Self.words.count].utf8)
      if isRightToLeft { append(word[...], to: &result) } else { result += word }
      count += word.count + 1
      number += 1
    }
    return result
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let accents = Array("áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
    .map(String.init)
  private static let accentsByLetter: [String?] = {
    var table = [String?](repeating: nil, count: 256)
    for (letter, accent) in zip(letters, accents) { table[Int(letter)] = accent }
    return table
  }()

  private static func accented(_ letter: UInt8) -> String? { accentsByLetter[Int(letter)] }
}
