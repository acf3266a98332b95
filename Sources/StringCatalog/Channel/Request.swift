internal import CatalogSyntax

/// What somebody asks a channel for.
struct Request {
  /// What is to be done.
  enum Operation {
    /// Nothing but an answer.
    case ping
    /// The list of all errors.
    case list
    /// The locales that suit a reader.
    case match(available: [String])
    /// The text of a key.
    case string(key: String, arguments: [RequestWord])
    /// The text of an error.
    case error(ReportedError)
  }

  var operation: Operation
  var wanted: [String]
  var table: String
  var localizer: Localizer.Options
  var errors: ErrorRenderer.Options
  var isStrict: Bool

  private enum Verb: String, CaseIterable {
    case render
    case string
    case list
    case explain
    case match
    case ping
  }

  /// Reads a request.
  init(
    _ document: RequestDocument, _ defaults: RequestChannel.Defaults
  ) throws(RequestProblem) {
    let root = document.root
    try document.checkVersion()
    guard let verb = try document.choice("op", Verb.self, of: root) else {
      throw RequestProblem(
        .badRequest,
        "'op' is missing: one of \(Verb.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let settings = try RequestChannel.Defaults(document, over: defaults)
    wanted = settings.wanted
    table = settings.table
    localizer = settings.localizer
    errors = settings.errors
    isStrict = try document.flag("strict", of: root) ?? false
    if verb == .explain { errors.explains = true }
    switch verb {
    case .ping: operation = .ping
    case .list: operation = .list
    case .match:
      guard let available = try document.texts("available", of: root) else {
        throw RequestProblem(.badRequest, "'available' is missing: a list of locales")
      }
      operation = .match(available: available)
    case .string, .render, .explain:
      let words = try Self.words(document)
      if verb != .string, let node = document.value("error", of: root) {
        var error = try Self.error(node, document, depth: 1)
        error.setArguments(words.map { $0.argument(nil) })
        operation = .error(error)
      } else if let key = try document.text("key", of: root) {
        operation = .string(key: key, arguments: words)
      } else {
        throw RequestProblem(
          .badRequest, verb == .string ? "'key' is missing" : "'error' or 'key' is missing")
      }
    }
  }

  // MARK: Arguments

  /// The arguments: an object of named ones, in which `"1"` is the first; or a list.
  private static func words(_ document: RequestDocument) throws(RequestProblem) -> [RequestWord] {
    guard let node = document.value("args", of: document.root) else { return [] }
    var words: [RequestWord] = []
    switch document.kind(of: node) {
    case .array:
      for element in document.elements(of: node) {
        words.append(RequestWord(argument: try document.argument(element), place: words.count + 1))
      }
    case .object:
      for member in document.members(of: node) {
        let argument = try document.argument(member.value)
        if let place = Int(member.name), place > 0 {
          words.append(RequestWord(argument: argument, place: place))
        } else {
          words.append(RequestWord(argument: argument.named(member.name), place: nil))
        }
      }
      // Those with a place stand in front, in its order.
      words.sort { ($0.place ?? .max) < ($1.place ?? .max) }
    case .string, .number, .true, .false, .null, .key, .unreadable, .missing:
      throw document.wrong("args", "an object or a list")
    }
    return words
  }

  // MARK: Errors

  /// An error: a name, or an object that says whose name it is.
  private static func error(
    _ node: Int, _ document: RequestDocument, depth: Int
  ) throws(RequestProblem) -> ReportedError {
    if let chain = document.text(of: node) { return ReportedError(chain: chain) }
    guard document.kind(of: node) == .object else {
      throw document.wrong("error", "a text or an object")
    }
    var error = try named(node, document)
    if let message = try document.text("message", of: node) { error.add(detail: message) }
    if let details = try document.text("details", of: node) { error.add(detail: details) }
    if let cause = document.value("cause", of: node), depth < ReportedError.largestDepth {
      error.cause = try Self.error(cause, document, depth: depth + 1)
    }
    return error
  }

  private static func named(
    _ node: Int, _ document: RequestDocument
  ) throws(RequestProblem) -> ReportedError {
    if let service = try document.text("service", of: node) {
      return ReportedError(
        named: service, reason: try document.text("reason", of: node))
    }
    if let code = try document.text("rest", of: node) {
      return ReportedError(
        named: code,
        platform: try document.choice("platform", ErrorCatalog.Platform.self, of: node) ?? .apple)
    }
    if let code = try document.word("android", of: node) {
      return ReportedError(named: code, platform: .android)
    }
    if let type = try document.text("swift", of: node) {
      return ReportedError(named: type.hasPrefix("swift/") ? type : "swift/\(type)")
    }
    let number = try document.word("number", of: node)
    guard let code = try document.word("code", of: node) ?? number else {
      throw RequestProblem(
        .badRequest,
        "'error' has none of the members code, number, service, rest, android and swift")
    }
    if let domain = try document.text("domain", of: node) {
      return ReportedError(named: "\(domain):\(code)")
    }
    return ReportedError(
      named: code,
      platform: try document.choice("platform", ErrorCatalog.Platform.self, of: node) ?? .apple)
  }
}

/// An argument of a request.
struct RequestWord {
  var argument: MessageArgument
  /// Its place, counted from 1; nil if it has a name.
  var place: Int?

  /// The argument for a message: a text that is a number where the message wants one counts as one.
  func argument(_ kinds: ArgumentKinds?) -> MessageArgument {
    guard let kinds, case .string(let text) = argument.value else { return argument }
    if let name = argument.name { return kinds.argument(text, named: name) }
    return kinds.argument(text, at: place ?? 1)
  }
}
