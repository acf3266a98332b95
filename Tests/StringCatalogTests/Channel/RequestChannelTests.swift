import Foundation
import StringCatalog
import TestSupport
import Testing

/// A request and members of its answer.
struct RequestCase: Sendable, CustomTestStringConvertible {
  var request: String
  /// Members of the answer as JSON.
  var expected: [String]
  var testDescription: String { request }

  init(_ request: String, _ expected: String...) {
    self.request = request
    self.expected = expected
  }

  static let all = [
    RequestCase(#"{"op":"ping"}"#, #"{"version":1,"ok":true}"#),
    RequestCase(#"{"op":"ping","requestId":"a\"b"}"#, #""requestId":"a\"b","ok":true"#),
    RequestCase(#"{"op":"ping","requestId":7}"#, #""requestId":7,"ok":true"#),
    RequestCase(
      #"{"op":"render","error":"auth/user-disabled","locale":"fr-CA"}"#,
      #""ok":true,"id":"auth/user-disabled""#, #""locale":"fr","layer":"built-in""#),
    RequestCase(
      #"{"op":"render","error":{"code":17008,"domain":"FIRAuthErrorDomain"}}"#,
      #""id":"auth/invalid-email""#),
    RequestCase(
      #"{"op":"render","error":{"domain":"FIRAuthErrorDomain","number":17008}}"#,
      #""id":"auth/invalid-email""#),
    RequestCase(
      #"{"op":"render","error":{"code":"17007","domain":"OtherDomain"}}"#,
      #""id":"OtherDomain:17007""#, #""known":false"#, #""text":"Something went wrong.""#),
    RequestCase(
      #"{"op":"render","error":{"rest":"INVALID_EMAIL : x"}}"#, #""id":"auth/invalid-email""#),
    RequestCase(
      #"{"op":"render","error":{"rest":"USER_NOT_FOUND","platform":"web"}}"#,
      #""id":"auth/user-token-expired""#),
    RequestCase(
      #"{"op":"render","error":{"android":"ERROR_INVALID_EMAIL"}}"#, #""id":"auth/invalid-email""#),
    RequestCase(#"{"op":"render","error":{"android":17035}}"#, #""id":"auth/missing-password""#),
    RequestCase(
      #"{"op":"render","error":{"swift":"CancellationError"}}"#, #""presentation":"silent""#,
      #""text":null"#),
    RequestCase(
      #"{"op":"render","error":{"service":"signInFailed","cause":{"domain":"FIRAuthErrorDomain","number":17020}}}"#,
      #""text":"Couldn’t sign in: The server can’t be reached.""#,
      #""causes":[{"id":"service/sign-in-failed""#),
    RequestCase(
      #"{"op":"render","error":{"service":"invalidEmailLink","reason":"other-device"}}"#,
      #""id":"service/invalid-email-link/other-device""#),
    RequestCase(
      #"{"op":"render","error":"auth/weak-password","args":{"minLength":8},"locale":["fr-CA","en"]}"#,
      "au moins 8\u{A0}caractères"),
    RequestCase(
      #"{"op":"render","error":"reauth/phone","args":{"phone":"+15551234567"},"mask":"full"}"#,
      #""id":"reauth/phone""#),
    RequestCase(
      #"{"op":"render","error":{"code":"auth/invalid-credential","message":"SDK text"}}"#,
      #""issues":[]}"#),
    RequestCase(
      #"{"op":"render","error":{"code":"auth/invalid-credential","message":"SDK text"},"debug":true}"#,
      #""detail":"SDK text""#),
    RequestCase(
      #"{"op":"render","error":{"code":"auth/password-does-not-meet-requirements","message":"[Password must contain at least 8 characters]"}}"#,
      #""text":"The password must have: at least 8 characters.""#),
    RequestCase(
      #"{"op":"render","error":"auth/wrong-password","enumerationSafe":true}"#,
      #""id":"auth/invalid-credential","code":"auth/invalid-credential""#),
    RequestCase(
      #"{"op":"string","key":"Sign in with Firebase","locale":"de","explain":true}"#,
      #""text":"Mit Firebase anmelden""#, #""trace":[{"layer":"built-in","locale":"de""#),
    RequestCase(
      #"{"op":"string","key":"We sent a code to %@","args":["<b>"],"escape":"html"}"#,
      #""text":"We sent a code to &lt;b&gt;""#),
    RequestCase(
      #"{"op":"render","key":"Email: %@","args":{"1":"a@b.c"}}"#, #""text":"Email: a@b.c""#),
    RequestCase(
      #"{"op":"string","key":"no such key"}"#, #""text":"no such key""#, #""missing-key""#),
    RequestCase(
      #"{"op":"match","locale":"fr-CA","available":["en","fr"]}"#,
      #""chain":[{"locale":"fr","reason":"parent"}"#),
    RequestCase(#"{"op":"explain","error":"auth/user-disabled"}"#, #""trace":[{"#),
    RequestCase(#"{"op":"list"}"#, #""errors":[{"id":"auth/invalid-credential""#),
    RequestCase(
      #"{"op":"string","key":"Email: %@","strict":true}"#, #""ok":false"#, #""missing-argument""#),
  ]

  static let bad = [
    RequestCase("", "'' "),
    RequestCase("{", "column 1"),
    RequestCase("[]", "no JSON object"),
    RequestCase("null", "no JSON object"),
    RequestCase("\"a\"", "no JSON object"),
    RequestCase(#"{"requestId":1}"#, "'op' is missing"),
    RequestCase(#"{"op":"dance"}"#, "'op' has to be one of render, string"),
    RequestCase(#"{"op":3}"#, "'op' has to be a text"),
    RequestCase(#"{"op":"ping","version":2}"#, "'version' has to be 1"),
    RequestCase(#"{"op":"render"}"#, "'error' or 'key' is missing"),
    RequestCase(#"{"op":"string"}"#, "'key' is missing"),
    RequestCase(#"{"op":"match"}"#, "'available' is missing"),
    RequestCase(#"{"op":"render","error":{}}"#, "'error' has none of the members"),
    RequestCase(#"{"op":"render","error":[1]}"#, "'error' has to be a text or an object"),
    RequestCase(#"{"op":"string","key":"a","args":3}"#, "'args' has to be an object or a list"),
    RequestCase(#"{"op":"string","key":"a","args":[{}]}"#, "'args' has to be texts, numbers"),
    RequestCase(
      #"{"op":"string","key":"a","escape":"sql"}"#, "'escape' has to be one of none, html"),
    RequestCase(#"{"op":"string","key":"a","locale":[1]}"#, "'locale' has to be a list of texts"),
    RequestCase(
      #"{"op":"render","error":"x","mask":{"phone":"stars"}}"#, "'phone' has to be one of"),
    RequestCase(#"{"op":"ping"} {"op":"ping"}"#, "column 15"),
  ]
}

@Suite("Requests as JSON")
struct RequestChannelTests {
  private let channel = RequestChannel()

  @Test("get an answer", arguments: RequestCase.all)
  func answers(_ input: RequestCase) throws {
    let answer = channel.answer(to: input.request)
    let json = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    #expect(answer.hasSuffix("}\n") && answer.count { $0 == "\n" } == 1)
    for part in input.expected {
      #expect(answer.contains(part.trimmingCharacters(in: ["{", "}"])), "\(answer)")
    }
    if !input.request.contains("debug") { #expect(!answer.contains("SDK text")) }
  }

  @Test("that cannot be understood get an answer that says why", arguments: RequestCase.bad)
  func refusals(_ input: RequestCase) throws {
    let answer = channel.answer(to: input.request)
    let json = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    #expect(json?["ok"] as? Bool == false)
    let error = json?["error"] as? [String: String]
    #expect(error?["code"] == "bad-request")
    let message = try #require(error?["message"])
    #expect(input.request.isEmpty || message.contains(input.expected[0]), "\(message)")
  }

  @Test("may be any bytes")
  func random() {
    var generator = SeededGenerator(seed: 5)
    let seeds = RequestCase.all.map { Array($0.request.utf8) }
    for _ in 0..<3_000 {
      var bytes = seeds.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1 where bytes.count > 1: bytes.remove(at: index)
        case _: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        }
      }
      let answer = channel.answer(to: bytes)
      #expect(
        (try? JSONSerialization.jsonObject(with: Data(answer))) is [String: Any],
        "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("on lines are cut wherever the stream is")
  func lines() {
    let input =
      RequestCase.all.prefix(8).map { $0.request + "\n" }.joined() + "\n \r\nbad\n"
      + #"{"op":"ping"}"#
    var whole = RequestLines(channel)
    let expected = whole.answer(Array(input.utf8)[...]) + whole.finish()
    #expect(expected.count { $0 == 0x0A } == 10)
    for step in [1, 2, 7, 64] {
      var lines = RequestLines(channel)
      var answers: [UInt8] = []
      let bytes = Array(input.utf8)
      for start in stride(from: 0, to: bytes.count, by: step) {
        answers += lines.answer(bytes[start..<min(start + step, bytes.count)])
      }
      #expect(answers + lines.finish() == expected)
    }
  }

  @Test("that are too long are passed over")
  func longLine() {
    var lines = RequestLines(channel)
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<17 { #expect(lines.answer(part[...]).isEmpty) }
    let answer = String(
      decoding: lines.answer(Array("\n{\"op\":\"ping\"}\n".utf8)[...]), as: UTF8.self)
    #expect(answer.contains("bytes"))
    #expect(answer.hasSuffix("{\"version\":1,\"ok\":true}\n"))
  }

  @Test("come from any number of threads")
  func threads() async {
    let channel = channel
    let requests = RequestCase.all.map(\.request)
    let expected = requests.map { channel.answer(to: $0) }
    await withTaskGroup(of: Bool.self) { group in
      for offset in 0..<8 {
        group.addTask {
          (0..<400).allSatisfy { index in
            let number = (index + offset * 3) % requests.count
            return channel.answer(to: requests[number]) == expected[number]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
