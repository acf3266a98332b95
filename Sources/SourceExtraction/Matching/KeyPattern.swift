/// What code says about the key it looks up: an exact text, or text with places a run fills in.
///
/// Interpolation means two things. In a localization type (`LocalizedStringKey`, `String.LocalizationValue`,
/// `LocalizedStringResource`) it makes a format key, whose placeholders stand in the catalog's key. In a `String` it
/// makes a key at run time, which no text of the code spells.
package enum KeyPattern: Hashable, Sendable {
  /// The key itself, decoded.
  case exact(String)
  /// The key of a localization type with interpolations, in order.
  case format([Piece])
  /// A key composed at run time; `nil` stands for text nobody knows before.
  case composed([String?])

  /// One stretch of a format key.
  package enum Piece: Hashable, Sendable {
    /// Text as it stands in the key, with `%` doubled.
    case text(String)
    /// An interpolation, with the conversions it may become (`%@`, `%lld`), sorted; none if its type is unknown.
    case placeholder([String])
  }
}
