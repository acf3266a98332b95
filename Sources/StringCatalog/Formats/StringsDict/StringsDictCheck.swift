import CatalogSyntax

/// Finds the faults of one entry.
struct StringsDictCheck {
  let syntax: PropertyListDocument
  let key: String
  private(set) var problems: [StringsDictProblem] = []

  init(syntax: PropertyListDocument, key: String) {
    self.syntax = syntax
    self.key = key
  }

  /// Checks what stands for a key or a device; `prefix` is where that is in the entry.
  mutating func check(_ content: StringsDictContent, at prefix: String, keyRange: SourceRange) {
    guard case .rules(let rules) = content else { return }
    for choice in rules.devices ?? [] {
      check(choice.content, at: "\(prefix)device.\(choice.name).", keyRange: choice.nameRange)
    }
    guard rules.format != nil || rules.widths != nil || rules.devices != nil else {
      return report(
        .noFormatKey, prefix.isEmpty ? nil : String(prefix.dropLast()), keyRange, .noFormatKey)
    }
    let references = StringsDictReferences(rules)
    checkReferences(in: rules, prefix)
    for variable in rules.variables { checkOther(variable, prefix) }
    guard !reportRuleTypes(of: rules, prefix) else { return }
    checkUndefined(in: rules, prefix)
    for variable in rules.variables {
      checkValueType(of: variable, references, prefix)
      if rules.format != nil, !references.used.contains(Array(variable.name.utf8)) {
        report(
          .variableUnused, prefix + variable.name, variable.nameRange, .unused(variable.name))
      }
    }
  }

  /// Reports rule types that are absent or unknown; true if there are any.
  private mutating func reportRuleTypes(of rules: StringsDictRules, _ prefix: String) -> Bool {
    var hasFault = false
    for variable in rules.variables where variable.rule == nil {
      hasFault = true
      report(
        .ruleType, prefix + variable.name, variable.ruleType?.range ?? variable.nameRange,
        variable.ruleType.map { .unknownRule($0.text) } ?? .noRule(variable.name))
    }
    return hasFault
  }

  private mutating func checkOther(_ variable: StringsDictVariable, _ prefix: String) {
    guard variable.rule == .plural, !variable.cases.contains(where: { $0.name == "other" }) else {
      return
    }
    report(.missingOther, prefix + variable.name, variable.nameRange, .noOther(variable.name))
  }

  private mutating func checkValueType(
    of variable: StringsDictVariable, _ references: StringsDictReferences, _ prefix: String
  ) {
    let place = prefix + variable.name
    guard let text = variable.valueType else {
      return report(.valueType, place, variable.nameRange, .noValueType(variable.name))
    }
    let type = StringsDictValueType(text.text)
    guard let parsed = type.parsed else {
      return report(.valueType, place, text.range, .unknownValueType(text.text))
    }
    guard !type.hasPercent else {
      return report(.valueType, place, text.range, .percentInValueType(type.specifier))
    }
    let argument = references.arguments[Array(variable.name.utf8)] ?? 1
    let wanted = parsed.conversion.argumentClass
    for choice in variable.cases {
      guard let text = choice.text else { continue }
      let bytes = Array(text.text.utf8)
      let format = FormatString(
        bytes.span, options: FormatString.Options(firstArgument: argument))
      for placeholder in format.placeholders where placeholder.argument == argument {
        guard case .conversion(let conversion) = placeholder.kind,
          conversion.argumentClass != wanted
        else { continue }
        let spelled = String(
          decoding: bytes[placeholder.range.start..<placeholder.range.end], as: UTF8.self)
        return report(
          .valueType, place, variable.valueType?.range ?? variable.nameRange,
          .otherClass(type.specifier, choice.name, spelled))
      }
    }
  }

  /// Reports the references to variables that the entry does not have, once a name.
  private mutating func checkUndefined(in rules: StringsDictRules, _ prefix: String) {
    var known = Set(rules.variables.map { Array($0.name.utf8) })
    for (text, _) in texts(of: rules, prefix) {
      let bytes = Array(text.text.utf8)
      for placeholder in FormatString(bytes.span).placeholders {
        guard case .reference(let reference) = placeholder.kind else { continue }
        let name = Array(bytes[reference.name.start..<reference.name.end])
        guard known.insert(name).inserted else { continue }
        let shown = String(decoding: name, as: UTF8.self)
        report(
          .variableUndefined, prefix + shown,
          syntax.sourceRange(ofText: placeholder.range, in: text.node), .undefined(shown))
      }
    }
  }

  private mutating func checkReferences(in rules: StringsDictRules, _ prefix: String) {
    for (text, place) in texts(of: rules, prefix) {
      let bytes = Array(text.text.utf8)
      for problem in FormatString(bytes.span).problems {
        guard case .malformedReference = problem.kind else { continue }
        let spelled = String(
          decoding: bytes[problem.range.start..<problem.range.end], as: UTF8.self)
        report(
          .invalidFormat, place, syntax.sourceRange(ofText: problem.range, in: text.node),
          .malformedReference(spelled))
        break
      }
    }
  }

  /// The texts of the rules that are no devices', each with its place in the entry.
  private func texts(
    of rules: StringsDictRules, _ prefix: String
  ) -> [(text: StringsDictText, place: String?)] {
    var result: [(StringsDictText, String?)] = []
    if let format = rules.format {
      result.append((format, prefix.isEmpty ? nil : String(prefix.dropLast())))
    }
    for variable in rules.variables {
      for choice in variable.cases {
        guard let text = choice.text else { continue }
        result.append((text, "\(prefix)\(variable.name).\(choice.name)"))
      }
    }
    for choice in rules.widths ?? [] {
      guard let text = choice.text else { continue }
      result.append((text, "\(prefix)width.\(choice.name)"))
    }
    return result
  }

  private mutating func report(
    _ kind: StringsDictProblem.Kind, _ variation: String?, _ range: SourceRange,
    _ message: Message
  ) {
    problems.append(
      StringsDictProblem(
        kind: kind, key: key, variation: variation, range: range, message: message.text))
  }

  fileprivate struct Message {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }
}

extension StringsDictCheck.Message {
  fileprivate static let noFormatKey = Self(
    "entry has no '\(StringsDictName.format)' and is ignored at run time: add it")

  fileprivate static func noRule(_ name: String) -> Self {
    Self(
      "variable '\(name.escapedForDisplay)' has no '\(StringsDictName.ruleType)': add it with"
        + " '\(StringsDictVariable.Rule.plural.rawValue)'")
  }

  fileprivate static func unknownRule(_ rule: String) -> Self {
    let known = StringsDictVariable.Rule.allCases.map { "'\($0.rawValue)'" }
      .joined(separator: " or ")
    return Self("'\(rule.escapedForDisplay)' is no known rule: write \(known)")
  }

  fileprivate static func noOther(_ name: String) -> Self {
    Self(
      "variable '\(name.escapedForDisplay)' has no text for 'other', which stands for every"
        + " category that is absent: add it")
  }

  fileprivate static func noValueType(_ name: String) -> Self {
    Self(
      "variable '\(name.escapedForDisplay)' has no '\(StringsDictName.valueType)', which then means"
        + " '@': add it")
  }

  fileprivate static func percentInValueType(_ specifier: String) -> Self {
    Self(
      "value type '%\(specifier.escapedForDisplay)' with a percent sign: write"
        + " '\(specifier.escapedForDisplay)'")
  }

  fileprivate static func unknownValueType(_ type: String) -> Self {
    Self("value type '\(type.escapedForDisplay)' is no specifier such as 'ld' or '@'")
  }

  fileprivate static func otherClass(_ type: String, _ choice: String, _ spelled: String) -> Self {
    Self(
      "value type '\(type.escapedForDisplay)', but '\(choice.escapedForDisplay)' prints the"
        + " argument with '\(spelled.escapedForDisplay)'")
  }

  fileprivate static func undefined(_ name: String) -> Self {
    Self("variable '\(name.escapedForDisplay)' is used but not defined")
  }

  fileprivate static func unused(_ name: String) -> Self {
    Self("variable '\(name.escapedForDisplay)' is never used: no text refers to it")
  }

  fileprivate static func malformedReference(_ spelled: String) -> Self {
    let sign = spelled.firstIndex(of: "#") ?? spelled.endIndex
    let digits = spelled[..<sign].dropFirst()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return Self("malformed reference '\(spelled.escapedForDisplay)'")
    }
    let meant = "%\(digits)$\(spelled[sign...])"
    return Self(
      "malformed reference '\(spelled.escapedForDisplay)': write '\(meant.escapedForDisplay)'")
  }
}
