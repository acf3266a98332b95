internal import CatalogSyntax

/// A text that was looked up and rendered, with what is to be told about it.
public struct LookupReport: Sendable {
  /// The key.
  public let key: String
  /// The table.
  public let table: String
  /// The text and its issues.
  public let rendering: Rendering
  /// The locale and the layer of the text; nil if no layer has the key.
  public let origin: (locale: String, layer: String)?
  /// The places that were searched; empty unless they were asked for.
  public let trace: [LocalizedTexts.Visit]
  /// The key that was perhaps meant, where none was found.
  public let suggestion: String?

  /// Looks a key up and renders it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - texts: Where to look.
  ///   - explains: Whether the places that were searched are listed.
  ///   - arguments: Makes the arguments, given what kinds the message wants.
  public init(
    _ key: String, in texts: LocalizedTexts, explains: Bool,
    arguments: (ArgumentKinds) -> [MessageArgument]
  ) {
    self.key = key
    table = texts.table
    trace = explains ? texts.trace(key) : []
    guard let found = texts.find(key) else {
      origin = nil
      suggestion = texts.twin(of: key)
      let kinds = ArgumentKinds(.pattern(Pattern(key)), key: key)
      rendering = texts.render(key, arguments(kinds))
      return
    }
    origin = (found.locale, found.layer)
    suggestion = nil
    rendering = found.render(arguments(ArgumentKinds(found.source, key: key)))
  }

  /// Whether an argument is missing for the text.
  public var lacksArgument: Bool {
    rendering.issues.contains { $0.kind == .missingArgument }
  }

  /// The places that were searched: result, locale with its reason, layer.
  public var traceLines: [String] {
    trace.map(\.line)
  }

  /// Writes the report as a JSON object:
  /// `{"version":1,"text","key","table","locale","layer","issues":[…],"trace":[…]}`.
  ///
  /// Absent are `locale` and `layer` where no layer has the key, and `trace` where it was not asked for.
  func write(to json: inout JSONText) {
    json.beginObject()
    json.member("version", 1)
    writeMembers(to: &json)
    json.endObject()
  }

  /// Writes the members of the report, without the version.
  func writeMembers(to json: inout JSONText) {
    json.member("text", rendering.text)
    json.member("key", key)
    json.member("table", table)
    json.member("locale", origin?.locale)
    json.member("layer", origin?.layer)
    json.issues(rendering.issues)
    if !trace.isEmpty { json.trace(trace) }
  }

  /// The report as JSON, in UTF-8; see ``write(to:)``.
  public var json: [UInt8] {
    var json = JSONText()
    write(to: &json)
    json.finalNewLine()
    return json.bytes
  }
}

extension LocalizedTexts {
  /// A key that differs from one that is not there only in the types of its whole numbers, as `%lld items`
  /// from `%d items`: Swift makes the one of a string with an `Int`, older code asks for the other.
  public func twin(of key: String) -> String? {
    let wanted = Self.generalized(key)
    guard !wanted.utf8.elementsEqual(key.utf8) else { return nil }
    return keys.first { Self.generalized($0).utf8.elementsEqual(wanted.utf8) }
  }

  /// The key with every whole number spelled alike.
  private static func generalized(_ key: String) -> String {
    let bytes = Array(key.utf8)
    var result: [UInt8] = []
    var end = 0
    for placeholder in FormatString(bytes.span).placeholders {
      switch placeholder.argumentClass {
      case .signed, .unsigned: break
      case .object, .float, .character, .cString, .pointer, .variable, nil: continue
      }
      result += bytes[end..<placeholder.range.start]
      // A byte that no text has.
      result.append(0xFF)
      end = placeholder.range.end
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension LocalizedTexts.Visit {
  /// The visit in a line: result, locale with its reason, layer.
  public var line: String {
    let word =
      switch result {
      case .found: "found"
      case .missing: "missing"
      }
    return "\(word): \(locale.escapedForDisplay) (\(reason.rawValue)) in \(layer.escapedForDisplay)"
  }
}

extension JSONText {
  /// Writes the member `issues`.
  mutating func issues(_ issues: [RenderingIssue]) {
    name("issues")
    beginArray()
    for issue in issues {
      beginObject()
      member("kind", issue.kind.rawValue)
      member("message", issue.description)
      if let argument = issue.argument { member("argument", argument) }
      member("variable", issue.variable)
      member("specifier", issue.specifier)
      endObject()
    }
    endArray()
  }

  /// Writes the member `trace`.
  mutating func trace(_ visits: [LocalizedTexts.Visit]) {
    name("trace")
    beginArray()
    for visit in visits {
      beginObject()
      member("layer", visit.layer)
      member("locale", visit.locale)
      member("key", visit.key)
      member("reason", visit.reason.rawValue)
      member("result", visit.result.rawValue)
      endObject()
    }
    endArray()
  }
}
