import ICU
import Synchronization

/// The order in which keys are listed: by the root collation of CLDR with numbers by value, so that
/// `item2` comes before `item10`; what that takes for equal is ordered by code units.
public enum KeyOrder {
  /// Whether the left key comes before the right one.
  @Sendable
  public static func isOrdered(_ left: String, _ right: String) -> Bool {
    switch collator.withLock({ $0?.compare(left, right) ?? .same }) {
    case .ascending: true
    case .descending: false
    case .same: left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Opened at first use. Without ICU's data there is none, and code units decide alone.
  private static let collator = Mutex(
    try? Collator(locale: "und", options: Collator.Options(isNumeric: true)))
}
