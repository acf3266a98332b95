import CatalogSyntax
import StringCatalog

/// The comparison by argument index: extra → type → order → width → precision → missing.
extension PlaceholderComparison {
  /// A form of more uses than this in the source is not compared use by use.
  private static let mostUses = 16

  func addIndexProblems(
    _ text: borrowing Span<UInt8>, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) {
    guard !source.map.arguments.isEmpty || !target.map.arguments.isEmpty else { return }
    addExtra(context, to: &problems)
    let isReordered = addOrder(to: &problems)
    if !isReordered { addTypes(context, to: &problems) }
    addWidths(to: &problems)
    addPrecisions(to: &problems)
    addMissing(text, context, to: &problems)
    if context.reportsImplicitOrder, !isReordered { addImplicitOrder(to: &problems) }
  }

  private func addExtra(
    _ context: PlaceholderContext, to problems: inout [PlaceholderProblem]
  ) {
    let highest = max(source.map.highestIndex, context.highestArgument)
    guard target.map.highestIndex > highest else { return }
    let extra = target.map.arguments.filter { $0.index > highest }
    let ranges = extra.flatMap(\.uses).map { target.placeholder(ofUse: $0).range }
    let first = target.placeholder(ofUse: extra[0].uses.lowerBound)
    problems.append(
      PlaceholderProblem(
        .extra,
        .extra(index: extra[0].index, spelling: target.spelling(of: first), sourceCount: highest),
        at: ranges.sorted { $0.start < $1.start }))
  }

  private func addTypes(
    _ context: PlaceholderContext, to problems: inout [PlaceholderProblem]
  ) {
    guard target.map.arguments.contains(where: { isMismatched($0, context) }) else { return }
    var mismatches: [(index: Int, target: String, source: String)] = []
    var ranges: [SourceRange] = []
    for argument in target.map.arguments where isMismatched(argument, context) {
      guard let counterpart = source.map[argument.index] else { continue }
      let placeholder = target.placeholder(ofUse: argument.uses.lowerBound)
      let original = source.placeholder(ofUse: counterpart.uses.lowerBound)
      mismatches.append(
        (argument.index, target.specifier(of: placeholder), source.specifier(of: original)))
      ranges += argument.uses.map { target.placeholder(ofUse: $0).range }
    }
    problems.append(
      PlaceholderProblem(
        .type, .type(mismatches), at: ranges.sorted { $0.start < $1.start }))
  }

  /// Whether source and target read the argument in different classes.
  ///
  /// The class of a variable's own argument is that of the variable, which is compared where the
  /// message refers to it.
  private func isMismatched(
    _ argument: ArgumentMap.Argument, _ context: PlaceholderContext
  ) -> Bool {
    guard let counterpart = source.map[argument.index],
      !(context.isVariableForm && argument.index == context.selectingArgument)
    else { return false }
    return !argument.argumentClass.isOpen && !counterpart.argumentClass.isOpen
      && argument.argumentClass != counterpart.argumentClass
  }

  /// Reports a translation that took the arguments in another order and gave no positions.
  private func addOrder(to problems: inout [PlaceholderProblem]) -> Bool {
    let count = target.map.arguments.count
    guard count > 1, count == source.map.arguments.count, count == target.map.uses.count,
      !target.map.hasPositions, target.adopted.isEmpty || !source.map.hasPositions
    else { return false }
    let isSame = zip(target.map.arguments, source.map.arguments).allSatisfy { pair in
      orderKey(pair.0, in: target) == orderKey(pair.1, in: source)
    }
    guard !isSame else { return false }
    let own = target.map.arguments.map { orderKey($0, in: target) }
    let passed = source.map.arguments.map { orderKey($0, in: source) }
    guard own.sorted() == passed.sorted() else { return false }

    let placeholders = target.map.uses.indices.map { target.placeholder(ofUse: $0) }
    let originals = source.map.arguments.map { source.placeholder(ofUse: $0.uses.lowerBound) }
    problems.append(
      PlaceholderProblem(
        .order,
        .order(
          source: originals.map { source.spelling(of: $0) },
          target: placeholders.map { target.spelling(of: $0) }),
        at: placeholders.map(\.range), edits: positions(own, passed, placeholders)))
    return true
  }

  /// What distinguishes an argument in its sequence: its class, or the name of its variable.
  private func orderKey(_ argument: ArgumentMap.Argument, in side: Side) -> UInt32 {
    let digest = side.map.uses[argument.uses.lowerBound].digest
    guard digest == 0 else { return digest }
    switch argument.argumentClass {
    case .object: return 1
    case .signed: return 2
    case .unsigned: return 3
    case .float: return 4
    case .character: return 5
    case .cString: return 6
    case .pointer: return 7
    case .variable: return 8
    }
  }

  private func positions(
    _ own: [UInt32], _ passed: [UInt32], _ placeholders: [Placeholder]
  ) -> [PlaceholderProblem.Edit] {
    guard target.adopted.isEmpty, own.count <= 32, !target.map.uses.contains(where: \.isExtent)
    else { return [] }
    var isTaken = [Bool](repeating: false, count: passed.count)
    var edits: [PlaceholderProblem.Edit] = []
    for (key, placeholder) in zip(own, placeholders) {
      guard let match = passed.indices.first(where: { passed[$0] == key && !isTaken[$0] }) else {
        return []
      }
      isTaken[match] = true
      edits.append(.position(source.map.arguments[match].index, of: placeholder))
    }
    return edits
  }

  private func addWidths(to problems: inout [PlaceholderProblem]) {
    var ranges: [SourceRange] = []
    var edits: [PlaceholderProblem.Edit] = []
    var message: PlaceholderProblem.Message?
    for (use, original) in comparableUses(where: { $0.length == $1.length }) {
      let placeholder = target.placeholder(ofUse: use)
      let model = source.placeholder(ofUse: original)
      ranges.append(placeholder.range)
      if let edit = length(of: model, for: placeholder) { edits.append(edit) }
      if message == nil {
        message = .width(
          index: target.map.uses[use].index, target: placeholder.spelling,
          source: model.spelling)
      }
    }
    guard let message else { return }
    problems.append(PlaceholderProblem(.width, message, at: ranges, edits: edits))
  }

  private func length(
    of model: Placeholder, for placeholder: Placeholder
  ) -> PlaceholderProblem.Edit? {
    guard target.adopted.isEmpty, case .conversion(let conversion) = placeholder.kind,
      case .conversion(let wanted) = model.kind
    else { return nil }
    var mended = placeholder
    mended.length = model.length
    if conversion.impliesLength || wanted.impliesLength { mended.kind = model.kind }
    return PlaceholderProblem.Edit(range: placeholder.range, replacement: mended.spelling)
  }

  private func addPrecisions(to problems: inout [PlaceholderProblem]) {
    var ranges: [SourceRange] = []
    var message: PlaceholderProblem.Message?
    for (use, original) in comparableUses(where: { $0.isFormatted(like: $1) }) {
      let placeholder = target.placeholder(ofUse: use)
      ranges.append(placeholder.range)
      if message == nil {
        message = .precision(
          index: target.map.uses[use].index, target: placeholder.spelling,
          source: source.placeholder(ofUse: original).spelling)
      }
    }
    guard let message else { return }
    problems.append(PlaceholderProblem(.precision, message, at: ranges))
  }

  /// The uses in the target that no use of the same argument in the source equals, in text order,
  /// each with the source's first use.
  ///
  /// Objects, references and arguments of another class are left out.
  private func comparableUses(
    where isEqual: (ArgumentMap.Use, ArgumentMap.Use) -> Bool
  ) -> [(use: Int, original: Int)] {
    var result: [(use: Int, original: Int)] = []
    for argument in target.map.arguments {
      guard let counterpart = source.map[argument.index],
        argument.argumentClass == counterpart.argumentClass, argument.argumentClass != .object,
        !argument.argumentClass.isOpen, counterpart.uses.count <= Self.mostUses
      else { continue }
      guard let first = counterpart.uses.first(where: { source.map.uses[$0].isPrinted }) else {
        continue
      }
      for use in argument.uses where target.map.uses[use].isPrinted {
        let own = target.map.uses[use]
        let hasEqual = counterpart.uses.contains {
          source.map.uses[$0].isPrinted && isEqual(own, source.map.uses[$0])
        }
        if !hasEqual { result.append((use, first)) }
      }
    }
    if result.count > 1 {
      result.sort { target.map.uses[$0.use].placeholder < target.map.uses[$1.use].placeholder }
    }
    return result
  }

  private func addMissing(
    _ text: borrowing Span<UInt8>, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) {
    var missing: [(index: Int, spelling: String)] = []
    for argument in source.map.arguments
    where argument.index != context.selectingArgument && target.map[argument.index] == nil {
      missing.append(
        (
          argument.index,
          source.spelling(of: source.placeholder(ofUse: argument.uses.lowerBound))
        ))
    }
    guard !missing.isEmpty else { return }
    problems.append(
      PlaceholderProblem(
        .missing, .missing(missing), at: [SourceRange(0, text.count)]))
  }

  private func addImplicitOrder(to problems: inout [PlaceholderProblem]) {
    let uses = target.map.uses
    guard uses.count > 1, !target.map.hasPositions, target.adopted.isEmpty else { return }
    var seen: Set<ArgumentClass> = []
    guard
      let repeated = uses.first(where: { !$0.isExtent && !seen.insert($0.argumentClass).inserted })
    else { return }
    let same = uses.filter { $0.argumentClass == repeated.argumentClass }
    let placeholders = target.format.placeholders.filter(\.isPlain)
    let edits =
      uses.contains(where: \.isExtent)
      ? []
      : placeholders.compactMap { placeholder in
        placeholder.argument.map { PlaceholderProblem.Edit.position($0, of: placeholder) }
      }
    problems.append(
      PlaceholderProblem(
        .implicit, .implicit(count: same.count),
        at: same.map { target.format.placeholders[$0.placeholder].range }, edits: edits))
  }

  /// Adds the conversions that Swift has no argument for.
  ///
  /// A translation is not blamed for what its source has at the same argument, nor where the class
  /// differs and is reported for that.
  func addUnsupportedSpecifiers(
    of side: Side, isSource: Bool, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) {
    guard context.isUsedBySwift else { return }
    var found: [(placeholder: Placeholder, instead: String)] = []
    for use in side.map.uses where !use.isExtent {
      let placeholder = side.format.placeholders[use.placeholder]
      guard case .conversion(let conversion) = placeholder.kind,
        let instead = conversion.swiftReplacement,
        isSource || source.map[use.index] == nil
          || !source.hasOrReplaces(conversion, at: use.index)
      else { continue }
      found.append((placeholder, instead))
    }
    guard let first = found.first else { return }
    problems.append(
      PlaceholderProblem(
        .unsupportedSpecifier,
        .unsupported(first.placeholder.spelling, instead: first.instead),
        at: found.map(\.placeholder.range).sorted { $0.start < $1.start }))
  }
}

extension PlaceholderComparison.Side {
  /// Whether the argument has the same conversion here, or one of another class.
  fileprivate func hasOrReplaces(_ conversion: Conversion, at index: Int) -> Bool {
    guard let argument = map[index] else { return false }
    if argument.argumentClass != conversion.argumentClass { return true }
    return argument.uses.prefix(16).contains {
      placeholder(ofUse: $0).kind == .conversion(conversion)
    }
  }
}

extension ArgumentMap.Use {
  /// Whether a conversion of the text itself prints the argument.
  fileprivate var isPrinted: Bool { !isExtent && digest == 0 }

  /// Whether flags, width and precision are the same; the argument of a `*` does not matter.
  fileprivate func isFormatted(like other: Self) -> Bool {
    flags == other.flags && width.isStated(like: other.width)
      && precision.isStated(like: other.precision)
  }
}

extension Placeholder.Extent {
  fileprivate func isStated(like other: Self) -> Bool {
    switch (self, other) {
    case (.argument, .argument): true
    case (.absent, .absent): true
    case (.number(let own), .number(let wanted)): own == wanted
    case (.absent, _), (.number, _), (.argument, _): false
    }
  }
}

extension Conversion {
  /// Whether the letter states the length `l` by itself.
  fileprivate var impliesLength: Bool {
    self == .longDecimal || self == .longUnsigned || self == .longOctal
  }

  /// What to write in Swift in place of a conversion that takes no Swift value.
  fileprivate var swiftReplacement: String? {
    switch self {
    case .cString, .wideCString, .character, .wideCharacter, .pointer: "%@"
    case .longDecimal: "%ld"
    case .longUnsigned: "%lu"
    case .longOctal: "%lo"
    case .object, .decimal, .integer, .unsigned, .hexadecimal, .upperHexadecimal, .octal, .fixed,
      .upperFixed, .scientific, .upperScientific, .general, .upperGeneral, .hexadecimalFloat,
      .upperHexadecimalFloat:
      nil
    }
  }
}
