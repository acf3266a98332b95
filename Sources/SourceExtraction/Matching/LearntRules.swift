import CatalogSyntax

/// The rules that follow from the declarations of scanned sources: functions, initialisers and properties of a
/// localization type.
///
/// What is learnt from many files does not depend on their order.
package struct LearntRules: Sendable, Hashable {
  private var found: Set<KeyRule> = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of rules that were learnt before.
  init(_ rules: some Sequence<KeyRule>) {
    found = Set(rules)
  }

  /// Learns from the declarations of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - types: The names of types whose literals are keys, beside those of the platforms.
  package init(from file: TokenizedSource, types: Set<String> = []) {
    guard file.isSwift, !types.isEmpty || Self.filter.isFound(in: file.source.utf8.span),
      !file.isGeneratedAccessors
    else { return }
    var names = types.union(KeyRule.localizationTypes)
    let declarations = SourceDeclarations(file)
    func isLocalized(_ range: Range<Int>) -> Bool {
      range.contains { index in
        file.tokens[index].kind == .identifier && names.contains(file.name(index))
          && file.kind(index + 1) != .dot
      } && !range.contains { file.tokens[$0].kind == .arrow }
    }
    for alias in declarations.aliases where isLocalized(alias.type) {
      names.insert(alias.name)
      found.insert(.type(alias.name))
      found.insert(
        Self.rule(alias.name, .unlabelled(0), id: alias.name).with { $0.reportsDynamic = true })
    }
    for function in declarations.functions {
      for (place, parameter) in function.parameters.enumerated() where isLocalized(parameter.type) {
        var rule = Self.rule(
          function.name, parameter.label.map { .labelled($0) } ?? .unlabelled(place))
        if Self.hasPlainOverload(
          function, place, declarations.functions(named: function.name), file)
        {
          rule.reading = .overloaded
          rule.doubt = "another overload of the function takes a String"
        }
        found.insert(rule)
      }
    }
    for variable in declarations.variables {
      guard let type = variable.type, isLocalized(type), !variable.isComputed else { continue }
      if let structure = variable.structure, !variable.isConstant || variable.value == nil {
        found.insert(Self.rule(structure, .labelled(variable.name)))
      }
      if !variable.isConstant {
        found.insert(
          KeyRule(id: ".\(variable.name) =", name: variable.name, form: .assignment, key: .receiver)
            .with {
              $0.languages = .swift
              $0.reading = .localized
              $0.doubt = "a property of this name takes a key, others may not"
            })
      }
    }
  }

  /// Takes over what was learnt from another file.
  package mutating func merge(_ other: LearntRules) {
    found.formUnion(other.found)
  }

  /// The rules, in an order of their own.
  package var rules: [KeyRule] {
    found.sorted { left, right in
      if left.name != right.name {
        return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
      }
      if left.id != right.id { return left.id.utf8.lexicographicallyPrecedes(right.id.utf8) }
      if left.form != right.form { return left.form.rawValue < right.form.rawValue }
      return left.reading.rawValue < right.reading.rawValue
    }
  }

  /// The words of which a source must hold one for anything to be learnt from it.
  static let filter = WordFilter(KeyRule.localizationTypes)

  private static func rule(
    _ name: String, _ key: KeyRule.Argument, id: String? = nil
  ) -> KeyRule {
    let label: String =
      switch key {
      case .labelled(let label): label + ":"
      case .unlabelled, .position, .receiver: "_:"
      }
    return KeyRule(id: id ?? "\(name)(\(label))", name: name, form: .call, key: key).with {
      $0.languages = .swift
      $0.reading = .localized
      $0.table = .labelled("tableName")
      $0.bundle = .labelled("bundle")
      $0.comment = .labelled("comment")
    }
  }

  /// Whether the file declares the same function with a `String` in the same place, as good a choice for a literal.
  private static func hasPlainOverload(
    _ function: SourceDeclarations.Function, _ place: Int,
    _ overloads: [SourceDeclarations.Function], _ file: TokenizedSource
  ) -> Bool {
    overloads.contains { other in
      guard !other.isDisfavored, place < other.parameters.count else {
        return false
      }
      let parameter = other.parameters[place]
      return parameter.label == function.parameters[place].label && parameter.type.count == 1
        && file.isWord(parameter.type.lowerBound, "String")
    }
  }
}

extension TokenizedSource {
  /// Whether the first comments say that `stringsctl generate swift` wrote the file: its texts are no uses of keys.
  package var isGeneratedAccessors: Bool {
    guard let first = comments.first, first.nextToken == 0 else { return false }
    let head = source.utf8.span.extracting(0..<(tokens.first?.start ?? source.utf8.count))
    for mark in Self.generatedMarks where mark.firstIndex(in: head) != nil { return true }
    return false
  }

  private static let generatedMarks = [
    BytePattern(AccessorGenerator.marker), BytePattern("Generated by 'stringsctl generate swift'"),
  ]
}
