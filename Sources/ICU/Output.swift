internal import CICU

/// Calls of the C layer that answer into a buffer of ours.
enum Output {
  /// Fills at most the given number of bytes, and stores the length of the whole answer.
  typealias Fill<Byte> = (UnsafeMutablePointer<Byte>?, Int, UnsafeMutablePointer<Int>) ->
    cicu_status

  /// Collects an answer, a second time with enough room when the expected size was too small.
  static func bytes(
    expecting expected: Int, _ operation: @autoclosure () -> String, _ fill: Fill<UInt8>
  ) throws(ICUError) -> [UInt8] {
    var capacity = expected
    while true {
      var required = 0
      var status: cicu_status = CICU_OK
      let answer = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = unsafe fill(buffer.baseAddress, buffer.count, &required)
        count = status == CICU_OK && required <= buffer.count ? required : 0
      }
      try ICUError.check(status, operation())
      if answer.count == required { return answer }
      capacity = required
    }
  }

  /// Collects an answer as text, a second time with enough room when the expected size was too
  /// small.
  static func text(
    expecting expected: Int, _ operation: @autoclosure () -> String, _ fill: Fill<UInt8>
  ) throws(ICUError) -> String {
    var capacity = expected
    while true {
      var required = 0
      var status: cicu_status = CICU_OK
      var isComplete = false
      let answer = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
        status = unsafe fill(buffer.baseAddress, buffer.count, &required)
        isComplete = status == CICU_OK && required <= buffer.count
        return isComplete ? required : 0
      }
      try ICUError.check(status, operation())
      if isComplete { return answer }
      capacity = required
    }
  }

  /// Collects a short ASCII answer.
  static func ascii(
    _ operation: @autoclosure () -> String, _ fill: Fill<CChar>
  ) throws(ICUError) -> String {
    try unsafe text(expecting: 64, operation()) { buffer, capacity, required in
      guard let buffer = unsafe buffer else { return unsafe fill(nil, 0, required) }
      return unsafe buffer.withMemoryRebound(to: CChar.self, capacity: capacity) { buffer in
        unsafe fill(buffer, capacity, required)
      }
    }
  }
}
