internal import CICU

extension PluralRules {
  /// The category of a number with all the fraction digits it is written with: in English 1 is `one` and
  /// 1.0 is `other`.
  ///
  /// - Parameter decimal: ASCII digits with at most one dot, perhaps a sign in front: `-12.50`. `other` for
  ///   any other text.
  package func category(ofDecimal decimal: String) -> PluralCategory {
    guard let digits = Self.fractionDigits(of: decimal) else { return .other }
    do {
      let visible = try VisibleDigits.formatter(digits)
      var value = CICU_PLURAL_OTHER
      let status = unsafe decimal.utf8.span.withUnsafeBufferPointer { number in
        unsafe cicu_plural_rules_select_formatted(
          handle, visible.formatter.handle, number.baseAddress, number.count, &value)
      }
      guard status == CICU_OK else { return .other }
      return PluralCategory(value)
    } catch {
      return .other
    }
  }

  /// The category of a number by its plain value: 1.0 counts as 1. `other` for what is not finite.
  package func category(ofValue number: Double) -> PluralCategory {
    guard number.isFinite else { return .other }
    guard let whole = Int64(exactly: number) else {
      return category(ofDecimal: Self.plain(number.magnitude.description))
    }
    return category(of: whole)
  }

  /// The number of digits behind the dot; nil if the text is no plain decimal number.
  private static func fractionDigits(of decimal: String) -> Int? {
    var utf8 = decimal.utf8[...]
    if utf8.first == UInt8(ascii: "-") || utf8.first == UInt8(ascii: "+") { utf8.removeFirst() }
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }
    guard areDigits else { return nil }
    switch parts.count {
    case 1: return 0
    case 2: return parts[1].count
    case _: return nil
    }
  }

  /// The digits of Swift's shortest text for a number above zero, without exponent.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let digits = String(mantissa[0]) + fraction
    let point = mantissa[0].utf8.count + exponent
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.utf8.count {
      return digits + String(repeating: "0", count: point - digits.utf8.count)
    }
    return String(digits.prefix(point)) + "." + String(digits.dropFirst(point))
  }

  /// The rules of a locale in CLDR's own words (UTS #35 part 3, section 5.1): one
  /// `category: condition @samples` a line, no line for `other` numbers of a locale without rules.
  ///
  /// - Throws: ``ICUError`` when the tag is ill-formed, or ICU's data has no such table.
  package static func source(locale: String, kind: Kind = .cardinal) throws(ICUError) -> String {
    try unsafe locale.utf8.span.withUnsafeBufferPointer { tag throws(ICUError) in
      try unsafe Output.text(expecting: 1024, "read the plural rules of “\(locale)”") {
        unsafe cicu_plural_rules_source(
          tag.baseAddress, tag.count, kind == .ordinal, $0, $1, $2)
      }
    }
  }
}
