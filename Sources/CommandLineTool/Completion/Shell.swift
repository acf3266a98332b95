/// A shell that completion scripts are made for.
public enum Shell: String, CaseIterable, EnumeratedParameterValue {
  /// GNU Bash, 3.2 and later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, 3.0 and later.
  case fish
}
