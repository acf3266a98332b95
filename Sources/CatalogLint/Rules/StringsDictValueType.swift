import CatalogSyntax
import StringCatalog

/// `stringsdict-value-type`
struct StringsDictValueType: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.valueType

  static let description = RuleDescription(
    id: "stringsdict-value-type", severity: .error, group: .plurals,
    summary:
      "Finds variables of a `.stringsdict` whose `NSStringFormatValueTypeKey` is absent, written with a percent sign, unknown, or of another class than the specifiers of their texts.",
    rationale: """
      The system reads the argument by this type. With a wrong one it reads something else, and may crash.
      """,
    remedy:
      "Write the specifier without its percent sign, such as `lld`, and use the same one in the texts.",
    fixSafety: """
      Writing the type that all texts use is an unsafe fix, because code may pass another one.
      """,
    examples: [
      .bad(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@n@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>↓%lld</string>
              <key>other</key>
              <string>%lld apples</string>
            </dict>
          </dict>
          """),
      .good(
        plural: """
          <key>one</key>
          <string>%lld apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """),
    ])

  func fix(
    _ problem: StringsDictProblem, in document: StringsDictDocument, _ report: SourceReport
  ) -> Diagnostic.FixIt? {
    let types = Set(document.leaves(of: problem).flatMap(\.ownSpecifiers))
    guard types.count == 1, let type = types.first else { return nil }
    return report.fix(.setType(type), safety: .unsafe) { () throws(StringsDictEditError) in
      try document.edits(
        settingValueType: type, ofVariable: problem.variation ?? "", forKey: problem.key)
    }
  }
}

extension StringsDictLeaf {
  /// How the text spells the types of what chooses it, without percent sign, flags and width.
  fileprivate var ownSpecifiers: [String] {
    slice.withSpan { text in
      FormatString(text, options: options).placeholders.compactMap { placeholder in
        guard placeholder.argument == options.firstArgument, case .conversion = placeholder.kind
        else { return nil }
        let plain = Placeholder(
          range: placeholder.range, kind: placeholder.kind, length: placeholder.length)
        return String(plain.spelling.dropFirst())
      }
    }
  }
}

extension StringsDictDocument {
  /// The texts of the variable that a problem is about.
  func leaves(of problem: StringsDictProblem) -> [StringsDictLeaf] {
    guard let variable = problem.variation,
      let entry = entries.lastIndex(where: { $0.key.utf8.elementsEqual(problem.key.utf8) })
    else { return [] }
    return leaves(ofEntry: entry).filter { leaf in
      guard let variation = leaf.variation, let name = leaf.caseName, leaf.variable != nil else {
        return false
      }
      return variation.utf8.elementsEqual("\(variable).\(name)".utf8)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func setType(_ type: String) -> Self {
    Self("Write '\(type)', as the texts do")
  }
}
