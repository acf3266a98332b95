import CatalogSyntax
import StringCatalog

/// `nonstandard-space`
struct NonstandardSpace: ComparisonRule {
  static let description = RuleDescription(
    id: "nonstandard-space", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations with a no-break space where the source text has none. French and Breton, \
      whose punctuation needs it, are not looked at.
      """,
    rationale: """
      It often comes from a word processor. It looks like a space, but lines do not break at it, \
      and searching for the words fails.
      """,
    remedy: "Write an ordinary space, unless the words must stay on one line.",
    fixSafety:
      "Writing an ordinary space is an unsafe fix: the words may have to stay on one line.",
    examples: [
      .bad(en: "\"Sign in\"", "de", "↓\"Jetzt\\U00A0anmelden\""),
      .bad(en: "\"Sign in\"", "ru", "↓\"Войти\\U202Fв\""),
      .bad(en: "\"Sign in with Google\"", "ko", "↓\"Google\\U00A0계정으로 로그인\""),
      .good(en: "\"Name:\"", "fr", "\"Nom\\U00A0:\""),
      .good(en: "\"10\\U00A0km\"", "de", "\"10\\U00A0km\"", note: "As in the source text."),
      .good(en: "\"10 km\"", "pl", "\"10\\U00A0km\"", note: "Between a number and its unit."),
      .good(en: "\"%d km\"", "cs", "\"%d\\U00A0km\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.isDisjoint(with: [.latinSign, .generalPunctuation])
  }

  func check(_ pair: inout TextPair) {
    guard !["fr", "br"].contains(pair.targetLanguage.language) else { return }
    let found = pair.withTexts { source, target -> [(value: UInt32, range: SourceRange)] in
      var found: [(value: UInt32, range: SourceRange)] = []
      let wanted = TextScalars(source).values
      let mask = ProseMask(target)
      let scalars = TextScalars(target)
      for index in scalars.indices {
        let value = scalars.values[index]
        guard value == 0xA0 || value == 0x202F, !wanted.contains(value) else { continue }
        // A number, or what stands for one, stays with its unit and its sign.
        let beside = [index - 1, index + 1]
        let isNumber = beside.contains { place in
          guard let neighbor = scalars[place] else { return false }
          return neighbor.isBasicDigit || neighbor == 0x25 || mask[scalars.offsets[place]]
        }
        // A dash, and a word of one letter, which may not end a line in Czech, Polish and Russian.
        let isKept =
          beside.contains { [0x2D, 0x2013, 0x2014, 0x2022].contains(scalars[$0] ?? 0) }
          || index < 2 || WhiteSpace.isSpace(scalars[index - 2] ?? 0x20)
        guard !isNumber && !isKept else { continue }
        found.append((value, SourceRange(scalars.offsets[index], scalars.offsets[index + 1])))
      }
      return found
    }
    guard let first = found.first else { return }
    pair.report(
      .space(first.value).marking(found.map(\.range)),
      fix: TextFix(
        title: .writeSpace, safety: .unsafe, replacements: found.map { ($0.range, " ") }))
  }
}

extension Diagnostic.Message {
  fileprivate static var writeSpace: Self { Self("Write an ordinary space") }

  fileprivate static func space(_ value: UInt32) -> Self {
    Self("text has the no-break space \(TextScalars.name(value)); write an ordinary space")
  }
}
