/// A class of numbers that a language words alike (UTS #35 part 3, section 5).
///
/// The names say little about the numbers: `one` holds 21 in Russian, and `two` is ordinal in
/// English.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  /// The category every language has.
  case other
}
