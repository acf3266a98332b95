import CatalogSyntax

/// The entries of a file, written out for people or programs.
///
/// The three formats give one shape: an entry has a text, variations, or both. A string catalog has one
/// entry for each locale of a key.
public struct TableListing: Sendable {
  /// The path as it is to be shown.
  let file: String
  /// The encoding, or the form of a property list that has none.
  let encoding: String
  /// The entries in file order.
  let entries: [Entry]

  /// A key in one locale.
  struct Entry: Sendable {
    /// The number of the key in the file.
    var number: Int
    var key: String
    /// The text without variations.
    var value: String?
    /// What stands for a value that is not a text, as it is written.
    var spelling: String?
    var state: TranslationState?
    var comment: String?
    /// Where the key stands.
    var place: LineColumn?
    /// The locale, where it is known.
    var locale: String?
    var variations: [Variation] = []

    /// One of several texts.
    struct Variation: Sendable {
      /// The name, such as `plural.one`.
      var name: String
      var value: String?
      var state: TranslationState?
    }
  }

  /// Whether the lines of ``text`` name locales: those of a catalog do.
  let namesLocales: Bool

  /// The entries in canonical spelling with their comments, in file order. Damaged entries are left
  /// out; what is not a text is shown as it is written.
  ///
  /// `"key" [fr, plural.one] = "text";`: locale and variation stand behind the key, a state other than
  /// `translated` stands behind the text.
  public var text: String {
    var result = ""
    var number: Int?
    for entry in entries {
      if let comment = entry.comment, entry.number != number {
        for line in comment.split(whereSeparator: \.isNewline) {
          result += "// \(String(line).escapedForDisplay)\n"
        }
      }
      number = entry.number
      if let value = entry.value.map(StringsEscapes.quoted) ?? entry.spelling {
        result += line(entry, nil, value, entry.state)
      } else if entry.variations.isEmpty {
        result += line(entry, nil, nil, nil)
      }
      for variation in entry.variations {
        let value = variation.value.map(StringsEscapes.quoted)
        result += line(entry, variation.name, value, variation.state)
      }
    }
    return result
  }

  private func line(
    _ entry: Entry, _ variation: String?, _ value: String?, _ state: TranslationState?
  ) -> String {
    let names = [namesLocales ? entry.locale : nil, variation].compactMap { $0?.escapedForDisplay }
    var line = StringsEscapes.quoted(entry.key).escapedForDisplay
    if !names.isEmpty { line += " [\(names.joined(separator: ", "))]" }
    if let value { line += " = \(value.escapedForDisplay)" }
    line += ";"
    if let state, state != .translated { line += " // \(state.rawValue.escapedForDisplay)" }
    return line + "\n"
  }

  /// The entries as JSON, in UTF-8: `{"version":1,"file","encoding","entries":[{"key","value",…}]}`.
  ///
  /// `line` and `column` are those of the key, counted from 1 and, for columns, in Unicode scalars.
  /// `variations` is an object from the name of a variation to its `value` and `state`. Absent fields
  /// are left out: `value` of what is not a text or has only variations, `state` in files without
  /// states, places of binary property lists.
  public var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.member("file", file)
    json.member("encoding", encoding)
    json.name("entries")
    json.beginArray()
    for entry in entries {
      json.newLine()
      json.beginObject()
      json.member("key", entry.key)
      json.member("value", entry.value)
      json.member("comment", entry.comment)
      if let place = entry.place {
        json.member("line", place.line)
        json.member("column", place.column)
      }
      json.member("locale", entry.locale)
      json.member("state", entry.state?.rawValue)
      Self.write(entry.variations, to: &json)
      json.endObject()
    }
    json.finalNewLine()
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  private static func write(_ variations: [Entry.Variation], to json: inout JSONText) {
    guard !variations.isEmpty else { return }
    json.name("variations")
    json.beginObject()
    for variation in variations {
      json.name(ofText: variation.name)
      json.beginObject()
      json.member("value", variation.value)
      json.member("state", variation.state?.rawValue)
      json.endObject()
    }
    json.endObject()
  }

  /// The locale of a folder as it is shown; nil if the file lies in none.
  static func shown(_ locale: LocaleIdentifier) -> String? {
    locale.spelling == "und" ? nil : locale.spelling
  }
}
