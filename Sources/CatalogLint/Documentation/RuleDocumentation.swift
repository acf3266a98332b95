import CatalogSyntax

/// The page about a rule, made from its description.
public struct RuleDocumentation: Sendable {
  private let rule: RuleDescription

  /// Creates the page of a rule.
  public init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// The page in Markdown, with the five headings that every rule has.
  public var markdown: String {
    """
    # \(rule.id)

    \(standing)

    ## What it does

    \(rule.summary)

    ## Why it matters

    \(rule.rationale)

    ## Example

    \(examples(triggering: true))
    ## Instead

    \(rule.remedy)

    \(examples(triggering: false))
    ## Fix safety

    \(rule.fixSafety)

    """
  }

  /// The page as plain text for a terminal, wrapped at a width in columns.
  public func text(width: Int) -> String {
    let limit = min(max(width, 40), 100)
    func section(_ title: String, _ text: String) -> String {
      "\(title)\n\(Self.wrap(text, limit))\n"
    }
    return """
      \(rule.id)  (\(standing.replacing("`", with: "")))

      \(section("WHAT IT DOES", rule.summary))
      \(section("WHY IT MATTERS", rule.rationale))
      EXAMPLE
      \(plainExamples(triggering: true))
      \(section("INSTEAD", rule.remedy))
      \(plainExamples(triggering: false))
      \(section("FIX SAFETY", rule.fixSafety))
      """
  }

  private var standing: String {
    let severity = "Severity `\(rule.severity.rawValue)`"
    return rule.isOnByDefault ? "\(severity), on by default" : "\(severity), off by default"
  }

  private func chosen(triggering: Bool) -> [RuleExample] {
    rule.examples.filter { ($0.expectation != nil) == triggering }
  }

  private func examples(triggering: Bool) -> String {
    chosen(triggering: triggering).map { example in
      let files = example.shownFiles.map { file in
        "```\n// \(file.path)\n\(Self.shown(file))```\n"
      }
      return (example.note.map { "\($0)\n\n" } ?? "") + files.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private func plainExamples(triggering: Bool) -> String {
    chosen(triggering: triggering).map { example in
      let files = example.shownFiles.map { file in
        "  \(file.path)\n"
          + Self.shown(file).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map { "    \($0)\n" }.joined()
      }
      return (example.note.map { "  \($0)\n" } ?? "") + files.joined()
    }
    .joined(separator: "\n")
  }

  /// The text of a file, ending in a line feed, with what a reader could not see made visible.
  private static func shown(_ file: RuleExample.File) -> String {
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { String($0).escapedForDisplay }.joined(separator: "\n")
    return file.text.hasSuffix("\n") || file.text.hasSuffix("\r\n") ? text : text + "\n"
  }

  private static func wrap(_ text: String, _ width: Int) -> String {
    var lines: [String] = []
    var line = "  "
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > width, line.count > 2 {
        lines.append(line)
        line = "  "
      }
      line += line.count > 2 ? " \(word)" : String(word)
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension RuleExample {
  /// The files as they are shown: what they were or what they override comes first.
  fileprivate var shownFiles: [File] {
    let previous = previous.map { file in
      var file = file
      file.path += " (before)"
      return file
    }
    return previous + base + files
  }
}
