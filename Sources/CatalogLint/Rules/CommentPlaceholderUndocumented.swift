import CatalogSyntax
import StringCatalog

/// `comment-placeholder-undocumented`
struct CommentPlaceholderUndocumented: FileRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "comment-placeholder-undocumented", severity: .info, isOnByDefault: false, group: .keys,
    summary: """
      Finds texts of the source language with two or more arguments whose comment says nothing of \
      them: it has no placeholder and none of the words placeholder, argument, parameter, variable, \
      first and second. A text without any comment is `comment-missing`.
      """,
    rationale: """
      A translator who has to change the order cannot tell which argument is the name and which the \
      file.
      """,
    remedy: "Say in the comment what each placeholder stands for.",
    examples: [
      .bad("/* A notification. */\n\"sent\" = ↓\"%1$@ sent you %2$@\";\n"),
      .bad("/* In der Liste. */\n\"count\" = ↓\"%d von %d\";\n"),
      .bad("/* 100% true. */\n\"pair\" = ↓\"%@ & %@\";\n", note: "A percentage is no placeholder."),
      .bad(
        strings: """
          ↓"%@ follows %@" : {
            "comment" : "A line of the list."
          }
          """),
      .good("/* %1$@ is the sender, %2$@ the file. */\n\"sent\" = \"%1$@ sent you %2$@\";\n"),
      .good("/* The first argument is the sender. */\n\"sent\" = \"%@ sent you %@\";\n"),
      .good("/* {sender} and {file} */\n\"sent\" = \"%@ sent you %@\";\n"),
      .good("/* A notification. */\n\"sent\" = \"%@ sent you a file\";\n", note: "One is clear."),
      .good("/* Once more. */\n\"again\" = \"%1$@, %1$@!\";\n", note: "One argument, twice."),
      .good("\"sent\" = \"%@ sent you %@\";\n", note: "This is `comment-missing`."),
      .good(
        strings: """
          "%@ follows %@" : {
            "comment" : "The first variable is the follower."
          }
          """),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    for entry in TableAlignment.countingEntries(of: table) where table.isText(entry) {
      guard Self.hasSeveralArguments(table.slice(ofValue: entry)),
        let comment = table.comment(of: entry), Self.isSilent(comment)
      else { continue }
      report.add(.undocumented, atValueOf: entry)
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for entry in document.entries where !entry.isShadowed && document.shouldTranslate(entry) {
      guard let comment = document.comment(of: entry), Self.isSilent(comment) else { continue }
      let leaves = catalog.source(of: entry).map { document.localizations[$0].leaves } ?? 0..<0
      let texts =
        leaves.isEmpty && catalog.keysAreTexts
        ? [document.slice(ofNode: entry.key)]
        : leaves.map { document.slice(of: document.leaves[$0]) }
      guard texts.contains(where: Self.hasSeveralArguments) else { continue }
      report.add(
        .undocumented, at: document.json.range(of: entry.key),
        about: SourceReport.Subject(key: document.key(of: entry)))
    }
  }

  private static func hasSeveralArguments(_ text: TextSlice) -> Bool {
    text.withSpan { text in
      guard FormatString.mayContainPlaceholder(text) else { return false }
      let format = FormatString(text)
      return format.isFormat && Set(format.placeholders.compactMap(\.argument)).count > 1
    }
  }

  /// Words with which a comment speaks of arguments.
  private static let words: Set<String> = [
    "placeholder", "placeholders", "argument", "arguments", "parameter", "parameters", "param",
    "variable", "variables", "token", "specifier", "first", "second", "1st", "2nd", "arg", "arg0",
    "arg1",
  ]

  /// Whether a comment says something, but nothing of arguments.
  private static func isSilent(_ comment: String) -> Bool {
    guard comment.contains(where: { $0.isLetter }) else { return false }
    let hasPlaceholder = TextSlice(comment).withSpan { text in
      // A sign and a number will do: `%1: the sender`, `$2 the file`.
      for index in text.indices.dropLast()
      where (text[index] == 0x25 || text[index] == 0x24) && UInt32(text[index + 1]).isBasicDigit {
        return true
      }
      return FormatString(text).isFormat || !NamedPlaceholder.all(in: text).isEmpty
    }
    guard !hasPlaceholder else { return false }
    return !comment.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      .contains { words.contains(String($0)) }
  }
}

extension Diagnostic.Message {
  fileprivate static let undocumented = Self(
    "the comment does not say what the placeholders stand for; name each of them")
}
