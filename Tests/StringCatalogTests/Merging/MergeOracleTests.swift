import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// What a table says: for each key the texts at its places.
private typealias Model = [String: [String: String]]

/// Merges decided once more on dictionaries, with files written in any layout and read by Foundation.
@Suite("Merges and what Foundation reads")
struct MergeOracleTests {
  private static let keys = ["a", "b", "c 9", "c 10", "\u{E9}", "q\"q", "z"]
  private static let texts = ["1", "two words", "%d \u{1F600}", "\\ \"", "</string>", "/* x */"]

  private static func places(_ format: TableFormat) -> [String] {
    switch format {
    case .strings: ["value"]
    case .stringsdict: ["NSStringLocalizedFormatKey", "one", "other", "few"]
    case .xcstrings: ["comment", "en", "de", "pt-BR"]
    }
  }

  // MARK: The oracle

  private func merge(_ base: Model, _ ours: Model, _ theirs: Model) -> (Model, conflicts: Int) {
    var result: Model = [:]
    var conflicts = 0
    for key in Set(ours.keys).union(theirs.keys) {
      let (old, own, other) = (base[key], ours[key], theirs[key])
      guard let own, let other else {
        // One side does not have the key.
        let (present, isOurs) = (own ?? other ?? [:], own != nil)
        if let old {
          guard present != old else { continue }
          conflicts += 1
          if isOurs { result[key] = present }
        } else {
          result[key] = present
        }
        continue
      }
      var entry: [String: String] = [:]
      for place in Set(own.keys).union(other.keys) {
        let (was, mine, yours) = (old?[place], own[place], other[place])
        if yours == was || mine == yours {
          entry[place] = mine
        } else if mine == was {
          entry[place] = yours
        } else {
          conflicts += 1
          entry[place] = mine
        }
      }
      result[key] = entry
    }
    return (result, conflicts)
  }

  // MARK: Files

  private struct Layout {
    var lineBreak: String
    var step: String
    var isShuffled: Bool

    static func draw(_ generator: inout SeededGenerator) -> Layout {
      let lineBreak = ["\n", "\n", "\r\n", ""].randomElement(using: &generator) ?? "\n"
      return Layout(
        lineBreak: lineBreak,
        step: lineBreak.isEmpty ? "" : ["  ", "\t", "    "].randomElement(using: &generator) ?? "",
        isShuffled: Bool.random(using: &generator))
    }

    func ordered(_ names: some Sequence<String>, _ generator: inout SeededGenerator) -> [String] {
      let sorted = names.sorted()
      return isShuffled ? sorted.shuffled(using: &generator) : sorted
    }
  }

  private func file(
    _ model: Model, _ format: TableFormat, _ layout: Layout, _ generator: inout SeededGenerator
  ) -> String {
    switch format {
    case .strings: strings(model, layout, &generator)
    case .stringsdict: dictionary(model, layout, &generator)
    case .xcstrings: catalog(model, layout, &generator)
    }
  }

  private func strings(
    _ model: Model, _ layout: Layout, _ generator: inout SeededGenerator
  ) -> String {
    func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    let isBraced = Bool.random(using: &generator)
    var text = isBraced ? "{" + layout.lineBreak : ""
    for key in layout.ordered(model.keys, &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 { text += layout.lineBreak }
      // A comment that comes and goes would be a change of its own.
      text += (isBraced ? layout.step : "") + "/* \(key.count) */ " + quoted(key) + " = "
      text += quoted(model[key]?["value"] ?? "") + ";"
      // Behind an entry, a comment on a line that goes on would be that of the next.
      guard !layout.lineBreak.isEmpty, Int.random(in: 0..<5, using: &generator) > 0 else {
        text += " "
        continue
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        text += Bool.random(using: &generator) ? " /* behind */" : " // behind"
      }
      text += layout.lineBreak
    }
    return text + (isBraced ? "}" : "")
  }

  private func dictionary(
    _ model: Model, _ layout: Layout, _ generator: inout SeededGenerator
  ) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    func line(_ depth: Int, _ text: String) -> String {
      String(repeating: layout.step, count: depth) + text + layout.lineBreak
    }
    var text = "<plist version=\"1.0\">" + layout.lineBreak + line(0, "<dict>")
    for key in layout.ordered(model.keys, &generator) {
      let entry = model[key] ?? [:]
      text += line(1, "<key>\(escaped(key))</key>") + line(1, "<dict>")
      for (name, value) in entry where name.hasPrefix("NSString") {
        text += line(2, "<key>\(name)</key>") + line(2, "<string>\(escaped(value))</string>")
      }
      text += line(2, "<key>n</key>") + line(2, "<dict>")
      for name in layout.ordered(entry.keys.filter { !$0.hasPrefix("NSString") }, &generator) {
        if Int.random(in: 0..<4, using: &generator) == 0 { text += line(3, "<!-- \(name) -->") }
        text += line(3, "<key>\(name)</key>")
        text += line(3, "<string>\(escaped(entry[name] ?? ""))</string>")
      }
      text += line(2, "</dict>") + line(1, "</dict>")
    }
    return text + line(0, "</dict>") + "</plist>"
  }

  private func catalog(
    _ model: Model, _ layout: Layout, _ generator: inout SeededGenerator
  ) -> String {
    func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    func object(_ depth: Int, _ members: [(String, String)]) -> String {
      let inner = layout.lineBreak + String(repeating: layout.step, count: depth + 1)
      let outer = layout.lineBreak + String(repeating: layout.step, count: depth)
      let lines = members.map { quoted($0) + " : " + $1 }.joined(separator: "," + inner)
      return members.isEmpty ? "{\(outer)}" : "{" + inner + lines + outer + "}"
    }
    let entries = layout.ordered(model.keys, &generator).map { key in
      let entry = model[key] ?? [:]
      var members = entry["comment"].map { [("comment", quoted($0))] } ?? []
      let locales = layout.ordered(entry.keys.filter { $0 != "comment" }, &generator)
      let texts = locales.map { locale in
        let unit = object(
          5, [("state", quoted("translated")), ("value", quoted(entry[locale] ?? ""))])
        return (locale, object(4, [("stringUnit", unit)]))
      }
      if !texts.isEmpty || Bool.random(using: &generator) {
        members.append(("localizations", object(3, texts)))
      }
      return (key, object(2, members))
    }
    return object(
      0,
      [
        ("sourceLanguage", quoted("en")), ("strings", object(1, entries)),
        ("version", quoted("1.0")),
      ])
  }

  private func read(_ bytes: [UInt8], _ format: TableFormat) throws -> Model {
    switch format {
    case .strings:
      // Foundation refuses a file of no bytes; one stays one.
      guard !bytes.isEmpty else { return [:] }
      let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      // For Foundation a file without entries is a text without characters.
      return (value as? [String: String] ?? [:]).mapValues { ["value": $0] }
    case .stringsdict:
      let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let table = try #require(value as? [String: [String: Any]])
      return table.mapValues { entry in
        let texts = entry["n"] as? [String: String] ?? [:]
        let format = entry["NSStringLocalizedFormatKey"] as? String
        return texts.merging(format.map { ["NSStringLocalizedFormatKey": $0] } ?? [:]) { $1 }
      }
    case .xcstrings:
      let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let strings = try #require(value?["strings"] as? [String: [String: Any]])
      return strings.mapValues { entry in
        let localizations = entry["localizations"] as? [String: [String: [String: String]]] ?? [:]
        var texts = localizations.compactMapValues { $0["stringUnit"]?["value"] }
        texts["comment"] = entry["comment"] as? String
        return texts
      }
    }
  }

  // MARK: Random versions

  private func draw(_ format: TableFormat, _ generator: inout SeededGenerator) -> Model {
    var model: Model = [:]
    for key in Self.keys where Bool.random(using: &generator) {
      model[key] = entry(format, &generator)
    }
    return model
  }

  private func entry(
    _ format: TableFormat, _ generator: inout SeededGenerator
  ) -> [String: String] {
    var entry: [String: String] = [:]
    for place in Self.places(format) where format == .strings || Bool.random(using: &generator) {
      entry[place] = Self.texts.randomElement(using: &generator)
    }
    return entry
  }

  private func changed(
    _ model: Model, _ format: TableFormat, _ generator: inout SeededGenerator
  ) -> Model {
    var model = model
    for key in Self.keys where Int.random(in: 0..<3, using: &generator) == 0 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: model[key] = nil
      case 1: model[key] = entry(format, &generator)
      case _:
        guard model[key] != nil, let place = Self.places(format).randomElement(using: &generator)
        else { continue }
        let isRemoved = format != .strings && Bool.random(using: &generator)
        model[key]?[place] = isRemoved ? nil : Self.texts.randomElement(using: &generator)
      }
    }
    return model
  }

  @Test("agree with a merge of dictionaries", arguments: TableFormat.allCases)
  func agreement(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 7)
    var (clean, conflicting) = (0, 0)
    for round in 0..<200 {
      let base = draw(format, &generator)
      let ours = changed(base, format, &generator)
      let theirs = changed(base, format, &generator)
      let files = [base, ours, theirs].map { model in
        let layout = Layout.draw(&generator)
        return Array(file(model, format, layout, &generator).utf8)
      }
      let expected = merge(base, ours, theirs)
      let merged = try TableMerge(
        base: files[0], ours: files[1], theirs: files[2], format: format)
      let texts = (files + [merged.bytes]).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: "\n-----\n")
      #expect(merged.conflicts.count == expected.conflicts, "round \(round)\n\(texts)")
      #expect(try read(merged.bytes, format) == expected.0, "round \(round)\n\(texts)")
      if expected.conflicts == 0 { clean += 1 } else { conflicting += 1 }
    }
    #expect(clean > 0 && conflicting > 0)
  }
}
