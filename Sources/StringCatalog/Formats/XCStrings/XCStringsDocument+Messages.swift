import CatalogSyntax

extension XCStringsDocument {
  /// What a user is shown for a localization; nil for a set of phrases, and for one without any text.
  ///
  /// Beside variations a plain text is left out, and of several kinds of variations the first in the
  /// file is taken. Where only variations refer to substitutions, each of them is a format.
  public func message(of localization: Localization) -> Message? {
    message(localization.node, with: substitutions(of: localization.node))
  }

  /// The phrases of an App Shortcut, in file order; nil if the localization is no set of phrases.
  public func stringSet(of localization: Localization) -> [String]? {
    guard let set = json.value(forKey: "stringSet", in: localization.node),
      let values = json.value(forKey: "values", in: set)
    else { return nil }
    return json.elements(of: values).compactMap(json.string)
  }

  func message(_ node: Int, with substitutions: [Substitution]) -> Message? {
    if let variations = json.value(forKey: "variations", in: node),
      let select = select(variations, with: substitutions)
    {
      return .select(select)
    }
    let pattern = json.value(forKey: "stringUnit", in: node).flatMap(pattern)
    guard !substitutions.isEmpty else { return pattern.map { .pattern($0) } }
    return .format(Format(pattern ?? Pattern(""), substitutions))
  }

  private func pattern(_ unit: Int) -> Pattern? {
    guard let text = json.value(forKey: "value", in: unit).flatMap(json.string) else { return nil }
    let state = json.value(forKey: "state", in: unit).flatMap(json.string)
    return Pattern(text, state: state.map { TranslationState(rawValue: $0) })
  }

  private func select(_ variations: Int, with substitutions: [Substitution]) -> Select? {
    for member in json.members(of: variations)
    where !json.nodes[member.key].isShadowed && json.kind(of: member.value) == .object {
      let selector: Select.Selector =
        if json.isText(member.key, "plural") {
          .plural
        } else if json.isText(member.key, "device") {
          .device
        } else if json.isText(member.key, "width") {
          .width
        } else {
          .unknown(json.string(member.key) ?? "")
        }
      var variants: [Variant] = []
      for form in json.members(of: member.value) where !json.nodes[form.key].isShadowed {
        guard let name = json.string(form.key),
          let message = message(form.value, with: substitutions)
        else { continue }
        variants.append(Variant(name, message))
      }
      if !variants.isEmpty { return Select(by: selector, variants) }
    }
    return nil
  }

  func substitutions(of node: Int) -> [Substitution] {
    guard let object = json.value(forKey: "substitutions", in: node) else { return [] }
    var result: [Substitution] = []
    for member in json.members(of: object) where !json.nodes[member.key].isShadowed {
      guard let name = json.string(member.key),
        let variations = json.value(forKey: "variations", in: member.value),
        let select = select(variations, with: [])
      else { continue }
      result.append(
        Substitution(
          name, argument: json.value(forKey: "argNum", in: member.value).flatMap(json.integer),
          valueType: json.value(forKey: "formatSpecifier", in: member.value).flatMap(json.string),
          select))
    }
    return result
  }
}
