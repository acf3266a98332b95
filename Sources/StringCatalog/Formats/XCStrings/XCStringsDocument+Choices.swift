package import CatalogSyntax

/// Several texts of which one is chosen: the plural or device forms at one place of a message.
package struct XCStringsChoice: Sendable {
  /// What chooses.
  package var selector: Selector
  /// Where the forms are in the message, as in ``XCStringsDocument/variation(of:)`` without the name of a
  /// form: `plural`, `device.mac.plural`, `substitutions.count`.
  package var name: String
  /// The name in the file: the word `plural` or `device`, or the name of the substitution.
  package var range: SourceRange
  /// The substitution whose forms they are.
  package var substitution: String?
  /// The forms, in file order.
  package var cases: [Case]

  /// What chooses among forms.
  package enum Selector: Sendable {
    /// A plural category.
    case plural
    /// A device.
    case device
  }

  /// One form.
  package struct Case: Sendable {
    /// The plural category or the device.
    package var name: String
    /// Its name in the file.
    package var range: SourceRange
    /// The text, as an index into ``XCStringsDocument/leaves``; nil for one that has forms in turn.
    package var leaf: Int?
  }
}

extension XCStringsDocument {
  /// The choices of a message, outer ones before those within them.
  package func choices(of localization: Localization) -> [XCStringsChoice] {
    let leaves = localization.leaves
    guard leaves.contains(where: { !isPlain(self.leaves[$0]) }) else { return [] }
    var walk = ChoiceWalk(leaves: leaves)
    walk.visit(localization.node, at: "", in: self)
    for part in json.members(of: localization.node) where json.isText(part.key, "substitutions") {
      for member in json.members(of: part.value) where !json.nodes[member.key].isShadowed {
        walk.visit(substitution: member, in: self)
      }
    }
    return walk.choices
  }

  /// What a text of a localization may refer to: its substitutions.
  package func formatVariables(of localization: Localization) -> [FormatVariable] {
    guard let node = json.value(forKey: "substitutions", in: localization.node) else { return [] }
    return json.members(of: node).filter { !json.nodes[$0.key].isShadowed }.map { member in
      let type = json.value(forKey: "formatSpecifier", in: member.value).flatMap(json.string)
      let parsed = type.flatMap { StringsDictValueType($0).parsed }
      return FormatVariable(
        name: json.stringBytes(member.key),
        argument: json.value(forKey: "argNum", in: member.value).flatMap(json.integer),
        conversion: parsed?.conversion, length: parsed?.length ?? .none)
    }
  }

  /// Goes down the variations of a message. It goes as deep as the JSON, whose depth is limited.
  ///
  /// The catalog is given to each function anew: holding it would mean to count dozens of references for each
  /// message.
  private struct ChoiceWalk {
    let leaves: Range<Int>
    var choices: [XCStringsChoice] = []

    init(leaves: Range<Int>) {
      self.leaves = leaves
    }

    mutating func visit(
      substitution member: JSONDocument.Member, in document: borrowing XCStringsDocument
    ) {
      guard let name = document.json.string(member.key) else { return }
      visit(
        member.value, at: "substitutions.\(name)", in: document, substitution: (name, member.key))
    }

    mutating func visit(
      _ node: Int, at place: String, in document: borrowing XCStringsDocument,
      substitution: (name: String, key: Int)? = nil, isNested: Bool = false
    ) {
      guard let variations = document.json.value(forKey: "variations", in: node) else { return }
      let prefix = place.isEmpty ? "" : place + "."
      for kind in document.json.members(of: variations)
      where !document.json.nodes[kind.key].isShadowed {
        let isPlural = document.json.isText(kind.key, "plural")
        guard isPlural || document.json.isText(kind.key, "device") else { continue }
        // Inside a substitution the first `plural` is left out of the name.
        let ownsName = isPlural && substitution != nil && !isNested
        let name = ownsName ? place : prefix + (isPlural ? "plural" : "device")
        let key = ownsName ? substitution?.key ?? kind.key : kind.key
        let choice = choices.count
        choices.append(
          XCStringsChoice(
            selector: isPlural ? .plural : .device, name: name,
            range: document.json.range(of: key), substitution: substitution?.name, cases: []))
        for form in document.json.members(of: kind.value)
        where !document.json.nodes[form.key].isShadowed {
          let formName = document.json.string(form.key) ?? ""
          let leaf = leaf(of: form.value, in: document)
          choices[choice].cases.append(
            XCStringsChoice.Case(
              name: formName, range: document.json.range(of: form.key), leaf: leaf))
          visit(
            form.value, at: "\(name).\(formName)", in: document, substitution: substitution,
            isNested: true)
        }
      }
    }

    private func leaf(of form: Int, in document: borrowing XCStringsDocument) -> Int? {
      guard let unit = document.json.value(forKey: "stringUnit", in: form) else { return nil }
      for leaf in leaves where document.leaves[leaf].unit == unit { return leaf }
      return nil
    }
  }
}
