/// Dates of property lists: XML writes them in UTC, binary files count seconds from 2001 on.
enum PropertyListDate {
  /// The date of a number of seconds since the beginning of 2001, in UTC.
  ///
  /// - Returns: `2001-01-01T00:00:00Z`, fractions of a second left out. A number that is no date,
  ///   or one so far away that its year has more than four digits, is described by the number.
  static func text(seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 2e11 else { return describe(seconds) }
    let whole = Int(seconds.rounded(.down))
    let day = floorDivide(whole, 86_400)
    let (year, month, dayOfMonth) = civil(day + daysTo2001)
    guard (0...9_999).contains(year) else { return describe(seconds) }
    let second = whole - day * 86_400
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
      + padded(second / 3_600, 2) + ":" + padded(second / 60 % 60, 2) + ":"
      + padded(second % 60, 2) + "Z"
  }

  /// The number of seconds since the beginning of 2001 of a date as XML has it; nil for other
  /// texts.
  ///
  /// Numbers out of range count on, as in Foundation: the 32nd of January is the 1st of February.
  static func seconds(_ text: String) -> Double? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    let numbers = digits.utf8.split { !(0x30...0x39).contains($0) }
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard (20...25).contains(digits.utf8.count), numbers.count == 6 else { return nil }
    let year = isNegative ? -numbers[0] : numbers[0]
    let monthIndex = numbers[1] - 1
    let firstOfMonth = days(
      year: year + floorDivide(monthIndex, 12), month: monthIndex - floorDivide(monthIndex, 12) * 12
    )
    let day = firstOfMonth + numbers[2] - 1 - daysTo2001
    return Double(day * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5])
  }

  /// Days from 0000-03-01 of the Gregorian calendar to 2001-01-01.
  private static let daysTo2001 = 730_791

  private static func describe(_ seconds: Double) -> String {
    "\(seconds) seconds after 2001-01-01"
  }

  /// The calendar date of a number of days since 0000-03-01. Years begin in March, so that the leap
  /// day is the last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let era = floorDivide(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, day
    )
  }

  /// The days from 0000-03-01 to the first of a month, counted from 0.
  private static func days(year: Int, month: Int) -> Int {
    let shifted = month >= 2 ? month - 2 : month + 10
    let year = month >= 2 ? year : year - 1
    let era = floorDivide(year, 400)
    let yearOfEra = year - era * 400
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100
      + (153 * shifted + 2) / 5
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
