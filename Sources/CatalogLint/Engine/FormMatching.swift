import StringCatalog

/// Which text of the source language answers to a form of a translation.
///
/// A form answers to the same form, else to `other`, else to the text without such forms; never to an
/// unrelated one.
enum FormMatching {
  /// The text that answers to a form, as an index into the leaves of a catalog; nil if none does.
  ///
  /// - Parameter source: The texts of the source language.
  static func counterpart(
    of leaf: XCStringsDocument.Leaf, in source: Range<Int>, _ catalog: XCStringsDocument
  ) -> Int? {
    if let same = source.first(where: { catalog.isSameForm(catalog.leaves[$0], leaf) }) {
      return same
    }
    guard let wanted = Form(catalog.form(of: leaf)) else { return nil }
    var best: (leaf: Int, fitness: Int)?
    for index in source {
      guard let form = Form(catalog.form(of: catalog.leaves[index])),
        let fitness = wanted.fitness(of: form), fitness > best?.fitness ?? 0
      else { continue }
      best = (index, fitness)
    }
    return best?.leaf
  }

  /// The names that lead to a text, told apart.
  private struct Form {
    var substitution: String?
    var device: String?
    var plural: String?

    /// Nil for a kind of form that is never compared with another.
    init?(_ names: [String]) {
      var names = names[...]
      if names.first == "substitutions", names.count > 2 {
        substitution = names[names.startIndex + 1]
        names = names.dropFirst(2)
        // The first `plural` is left out.
        if names.count.isMultiple(of: 2) == false {
          plural = names.first
          names = names.dropFirst()
        }
      }
      while let kind = names.first, names.count > 1 {
        let name = names[names.startIndex + 1]
        switch kind {
        case "plural" where plural == nil: plural = name
        case "device" where device == nil: device = name
        case _: return nil
        }
        names = names.dropFirst(2)
      }
    }

    /// How well a form of the source language answers to this one; nil if it does not.
    func fitness(of source: Form) -> Int? {
      guard substitution == source.substitution,
        let device = Self.fitness(of: source.device, for: device),
        let plural = Self.fitness(of: source.plural, for: plural)
      else { return nil }
      return device * 4 + plural
    }

    private static func fitness(of source: String?, for wanted: String?) -> Int? {
      if source == wanted { return 3 }
      if source == "other" { return 2 }
      return source == nil ? 1 : nil
    }
  }
}
