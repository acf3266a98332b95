internal import CICU

extension LocaleData {
  /// The available locale that suits a reader best, by CLDR's language matching (UTS #35 part 1,
  /// section 4.4).
  ///
  /// It may be of another language that the reader is likely to understand. Tags that are ill-formed, or
  /// longer than 255 bytes, are passed over.
  ///
  /// - Parameters:
  ///   - wanted: The tags that the reader wants, the dearest first.
  ///   - available: The tags to choose from.
  /// - Returns: The place of the best one in `available`, or nil when none suits or ICU's data is missing.
  package static func bestMatch(for wanted: [String], among available: [String]) -> Int? {
    let wanted = list(wanted)
    let available = list(available)
    var index: Int32 = -1
    let status = unsafe wanted.span.withUnsafeBufferPointer { wanted in
      unsafe available.span.withUnsafeBufferPointer { available in
        unsafe cicu_locale_best_match(
          wanted.baseAddress, wanted.count, available.baseAddress, available.count, &index)
      }
    }
    return status == CICU_OK && index >= 0 ? Int(index) : nil
  }

  /// Tags separated by commas. One that holds a comma is as ill-formed as an empty one.
  private static func list(_ tags: [String]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, tag) in tags.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      if tag.utf8.count <= 255, !tag.utf8.contains(UInt8(ascii: ",")) {
        result.append(contentsOf: tag.utf8)
      }
    }
    return result
  }
}
