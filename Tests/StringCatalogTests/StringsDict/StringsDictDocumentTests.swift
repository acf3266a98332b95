import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// A `.stringsdict` file of the fixtures or the corpus.
struct StringsDictFile: CustomTestStringConvertible, Sendable {
  var url: URL
  var testDescription: String { url.lastPathComponent }

  init(_ url: URL) {
    self.url = url
  }

  init(_ name: String) {
    url = Repository.fixtures("stringsdict").appending(path: name + ".stringsdict")
  }

  func bytes() throws -> [UInt8] { try Repository.bytes(url) }

  func document() throws -> StringsDictDocument { try StringsDictDocument(try bytes()) }

  static let all = fixtures + corpus
  static let fixtures = Repository.files(
    below: Repository.fixtures("stringsdict"), extensions: ["stringsdict"]
  ).map(StringsDictFile.init)
  static let corpus =
    (Corpus.folder.map {
      Repository.files(below: $0, extensions: ["stringsdict"])
    } ?? []).map(StringsDictFile.init)
}

@Suite("A .stringsdict file")
struct StringsDictDocumentTests {
  /// The texts of an entry as Foundation's reader gives them, by the path of their keys.
  private static func texts(_ value: Any, _ path: [String] = []) -> [String: String] {
    if let text = value as? String { return [path.joined(separator: "\u{1}"): text] }
    guard let members = value as? [String: Any] else { return [:] }
    return members.reduce(into: [:]) { result, member in
      result.merge(texts(member.value, path + [member.key])) { $1 }
    }
  }

  /// The texts of our model by the same paths.
  private static func texts(_ document: StringsDictDocument) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ text: StringsDictText?, _ path: [String]) {
      if let text { result[path.joined(separator: "\u{1}")] = text.text }
    }
    func add(_ members: [PropertyListDocument.Member], _ path: [String]) {
      for member in members {
        let name = document.syntax.text(of: member.key)
        let value = document.syntax.value(of: member.value)
        if case .string(let text) = value {
          result[(path + [name]).joined(separator: "\u{1}")] = text
        }
      }
    }
    func add(_ content: StringsDictContent, _ path: [String]) {
      switch content {
      case .text(let text): add(text, path)
      case .unknown: break
      case .rules(let rules):
        add(rules.format, path + ["NSStringLocalizedFormatKey"])
        add(rules.unknown, path)
        for choice in rules.widths ?? [] {
          add(choice.content, path + ["NSStringVariableWidthRuleType", choice.name])
        }
        for choice in rules.devices ?? [] {
          add(choice.content, path + ["NSStringDeviceSpecificRuleType", choice.name])
        }
        for variable in rules.variables {
          let place = path + [variable.name]
          add(variable.ruleType, place + ["NSStringFormatSpecTypeKey"])
          add(variable.valueType, place + ["NSStringFormatValueTypeKey"])
          add(variable.unknown, place)
          for choice in variable.cases { add(choice.content, place + [choice.name]) }
        }
      }
    }
    for entry in document.entries where entry.isEffective { add(entry.content, [entry.key]) }
    return result
  }

  @Test(
    "has every text that Foundation's property-list reader finds", arguments: StringsDictFile.all)
  func oracle(_ file: StringsDictFile) throws {
    let bytes = try file.bytes()
    let value = unsafe try PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    let document = try StringsDictDocument(bytes)
    #expect(document.failure == nil)
    #expect(Self.texts(document) == Self.texts(value))
    #expect(
      Set(document.entries.map(\.key)) == Set((value as? [String: Any])?.keys.map { $0 } ?? []))
    #expect(document.hasPositions == (file.testDescription != "binary.stringsdict"))
    if document.hasPositions { #expect(document.syntax.bytes() == bytes) }
  }

  @Test("is the same table in XML and in binary form", arguments: StringsDictFile.fixtures)
  func binary(_ file: StringsDictFile) throws {
    let document = try file.document()
    let root = try #require(document.syntax.root)
    let bytes = try BinaryPropertyListWriter.bytes(document.syntax.value(of: root))
    let binary = try StringsDictDocument(bytes)
    #expect(binary.kind == .binary && binary.failure == nil)
    #expect(Self.texts(binary) == Self.texts(document))
    #expect(binary.entries.map(\.message) == document.entries.map(\.message))
  }

  struct MessageCase: CustomTestStringConvertible, Sendable {
    var file: String
    var message: Message
    var testDescription: String { file }

    init(_ file: String, _ message: Message) {
      (self.file, self.message) = (file, message)
    }
  }

  private static func plural(_ cases: [(String, String)]) -> Select {
    Select(by: .plural, cases.map { Variant($0.0, .pattern(Pattern($0.1))) })
  }

  static let messages: [MessageCase] = [
    MessageCase("plain-string", .pattern("Tom & Jerry")),
    MessageCase(
      "plural",
      .format(
        Format(
          "%#@n@",
          [
            Substitution(
              "n", valueType: "d",
              plural([("zero", "No homes"), ("one", "%d home"), ("other", "%d homes")]))
          ]))),
    MessageCase(
      "two-variables",
      .format(
        Format(
          "%1$#@files@ in %2$#@folders@",
          [
            Substitution(
              "files", argument: 1, valueType: "d",
              plural([("one", "%1$d file"), ("few", "%1$d files"), ("other", "%1$d files")])),
            Substitution(
              "folders", argument: 2, valueType: "lu",
              plural([("one", "%2$d folder"), ("other", "%2$d folders")])),
          ]))),
    MessageCase(
      "nested-variables",
      .format(
        Format(
          "%2$#@total@",
          [
            Substitution(
              "total", argument: 2, valueType: "d",
              plural([
                ("zero", "Empty album"), ("one", "One photo, %1$#@starred@"),
                ("other", "%1$d of %2$d photos starred"),
              ])),
            Substitution(
              "starred", argument: 1, valueType: "d",
              plural([("zero", "not starred"), ("other", "starred")])),
          ]))),
    MessageCase(
      "width",
      .select(
        Select(
          by: .width,
          [Variant("20", .pattern("Hi")), Variant("50", .pattern("Good morning"))]))),
    MessageCase("width-and-format", .format(Format("Hello", []))),
    MessageCase(
      "device",
      .select(
        Select(
          by: .device,
          [
            Variant("mac", .pattern("Click")),
            Variant(
              "iphone",
              .format(
                Format(
                  "%#@n@",
                  [
                    Substitution(
                      "n", valueType: "d", plural([("one", "Tap once"), ("other", "Tap %d times")]))
                  ]))),
            Variant("other", .pattern("Press")),
          ]))),
    MessageCase(
      "gender",
      .format(
        Format(
          "%1$@ invites %2$#@who@",
          [
            Substitution(
              "who", argument: 2, valueType: "d",
              Select(
                by: .gender,
                [
                  Variant("0", .pattern("you")), Variant("1", .pattern("him")),
                  Variant("2", .pattern("her")),
                ]))
          ]))),
  ]

  @Test("gives the messages of the model", arguments: messages)
  func message(_ input: MessageCase) throws {
    let document = try StringsDictFile(input.file).document()
    #expect(document.entries.first?.message == input.message)
  }

  @Test("reads malformed rules for what they mean")
  func malformedMessages() throws {
    let document = try StringsDictFile("malformed").document()
    func substitution(_ key: String) -> Substitution? {
      guard case .format(let format) = document.entry(forKey: key)?.message else { return nil }
      return format.substitutions.first
    }
    #expect(substitution("percent")?.valueType == "ld")
    #expect(substitution("no-type")?.valueType == nil)
    #expect(substitution("empty-type")?.valueType == "")
    #expect(substitution("no-rule")?.select.selector == .plural)
    #expect(substitution("other-rule")?.select.selector == .unknown("NSStringFooRuleType"))
    #expect(document.entry(forKey: "no-format")?.message == nil)
  }

  @Test("has a leaf for every text, with its place in the entry")
  func leaves() throws {
    func places(_ name: String) throws -> [String] {
      try StringsDictFile(name).document().leaves().map {
        "\($0.key) \($0.variation ?? "–"): \($0.text.text)"
      }
    }
    #expect(
      try places("device") == [
        "tap device.mac: Click", "tap device.iphone: %#@n@", "tap device.iphone.n.one: Tap once",
        "tap device.iphone.n.other: Tap %d times", "tap device.other: Press",
      ])
    #expect(
      try places("width-and-format") == ["hello –: Hello", "hello width.20: Hi"])
    #expect(
      try places("plain-string") == ["title –: Tom & Jerry", "n –: %#@n@", "n n.other: %d"])
  }

  @Test("has leaves whose specifiers know the variable's argument")
  func leafArguments() throws {
    let leaves = try StringsDictDocument(
      Array(
        """
        <dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%@ %#@a@ %#@b@</string>
        <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict>
        <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>other</key><string>%lu %1$@</string></dict>
        </dict></dict>
        """.utf8)
    ).leaves()
    let arguments = leaves.map { leaf in
      FormatString(Array(leaf.text.text.utf8).span, options: leaf.options).placeholders.map {
        "\($0.argument ?? 0) \($0.argumentClass.map { "\($0)" } ?? "")"
      }
    }
    #expect(
      arguments == [
        ["1 object", "2 signed", "3 unsigned"], ["2 signed"], ["3 unsigned", "1 object"],
      ])
  }

  @Test("keeps what it does not know and says where")
  func unknown() throws {
    let document = try StringsDictFile("unknown-members").document()
    guard case .rules(let rules) = document.entries.first?.content else {
      Issue.record("the entry is no dictionary of rules")
      return
    }
    func names(_ members: [PropertyListDocument.Member]) -> [String] {
      members.map { document.syntax.text(of: $0.key) }
    }
    #expect(names(rules.unknown) == ["NSStringNewRuleType", "version"])
    #expect(names(rules.variables[0].unknown) == ["note", "limit"])
    #expect(rules.variables[0].cases.map(\.name) == ["one", "other"])
    guard case .unknown(let range) = document.entry(forKey: "number")?.content else {
      Issue.record("a number is no entry")
      return
    }
    #expect(document.syntax.source.text(in: range) == "<real>1.5</real>")
  }

  @Test("takes the last of several entries with one key")
  func duplicates() throws {
    let document = try StringsDictDocument(
      Array("<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>".utf8))
    #expect(document.entries.map(\.isEffective) == [false, true])
    #expect(document.entry(forKey: "a")?.message == .pattern("2"))
    #expect(document.leaves().map(\.text.text) == ["2"])
    #expect(document.syntax.problems.map(\.kind) == [.duplicateKey])
  }

  @Test(
    "that is none has a reason",
    arguments: [
      ("<plist><array/></plist>", "not a dictionary"), ("<string>x</string>", "not a dictionary"),
    ])
  func failures(_ text: String, _ message: String) throws {
    let document = try StringsDictDocument(Array(text.utf8))
    #expect(document.failure?.message.contains(message) == true)
    #expect(!document.isIntact && document.entries.isEmpty)
  }

  @Test("that is damaged has its problems in the tree")
  func damage() throws {
    let text = "<dict><key>a</key><string>1</string><key>b</key></dict>"
    let document = try StringsDictDocument(Array(text.utf8))
    #expect(document.entries.map(\.key) == ["a"])
    #expect(document.failure == nil && !document.isIntact)
    let binary = try StringsDictDocument(Array("bplist00 and nothing else".utf8))
    #expect(binary.failure != nil && !binary.isIntact && binary.entries.isEmpty)
    let empty = try StringsDictDocument([])
    #expect(empty.entries.isEmpty && !empty.isIntact)
  }

  @Test("cut off anywhere is read", arguments: StringsDictFile.fixtures)
  func truncation(_ file: StringsDictFile) throws {
    let bytes = try file.bytes()
    for end in stride(from: 0, to: bytes.count, by: 3) {
      let document = try StringsDictDocument(Array(bytes[..<end]))
      #expect(!document.hasPositions || document.syntax.bytes() == Array(bytes[..<end]))
      #expect(document.problems().allSatisfy { $0.range.end <= document.syntax.source.utf8.count })
      _ = document.leaves() + document.entries.compactMap(\.message).flatMap { _ in [] }
    }
  }
}
