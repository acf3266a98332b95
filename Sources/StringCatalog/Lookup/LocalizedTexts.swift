internal import CatalogSyntax

/// The texts of one table for one user: where to look, in which order.
///
/// It is a value and never changes; keep it for as long as the user is the same. Looking up a key costs a
/// hash and a comparison in each place that does not have it.
public struct LocalizedTexts: Sendable {
  /// The table.
  public let table: String
  /// The locales in which texts are looked up, in order, whatever layer has them.
  public let chain: FallbackChain
  private let steps: [Step]
  private let missing: MessageRenderer

  /// One place to look.
  fileprivate final class Step: Sendable {
    let layer: String
    let locale: String
    let reason: FallbackChain.Reason
    let table: any MessageTable
    let renderer: MessageRenderer
    /// The same without an escape.
    let plainRenderer: MessageRenderer

    init(
      _ layer: String, _ step: FallbackChain.Step, _ table: any MessageTable,
      _ renderer: MessageRenderer
    ) {
      self.layer = layer
      (locale, reason) = (step.locale, step.reason)
      self.table = table
      self.renderer = renderer
      plainRenderer = renderer.escaping(.none)
    }
  }

  init(
    _ wanted: [String], _ table: String, _ layers: [LayerContents], _ options: Localizer.Options
  ) {
    self.table = table
    var available: [String] = []
    for locale in layers.flatMap({ $0.locales(of: table) })
    where !available.contains(where: { $0.hasSameCodeUnits(as: locale) }) {
      available.append(locale)
    }
    var search = LocaleMatcher.Options(
      source: options.source ?? layers.lazy.compactMap { $0.sourceLanguage(of: table) }.first)
    // A key that one language lacks is looked for in the next one that the user wants.
    search.matchesAll = true
    search.isStrict = options.isStrict
    search.stopsAtSource = options.stopsAtSource
    let chain = LocaleMatcher(available: available, algorithm: options.algorithm)
      .searchOrder(for: wanted, options: search)
    self.chain = chain
    let wishes = wanted.map { LocaleIdentifier($0) }
    let source = search.source.map { LocaleIdentifier($0) } ?? LocaleIdentifier("en")
    var renderers: [MessageRenderer] = []
    for step in chain.steps {
      // The texts of `Base` are in the source language.
      let own = LocaleIdentifier(step.locale)
      let language = own.isBase ? source : own
      let wish = wishes.first { $0.language.hasSameCodeUnits(as: language.language) }
      renderers.append(
        MessageRenderer(
          language: language, wanted: wish ?? wishes.first, options: options.rendering))
    }
    missing = MessageRenderer(
      language: source, wanted: wishes.first, options: options.rendering)
    func step(_ layer: LayerContents, _ number: Int) -> Step? {
      layer.table(table, chain.steps[number].locale).map {
        Step(layer.name, chain.steps[number], $0, renderers[number])
      }
    }
    switch options.order {
    case .localeFirst:
      steps = chain.steps.indices.flatMap { number in layers.compactMap { step($0, number) } }
    case .layerFirst:
      steps = layers.flatMap { layer in chain.steps.indices.compactMap { step(layer, $0) } }
    }
  }

  // MARK: Looking up

  /// A text that was found, ready to be rendered again and again without another lookup.
  public struct Found: Sendable {
    /// The key.
    public let key: String
    /// The name of the layer that has it.
    public var layer: String { step.layer }
    /// The locale of the table that has it, as it is spelled there.
    public var locale: String { step.locale }
    /// The message.
    public var message: CompiledMessage { prepared.message }
    fileprivate let step: Step
    fileprivate let prepared: PreparedMessage
    fileprivate let place: Int

    /// Renders the text.
    public func render(_ arguments: [MessageArgument] = []) -> Rendering {
      step.renderer.render(prepared.message, arguments)
    }

    /// Renders the text behind what a buffer holds already.
    public func render(
      _ arguments: [MessageArgument], into buffer: inout [UInt8], issues: inout [RenderingIssue]
    ) {
      step.renderer.render(prepared.message, arguments, into: &buffer, issues: &issues)
    }

    /// Renders the text for being inserted into another one, which is escaped as a whole.
    func renderPlainly(_ arguments: [MessageArgument]) -> Rendering {
      step.plainRenderer.render(prepared.message, arguments)
    }

    /// The message as its file says it.
    public var source: Message { step.table.message(at: place, key: key) }
  }

  /// Finds the text of a key; nil if no layer has it in any locale of the chain.
  public func find(_ key: String) -> Found? {
    var text = key
    return text.withUTF8Bytes { bytes in
      let hash = KeyHash.hash(bytes, 0, bytes.count)
      for step in steps {
        guard let place = step.table.place(of: bytes, hash: hash) else { continue }
        return Found(
          key: key, step: step, prepared: step.table.preparedMessage(at: place, key: key),
          place: place)
      }
      return nil
    }
  }

  /// Finds the text of the first of several keys that a place has, place by place; nil if no layer has any of
  /// them in any locale of the chain.
  ///
  /// - Parameter keys: The keys, the most specific in front.
  public func find(anyOf keys: [String]) -> Found? {
    if keys.count == 1 { return find(keys[0]) }
    var keys = keys
    for step in steps {
      for index in keys.indices {
        let place = keys[index].withUTF8Bytes { bytes in
          step.table.place(of: bytes, hash: KeyHash.hash(bytes, 0, bytes.count))
        }
        guard let place else { continue }
        return Found(
          key: keys[index], step: step,
          prepared: step.table.preparedMessage(at: place, key: keys[index]), place: place)
      }
    }
    return nil
  }

  /// Renders the text of a key. Where there is none, the key is the text, with the issue
  /// ``RenderingIssue/Kind/missingKey``.
  public func render(_ key: String, _ arguments: [MessageArgument] = []) -> Rendering {
    if let found = find(key) { return found.render(arguments) }
    var rendering = missing.render(CompiledMessage(key, key: key), arguments)
    rendering.issues.insert(
      RenderingIssue(.missingKey, key: key, language: missing.language), at: 0)
    return rendering
  }

  // MARK: Explaining

  /// What was found in one of the places where a key was looked for.
  public struct Visit: Hashable, Sendable {
    /// The name of the layer.
    public var layer: String
    /// The locale, as it is spelled there.
    public var locale: String
    /// The key.
    public var key: String
    /// Why the locale is searched.
    public var reason: FallbackChain.Reason
    /// What was found.
    public var result: Result

    /// What can be found in a place.
    public enum Result: String, Hashable, Sendable, CaseIterable {
      /// The text.
      case found = "hit"
      /// The table is there, the key is not, or its text is not translated yet.
      case missing = "miss"
    }
  }

  /// The places in which a key is looked for, in order, up to the one that has it.
  public func trace(_ key: String) -> [Visit] { trace(anyOf: [key]) }

  /// The places in which several keys are looked for, in order, up to the one that has one of them.
  public func trace(anyOf keys: [String]) -> [Visit] {
    var visits: [Visit] = []
    var keys = keys
    for step in steps {
      for index in keys.indices {
        let isFound = keys[index].withUTF8Bytes { bytes in
          step.table.place(of: bytes, hash: KeyHash.hash(bytes, 0, bytes.count)) != nil
        }
        visits.append(
          Visit(
            layer: step.layer, locale: step.locale, key: keys[index], reason: step.reason,
            result: isFound ? .found : .missing))
        if isFound { return visits }
      }
    }
    return visits
  }

  /// The keys of the table in all the places that are searched, each once, in their order.
  public var keys: [String] {
    var seen: Set<[UInt8]> = []
    return steps.flatMap(\.table.keys).filter { seen.insert(Array($0.utf8)).inserted }
  }
}
