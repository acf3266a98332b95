// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  /// The files of all locales, in ascending order.
  static let files: [Files] = [
    ar,
    de,
    en,
    es,
    fa,
    fr,
    hi,
    it,
    ja,
    ko,
    pl,
    ptBR,
    ru,
    th,
    tr,
    zhHans,
  ]
}
