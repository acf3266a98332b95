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
  private let places: TextPlace?
  private let missingRenderer: MessageRenderer

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
    missingRenderer = MessageRenderer(
      language: source, wanted: wishes.first, options: options.rendering)
    // The places, the last one first.
    var places: TextPlace?
    func prepend(_ layer: LayerContents, _ number: Int) {
      let step = chain.steps[number]
      guard let messages = layer.table(table, step.locale) else { return }
      let origin = TextOrigin(
        layer: layer.name, locale: step.locale, table: messages, renderer: renderers[number])
      places = TextPlace(layer.sources.source(origin), because: step.reason, before: places)
    }
    switch options.order {
    case .localeFirst:
      for number in chain.steps.indices.reversed() {
        for layer in layers.reversed() { prepend(layer, number) }
      }
    case .layerFirst:
      for layer in layers.reversed() {
        for number in chain.steps.indices.reversed() { prepend(layer, number) }
      }
    }
    self.places = places
  }

  // MARK: Looking up

  /// A text that was found, ready to be rendered again and again without another lookup.
  public struct Found: Sendable {
    private let text: FoundText

    fileprivate init(_ text: FoundText) {
      self.text = text
    }

    /// The key.
    public var key: String { text.key }
    /// The name of the layer that has it.
    public var layer: String { text.origin.layer }
    /// The locale of the table that has it, as it is spelled there.
    public var locale: String { text.origin.locale }
    /// The message.
    public var message: CompiledMessage { text.message }
    /// The message as its file says it.
    public var source: Message { text.origin.table.message(at: text.place, key: text.key) }

    /// Renders the text.
    public func render(_ arguments: [MessageArgument] = []) -> Rendering {
      text.render(arguments)
    }

    /// Renders the text behind what a buffer holds already.
    public func render(
      _ arguments: [MessageArgument], into buffer: inout [UInt8], issues: inout [RenderingIssue]
    ) {
      text.render(arguments, into: &buffer, issues: &issues)
    }

    /// Renders the text for being inserted into another one, which is escaped as a whole.
    func renderPlainly(_ arguments: [MessageArgument]) -> Rendering {
      text.origin.plainRenderer.render(text.message, arguments)
    }
  }

  /// Finds the text of a key; nil if no layer has it in any locale of the chain.
  public func find(_ key: String) -> Found? {
    guard let text = unsafe text(of: key) else { return nil }
    return unsafe Found(text.takeUnretainedValue())
  }

  /// Finds the text of the first of several keys that a place has, place by place; nil if no layer has any of
  /// them in any locale of the chain.
  ///
  /// - Parameter keys: The keys, the most specific in front.
  public func find(anyOf keys: [String]) -> Found? {
    if keys.count == 1 { return find(keys[0]) }
    var next = places
    while let place = next {
      for key in keys {
        let bytes = key.utf8Span.span
        let hash = KeyHash.hash(bytes, 0, bytes.count)
        guard let text = unsafe place.source.text(of: key, bytes, hash: hash) else { continue }
        return unsafe Found(text.takeUnretainedValue())
      }
      next = place.next
    }
    return nil
  }

  /// The text of a key, which lives as long as the places.
  @inline(__always)
  private func text(of key: String) -> Unmanaged<FoundText>? {
    let bytes = key.utf8Span.span
    return unsafe places?.text(of: key, bytes, hash: KeyHash.hash(bytes, 0, bytes.count))
  }

  /// Renders the text of a key. Where there is none, the key is the text, with the issue
  /// ``RenderingIssue/Kind/missingKey``.
  public func render(_ key: String, _ arguments: [MessageArgument] = []) -> Rendering {
    if let text = unsafe text(of: key) {
      return unsafe text._withUnsafeGuaranteedRef { $0.render(arguments) }
    }
    var rendering = missingRenderer.render(CompiledMessage(key, key: key), arguments)
    rendering.issues.insert(missing(key), at: 0)
    return rendering
  }

  /// Renders the text of a key, or the key, behind what a buffer holds already.
  ///
  /// Once a text was found before, this neither locks nor allocates, and threads that share the texts do not
  /// slow each other down.
  public func render(
    _ key: String, _ arguments: [MessageArgument], into buffer: inout [UInt8],
    issues: inout [RenderingIssue]
  ) {
    guard let text = unsafe text(of: key) else {
      issues.append(missing(key))
      let message = CompiledMessage(key, key: key)
      return missingRenderer.render(message, arguments, into: &buffer, issues: &issues)
    }
    unsafe text._withUnsafeGuaranteedRef {
      $0.render(arguments, into: &buffer, issues: &issues)
    }
  }

  private func missing(_ key: String) -> RenderingIssue {
    RenderingIssue(.missingKey, key: key, language: missingRenderer.language)
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
    for place in searched {
      let origin = place.source.origin
      for key in keys {
        let bytes = key.utf8Span.span
        let hash = KeyHash.hash(bytes, 0, bytes.count)
        let isFound = origin.table.place(of: bytes, hash: hash) != nil
        visits.append(
          Visit(
            layer: origin.layer, locale: origin.locale, key: key, reason: place.reason,
            result: isFound ? .found : .missing))
        if isFound { return visits }
      }
    }
    return visits
  }

  /// The places that are searched, in order.
  private var searched: [TextPlace] {
    var list: [TextPlace] = []
    while let place = list.isEmpty ? places : list[list.count - 1].next { list.append(place) }
    return list
  }

  /// The keys of the table in all the places that are searched, each once, in their order.
  public var keys: [String] {
    var seen: Set<[UInt8]> = []
    return searched.flatMap(\.source.origin.table.keys).filter {
      seen.insert(Array($0.utf8)).inserted
    }
  }
}
