/// What the user asks of `--color`.
public enum ColorChoice: String, CaseIterable, EnumeratedParameterValue {
  /// Colour where the output can show it.
  case auto
  /// Colour whatever the output is.
  case always
  /// Plain text.
  case never
}
