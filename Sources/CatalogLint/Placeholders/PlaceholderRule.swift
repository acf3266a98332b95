/// The rules about the arguments of a text, by their kebab-case identifiers.
package enum PlaceholderRule: String, Hashable, Sendable, CaseIterable {
  case missing = "placeholder-missing"
  case extra = "placeholder-extra"
  case type = "placeholder-type"
  case width = "placeholder-width"
  case precision = "placeholder-precision"
  case order = "placeholder-order"
  case implicit = "placeholder-implicit"
  case mixed = "placeholder-mixed"
  case gap = "placeholder-gap"
  case conflict = "placeholder-conflict"
  case fullWidth = "placeholder-fullwidth"
  case percentUnescaped = "percent-unescaped"
  case percentOverescaped = "percent-overescaped"
  case invalidFormat = "invalid-format"
  case unsupportedSpecifier = "unsupported-specifier"
  case foreignPlaceholder = "foreign-placeholder"
  case inflectionMarkup = "inflection-markup"

  /// The severity of a finding unless the finding says otherwise.
  package var severity: PlaceholderProblem.Severity {
    switch self {
    case .extra, .type, .order, .mixed, .gap, .conflict, .fullWidth, .percentUnescaped,
      .invalidFormat:
      .error
    case .missing, .width, .unsupportedSpecifier, .foreignPlaceholder, .inflectionMarkup: .warning
    case .precision, .implicit, .percentOverescaped: .info
    }
  }
}
