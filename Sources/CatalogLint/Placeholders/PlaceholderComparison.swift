import CatalogSyntax
import StringCatalog

/// Compares the arguments of translations with those of their source text.
///
/// Make one value and keep it: ``setSource(_:key:context:)`` reads a source once for all its
/// translations, and nothing is allocated for texts in order. A form error (mixed, gap, conflict,
/// percent sign, invalid format) silences the comparison by index of that text; a look-alike does
/// not, for what was meant is known.
package struct PlaceholderComparison {
  /// One text as read.
  struct Side {
    var format = FormatString()
    var map = ArgumentMap()
    var adopted: [SourceRange] = []
    var hasFormError = false
    /// The names that references refer to, by their digests.
    var names: [UInt32: String] = [:]
  }

  var source = Side()
  var target = Side()
  private var isKeyFormat = false
  private var sourceForeign: [NamedPlaceholder] = []
  private var sourceMarkupCount = 0
  private var enclosedArguments: [Int] = []

  /// Creates a comparison with an empty source.
  package init() {}

  /// Takes the source text that the following translations belong to.
  ///
  /// - Parameters:
  ///   - text: The source value as UTF-8; the key itself where the source has no value.
  ///   - key: The key as UTF-8, which may be a format although the value is none.
  ///   - context: What else is known of the text.
  package mutating func setSource(
    _ text: borrowing Span<UInt8>, key: borrowing Span<UInt8>, context: PlaceholderContext
  ) {
    isKeyFormat = false
    if FormatString.mayContainPlaceholder(key) {
      target.format.read(key, options: context.options)
      isKeyFormat = target.format.isFormat
    }
    Self.read(text, into: &source, context)
    let isFormat = isKeyFormat || context.isFormatElsewhere || source.format.isFormat
    let isEmpty = source.map.arguments.isEmpty
    Self.adoptLookAlikes(in: &source) { _, isCertain in isFormat && (isCertain || isEmpty) }
    source.hasFormError =
      source.map.arguments.contains { $0.isConflicting }
      || (isFormat && source.format.problems.contains { $0.kind.isInvalid })
      || (!context.isVariableForm && (source.map.isMixed || source.gap(context) != nil))

    sourceForeign.removeAll(keepingCapacity: true)
    enclosedArguments.removeAll(keepingCapacity: true)
    sourceMarkupCount = 0
    let traits = FormatString.traits(of: text)
    guard !traits.isEmpty else { return }
    sourceForeign = NamedPlaceholder.all(in: text)
    guard traits.contains(.marker) else { return }
    let markup = AgreementMarkup(text)
    sourceMarkupCount = markup.contents.count
    for argument in source.map.arguments
    where argument.uses.allSatisfy({ markup.encloses(source.start(ofUse: $0)) }) {
      enclosedArguments.append(argument.index)
    }
  }

  /// The problems of the source text itself: errors of form, and what no argument fits.
  ///
  /// `text` is the text given to ``setSource(_:key:context:)``.
  package mutating func problemsInSource(
    _ text: borrowing Span<UInt8>, context: PlaceholderContext
  ) -> [PlaceholderProblem] {
    var problems: [PlaceholderProblem] = []
    let isFormat = isKeyFormat || context.isFormatElsewhere || source.format.isFormat
    _ = Self.addFormProblems(of: source, text, isFormat: isFormat, context, to: &problems)
    addUnsupportedSpecifiers(of: source, isSource: true, context, to: &problems)
    if sourceMarkupCount > 0 || FormatString.traits(of: text).contains(.marker) {
      let markup = AgreementMarkup(text)
      if markup.asksForAgreement, !markup.unbalanced.isEmpty {
        problems.append(
          PlaceholderProblem(
            .inflectionMarkup, .inflectionUnbalanced(), at: markup.unbalanced))
      }
    }
    return problems
  }

  /// The problems of a translation, in the order of the rules; usually none.
  package mutating func problems(
    in text: borrowing Span<UInt8>, context: PlaceholderContext
  ) -> [PlaceholderProblem] {
    let traits = FormatString.traits(of: text)
    if traits.isEmpty, source.map.arguments.isEmpty, sourceForeign.isEmpty, sourceMarkupCount == 0 {
      return []
    }
    var problems: [PlaceholderProblem] = []
    compareArguments(text, traits, context, to: &problems)
    compareForeign(text, traits, context, to: &problems)
    compareMarkup(text, to: &problems)
    return problems
  }

  /// The problems of `target` against `source`, or of `source` itself where there is no target.
  package static func problems(
    source: borrowing Span<UInt8>, key: borrowing Span<UInt8>, target: borrowing Span<UInt8>,
    context: PlaceholderContext = PlaceholderContext()
  ) -> [PlaceholderProblem] {
    var comparison = PlaceholderComparison()
    comparison.setSource(source, key: key, context: context)
    return comparison.problems(in: target, context: context)
  }

  private static func read(
    _ text: borrowing Span<UInt8>, into side: inout Side, _ context: PlaceholderContext
  ) {
    side.format.read(text, options: context.options)
    side.map.read(side.format)
    side.adopted.removeAll(keepingCapacity: true)
    side.hasFormError = false
    if !side.names.isEmpty { side.names.removeAll() }
    guard side.map.hasReferences else { return }
    for placeholder in side.format.placeholders {
      guard case .reference(let reference) = placeholder.kind else { continue }
      side.names[reference.digest] = text.string(in: reference.name)
    }
  }

  private static func adoptLookAlikes(
    in side: inout Side, where isIncluded: (Placeholder, Bool) -> Bool
  ) {
    guard !side.format.problems.isEmpty else { return }
    side.adopted = side.format.adoptLookAlikes(where: isIncluded)
    if !side.adopted.isEmpty { side.map.read(side.format) }
  }

  /// Takes the certain look-alikes, and of the doubtful ones as many as the source has arguments
  /// that the target would lack.
  private mutating func adoptLookAlikesInTarget() {
    var lacking = source.map.arguments.count - target.map.arguments.count
    let takesCertain = !source.map.arguments.isEmpty
    for problem in target.format.problems {
      if case .lookAlike(_, isCertain: true) = problem.kind { lacking -= 1 }
    }
    Self.adoptLookAlikes(in: &target) { _, isCertain in
      if isCertain { return takesCertain }
      lacking -= 1
      return lacking >= 0
    }
  }

  private mutating func compareArguments(
    _ text: borrowing Span<UInt8>, _ traits: FormatString.Traits, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) {
    Self.read(text, into: &target, context)
    let isFormat =
      isKeyFormat || context.isFormatElsewhere || source.format.isFormat || target.format.isFormat
    if isFormat, !target.format.problems.isEmpty { adoptLookAlikesInTarget() }

    target.hasFormError = Self.addFormProblems(
      of: target, text, isFormat: isFormat, context, to: &problems)
    // A reference to what is not there is another rule's finding; what it would read is not known.
    let isDefined = target.hasOnlyKnownReferences(context)
    if !target.hasFormError, !source.hasFormError, isDefined {
      addIndexProblems(text, context, to: &problems)
    }
    addUnsupportedSpecifiers(of: target, isSource: false, context, to: &problems)
  }

  private func compareForeign(
    _ text: borrowing Span<UInt8>, _ traits: FormatString.Traits, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) {
    guard !sourceForeign.isEmpty || !traits.isEmpty else { return }
    let own = traits.isEmpty ? [] : NamedPlaceholder.all(in: text)
    guard !own.isEmpty || !sourceForeign.isEmpty else { return }
    let ownSpellings = Set(own.map(\.spelling))
    let wanted = Set(sourceForeign.map(\.spelling))
    let added = own.filter { !wanted.contains($0.spelling) }
    var lost = sourceForeign.filter { !ownSpellings.contains($0.spelling) }
    if context.selectingArgument != nil, added.isEmpty { lost = [] }
    guard !added.isEmpty || !lost.isEmpty else { return }
    problems.append(
      PlaceholderProblem(
        .foreignPlaceholder, .foreign(lost: lost.uniqueTexts, added: added.uniqueTexts),
        at: added.isEmpty ? [SourceRange(0, text.count)] : added.map(\.range)))
  }

  private func compareMarkup(
    _ text: borrowing Span<UInt8>, to problems: inout [PlaceholderProblem]
  ) {
    guard sourceMarkupCount > 0 else { return }
    let markup = AgreementMarkup(text)
    if !markup.unbalanced.isEmpty {
      problems.append(
        PlaceholderProblem(.inflectionMarkup, .inflectionUnbalanced(), at: markup.unbalanced))
    } else if markup.contents.count < sourceMarkupCount {
      problems.append(
        PlaceholderProblem(
          .inflectionMarkup, .inflectionLost(), at: [SourceRange(0, text.count)]))
    } else if !target.hasFormError, let argument = argumentOutside(markup) {
      let placeholder = target.placeholder(ofUse: argument.uses.lowerBound)
      problems.append(
        PlaceholderProblem(
          .inflectionMarkup, .inflectionArgumentOutside(target.spelling(of: placeholder)),
          at: [placeholder.range]))
    }
  }

  /// The first argument that the source has inside its markup and the target only outside.
  private func argumentOutside(_ markup: AgreementMarkup) -> ArgumentMap.Argument? {
    for index in enclosedArguments {
      guard let argument = target.map[index] else { continue }
      if !argument.uses.contains(where: { markup.encloses(target.start(ofUse: $0)) }) {
        return argument
      }
    }
    return nil
  }
}

extension PlaceholderComparison.Side {
  func placeholder(ofUse use: Int) -> Placeholder {
    format.placeholders[map.uses[use].placeholder]
  }

  /// The lowest argument left out below a used one.
  ///
  /// A text with references leaves arguments to the forms of its variables, so it has no gap.
  func gap(_ context: PlaceholderContext) -> Int? {
    guard !map.hasReferences else { return nil }
    return map.gap(from: context.options.firstArgument, besides: context.selectingArgument)
  }

  /// The specifier as it is shown in a message; a reference with the name it refers to.
  func spelling(of placeholder: Placeholder) -> String {
    guard case .reference(let reference) = placeholder.kind, let name = names[reference.digest]
    else { return placeholder.spelling }
    return placeholder.spelling.replacing("…", with: name)
  }

  /// The specifier that reads the argument: of a reference the one of its variable.
  func specifier(of placeholder: Placeholder) -> String {
    guard case .reference(let reference) = placeholder.kind, let conversion = reference.conversion
    else { return spelling(of: placeholder) }
    return Placeholder(
      range: placeholder.range, kind: .conversion(conversion), length: reference.length
    ).spelling
  }

  /// Whether every reference is to a variable that is known, where all of them are.
  func hasOnlyKnownReferences(_ context: PlaceholderContext) -> Bool {
    guard context.knowsVariables, map.hasReferences else { return true }
    return names.values.allSatisfy { name in
      let name = Array(name.utf8)
      return context.options.variables.contains { $0.name == name }
    }
  }

  func start(ofUse use: Int) -> Int {
    placeholder(ofUse: use).range.start
  }
}

extension FormatProblem.Kind {
  /// Whether it is an `invalid-format`, rather than a percent sign to be doubled.
  var isInvalid: Bool {
    switch self {
    case .trailingPercent, .unknownConversion, .incompletePosition, .malformedReference: true
    case .lonePercent, .ambiguousPercent, .lookAlike: false
    }
  }
}

extension [NamedPlaceholder] {
  fileprivate var uniqueTexts: [String] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert($0.spelling).inserted }.map(\.text)
  }
}
