/// Which of some rules texts of certain traits concern, asked once for all texts alike.
struct ConcernedRules: Sendable {
  /// The rules to choose from.
  let rules: [any ComparisonRule]
  /// The settings of each.
  let active: [ActiveRule]

  private var choices: [UInt64: [Int]] = [:]
  private var lastTraits: UInt64 = 0
  private var lastChoice: [Int]?

  /// Takes rules with their settings; nothing is asked yet.
  init(_ rules: [(rule: any ComparisonRule, active: ActiveRule)]) {
    self.rules = rules.map(\.rule)
    active = rules.map(\.active)
  }

  /// The rules that could find something in texts with these traits, by their place in the list.
  mutating func concerned(source: TextTraits, target: TextTraits) -> [Int] {
    let traits = UInt64(source.rawValue) << 32 | UInt64(target.rawValue)
    if traits == lastTraits, let lastChoice { return lastChoice }
    let choice = choices[traits] ?? choose(source, target, for: traits)
    lastTraits = traits
    lastChoice = choice
    return choice
  }

  /// Asks the rules that could find something in a text, and hands on what they find.
  mutating func ask(
    about pair: inout TextPair, _ add: (TextPair.Finding, ActiveRule) -> Void
  ) {
    let (source, target) = (pair.sourceTraits, pair.targetTraits)
    // An empty translation is one finding by itself, not several about what it lacks.
    if target.contains(.empty), !source.contains(.empty) { return }
    for index in concerned(source: source, target: target) {
      rules[index].check(&pair)
      for finding in pair.takeFindings() { add(finding, active[index]) }
    }
  }

  private mutating func choose(
    _ source: TextTraits, _ target: TextTraits, for traits: UInt64
  ) -> [Int] {
    let choice = rules.indices.filter { rules[$0].mayConcern(source: source, target: target) }
    choices[traits] = choice
    return choice
  }
}
