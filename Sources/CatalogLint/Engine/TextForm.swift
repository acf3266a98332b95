import StringCatalog

/// Which form of its message a text is, and how it is read as a format because of that.
struct TextForm: Sendable {
  /// The first argument, and the variables that the text may refer to.
  var options = FormatString.Options()
  /// The argument that chooses among the forms, counted from 1; nil where no number chooses.
  var selectingArgument: Int?
  /// The highest argument that the forms of its message name; 0 for a text that is not one of several.
  var highestArgument = 0
  /// Whether the variables of the options are all there are.
  var knowsVariables = false
  /// Whether it is a form of a variable or a substitution, which is read with all the arguments of its
  /// message and need not name them.
  var isVariableForm = false
  /// The plural category it is for.
  var category: String?
  /// Whether the system reads it as a format, whatever it looks like.
  var isFormat = false

  /// Whether the key has plural forms in another file, which are shown instead.
  var hasFormsElsewhere = false

  /// A text that is not one of several.
  static let plain = TextForm()

  /// A text of a string catalog, which tells its substitutions.
  static let catalog: TextForm = {
    var form = TextForm()
    form.knowsVariables = true
    return form
  }()
}

extension TextSlice {
  /// Whether the text shows the number that chooses among the forms.
  func showsNumber(_ form: TextForm) -> Bool {
    guard let number = form.selectingArgument else { return false }
    return withSpan { text in
      FormatString(text, options: form.options).placeholders.contains { $0.argument == number }
    }
  }

  /// The highest argument that the text names, or 0.
  func highestArgument(_ form: TextForm) -> Int {
    withSpan { text in
      guard FormatString.mayContainPlaceholder(text) else { return 0 }
      return ArgumentMap(FormatString(text, options: form.options)).highestIndex
    }
  }

  /// Whether two texts are equal, code unit by code unit.
  func isEqual(to other: TextSlice) -> Bool {
    storage[range].elementsEqual(other.storage[other.range])
  }
}
