internal import CatalogSyntax

extension RenderedError {
  /// The error as a JSON object, in UTF-8, with a line end behind it.
  ///
  /// ```json
  /// {"version":1,"id":"auth/weak-password","code":"17026","known":true,"retired":false,"group":"policy",
  ///  "severity":"error","audience":"user","presentation":"inline","field":"password","retry":"afterAction",
  ///  "locale":"fr","layer":"built-in","title":"…","text":"…","reason":null,"recovery":null,"action":null,
  ///  "help":null,"causes":[{"id":"auth/weak-password","text":"…"}],"issues":[]}
  /// ```
  /// Members without a value are `null`, so that every answer has the same ones. `detail`, `chain` and `trace`
  /// are there only if they were asked for, `silence` only for what is not shown.
  public var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    writeMembers(to: &json)
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  /// Writes the members of the error, without the version.
  func writeMembers(to json: inout JSONText) {
    let shown = descriptor ?? ErrorCatalog.unknown
    json.member("id", id)
    json.member("code", code)
    json.member("known", isKnown)
    json.member("retired", shown.isRetired)
    json.member("group", shown.group.rawValue)
    json.member("severity", shown.severity.rawValue)
    json.member("audience", shown.audience.rawValue)
    json.member("presentation", presentation.name)
    json.nullableMember("field", presentation.field?.rawValue)
    json.member("retry", shown.retry.rawValue)
    json.nullableMember("locale", locale)
    json.nullableMember("layer", layer)
    json.nullableMember("title", title)
    json.nullableMember("text", text)
    json.nullableMember("reason", reason)
    json.nullableMember("recovery", recovery)
    json.nullableMember("action", action)
    json.nullableMember("help", help)
    json.member("silence", silence)
    json.name("causes")
    json.beginArray()
    for cause in causes {
      json.beginObject()
      json.member("id", cause.id)
      json.nullableMember("text", cause.text)
      json.member("detail", cause.detail)
      json.endObject()
    }
    json.endArray()
    json.issues(issues)
    json.member("detail", detail)
    guard !trace.isEmpty else { return }
    json.name("chain")
    json.beginArray()
    for locale in chain { json.string(locale) }
    json.endArray()
    json.trace(trace)
  }
}
