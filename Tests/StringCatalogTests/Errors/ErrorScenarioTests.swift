import Foundation
import StringCatalog
import TestSupport
import Testing

/// The file `scenarios.json`: requests for texts in layers in memory, and what a reader is shown.
struct ErrorScenario: Sendable, CustomTestStringConvertible {
  /// The layers by name: locale, key, then the text or its plural forms.
  typealias Layer = [String: [String: Any]]

  let number: Int
  let name: String
  /// The scenario as it is written; a dictionary of anything cannot be shared by threads.
  let source: Data
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: source) as? [String: Any]) ?? [:]
  }
  var testDescription: String { "\(number): \(name)" }

  static let all: [ErrorScenario] = {
    let file = Repository.fixtures("errors").appending(path: "scenarios.json")
    guard let bytes = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let list = root["scenarios"] as? [[String: Any]]
    else { return [] }
    return list.compactMap { json in
      guard let number = json["id"] as? Int, let name = json["name"] as? String,
        let source = try? JSONSerialization.data(withJSONObject: json)
      else { return nil }
      return ErrorScenario(number: number, name: name, source: source)
    }
  }()

  func text(_ name: String) -> String? { json[name] as? String }
  func object(_ name: String) -> [String: Any]? { json[name] as? [String: Any] }

  /// The layers: what overrides in front, the built-in texts last.
  var layers: [LocalizationLayer] {
    ["custom", "module"].compactMap { name in
      (json[name] as? Layer).map { LocalizationLayer([Self.catalog($0)], name: name) }
    } + [.builtIn]
  }

  private static func catalog(_ layer: Layer) -> Catalog {
    var messages: [String: [Localization]] = [:]
    for (locale, texts) in layer {
      for (key, text) in texts {
        messages[key, default: []].append(
          Localization(LocaleIdentifier(locale), message(text)))
      }
    }
    let entries = messages.sorted { $0.key < $1.key }.map { key, localizations in
      Entry(key, localizations.sorted { $0.locale < $1.locale })
    }
    return Catalog(table: "Localizable", sourceLanguage: LocaleIdentifier("en"), entries: entries)
  }

  private static func message(_ text: Any) -> Message {
    if let text = text as? String { return .pattern(Pattern(text)) }
    let forms = text as? [String: String] ?? [:]
    return .select(
      Select(
        by: .plural,
        forms.sorted { $0.key < $1.key }.map { Variant($0.key, .pattern(Pattern($0.value))) }))
  }

  /// Arguments: named ones, and those whose name is their place.
  static func arguments(_ json: Any?) -> [MessageArgument] {
    (json as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.map { name, value in
      let argument: MessageArgument =
        if let number = value as? Int { .int(number) } else { .string("\(value)") }
      return Int(name) == nil ? argument.named(name) : argument
    }
  }

  /// What the reader of the scenario is shown of an error.
  func render(
    _ error: String, locale: String? = nil, arguments: Any? = nil,
    order: Localizer.Options.Order = .localeFirst, escape: TextEscape = .none
  ) -> RenderedError {
    var options = Localizer.Options()
    options.order = order
    options.rendering.escape = escape
    var errors = ErrorRenderer.Options()
    errors.explains = true
    errors.mask = text("mask").flatMap { ArgumentMask(rawValue: $0) }
    errors.isEnumerationSafe = text("policy") == "enumeration-safe"
    var reported = ReportedError(
      chain: error, arguments: Self.arguments(arguments ?? json["args"]))
    reported.detail = text("sdkMessage")
    return ErrorRenderer(Localizer(layers, options: options), options: errors)
      .render(reported, for: [locale ?? text("locale") ?? "en"])
  }

  /// What the reader of the scenario is shown of a key.
  func found(
    _ key: String, arguments: Any? = nil, escape: TextEscape = .none
  ) throws -> (text: String, source: String, issues: [String]) {
    var options = Localizer.Options()
    options.rendering.escape = escape
    let texts = Localizer(layers, options: options).texts(for: [text("locale") ?? "en"])
    let found = try #require(texts.find(key))
    let rendering = found.render(Self.arguments(arguments ?? json["args"]))
    return (rendering.text, "\(found.layer)/\(found.locale)", rendering.issues.map(\.kind.rawValue))
  }
}

@Suite("Scenarios of errors and texts")
struct ErrorScenarioTests {
  @Test("are all there")
  func count() { #expect(ErrorScenario.all.map(\.number) == Array(1...18)) }

  @Test("show what they should", arguments: ErrorScenario.all)
  func scenario(_ scenario: ErrorScenario) throws {
    let expected = scenario.object("expect") ?? [:]
    if let key = scenario.text("key") {
      try check(key: key, scenario, expected)
    } else if let cases = scenario.json["cases"] as? [[String: Any]] {
      let code = try #require(scenario.text("code"))
      for item in cases {
        let rendered = scenario.render(
          code, locale: item["locale"] as? String, arguments: item["args"])
        #expect(rendered.text == item["text"] as? String)
      }
    } else if let codes = scenario.json["codes"] as? [String] {
      try check(codes: codes, scenario, expected)
    } else if let errors = scenario.json["errors"] as? [String] {
      for error in errors {
        let rendered = scenario.render(error)
        #expect(rendered.presentation.name == expected["presentation"] as? String, "\(error)")
        #expect(rendered.text == nil && rendered.title == nil && rendered.silence != nil)
      }
    } else if let code = scenario.text("code") ?? scenario.text("error") {
      try check(error: code, scenario, expected)
    } else {
      try checkHostile(scenario)
    }
  }

  private func check(
    key: String, _ scenario: ErrorScenario, _ expected: [String: Any]
  ) throws {
    if let text = expected["text"] as? String {
      let found = try scenario.found(key)
      #expect(found.text == text)
      if let source = expected["source"] as? String { #expect(found.source == source) }
      #expect(found.issues == expected["diagnostics"] as? [String] ?? [])
    }
    for escape in [TextEscape.html, .json] {
      guard let text = expected[escape.rawValue] as? String else { continue }
      #expect(try scenario.found(key, escape: escape).text == text)
    }
    if let terminal = scenario.object("terminal") {
      let found = try scenario.found(key, arguments: terminal["args"], escape: .terminal)
      #expect(found.text == terminal["text"] as? String)
    }
  }

  private func check(
    error: String, _ scenario: ErrorScenario, _ expected: [String: Any]
  ) throws {
    let rendered = scenario.render(error)
    if let text = expected["text"] as? String { #expect(rendered.text == text) }
    if let source = expected["source"] as? String {
      #expect("\(rendered.layer ?? "-")/\(rendered.locale ?? "-")" == source)
    }
    if let chain = expected["chain"] as? [String] { #expect(rendered.chain == chain) }
    if let known = expected["known"] as? Bool { #expect(rendered.isKnown == known) }
    if let code = expected["code"] as? String { #expect(rendered.code == code) }
    if let causes = expected["causes"] as? [String] { #expect(rendered.causes.map(\.id) == causes) }
    let json = String(decoding: rendered.json, as: UTF8.self)
    for secret in expected["absent"] as? [String] ?? [] {
      #expect(!json.contains(secret), "\(secret)")
    }
    if let html = expected["html"] as? String {
      #expect(scenario.render(error, escape: .html).text == html)
    }
    if let layerFirst = scenario.object("expect_layer_first") {
      let rendered = scenario.render(error, order: .layerFirst)
      #expect(rendered.text == layerFirst["text"] as? String)
      #expect(
        "\(rendered.layer ?? "-")/\(rendered.locale ?? "-")" == layerFirst["source"] as? String)
    }
  }

  private func check(
    codes: [String], _ scenario: ErrorScenario, _ expected: [String: Any]
  ) throws {
    let rendered = codes.map { scenario.render($0) }
    let first = try #require(rendered.first)
    for other in rendered {
      #expect(other.id == first.id && other.text == first.text && other.title == first.title)
      #expect(
        other.isKnown && other.action == first.action && other.presentation == first.presentation)
    }
    if let id = expected["id"] as? String { #expect(first.id == id) }
    guard scenario.text("policy") != nil else { return }
    // Nothing that is shown tells which of the errors it was.
    #expect(Set(rendered.map { String(decoding: $0.json, as: UTF8.self) }).count == 1)
  }

  private func checkHostile(_ scenario: ErrorScenario) throws {
    let module = try #require(scenario.json["module"] as? ErrorScenario.Layer)
    for key in try #require(module["en"]).keys {
      let found = try scenario.found(key)
      #expect(!found.text.isEmpty)
      #expect(key == "p" || !found.issues.isEmpty, "\(key): \(found.text)")
    }
    #expect(try scenario.found("p").text.hasPrefix("100% sure"))
  }
}
