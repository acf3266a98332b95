/// A number that MessageFormat chooses by or prints.
///
/// Binary numbers count by their shortest decimal text, as they do in ICU.
struct ArgumentNumber {
  var isNegative: Bool
  /// The digits; nil for what is not finite.
  var decimal: ExactDecimal?
  /// The nearest binary number.
  var value: Double

  /// The number of an argument; nil if it is none.
  init?(_ argument: MessageArgument.Value) {
    switch argument {
    case .int(let value):
      self.init(value < 0, ExactDecimal(whole: value.magnitude), Double(value))
    case .uint(let value): self.init(false, ExactDecimal(whole: value), Double(value))
    case .bool(let value): self.init(false, ExactDecimal(whole: value ? 1 : 0), value ? 1 : 0)
    case .double(let value): self.init(value)
    case .decimal(let text):
      guard let decimal = ExactDecimal(text), let value = Double(text) else { return nil }
      self.init(text.utf8.first == ASCII.minus, decimal, value)
    case .string, .character, .list, .null: return nil
    }
  }

  init(_ value: Double) {
    self.init(value.sign == .minus, nil, value)
    guard value.isFinite else { return }
    decimal = ExactDecimal(value.magnitude.description) ?? ExactDecimal(value)
    decimal?.trimFraction()
  }

  private init(_ isNegative: Bool, _ decimal: ExactDecimal?, _ value: Double) {
    self.isNegative = isNegative
    self.decimal = decimal
    self.value = value
  }

  /// The number less an offset. Whole numbers stay exact.
  func subtracting(_ offset: Double) -> ArgumentNumber {
    guard offset != 0 else { return self }
    if let magnitude = decimal?.whole.flatMap({ Int64(exactly: $0) }),
      let offset = Int64(exactly: offset)
    {
      let (difference, overflow) = (isNegative ? -magnitude : magnitude)
        .subtractingReportingOverflow(offset)
      if !overflow, let number = ArgumentNumber(.int(difference)) { return number }
    }
    return ArgumentNumber(value - offset)
  }

  /// The number in ASCII, for ICU; nil if it is not finite.
  var text: String? { decimal.map { (isNegative ? "-" : "") + $0.text } }
}
