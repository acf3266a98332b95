import CatalogSyntax
import StringCatalog

/// The place in an entry of a `.stringsdict` that a command line means.
struct StringsDictChange {
  let document: StringsDictDocument
  let key: String
  /// The place, as the document names it.
  let variation: String?

  /// Reads a place. `plural.one` stands for the case of the only variable, whatever its name is.
  init(_ document: StringsDictDocument, key: String, variation: String?) {
    self.document = document
    self.key = key
    guard let variation, variation.hasPrefix("plural."),
      case .rules(let rules) = document.entry(forKey: key)?.content,
      rules.variables.count == 1, let variable = rules.variables.first
    else {
      self.variation = variation
      return
    }
    self.variation = variable.name + variation.dropFirst("plural".count)
  }

  /// The edits that set the text there. A case that a variable lacks is added.
  func edits(setting value: String) throws(StringsDictEditError) -> [TextEdit] {
    let place = variation
    do throws(StringsDictEditError) {
      return try document.edits(settingText: value, forKey: key, variation: place)
    } catch .variationNotFound {
      guard let place, let dot = place.lastIndex(of: ".") else {
        throw .variationNotFound(key: key, variation: place)
      }
      do throws(StringsDictEditError) {
        return try document.edits(
          insertingCase: String(place[place.index(after: dot)...]), text: value,
          intoVariable: String(place[..<dot]), forKey: key)
      } catch .variationNotFound {
        throw .variationNotFound(key: key, variation: place)
      }
    }
  }

  /// What is added for a key that is not there; nil for a variation that no entry begins with.
  func addition(of value: String) -> StringsDictAddition? {
    guard let variation else { return .text(value) }
    let parts = variation.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1] == "other",
      parts[0] != "device", parts[0] != "width"
    else { return nil }
    let name = parts[0] == "plural" ? "count" : String(parts[0])
    return .plural(
      format: "%#@\(name)@", variable: name, valueType: Self.valueType(in: value),
      cases: ["other": value])
  }

  /// The type of the number that a text shows; that of Swift's `Int` for a text that shows none.
  private static func valueType(in text: String) -> String {
    for placeholder in FormatString(Array(text.utf8).span).placeholders {
      guard case .conversion(let conversion) = placeholder.kind else { continue }
      switch conversion.argumentClass {
      case .signed, .unsigned, .float: return placeholder.length.spelling + conversion.spelling
      case .object, .character, .cString, .pointer, .variable: continue
      }
    }
    return "lld"
  }
}
