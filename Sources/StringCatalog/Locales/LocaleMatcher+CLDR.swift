import ICU

extension LocaleMatcher {
  /// The locale that ICU takes for the best, and the truncations of that.
  func bestMatch(for wanted: [String]) -> FallbackChain {
    var chain = FallbackChain()
    if wanted.first?.isBase == true, let base {
      chain.steps.append(step(base, .exact))
      return chain
    }
    var readings: [LocaleReading] = []
    var tags: [String] = []
    for wish in wanted where !wish.isBase {
      guard let reading = LocaleReading(wish) else { continue }
      readings.append(reading)
      tags.append(Self.matcherTag(reading.written, reading.core, rest: reading.restText(of: wish)))
    }
    guard let place = LocaleData.bestMatch(for: tags, among: matcherTags) else {
      return chain
    }
    let best = entries[place]
    let reason = readings.map { self.reason(for: best, wanted: $0) }.min { $0.rank < $1.rank }
    chain.steps.append(step(best.index, reason ?? .relative))
    appendTruncations(of: best, to: &chain)
    return chain
  }

  /// A locale as ICU reads it: a language tag, without what is no part of one.
  static func matcherTag(_ written: LocaleCore, _ core: LocaleCore, rest: String) -> String {
    let plain = written.language.isNone ? core.tag : written.tag
    return rest.isEmpty ? plain : LocaleData.canonicalTag("\(plain)-\(rest)") ?? plain
  }

  /// Appends what the tag of a locale leaves when it is cut from its end, as long as that is written in
  /// one script.
  private func appendTruncations(of best: Entry, to chain: inout FallbackChain) {
    var core = best.core
    var isWhole = best.rest == 0
    while true {
      if isWhole {
        if !core.region.isNone {
          core.region = .none
        } else if !core.script.isNone {
          core.script = .none
        } else {
          return
        }
      }
      isWhole = true
      for entry in entries
      where entry.core == core && entry.rest == 0 && entry.script == best.script {
        chain.steps.append(step(entry.index, .parent))
      }
    }
  }

  private func reason(for entry: Entry, wanted: LocaleReading) -> FallbackChain.Reason {
    if entry.core == wanted.core {
      let isCut = entry.rest == 0 && !wanted.rest.isEmpty && !wanted.restIsPreferences
      return isCut ? .parent : entry.written == wanted.written ? .exact : .alias
    }
    var core = wanted.core
    while let parent = core.parent(usualScript: entry.usualScript(for: core)) {
      if parent == entry.core { return .parent }
      core = parent
    }
    return .relative
  }
}

extension LocaleMatcher.Entry {
  /// The usual script of a language that this entry is written in; none for other languages.
  fileprivate func usualScript(for other: LocaleCore) -> Subtag {
    core.script.isNone && other.language == core.language ? script : .none
  }
}

extension FallbackChain.Reason {
  /// How near a locale is to what was wanted; the nearest has the lowest.
  fileprivate var rank: Int {
    switch self {
    case .exact: 0
    case .alias: 1
    case .parent: 2
    case .relative: 3
    case .base, .source, .lastResort: 4
    }
  }
}
