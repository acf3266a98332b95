import CatalogSyntax

extension Message {
  /// The message in the one form that all formats share, so that equal messages are equal values.
  ///
  /// A `.stringsdict` and a string catalog spell some things in two ways. Of each pair the left one is the
  /// normal form; both directions are exact, and neither changes what a user is shown:
  ///
  /// | normal form | the same |
  /// |:--|:--|
  /// | a choice by plural | a format that is nothing but `%#@n@`, whose part `n` chooses by the argument and value type that a choice without name has anyway: those of the first number it prints |
  /// | `%arg` in the texts of a named part | the specifier of the part, where it is the only one without position or has the part's position everywhere |
  /// | the argument with the part | a position in the reference, or its place among the references |
  /// | `lld` as a value type | `%lld`; `@` where none is stated |
  /// | a plain text | a format without named parts |
  ///
  /// The name of a part that becomes a choice is given up: nothing shows it. References keep the
  /// positions they have. Plural categories stand in the order of CLDR, widths and genders by number,
  /// all else in ascending order; parts that only variants of a choice refer to stand with those, and
  /// parts that nothing leads to have no argument.
  ///
  /// - Parameter key: The key of the entry, whose specifiers count where no text prints a number.
  public func normalForm(forKey key: String) -> Message {
    switch self {
    case .pattern: self
    case .select(let select): .select(select.normalForm(forKey: key))
    case .format(let format): format.normalForm(forKey: key)
    }
  }
}

extension Select {
  fileprivate func normalForm(forKey key: String) -> Select {
    let variants = variants.map { variant in
      Variant(variant.key, variant.message.withoutUnusedParts.normalForm(forKey: key))
    }
    return Select(
      by: selector, variants.sorted { selector.isOrdered($0.key, $1.key) })
  }
}

extension Message {
  /// The message without the parts of a format that nothing refers to.
  fileprivate var withoutUnusedParts: Message {
    guard case .format(var format) = self else { return self }
    let used = FormatArguments(format)
    format.substitutions.removeAll { used[$0.name] == nil }
    return .format(format)
  }
}

extension Select.Selector {
  /// Whether the left variant comes before the right one.
  func isOrdered(_ left: String, _ right: String) -> Bool {
    let byUnits = left.utf8.lexicographicallyPrecedes(right.utf8)
    switch self {
    case .plural:
      let categories = StringsDictName.categories
      let (first, second) = (categories.firstIndex(of: left), categories.firstIndex(of: right))
      guard first != second else { return byUnits }
      return (first ?? categories.count) < (second ?? categories.count)
    case .width, .gender:
      guard let first = Int(left), let second = Int(right), first != second else { return byUnits }
      return first < second
    case .device, .number, .text, .value, .unknown:
      return byUnits
    }
  }
}

extension Format {
  fileprivate func normalForm(forKey key: String) -> Message {
    // The order of references counts, so the variants are put in order first.
    let sorted = substitutions.map { part in
      var part = part
      part.select = part.select.normalForm(forKey: key)
      return part
    }
    let arguments = FormatArguments(Format(pattern, sorted))
    let parts = sorted.map { part in
      var part = part
      part.argument = arguments[part.name]
      part.valueType = part.valueType.map { StringsDictValueType($0).specifier } ?? "@"
      let own = OwnArgument(part)
      part.select = part.select.mappingTexts { own.abbreviated($0) }
      return part
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let format = Format(pattern, parts, argumentNames: argumentNames)
    guard let first = parts.first else {
      return argumentNames.isEmpty ? .pattern(pattern) : .format(format)
    }
    guard parts.count == 1, argumentNames.isEmpty, let variants = format.choice(by: first, key: key)
    else {
      return .format(format)
    }
    return .select(Select(by: .plural, variants))
  }

  /// The variants of the only part, if the format is nothing but that and says no more than a choice
  /// by plural would.
  private func choice(by part: Substitution, key: String) -> [Variant]? {
    guard part.select.selector == .plural, pattern.state == nil || pattern.state == .translated,
      isReference(to: part)
    else { return nil }
    let own = OwnArgument(part)
    let variants = part.select.mappingTexts { own.specified($0) }.variants
    guard !variants.isEmpty else { return nil }
    for variant in variants {
      guard case .pattern(let pattern) = variant.message else { return nil }
      let text = SpecifierText(pattern.text)
      let refersToItself = text.format.placeholders.contains {
        text.name(of: $0)?.elementsEqual(part.name.utf8) == true
      }
      guard own.position == 1 || text.unnumbered.isEmpty, !refersToItself else { return nil }
    }
    guard
      PluralArgument(variants, key: key) == PluralArgument(position: own.position, type: own.type)
    else { return nil }
    return variants
  }

  private func isReference(to part: Substitution) -> Bool {
    let text = SpecifierText(pattern.text)
    guard text.format.placeholders.count == 1, let only = text.format.placeholders.first else {
      return false
    }
    return only.range.count == text.bytes.count
      && text.isSpelled(only, "%\(only.position.map { "\($0)$" } ?? "")#@\(part.name)@")
  }
}

extension Message {
  /// The message with its texts changed, those of named parts left out.
  func mappingTexts(_ change: (String) -> String) -> Message {
    switch self {
    case .pattern(let pattern): .pattern(pattern.mappingText(change))
    case .select(let select): .select(select.mappingTexts(change))
    case .format(let format):
      .format(
        Format(
          format.pattern.mappingText(change), format.substitutions,
          argumentNames: format.argumentNames))
    }
  }
}

extension Message {
  /// The message with its formats changed, those in the variants of a choice among them.
  func mappingFormats(_ change: (Format) -> Format) -> Message {
    switch self {
    case .pattern: self
    case .select(let select):
      .select(
        Select(
          by: select.selector,
          select.variants.map { Variant($0.key, $0.message.mappingFormats(change)) }))
    case .format(let format): .format(change(format))
    }
  }
}

extension Select {
  /// The choice with its texts changed, those of named parts left out.
  func mappingTexts(_ change: (String) -> String) -> Select {
    Select(by: selector, variants.map { Variant($0.key, $0.message.mappingTexts(change)) })
  }
}

extension Pattern {
  fileprivate func mappingText(_ change: (String) -> String) -> Pattern {
    Pattern(change(text), state: state)
  }
}
