/// Gives messages the shapes of a format whose choices stand around whole texts.
struct ChoiceFitting {
  let key: String
  /// What the format can choose by.
  let selectors: Set<Select.Selector>
  /// Whether a text that nothing chooses can have named parts.
  let takesParts: Bool

  func fit(_ message: Message) -> FittedMessage {
    var losses: Set<Loss.Kind> = []
    let fitted = fit(message, depth: 0, &losses)?.normalForm(forKey: key)
    return FittedMessage(fitted, losses: Loss.Kind.allCases.filter(losses.contains))
  }

  /// How deep choices may lie in each other; each takes three levels of a string catalog.
  private static let maximumDepth = 100

  private func fit(
    _ message: Message, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Message? {
    switch message {
    case .pattern: message
    case .select(let select): fit(select, depth: depth, &losses)
    case .format(let format): fit(format, depth: depth, &losses)
    }
  }

  // MARK: Choices

  private func fit(
    _ select: Select, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Message? {
    guard depth < Self.maximumDepth else {
      losses.insert(.device)
      return nil
    }
    guard !selectors.contains(select.selector) else {
      return kept(select, depth: depth, &losses)
    }
    let variant: Variant?
    switch select.selector {
    case .device:
      losses.insert(.device)
      variant = select.variants.first { $0.key == "other" } ?? select.variants.first
    case .width:
      losses.insert(.width)
      variant = select.variants.last
    case .plural:
      losses.insert(.parts)
      variant = nil
    case .gender, .number, .text, .value, .unknown:
      losses.insert(.rule)
      variant = nil
    }
    return variant.flatMap { fit($0.message, depth: depth + 1, &losses) }
  }

  private func kept(
    _ select: Select, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Message? {
    var variants: [Variant] = []
    for variant in select.variants {
      if select.selector == .plural, !takesParts {
        guard StringsDictName.categories.contains(variant.key) else {
          losses.insert(.unknownMember)
          continue
        }
        guard case .pattern = variant.message else {
          losses.insert(.parts)
          return nil
        }
      }
      guard let message = fit(variant.message, depth: depth + 1, &losses) else { continue }
      variants.append(Variant(variant.key, message))
    }
    return variants.isEmpty ? nil : .select(Select(by: select.selector, variants))
  }

  // MARK: Formats

  private func fit(
    _ format: Format, depth: Int, _ losses: inout Set<Loss.Kind>
  ) -> Message? {
    if takesParts, depth == 0 {
      for part in format.substitutions {
        guard let loss = loss(of: part.select, depth: 1) else { continue }
        losses.insert(loss)
        return nil
      }
      if !format.argumentNames.isEmpty { losses.insert(.argumentNames) }
      return .format(Format(format.pattern, format.substitutions))
    }
    guard let inlined = format.inlined(forKey: key) else {
      losses.insert(.parts)
      return nil
    }
    losses.insert(.inlined)
    if !format.argumentNames.isEmpty { losses.insert(.argumentNames) }
    if inlined.isNumbered { losses.insert(.spelling) }
    return .select(inlined.select)
  }

  /// What keeps the choice of a named part from being carried; nil if nothing does.
  private func loss(of select: Select, depth: Int) -> Loss.Kind? {
    guard depth < Self.maximumDepth else { return .device }
    guard !select.variants.isEmpty else { return .parts }
    guard selectors.contains(select.selector) else {
      return select.selector == .width ? .width : .rule
    }
    for variant in select.variants {
      switch variant.message {
      case .pattern: continue
      case .format: return .parts
      case .select(let inner):
        if let loss = loss(of: inner, depth: depth + 1) { return loss }
      }
    }
    return nil
  }
}
