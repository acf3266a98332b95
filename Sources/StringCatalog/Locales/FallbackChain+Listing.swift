import CatalogSyntax

extension FallbackChain {
  /// The steps as text for people: a line each, the locale and the reason.
  public var text: String {
    let names = locales.map(\.escapedForDisplay)
    let width = names.map(\.count).max() ?? 0
    return zip(names, steps).map { name, step in
      "\(name)\(String(repeating: " ", count: width - name.count))  \(step.reason.rawValue)\n"
    }.joined()
  }

  /// The steps as JSON, in UTF-8: `{"version":1,"wanted":[…],"chain":[{"locale","reason"}]}`.
  ///
  /// - Parameter wanted: The locales that were wanted; nil leaves the member out.
  public func json(wanted: [String]? = nil) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    if let wanted {
      json.name("wanted")
      json.beginArray()
      for wish in wanted { json.string(wish) }
      json.endArray()
    }
    json.name("chain")
    writeSteps(to: &json, linebreaks: true)
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  /// Writes the steps as a JSON array, each on a line of its own or not.
  func writeSteps(to json: inout JSONText, linebreaks: Bool = false) {
    json.beginArray()
    for step in steps {
      if linebreaks { json.newLine() }
      json.beginObject()
      json.member("locale", step.locale)
      json.member("reason", step.reason.rawValue)
      json.endObject()
    }
    if linebreaks { json.finalNewLine() }
    json.endArray()
  }
}

extension FallbackChain {
  /// The locales in which texts for a reader could be, whether there are any or not: each wanted locale and
  /// its parents, then the source language.
  ///
  /// ```swift
  /// FallbackChain.requestedForms(of: ["fr-CA"], source: "en")  // ["fr-CA", "fr", "en"]
  /// ```
  public static func requestedForms(of wanted: [String], source: String) -> [String] {
    var forms: [String] = []
    for wish in wanted.map({ LocaleIdentifier($0) }) {
      for form in [wish.spelling] + wish.parents.map(\.canonical)
      where !forms.contains(where: { $0.hasSameCodeUnits(as: form) }) {
        forms.append(form)
      }
    }
    return forms.contains { $0.hasSameCodeUnits(as: source) } ? forms : forms + [source]
  }
}
