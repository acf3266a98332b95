extension LocaleMatcher {
  /// Appends what suits one wanted locale, as Apple's platforms search.
  ///
  /// - Parameters:
  ///   - wish: The wanted locale in any spelling.
  ///   - chain: Where steps are appended.
  /// - Returns: Whether there was any.
  @discardableResult
  func appendRelatives(of wish: String, to chain: inout FallbackChain) -> Bool {
    if wish.isBase {
      if let base { chain.steps.append(step(base, .exact)) }
      return base != nil
    }
    guard let reading = LocaleReading(wish) else { return false }
    let count = chain.steps.count
    let origin = appendForms(of: wish, reading, to: &chain)
    if chain.steps.count == count {
      guard let nearest = nearestRelative(of: reading.core) else { return false }
      // The nearest may have twins, as he-IL has in iw-IL.
      for entry in entries where entry.core == nearest.core && entry.rest == nearest.rest {
        chain.steps.append(step(entry.index, .relative))
      }
    } else if let origin, let nearer = relative(of: origin, nearerThan: chain.steps[count].index) {
      chain.steps.insert(step(nearer.index, .relative), at: count)
    }
    return true
  }

  /// Appends the locales that are the wanted one or one of its parents.
  ///
  /// - Returns: If the only ones found have no region, the wanted locale that has one.
  private func appendForms(
    of wish: String, _ reading: LocaleReading, to chain: inout FallbackChain
  ) -> LocaleCore? {
    let count = chain.steps.count
    if !reading.rest.isEmpty {
      let rest = reading.restText(of: wish)
      if let number = rests.firstIndex(where: { $0.utf8.elementsEqual(rest.utf8) }) {
        appendSpellings(of: reading.core, rest: number + 1, reading.written, .exact, to: &chain)
      }
    }
    let isExact = reading.rest.isEmpty || reading.restIsPreferences
    appendSpellings(
      of: reading.core, reading.written, isExact ? .exact : .parent, to: &chain)
    var form = reading.core
    var origin = form
    var isRootAlone = false
    while let parent = parent(of: form) {
      isRootAlone = chain.steps.count == count
      if parent.language != form.language { origin = parent }
      form = parent
      appendParents(form, to: &chain)
    }
    if reading.core.language == .nn {
      for entry in entries where entry.written == LocaleCore(.no) && entry.rest == 0 {
        chain.steps.append(step(entry.index, .relative))
      }
    }
    return isRootAlone && !origin.region.isNone ? origin : nil
  }

  /// Appends the locales that have the subtags of a parent: Bokmål under its own name first, others in the
  /// order of the list.
  private func appendParents(_ core: LocaleCore, to chain: inout FallbackChain) {
    guard core.language == .nb else {
      for entry in entries where entry.core == core && entry.rest == 0 {
        chain.steps.append(step(entry.index, .parent))
      }
      return
    }
    appendSpellings(of: core, core, .parent, to: &chain)
  }

  /// Appends the locales that have certain subtags, those first that are written like the wanted one.
  private func appendSpellings(
    of core: LocaleCore, rest: Int = 0, _ written: LocaleCore,
    _ reason: FallbackChain.Reason, to chain: inout FallbackChain
  ) {
    let count = chain.steps.count
    for entry in entries where entry.core == core && entry.rest == rest && entry.written == written
    {
      chain.steps.append(step(entry.index, reason))
    }
    // Bokmål under its old name leaves nothing to be looked for under the new one.
    if written.language == .no, chain.steps.count > count { return }
    for entry in entries where entry.core == core && entry.rest == rest && entry.written != written
    {
      chain.steps.append(step(entry.index, reason == .exact ? .alias : reason))
    }
  }

  /// The parent of a locale, if any is needed: that of a language without available locales is not asked
  /// for.
  private func parent(of core: LocaleCore) -> LocaleCore? {
    core.parent(usualScript: core.region.isNone ? use(of: core.language)?.script ?? .none : .none)
  }

  private func use(of language: Subtag) -> LanguageUse? {
    for use in uses where use.language == language { return use }
    return nil
  }
}

// The nearest relative: two locales are as far from each other as the steps from both up to the first
// parent they share.
extension LocaleMatcher {
  /// The nearest locale of one language and script; of several, the first of the list.
  private func nearestRelative(of core: LocaleCore) -> Entry? {
    if let nearest = nearest(to: core)?.entry { return nearest }
    switch core.language {
    case .nn: return nearest(to: LocaleCore(.nb, script: core.script, region: core.region))?.entry
    case .nb: return nearest(to: LocaleCore(.nn, script: core.script, region: core.region))?.entry
    case .hi where core.script == .latn:
      return nearest(to: LocaleCore(.en, region: Subtag("in")))?.entry
    case _: return nil
    }
  }

  /// A regional locale that is nearer than one without a region. The Spanish of Mexico, which most of Latin
  /// America reads, need only be as near, and before the other in the list.
  private func relative(of core: LocaleCore, nearerThan root: Int) -> Entry? {
    guard let nearest = nearest(to: core), !nearest.entry.core.region.isNone,
      let rootEntry = entries.first(where: { $0.index == root }),
      let distance = distance(from: core, to: rootEntry)
    else { return nil }
    let wins =
      nearest.distance < distance
      || nearest.distance == distance && nearest.entry.core == .mexicanSpanish
        && nearest.entry.index < root
    return wins ? nearest.entry : nil
  }

  private func nearest(to core: LocaleCore) -> (entry: Entry, distance: Int)? {
    let kin = core.language == .yue ? Subtag.zh : core.language
    guard let use = use(of: core.language) else { return nil }
    let script = core.textScript(use)
    var best: (entry: Entry, distance: Int)?
    for entry in entries where entry.kin == kin && entry.script == script {
      guard let distance = distance(from: core, to: entry) else { continue }
      if let found = best {
        guard distance <= found.distance else { continue }
        if distance == found.distance {
          guard entry.core == .mexicanSpanish, !found.entry.core.region.isNone else { continue }
        }
      }
      best = (entry, distance)
    }
    return best
  }

  private func distance(from core: LocaleCore, to entry: Entry) -> Int? {
    var up = 0
    var left: LocaleCore? = node(core)
    while let here = left {
      var down = entry.rest == 0 ? 0 : 1
      var right: LocaleCore? = node(entry.core)
      while let there = right {
        if here == there { return up + down }
        right = parent(of: there).map(node)
        down += 1
      }
      left = parent(of: here).map(node)
      up += 1
    }
    return nil
  }

  /// A locale without what goes without saying: its usual region, and its usual script. The regions of
  /// traditional Chinese differ too much for that.
  private func node(_ core: LocaleCore) -> LocaleCore {
    guard core.language != .zh || core.script != .hant, let use = use(of: core.language) else {
      return core
    }
    var result = core
    if result.region == use.region { result.region = .none }
    if result.script == use.script, core.language != .zh || result.region.isNone {
      result.script = .none
    }
    return result
  }
}

extension LocaleCore {
  fileprivate static let mexicanSpanish = LocaleCore(.es, region: .mx)
}
