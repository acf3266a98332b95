internal import ICU

extension MessageRenderer {
  /// Renders an argument as a specifier says.
  func render(
    _ specifier: Specifier, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, _ buffer: inout [UInt8]
  ) {
    let slot = argumentSlot(specifier.argument.resolved(from: first), message)
    guard slot < arguments.count else {
      note(.missingArgument, specifier, first, message, &run)
      return appendMissing(&buffer)
    }
    var layout = NumberLayout()
    if !specifier.isBare {
      layout = self.layout(of: specifier, first, message, arguments, &run, size: buffer.count)
    }
    let start = buffer.count
    var issue: RenderingIssue.Kind?
    switch arguments[slot].value {
    case .int(let value): issue = append(WholeNumber(value), specifier, layout, &buffer)
    case .uint(let value):
      issue = append(WholeNumber(magnitude: value), specifier, layout, &buffer)
    case .bool(let value):
      issue = append(WholeNumber(magnitude: value ? 1 : 0), specifier, layout, &buffer)
    case .double(let value): issue = append(value, specifier, layout, &buffer)
    case .decimal(let text):
      guard let decimal = ExactDecimal(text) else {
        issue = appendText(text, specifier, layout, prints: .text, &buffer)
        break
      }
      issue = append(decimal, text, specifier, layout, &buffer)
    case .string(let text): issue = appendText(text, specifier, layout, prints: .text, &buffer)
    case .character(let scalar):
      issue = appendText(String(scalar), specifier, layout, prints: .character, &buffer)
    case .list(let items):
      let text = String(decoding: joined(items, depth: 0), as: UTF8.self)
      issue = appendText(text, specifier, layout, prints: .object, &buffer)
      if items.contains(where: { $0.value == .null }) { issue = .missingArgument }
    case .null:
      note(.missingArgument, specifier, first, message, &run)
      return appendMissing(&buffer)
    }
    if options.escape != .none, !arguments[slot].value.isText {
      options.escape.apply(to: &buffer, from: start, origin: .argument)
    }
    if let issue { note(issue, specifier, first, message, &run) }
  }

  @inline(never)
  private func note(
    _ kind: RenderingIssue.Kind, _ specifier: Specifier, _ first: Int,
    _ message: borrowing CompiledMessage, _ run: inout RenderingRun
  ) {
    note(
      kind, message, &run, argument: specifier.argument.resolved(from: first),
      specifier: Int(specifier.start)..<Int(specifier.end))
  }

  // MARK: Layout

  /// The width, precision and flags that hold once their arguments are known.
  private func layout(
    of specifier: Specifier, _ first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, size: Int
  ) -> NumberLayout {
    var layout = NumberLayout(flags: specifier.flags)
    // A text of many wide numbers must not become a thousand times as long.
    let isLong = size - run.start >= Self.largestExpandedSize
    let largest = isLong ? 64 : Self.largestExtent
    var isCapped = false
    if let width = extent(specifier.width, specifier, first, message, arguments, &run) {
      if width < 0 { layout.flags.insert(.left) }
      layout.width = Int(min(width.magnitude, UInt(largest)))
      isCapped = width.magnitude > UInt(largest)
    }
    // A negative precision is none.
    if let precision = extent(specifier.precision, specifier, first, message, arguments, &run),
      precision >= 0
    {
      layout.precision = min(precision, largest)
      isCapped = isCapped || precision > largest
    }
    if layout.flags.contains(.left) { layout.flags.remove(.zero) }
    if isCapped { note(.widthCapped, specifier, first, message, &run) }
    return layout
  }

  private func extent(
    _ extent: Specifier.Extent, _ specifier: Specifier, _ first: Int,
    _ message: borrowing CompiledMessage, _ arguments: borrowing [MessageArgument],
    _ run: inout RenderingRun
  ) -> Int? {
    if let value = self.extent(extent, first: first, message, arguments) { return value }
    guard case .argument(let argument) = extent else { return nil }
    let position = argument.resolved(from: first)
    let isThere = argumentSlot(position, message) < arguments.count
    note(
      isThere ? .typeMismatch : .missingArgument, message, &run, argument: position,
      specifier: Int(specifier.start)..<Int(specifier.end))
    return nil
  }

  /// The layout in which `%@` prints a number.
  private func objectLayout(_ layout: NumberLayout) -> NumberLayout {
    guard options.padsObjects else { return NumberLayout() }
    return NumberLayout(flags: layout.flags.intersection(.left), width: layout.width)
  }

  // MARK: Whole numbers

  private func append(
    _ number: WholeNumber, _ specifier: Specifier, _ layout: NumberLayout,
    _ buffer: inout [UInt8]
  ) -> RenderingIssue.Kind? {
    switch specifier.conversion {
    case .decimal, .integer, .longDecimal:
      let bits = specifier.bits
      let fits = number.fits(signed: bits)
      let isCut = !fits && options.isAppleCompatible
      let shown = isCut ? number.truncated(signed: bits) : number
      if specifier.isBare {
        style.append(shown, grouped: style.groups, to: &buffer)
      } else {
        NumberWriter(style: style, layout: layout).append(shown, to: &buffer)
      }
      return fits ? nil : .narrowSpecifier
    case .object, .unsigned, .longUnsigned, .hexadecimal, .upperHexadecimal, .octal, .longOctal,
      .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral,
      .hexadecimalFloat, .upperHexadecimalFloat, .character, .wideCharacter, .cString,
      .wideCString, .pointer:
      return appendOther(number, specifier, layout, &buffer)
    }
  }

  /// Appends a whole number through another specifier than `%d`.
  private func appendOther(
    _ number: WholeNumber, _ specifier: Specifier, _ layout: NumberLayout,
    _ buffer: inout [UInt8]
  ) -> RenderingIssue.Kind? {
    let writer = NumberWriter(style: style, layout: layout)
    switch specifier.conversion {
    case .decimal, .integer, .longDecimal:
      writer.append(number, to: &buffer)
      return nil
    case .object:
      NumberWriter(style: style, layout: objectLayout(layout)).append(
        number, grouped: options.groupsObjects && style.groups, to: &buffer)
      return nil
    case .unsigned, .longUnsigned, .hexadecimal, .upperHexadecimal, .octal, .longOctal:
      let (magnitude, fits) = number.unsigned(bits: specifier.bits)
      let isCut = !fits && options.isAppleCompatible
      writer.append(
        isCut ? magnitude & WholeNumber.mask(specifier.bits) : magnitude, specifier.conversion,
        to: &buffer)
      return fits ? nil : .narrowSpecifier
    case .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral,
      .hexadecimalFloat, .upperHexadecimalFloat:
      let magnitude = Double(number.magnitude)
      writer.append(number.isNegative ? -magnitude : magnitude, specifier.conversion, to: &buffer)
      return .typeMismatch
    case .character, .wideCharacter:
      let value = number.isNegative ? nil : UInt32(exactly: number.magnitude)
      let scalar = value.flatMap { Unicode.Scalar($0) } ?? "\u{fffd}"
      append(String(scalar), layout, &buffer)
      return nil
    case .cString, .wideCString:
      NumberWriter(
        style: style,
        layout: NumberLayout(flags: layout.flags.intersection(.left), width: layout.width)
      ).append(number, grouped: options.groupsObjects && style.groups, to: &buffer)
      return .typeMismatch
    case .pointer:
      writer.appendPointer(number.bitPattern, to: &buffer)
      return nil
    }
  }

  // MARK: Other numbers

  private func append(
    _ value: Double, _ specifier: Specifier, _ layout: NumberLayout, _ buffer: inout [UInt8]
  ) -> RenderingIssue.Kind? {
    switch specifier.conversion {
    case .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral,
      .hexadecimalFloat, .upperHexadecimalFloat:
      NumberWriter(style: style, layout: layout).append(value, specifier.conversion, to: &buffer)
      return nil
    case .object:
      NumberWriter(style: style, layout: objectLayout(layout)).appendShortest(value, to: &buffer)
      return nil
    case .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .hexadecimal,
      .upperHexadecimal, .octal, .longOctal:
      guard let whole = WholeNumber(value) else { break }
      _ = append(whole, specifier, layout, &buffer)
      return .typeMismatch
    case .character, .wideCharacter, .cString, .wideCString, .pointer: break
    }
    NumberWriter(style: style, layout: NumberLayout()).appendShortest(value, to: &buffer)
    return .typeMismatch
  }

  private func append(
    _ decimal: ExactDecimal, _ text: String, _ specifier: Specifier, _ layout: NumberLayout,
    _ buffer: inout [UInt8]
  ) -> RenderingIssue.Kind? {
    let isNegative = text.utf8.first == ASCII.minus
    switch specifier.conversion {
    case .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral:
      NumberWriter(style: style, layout: layout).append(
        decimal, isNegative: isNegative, specifier.conversion, to: &buffer)
      return nil
    case .hexadecimalFloat, .upperHexadecimalFloat:
      guard let value = Double(text) else { break }
      NumberWriter(style: style, layout: layout).append(value, specifier.conversion, to: &buffer)
      return nil
    case .decimal, .integer, .longDecimal:
      guard decimal.isWhole else { break }
      NumberWriter(style: style, layout: layout).appendWhole(
        decimal, isNegative: isNegative, to: &buffer)
      return nil
    case .unsigned, .longUnsigned, .hexadecimal, .upperHexadecimal, .octal, .longOctal:
      guard !isNegative || decimal.isZero, let magnitude = decimal.whole else { break }
      return append(WholeNumber(magnitude: magnitude), specifier, layout, &buffer)
    case .object:
      appendDigits(of: text, isNegative: isNegative, objectLayout(layout), &buffer)
      return nil
    case .character, .wideCharacter, .cString, .wideCString, .pointer: break
    }
    appendDigits(of: text, isNegative: isNegative, NumberLayout(), &buffer)
    return .typeMismatch
  }

  private func appendDigits(
    of text: String, isNegative: Bool, _ layout: NumberLayout, _ buffer: inout [UInt8]
  ) {
    let hasSign = text.utf8.first == ASCII.minus || text.utf8.first == ASCII.plus
    NumberWriter(style: style, layout: layout).appendPlain(
      text.utf8.dropFirst(hasSign ? 1 : 0), isNegative: isNegative, to: &buffer)
  }

  // MARK: Texts

  /// What a text argument is.
  private enum TextKind {
    case text
    case character
    case object
  }

  /// Appends an inserted text, isolated and escaped.
  private func appendText(
    _ text: String, _ specifier: Specifier, _ layout: NumberLayout, prints kind: TextKind,
    _ buffer: inout [UInt8]
  ) -> RenderingIssue.Kind? {
    switch specifier.conversion {
    case .object:
      if options.padsObjects, layout.width > 0 {
        append(text, NumberLayout(flags: layout.flags, width: layout.width), &buffer)
      } else {
        append(text, &buffer)
      }
      return nil
    case .cString, .wideCString:
      append(text, layout, &buffer)
      return kind == .text ? nil : .typeMismatch
    case .character, .wideCharacter:
      append(text, NumberLayout(flags: layout.flags, width: layout.width), &buffer)
      return kind == .character ? nil : .typeMismatch
    case .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .hexadecimal,
      .upperHexadecimal, .octal, .longOctal, .fixed, .upperFixed, .scientific, .upperScientific,
      .general, .upperGeneral, .hexadecimalFloat, .upperHexadecimalFloat, .pointer:
      append(text, &buffer)
      return .typeMismatch
    }
  }

  /// Appends an inserted text of a width and precision that count grapheme clusters.
  private func append(_ text: String, _ layout: NumberLayout, _ buffer: inout [UInt8]) {
    let shown = layout.precision.map { String(text.prefix($0)) } ?? text
    guard layout.width > 0 else { return append(shown, &buffer) }
    let missing = max(0, layout.width - shown.count)
    let isLeft = layout.flags.contains(.left)
    if !isLeft { buffer.append(contentsOf: repeatElement(ASCII.space, count: missing)) }
    append(shown, &buffer)
    if isLeft { buffer.append(contentsOf: repeatElement(ASCII.space, count: missing)) }
  }

  /// Appends an inserted text as it is.
  @inline(__always)
  private func append(_ text: String, _ buffer: inout [UInt8]) {
    guard options.escape == .none else { return appendEscaped(text, &buffer) }
    guard !isolatesTexts else {
      buffer.append(0xe2, 0x81, 0xa8)
      buffer.append(text)
      return buffer.append(0xe2, 0x81, 0xa9)
    }
    let start = buffer.count
    buffer.append(text)
    guard looksAtDirection, hasRightToLeft(buffer, from: start) else { return }
    buffer.insert(contentsOf: Self.firstStrongIsolate.utf8, at: start)
    buffer.append(Self.popIsolate)
  }

  private static let firstStrongIsolate = "\u{2068}"
  private static let popIsolate = "\u{2069}"

  @inline(never)
  private func appendEscaped(_ text: String, _ buffer: inout [UInt8]) {
    let isHTML = options.escape == .html
    let isIsolated =
      isolatesTexts || (looksAtDirection && LocaleData.hasRightToLeft(Array(text.utf8).span))
    if isIsolated { buffer.append(isHTML ? "<bdi>" : Self.firstStrongIsolate) }
    let start = buffer.count
    buffer.append(text)
    options.escape.apply(to: &buffer, from: start, origin: .argument)
    if isIsolated { buffer.append(isHTML ? "</bdi>" : Self.popIsolate) }
  }

  @inline(__always)
  private func hasRightToLeft(_ buffer: borrowing [UInt8], from start: Int) -> Bool {
    let text = buffer.span.extracting(start..<buffer.count)
    var bits: UInt8 = 0
    for index in text.indices { bits |= text[index] }
    return bits >= 0x80 && LocaleData.hasRightToLeft(text)
  }

  // MARK: Lists

  /// The items of a list as `%@` prints them, joined.
  private func joined(_ items: [MessageArgument], depth: Int) -> [UInt8] {
    let texts = items.map { item -> [UInt8] in
      var bytes: [UInt8] = []
      switch item.value {
      case .int(let value): appendItem(WholeNumber(value), &bytes)
      case .uint(let value): appendItem(WholeNumber(magnitude: value), &bytes)
      case .bool(let value): appendItem(WholeNumber(magnitude: value ? 1 : 0), &bytes)
      case .double(let value):
        NumberWriter(style: style, layout: NumberLayout()).appendShortest(value, to: &bytes)
      case .decimal(let text):
        if ExactDecimal(text) == nil {
          bytes.append(text)
        } else {
          appendDigits(
            of: text, isNegative: text.utf8.first == ASCII.minus, NumberLayout(), &bytes)
        }
      case .string(let text): bytes.append(text)
      case .character(let scalar): bytes.append(String(scalar))
      case .list(let items) where depth < Self.largestDepth:
        bytes = joined(items, depth: depth + 1)
      case .list, .null: appendMissing(&bytes)
      }
      return bytes
    }
    return self.texts.joined(texts)
  }

  private func appendItem(_ number: WholeNumber, _ bytes: inout [UInt8]) {
    NumberWriter(style: style, layout: NumberLayout()).append(
      number, grouped: options.groupsObjects && style.groups, to: &bytes)
  }
}

extension Specifier {
  /// The width of C's type for the length modifier.
  var bits: Int {
    switch length {
    case .hh: 8
    case .h: 16
    case .l, .ll, .q, .L, .z, .t, .j: 64
    case .none:
      switch conversion {
      case .longDecimal, .longUnsigned, .longOctal: 64
      case .object, .decimal, .integer, .unsigned, .hexadecimal, .upperHexadecimal, .octal, .fixed,
        .upperFixed, .scientific, .upperScientific, .general, .upperGeneral, .hexadecimalFloat,
        .upperHexadecimalFloat, .character, .wideCharacter, .cString, .wideCString, .pointer:
        32
      }
    }
  }
}

extension MessageArgument.Value {
  /// Whether the value is inserted as a text, which is escaped before it is isolated.
  fileprivate var isText: Bool {
    switch self {
    case .string, .character, .list: true
    case .decimal(let text): ExactDecimal(text) == nil
    case .int, .uint, .double, .bool, .null: false
    }
  }
}
