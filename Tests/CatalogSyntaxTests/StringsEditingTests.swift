import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// An edit of a small file and the file it gives.
struct EditCase: CustomTestStringConvertible, Sendable {
  enum Action: Sendable {
    case set(String, String)
    case add(String, String, comment: String?)
    case remove(String)
    case rename(String, String)
    case comment(String?, String)
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

  static let all: [EditCase] = [
    EditCase(
      "a value is replaced, all else stays", "/* c */ 'a'  =  'b' ; // d\n", .set("a", "x"),
      "/* c */ 'a'  =  \"x\" ; // d\n"),
    EditCase(
      "the value already there gives no edit", "a='\\U0062';", .set("a", "b"), "a='\\U0062';"),
    EditCase(
      "special characters are escaped", "\"a\" = \"b\";\n",
      .set("a", "q\" b\\ n\n t\t r\r nul\u{0} del\u{7F} é 😀 \u{2028}"),
      "\"a\" = \"q\\\" b\\\\ n\\n t\\t r\\r nul\\U0000 del\\U007F é 😀 \u{2028}\";\n"),
    EditCase(
      "the last of several definitions is set", "\"a\"=\"1\";\n\"a\"=\"2\";\n", .set("a", "3"),
      "\"a\"=\"1\";\n\"a\"=\"3\";\n"),
    EditCase("a shorthand gets a value", "\"a\";\n", .set("a", "x"), "\"a\" = \"x\";\n"),
    EditCase(
      "a value is set although another entry is broken", "\"a\" = \"1\";\n\"b\" \"2\";\n",
      .set("a", "x"), "\"a\" = \"x\";\n\"b\" \"2\";\n"),
    EditCase(
      "a new entry takes spacing and blank lines", "\"a\"=\"1\";\n\n\"b\"=\"2\";\n",
      .add("c", "3", comment: nil), "\"a\"=\"1\";\n\n\"b\"=\"2\";\n\n\"c\"=\"3\";\n"),
    EditCase(
      "a new entry keeps the missing final line break", "\"a\" = \"1\";",
      .add("b", "2", comment: nil),
      "\"a\" = \"1\";\n\"b\" = \"2\";"),
    EditCase(
      "a new entry takes CRLF", "\"a\" = \"1\";\r\n", .add("b", "2", comment: "note"),
      "\"a\" = \"1\";\r\n/* note */\r\n\"b\" = \"2\";\r\n"),
    EditCase(
      "a new entry takes line comments and bare keys", "// x\na = \"1\";\n",
      .add("b.c", "2", comment: "note"), "// x\na = \"1\";\n// note\nb.c = \"2\";\n"),
    EditCase(
      "a key that cannot be bare is quoted", "a = \"1\";\n", .add("b c", "2", comment: nil),
      "a = \"1\";\n\"b c\" = \"2\";\n"),
    EditCase(
      "a new entry goes before the closing brace", "{\n  \"a\" = \"1\";\n}\n",
      .add("b", "2", comment: nil), "{\n  \"a\" = \"1\";\n  \"b\" = \"2\";\n}\n"),
    EditCase(
      "a new entry goes into a table on one line", "{ \"a\" = \"1\"; }",
      .add("b", "2", comment: nil),
      "{ \"a\" = \"1\"; \"b\" = \"2\"; }"),
    EditCase(
      "a new entry goes behind the comment of the last line", "\"a\" = \"1\"; // last\n/* end */\n",
      .add("b", "2", comment: nil), "\"a\" = \"1\"; // last\n\"b\" = \"2\";\n/* end */\n"),
    EditCase(
      "the first entry of an empty file", "", .add("a", "1", comment: nil), "\"a\" = \"1\";\n"),
    EditCase(
      "the first entry behind a comment", "/* nothing yet */", .add("a", "1", comment: nil),
      "/* nothing yet */\n\"a\" = \"1\";\n"),
    EditCase(
      "a comment that would end itself becomes line comments", "/* x */\n\"a\" = \"1\";\n",
      .add("b", "2", comment: "no */ end\nsecond"),
      "/* x */\n\"a\" = \"1\";\n// no */ end\n// second\n\"b\" = \"2\";\n"),
    EditCase(
      "an entry is removed with its comment and one blank line",
      "/* a */\n\"a\" = \"1\";\n\n/* b */\n\"b\" = \"2\";\n\n/* c */\n\"c\" = \"3\";\n",
      .remove("b"),
      "/* a */\n\"a\" = \"1\";\n\n/* c */\n\"c\" = \"3\";\n"),
    EditCase(
      "the last entry is removed with the blank line before it",
      "\"a\" = \"1\";\n\n\"b\" = \"2\";\n", .remove("b"), "\"a\" = \"1\";\n"),
    EditCase(
      "the last entry of a file without final line break", "\"a\" = \"1\";\n\"b\" = \"2\";",
      .remove("b"), "\"a\" = \"1\";"),
    EditCase(
      "the only entry leaves a line break, never a file of zero bytes", "\"a\" = \"1\";",
      .remove("a"), "\n"),
    EditCase(
      "an entry among others on a line", "\"a\"=\"1\"; \"b\"=\"2\"; \"c\"=\"3\";\n", .remove("b"),
      "\"a\"=\"1\"; \"c\"=\"3\";\n"),
    EditCase(
      "all definitions are removed", "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n",
      .remove("a"),
      "\"b\" = \"2\";\n"),
    EditCase(
      "a comment apart from the entry stays", "/* section */\n\n\"a\" = \"1\";\n", .remove("a"),
      "/* section */\n"),
    EditCase(
      "the header of the file stays", "// File\n// Owner\n\"a\" = \"1\";\n\"b\" = \"2\";\n",
      .remove("a"), "// File\n// Owner\n\"b\" = \"2\";\n"),
    EditCase(
      "the comment on the line of the entry before stays", "\"a\" = \"1\"; // a\n\"b\" = \"2\";\n",
      .remove("b"), "\"a\" = \"1\"; // a\n"),
    EditCase(
      "renaming keeps the quoting", "a = \"1\";\n'a' = \"2\";\n", .rename("a", "b"),
      "b = \"1\";\n\"b\" = \"2\";\n"),
    EditCase("renaming a shorthand keeps its value", "\"a\";", .rename("a", "b"), "\"b\" = \"a\";"),
    EditCase(
      "a comment is replaced in its own form", "/* old */\n\"a\" = \"1\";\n", .comment("new", "a"),
      "/* new */\n\"a\" = \"1\";\n"),
    EditCase(
      "a comment is added", "\"a\" = \"1\";\n", .comment("new", "a"), "/* new */\n\"a\" = \"1\";\n"),
    EditCase(
      "a comment is removed", "// one\n// two\n\"a\" = \"1\";\n", .comment(nil, "a"),
      "\"a\" = \"1\";\n"),
  ]
}

@Suite("Edits change only what they must")
struct StringsEditingTests {
  private func apply(_ action: EditCase.Action, to document: StringsDocument) throws -> [TextEdit] {
    switch action {
    case .set(let key, let value): try document.edits(settingValue: value, forKey: key)
    case .add(let key, let value, let comment):
      try document.edits(addingKey: key, value: value, comment: comment)
    case .remove(let key): try document.edits(removingKey: key)
    case .rename(let old, let new): try document.edits(renamingKey: old, to: new)
    case .comment(let comment, let key): try document.edits(settingComment: comment, forKey: key)
    }
  }

  @Test("small files", arguments: EditCase.all)
  func edit(_ input: EditCase) throws {
    let document = StringsDocument(try SourceText(utf8: input.before))
    let bytes = document.source.bytes(applying: try apply(input.action, to: document))
    #expect(String(decoding: bytes, as: UTF8.self) == input.after)
  }

  @Test("the same edits in every encoding", arguments: TextEncoding.allCases, EditCase.all)
  func encodings(_ encoding: TextEncoding, _ input: EditCase) throws {
    let wide = { (text: String) in encoding.byteOrderMark + encode(text, as: encoding) }
    guard !input.before.isEmpty else { return }
    let document = StringsDocument(try SourceText(wide(input.before)))
    let bytes = document.source.bytes(applying: try apply(input.action, to: document))
    #expect(bytes == wide(input.after))
  }

  @Test(
    "what cannot be done is refused",
    arguments: [
      ("\"a\" = \"1\";", EditCase.Action.set("b", "x"), StringsEditError.keyNotFound("b")),
      ("\"a\" = \"1\";\"b\" = \"2\";", .rename("a", "b"), .keyExists("b")),
      ("\"a\" = \"1\";", .add("a", "2", comment: nil), .keyExists("a")),
      ("a = ( b );", .set("a", "x"), .notAString("a")),
    ])
  func refusal(_ before: String, _ action: EditCase.Action, _ error: StringsEditError) throws {
    let document = StringsDocument(try SourceText(utf8: before))
    #expect(throws: error) { try apply(action, to: document) }
  }

  @Test(
    "nothing is appended where it could be lost",
    arguments: [
      "\"a\" = \"1\"; @", "\"a\" = \"1\"; /* open", "\"a\" = \"1\"", "hello", "{ \"a\" = \"1\";",
    ])
  func appendRefusal(_ before: String) throws {
    let document = StringsDocument(try SourceText(utf8: before))
    let error = #expect(throws: StringsEditError.self) {
      try apply(.add("z", "2", comment: nil), to: document)
    }
    guard case .brokenFile = error else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
  }

  @Test("a damaged entry is not edited")
  func damagedEntry() throws {
    let document = StringsDocument(try SourceText(utf8: "\"a\" = \"say \"hi\" now\";\n"))
    #expect(throws: StringsEditError.damagedEntry(document.entries[0].range)) {
      try apply(.set("a", "x"), to: document)
    }
  }

  @Test("over the corpus", .enabled(if: Corpus.isAvailable, "no corpus on this machine"))
  func corpus() throws {
    let value = "new \"value\" \\ with\nline, tab\t, é and 😀"
    var edited = 0
    for file in Corpus.stringsFiles() {
      let bytes = try Repository.bytes(file)
      let document = StringsDocument(try SourceText(bytes))
      guard PropertyListKind.detect(bytes.span) == .oldStyle, document.problems.isEmpty,
        let entry = document.entries.first(where: \.isString)
      else { continue }
      let key = document.key(of: entry)
      let set = document.source.bytes(
        applying: try document.edits(settingValue: value, forKey: key))
      #expect(try readings(set)[key] == value, "\(file.path)")
      expectOnlyValueChanged(document, key, set, file.path)

      let added = document.source.bytes(
        applying: try document.edits(addingKey: "a new key", value: value, comment: "note"))
      #expect(try readings(added)["a new key"] == value, "\(file.path)")
      let appended = StringsDocument(try SourceText(added))
      let removed = appended.source.bytes(applying: try appended.edits(removingKey: "a new key"))
      #expect(try readings(removed) == readings(bytes), "\(file.path)")
      edited += 1
    }
    #expect(edited > 1000)
  }

  private func readings(_ bytes: [UInt8]) throws -> [String: String] {
    let value = unsafe try PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return value as? [String: String] ?? [:]
  }

  /// All bytes before the value and behind it are the same.
  private func expectOnlyValueChanged(
    _ document: StringsDocument, _ key: String, _ bytes: [UInt8], _ path: String
  ) {
    guard let index = document.effectiveIndex(ofKey: key) else { return }
    let old = document.source.bytes()
    let range = document.entries[index].valueRange
    let start = document.source.fileOffset(of: range.start)
    let tail = old.count - document.source.fileOffset(of: range.end)
    #expect(bytes.prefix(start) == old.prefix(start), "\(path)")
    #expect(bytes.suffix(tail) == old.suffix(tail), "\(path)")
  }
}

/// Encodes a text with Foundation, without byte-order mark.
func encode(_ text: String, as encoding: TextEncoding) -> [UInt8] {
  let foundation: String.Encoding =
    switch encoding {
    case .utf8: .utf8
    case .utf16LittleEndian: .utf16LittleEndian
    case .utf16BigEndian: .utf16BigEndian
    case .utf32LittleEndian: .utf32LittleEndian
    case .utf32BigEndian: .utf32BigEndian
    }
  return Array(text.data(using: foundation) ?? Data())
}
