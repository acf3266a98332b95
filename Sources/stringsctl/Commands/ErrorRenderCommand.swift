import CatalogSyntax
public import CommandLineTool
public import StringCatalog

extension ErrorCatalog.Platform: EnumeratedParameterValue {}

extension ExitStatus {
  /// The error is not to be shown.
  static let hidden = ExitStatus(code: 3)
  /// Nothing is known by the code.
  static let unknownCode = ExitStatus(code: 4)
}

/// `stringsctl error render`
enum ErrorRenderCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
    case problem
    case rpc
  }

  static let bundle = OptionList<Argument>(
    "bundle", short: "b", value: "DIR", defaultText: "the built-in texts only",
    completion: .directory,
    help: "A folder with texts that override the built-in ones; the first overrides the others.")
  static let argument = OptionList<String>(
    "arg", short: "a", value: "NAME=VALUE",
    help: "An argument of the message by its name, or by its place: '1=ann@example.com'.")
  static let mask = OptionList<String>(
    "mask", value: "MASK", defaultText: "as is usual for the error",
    help:
      "How to hide email addresses and phone numbers: none, last4, email or full; of the argument"
      + " argument NAME only.")
  static let enumerationSafe = Flag(
    "enumeration-safe",
    help: "Say the same of a wrong password, an unknown account and wrong details in general.")
  static let debug = Flag(
    "debug", help: "Also show, on standard error or as 'detail', what only developers should see.")
  static let platform = DefaultedOption<ErrorCatalog.Platform>(
    "platform", short: "p", value: "PLATFORM", default: .apple,
    help: "Whose code it is, where platforms differ.")
  static let strict = Flag(
    "strict", help: "Fail if an argument is missing.")
  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text,
    help: "How to write the result: the message, or a JSON object, or one as RFC 9457 or google.rpc"
      + " want it.")
  static let code = Operand<String>(
    "CODE", help: "The error by any of its names; a cause stands behind '>'.")

  static let command = Command(
    "render", abstract: "Renders the text of an error for a user.",
    discussion: [
      "CODE is an identifier (auth/invalid-email), a number of Firebase's domain (17008,"
        + " FIRAuthErrorDomain:17008), a name of the SDKs (ERROR_INVALID_EMAIL), a code of the server"
        + " (INVALID_EMAIL : detail), or a Swift case (invalidEmail, signInCancelled). An error that"
        + " wraps another is written OUTER>INNER: signInFailed>17020.",
      "What nobody should be told, such as a sign-in that the person cancelled, has no text. An error"
        + " that only developers understand has a neutral text.",
    ],
    parameters: [
      RenderCommand.locale, bundle, RenderCommand.table, argument, RenderCommand.escape,
      RenderCommand.isolate, RenderCommand.order, RenderCommand.match, mask, enumerationSafe,
      debug, platform, strict, RenderCommand.explain, format, code,
    ],
    examples: [
      Example(
        command: "stringsctl error render auth/invalid-email --locale fr-CA",
        explanation: "Renders an error in French."),
      Example(
        command: "stringsctl error render oauthReauthenticationRequired --arg provider=Google"
          + " --locale ar --format json",
        explanation: "Renders a request to sign in again, as JSON."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The error has a text."),
      ExitStatusNote(.failure, "The work could not be done."),
      ExitStatusNote(.hidden, "The error is not to be shown; there is no text."),
      ExitStatusNote(.unknownCode, "Nothing is known by the code; the text is a general one."),
      ExitStatusNote(.missingArgument, "With --strict: an argument is missing."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var layers = try Shared.layers(invocation[bundle], of: invocation)
    layers.append(.builtIn)
    let localizer = Localizer(layers, options: localizerOptions(invocation))
    let renderer = ErrorRenderer(
      localizer, table: invocation[RenderCommand.table], options: try options(invocation))
    let error = ReportedError(
      chain: invocation[code], platform: invocation[platform],
      arguments: try Shared.pairs(invocation[argument], "--arg", of: invocation).map {
        Int($0.name) == nil ? .string($0.value).named($0.name) : .string($0.value)
      })
    let rendered = renderer.render(error, for: invocation[RenderCommand.locale])
    for failure in localizer.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    try write(rendered, invocation)
    guard localizer.failures.isEmpty else { return .failure }
    if rendered.isSilent { return .hidden }
    if !rendered.isKnown { return .unknownCode }
    return invocation[strict] && rendered.lacksArgument ? .missingArgument : .clean
  }

  private static func localizerOptions(_ invocation: Invocation) -> Localizer.Options {
    var options = Localizer.Options()
    options.order = invocation[RenderCommand.order]
    options.algorithm = invocation[RenderCommand.match]
    options.rendering.isolation = invocation[RenderCommand.isolate]
    let isText = invocation[format] == .text
    options.rendering.escape =
      invocation[RenderCommand.escape]
      ?? (isText && Terminal.outputIsTerminal ? .terminal : .none)
    return options
  }

  private static func options(
    _ invocation: Invocation
  ) throws(CommandFailure) -> ErrorRenderer.Options {
    var options = ErrorRenderer.Options()
    options.isEnumerationSafe = invocation[enumerationSafe]
    options.includesDetails = invocation[debug]
    options.explains = invocation[RenderCommand.explain]
    for word in invocation[mask] {
      let sign = word.firstIndex(of: "=")
      let name = sign.map { String(word[word.index(after: $0)...]) } ?? word
      guard let mask = ArgumentMask(rawValue: name) else {
        let masks = ArgumentMask.allCases.map(\.rawValue)
        throw invocation.refusal(
          "There is no mask '\(name.escapedForDisplay)'; choose from: "
            + masks.joined(separator: ", ") + ".")
      }
      if let sign { options.masks[String(word[..<sign])] = mask } else { options.mask = mask }
    }
    return options
  }

  private static func write(
    _ rendered: RenderedError, _ invocation: Invocation
  ) throws(CommandFailure) {
    switch invocation[format] {
    case .json: try Terminal.write(rendered.json)
    case .problem: try Terminal.write(rendered.problem)
    case .rpc: try Terminal.write(rendered.rpcStatus)
    case .text:
      for visit in rendered.trace { Terminal.report(visit.line) }
      if let text = rendered.text { try Terminal.write(text + "\n") }
      try complain(rendered, invocation)
    }
  }

  /// Says what a developer should know.
  private static func complain(
    _ rendered: RenderedError, _ invocation: Invocation
  ) throws(CommandFailure) {
    guard !invocation[Shared.quiet] else { return }
    for issue in rendered.issues { Terminal.complain(issue.description) }
    if let detail = rendered.detail { Terminal.complain(detail.escapedForDisplay) }
    if let silence = rendered.silence {
      Terminal.complain("\(rendered.id) is not shown: \(silence)")
    }
    guard !rendered.isKnown else { return }
    let names = ErrorCatalog.descriptors.map(\.id) + ErrorCatalog.names
    let close = Suggestion.closest(to: invocation[code], among: names).first
    Terminal.complain(
      "nothing is known of '\(invocation[code].escapedForDisplay)'"
        + (close.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
