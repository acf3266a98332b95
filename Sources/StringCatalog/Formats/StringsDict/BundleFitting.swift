import CatalogSyntax

/// Gives messages the shapes that the files of a bundle have: texts, and the rules of a `.stringsdict`.
///
/// The named parts of a format take their arguments by the order of references there, and the texts of
/// a part count from its own argument. Where that would print other arguments than the message says, all
/// specifiers get positions.
struct BundleFitting {
  let key: String

  func fit(_ message: Message) -> FittedMessage {
    var losses: Set<Loss.Kind> = []
    let fitted = fit(message, depth: 0, &losses)?.normalForm(forKey: key)
    return FittedMessage(fitted, losses: Loss.Kind.allCases.filter(losses.contains))
  }

  private func fit(
    _ message: Message, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Message? {
    switch message {
    case .pattern: return message
    case .format(let format): return fit(format, &losses).map { .format($0) }
    case .select(let select): return fit(select, depth: depth, &losses).map { .select($0) }
    }
  }

  // MARK: Choices

  /// How deep choices may lie in each other; each takes two levels of the file, and a format four.
  private static let maximumDepth = PropertyListDocument.maximumDepth / 2 - 4

  private func fit(
    _ select: Select, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Select? {
    switch select.selector {
    case .plural:
      guard let fitted = categories(of: select, &losses), !fitted.variants.isEmpty else {
        return nil
      }
      return fit(plural: fitted, &losses)
    case .device, .width:
      guard depth < Self.maximumDepth else {
        losses.insert(.device)
        return nil
      }
      var variants: [Variant] = []
      for variant in select.variants {
        guard let message = fit(variant.message, depth: depth + 1, &losses) else { continue }
        variants.append(Variant(variant.key, message))
      }
      return variants.isEmpty ? nil : Select(by: select.selector, variants)
    case .gender, .number, .text, .value, .unknown:
      losses.insert(.rule)
      return nil
    }
  }

  /// The plural with the categories that there are; nil if a form is no plain text.
  private func categories(of select: Select, _ losses: inout Set<Loss.Kind>) -> Select? {
    guard select.variants.allSatisfy(\.message.isPattern) else {
      losses.insert(.parts)
      return nil
    }
    let known = select.variants.filter { StringsDictName.categories.contains($0.key) }
    if known.count < select.variants.count { losses.insert(.unknownMember) }
    return Select(by: .plural, known)
  }

  private func fit(plural: Select, _ losses: inout Set<Loss.Kind>) -> Select {
    let isFirst = PluralArgument(plural.variants, key: key).position == 1
    let isExact = plural.patterns.allSatisfy { pattern in
      let text = SpecifierText(pattern.text, isSubstitutionForm: true)
      return text.ownArguments.isEmpty && (isFirst || text.unnumbered.isEmpty)
    }
    guard !isExact else { return plural }
    losses.insert(.spelling)
    return plural.mappingTexts { SpecifierText($0).numberedWithoutOwnArgument { _ in nil } }
  }

  // MARK: Formats

  private func fit(_ format: Format, _ losses: inout Set<Loss.Kind>) -> Format? {
    var parts: [Substitution] = []
    for part in format.substitutions {
      guard let fitted = fit(part, &losses) else { return nil }
      parts.append(fitted)
    }
    if !format.argumentNames.isEmpty { losses.insert(.argumentNames) }
    var result = Format(format.pattern, parts)
    // With the variants that are left out, references may be gone.
    let arguments = FormatArguments(result)
    for index in result.substitutions.indices {
      result.substitutions[index].argument = arguments[result.substitutions[index].name]
    }
    result.pattern.text = ordered(
      result.pattern.text, firstArgument: 1, isPart: false, arguments, &losses)
    for index in result.substitutions.indices {
      let own = OwnArgument(result.substitutions[index])
      result.substitutions[index].select = result.substitutions[index].select.mappingTexts { text in
        let ordered = ordered(
          text, firstArgument: own.position, isPart: true, arguments, &losses)
        let fitted = own.abbreviated(own.specified(ordered))
        if !fitted.hasSameCodeUnits(as: ordered) { losses.insert(.spelling) }
        return fitted
      }
    }
    return result
  }

  private func fit(_ part: Substitution, _ losses: inout Set<Loss.Kind>) -> Substitution? {
    guard !StringsDictName.isReserved(part.name) else {
      losses.insert(.parts)
      return nil
    }
    var part = part
    switch part.select.selector {
    case .plural:
      guard let select = categories(of: part.select, &losses) else { return nil }
      part.select = select
      return part
    case .gender:
      let known = part.select.variants.filter { StringsDictName.isCase($0.key, of: .gender) }
      if known.count < part.select.variants.count { losses.insert(.unknownMember) }
      part.select = Select(by: .gender, known)
      return part
    case .unknown(let name):
      guard StringsDictName.isReserved(name) else { break }
      return part
    case .device, .width:
      losses.insert(.device)
      return nil
    case .number, .text, .value: break
    }
    losses.insert(.rule)
    return nil
  }

  /// The text with positions, if its references would else take other arguments than they should.
  private func ordered(
    _ text: String, firstArgument: Int, isPart: Bool, _ arguments: FormatArguments,
    _ losses: inout Set<Loss.Kind>
  ) -> String {
    let read = SpecifierText(text, firstArgument: firstArgument, isSubstitutionForm: isPart)
    let isInOrder = read.format.placeholders.allSatisfy { placeholder in
      guard let name = read.name(of: placeholder), let wanted = arguments[bytes: name] else {
        return true
      }
      return placeholder.argument == wanted
    }
    guard !isInOrder else { return text }
    let numbered = read.numbered { arguments[bytes: $0] }
    if !numbered.hasSameCodeUnits(as: text) { losses.insert(.spelling) }
    return numbered
  }
}

extension Message {
  fileprivate var isPattern: Bool {
    switch self {
    case .pattern: true
    case .select, .format: false
    }
  }
}
