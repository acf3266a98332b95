import CatalogSyntax

/// `unknown-override-key`
struct UnknownOverrideKey: OverrideRule {
  static let description = RuleDescription(
    id: "unknown-override-key", severity: .warning, group: .keys,
    summary: """
      Finds texts that are to override others and whose keys the others do not have; runs with \
      `--overrides`.
      """,
    rationale: """
      Nothing asks for such a key, so that users go on seeing the text that was to be replaced.
      """,
    remedy: """
      Correct the key, or remove the entry. A key counts if the table of that name in the base has \
      it, or any table where the base has none of that name.
      """,
    fixSafety: """
      Giving the entry the key that was probably meant is an unsafe fix, for it changes what a user \
      reads. It is not made where the file has that key already.
      """,
    examples: [
      RuleExample.bad(
        [
          .init(
            "App/en.lproj/Localizable.strings",
            "\"Sign in with Firebase\" = \"Sign in to ExampleApp\";\n"
              + "\"Sign in with Gogle\" = ↓\"Use your Google account\";\n")
        ], note: "What is below `Library` is the base, and `App` overrides it."
      ).overriding(library),
      RuleExample.bad(
        [
          .init(
            "App/Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                ↓"Sign out" : {

                }
              },
              "version" : "1.0"
            }
            """)
        ]
      ).overriding(library),
      RuleExample.good(
        [
          .init(
            "App/de.lproj/Localizable.strings", "\"Sign in with Google\" = \"Mit Google weiter\";\n"
          )
        ], note: "Overrides need not be complete, nor in the source language."
      ).overriding(library),
    ])

  private static let library: [RuleExample.File] = [
    .init(
      "Library/en.lproj/Localizable.strings",
      "\"Sign in with Firebase\" = \"Sign in\";\n\"Sign in with Google\" = \"Google\";\n")
  ]

  func check(_ keys: UnknownKeys, _ report: inout SourceReport) {
    guard !keys.keys.isEmpty else { return }
    var spelling = CloseSpelling(keys.knownKeys)
    // What two keys may be meant to be, only the first becomes.
    var taken: Set<String> = []
    for key in keys.keys {
      let closest = spelling.closest(to: key.key)
      let isFree = closest.map { taken.insert($0).inserted } ?? false
      report.add(
        .unknown(closest), at: key.range,
        about: SourceReport.Subject(key: key.key, value: key.value),
        fix: closest.map {
          Diagnostic.FixIt(
            .rename(to: $0), safety: .unsafe,
            edits: isFree && report.makesFixes
              ? keys.texts.edits(renaming: key.key, to: $0) ?? [] : [])
        })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ closest: String?) -> Self {
    let hint = closest.map { "did you mean “\($0)”?" } ?? "correct the key or remove the entry"
    return Self("nothing to override has this key; \(hint)")
  }

  fileprivate static func rename(to key: String) -> Self {
    Self("Rename the key to “\(key)”")
  }
}
