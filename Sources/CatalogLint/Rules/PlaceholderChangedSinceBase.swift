import CatalogSyntax
import StringCatalog

/// `placeholder-changed-since-base`
struct PlaceholderChangedSinceBase: SinceRule {
  static let description = RuleDescription(
    id: "placeholder-changed-since-base", severity: .error, group: .placeholders,
    summary: """
      Finds source texts that take other arguments than before under the same key; runs with \
      `--since`.
      """,
    rationale: """
      Translations are kept by key. Those of the old text, in other files or in a translation \
      service, read the new arguments in the old way: a value is lost, or the app crashes.
      """,
    remedy: "Give the new text a new key.",
    examples: [
      .bad(
        "\"items\" = ↓\"%@ has %d items\";\n", note: "Before, the text was `%d items`."
      ).since([.init("en.lproj/Localizable.strings", "\"items\" = \"%d items\";\n")]),
      .bad("\"sent\" = ↓\"Sent to %d\";\n").since(
        [.init("en.lproj/Localizable.strings", "\"sent\" = \"Sent to %@\";\n")]),
      .bad([
        .init(
          "Localizable.xcstrings",
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "items" : {
                "localizations" : {
                  ↓"en" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%@ items"
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """)
      ]).since([
        .init(
          "Localizable.xcstrings",
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "items" : {
                "localizations" : {
                  "en" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld items"
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """)
      ]),
      .good("\"items\" = \"%d objects\";\n").since(
        [.init("en.lproj/Localizable.strings", "\"items\" = \"%d items\";\n")]),
      .good("\"sent\" = \"%2$d to %1$@\";\n", note: "The arguments are the same.").since(
        [.init("en.lproj/Localizable.strings", "\"sent\" = \"%@: %d\";\n")]),
      .good("\"off\" = \"20% off\";\n").since(
        [.init("en.lproj/Localizable.strings", "\"off\" = \"Less\";\n")]),
    ])

  func check(_ change: KeyChange, _ report: inout ChangeReport) {
    guard let new = change.sourceText(of: change.new), let message = new.message,
      let old = change.sourceText(of: change.old)?.message
    else { return }
    let (before, after) = (old.argumentClasses, message.argumentClasses)
    guard before != after else { return }
    report.add(
      .changed(from: before, to: after, since: change.baseName), at: new, about: change,
      locale: new.locale)
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(
    from old: [Int: ArgumentClass], to new: [Int: ArgumentClass], since base: String
  ) -> Self {
    Self(
      "arguments changed from \(list(old)) to \(list(new)) since \(base), so that old translations"
        + " are wrong: use a new key")
  }

  private static func list(_ arguments: [Int: ArgumentClass]) -> String {
    guard !arguments.isEmpty else { return "none" }
    return arguments.sorted { $0.key < $1.key }.map { "%\($0.key)$\($0.value.letter)" }
      .joined(separator: ", ")
  }
}

extension ArgumentClass {
  /// The usual conversion of the class.
  fileprivate var letter: String {
    switch self {
    case .object: "@"
    case .signed: "d"
    case .unsigned: "u"
    case .float: "f"
    case .character: "c"
    case .cString: "s"
    case .pointer: "p"
    case .variable: "#@…@"
    }
  }
}
