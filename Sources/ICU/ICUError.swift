internal import CICU

/// A failure reported by ICU.
package struct ICUError: Error, Hashable, Sendable {
  /// ICU's name of the status, for example `U_MISSING_RESOURCE_ERROR`.
  package let name: String

  /// ICU's number of the status, above zero.
  package let code: Int32

  /// What was being done, as the rest of a sentence that begins "could not".
  package let operation: String

  /// Whether ICU's data could not be found, so that no input would have succeeded.
  package let isMissingData: Bool

  init(_ status: cicu_status, _ operation: String) {
    name = unsafe String(cString: cicu_status_name(status))
    code = status
    self.operation = operation
    isMissingData = cicu_status_is_missing_data(status)
  }

  static func check(
    _ status: cicu_status, _ operation: @autoclosure () -> String
  ) throws(ICUError) {
    guard status == CICU_OK else { throw ICUError(status, operation()) }
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String {
    let cause = isMissingData ? "ICU's data is missing" : "ICU reports"
    return "could not \(operation): \(cause) (\(name))"
  }
}
