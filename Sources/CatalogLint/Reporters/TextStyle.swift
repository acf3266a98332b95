import CatalogSyntax

/// Colours and weights of the terminal (ECMA-48, select graphic rendition), or none.
struct TextStyle {
  /// Whether anything is styled.
  var isOn: Bool

  /// What heads a group.
  func strong(_ text: String) -> String { styled(text, "1") }
  /// What is there for completeness.
  func faint(_ text: String) -> String { styled(text, "2") }
  /// What is said in the colour of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;33")
    case .info: styled(text, "1;36")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
