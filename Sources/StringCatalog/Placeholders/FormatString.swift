public import CatalogSyntax

/// The specifiers of a text, and what looks like one and is none.
///
/// Reading is one pass over the bytes and succeeds on any bytes whatever. A text without a percent
/// sign costs no allocation; keep one value and call ``read(_:options:)`` again to reuse its storage.
public struct FormatString: Sendable {
  /// How a text is to be read.
  public struct Options: Sendable {
    /// Whether the text is a form of a string catalog's substitution, where `%arg` has a meaning.
    public var isSubstitutionForm: Bool
    /// The argument that the first specifier without a position takes, counted from 1.
    ///
    /// A form of a `.stringsdict` variable starts at the variable's own argument.
    public var firstArgument: Int
    /// The variables that references may name.
    public var variables: [FormatVariable]

    /// Creates options; the defaults are those of an ordinary text.
    public init(
      isSubstitutionForm: Bool = false, firstArgument: Int = 1, variables: [FormatVariable] = []
    ) {
      self.isSubstitutionForm = isSubstitutionForm
      self.firstArgument = firstArgument
      self.variables = variables
    }
  }

  /// The specifiers in text order, `%%` among them.
  public internal(set) var placeholders: [Placeholder] = []
  /// The doubtful places in text order.
  public internal(set) var problems: [FormatProblem] = []
  /// Whether the text has a conversion that cannot be prose, so that it is surely a format.
  public private(set) var isFormat = false

  private var nextArgument = 1
  private var firstArgument = 1
  private var lookAlikes = LookAlikeReader()

  /// Creates an empty value to read into.
  public init() {}

  /// Reads `text`.
  public init(_ text: borrowing Span<UInt8>, options: Options = Options()) {
    read(text, options: options)
  }

  /// Reads `text` in place of what was read before.
  public mutating func read(_ text: borrowing Span<UInt8>, options: Options = Options()) {
    placeholders.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    isFormat = false
    firstArgument = max(1, options.firstArgument)
    nextArgument = firstArgument

    var offset = 0
    var specifierEnd = -1
    while let sign = Self.percentSign(in: text, from: offset) {
      if text[sign] == ASCII.percent {
        offset = readPercent(text, at: sign, specifierEnd: specifierEnd, options: options)
      } else {
        offset = readForeignPercent(text, at: sign, specifierEnd: specifierEnd)
      }
      if offset > sign + 1 { specifierEnd = offset }
    }
  }

  /// Takes the look-alikes among the problems for what they were meant to be.
  ///
  /// Only those that `isIncluded` accepts, given whether each is certain; they move from
  /// ``problems`` to ``placeholders``, and the arguments are counted anew.
  /// - Returns: The ranges of the look-alikes taken.
  public mutating func adoptLookAlikes(
    where isIncluded: (Placeholder, _ isCertain: Bool) -> Bool
  ) -> [SourceRange] {
    var adopted: [SourceRange] = []
    var meant: [Placeholder] = []
    problems.removeAll { problem in
      guard case .lookAlike(let placeholder, let isCertain) = problem.kind,
        isIncluded(placeholder, isCertain)
      else { return false }
      adopted.append(problem.range)
      meant.append(placeholder)
      return true
    }
    guard !adopted.isEmpty else { return [] }
    placeholders += meant
    placeholders.sort { $0.range.start < $1.range.start }
    nextArgument = firstArgument
    for index in placeholders.indices { resolveArguments(at: index) }
    return adopted
  }

  private mutating func readPercent(
    _ text: borrowing Span<UInt8>, at sign: Int, specifierEnd: Int, options: Options
  ) -> Int {
    var reader = SpecifierReader(at: sign, readsArgument: options.isSubstitutionForm)
    switch reader.read(text) {
    case .specifier(let placeholder):
      if case .percentSign = placeholder.kind {
        placeholders.append(placeholder)
        return placeholder.range.end
      }
      return readSpecifier(placeholder, text, specifierEnd: specifierEnd, options: options)
    case .failure(let failure, let end):
      return readFailure(failure, end: end, text, at: sign, specifierEnd: specifierEnd)
    }
  }

  private mutating func readSpecifier(
    _ placeholder: Placeholder, _ text: borrowing Span<UInt8>, specifierEnd: Int, options: Options
  ) -> Int {
    let sign = placeholder.range.start
    if placeholder.isUnfinished(in: text) {
      let end = placeholder.positionEnd(in: text)
      problems.append(
        FormatProblem(.incompletePosition, range: SourceRange(sign, end), takesArgument: true))
      return end
    }
    if placeholder.isBeyondDoubt {
      append(placeholder, text, options)
      return placeholder.range.end
    }
    let reading = PercentReading(text, percentAt: sign, specifierEnd: specifierEnd)
    if case .conversion(.object) = placeholder.kind {
      if let meant = lookAlikes.read(text, at: sign, before: reading.before) {
        return append(meant, takesArgument: true)
      }
      problems.append(
        FormatProblem(.ambiguousPercent, range: placeholder.range, takesArgument: true))
      return sign + 1
    }
    if reading.isProse(placeholder, in: text) || text.isTemplateName(at: sign) {
      problems.append(
        FormatProblem(.ambiguousPercent, range: placeholder.range, takesArgument: true))
      return sign + 1
    }
    append(placeholder, text, options)
    return placeholder.range.end
  }

  private mutating func readFailure(
    _ failure: SpecifierReader.Failure, end: Int, _ text: borrowing Span<UInt8>, at sign: Int,
    specifierEnd: Int
  ) -> Int {
    if case .malformedReference(let name) = failure {
      isFormat = true
      problems.append(
        FormatProblem(
          .malformedReference(name: name), range: SourceRange(sign, end), takesArgument: true))
      return end
    }
    let reading = PercentReading(text, percentAt: sign, specifierEnd: specifierEnd)
    if let meant = lookAlikes.read(text, at: sign, before: reading.before) {
      return append(meant, takesArgument: meant.placeholder.range.count > 1)
    }
    if let swapped = swappedObject(text, at: sign, specifierEnd: specifierEnd) {
      return append(swapped, takesArgument: false)
    }
    let takesArgument = text.hasLenientConversion(behind: sign)
    let kind: FormatProblem.Kind
    var range = SourceRange(sign, sign + 1)
    switch failure {
    case .incompletePosition:
      kind = .incompletePosition
      range.end = min(text.count, end)
    case .unknownLetter
    where reading.before != .digit && text.isAttemptedConversion(at: sign, end: end)
      && !PercentReading.isAddressEscape(text, at: sign) && !text.isTemplateName(at: sign):
      kind = .unknownConversion
      range.end = end
    case .unknownLetter, .nothing, .malformedReference:
      kind = sign + 1 == text.count ? .trailingPercent : .lonePercent
    }
    problems.append(FormatProblem(kind, range: range, takesArgument: takesArgument))
    return sign + 1
  }

  private mutating func readForeignPercent(
    _ text: borrowing Span<UInt8>, at sign: Int, specifierEnd: Int
  ) -> Int {
    let reading = PercentReading(text, percentAt: sign, specifierEnd: specifierEnd)
    guard let meant = lookAlikes.read(text, at: sign, before: reading.before) else {
      return sign + 1
    }
    return append(meant, takesArgument: false)
  }

  private mutating func append(_ meant: LookAlikeReader.Result, takesArgument: Bool) -> Int {
    let range = meant.placeholder.range
    problems.append(
      FormatProblem(
        .lookAlike(meant.placeholder, isCertain: meant.isCertain), range: range,
        takesArgument: takesArgument))
    return range.end
  }

  private mutating func append(
    _ placeholder: Placeholder, _ text: borrowing Span<UInt8>, _ options: Options
  ) {
    isFormat = true
    placeholders.append(
      options.variables.isEmpty ? placeholder : resolving(placeholder, text, options.variables))
    resolveArguments(at: placeholders.count - 1)
  }

  private func resolving(
    _ placeholder: Placeholder, _ text: borrowing Span<UInt8>, _ variables: [FormatVariable]
  ) -> Placeholder {
    guard case .reference(var reference) = placeholder.kind else { return placeholder }
    let name = reference.name.start..<reference.name.end
    for variable in variables where variable.isNamed(by: name, in: text) {
      var result = placeholder
      reference.conversion = variable.conversion
      reference.length = variable.length
      result.kind = .reference(reference)
      if placeholder.position == nil, let argument = variable.argument {
        result.argument = argument
        result.hasVariableArgument = true
      }
      return result
    }
    return placeholder
  }

  /// Gives the specifier at `index` its arguments: stated ones, else the next ones.
  private mutating func resolveArguments(at index: Int) {
    if placeholders[index].width != .absent {
      placeholders[index].width = resolved(placeholders[index].width)
    }
    if placeholders[index].precision != .absent {
      placeholders[index].precision = resolved(placeholders[index].precision)
    }
    switch placeholders[index].kind {
    case .percentSign: break
    case .formattedArgument: placeholders[index].argument = firstArgument
    case .reference where placeholders[index].hasVariableArgument: break
    case .conversion, .reference:
      placeholders[index].argument = placeholders[index].position ?? takeArgument()
    }
  }

  private mutating func resolved(_ extent: Placeholder.Extent) -> Placeholder.Extent {
    guard case .argument(let argument) = extent else { return extent }
    let position = argument.position
    return .argument(
      Placeholder.ExtentArgument(position: position, index: position ?? takeArgument()))
  }

  private mutating func takeArgument() -> Int {
    defer { nextArgument += 1 }
    return nextArgument
  }

  /// An `@%` that was meant as `%@`: the `@` belongs to no specifier and to no address.
  private func swappedObject(
    _ text: borrowing Span<UInt8>, at sign: Int, specifierEnd: Int
  ) -> LookAlikeReader.Result? {
    guard sign > 0, specifierEnd < sign, text[sign - 1] == ASCII.at else { return nil }
    if let before = text.byte(at: sign - 2), before.isAddressCharacter { return nil }
    if let after = text.byte(at: sign + 1), after.isAddressCharacter { return nil }
    return LookAlikeReader.Result(
      placeholder: Placeholder(
        range: SourceRange(sign - 1, sign + 1), kind: .conversion(.object)),
      isCertain: false)
  }
}
