import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// An edit of a catalog, and what its lines become.
struct XCStringsEditCase: CustomTestStringConvertible, Sendable {
  enum Action: Sendable {
    case set(String, String, String, variation: String? = nil, state: TranslationState? = nil)
    case state(TranslationState, String, String, variation: String? = nil)
    case add(
      String, String?, locale: String = "en", variation: String? = nil, comment: String? = nil,
      extractionState: String? = "manual")
    case comment(String?, String)
    case remove(String)
    case removeLocale(String, String, variation: String? = nil)
    case rename(String, String)
    case review(String)
  }

  var testDescription: String
  var before: String
  var action: Action
  var after: String

  init(_ name: String, _ before: String, _ action: Action, _ after: String) {
    testDescription = name
    self.before = before
    self.action = action
    self.after = after
  }
}

extension XCStringsDocument {
  /// The replacements of an action.
  func edits(_ action: XCStringsEditCase.Action) throws -> [TextEdit] {
    switch action {
    case .set(let key, let locale, let value, let variation, let state):
      try edits(
        settingValue: value, forKey: key, locale: locale, variation: variation, state: state)
    case .state(let state, let key, let locale, let variation):
      try edits(settingState: state, forKey: key, locale: locale, variation: variation)
    case .add(let key, let value, let locale, let variation, let comment, let extractionState):
      try edits(
        addingKey: key, value: value, locale: locale, variation: variation, comment: comment,
        extractionState: extractionState)
    case .comment(let comment, let key): try edits(settingComment: comment, forKey: key)
    case .remove(let key): try edits(removingKey: key)
    case .removeLocale(let key, let locale, let variation):
      try edits(removingKey: key, locale: locale, variation: variation)
    case .rename(let key, let newKey): try edits(renamingKey: key, to: newKey)
    case .review(let key): try edits(markingForReview: key)
    }
  }
}

/// Catalogs with a short spelling: one line a member, `unit(…)` for a unit.
private enum Short {
  /// The canonical spelling of a catalog whose `strings` are written compactly.
  static func catalog(_ strings: String) throws -> String {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    let document = XCStringsDocument(try SourceText(utf8: text))
    return String(decoding: XCStringsWriter().text(of: document), as: UTF8.self)
  }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  static func plural(_ forms: String) -> String { "{\"variations\":{\"plural\":{\(forms)}}}" }
  static func device(_ forms: String) -> String { "{\"variations\":{\"device\":{\(forms)}}}" }
  static func entry(_ localizations: String) -> String { "{\"localizations\":{\(localizations)}}" }
}

@Suite("Edits of a string catalog touch what they must")
struct XCStringsEditingTests {
  private static let greeting =
    #""a":"# + Short.entry("\"de\":\(Short.unit("A")),\"fr\":\(Short.unit("B", "new"))")
  private static let files =
    #""n":"#
    + Short.entry(
      "\"en\":\(Short.plural("\"one\":\(Short.unit("1")),\"other\":\(Short.unit("2"))"))")
  private static let copied =
    #""s":"#
    + Short.entry(
      #""en":{"stringUnit":{"state":"translated","value":"%#@a.b@"},"substitutions":{"a.b":{"formatSpecifier":"lld","variations":{"plural":{"one":"#
        + Short.unit("1") + #","other":"# + Short.unit("2") + "}}}}}")

  static let all: [XCStringsEditCase] = [
    // Values and states.
    XCStringsEditCase(
      "a value is replaced and its state becomes translated", greeting, .set("a", "fr", "C"),
      greeting.replacing(#"new","value":"B"#, #"translated","value":"C"#)),
    XCStringsEditCase(
      "a value is replaced and gets the state that is given", greeting,
      .set("a", "fr", "C", state: .needsReview),
      greeting.replacing(#"new","value":"B"#, #"needs_review","value":"C"#)),
    XCStringsEditCase(
      "the value that is there leaves the state alone", greeting, .set("a", "fr", "B"), greeting),
    XCStringsEditCase(
      "the value that is there gets the state that is given", greeting,
      .set("a", "fr", "B", state: .translated), greeting.replacing("new", "translated")),
    XCStringsEditCase(
      "a text of a device that is not known is set",
      #""d":"# + Short.entry("\"en\":\(Short.device("\"toaster\":\(Short.unit("1"))"))"),
      .set("d", "en", "X", variation: "device.toaster"),
      #""d":"# + Short.entry("\"en\":\(Short.device("\"toaster\":\(Short.unit("X"))"))")),
    XCStringsEditCase(
      "a text of a category that is not known goes, and others stay",
      #""p":"#
        + Short.entry(
          "\"en\":\(Short.plural("\"other\":\(Short.unit("2")),\"some\":\(Short.unit("1"))"))"),
      .removeLocale("p", "en", variation: "plural.some"),
      #""p":"# + Short.entry("\"en\":\(Short.plural("\"other\":\(Short.unit("2"))"))")),
    XCStringsEditCase(
      "special characters are escaped", greeting, .set("a", "de", "\" \\ \n \t \u{1F} / é"),
      greeting.replacing(#""A""#, #""\" \\ \n \t \u001f / é""#)),
    XCStringsEditCase(
      "a new locale goes where it ascends", greeting, .set("a", "en", "X"),
      #""a":"#
        + Short.entry(
          "\"de\":\(Short.unit("A")),\"en\":\(Short.unit("X")),\"fr\":\(Short.unit("B", "new"))")),
    XCStringsEditCase(
      "a new locale goes first", greeting, .set("a", "ar", "X"),
      #""a":"#
        + Short.entry(
          "\"ar\":\(Short.unit("X")),\"de\":\(Short.unit("A")),\"fr\":\(Short.unit("B", "new"))")),
    XCStringsEditCase(
      "a new locale goes last", greeting, .set("a", "it", "X"),
      #""a":"#
        + Short.entry(
          "\"de\":\(Short.unit("A")),\"fr\":\(Short.unit("B", "new")),\"it\":\(Short.unit("X"))")),
    XCStringsEditCase(
      "an empty entry gets its first locale", #""a":{}"#, .set("a", "de", "X"),
      #""a":"# + Short.entry("\"de\":\(Short.unit("X"))")),
    XCStringsEditCase(
      "localizations go between the other members of an entry",
      #""a":{"comment":"c","shouldTranslate":false}"#, .set("a", "de", "X"),
      #""a":{"comment":"c","localizations":{"de":\#(Short.unit("X"))},"shouldTranslate":false}"#),
    XCStringsEditCase(
      "a unit without value gets one",
      #""a":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}"#,
      .set("a", "de", "X"), #""a":"# + Short.entry("\"de\":\(Short.unit("X"))")),
    XCStringsEditCase(
      "an empty unit gets state and value", #""a":{"localizations":{"de":{"stringUnit":{}}}}"#,
      .set("a", "de", "X"), #""a":"# + Short.entry("\"de\":\(Short.unit("X"))")),
    XCStringsEditCase(
      "unknown members stay",
      #""a":{"localizations":{"de":{"stringUnit":{"note":"n","state":"new","value":"A"}}},"x":[1]}"#,
      .set("a", "de", "B"),
      #""a":{"localizations":{"de":{"stringUnit":{"note":"n","state":"translated","value":"B"}}},"x":[1]}"#
    ),
    XCStringsEditCase(
      "the last of several entries is set", #""a":{},"a":{}"#, .set("a", "de", "X"),
      #""a":{},"a":"# + Short.entry("\"de\":\(Short.unit("X"))")),
    XCStringsEditCase(
      "a state is set", greeting, .state(.needsReview, "a", "de"),
      greeting.replacing(#"translated","value":"A"#, #"needs_review","value":"A"#)),
    XCStringsEditCase(
      "the state of all forms is set", files, .state(.new, "n", "en"),
      files.replacing("translated", "new")),
    XCStringsEditCase(
      "the state of one form is set", files, .state(.new, "n", "en", variation: "plural.one"),
      files.replacing(#"translated","value":"1"#, #"new","value":"1"#)),
    XCStringsEditCase(
      "translations are marked for review, the source is not",
      #""a":"#
        + Short.entry(
          "\"de\":\(Short.unit("A")),\"en\":\(Short.unit("B")),\"fr\":\(Short.unit("C", "new"))"),
      .review("a"),
      #""a":"#
        + Short.entry(
          "\"de\":\(Short.unit("A", "needs_review")),\"en\":\(Short.unit("B")),\"fr\":\(Short.unit("C", "new"))"
        )),
    // Variations.
    XCStringsEditCase(
      "a plural form is set", files, .set("n", "en", "X", variation: "plural.other"),
      files.replacing(#""value":"2""#, #""value":"X""#)),
    XCStringsEditCase(
      "a plural form is added where it ascends", files,
      .set("n", "en", "X", variation: "plural.many"),
      #""n":"#
        + Short.entry(
          "\"en\":\(Short.plural("\"many\":\(Short.unit("X")),\"one\":\(Short.unit("1")),\"other\":\(Short.unit("2"))"))"
        )),
    XCStringsEditCase(
      "a locale without text gets a plural form", #""n":{}"#,
      .set("n", "pl", "X", variation: "plural.few"),
      #""n":"# + Short.entry("\"pl\":\(Short.plural("\"few\":\(Short.unit("X"))"))")),
    XCStringsEditCase(
      "a locale without text gets a plural form of a device", #""n":{}"#,
      .set("n", "pl", "X", variation: "device.mac.plural.few"),
      #""n":"#
        + Short.entry(
          "\"pl\":\(Short.device("\"mac\":\(Short.plural("\"few\":\(Short.unit("X"))"))"))")),
    XCStringsEditCase(
      "a substitution whose name holds a point is set", copied,
      .set("s", "en", "X", variation: "substitutions.a.b.one"),
      copied.replacing(#""value":"1""#, #""value":"X""#)),
    XCStringsEditCase(
      "the plural of a substitution may be said", copied,
      .set("s", "en", "X", variation: "substitutions.a.b.plural.other"),
      copied.replacing(#""value":"2""#, #""value":"X""#)),
    XCStringsEditCase(
      "the text that refers to substitutions is set", copied, .set("s", "en", "X"),
      copied.replacing("%#@a.b@", "X")),
    XCStringsEditCase(
      "a phrase of a set is set",
      #""p":{"localizations":{"en":{"stringSet":{"state":"new","values":["x","y"]}}}}"#,
      .set("p", "en", "z", variation: "stringSet.1"),
      #""p":{"localizations":{"en":{"stringSet":{"state":"translated","values":["x","z"]}}}}"#),
    // Keys.
    XCStringsEditCase(
      "a new key goes where Xcode puts it", #""b9":{},"b11":{}"#, .add("b10", "X"),
      #""b9":{},"b10":{"extractionState":"manual","localizations":{"en":\#(Short.unit("X"))}},"b11":{}"#
    ),
    XCStringsEditCase(
      "case is no reason to go elsewhere", #""a":{},"c":{}"#,
      .add("B", nil, extractionState: nil), #""a":{},"B":{},"c":{}"#),
    XCStringsEditCase(
      "the first key", "", .add("a", nil, comment: "c"),
      #""a":{"comment":"c","extractionState":"manual"}"#),
    XCStringsEditCase(
      "a new key among keys out of order", #""z":{},"a":{},"b":{},"d":{}"#,
      .add("c", nil, extractionState: nil), #""z":{},"a":{},"b":{},"c":{},"d":{}"#),
    XCStringsEditCase(
      "a new key with a plural form", "",
      .add("a", "X", variation: "plural.other", extractionState: nil),
      #""a":"# + Short.entry("\"en\":\(Short.plural("\"other\":\(Short.unit("X"))"))")),
    XCStringsEditCase(
      "a key is removed", #""a":{},"b":{},"c":{}"#, .remove("b"), #""a":{},"c":{}"#),
    XCStringsEditCase("the first key is removed", #""a":{},"b":{}"#, .remove("a"), #""b":{}"#),
    XCStringsEditCase("the last key is removed", #""a":{},"b":{}"#, .remove("b"), #""a":{}"#),
    XCStringsEditCase("the only key is removed", #""a":{}"#, .remove("a"), ""),
    XCStringsEditCase(
      "all entries of a key are removed", #""a":{},"b":{},"a":{},"a":{}"#, .remove("a"), #""b":{}"#),
    XCStringsEditCase(
      "a locale is removed", greeting, .removeLocale("a", "de"),
      #""a":"# + Short.entry("\"fr\":\(Short.unit("B", "new"))")),
    XCStringsEditCase(
      "the last locale takes the localizations with it",
      #""a":{"comment":"c","localizations":{"de":\#(Short.unit("A"))}}"#, .removeLocale("a", "de"),
      #""a":{"comment":"c"}"#),
    XCStringsEditCase(
      "the last locale leaves an empty entry", #""a":{"localizations":{"de":\#(Short.unit("A"))}}"#,
      .removeLocale("a", "de"), #""a":{}"#),
    XCStringsEditCase(
      "a plural form is removed", files, .removeLocale("n", "en", variation: "plural.one"),
      #""n":"# + Short.entry("\"en\":\(Short.plural("\"other\":\(Short.unit("2"))"))")),
    XCStringsEditCase(
      "the last plural form takes its locale with it",
      #""n":"#
        + Short.entry(
          "\"de\":\(Short.unit("A")),\"en\":\(Short.plural("\"one\":\(Short.unit("1"))"))"),
      .removeLocale("n", "en", variation: "plural.one"),
      #""n":"# + Short.entry("\"de\":\(Short.unit("A"))")),
    XCStringsEditCase(
      "a key is renamed in its place", #""a":{},"c":{"comment":"x"},"e":{}"#, .rename("c", "d"),
      #""a":{},"d":{"comment":"x"},"e":{}"#),
    XCStringsEditCase(
      "a renamed key moves to its new place", #""a":{"comment":"x"},"c":{},"e":{}"#,
      .rename("a", "d"), #""c":{},"d":{"comment":"x"},"e":{}"#),
    XCStringsEditCase(
      "a renamed key moves to the end", #""a":{"comment":"x"},"c":{}"#, .rename("a", "z"),
      #""c":{},"z":{"comment":"x"}"#),
    XCStringsEditCase(
      "a renamed key moves to the start", #""a":{},"c":{},"e":{"comment":"x"}"#, .rename("e", "0"),
      #""0":{"comment":"x"},"a":{},"c":{}"#),
    XCStringsEditCase("the only key is renamed", #""a":{}"#, .rename("a", "z"), #""z":{}"#),
    XCStringsEditCase(
      "all entries of a key are renamed", #""a":{},"a":{},"b":{}"#, .rename("a", "z"),
      #""z":{},"z":{},"b":{}"#),
    // Comments.
    XCStringsEditCase(
      "a comment is added first", greeting, .comment("c", "a"),
      greeting.replacing(#"{"localizations""#, #"{"comment":"c","localizations""#)),
    XCStringsEditCase(
      "a comment is replaced", #""a":{"comment":"c","extractionState":"stale"}"#,
      .comment("d", "a"),
      #""a":{"comment":"d","extractionState":"stale"}"#),
    XCStringsEditCase(
      "a comment by hand loses the mark of Xcode's",
      #""a":{"comment":"c","commentGenerationVersion":"1","extractionState":"stale","isCommentAutoGenerated":true}"#,
      .comment("d", "a"), #""a":{"comment":"d","extractionState":"stale"}"#),
    XCStringsEditCase(
      "the comment that is there keeps it", #""a":{"comment":"c","isCommentAutoGenerated":true}"#,
      .comment("c", "a"), #""a":{"comment":"c","isCommentAutoGenerated":true}"#),
    XCStringsEditCase(
      "a comment is removed", #""a":{"comment":"c","isCommentAutoGenerated":true}"#,
      .comment(nil, "a"), #""a":{}"#),
  ]

  @Test("in a file as Xcode writes it", arguments: all)
  func canonical(_ input: XCStringsEditCase) throws {
    let before = try Short.catalog(input.before)
    let document = XCStringsDocument(try SourceText(utf8: before))
    let after = document.source.bytes(applying: try document.edits(input.action))
    #expect(String(decoding: after, as: UTF8.self) == (try Short.catalog(input.after)))
  }

  /// Other layouts of the same file.
  enum Layout: String, CaseIterable, Sendable {
    case minified, tabs, carriageReturns, spacedOnOneLine

    func text(_ canonical: String) -> String {
      let newLine: Character = "\n"
      let lines: [Substring] = canonical.split(separator: newLine, omittingEmptySubsequences: true)
      switch self {
      case .minified: return unpadded(lines).joined().replacing("\" : ", "\":")
      case .spacedOnOneLine:
        return unpadded(lines).map { $0.hasSuffix(",") ? $0 + " " : $0 }.joined()
          .replacing("\" : ", "\": ")
      case .carriageReturns: return canonical.replacing("\n", "\r\n")
      case .tabs:
        let all: [Substring] = canonical.split(
          separator: newLine, omittingEmptySubsequences: false)
        let tabbed = all.map { line -> String in
          let blanks = line.prefix { $0 == " " }.count
          return String(repeating: "\t", count: blanks / 2) + String(line.dropFirst(blanks))
        }
        return tabbed.joined(separator: "\n").replacing("\" : ", "\": ") + "\n"
      }
    }

    private func unpadded(_ lines: [Substring]) -> [String] {
      lines.map { String($0.drop { $0 == " " }) }
    }
  }

  @Test("in files of other layouts", arguments: all, Layout.allCases)
  func layouts(_ input: XCStringsEditCase, layout: Layout) throws {
    let before = layout.text(try Short.catalog(input.before))
    let document = XCStringsDocument(try SourceText(utf8: before))
    let after = document.source.bytes(applying: try document.edits(input.action))
    #expect(
      String(decoding: after, as: UTF8.self) == layout.text(try Short.catalog(input.after)))
  }

  @Test("in UTF-16", arguments: all)
  func wide(_ input: XCStringsEditCase) throws {
    func wide(_ strings: String) throws -> [UInt8] {
      [0xFF, 0xFE]
        + (try Short.catalog(strings)).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let document = XCStringsDocument(try SourceText(try wide(input.before)))
    #expect(
      document.source.bytes(applying: try document.edits(input.action)) == (try wide(input.after)))
  }

  // MARK: Refusals

  @Test(
    "an edit that cannot be right is refused",
    arguments: [
      RefusalCase("no such key", greeting, .set("b", "de", "X"), .keyNotFound("b")),
      RefusalCase("the key is there", greeting, .add("a", "X"), .keyExists("a")),
      RefusalCase("the new name is there", #""a":{},"b":{}"#, .rename("a", "b"), .keyExists("b")),
      RefusalCase("no such locale", greeting, .state(.new, "a", "it"), .localeNotFound("it")),
      RefusalCase("nothing to remove", greeting, .removeLocale("a", "it"), .localeNotFound("it")),
      RefusalCase(
        "no such category", files, .set("n", "en", "X", variation: "plural.some"),
        .unknownVariation("plural.some")),
      RefusalCase(
        "half a name", files, .set("n", "en", "X", variation: "plural"), .unknownVariation("plural")
      ),
      RefusalCase(
        "which form is meant was not said", files, .set("n", "en", "X"),
        .variationNeeded(["plural.one", "plural.other"])),
      RefusalCase(
        "a plural form beside a plain text", greeting,
        .set("a", "de", "X", variation: "plural.one"),
        .variationConflict("plural.one")),
      RefusalCase(
        "a device beside plural forms", files, .set("n", "en", "X", variation: "device.mac"),
        .variationConflict("device.mac")),
      RefusalCase(
        "a substitution that is not there", copied,
        .set("s", "en", "X", variation: "substitutions.c.one"),
        .variationNotFound("substitutions.c.one")),
      RefusalCase(
        "a substitution in a new locale", copied,
        .set("s", "de", "X", variation: "substitutions.c.one"),
        .variationNotFound("substitutions.c.one")),
      RefusalCase(
        "a phrase that is not there", greeting, .set("a", "de", "X", variation: "stringSet.0"),
        .variationNotFound("stringSet.0")),
      RefusalCase(
        "a form to remove that is not there", files,
        .removeLocale("n", "en", variation: "plural.few"), .variationNotFound("plural.few")),
    ])
  func refusals(_ input: RefusalCase) throws {
    let document = XCStringsDocument(try SourceText(utf8: try Short.catalog(input.text)))
    #expect(throws: input.error) { try document.edits(input.action) }
    #expect(!input.error.message(in: document.source).isEmpty)
  }

  @Test("a value of another type is not overwritten")
  func wrongType() throws {
    let text = try Short.catalog(#""a":{"localizations":{"de":{"stringUnit":{"value":1}}}}"#)
    let document = XCStringsDocument(try SourceText(utf8: text))
    let place = try #require(text.range(of: "1\n"))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    #expect(throws: XCStringsEditError.wrongType(SourceRange(start, start + 1))) {
      try document.edits(settingValue: "X", forKey: "a", locale: "de")
    }
  }

  @Test("a damaged file is not edited", arguments: ["conflict", "array", "wrong-types"])
  func damaged(_ name: String) throws {
    let document = try XCStringsFixture.named(name)
    for action in [
      XCStringsEditCase.Action.set("a", "de", "X"), .remove("x"), .rename("x", "y"),
    ] {
      #expect(throws: XCStringsEditError.self) { try document.edits(action) }
    }
  }

  // MARK: Real files

  @Test("setting every text to itself changes nothing", arguments: try XCStringsFixture.corpus())
  func identity(_ file: XCStringsFixture) throws {
    let catalog = try file.document()
    for entry in catalog.entries.prefix(60) {
      let key = catalog.key(of: entry)
      for localization in catalog.localizations[entry.localizations].prefix(8) {
        for leaf in catalog.leaves[localization.leaves] {
          let edits = try catalog.edits(
            settingValue: try #require(catalog.text(of: leaf)), forKey: key,
            locale: catalog.locale(of: leaf), variation: catalog.variation(of: leaf))
          #expect(edits == [])
        }
      }
    }
  }

  @Test(
    "a key that is added to a file of Xcode, and removed, leaves the file as it was",
    arguments: try XCStringsFixture.corpus())
  func addAndRemove(_ file: XCStringsFixture) throws {
    let catalog = try file.document()
    let key = "mm new key 7"
    let added = catalog.source.bytes(
      applying: try catalog.edits(addingKey: key, value: "X", locale: "en", comment: "c"))
    let changed = XCStringsDocument(try SourceText(added))
    #expect(XCStringsWriter().text(of: changed) == added)
    #expect(changed.json.isValid)
    #expect(changed.source.bytes(applying: try changed.edits(removingKey: key)) == file.bytes)
    for entry in catalog.entries.prefix(file.bytes.count < 100_000 ? 20 : 1) {
      let name = catalog.key(of: entry)
      let renamed = XCStringsDocument(
        try SourceText(
          catalog.source.bytes(applying: try catalog.edits(renamingKey: name, to: key))))
      #expect(renamed.entries.count == catalog.entries.count)
      #expect(renamed.entry(forKey: key) != nil)
      #expect(XCStringsWriter().text(of: renamed) == renamed.source.utf8)
    }
  }
}

/// An edit that is refused, and why.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var action: XCStringsEditCase.Action
  var error: XCStringsEditError

  init(
    _ name: String, _ text: String, _ action: XCStringsEditCase.Action, _ error: XCStringsEditError
  ) {
    testDescription = name
    self.text = text
    self.action = action
    self.error = error
  }
}

extension String {
  /// The same with every occurrence of a text replaced.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    replacingOccurrences(of: old, with: new)
  }
}
