internal import CatalogSyntax

/// One text of an entry: what rules on texts look at and what an edit sets.
public struct StringsDictLeaf: Sendable {
  /// The key of the entry.
  public var key: String
  /// The index of the entry.
  public var entry: Int
  /// The place in the entry: `n.one` for a case of a variable, `width.20`, `device.mac`, and within
  /// a device `device.mac.n.one`; nil for the format and for an entry that is one text.
  public var variation: String?
  /// The text.
  public var text: StringsDictText
  /// How the text is read as a format: the variables that it may refer to, and the argument that
  /// its first specifier takes.
  public var options: FormatString.Options
  /// The variable whose case it is.
  public var variable: String?
  /// The rule of that variable; nil if it is absent or unknown.
  public var rule: StringsDictVariable.Rule?
  /// The category, gender, width or device.
  public var caseName: String?
}

extension StringsDictDocument {
  /// The texts of all entries that count at run time, in file order; the format of an entry comes
  /// before its variables.
  public func leaves() -> [StringsDictLeaf] {
    entries.indices.filter { entries[$0].isEffective }.flatMap { leaves(ofEntry: $0) }
  }

  /// The texts of one entry.
  public func leaves(ofEntry index: Int) -> [StringsDictLeaf] {
    var collector = LeafCollector(key: entries[index].key, entry: index)
    collector.add(entries[index].content, at: nil)
    return collector.leaves
  }

  private struct LeafCollector {
    let key: String
    let entry: Int
    var leaves: [StringsDictLeaf] = []

    mutating func add(
      _ content: StringsDictContent, at place: String?, caseName: String? = nil
    ) {
      switch content {
      case .text(let text): add(text, at: place, caseName: caseName)
      case .rules(let rules): add(rules, at: place)
      case .unknown: break
      }
    }

    private mutating func add(
      _ text: StringsDictText, at place: String?, options: FormatString.Options = .init(),
      variable: StringsDictVariable? = nil, caseName: String? = nil
    ) {
      leaves.append(
        StringsDictLeaf(
          key: key, entry: entry, variation: place, text: text, options: options,
          variable: variable?.name, rule: variable?.rule, caseName: caseName))
    }

    private mutating func add(_ rules: StringsDictRules, at place: String?) {
      let references = StringsDictReferences(rules)
      let variables = rules.variables.map { $0.formatVariable(references) }
      let prefix = place.map { $0 + "." } ?? ""
      if let format = rules.format {
        add(format, at: place, options: FormatString.Options(variables: variables))
      }
      for variable in rules.variables {
        let argument = references.arguments[Array(variable.name.utf8)] ?? 1
        let options = FormatString.Options(firstArgument: argument, variables: variables)
        for choice in variable.cases {
          guard let text = choice.text else { continue }
          add(
            text, at: "\(prefix)\(variable.name).\(choice.name)", options: options,
            variable: variable, caseName: choice.name)
        }
      }
      for choice in rules.widths ?? [] {
        add(choice.content, at: "\(prefix)width.\(choice.name)", caseName: choice.name)
      }
      for choice in rules.devices ?? [] {
        add(choice.content, at: "\(prefix)device.\(choice.name)", caseName: choice.name)
      }
    }
  }
}

extension StringsDictVariable {
  /// What a format knows of the variable. An absent value type means `@` (Apple's documentation);
  /// one that is no specifier leaves the conversion open.
  func formatVariable(_ references: StringsDictReferences) -> FormatVariable {
    let name = Array(name.utf8)
    let type = StringsDictValueType(valueType?.text ?? "@").parsed
    return FormatVariable(
      name: name, argument: references.stated[name], conversion: type?.conversion,
      length: type?.length ?? .none)
  }
}
