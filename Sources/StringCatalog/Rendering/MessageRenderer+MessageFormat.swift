internal import ICU

/// What patterns of MessageFormat choose by and print, as ICU does.
extension MessageRenderer {
  // MARK: Choices

  /// The form for exactly the number, else for the category of what is left of it, else `other`.
  ///
  /// The category is that of the number as the form `other` prints it first: rounded, and in percent. Where
  /// it does not, it is that of the number as `#` prints it, with at most three fraction digits. Number
  /// skeletons do not count: with them the category is that of the plain value. All this is what ICU does.
  func chooseNumber(
    _ index: Int, _ rule: NumberRule, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    guard let number = number(of: index, first: first, message, arguments, &run) else {
      return form("other", of: index, message, &run)
    }
    let exact = message.selects[index].cases.first { form in
      form.key.utf8.first == UInt8(ascii: "=")
        && Double(form.key.dropFirst()).map { $0 == number.value } ?? false
    }
    if let exact { return exact.target }
    let left = number.subtracting(rule.offset)
    guard let decimal = left.decimal else {
      return form("other", of: index, message, &run)
    }
    let table = rule.isOrdinal ? texts.ordinals : plurals
    let category: PluralCategory
    switch shownStyle(of: index, first: first, message) {
    case .decimal: category = Self.category(decimal.shown(fraction: Self.largestFraction), table)
    case .integer: category = Self.category(decimal.shown(fraction: 0), table)
    case .percent:
      var percent = decimal
      percent.point += 2
      category = Self.category(percent.shown(fraction: 0), table)
    case .skeleton: category = Self.category(decimal.shown(fraction: .max), table)
    }
    return form(category.rawValue, of: index, message, &run)
  }

  private static func category(_ decimal: ExactDecimal, _ table: PluralTable) -> PluralCategory {
    guard decimal.fractionCount == 0, let whole = decimal.whole else {
      return table.category(ofDecimal: decimal.text)
    }
    return table.category(of: whole)
  }

  /// How the form `other` of a choice prints the number of the choice first.
  private func shownStyle(
    of index: Int, first: Int, _ message: borrowing CompiledMessage
  ) -> NumberFormat.Style {
    let select = message.selects[index]
    let position = select.argument.resolved(from: first)
    let other = select.cases.first { $0.key.hasSameCodeUnits(as: "other") }
    guard case .pattern(let pattern)? = other?.target else { return .decimal }
    for piece in message.patterns[Int(pattern)].pieces {
      switch message.pieces[piece] {
      case .literal, .problem: continue
      case .value(let specifier):
        if specifier.argument.resolved(from: position) == position { return .decimal }
      case .reference(let reference):
        guard let part = reference.select, reference.argument.resolved(from: position) == position,
          case .value(let format) = message.selects[Int(part)].selector
        else { continue }
        return format.style
      }
    }
    return .decimal
  }

  /// The form of the name that the argument is, else `other`.
  func chooseText(
    _ index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> Target? {
    guard let slot = choosingSlot(of: index, first: first, message, arguments, &run) else {
      return form("other", of: index, message, &run)
    }
    let key: String
    switch arguments[slot].value {
    case .string(let text): key = text
    case .character(let scalar): key = String(scalar)
    case .bool(let value): key = value ? "true" : "false"
    case .int(let value): key = "\(value)"
    case .uint(let value): key = "\(value)"
    case .decimal(let text): key = text
    case .double, .list, .null:
      noteMismatch(of: index, first: first, message, &run)
      key = "other"
    }
    return form(key, of: index, message, &run)
  }

  /// The first form of a name, else `other`, else the first one.
  private func form(
    _ key: String, of index: Int, _ message: borrowing CompiledMessage, _ run: inout RenderingRun
  ) -> Target? {
    let cases = message.selects[index].cases
    if let found = cases.first(where: { $0.key.hasSameCodeUnits(as: key) })
      ?? cases.first(where: { $0.key.hasSameCodeUnits(as: "other") })
    {
      return found.target
    }
    note(.missingOther, message, &run, variable: message.selects[index].name)
    return cases.first?.target
  }

  /// The number that a part goes by, or an issue.
  private func number(
    of index: Int, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun
  ) -> ArgumentNumber? {
    guard let slot = choosingSlot(of: index, first: first, message, arguments, &run) else {
      return nil
    }
    if let number = ArgumentNumber(arguments[slot].value) { return number }
    noteMismatch(of: index, first: first, message, &run)
    return nil
  }

  // MARK: Numbers

  /// ICU's default number format has so many fraction digits at most.
  private static let largestFraction = 3
  private static let percent = "percent scale/100 precision-integer"

  /// Prints an argument as a number. What is no number is inserted as it is, with an issue.
  func render(
    _ index: Int, _ format: NumberFormat, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, _ buffer: inout [UInt8]
  ) {
    guard let number = number(of: index, first: first, message, arguments, &run) else {
      let argument = ArgumentIndex(number: 0, isRelative: true)
      let slot = argumentSlot(argument.resolved(from: first), message)
      guard slot < arguments.count, arguments[slot].value != .null else {
        return appendMissing(&buffer)
      }
      let object = Specifier(
        conversion: .object, flags: [], length: .none, width: .absent, precision: .absent,
        argument: argument, start: 0, end: 0)
      return render(object, first: first, message, arguments, &run, &buffer)
    }
    let start = buffer.count
    append(number.subtracting(format.offset), format.style, &buffer)
    options.escape.apply(to: &buffer, from: start, origin: .argument)
  }

  private func append(
    _ number: ArgumentNumber, _ style: NumberFormat.Style, _ buffer: inout [UInt8]
  ) {
    guard let text = number.text, let decimal = number.decimal else {
      return append(number.value, NumberLayout(), &buffer)
    }
    switch style {
    case .decimal: append(decimal, number.isNegative, fraction: Self.largestFraction, &buffer)
    case .integer: append(decimal, number.isNegative, fraction: 0, &buffer)
    case .percent: append(text, Self.percent, number, &buffer)
    case .skeleton(let skeleton): append(text, skeleton, number, &buffer)
    }
  }

  private func append(
    _ decimal: ExactDecimal, _ isNegative: Bool, fraction: Int, _ buffer: inout [UInt8]
  ) {
    let shown = decimal.shown(fraction: fraction)
    NumberWriter(style: style, layout: NumberLayout(precision: shown.fractionCount)).append(
      shown, isNegative: isNegative, .fixed, to: &buffer)
  }

  private func append(
    _ text: String, _ skeleton: String, _ number: ArgumentNumber, _ buffer: inout [UInt8]
  ) {
    let locale = options.localizesNumbers ? RenderingLocale.of(numberLocale) : .named("und")
    guard let formatted = locale.formatted(text, skeleton: skeleton) else {
      return append(number.value, NumberLayout(), &buffer)
    }
    buffer.append(formatted)
  }

  private func append(_ value: Double, _ layout: NumberLayout, _ buffer: inout [UInt8]) {
    NumberWriter(style: style, layout: layout).append(value, .fixed, to: &buffer)
  }
}

extension ExactDecimal {
  /// The number with so many fraction digits at most, and no zeros at their end.
  fileprivate func shown(fraction count: Int) -> ExactDecimal {
    var shown = self
    if shown.fractionCount > count { shown.round(toFraction: count) }
    shown.trimFraction()
    // Zero has no digits, wherever its separator stood.
    return shown.isZero ? ExactDecimal(whole: 0) : shown
  }
}
