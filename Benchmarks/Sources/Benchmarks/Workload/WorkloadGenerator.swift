import Foundation

/// Makes localization files of a size and kind that large apps have, the same bytes on every run.
///
/// Texts are words in a dozen scripts. One entry in five has placeholders, one in four a key in natural
/// language, one in four of the values an escape or an emoji, and one in a hundred is missing in each
/// translation.
struct WorkloadGenerator {
  /// Changes when the files change, so that old ones are made anew.
  let version = "2"

  /// Writes all parts.
  func write(to folder: URL) throws {
    try write(big(), to: folder.appending(path: "big/Localizable.strings"))
    for (index, locale) in WorkloadWords.locales.enumerated() {
      try write(
        translation(index, into: locale.script),
        to: folder.appending(path: "bundle/\(locale.name).lproj/Localizable.strings"))
    }
    for index in 0..<2000 {
      let name = String(index + 10_000).dropFirst()
      try write(small(index), to: folder.appending(path: "many/table\(name).strings"))
    }
    try write(catalog(), to: folder.appending(path: "catalog/Localizable.xcstrings"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  // MARK: Files

  private func big() -> String {
    var random = Random(seed: 11)
    var text = ""
    for index in 0..<200_000 {
      let script = WorkloadWords.mixture[index % WorkloadWords.mixture.count]
      let note = index % 8 == 0 ? "// \(random.words(2))" : "/* \(random.sentence(3)) */"
      text += note + "\n" + entry(index, script, 4...8, &random)
    }
    return text
  }

  private func translation(_ locale: Int, into script: WorkloadWords.Script) -> String {
    // Keys and notes are the same in every translation, values are not.
    var keys = Random(seed: 22)
    var values = Random(seed: 1_000 + UInt64(locale))
    var text = ""
    for index in 0..<2_000 {
      let note = "/* \(keys.sentence(3)) */\n"
      let key = key(index, &keys)
      let value = value(index, script, 3...7, &values)
      if locale > 0, (index * 31 + locale * 7) % 97 == 0 { continue }
      text += note + line(key, value)
    }
    return text
  }

  private func small(_ file: Int) -> String {
    var random = Random(seed: 5_000 + UInt64(file))
    let script = WorkloadWords.locales[file % WorkloadWords.locales.count].script
    var text = ""
    for index in 0..<50 {
      text += "/* \(random.sentence(2)) */\n" + entry(index, script, 3...7, &random)
    }
    return text
  }

  /// A string catalog as Xcode writes it, keys and locales ascending by code units.
  ///
  /// One key in twenty is a plural, one in three was added by hand, one text in fifty needs review, and
  /// one in a hundred is missing in each translation.
  private func catalog() -> String {
    let locales = WorkloadWords.locales.prefix(40).enumerated().sorted { $0.1.name < $1.1.name }
    var keys = Random(seed: 33)
    var values = (0..<40).map { Random(seed: 2_000 + UInt64($0)) }
    var notes = Random(seed: 44)
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    let names = Set((0..<5_000).map { key($0, &keys) }).sorted()
    for (index, name) in names.enumerated() {
      text += "    \"\(escaped(name))\" : {\n"
      text += "      \"comment\" : \"\(escaped(notes.sentence(3)))\",\n"
      if index % 3 == 0 { text += "      \"extractionState\" : \"manual\",\n" }
      let present = locales.filter { $0.offset == 0 || (index * 31 + $0.offset * 7) % 97 != 0 }
      let members = present.map { place, locale in
        let value = value(index, locale.script, 3...6, &values[place])
        let state = (index + place) % 50 == 0 ? "needs_review" : "translated"
        return "        \"\(locale.name)\" : "
          + (index % 20 == 6 ? plural(value, state) : object([unit(value, state, depth: 5)], 4))
      }
      text += "      \"localizations\" : {\n\(members.joined(separator: ",\n"))\n      }\n"
      text += "    }" + (index + 1 < names.count ? ",\n" : "\n")
    }
    return text + "  },\n  \"version\" : \"1.0\"\n}"
  }

  private func plural(_ value: String, _ state: String) -> String {
    let forms = ["one", "other"].map { category in
      indentation(7) + "\"\(category)\" : "
        + object([unit("%lld \(value)", state, depth: 8)], 7)
    }
    let plural = indentation(6) + "\"plural\" : " + object(forms, 6)
    return object([indentation(5) + "\"variations\" : " + object([plural], 5)], 4)
  }

  private func unit(_ value: String, _ state: String, depth: Int) -> String {
    let inner = indentation(depth + 1)
    let members = [
      "\(inner)\"state\" : \"\(state)\"", "\(inner)\"value\" : \"\(escaped(value))\"",
    ]
    return indentation(depth) + "\"stringUnit\" : " + object(members, depth)
  }

  /// An object whose closing brace stands at a depth.
  private func object(_ members: [String], _ depth: Int) -> String {
    "{\n\(members.joined(separator: ",\n"))\n\(indentation(depth))}"
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  // MARK: Entries

  private func entry(
    _ index: Int, _ script: WorkloadWords.Script, _ length: ClosedRange<Int>,
    _ random: inout Random
  ) -> String {
    let key = key(index, &random)
    return line(key, value(index, script, length, &random))
  }

  private func line(_ key: String, _ value: String) -> String {
    "\"\(escaped(key))\" = \"\(escaped(value))\";\n\n"
  }

  private func key(_ index: Int, _ random: inout Random) -> String {
    index % 4 == 3
      ? "\(random.sentence(3)) \(index)" : "\(random.words(3, separator: ".")).\(index)"
  }

  private func value(
    _ index: Int, _ script: WorkloadWords.Script, _ length: ClosedRange<Int>,
    _ random: inout Random
  ) -> String {
    let count = length.lowerBound + random.below(length.count)
    var words = (0..<count).map { _ in random.pick(script.words) }
    for placeholder in placeholders(of: index) {
      words.insert(placeholder, at: random.below(words.count + 1))
    }
    let text = words.joined(separator: " ")
    switch index % 16 {
    case 1: return "\"\(text)\""
    case 5: return text + "\n" + random.pick(script.words)
    case 9: return text + "\\" + random.pick(script.words)
    case 13 where script != .english: return text + " " + random.pick(WorkloadWords.emoji)
    case _: return text
    }
  }

  private func placeholders(of index: Int) -> [String] {
    guard index % 5 == 0 else { return [] }
    switch index / 5 % 3 {
    case 0: return ["%@"]
    case 1: return ["%lld"]
    case _: return ["%1$@", "%2$lld"]
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

/// Numbers that depend on nothing but the seed (SplitMix64).
private struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(limit))
  }

  mutating func pick(_ list: [String]) -> String {
    list[below(list.count)]
  }

  /// English words.
  mutating func words(_ count: Int, separator: String = " ") -> String {
    (0..<count).map { _ in pick(WorkloadWords.Script.english.words) }.joined(separator: separator)
  }

  /// English words, the first with a capital.
  mutating func sentence(_ count: Int) -> String {
    let text = words(count)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
