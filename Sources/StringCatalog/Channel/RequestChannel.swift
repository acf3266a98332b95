internal import CatalogSyntax
internal import Synchronization

/// Answers requests for texts, written as JSON, with answers written as JSON: the way in for programs in other
/// languages.
///
/// ```swift
/// let channel = RequestChannel([LocalizationLayer(folder: "Custom.bundle")])
/// channel.answer(to: #"{"op":"render","error":"auth/invalid-email","locale":"fr"}"#)
/// // {"version":1,"ok":true,"id":"auth/invalid-email", … ,"text":"Cette adresse e-mail …", … }
/// ```
/// A request always gets an answer; one that cannot be understood gets an answer that says why. Requests are
/// independent of each other, and any number of threads may ask.
public final class RequestChannel: Sendable {
  /// What holds where a request does not say otherwise.
  public struct Defaults: Sendable {
    /// The locales that are wanted, the dearest first.
    public var wanted: [String] = []
    /// The table in which layers have their texts.
    public var table = "Localizable"
    /// How texts are looked for and written.
    public var localizer = Localizer.Options()
    /// How errors are shown.
    public var errors = ErrorRenderer.Options()

    /// The usual defaults.
    public init() {}
  }

  let defaults: Defaults
  private let base: Localizer
  /// Localizers of one set of layers by their options.
  private let localizers = Mutex<[Localizer.Options: Localizer]>([:])
  /// More combinations of options than there usually are; requests may come from anywhere.
  private static let capacity = 128
  /// Requests above this size, in bytes, are refused.
  public static let largestRequest = 16 << 20

  /// Creates a channel.
  ///
  /// - Parameters:
  ///   - layers: Where texts are looked for, in front of the built-in ones.
  ///   - defaults: What holds where a request does not say otherwise.
  public init(_ layers: [LocalizationLayer] = [], defaults: Defaults = Defaults()) {
    self.defaults = defaults
    base = Localizer(layers + [.builtIn], options: defaults.localizer)
  }

  /// The files and folders that could not be read so far.
  public var failures: [FileError] { base.failures }

  /// Answers one request.
  ///
  /// - Parameter request: A JSON object in UTF-8.
  /// - Returns: A JSON object in UTF-8, in one line, with a line end behind it.
  public func answer(to request: [UInt8]) -> [UInt8] {
    var json = JSONText()
    answer(to: request, in: &json)
    return json.bytes
  }

  /// Answers one request.
  public func answer(to request: String) -> String {
    String(decoding: answer(to: Array(request.utf8)), as: UTF8.self)
  }

  /// Appends the answer to a request.
  func answer(to bytes: [UInt8], in json: inout JSONText) {
    json.beginObject()
    json.member("version", 1)
    do throws(RequestProblem) {
      let document = try RequestDocument(bytes)
      document.echoIdentifier(to: &json)
      do throws(RequestProblem) {
        try answer(try Request(document, defaults), in: &json)
      } catch {
        error.write(to: &json)
      }
    } catch {
      error.write(to: &json)
    }
    json.endObject()
    json.endText()
  }

  private func answer(_ request: Request, in json: inout JSONText) throws(RequestProblem) {
    switch request.operation {
    case .ping: json.member("ok", true)
    case .list:
      json.member("ok", true)
      json.name("errors")
      json.beginArray()
      for descriptor in ErrorCatalog.descriptors { descriptor.write(to: &json) }
      json.endArray()
    case .match(let available):
      json.member("ok", true)
      let matcher = LocaleMatcher(available: available, algorithm: request.localizer.algorithm)
      json.name("chain")
      matcher.searchOrder(for: request.wanted).writeSteps(to: &json)
    case .string(let key, let words): try answer(key, words, request, in: &json)
    case .error(let error):
      let renderer = ErrorRenderer(
        localizer(request.localizer), table: request.table, options: request.errors)
      let rendered = renderer.render(error, for: request.wanted)
      try refuse(ifStrict: request, rendered.issues)
      json.member("ok", true)
      rendered.writeMembers(to: &json)
    }
  }

  private func answer(
    _ key: String, _ words: [RequestWord], _ request: Request, in json: inout JSONText
  ) throws(RequestProblem) {
    let texts = localizer(request.localizer).texts(for: request.wanted, table: request.table)
    let report = LookupReport(key, in: texts, explains: request.errors.explains) { kinds in
      words.map { $0.argument(kinds) }
    }
    try refuse(ifStrict: request, report.rendering.issues)
    json.member("ok", true)
    report.writeMembers(to: &json)
  }

  /// A strict request wants no text that lacks an argument.
  private func refuse(
    ifStrict request: Request, _ issues: [RenderingIssue]
  ) throws(RequestProblem) {
    guard request.isStrict, let issue = issues.first(where: { $0.kind == .missingArgument }) else {
      return
    }
    throw RequestProblem(.missingArgument, issue.description)
  }

  private func localizer(_ options: Localizer.Options) -> Localizer {
    if options == defaults.localizer { return base }
    return localizers.withLock { localizers in
      if let known = localizers[options] { return known }
      if localizers.count >= Self.capacity { localizers.removeAll() }
      let made = base.with(options)
      localizers[options] = made
      return made
    }
  }
}

/// Why a request got no text.
package struct RequestProblem: Error {
  /// The kinds of problems. The raw values are stable.
  package enum Code: String, Sendable {
    /// The request cannot be understood.
    case badRequest = "bad-request"
    /// The request is strict and its text lacks an argument.
    case missingArgument = "missing-argument"
  }

  /// The kind.
  package var code: Code
  /// What is wrong, in words.
  package var message: String

  /// Creates a problem.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The answer to a request that cannot even be read, with a line end behind it.
  package var answer: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    write(to: &json)
    json.endObject()
    json.endText()
    return json.bytes
  }

  func write(to json: inout JSONText) {
    json.member("ok", false)
    json.name("error")
    json.beginObject()
    json.member("code", code.rawValue)
    json.member("message", message)
    json.endObject()
  }
}
