import CStringCatalog
import Foundation
import TestSupport
import Testing

/// Options, a request, and what one member of its answer holds.
struct OptionCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var options: String
  var request: String
  var member = "text"
  var value: String

  private static let disabled = #"{"op":"render","error":"auth/user-disabled"}"#
  private static let greeting = #"{"op":"string","key":"greeting","args":["<Ann>"]}"#
  private static let reauthentication =
    #"{"op":"render","error":"reauth/email","args":{"email":"ann@example.com"}}"#

  static let all = [
    OptionCase(
      testDescription: "none", options: "{}", request: disabled,
      value: "This account has been disabled."),
    OptionCase(
      testDescription: "a locale", options: #"{"locale":"fr-CA"}"#, request: disabled,
      value: "Ce compte a été désactivé."),
    OptionCase(
      testDescription: "a list of locales", options: #"{"locale":["tlh","fr"],"version":1}"#,
      request: disabled, value: "Ce compte a été désactivé."),
    OptionCase(
      testDescription: "the request's locale counts", options: #"{"locale":"fr"}"#,
      request: #"{"op":"render","error":"auth/user-disabled","locale":"en"}"#,
      value: "This account has been disabled."),
    OptionCase(
      testDescription: "a bundle", options: #"{"bundles":"BUNDLE"}"#, request: greeting,
      value: "Hello <Ann>"),
    OptionCase(
      testDescription: "layers", options: #"{"bundles":["OTHER","BUNDLE"]}"#, request: greeting,
      value: "Hi <Ann>"),
    OptionCase(
      testDescription: "an order",
      options: #"{"bundles":["OTHER","BUNDLE"],"order":"layer-first","locale":"fr"}"#,
      request: greeting, value: "Hi <Ann>"),
    OptionCase(
      testDescription: "the usual order",
      options: #"{"bundles":["OTHER","BUNDLE"],"order":null,"locale":"fr"}"#, request: greeting,
      value: "Bonjour <Ann>"),
    OptionCase(
      testDescription: "a table", options: #"{"bundles":["BUNDLE"],"table":"Mail"}"#,
      request: greeting, value: "Dear <Ann>"),
    OptionCase(
      testDescription: "an escape", options: #"{"bundles":["BUNDLE"],"escape":"html"}"#,
      request: greeting, value: "Hello &lt;Ann&gt;"),
    OptionCase(
      testDescription: "isolation", options: #"{"bundles":["BUNDLE"],"isolate":"always"}"#,
      request: greeting, value: "Hello \u{2068}<Ann>\u{2069}"),
    OptionCase(
      testDescription: "a way to match", options: #"{"locale":"zh-HK","match":"lookup"}"#,
      request: disabled, value: "This account has been disabled."),
    OptionCase(
      testDescription: "enumeration-safe errors", options: #"{"enumerationSafe":true}"#,
      request: #"{"op":"render","error":"auth/user-not-found"}"#, member: "id",
      value: "auth/invalid-credential"),
    OptionCase(
      testDescription: "the usual mask", options: #"{"bundles":["BUNDLE"]}"#,
      request: reauthentication, value: "Enter the password of a•••@example.com."),
    OptionCase(
      testDescription: "a mask", options: #"{"bundles":["BUNDLE"],"mask":"full"}"#,
      request: reauthentication, value: "Enter the password of ••••••."),
    OptionCase(
      testDescription: "a mask by name",
      options: #"{"bundles":["BUNDLE"],"mask":{"email":"none"}}"#,
      request: reauthentication, value: "Enter the password of ann@example.com."),
  ]
}

@Suite("Options from C")
struct OptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "A.bundle/en.lproj/Localizable.strings",
      "\"greeting\" = \"Hello %@\";\n\"reauth/email\" = \"Enter the password of %@.\";\n")
    try folder.write(
      "A.bundle/fr.lproj/Localizable.strings", "\"greeting\" = \"Bonjour %@\";\n")
    try folder.write("A.bundle/en.lproj/Mail.strings", "\"greeting\" = \"Dear %@\";\n")
    try folder.write("B.bundle/en.lproj/Localizable.strings", "\"greeting\" = \"Hi %@\";\n")
  }

  private func open(_ options: String?) -> (localizer: OpenLocalizer?, error: String?) {
    let options = options?
      .replacing("BUNDLE", with: folder.path("A.bundle"))
      .replacing("OTHER", with: folder.path("B.bundle"))
    return CFunctions.open(options.map { Array($0.utf8) })
  }

  @Test("hold where the request says nothing else", arguments: OptionCase.all)
  func options(_ test: OptionCase) throws {
    let (opened, error) = open(test.options)
    #expect(error == nil)
    let localizer = try #require(opened)
    let answer = try localizer.answer(test.request)
    #expect(answer[test.member] as? String == test.value)
  }

  @Test("NULL opens the texts of the library")
  func none() throws {
    let (opened, error) = open(nil)
    #expect(error == nil)
    let localizer = try #require(opened)
    let answer = try localizer.answer(
      #"{"op":"render","error":"auth/user-disabled","locale":"fr","requestId":7}"#)
    #expect(answer["text"] as? String == "Ce compte a été désactivé.")
    #expect(answer["requestId"] as? Int == 7)
    #expect(answer["ok"] as? Bool == true)
  }

  @Test("the details of errors and the search are shown where that is an option")
  func details() throws {
    let request = #"{"op":"render","error":{"code":"auth/user-disabled","message":"SDK text"}}"#
    let quiet = try #require(open("{}").localizer).answer(Array(request.utf8))
    #expect(!quiet.contains("SDK text"))
    #expect(!quiet.contains("\"trace\":["))
    let talkative = try #require(open(#"{"debug":true,"explain":true}"#).localizer)
      .answer(Array(request.utf8))
    #expect(talkative.contains("SDK text"))
    #expect(talkative.contains("\"trace\":["))
  }

  @Test(
    "that are wrong open nothing and say why",
    arguments: [
      ("", "the text of the options is empty"),
      ("Custom.bundle", "column 1"),
      ("[]", "the text of the options is no JSON object"),
      ("{\n\"order\": x}", "line 2, column"),
      (#"{"bundle":"A.bundle"}"#, "there is no option 'bundle'"),
      (#"{"\u001b[31m":1}"#, #"there is no option '\u{1B}[31m'"#),
      (#"{"bundles":7}"#, "'bundles' has to be a text or a list of texts"),
      (#"{"bundles":["/nowhere/A.bundle"]}"#, "/nowhere/A.bundle: no such file or folder"),
      (#"{"bundles":[""]}"#, ": no such file or folder"),
      (#"{"order":"alphabetical"}"#, "'order' has to be one of locale-first, layer-first"),
      (#"{"match":1}"#, "'match' has to be a text"),
      (#"{"locale":[1]}"#, "'locale' has to be a list of texts"),
      (#"{"enumerationSafe":"yes"}"#, "'enumerationSafe' has to be true or false"),
      (#"{"mask":{"email":"half"}}"#, "'email' has to be one of"),
      (#"{"version":2}"#, "'version' has to be 1"),
    ])
  func wrong(_ options: String, _ reason: String) throws {
    let (localizer, error) = open(options)
    #expect(localizer == nil)
    #expect(try #require(error).contains(reason))
    // Who does not ask for the reason gets nothing either.
    unsafe CFunctions.withText(Array(options.utf8)) { text in
      #expect(unsafe sc_open(text) == nil)
      #expect(unsafe sc_open_reporting(text, nil) == nil)
    }
  }

  @Test("that no JSON parser should see are refused")
  func hostile() throws {
    for (options, reason) in [
      ([0xFF, 0xFE, 0x7B], "is not UTF-8"), (Array("{\"table\":\"".utf8) + [0xC0], "is not UTF-8"),
      (Array(repeating: UInt8(ascii: "["), count: 1 << 20), "column"),
      (Array(repeating: UInt8(ascii: " "), count: 17 << 20), "has more than"),
    ] {
      let (localizer, error) = CFunctions.open(options)
      #expect(localizer == nil)
      #expect(try #require(error).contains(reason))
    }
  }
}
