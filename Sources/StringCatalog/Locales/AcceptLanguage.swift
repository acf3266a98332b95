/// The languages that a request asks for (RFC 9110, section 12.5.4).
///
/// A header may come from anyone. What is no language range is passed over, and so is what stands behind
/// the first 8,192 bytes or the first 64 ranges.
public struct AcceptLanguage: Hashable, Sendable {
  /// The language ranges, the dearest first; those of one weight in the order of the header.
  ///
  /// A range with the weight 0 is not wanted and does not stand here, nor does `*`, which names no
  /// language: what is sent to someone who takes any is the server's choice. No range stands here twice,
  /// whatever the case of its letters.
  public let wanted: [String]

  /// The longest part of a header that is read, in bytes.
  static let byteLimit = 8_192
  /// The largest number of ranges that are read.
  static let rangeLimit = 64

  /// Reads the value of an `Accept-Language` field. There is no value that cannot be read.
  public init(_ header: String) {
    let isCut = header.utf8.count > Self.byteLimit
    var elements = header.utf8.prefix(Self.byteLimit)
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if isCut { elements.removeLast() }

    var ranges: [Range] = []
    for element in elements {
      guard let range = Range(element) else { continue }
      ranges.append(range)
      if ranges.count == Self.rangeLimit { break }
    }
    let unwanted = Set(ranges.lazy.filter { $0.weight == 0 }.map(\.key))
    let order = ranges.indices.sorted {
      (ranges[$1].weight, $0) < (ranges[$0].weight, $1)
    }
    var seen: Set<[UInt8]> = []
    var wanted: [String] = []
    for range in order.lazy.map({ ranges[$0] })
    where !range.isAny && !unwanted.contains(range.key) && seen.insert(range.key).inserted {
      wanted.append(range.text)
    }
    self.wanted = wanted
  }
}

extension AcceptLanguage {
  /// A language range and how much it is wanted.
  private struct Range {
    var text: String
    /// The text in lower case, for comparing.
    var key: [UInt8]
    /// The weight in thousandths, from 0 to 1,000.
    var weight: Int

    var isAny: Bool { key == [UInt8(ascii: "*")] }

    /// Reads an element of the list; nil for one that the grammar does not allow.
    init?(_ element: Substring.UTF8View) {
      let parts = element.split(
        separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
      let range = parts[0].trimmed
      guard Self.isRange(range),
        let weight = parts.count == 1 ? 1_000 : Self.weight(parts[1].trimmed)
      else { return nil }
      text = String(Substring(range))
      key = range.map { $0.subtagCharacter ?? $0 }
      self.weight = weight
    }

    /// Whether a text is a language range of RFC 4647, section 2.1.
    private static func isRange(_ text: Substring.UTF8View) -> Bool {
      if text.elementsEqual("*".utf8) { return true }
      let subtags = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      return subtags.enumerated().allSatisfy { place, subtag in
        (1...8).contains(subtag.count)
          && subtag.allSatisfy { byte in
            byte.subtagCharacter.map { place > 0 || $0 >= UInt8(ascii: "a") } ?? false
          }
      }
    }

    /// Reads `q=` and a number from 0 to 1 with at most three decimals, in thousandths.
    private static func weight(_ text: Substring.UTF8View) -> Int? {
      guard text.count <= 7, text.first == UInt8(ascii: "q") || text.first == UInt8(ascii: "Q"),
        text.dropFirst().first == UInt8(ascii: "=")
      else { return nil }
      let number = text.dropFirst(2)
      guard let whole = number.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
      else {
        return nil
      }
      var weight = whole == UInt8(ascii: "1") ? 1_000 : 0
      let fraction = number.dropFirst()
      guard !fraction.isEmpty else { return weight }
      guard fraction.first == UInt8(ascii: ".") else { return nil }
      var unit = 100
      for digit in fraction.dropFirst() {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        weight += Int(digit - UInt8(ascii: "0")) * unit
        unit /= 10
      }
      return weight <= 1_000 ? weight : nil
    }
  }
}

extension Substring.UTF8View {
  /// The text without spaces and tabs at both ends.
  fileprivate var trimmed: Substring.UTF8View {
    var result = self
    while let byte = result.first, byte == 0x20 || byte == 0x09 { result.removeFirst() }
    while let byte = result.last, byte == 0x20 || byte == 0x09 { result.removeLast() }
    return result
  }
}
