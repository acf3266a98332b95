// The names are those of the header, and the compiler finds the declarations by them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CStringCatalog
internal import StringCatalog

// The functions of StringCatalogC.h, where they are described. With `@implementation` the compiler compares
// each with its declaration there: one that is missing, or has other types, does not compile.

/// Opens a localizer.
@c @implementation
public func sc_open(_ optionsJSON: UnsafePointer<CChar>?) -> OpaquePointer? {
  unsafe Handle.open(optionsJSON, reportingTo: nil)
}

/// Opens a localizer and says why if there is none.
@c @implementation
public func sc_open_reporting(
  _ optionsJSON: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe Handle.open(optionsJSON, reportingTo: error)
}

/// Answers a request.
@c @implementation
public func sc_render(
  _ localizer: OpaquePointer?, _ requestJSON: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  guard let channel = unsafe Handle.channel(localizer) else {
    return unsafe CText.copy(RequestProblem(.badRequest, "the localizer is NULL").answer.line)
  }
  guard let request = unsafe CText.bytes(requestJSON) else {
    return unsafe CText.copy(RequestProblem(.badRequest, "the request is NULL").answer.line)
  }
  return unsafe CText.copy(channel.answer(to: request).line)
}

/// Gives back a text.
@c @implementation
public func sc_free(_ text: UnsafeMutablePointer<CChar>?) {
  unsafe CText.free(text)
}

/// Closes a localizer.
@c @implementation
public func sc_close(_ localizer: OpaquePointer?) {
  unsafe Handle.release(localizer)
}

/// The version of the library.
@c @implementation
public func sc_version() -> UnsafePointer<CChar>? {
  // Safe: a literal is there as long as the library is, and ends with a NUL.
  unsafe UnsafeRawPointer(version.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The version, as in `CHANGELOG.md`.
private let version: StaticString = "0.1.0"

extension [UInt8] {
  /// An answer without the line end behind it.
  fileprivate var line: ArraySlice<UInt8> { last == 0x0A ? dropLast() : self[...] }
}
