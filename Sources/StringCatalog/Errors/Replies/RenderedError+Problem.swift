internal import CatalogSyntax

extension RenderedError {
  /// The body of an answer of HTTP, media type `application/problem+json` (RFC 9457), in UTF-8.
  ///
  /// ```json
  /// {"type":"/errors/auth/invalid-email","title":"…","status":400,"detail":"…","code":"auth/invalid-email",
  ///  "locale":"fr","severity":"error","presentation":"inline","field":"email","retry":"afterAction"}
  /// ```
  /// The type is a reference with a full path, as section 3.1.1 advises, that a service answers or not.
  /// `title` and `detail` are in the language of the reader; what is not to be shown has a type and a status
  /// but neither.
  public var problem: [UInt8] {
    let shown = descriptor ?? ErrorCatalog.unknown
    var json = JSONText()
    json.beginObject()
    json.member("type", "/errors/\(shown.id)")
    json.member("title", title)
    json.member("status", shown.status)
    json.member("detail", text)
    json.member("code", shown.id)
    json.member("locale", locale)
    json.member("severity", shown.severity.rawValue)
    json.member("presentation", presentation.name)
    json.member("field", presentation.field?.rawValue)
    json.member("retry", shown.retry.rawValue)
    json.member("recovery", recovery)
    json.member("action", action)
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  /// The error as `google.rpc.Status` in the JSON form of protocol buffers, in UTF-8, with `ErrorInfo` and
  /// `LocalizedMessage` (https://google.aip.dev/193).
  ///
  /// ```json
  /// {"code":3,"message":"auth/invalid-email","details":[
  ///  {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AUTH_INVALID_EMAIL",
  ///   "domain":"stringcatalog","metadata":{"id":"auth/invalid-email"}},
  ///  {"@type":"type.googleapis.com/google.rpc.LocalizedMessage","locale":"fr","message":"…"}]}
  /// ```
  public var rpcStatus: [UInt8] {
    let shown = descriptor ?? ErrorCatalog.unknown
    var json = JSONText()
    json.beginObject()
    json.member("code", shown.rpcCode)
    json.member("message", shown.note.map { "\(shown.id): \($0)" } ?? shown.id)
    json.name("details")
    json.beginArray()
    json.beginObject()
    json.member("@type", "type.googleapis.com/google.rpc.ErrorInfo")
    json.member("reason", shown.rpcReason)
    json.member("domain", "stringcatalog")
    json.name("metadata")
    json.beginObject()
    json.member("id", shown.id)
    json.member("presentation", presentation.name)
    json.member("retry", shown.retry.rawValue)
    json.endObject()
    json.endObject()
    if let text, let locale {
      json.beginObject()
      json.member("@type", "type.googleapis.com/google.rpc.LocalizedMessage")
      json.member("locale", locale)
      json.member("message", text)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension ErrorDescriptor {
  /// The number of `google.rpc.Code` that goes with the status of HTTP.
  fileprivate var rpcCode: Int {
    switch status {
    case 400, 410: 3  // INVALID_ARGUMENT
    case 401: 16  // UNAUTHENTICATED
    case 403: 7  // PERMISSION_DENIED
    case 404: 5  // NOT_FOUND
    case 409: 6  // ALREADY_EXISTS
    case 429: 8  // RESOURCE_EXHAUSTED
    case 502, 503: 14  // UNAVAILABLE
    case 504: 4  // DEADLINE_EXCEEDED
    case _: 13  // INTERNAL
    }
  }

  /// The identifier as `ErrorInfo` wants reasons: at most 63 upper-case letters, digits and underscores.
  fileprivate var rpcReason: String {
    let name = id.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return String(name.prefix(63))
  }
}
