import CStringCatalog
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Requests from C")
struct RequestTests {
  private let localizer: OpenLocalizer

  init() throws {
    localizer = try #require(CFunctions.open(nil).localizer)
  }

  @Test("NULL is answered, not followed")
  func null() throws {
    let request = Array(#"{"op":"ping"}"#.utf8)
    let unopened = unsafe CFunctions.render(nil, request)
    #expect(try Answer.problem(try #require(unopened)) == "the localizer is NULL")
    let nothing = unsafe CFunctions.render(nil, nil)
    #expect(try Answer.problem(try #require(nothing)) == "the localizer is NULL")
    #expect(try Answer.problem(localizer.answer(nil as [UInt8]?)) == "the request is NULL")
    sc_free(nil)
    sc_close(nil)
  }

  @Test(
    "what cannot be understood gets an answer that says why",
    arguments: [
      ("", "the request is empty"), (" \n", "the request is empty"), ("ping", "column 1"),
      ("7", "no JSON object"),
      ("{\n\n\"op\": x}", "line 3, column"), ("{}", "'op' is missing"),
      (#"{"op":"string"}"#, "'key' is missing"),
      (#"{"op":"format-disk"}"#, "'op' has to be one of"),
    ])
  func wrong(_ request: String, _ reason: String) throws {
    let answer = try localizer.answer(Array(request.utf8))
    #expect(try Answer.problem(answer).contains(reason))
    #expect(!answer.contains("\n"))
  }

  @Test("bytes that are no UTF-8, deep nesting and too much of everything are answered")
  func hostile() throws {
    for request in [
      [0xFF], Array("{\"op\":\"string\",\"key\":\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8),
      Array(repeating: UInt8(ascii: "["), count: 1 << 20),
      Array(String(repeating: "{\"a\":", count: 100_000).utf8),
      Array(repeating: UInt8(ascii: "x"), count: 17 << 20),
    ] {
      #expect(try Answer.problem(localizer.answer(request)) != "")
    }
  }

  @Test("an argument of a megabyte is shown whole")
  func large() throws {
    let argument = String(repeating: "é%@%n", count: (1 << 20) / 6)
    let answer = try localizer.answer(
      #"{"op":"string","key":"a %@","args":["\#(argument)"]}"#)
    #expect(answer["text"] as? String == "a \(argument)")
  }

  @Test("a NUL in a text does not end the answer")
  func nul() throws {
    let answer = try localizer.answer(#"{"op":"string","key":"a\u0000b","requestId":"c\u0000d"}"#)
    #expect(answer["text"] as? String == "a\0b")
    #expect(answer["requestId"] as? String == "c\0d")
  }

  @Test("an answer outlives its localizer")
  func lifetime() throws {
    let handle = unsafe sc_open("{}")
    let answer = unsafe sc_render(handle, #"{"op":"ping"}"#)
    unsafe sc_close(handle)
    #expect(unsafe String(cString: try #require(answer)) == #"{"version":1,"ok":true}"#)
    unsafe sc_free(answer)
  }

  @Test("many threads share a localizer")
  func threads() throws {
    var requests: [(request: [UInt8], answer: String)] = []
    for locale in ["fr-CA", "ar", "ja", "pl"] {
      for escape in ["html", "none"] {
        let request = Array(
          #"{"op":"render","error":"auth/user-disabled","locale":"\#(locale)","escape":"\#(escape)"}"#
            .utf8)
        requests.append((request, try localizer.answer(request)))
      }
    }
    let other = try #require(CFunctions.open(nil).localizer)
    let differing = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 400) { [requests] turn in
      let (request, answer) = requests[turn % requests.count]
      if (try? other.answer(request)) != answer { differing.withLock { $0 += 1 } }
    }
    #expect(differing.withLock { $0 } == 0)
  }
}
