import Synchronization

/// Which of some rules texts of certain traits concern, asked once for all texts alike.
struct ConcernedRules: Sendable {
  private let rules: [any ComparisonRule]
  /// The settings of each.
  private let active: [ActiveRule]
  /// What is known on all threads.
  private let known: Choices

  /// The rules for the traits that were met, one choice after the other, as places in the lists.
  private var chosen: [Int] = []
  /// For the traits that were met, the stretch of ``chosen`` with the rules.
  private var choices: [UInt64: Range<Int>] = [:]
  private var lastTraits: UInt64?
  private var lastChoice = 0..<0

  /// Takes rules with their settings; nothing is asked yet.
  init(_ rules: [(rule: any ComparisonRule, active: ActiveRule)]) {
    self.rules = rules.map(\.rule)
    active = rules.map(\.active)
    known = Choices(self.rules)
  }

  /// Whether there is no rule.
  var isEmpty: Bool { rules.isEmpty }

  /// Asks the rules that could find something in a text, and hands on what they find.
  mutating func ask(
    about pair: inout TextPair, _ add: (TextPair.Finding, ActiveRule) -> Void
  ) {
    let (source, target) = (pair.sourceTraits, pair.targetTraits)
    // An empty translation is one finding by itself, not several about what it lacks.
    if target.contains(.empty), !source.contains(.empty) { return }
    choose(source, target)
    // A span lends the rules, where the list would copy each out of its box.
    let rules = rules.span
    for place in lastChoice {
      let rule = chosen[place]
      rules[rule].check(&pair)
      guard pair.hasFindings else { continue }
      for finding in pair.takeFindings() { add(finding, active[rule]) }
    }
  }

  /// Goes on to the rules that could find something in texts with these traits.
  @inline(__always)
  private mutating func choose(_ source: TextTraits, _ target: TextTraits) {
    let traits = UInt64(source.rawValue) << 32 | UInt64(target.rawValue)
    guard traits != lastTraits else { return }
    lastTraits = traits
    lastChoice = choices[traits] ?? addChoice(source, target, for: traits)
  }

  private mutating func addChoice(
    _ source: TextTraits, _ target: TextTraits, for traits: UInt64
  ) -> Range<Int> {
    let start = chosen.count
    chosen += known.choice(source, target, for: traits)
    choices[traits] = start..<chosen.count
    return start..<chosen.count
  }

  /// The choices that were made on any thread.
  private final class Choices: Sendable {
    private let rules: [any ComparisonRule]
    private let made = Mutex<[UInt64: [Int]]>([:])

    init(_ rules: [any ComparisonRule]) {
      self.rules = rules
    }

    func choice(_ source: TextTraits, _ target: TextTraits, for traits: UInt64) -> [Int] {
      made.withLock { made in
        if let choice = made[traits] { return choice }
        let choice = rules.indices.filter {
          rules[$0].mayConcern(source: source, target: target)
        }
        made[traits] = choice
        return choice
      }
    }
  }
}
