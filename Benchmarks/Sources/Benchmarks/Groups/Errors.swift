import Foundation
import StringCatalog

extension Group {
  /// Rendering errors and answering requests in this process, on one thread: nanoseconds an operation.
  static let errors = Group(name: "errors", topics: [{ _ in shownErrors() }, { _ in requests() }])

  private static func shownErrors() -> Topic {
    let renderer = ErrorRenderer(Localizer([.builtIn]))
    let strings = AuthStrings(languageCode: "fr-CA")
    let email = ReportedError(named: "auth/invalid-email")
    let password = ReportedError(
      named: "auth/weak-password", arguments: [.int(8).named("minLength")])
    let wrapped = ReportedError(chain: "signInFailed>17020")
    func row(_ title: String, _ error: ReportedError) -> Measurement {
      operations(title, .subject, 100_000) { count in
        (0..<count).reduce(0) { sum, _ in
          sum &+ (renderer.render(error, for: ["fr-CA", "en"]).text?.utf8.count ?? 0)
        }
      }
    }
    return Topic(
      title: "an error with title, message and advice in French", byteCount: nil, references: [],
      measurements: [
        row("auth/invalid-email", email), row("auth/weak-password", password),
        row("an error with its cause", wrapped),
        operations("by its name", .subject, 100_000) { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ (ReportedError(named: "ERROR_INVALID_EMAIL").descriptor == nil ? 0 : 1)
          }
        },
        operations("AuthStrings, a label", .subject, 1_000_000) { count in
          (0..<count).reduce(0) { sum, _ in sum &+ strings.authPickerTitle.utf8.count }
        },
      ], showsOperations: true)
  }

  /// A request as a front end sends it, with the members of an answer that Foundation would have to write.
  private struct Request: Codable {
    var requestId: String
    var op: String
    var error: String?
    var key: String?
    var locale: String
  }

  private static func requests() -> Topic {
    let channel = RequestChannel()
    func row(_ title: String, _ line: String) -> Measurement {
      let line = Array((line + "\n").utf8)
      return operations(title, .subject, 100_000) { count in
        var lines = RequestLines(channel)
        return (0..<count).reduce(0) { sum, _ in sum &+ lines.answer(line[...]).count }
      }
    }
    let key = #"{"requestId":"7","op":"string","key":"Sign in with Firebase","locale":"de"}"#
    let error = #"{"requestId":"7","op":"render","error":"auth/invalid-email","locale":"fr-CA"}"#
    return Topic(
      title: "a request as a line of JSON, answered with one", byteCount: nil, references: [],
      measurements: [
        row("ping", #"{"requestId":"7","op":"ping"}"#), row("the text of a key", key),
        row("an error", error),
        operations("JSONDecoder and JSONEncoder, the request alone", .peer, 10_000) { count in
          let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
          let bytes = Data(error.utf8)
          return (0..<count).reduce(0) { sum, _ in
            let request = try? decoder.decode(Request.self, from: bytes)
            return sum &+ ((try? encoder.encode(request))?.count ?? 0)
          }
        },
      ], showsOperations: true)
  }
}
