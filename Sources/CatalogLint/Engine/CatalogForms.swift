import CatalogSyntax
import StringCatalog

/// The forms of a message of a string catalog, and how each is read as a format.
///
/// The catalog is given to each function anew: there are as many of these as messages with forms, and holding it
/// would mean to count dozens of references for each.
struct CatalogForms {
  /// The choices that the message makes.
  let choices: [XCStringsChoice]
  private let localization: XCStringsDocument.Localization
  /// How each text of the localization is read that is a form of a plural; none where none is.
  private var forms: [TextForm?] = []
  private var messageForm = TextForm.catalog

  /// The forms of a localization; nil for one that is a single text.
  static func several(
    of localization: XCStringsDocument.Localization, in document: XCStringsDocument
  ) -> CatalogForms? {
    let isSingle =
      localization.leaves.count == 1
      && document.isPlain(document.leaves[localization.leaves.lowerBound])
    return isSingle ? nil : CatalogForms(localization, in: document)
  }

  /// Looks at the texts of a localization.
  init(_ localization: XCStringsDocument.Localization, in document: XCStringsDocument) {
    self.localization = localization
    choices = document.choices(of: localization)
    guard !choices.isEmpty else { return }
    let variables = document.formatVariables(of: localization)
    if !variables.isEmpty {
      messageForm.options.variables = variables
      messageForm.isFormat = true
    }
    forms = Array(repeating: nil, count: localization.leaves.count)
    for choice in choices where choice.selector == .plural {
      var form = form(of: choice, in: document)
      for choice in choice.cases {
        guard let leaf = choice.leaf else { continue }
        form.category = choice.name
        forms[leaf - localization.leaves.lowerBound] = form
      }
    }
  }

  /// The highest argument that one of the texts names.
  func highestArgument(in document: XCStringsDocument) -> Int {
    localization.leaves.map { index in
      document.slice(of: document.leaves[index]).highestArgument(form(of: index))
    }.max() ?? 0
  }

  private func pluralForm(of leaf: Int) -> TextForm? {
    let place = leaf - localization.leaves.lowerBound
    return forms.indices.contains(place) ? forms[place] : nil
  }

  /// How a text of the message is read.
  func form(of leaf: Int) -> TextForm {
    pluralForm(of: leaf) ?? messageForm
  }

  /// How the forms of a plural are read, whatever their category.
  func form(of choice: XCStringsChoice, in document: XCStringsDocument) -> TextForm {
    var form = messageForm
    form.isFormat = true
    guard let name = choice.substitution else {
      form.selectingArgument = countedArgument(of: choice, form, document)
      return form
    }
    let argument = argument(ofSubstitution: Array(name.utf8), document)
    form.selectingArgument = argument
    form.isVariableForm = true
    form.options.isSubstitutionForm = true
    form.options.firstArgument = argument
    return form
  }

  /// The argument that a plural counts: the first number that one of its forms shows, else the first
  /// argument of all. A catalog does not say it of plurals outside substitutions.
  private func countedArgument(
    of choice: XCStringsChoice, _ form: TextForm, _ document: XCStringsDocument
  ) -> Int {
    var format = FormatString()
    for leaf in choice.cases.reversed().compactMap(\.leaf) {
      document.slice(of: document.leaves[leaf]).withSpan { format.read($0, options: form.options) }
      let number = format.placeholders.first { placeholder in
        switch placeholder.argumentClass {
        case .signed, .unsigned, .float: true
        case .object, .character, .cString, .pointer, .variable, nil: false
        }
      }
      if let argument = number?.argument { return argument }
    }
    return 1
  }

  /// The argument of a substitution: the one that it states, or that the reference to it takes.
  private func argument(ofSubstitution name: [UInt8], _ document: XCStringsDocument) -> Int {
    let variables = messageForm.options.variables
    if let stated = variables.first(where: { $0.name == name })?.argument { return max(stated, 1) }
    for index in localization.leaves where pluralForm(of: index) == nil {
      let text = document.slice(of: document.leaves[index])
      let argument = text.withSpan { text -> Int? in
        for placeholder in FormatString(text, options: messageForm.options).placeholders {
          guard case .reference(let reference) = placeholder.kind,
            text.extracting(reference.name.start..<reference.name.end).isEqual(to: name.span)
          else { continue }
          return placeholder.argument
        }
        return nil
      }
      if let argument { return argument }
    }
    return (variables.firstIndex { $0.name == name } ?? 0) + 1
  }
}
