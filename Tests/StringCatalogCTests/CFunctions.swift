import CStringCatalog
import Foundation
import Testing

/// The functions of the header, called as C calls them.
enum CFunctions {
  /// Opens a localizer; both are nil only if memory has run out.
  static func open(_ options: [UInt8]?) -> (localizer: OpenLocalizer?, error: String?) {
    var error: UnsafeMutablePointer<CChar>?
    let handle = unsafe withText(options) { unsafe sc_open_reporting($0, &error) }
    return (unsafe handle.map { unsafe OpenLocalizer($0) }, unsafe take(error))
  }

  /// Answers a request.
  static func render(_ handle: OpaquePointer?, _ request: [UInt8]?) -> String? {
    unsafe take(withText(request) { unsafe sc_render(handle, $0) })
  }

  /// Calls a function with a text that ends with a NUL, or with NULL.
  static func withText<Result>(
    _ bytes: [UInt8]?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let bytes else { return body(nil) }
    return unsafe (bytes + [0]).withUnsafeBytes { buffer in
      unsafe body(buffer.assumingMemoryBound(to: CChar.self).baseAddress)
    }
  }

  /// A text that a function returned, which is given back.
  private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { unsafe sc_free(text) }
    return unsafe text.flatMap { unsafe String(validatingCString: $0) }
  }
}

/// A localizer, closed when nobody needs it any more.
@safe
final class OpenLocalizer: @unchecked Sendable {
  // The header promises that any number of threads may use it.
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe sc_close(handle)
  }

  /// The answer to a request as it comes.
  func answer(_ request: [UInt8]?) throws -> String {
    try #require(unsafe CFunctions.render(handle, request))
  }

  /// The answer to a request.
  func answer(_ request: String) throws -> [String: Any] {
    try Answer.members(try answer(Array(request.utf8)))
  }
}

/// What is read from answers.
enum Answer {
  /// The members of a JSON object.
  static func members(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
  }

  /// Why there is no text.
  static func problem(_ text: String) throws -> String {
    let answer = try members(text)
    #expect(answer["ok"] as? Bool == false)
    let error = try #require(answer["error"] as? [String: Any])
    #expect(error["code"] as? String == "bad-request")
    return try #require(error["message"] as? String)
  }
}
