import CatalogSyntax

/// The entries of a table, written out for people or programs.
public struct TableListing: Sendable {
  private let table: LocalizedTable

  /// Creates the listing of a table.
  public init(_ table: LocalizedTable) {
    self.table = table
  }

  /// The entries in canonical spelling with their comments, in file order. Damaged entries are left
  /// out; what is not a text is shown as it is written.
  public var text: String {
    var result = ""
    for (index, entry) in table.document.entries.enumerated() where !entry.isDamaged {
      if let comment = table.document.comment(of: index) {
        for line in comment.split(whereSeparator: \.isNewline) {
          result += "// \(String(line).escapedForDisplay)\n"
        }
      }
      let key = StringsEscapes.quoted(table.document.key(of: entry))
      let value =
        table.document.value(of: entry).map(StringsEscapes.quoted)
        ?? table.document.source.text(in: entry.valueRange)
      result += "\(key.escapedForDisplay) = \(value.escapedForDisplay);\n"
    }
    return result
  }

  /// The entries as JSON, in UTF-8: `{"version":1,"file","encoding","entries":[{"key","value",…}]}`.
  ///
  /// `line` and `column` are those of the key, counted from 1 and, for columns, in Unicode scalars.
  /// Absent fields are left out: `value` of what is not a text, places of property lists.
  public var json: [UInt8] {
    let document = table.document
    let lines = LineIndex(document.source.utf8)
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.member("file", table.file.path)
    json.member(
      "encoding", table.hasPositions ? document.source.encoding.rawValue : table.kind.rawValue)
    json.name("entries")
    json.beginArray()
    for (index, entry) in document.entries.enumerated() where !entry.isDamaged {
      json.newLine()
      json.beginObject()
      json.member("key", document.key(of: entry))
      json.member("value", document.value(of: entry))
      json.member("comment", document.comment(of: index))
      if table.hasPositions {
        let place = lines.lineColumn(of: entry.range.start, in: document.source.utf8)
        json.member("line", place.line)
        json.member("column", place.column)
      }
      if table.file.locale.spelling != "und" {
        json.member("locale", table.file.locale.spelling)
      }
      json.endObject()
    }
    json.finalNewLine()
    json.endArray()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}
