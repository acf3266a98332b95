import CatalogSyntax

extension Format {
  /// The same as a choice by plural each of whose forms is the whole text.
  ///
  /// There is one if the only reference is to a plural, and if the number that a choice without name goes
  /// by is the part's.
  ///
  /// - Parameter key: The key of the entry.
  /// - Returns: The choice, and whether its specifiers got positions; nil if there is none.
  func inlined(forKey key: String) -> (select: Select, isNumbered: Bool)? {
    guard substitutions.count == 1, let part = substitutions.first,
      part.select.selector == .plural
    else { return nil }
    let outer = SpecifierText(pattern.text)
    let references = outer.format.placeholders.filter { outer.name(of: $0) != nil }
    guard references.count == 1, let reference = references.first,
      outer.name(of: reference)?.elementsEqual(part.name.utf8) == true
    else { return nil }
    let own = OwnArgument(part)
    var variants: [Variant] = []
    var isNumbered = false
    for variant in part.select.variants {
      guard case .pattern(let inner) = variant.message else { return nil }
      let text = own.specified(inner.text)
      guard !outer.isReference(in: text, own.position) else { return nil }
      let plain = outer.replacing([reference]) { _ in text }
      let isExact = Self.arguments(of: plain, 1).elementsEqual(
        outer.arguments(before: reference) + Self.arguments(of: text, own.position)
          + outer.arguments(behind: reference))
      isNumbered = isNumbered || !isExact
      let state = inner.state == .translated || inner.state == nil ? pattern.state : inner.state
      variants.append(
        Variant(
          variant.key,
          .pattern(
            Pattern(
              isExact ? plain : outer.numbered(reference, for: text, own.position), state: state))))
    }
    guard
      PluralArgument(variants, key: key) == PluralArgument(position: own.position, type: own.type)
    else { return nil }
    return (Select(by: .plural, variants), isNumbered)
  }

  private static func arguments(of text: String, _ first: Int) -> [Int?] {
    SpecifierText(text, firstArgument: first).format.placeholders.map(\.argument)
  }
}

extension SpecifierText {
  /// Whether another text, in the place of a reference, refers to something itself.
  fileprivate func isReference(in text: String, _ first: Int) -> Bool {
    let read = SpecifierText(text, firstArgument: first)
    return read.format.placeholders.contains { read.name(of: $0) != nil }
  }

  fileprivate func arguments(before reference: Placeholder) -> [Int?] {
    format.placeholders.filter { $0.range.start < reference.range.start }.map(\.argument)
  }

  fileprivate func arguments(behind reference: Placeholder) -> [Int?] {
    format.placeholders.filter { $0.range.start > reference.range.start }.map(\.argument)
  }

  /// The text with another in the place of a reference, and with positions in both.
  fileprivate func numbered(_ reference: Placeholder, for text: String, _ first: Int) -> String {
    let inner = SpecifierText(text, firstArgument: first).numbered { _ in nil }
    return replacing(format.placeholders.filter { $0.isUnnumbered || $0 == reference }) {
      $0 == reference ? inner : numberedSpelling(of: $0) { _ in nil }
    }
  }
}
