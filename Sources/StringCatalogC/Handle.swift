internal import StringCatalog

/// A channel as C holds it: a pointer that keeps it alive.
enum Handle {
  /// Opens a channel.
  ///
  /// - Parameters:
  ///   - optionsJSON: Its options; none if it is NULL.
  ///   - error: Where to put what is wrong with them, unless it is NULL.
  /// - Returns: A handle that is given back with ``release(_:)``; nil if there is no channel.
  @unsafe
  static func open(
    _ optionsJSON: UnsafePointer<CChar>?,
    reportingTo error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> OpaquePointer? {
    // Safe as long as the caller keeps to the header: there is room for a pointer, which is trivial, so that
    // it does not matter what was there.
    unsafe error?.initialize(to: nil)
    do throws(RequestProblem) {
      guard let options = unsafe CText.bytes(optionsJSON) else {
        return unsafe retained(RequestChannel())
      }
      return unsafe retained(try RequestChannel(optionsJSON: options))
    } catch let problem {
      unsafe error?.initialize(to: CText.copy(problem.message.utf8))
      return nil
    }
  }

  private static func retained(_ channel: RequestChannel) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(channel).toOpaque())
  }

  /// The channel of a handle; nil of NULL.
  @unsafe
  static func channel(_ handle: OpaquePointer?) -> RequestChannel? {
    // Safe as long as the caller keeps to the header: the pointer comes from `retained` and is not closed.
    guard let handle = unsafe handle else { return nil }
    return unsafe Unmanaged<RequestChannel>.fromOpaque(UnsafeRawPointer(handle))
      .takeUnretainedValue()
  }

  /// Gives a handle back. NULL is none.
  @unsafe
  static func release(_ handle: OpaquePointer?) {
    // Safe as long as the caller keeps to the header: this is the one release to the one retain.
    guard let handle = unsafe handle else { return }
    unsafe Unmanaged<RequestChannel>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}
