internal import Synchronization

/// Formatters that show a certain number of fraction digits, each opened once in a process.
///
/// A plural category depends on the zeros a reader sees behind the decimal separator, and ICU learns of
/// them from a formatter only.
final class VisibleDigits: Sendable {
  /// Categories look at no more digits than ICU's 64-bit operands hold.
  static let limit = 18

  private static let opened = Mutex<[Int: VisibleDigits]>([:])

  let formatter: NumberFormatter

  private init(count: Int) throws(ICUError) {
    let skeleton = count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
    formatter = try NumberFormatter(locale: "und", skeleton: skeleton)
  }

  /// The formatter that shows `count` fraction digits, of ``limit`` at most.
  static func formatter(_ count: Int) throws(ICUError) -> VisibleDigits {
    let count = min(max(0, count), limit)
    if let found = opened.withLock({ $0[count] }) { return found }
    let made = try VisibleDigits(count: count)
    return opened.withLock { opened in
      if let found = opened[count] { return found }
      opened[count] = made
      return made
    }
  }
}
