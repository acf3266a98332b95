/// A way to find the locale that suits a reader.
///
/// The three are contracts of their own, not better or worse answers to one question.
public enum MatchAlgorithm: String, CaseIterable, Hashable, Sendable {
  /// As Apple's platforms search: a chain of relatives in one language and script. A locale never stands
  /// in for another language, except that Cantonese and the Chinese of Hong Kong do so for each other,
  /// the two written forms of Norwegian, and the English of India for Hindi in Latin letters.
  case apple
  /// CLDR's language matching as ICU does it (UTS #35 part 1, section 4.4): one best locale, which may be
  /// of another language that the reader is likely to understand; then its truncations.
  case cldr
  /// Lookup of RFC 4647, section 3.4: the wanted tag, cut from its end until it is found. One locale, and
  /// no knowledge about languages.
  case lookup
}
