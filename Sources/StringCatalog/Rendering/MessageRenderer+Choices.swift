internal import ICU

extension MessageRenderer {
  /// The form that a choice takes; nil if it has none at all.
  func choose(
    _ index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    switch message.selects[index].selector {
    case .plural: choosePlural(index, first: first, message, arguments, &run)
    case .device:
      chooseNamed(index, options.device ?? "other", fallback: "other", message, &run)
    case .width: chooseWidth(index, message, &run)
    case .gender: chooseGender(index, first: first, message, arguments, &run)
    case .number(let rule):
      chooseNumber(index, rule, first: first, message, arguments, &run)
    case .text: chooseText(index, first: first, message, arguments, &run)
    // Nothing chooses, and `render` prints the number.
    case .value: nil
    case .unknown: chooseNamed(index, "other", fallback: "other", message, &run)
    }
  }

  // MARK: Plural

  private func choosePlural(
    _ index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    guard let slot = choosingSlot(of: index, first: first, message, arguments, &run) else {
      return form(.other, of: index, message, &run)
    }
    switch arguments[slot].value {
    case .int(let value):
      return whole(value.magnitude, index, first, message, arguments, &run)
    case .uint(let value): return whole(value, index, first, message, arguments, &run)
    case .bool(let value): return whole(value ? 1 : 0, index, first, message, arguments, &run)
    case .double(let value):
      if let whole = UInt64(exactly: value.magnitude) {
        return self.whole(whole, index, first, message, arguments, &run)
      }
      guard value.isFinite else { return form(.other, of: index, message, &run) }
      return fraction(Self.plainDecimal(value), index, first, message, arguments, &run)
    case .decimal(let text):
      guard let decimal = ExactDecimal(text) else { break }
      if decimal.fractionCount == 0, let whole = decimal.whole {
        return self.whole(whole, index, first, message, arguments, &run)
      }
      return fraction(decimal, index, first, message, arguments, &run)
    case .string, .character, .list, .null: break
    }
    noteMismatch(of: index, first: first, message, &run)
    return form(.other, of: index, message, &run)
  }

  @inline(__always)
  private func whole(
    _ magnitude: UInt64, _ index: Int, _ first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    if magnitude == 0, let zero = message.selects[index].plurals[PluralCategory.zero.index] {
      return zero
    }
    if message.selects[index].hasVisibleFraction {
      return fraction(
        ExactDecimal(whole: magnitude), index, first, message, arguments, &run)
    }
    return form(plurals.category(of: magnitude), of: index, message, &run)
  }

  /// A double by its plain value: the digits of its shortest text, no zeros behind.
  private static func plainDecimal(_ value: Double) -> ExactDecimal {
    var decimal = ExactDecimal(value.magnitude.description) ?? ExactDecimal(value)
    decimal.trimFraction()
    return decimal
  }

  /// The form for a number that is not whole, or that a form prints with fraction digits.
  ///
  /// Which digits a reader sees depends on the form, and the form on the digits: the form for the plain value
  /// is looked at first, and if it prints the number, what it prints decides.
  private func fraction(
    _ decimal: ExactDecimal, _ index: Int, _ first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    let issueCount = run.issues.count
    if decimal.isZero, let zero = message.selects[index].plurals[PluralCategory.zero.index] {
      return zero
    }
    let plain = form(category(decimal), of: index, message, &run)
    guard message.selects[index].hasVisibleFraction, case .pattern(let pattern)? = plain,
      let count = shownFraction(
        of: message.selects[index].argument.resolved(from: first), in: Int(pattern), first: first,
        message, arguments)
    else { return plain }
    run.issues.removeSubrange(issueCount...)
    var shown = decimal
    shown.round(toFraction: count)
    return form(category(shown), of: index, message, &run)
  }

  private func category(_ decimal: ExactDecimal) -> PluralCategory {
    guard decimal.fractionCount == 0, let whole = decimal.whole else {
      return plurals.category(ofDecimal: decimal.text)
    }
    return plurals.category(of: whole)
  }

  /// How many fraction digits a text shows of an argument; nil if it does not show a fixed number of them.
  private func shownFraction(
    of argument: Int, in pattern: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument]
  ) -> Int? {
    for index in message.patterns[pattern].pieces {
      guard case .value(let specifier) = message.pieces[index],
        specifier.conversion == .fixed || specifier.conversion == .upperFixed,
        specifier.argument.resolved(from: first) == argument
      else { continue }
      let stated = extent(specifier.precision, first: first, message, arguments)
      return stated.map { min(max(0, $0), Self.largestExtent) } ?? 6
    }
    return nil
  }

  /// The form of a category, else `other`, else the nearest one.
  @inline(__always)
  private func form(
    _ category: PluralCategory, of index: Int, _ message: borrowing CompiledMessage,
    _ run: inout RenderingRun
  ) -> Target? {
    message.selects[index].plurals[category.index]
      ?? message.selects[index].plurals[PluralCategory.other.index]
      ?? nearestForm(of: index, message, &run)
  }

  @inline(never)
  private func nearestForm(
    of index: Int, _ message: borrowing CompiledMessage, _ run: inout RenderingRun
  ) -> Target? {
    note(.missingOther, message, &run, variable: message.selects[index].name)
    return message.selects[index].plurals.reversed().lazy.compactMap { $0 }.first
  }

  // MARK: Device, width, gender

  private func chooseNamed(
    _ index: Int, _ name: String, fallback: String, _ message: borrowing CompiledMessage,
    _ run: inout RenderingRun
  ) -> Target? {
    let cases = message.selects[index].cases
    if let found = cases.last(where: { $0.key.hasSameCodeUnits(as: name) })
      ?? cases.last(where: { $0.key.hasSameCodeUnits(as: fallback) })
    {
      return found.target
    }
    note(.missingOther, message, &run, variable: message.selects[index].name)
    return cases.first?.target
  }

  /// The largest width that there is room for, else the smallest.
  private func chooseWidth(
    _ index: Int, _ message: borrowing CompiledMessage, _ run: inout RenderingRun
  ) -> Target? {
    let cases = message.selects[index].cases
    let widths = cases.compactMap { form in Int(form.key).map { ($0, form.target) } }
    let fitting = widths.filter { $0.0 <= options.width ?? .max }
    if let target = fitting.max(by: { $0.0 < $1.0 })?.1 ?? widths.min(by: { $0.0 < $1.0 })?.1 {
      return target
    }
    note(.missingOther, message, &run, variable: message.selects[index].name)
    return cases.first?.target
  }

  /// The form of the number that the argument is, else that of 0.
  private func chooseGender(
    _ index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    guard let slot = choosingSlot(of: index, first: first, message, arguments, &run) else {
      return chooseNamed(index, "0", fallback: "0", message, &run)
    }
    let key: String
    switch arguments[slot].value {
    case .int(let value): key = "\(value)"
    case .uint(let value): key = "\(value)"
    case .bool(let value): key = value ? "1" : "0"
    case .string(let text): key = text
    case .double, .decimal, .character, .list, .null:
      noteMismatch(of: index, first: first, message, &run)
      key = "0"
    }
    return chooseNamed(index, key, fallback: "0", message, &run)
  }

  // MARK: Arguments

  /// Where the argument that a choice goes by stands in the list; nil, with an issue, if it is not there.
  @inline(__always)
  func choosingSlot(
    of index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Int? {
    let position = message.selects[index].argument.resolved(from: first)
    let slot = argumentSlot(position, message)
    if slot < arguments.count, !arguments[slot].value.isNull { return slot }
    note(
      .missingArgument, message, &run, argument: position, variable: message.selects[index].name)
    return nil
  }

  /// Notes that the argument that a choice goes by is of a kind that it cannot go by.
  @inline(never)
  func noteMismatch(
    of index: Int, first: Int, _ message: borrowing CompiledMessage, _ run: inout RenderingRun
  ) {
    let select = message.selects[index]
    note(
      .typeMismatch, message, &run, argument: select.argument.resolved(from: first),
      variable: select.name)
  }

  /// Where an argument stands in the list. Apple's formatter passes over arguments that nothing mentions
  /// without counting them.
  @inline(__always)
  func argumentSlot(_ argument: Int, _ message: borrowing CompiledMessage) -> Int {
    options.isAppleCompatible ? countedSlot(argument, message) : argument - 1
  }

  private func countedSlot(_ argument: Int, _ message: borrowing CompiledMessage) -> Int {
    guard let mentioned = message.mentioned, (1...64).contains(argument) else {
      return argument - 1
    }
    return (mentioned & (1 << UInt64(argument - 1) - 1)).nonzeroBitCount
  }

  /// A width or precision; nil if none is stated, or the argument for it is none.
  func extent(
    _ extent: Specifier.Extent, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument]
  ) -> Int? {
    switch extent {
    case .absent: return nil
    case .number(let number): return Int(number)
    case .argument(let argument):
      let slot = argumentSlot(argument.resolved(from: first), message)
      guard slot < arguments.count else { return nil }
      switch arguments[slot].value {
      case .int(let value): return Int(clamping: value)
      case .uint(let value): return Int(clamping: value)
      case .bool(let value): return value ? 1 : 0
      case .double, .decimal, .string, .character, .list, .null: return nil
      }
    }
  }
}

extension MessageArgument.Value {
  /// Whether there is no value.
  fileprivate var isNull: Bool {
    if case .null = self { true } else { false }
  }
}
