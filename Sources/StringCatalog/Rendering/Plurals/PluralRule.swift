internal import ICU

/// The condition of one plural category for whole numbers, read from CLDR's own words
/// (UTS #35 part 3, section 5.1).
///
/// Of a whole number written without fraction and exponent, `n` and `i` are the magnitude and all other
/// operands are 0.
struct PluralRule {
  /// A comparison such as `i % 10 = 2..4,6`.
  struct Relation {
    /// What is compared: the magnitude, or 0.
    var isMagnitude: Bool
    /// The number by which the magnitude is divided; 0 where it is not.
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  var category: PluralCategory
  /// Any of these must hold, each with all its relations.
  var alternatives: [[Relation]]

  /// Whether the number is of the category.
  func holds(for magnitude: UInt64) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: magnitude) } }
  }

  /// Whether all numbers from 1,000 on with the remainder by 1,000 are of the category; nil if it depends on
  /// the number.
  func holds(forRemainder remainder: UInt64) -> Bool? {
    var isOpen = false
    for relations in alternatives {
      var result: Bool? = true
      for relation in relations {
        switch relation.holds(forRemainder: remainder) {
        case true?: continue
        case false?: result = false
        case nil: if result == true { result = nil }
        }
        if result == false { break }
      }
      if result == true { return true }
      if result == nil { isOpen = true }
    }
    return isOpen ? nil : false
  }
}

extension PluralRule.Relation {
  func holds(for magnitude: UInt64) -> Bool {
    let value = isMagnitude ? (modulus == 0 ? magnitude : magnitude % modulus) : 0
    return ranges.contains { $0.contains(value) } != isNegated
  }

  /// As ``PluralRule/holds(forRemainder:)``.
  func holds(forRemainder remainder: UInt64) -> Bool? {
    guard isMagnitude else { return holds(for: 0) }
    guard modulus > 0 else {
      // Such numbers are at least 1,000.
      return ranges.allSatisfy { $0.upperBound < 1_000 } ? isNegated : nil
    }
    if 1_000 % modulus == 0 { return holds(for: remainder) }
    guard modulus % 1_000 == 0 else { return nil }
    let canMatch = ranges.contains { range in
      range.upperBound - range.lowerBound >= 999
        || (range.lowerBound...range.upperBound).contains { $0 % 1_000 == remainder }
    }
    return canMatch ? nil : isNegated
  }
}

// MARK: - Reading

extension PluralRule {
  /// Reads the rules of a locale, one `category: condition @samples` a line; nil if a line is not understood.
  static func rules(_ source: String) -> [PluralRule]? {
    var rules: [PluralRule] = []
    for line in source.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else {
        return nil
      }
      let condition = parts[1].prefix { $0 != "@" }
      guard category != .other else { continue }
      guard let alternatives = Self.alternatives(condition) else { return nil }
      rules.append(PluralRule(category: category, alternatives: alternatives))
    }
    return rules
  }

  private static func alternatives(_ condition: Substring) -> [[Relation]]? {
    var alternatives: [[Relation]] = [[]]
    var words = condition.split(separator: " ")[...]
    while !words.isEmpty {
      guard let relation = Relation(&words) else { return nil }
      alternatives[alternatives.count - 1].append(relation)
      guard let word = words.popFirst() else { break }
      switch word {
      case "and": break
      case "or": alternatives.append([])
      case _: return nil
      }
      guard !words.isEmpty else { return nil }
    }
    guard alternatives.allSatisfy({ !$0.isEmpty }) else { return nil }
    return alternatives
  }
}

extension PluralRule.Relation {
  /// Reads `operand [% number] = ranges` from the front of a condition.
  fileprivate init?(_ words: inout ArraySlice<Substring>) {
    switch words.popFirst() {
    case "n"?, "i"?: isMagnitude = true
    case "v"?, "w"?, "f"?, "t"?, "c"?, "e"?: isMagnitude = false
    case _: return nil
    }
    modulus = 0
    if words.first == "%" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ UInt64($0) }), number > 0 else { return nil }
      modulus = number
    }
    switch words.popFirst() {
    case "="?: isNegated = false
    case "!="?: isNegated = true
    case _: return nil
    }
    guard let list = words.popFirst() else { return nil }
    ranges = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = item.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = bounds.compactMap { UInt64($0) }
      switch (bounds.count, numbers.count) {
      case (1, 1): ranges.append(numbers[0]...numbers[0])
      case (3, 2) where numbers[0] <= numbers[1]: ranges.append(numbers[0]...numbers[1])
      case _: return nil
      }
    }
  }
}
