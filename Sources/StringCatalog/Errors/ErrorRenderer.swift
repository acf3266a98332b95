internal import CatalogSyntax

/// Turns errors into texts for readers.
///
/// ```swift
/// let errors = ErrorRenderer(Localizer([LocalizationLayer(folder: "Custom.bundle"), .builtIn]))
/// errors.render(ReportedError(named: "auth/user-disabled"), for: ["fr-CA"]).text
/// // Ce compte a été désactivé.
/// ```
/// Each text is looked for in all layers by its own key, then by the key that errors share, locale by locale.
/// An error that only developers understand, and one that is not known, have the text of `auth/unknown`,
/// unless a layer has one for it. Whoever cancelled is told nothing.
public struct ErrorRenderer: Sendable {
  /// How errors are shown.
  public struct Options: Hashable, Sendable {
    /// Whether a wrong password, an unknown account and wrong details in general read the same, so that
    /// nobody can find out who has an account.
    public var isEnumerationSafe = false
    /// Whether what errors carry for developers is given.
    public var includesDetails = false
    /// Whether the places that were searched are listed.
    public var explains = false
    /// How arguments are masked, by their name or kind. Others are masked as is usual for the error.
    public var masks: [String: ArgumentMask] = [:]
    /// How all arguments that can be masked are masked, where ``masks`` names none of them.
    public var mask: ArgumentMask?

    /// The default options.
    public init() {}
  }

  let localizer: Localizer
  let options: Options
  /// The table in which layers have their texts.
  let table: String

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - localizer: Where texts are looked for; its last layer should be ``LocalizationLayer/builtIn``.
  ///   - table: The table in which applications have their texts.
  ///   - options: How errors are shown.
  public init(
    _ localizer: Localizer, table: String = "Localizable", options: Options = Options()
  ) {
    self.localizer = localizer
    self.table = table
    self.options = options
  }

  /// Renders an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - wanted: The locales that the reader wants, the dearest first.
  public func render(_ error: ReportedError, for wanted: [String]) -> RenderedError {
    let texts = localizer.texts(for: wanted, table: table)
    let chain = error.chain.map { options.isEnumerationSafe ? $0.enumerationSafe : $0 }
    // What is hidden in one error of a chain is hidden in all.
    let secrets = chain.flatMap { self.secrets(of: $0) }
    var causes: [RenderedError.Cause] = []
    var inner: Message?
    for (depth, error) in chain.enumerated().reversed() {
      let isOutermost = depth == 0
      let message = self.message(
        of: error, cause: inner?.text, in: texts, isInserted: !isOutermost)
      causes.insert(
        RenderedError.Cause(
          id: error.descriptor?.id ?? error.code, text: message.text,
          detail: detail(of: error, without: secrets)), at: 0)
      inner = message
    }
    return rendered(chain, inner ?? Message(), causes, texts, wanted, secrets)
  }

  /// Renders a Swift error; see ``ReportedError/init(_:)-(any_Error)``.
  public func render(_ error: any Error, for wanted: [String]) -> RenderedError {
    render(ReportedError(error), for: wanted)
  }

  // MARK: Messages

  /// A message with where it comes from.
  struct Message {
    var text: String?
    var found: LocalizedTexts.Found?
    var issues: [RenderingIssue] = []
    /// The keys by which it was looked for.
    var keys: [String] = []
  }

  /// The message of one error.
  ///
  /// - Parameter isInserted: Whether it becomes a part of another text, which is escaped as a whole.
  private func message(
    of error: ReportedError, cause: String?, in texts: LocalizedTexts, isInserted: Bool
  ) -> Message {
    let descriptor = error.descriptor ?? ErrorCatalog.unknown
    guard descriptor.presentation != .silent else { return Message() }
    for keys in descriptor.keys.message {
      guard let found = texts.find(anyOf: keys) else { continue }
      let arguments = self.arguments(of: error, descriptor, cause: cause, in: texts)
      let rendering = isInserted ? found.renderPlainly(arguments) : found.render(arguments)
      // A text may leave out what it could say.
      let issues = rendering.issues.filter { $0.kind != .unusedArgument }
      return Message(text: rendering.text, found: found, issues: issues, keys: keys)
    }
    return Message(keys: [descriptor.id])
  }

  private func rendered(
    _ chain: [ReportedError], _ message: Message, _ causes: [RenderedError.Cause],
    _ texts: LocalizedTexts, _ wanted: [String], _ secrets: [Secret]
  ) -> RenderedError {
    let error = chain[0]
    let descriptor = error.descriptor
    let presentation = Self.presentation(of: chain)
    let isSilent = presentation == .silent
    var issues = isSilent ? [] : message.issues
    func extra(_ keys: [String]) -> String? {
      guard !isSilent, let found = texts.find(anyOf: keys) else { return nil }
      let arguments = descriptor.map { self.arguments(of: error, $0, cause: nil, in: texts) } ?? []
      let rendering = found.render(arguments)
      issues += rendering.issues.filter { $0.kind != .unusedArgument }
      return rendering.text
    }
    let shown = descriptor ?? ErrorCatalog.unknown
    let keys = shown.keys
    return RenderedError(
      descriptor: descriptor, id: descriptor?.id ?? error.code, code: error.code,
      presentation: presentation,
      silence: isSilent ? chain.lazy.compactMap(\.silence).first ?? "" : nil,
      text: isSilent ? nil : message.text,
      locale: isSilent ? nil : message.found?.locale,
      layer: isSilent ? nil : message.found?.layer,
      title: extra(keys.title),
      reason: extra(keys.reason),
      recovery: extra(keys.recovery),
      action: extra(keys.action),
      help: extra(keys.help), causes: isSilent ? [] : causes, issues: issues,
      trace: options.explains && !isSilent ? texts.trace(anyOf: message.keys) : [],
      chain: options.explains ? FallbackChain.requestedForms(of: wanted, source: "en") : [],
      detail: detail(of: error, without: secrets))
  }

  /// How a chain of errors is shown: not at all if any of them is not, as whoever cancelled knows; else an
  /// error that only says that something failed as what made it fail.
  private static func presentation(of chain: [ReportedError]) -> ErrorPresentation {
    let presentations = chain.map { ($0.descriptor ?? ErrorCatalog.unknown).presentation }
    if presentations.contains(.silent) { return .silent }
    let isWrapper = chain[0].descriptor?.arguments.contains { $0.kind == .cause } ?? false
    return isWrapper && presentations.count > 1 ? presentations[1] : presentations[0]
  }
}

extension ReportedError {
  /// Why the error is not to be shown; nil if it is.
  fileprivate var silence: String? {
    descriptor.flatMap { $0.presentation == .silent ? $0.note : nil }
  }

  /// The error that says no more than that the sign-in details are wrong, if this one does.
  fileprivate var enumerationSafe: ReportedError {
    switch descriptor?.id {
    case "auth/wrong-password", "auth/user-not-found", "auth/invalid-credential": break
    case _: return self
    }
    let neutral = ErrorCatalog.descriptor(of: .invalidCredential)
    let code = neutral?.id ?? code
    return ReportedError(
      code: code, descriptor: neutral,
      detail: detail.map { "\(self.code): \($0)" } ?? self.code)
  }
}
