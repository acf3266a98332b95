internal import CICU

/// What a locale writes numbers with (UTS #35 part 3, section 2.3).
package struct NumberSymbols: Hashable, Sendable {
  /// Between whole and fraction digits.
  package var decimal: String
  /// Between groups of digits.
  package var grouping: String
  /// The sign of negative numbers; in right-to-left locales with a direction mark.
  package var minus: String
  /// The sign of positive numbers, where one is asked for.
  package var plus: String
  /// Between the digits and the exponent, such as `E` or `×10^`.
  package var exponent: String
  /// The word or sign for what is beyond all numbers.
  package var infinity: String
  /// The word for what is no number.
  package var nan: String
  /// The percent sign.
  package var percent: String
  /// What stands in front of a negative number, the minus sign included.
  package var negativePrefix: String
  /// What stands behind a negative number.
  package var negativeSuffix: String
  /// What stands in front of a positive number.
  package var positivePrefix: String
  /// What stands behind a positive number.
  package var positiveSuffix: String
  /// The ten digits, from zero on.
  package var digits: [String]
  /// How many digits the group before the decimal separator has; 0 where digits are not grouped.
  package var primaryGroup: Int
  /// How many digits every other group has.
  package var secondaryGroup: Int
  /// How many digits must stand before the first grouping separator: 2 in Polish, where 1234 is not
  /// grouped and 12345 is.
  package var minimumGrouping: Int

  /// Reads the symbols of a locale.
  ///
  /// A well-formed tag that CLDR knows nothing about (`zz`) gives those of the root locale. The
  /// extension `-u-nu-` chooses the digits: `th-u-nu-thai`. A numbering system that is not made of ten
  /// digits counts as Latin digits.
  ///
  /// - Parameter locale: A BCP 47 language tag.
  /// - Throws: ``ICUError`` when the tag is ill-formed (`U_ILLEGAL_ARGUMENT_ERROR`), or ICU's data is
  ///   missing.
  package init(locale: String) throws(ICUError) {
    let source = try SymbolSource(locale: locale)
    decimal = try source.text(CICU_SYMBOL_DECIMAL)
    grouping = try source.text(CICU_SYMBOL_GROUPING)
    minus = try source.text(CICU_SYMBOL_MINUS)
    plus = try source.text(CICU_SYMBOL_PLUS)
    exponent = try source.text(CICU_SYMBOL_EXPONENT)
    infinity = try source.text(CICU_SYMBOL_INFINITY)
    nan = try source.text(CICU_SYMBOL_NAN)
    percent = try source.text(CICU_SYMBOL_PERCENT)
    negativePrefix = try source.text(CICU_SYMBOL_NEGATIVE_PREFIX)
    negativeSuffix = try source.text(CICU_SYMBOL_NEGATIVE_SUFFIX)
    positivePrefix = try source.text(CICU_SYMBOL_POSITIVE_PREFIX)
    positiveSuffix = try source.text(CICU_SYMBOL_POSITIVE_SUFFIX)
    var digits: [String] = []
    for digit in 0..<10 as Range<UInt32> {
      digits.append(
        try source.text(cicu_number_symbol(CICU_SYMBOL_DIGIT_ZERO.rawValue + digit)))
    }
    self.digits = digits
    (primaryGroup, secondaryGroup) = source.groups
    minimumGrouping = 1
    minimumGrouping = try leastGrouping(in: locale)
  }

  /// The symbols of no language: ASCII, with a comma between groups of three.
  package static let ascii = NumberSymbols(
    decimal: ".", grouping: ",", minus: "-", plus: "+", exponent: "e", infinity: "inf", nan: "nan",
    percent: "%", negativePrefix: "-", negativeSuffix: "", positivePrefix: "", positiveSuffix: "",
    digits: (0..<10).map { "\($0)" }, primaryGroup: 3, secondaryGroup: 3, minimumGrouping: 1)

  private init(
    decimal: String, grouping: String, minus: String, plus: String, exponent: String,
    infinity: String, nan: String, percent: String, negativePrefix: String,
    negativeSuffix: String, positivePrefix: String, positiveSuffix: String, digits: [String],
    primaryGroup: Int, secondaryGroup: Int, minimumGrouping: Int
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    self.plus = plus
    self.exponent = exponent
    self.infinity = infinity
    self.nan = nan
    self.percent = percent
    self.negativePrefix = negativePrefix
    self.negativeSuffix = negativeSuffix
    self.positivePrefix = positivePrefix
    self.positiveSuffix = positiveSuffix
    self.digits = digits
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.minimumGrouping = minimumGrouping
  }

  /// The number of digits before the first separator from which on the locale groups.
  ///
  /// ICU tells the number to nobody, so the shortest number that its formatter groups is looked for.
  private func leastGrouping(in locale: String) throws(ICUError) -> Int {
    guard primaryGroup > 0 else { return 1 }
    let formatter = try NumberFormatter(locale: locale)
    let widths = digits.map(\.unicodeScalars.count)
    for least in 1...4 {
      let count = primaryGroup + least
      let number = String(repeating: "1", count: count)
      let text = try formatter.format(number)
      let ungrouped =
        positivePrefix.unicodeScalars.count + count * widths[1]
        + positiveSuffix.unicodeScalars.count
      if text.unicodeScalars.count > ungrouped { return least }
    }
    return 1
  }
}

/// An open number format of ICU, for reading.
@safe
private struct SymbolSource: ~Copyable {
  private let handle: OpaquePointer

  init(locale: String) throws(ICUError) {
    var opened: OpaquePointer?
    let status = unsafe locale.utf8.span.withUnsafeBufferPointer { tag in
      unsafe cicu_number_symbols_open(tag.baseAddress, tag.count, &opened)
    }
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "read the number symbols of “\(locale)”")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe cicu_number_symbols_close(handle)
  }

  func text(_ symbol: cicu_number_symbol) throws(ICUError) -> String {
    try unsafe Output.text(expecting: 32, "read a number symbol") {
      unsafe cicu_number_symbols_get(handle, Int32(symbol.rawValue), $0, $1, $2)
    }
  }

  var groups: (primary: Int, secondary: Int) {
    var primary: Int32 = 0
    var secondary: Int32 = 0
    unsafe cicu_number_symbols_grouping(handle, &primary, &secondary)
    return (Int(primary), Int(secondary))
  }
}
