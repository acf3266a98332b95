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
    var walk = ChoiceWalk(document: self, leaves: leaves)
    walk.visit(localization.node, at: "")
    for part in json.members(of: localization.node) where json.isText(part.key, "substitutions") {
      for member in json.members(of: part.value) where !json.nodes[member.key].isShadowed {
        walk.visit(substitution: member)
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
  private struct ChoiceWalk {
    let document: XCStringsDocument
    let leaves: Range<Int>
    var choices: [XCStringsChoice] = []

    private var json: JSONDocument { document.json }

    init(document: XCStringsDocument, leaves: Range<Int>) {
      self.document = document
      self.leaves = leaves
    }

    mutating func visit(substitution member: JSONDocument.Member) {
      guard let name = json.string(member.key) else { return }
      visit(member.value, at: "substitutions.\(name)", substitution: member)
    }

    mutating func visit(
      _ node: Int, at place: String, substitution: JSONDocument.Member? = nil,
      isNested: Bool = false
    ) {
      guard let variations = json.value(forKey: "variations", in: node) else { return }
      let prefix = place.isEmpty ? "" : place + "."
      for kind in json.members(of: variations) where !json.nodes[kind.key].isShadowed {
        let isPlural = json.isText(kind.key, "plural")
        guard isPlural || json.isText(kind.key, "device") else { continue }
        // Inside a substitution the first `plural` is left out of the name.
        let ownsName = isPlural && substitution != nil && !isNested
        let name = ownsName ? place : prefix + (isPlural ? "plural" : "device")
        let key = ownsName ? substitution?.key ?? kind.key : kind.key
        let cases = json.members(of: kind.value).filter { !json.nodes[$0.key].isShadowed }
        choices.append(
          XCStringsChoice(
            selector: isPlural ? .plural : .device, name: name, range: json.range(of: key),
            substitution: substitution.flatMap { json.string($0.key) },
            cases: cases.map { form in
              XCStringsChoice.Case(
                name: json.string(form.key) ?? "", range: json.range(of: form.key),
                leaf: leaf(of: form.value))
            }))
        for form in cases {
          visit(
            form.value, at: "\(name).\(json.string(form.key) ?? "")", substitution: substitution,
            isNested: true)
        }
      }
    }

    private func leaf(of form: Int) -> Int? {
      guard let unit = json.value(forKey: "stringUnit", in: form) else { return nil }
      return leaves.first { document.leaves[$0].unit == unit }
    }
  }
}
