import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@Suite("An edit of a .stringsdict file")
struct StringsDictEditingTests {
  enum Action: Sendable {
    case set(String, String?, String)
    case insert(String, into: String, String, String)
    case remove(String)
    case removeVariation(String, String)
    case rename(String, String)
    case add(String, StringsDictAddition)
    case valueType(String, String)
    case rule(String)

    func edits(_ document: StringsDictDocument) throws(StringsDictEditError) -> [TextEdit] {
      switch self {
      case .set(let key, let place, let text):
        try document.edits(settingText: text, forKey: key, variation: place)
      case .insert(let name, let variable, let key, let text):
        try document.edits(insertingCase: name, text: text, intoVariable: variable, forKey: key)
      case .remove(let key): try document.edits(removingKey: key)
      case .removeVariation(let key, let place):
        try document.edits(removingVariation: place, forKey: key)
      case .rename(let key, let newKey): try document.edits(renamingKey: key, to: newKey)
      case .add(let key, let addition): try document.edits(addingKey: key, addition)
      case .valueType(let key, let type):
        try document.edits(settingValueType: type, ofVariable: "x", forKey: key)
      case .rule(let key):
        try document.edits(settingRule: .plural, ofVariable: "x", forKey: key)
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var action: Action
    /// What is taken out and what is put in its place.
    var changes: [[String]]

    init(_ name: String, _ file: String, _ action: Action, _ changes: [[String]]) {
      (testDescription, self.file, self.action, self.changes) = (name, file, action, changes)
    }

    static let all: [Case] = [
      Case(
        "sets the text of a case", "plural", .set("homes", "n.one", "%d <b>house</b>"),
        [["%d home", "%d &lt;b&gt;house&lt;/b&gt;"]]),
      Case("sets a format", "plural", .set("homes", nil, "– %#@n@"), [["%#@n@", "– %#@n@"]]),
      Case(
        "sets a plain text", "plain-string", .set("title", nil, "A & B"),
        [["Tom &amp; Jerry", "A &amp; B"]]),
      Case(
        "sets a text in a device", "device", .set("tap", "device.iphone.n.one", "x"),
        [["Tap once", "x"]]),
      Case("sets a width", "width", .set("hello", "width.20", "Yo"), [["Hi", "Yo"]]),
      Case("leaves a text that is there already", "plural", .set("homes", "n.one", "%d home"), []),
      Case(
        "keeps the way quotes are written", "comments-and-cdata",
        .set("homes", "n.one", "\"1\""), [["&quot;one&quot; &#x1F3E0;", "&quot;1&quot;"]]),
      Case(
        "keeps a CDATA section", "comments-and-cdata", .set("homes", nil, "<i>%#@n@</i>"),
        [["<![CDATA[<b>%#@n@</b>]]>", "<![CDATA[<i>%#@n@</i>]]>"]]),
      Case(
        "inserts a case behind its predecessor", "plural",
        .insert("few", into: "n", "homes", "%d maisons"),
        [["", "\n\t\t\t<key>few</key>\n\t\t\t<string>%d maisons</string>"]]),
      Case(
        "inserts a case in front of its successor", "unknown-members",
        .insert("zero", into: "n", "n", "none"),
        [["", "\n\t\t\t<key>zero</key>\n\t\t\t<string>none</string>"]]),
      Case(
        "inserts a case with the file's own indentation", "two-spaces",
        .insert("many", into: "files", "%d files in %d folders", "%1$d"),
        [["", "\n      <key>many</key>\n      <string>%1$d</string>"]]),
      Case(
        "inserts a case in a file on one line", "one-line", .insert("one", into: "n", "n", "1"),
        [["", "<key>one</key><string>1</string>"]]),
      Case(
        "inserts a case in a device's variable", "device",
        .insert("two", into: "device.iphone.n", "tap", "twice"),
        [["", "\n\t\t\t\t\t<key>two</key>\n\t\t\t\t\t<string>twice</string>"]]),
      Case(
        "inserts a gender", "gender", .insert("3", into: "who", "invite", "it"),
        [["", "\n\t\t\t<key>3</key>\n\t\t\t<string>it</string>"]]),
      Case(
        "inserts the case that is missing", "malformed",
        .insert("other", into: "x", "no-other", "%d xs"),
        [["", "\n\t\t\t<key>other</key>\n\t\t\t<string>%d xs</string>"]]),
      Case(
        "removes a case with its lines", "plural", .removeVariation("homes", "n.zero"),
        [["\t\t\t<key>zero</key>\n\t\t\t<string>No homes</string>\n", ""]]),
      Case(
        "removes a device", "device", .removeVariation("tap", "device.mac"),
        [["\t\t\t<key>mac</key>\n\t\t\t<string>Click</string>\n", ""]]),
      Case(
        "removes an entry", "plain-string", .remove("title"),
        [["\t<key>title</key>\n\t<string>Tom &amp; Jerry</string>\n", ""]]),
      Case("renames a key", "plain-string", .rename("title", "a<b"), [["title", "a&lt;b"]]),
      Case("leaves a key that has the name", "plain-string", .rename("title", "title"), []),
      Case(
        "adds a text", "plain-string", .add("new", .text("<x>")),
        [["", "\n\t<key>new</key>\n\t<string>&lt;x&gt;</string>"]]),
      Case(
        "adds a plural with the cases in order", "two-spaces",
        .add(
          "p",
          .plural(
            format: "%#@c@", variable: "c", valueType: "ld", cases: ["other": "%ld", "one": "1"])),
        [
          [
            "",
            """

              <key>p</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key>
                <string>%#@c@</string>
                <key>c</key>
                <dict>
                  <key>NSStringFormatSpecTypeKey</key>
                  <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key>
                  <string>ld</string>
                  <key>one</key>
                  <string>1</string>
                  <key>other</key>
                  <string>%ld</string>
                </dict>
              </dict>
            """,
          ]
        ]),
      Case("corrects a value type", "malformed", .valueType("percent", "ld"), [["%ld", "ld"]]),
      Case(
        "adds a value type behind the rule type", "malformed", .valueType("no-type", "d"),
        [["", "\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>"]]),
      Case(
        "adds a rule type in front", "malformed", .rule("no-rule"),
        [
          [
            "",
            "<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t",
          ]
        ]),
    ]
  }

  @Test("touches only what it must", arguments: Case.all)
  func edits(_ input: Case) throws {
    let document = try StringsDictFile(input.file).document()
    let edits = try input.action.edits(document)
    let changes = edits.map {
      [document.syntax.source.text(in: $0.range), String(decoding: $0.replacement, as: UTF8.self)]
    }
    #expect(changes == input.changes)
    let edited = try StringsDictDocument(document.syntax.source.bytes(applying: edits))
    #expect(edited.isIntact)
    #expect(try input.action.isDone(edited))
  }

  @Test("sets every text of every file to something else and back", arguments: StringsDictFile.all)
  func everyText(_ file: StringsDictFile) throws {
    let document = try file.document()
    guard document.hasPositions else { return }
    for leaf in document.leaves() {
      let text = leaf.text.text + " & more"
      let edits = try document.edits(
        settingText: text, forKey: leaf.key, variation: leaf.variation)
      let edited = try StringsDictDocument(document.syntax.source.bytes(applying: edits))
      let changed = edited.leaves().map(\.text.text)
      let expected = document.leaves().map {
        $0.key == leaf.key && $0.variation == leaf.variation ? text : $0.text.text
      }
      #expect(changed == expected)
    }
  }

  @Test("is refused with a reason")
  func refusals() throws {
    let document = try StringsDictFile("plural").document()
    let cases: [(Action, StringsDictEditError)] = [
      (.set("x", nil, ""), .keyNotFound("x")),
      (.set("homes", "n.two", ""), .variationNotFound(key: "homes", variation: "n.two")),
      (.insert("one", into: "n", "homes", ""), .variationExists(key: "homes", variation: "n.one")),
      (.insert("one", into: "m", "homes", ""), .variationNotFound(key: "homes", variation: "m")),
      (.insert("some", into: "n", "homes", ""), .unknownCase("some")),
      (.add("homes", .text("")), .keyExists("homes")),
      (.set("homes", nil, "\u{1}"), .unrepresentableText("\u{1}")),
      (.remove("x"), .keyNotFound("x")),
      (.rename("x", "y"), .keyNotFound("x")),
    ]
    for (action, error) in cases {
      #expect(throws: error) { try action.edits(document) }
    }
    let two = try StringsDictFile("plain-string").document()
    #expect(throws: StringsDictEditError.keyExists("n")) {
      try two.edits(renamingKey: "title", to: "n")
    }
    let binary = try StringsDictFile("binary").document()
    #expect(throws: StringsDictEditError.binaryFile) { try binary.edits(removingKey: "tap") }
    let damaged = try StringsDictDocument(Array("<dict><key>a</key></dict>".utf8))
    #expect(throws: StringsDictEditError.damagedFile(damaged.syntax.problems[0])) {
      try damaged.edits(removingKey: "a")
    }
    let list = try StringsDictDocument(Array("<array/>".utf8))
    let failure = try #require(list.failure)
    #expect(throws: StringsDictEditError.unreadableFile(failure)) {
      try list.edits(addingKey: "a", .text("b"))
    }
  }
}

extension StringsDictEditingTests.Action {
  /// Whether a file that was edited says what was asked for.
  fileprivate func isDone(_ document: StringsDictDocument) throws -> Bool {
    func text(_ key: String, _ place: String?) -> String? {
      document.leaves().first { $0.key == key && $0.variation == place }?.text.text
    }
    func variable(_ key: String) -> StringsDictVariable? {
      guard case .rules(let rules) = document.entry(forKey: key)?.content else { return nil }
      return rules.variables.first { $0.name == "x" }
    }
    return switch self {
    case .set(let key, let place, let wanted): text(key, place) == wanted
    case .insert(let name, let variable, let key, let wanted):
      text(key, "\(variable).\(name)") == wanted
    case .remove(let key): document.entry(forKey: key) == nil
    case .removeVariation(let key, let place): text(key, place) == nil
    case .rename(let key, let newKey):
      document.entry(forKey: newKey) != nil && (key == newKey || document.entry(forKey: key) == nil)
    case .add(let key, let addition):
      document.entry(forKey: key).map { document.syntax.value(of: $0.member.value) }
        == addition.value
    case .valueType(let key, let type): variable(key)?.valueType?.text == type
    case .rule(let key): variable(key)?.rule == .plural
    }
  }
}
