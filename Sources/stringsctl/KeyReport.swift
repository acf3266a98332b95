import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction

/// A comparison of code and tables, written for people or programs.
struct KeyReport {
  private let difference: KeyDifference

  /// Takes a comparison.
  init(_ difference: KeyDifference) {
    self.difference = difference
  }

  // MARK: Text

  /// The findings by kind, one a line, each with its place as editors read it.
  ///
  /// - Parameter isVerbose: Whether keys that do not count are listed one by one.
  func text(isVerbose: Bool) -> String {
    var lines: [String] = []
    var spelling = CloseSpelling(difference.tables.flatMap { $0.keys.map(\.text) })
    for missing in difference.missing {
      let closest = spelling.closest(to: missing.key)
      for (number, place) in missing.places.enumerated() {
        let hint = number == 0 ? closest.map { "; did you mean \(Self.quoted($0))?" } ?? "" : ""
        lines.append(
          "\(position(place)): missing: \(Self.named(missing.key, missing.table))\(hint)")
      }
    }
    for mismatch in difference.mismatched {
      lines.append(
        "\(position(mismatch.place)): mismatched: the code asks for"
          + " \(Self.quoted(mismatch.wanted)), the table has \(name(mismatch.name))")
    }
    for unused in difference.unused {
      lines.append("\(position(of: unused)): unused: \(name(unused))")
    }
    if isVerbose {
      for open in difference.undeterminable {
        lines.append(
          "\(position(of: open.name)): undeterminable: \(name(open.name)): \(reason(open))")
      }
      for missing in difference.elsewhere {
        lines.append(
          "\(position(missing.places[0])): elsewhere: \(Self.named(missing.key, missing.table)):"
            + " no table here belongs to this code")
      }
      for missing in difference.possible {
        lines.append(
          "\(position(missing.places[0])): possible: \(Self.named(missing.key, missing.table)):"
            + " it may not be looked up, or only in a preview")
      }
    } else {
      lines += openCauses()
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each place that leaves keys open.
  private func openCauses() -> [String] {
    var counts: [Int: Int] = [:]
    var order: [KeyDifference.Undeterminable] = []
    for open in difference.undeterminable {
      if counts[open.place] == nil { order.append(open) }
      counts[open.place, default: 0] += 1
    }
    return order.sorted { $0.place < $1.place }.map { open in
      let count = counts[open.place] ?? 0
      return "\(position(open.place)): undeterminable: \(count) \(count == 1 ? "key" : "keys"),"
        + " for \(cause(open))"
    }
  }

  private func reason(_ open: KeyDifference.Undeterminable) -> String {
    "\(cause(open)) (\(position(open.place)))"
  }

  private func cause(_ open: KeyDifference.Undeterminable) -> String {
    switch (open.reason, difference.occurrences[open.place].key) {
    case (.inactive, _): "only code names it that is never compiled"
    case (_, .dynamic(let argument)): "the key is \(Self.quoted(argument, limit: 60))"
    case (_, .pattern(.composed(let pieces))):
      "the key is composed: \(Self.quoted(pieces.map { $0 ?? "*" }.joined(), limit: 60))"
    case (_, .pattern): "the key is composed"
    }
  }

  /// How much of everything there is, in one line.
  private var summary: String {
    var parts = [
      "\(difference.usedCount) used", "\(difference.unused.count) unused",
      "\(difference.missing.count) missing", "\(difference.undeterminable.count) undeterminable",
      "\(difference.mismatched.count) mismatched",
    ]
    if !difference.elsewhere.isEmpty { parts.append("\(difference.elsewhere.count) elsewhere") }
    return parts.joined(separator: ", ")
  }

  private func position(_ place: Int) -> String {
    let occurrence = difference.occurrences[place]
    return "\(Argument(occurrence.file).displayText):\(occurrence.place)"
  }

  private func position(of name: KeyDifference.Name) -> String {
    let key = difference.key(name)
    return "\(Argument(key.file).displayText)\(key.place.map { ":\($0)" } ?? "")"
  }

  private func name(_ name: KeyDifference.Name) -> String {
    Self.named(difference.key(name).text, difference.tables[name.table].name)
  }

  private static func named(_ key: String, _ table: String?) -> String {
    quoted(key) + (table.map { " in \($0.escapedForDisplay)" } ?? "")
  }

  private static func quoted(_ text: String, limit: Int = 200) -> String {
    let scalars = text.unicodeScalars
    let isLong = scalars.count > limit
    let shown = isLong ? String(String.UnicodeScalarView(scalars.prefix(limit))) + "…" : text
    return "“\(shown.escapedForDisplay)”"
  }

  // MARK: JSON

  /// The findings as JSON, in UTF-8.
  ///
  /// `line` and `column` are counted from 1, columns in Unicode scalars. `missing` names each key once, with the first
  /// place that names it; `sites` are further ones.
  var json: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    write("missing", difference.missing, to: &json)
    list("unused", difference.unused, to: &json) { unused, json in
      members(of: unused, to: &json)
    }
    list("undeterminable", difference.undeterminable, to: &json) { open, json in
      members(of: open.name, to: &json)
      switch open.reason {
      case .pattern: json.member("reason", "pattern")
      case .dynamic: json.member("reason", "dynamic")
      case .inactive: json.member("reason", "inactive")
      }
      place(open.place, to: &json)
    }
    list("mismatched", difference.mismatched, to: &json) { mismatch, json in
      members(of: mismatch.name, to: &json)
      json.member("wanted", mismatch.wanted)
      place(mismatch.place, to: &json)
    }
    list("ambiguous", difference.ambiguous, to: &json) { ambiguous, json in
      json.name("keys")
      json.beginArray()
      for name in ambiguous.names { json.string(difference.key(name).text) }
      json.endArray()
      place(ambiguous.place, to: &json)
    }
    write("elsewhere", difference.elsewhere, to: &json)
    write("possible", difference.possible, to: &json)
    json.newLine()
    json.name("summary")
    json.beginObject()
    json.member("used", difference.usedCount)
    json.member("unused", difference.unused.count)
    json.member("missing", difference.missing.count)
    json.member("undeterminable", difference.undeterminable.count)
    json.member("mismatched", difference.mismatched.count)
    json.endObject()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }

  private func write(
    _ name: StaticString, _ list: [KeyDifference.Missing], to json: inout JSONText
  ) {
    self.list(name, list, to: &json) { missing, json in
      json.member("key", missing.key)
      json.member("table", missing.table)
      place(missing.places[0], to: &json)
      guard missing.places.count > 1 else { return }
      json.name("sites")
      json.beginArray()
      for site in missing.places.dropFirst() {
        json.beginObject()
        place(site, to: &json)
        json.endObject()
      }
      json.endArray()
    }
  }

  private func list<Element>(
    _ name: StaticString, _ elements: [Element], to json: inout JSONText,
    _ write: (Element, inout JSONText) -> Void
  ) {
    json.newLine()
    json.name(name)
    json.beginArray()
    for element in elements {
      json.newLine()
      json.beginObject()
      write(element, &json)
      json.endObject()
    }
    json.endArray()
  }

  private func members(of name: KeyDifference.Name, to json: inout JSONText) {
    json.member("key", difference.key(name).text)
    json.member("table", difference.tables[name.table].name)
  }

  private func place(_ place: Int, to json: inout JSONText) {
    let occurrence = difference.occurrences[place]
    json.member("file", occurrence.file)
    json.member("line", occurrence.place.line)
    json.member("column", occurrence.place.column)
  }
}
