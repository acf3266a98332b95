internal import CatalogSyntax

extension ErrorDescriptor {
  /// Writes the descriptor as a JSON object.
  func write(to json: inout JSONText) {
    json.beginObject()
    json.member("id", id)
    json.member("group", group.rawValue)
    json.member("audience", audience.rawValue)
    json.member("severity", severity.rawValue)
    json.member("presentation", presentation.name)
    json.member("field", presentation.field?.rawValue)
    json.member("retry", retry.rawValue)
    json.member("status", status)
    if isRetired { json.member("retired", true) }
    json.name("names")
    json.beginObject()
    if let code {
      json.member("swift", "\(code)")
      json.member("number", code.rawValue)
    }
    if let androidNumber { json.member("androidNumber", androidNumber) }
    json.array("sdk", names)
    json.array("rest", restCodes)
    json.endObject()
    json.name("arguments")
    json.beginArray()
    for argument in arguments {
      json.beginObject()
      json.member("name", argument.name)
      json.member("kind", argument.kind.rawValue)
      json.member("required", argument.isRequired)
      if let value = argument.defaultValue { json.member("default", Int(value)) }
      json.endObject()
    }
    json.endArray()
    json.name("keys")
    json.beginObject()
    if hasOwnText { json.member("text", id) }
    json.member("title", title?.rawValue)
    json.member("recovery", recovery?.rawValue)
    json.member("action", action?.rawValue)
    json.member("upstream", upstreamKey)
    json.member("parent", parent)
    json.endObject()
    json.member("note", note)
    json.endObject()
  }
}

extension ErrorCatalog {
  /// Descriptors as JSON, in UTF-8: `{"version":1,"errors":[…]}`, one a line.
  public static func json(_ descriptors: [ErrorDescriptor]) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.name("errors")
    json.beginArray()
    for descriptor in descriptors {
      json.newLine()
      descriptor.write(to: &json)
    }
    json.finalNewLine()
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension JSONText {
  /// Writes a member with a list of texts, unless it is empty.
  mutating func array(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    self.name(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
