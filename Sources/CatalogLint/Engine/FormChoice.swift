import CatalogSyntax
import StringCatalog

/// Several texts of which one is chosen at run time, whatever the format they come from.
struct FormChoice: Sendable {
  /// What chooses.
  var selector: Selector
  /// The key.
  var key: String
  /// The locale; nil for a file that does not tell its own.
  var locale: LocaleIdentifier?
  /// The name of the forms together, such as `n`, `plural` or `device.mac.plural`.
  var name: String
  /// Where that name is in the file.
  var range: SourceRange
  /// The forms, in file order.
  var forms: [Form]

  /// What chooses among texts.
  enum Selector: Sendable {
    /// A plural category.
    case plural
    /// A device.
    case device
  }

  /// One of the texts.
  struct Form: Sendable {
    /// The plural category or the device.
    var name: String
    /// Where the name is.
    var nameRange: SourceRange
    /// The text; nil for one that has forms in turn.
    var text: Text?

    /// A text with what is needed to read it.
    struct Text: Sendable {
      var slice: TextSlice
      var range: SourceRange
      var form: TextForm

      /// Whether the text shows the number that chooses.
      var showsNumber: Bool { slice.showsNumber(form) }
    }
  }

  /// The text of a form; nil if there is none.
  func text(of name: String) -> Form.Text? {
    forms.first { $0.name == name }?.text
  }

  /// What a finding about the forms together names.
  var subject: SourceReport.Subject {
    SourceReport.Subject(key: key, locale: locale?.spelling, variation: name)
  }

  /// What a finding about one of the forms names.
  func subject(of form: Form) -> SourceReport.Subject {
    var subject = subject
    subject.variation = "\(name).\(form.name)"
    subject.value = form.text?.slice.string
    return subject
  }
}

extension StringsDictDocument {
  /// The choices of the entries that count. Variables that the system ignores are left out.
  ///
  /// - Parameter locale: The locale of the file; nil if it does not tell its own.
  func formChoices(locale: LocaleIdentifier?) -> [FormChoice] {
    entries.indices.filter { entries[$0].isEffective }.flatMap { index in
      formChoices(ofEntry: index).map { choice in
        var choice = choice
        choice.locale = locale
        return choice
      }
    }
  }

  /// The choices of one entry.
  func formChoices(ofEntry index: Int) -> [FormChoice] {
    var leaves: [[UInt8]: StringsDictLeaf] = [:]
    for leaf in self.leaves(ofEntry: index) {
      leaves[Array((leaf.variation ?? "").utf8)] = leaf
    }
    return Self.choices(entries[index].content, key: entries[index].key, prefix: "", leaves)
  }

  private static func choices(
    _ content: StringsDictContent, key: String, prefix: String, _ leaves: [[UInt8]: StringsDictLeaf]
  ) -> [FormChoice] {
    guard case .rules(let rules) = content else { return [] }
    func forms(_ cases: [StringsDictCase], _ name: String) -> [FormChoice.Form] {
      cases.map { choice in
        let leaf = leaves[Array("\(name).\(choice.name)".utf8)]
        return FormChoice.Form(
          name: choice.name, nameRange: choice.nameRange,
          text: leaf.map { .init(slice: $0.slice, range: $0.text.range, form: $0.form) })
      }
    }
    var result: [FormChoice] = []
    if rules.format != nil {
      for variable in rules.variables where variable.rule == .plural {
        let name = prefix + variable.name
        result.append(
          FormChoice(
            selector: .plural, key: key, name: name, range: variable.nameRange,
            forms: forms(variable.cases, name)))
      }
    }
    if let devices = rules.devices {
      let name = prefix + "device"
      result.append(
        FormChoice(
          selector: .device, key: key, name: name, range: rules.devicesNameRange ?? rules.range,
          forms: forms(devices, name)))
      for device in devices {
        result += choices(
          device.content, key: key, prefix: "\(name).\(device.name).", leaves)
      }
    }
    return result
  }
}

extension CatalogForms {
  /// The choices of the message for the rules about forms.
  func formChoices(
    _ key: String, _ locale: LocaleIdentifier, in document: XCStringsDocument
  ) -> [FormChoice] {
    choices.map { choice in
      let selector: FormChoice.Selector =
        switch choice.selector {
        case .plural: .plural
        case .device: .device
        }
      return FormChoice(
        selector: selector, key: key, locale: locale, name: choice.name, range: choice.range,
        forms: choice.cases.map { form in
          FormChoice.Form(
            name: form.name, nameRange: form.range,
            text: form.leaf.flatMap { text(ofLeaf: $0, in: document) })
        })
    }
  }

  private func text(
    ofLeaf index: Int, in document: XCStringsDocument
  ) -> FormChoice.Form.Text? {
    let leaf = document.leaves[index]
    guard let range = document.valueRange(of: leaf) else { return nil }
    return FormChoice.Form.Text(
      slice: document.slice(of: leaf), range: range, form: form(of: index))
  }
}
