import CICU

/// How much room characters take where all columns are equally wide.
package enum TerminalWidth {
  /// The columns of a grapheme cluster: those of its first scalar by its East Asian width (UAX #11), two
  /// for an emoji, also for one that only U+FE0F makes one (UTS #51), none for a mark that stands alone.
  package static func columns(of cluster: Character) -> Int {
    guard let first = cluster.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    let columns = Int(cicu_columns(first.value))
    guard columns == 1, first.properties.isEmoji else { return columns }
    return cluster.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The columns of a text.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }
}
