import CatalogSyntax
import StringCatalog

/// `suppression-unused`
struct SuppressionUnused: SuppressionRule {
  static let description = RuleDescription(
    id: "suppression-unused", severity: .warning, group: .layout,
    summary: """
      Finds comments with `stringsctl:ignore` that hide nothing, or name a rule that does not exist.
      """,
    rationale: """
      What was wrong is in order again, or the comment never did what its author thought. It would \
      hide the next mistake of its kind, which somebody should see.
      """,
    remedy: """
      Remove what hides nothing, or write `stringsctl:ignore rule, rule in de, fr -- reason` into a \
      comment of the entry. Without rules it hides all findings about the entry. Locales limit it; \
      in the source language it then holds in their files too. `stringsctl:ignore-file rule` in a \
      comment above the first entry is about the whole file. A dash begins a reason in XML, where \
      a comment cannot hold `--`. What keeps a file from being read is never hidden.
      """,
    fixSafety: """
      Removing the directive, or those of its rules that hide nothing, is a safe fix. A misspelled rule \
      and a comment in a wrong place are left to be corrected.
      """,
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"x\" = \"Some text\";\n"),
          .init(
            "de.lproj/Localizable.strings",
            "/* ↓stringsctl:ignore empty-value -- not used */\n\"x\" = \"Etwas Text\";\n"),
        ]),
      .bad(
        """
        /* ↓stringsctl:ignore near-duplicate-keys -- both are fixed */
        "OK" = "OK";
        "ok" = "OK"; // stringsctl:ignore near-duplicate-key

        """, note: "The rule is misspelled."),
      .bad("\"a\" = \"b\";\n\n/* ↓stringsctl:ignore empty-key */\n\n\"c\" = \"d\";\n"),
      .bad(
        strings: """
          "Draft" : {
            "comment" : ↓"A title. stringsctl:ignore state-new in de",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Entwurf"
                }
              }
            }
          }
          """),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"tag\" = \"Read it twice\";\n"),
          .init(
            "de.lproj/Localizable.strings",
            """
            /* stringsctl:ignore untranslated -- the campaign stays in English */
            "tag" = "Read it twice";

            """),
        ]),
      .good(
        [
          .init(
            "en.lproj/Localizable.strings",
            """
            /* The claim. stringsctl:ignore untranslated in de, fr -- English everywhere */
            "tag" = "Read it twice";

            """),
          .init("de.lproj/Localizable.strings", "\"tag\" = \"Read it twice\";\n"),
        ], note: "The comment of the source language holds in the locales that it names."),
      .good("\"OK\" = \"OK\";\n\"ok\" = \"OK\"; // stringsctl:ignore\n"),
      .good(
        """
        // stringsctl:ignore-file raw-newline-in-value -- written by hand

        "a" = "One
        two";

        """),
    ])

  func check(
    _ suppression: Suppression, _ rules: RuleSet, _ report: inout SuppressionReport
  ) {
    if let fault = suppression.fault { return report.add(.faulty(fault), about: suppression) }
    var spelling = CloseSpelling(RuleIDs.all)
    var messages: [Diagnostic.Message] = []
    /// The rules that hide nothing and are not only misspelled.
    var idle: Set<Int> = []
    var useless: [Diagnostic.Message] = []
    for (index, rule) in suppression.rules.enumerated() {
      guard let id = rule.id else {
        let closest = spelling.closest(to: rule.spelling)
        messages.append(.unknown(rule.spelling, closest))
        continue
      }
      if RuleIDs.unhidable.contains(id) {
        useless.append(.unhidable(id))
      } else if !suppression.usedRules[index], suppression.reachesFile,
        rules.couldFind(id, in: suppression)
      {
        useless.append(.unused(id, suppression))
      } else {
        continue
      }
      idle.insert(index)
    }
    if suppression.rules.isEmpty, !suppression.isUsed, rules.isComplete, suppression.isCompared,
      suppression.reachesFile
    {
      useless.append(.unused(nil, suppression))
    }
    for message in messages { report.add(message, about: suppression) }
    // One edit for all: what is left when all rules go one by one would hide everything.
    for message in useless {
      report.add(
        message, about: suppression,
        fix: suppression.edits(removing: idle).flatMap { edits in
          edits.isEmpty ? nil : Diagnostic.FixIt(.remove, safety: .safe, edits: edits)
        })
    }
  }
}

extension RuleSet {
  /// Whether a rule had all it needs to find something where a directive holds.
  fileprivate func couldFind(_ id: String, in suppression: Suppression) -> Bool {
    guard ids.contains(id) else { return false }
    return suppression.isCompared || !comparingIDs.contains(id)
  }
}

extension Diagnostic.Message {
  fileprivate static var remove: Self { Self("Remove what hides nothing") }

  fileprivate static func unused(_ rule: String?, _ suppression: Suppression) -> Self {
    let what = rule.map { "“\($0)” finds nothing" } ?? "nothing is found"
    return Self("\(what) here; remove stringsctl:ignore\(suppression.key == nil ? "-file" : "")")
  }

  fileprivate static func unknown(_ word: String, _ closest: String?) -> Self {
    let hint = closest.map { "; did you mean “\($0)”?" } ?? "; a reason begins with --"
    return Self("there is no rule “\(word)”\(hint)")
  }

  fileprivate static func unhidable(_ rule: String) -> Self {
    Self("“\(rule)” cannot be hidden")
  }

  fileprivate static func faulty(_ fault: Suppression.Fault) -> Self {
    switch fault {
    case .belongsToNoEntry:
      Self("comment belongs to no entry and hides nothing; write it right above one")
    case .isNotAtTop:
      Self("stringsctl:ignore-file belongs into a comment above the first entry")
    case .namesNoRule: Self("stringsctl:ignore-file names no rule and hides nothing")
    case .namesNoLocale: Self("no locale follows “in”; name some, or leave it out")
    case .isNoLocale(let word): Self("“\(word)” is no locale; a reason begins with --")
    }
  }
}
