package import StringCatalog

/// What a comparison has to know about the two texts beside their bytes.
package struct PlaceholderContext: Sendable {
  /// Whether the text of some other locale has an unambiguous conversion, or code passes arguments.
  package var isFormatElsewhere: Bool
  /// The argument that chooses this plural form, which the form may leave out; counted from 1.
  package var selectingArgument: Int?
  /// The highest argument that the message is known to be given, by its other forms or by what chooses
  /// among them; 0 where only the source text tells.
  package var highestArgument: Int
  /// How the texts are read: first argument, substitution form, known variables.
  package var options: FormatString.Options
  /// Whether the variables of the options are all that a reference may name. A plain `.strings` text does
  /// not tell its variables.
  package var knowsVariables: Bool
  /// Whether the text is a form of a `.stringsdict` variable or of a substitution.
  ///
  /// Such a form is evaluated with all arguments of its entry: it may leave out any of them, and
  /// name some by position beside a plain specifier for its own, so that neither
  /// `placeholder-gap` nor `placeholder-mixed` applies.
  package var isVariableForm: Bool
  /// Whether equal arguments without positions are reported (`placeholder-implicit`).
  package var reportsImplicitOrder: Bool
  /// Whether the value is used by Swift, which has no C strings or characters to pass.
  package var isUsedBySwift: Bool

  /// Creates a context; the defaults are those of a plain value.
  package init(
    isFormatElsewhere: Bool = false, selectingArgument: Int? = nil, highestArgument: Int = 0,
    options: FormatString.Options = FormatString.Options(), knowsVariables: Bool = false,
    isVariableForm: Bool = false,
    reportsImplicitOrder: Bool = false,
    isUsedBySwift: Bool = true
  ) {
    self.isFormatElsewhere = isFormatElsewhere
    self.selectingArgument = selectingArgument
    self.highestArgument = max(highestArgument, selectingArgument ?? 0)
    self.options = options
    self.knowsVariables = knowsVariables
    self.isVariableForm = isVariableForm || options.isSubstitutionForm
    self.reportsImplicitOrder = reportsImplicitOrder
    self.isUsedBySwift = isUsedBySwift
  }
}
