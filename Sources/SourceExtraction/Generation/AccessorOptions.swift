/// How accessors are to look.
package struct AccessorOptions: Sendable {
  /// Who sees the accessors.
  package enum Access: String, Sendable, CaseIterable {
    /// Everybody.
    case `public`
    /// The targets of a package.
    case package
    /// The module.
    case `internal`

    /// The modifier with a space behind it; empty for what holds without one.
    var modifier: String {
      switch self {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
    }
  }

  /// What looks the texts up when the program runs.
  package enum Runtime: String, Sendable, CaseIterable {
    /// This library where the program has it, else Foundation.
    case automatic
    /// Foundation's bundles.
    case foundation
    /// This library.
    case stringCatalog = "stringcatalog"
  }

  /// Where the accessors are.
  package enum Style: Sendable {
    /// Static members of an enumeration of its own, which may have enumerations in it.
    case enumeration(name: String)
    /// Members of a type that is there already, which looks texts up by `localizedString(for:)` and
    /// `text(_:_:)`.
    case members(of: String)
  }

  /// Who sees the accessors.
  package var access = Access.internal
  /// Where they are.
  package var style = Style.enumeration(name: "L10n")
  /// Whether a full stop in a key opens an enumeration.
  package var isNested = true
  /// What looks the texts up.
  package var runtime = Runtime.automatic
  /// The bundle, as an expression.
  package var bundle = "Bundle.main"
  /// The locale in which Foundation writes numbers, as an expression.
  package var locale = "Locale.current"
  /// Where this library looks texts up at first, as an expression.
  package var localizer = #"Localizer([LocalizationLayer(folder: "Resources")])"#
  /// The names that are given by hand.
  package var names = AccessorNames()
  /// Whether only keys with such names get accessors.
  package var isOnlyNamed = false

  /// Whether a text is a name of a type, which may be in others.
  package static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      SwiftName.isPlain($0) && !SwiftName.keywords.contains(String($0))
        && !SwiftName.typesInUse.contains(String($0))
    }
  }

  /// The default options.
  package init() {}
}
