extension StringsDictEntry {
  /// The message of the entry; nil if nothing in it is understood.
  public var message: Message? { content.message }
}

extension StringsDictContent {
  var message: Message? {
    switch self {
    case .text(let text): .pattern(Pattern(text.text))
    case .rules(let rules): rules.message
    case .unknown: nil
    }
  }
}

extension StringsDictRules {
  /// The message; nil if there is no rule that is understood.
  ///
  /// A message has one shape. Where an entry has several, the format comes before device rules and
  /// these before width rules; what Apple's systems do is not documented. The others remain in the
  /// entry.
  var message: Message? {
    if let format {
      let references = StringsDictReferences(self)
      return .format(
        Format(Pattern(format.text), variables.map { $0.substitution(references) }))
    }
    if let devices { return .select(Self.select(.device, devices)) }
    if let widths { return .select(Self.select(.width, widths)) }
    return nil
  }

  fileprivate static func select(_ selector: Select.Selector, _ cases: [StringsDictCase]) -> Select
  {
    Select(
      by: selector,
      cases.compactMap { choice in choice.content.message.map { Variant(choice.name, $0) } })
  }
}

extension StringsDictVariable {
  fileprivate func substitution(_ references: StringsDictReferences) -> Substitution {
    let selector: Select.Selector =
      switch rule {
      case .plural: .plural
      case .gender: .gender
      case nil: ruleType.map { .unknown($0.text) } ?? .plural
      }
    return Substitution(
      name, argument: references.stated[Array(name.utf8)],
      valueType: valueType.map { StringsDictValueType($0.text).specifier },
      StringsDictRules.select(selector, cases))
  }
}
