public import CatalogSyntax

/// The class of an argument: specifiers of one class read the argument in the same way.
public enum ArgumentClass: Hashable, Sendable {
  /// `@`.
  case object
  /// `d i D`, and the argument of a `*`.
  case signed
  /// `u x X o U O`.
  case unsigned
  /// `f F e E g G a A`.
  case float
  /// `c C`.
  case character
  /// `s S`.
  case cString
  /// `p`.
  case pointer
  /// A reference whose variable is not known here; `name` is its place in the text.
  case variable(name: SourceRange)

  /// Whether the class is left open by a reference to an unknown variable.
  public var isOpen: Bool {
    switch self {
    case .variable: true
    case .object, .signed, .unsigned, .float, .character, .cString, .pointer: false
    }
  }
}
