/// The manual page of a tool with all its commands, in the macros of man(7).
public struct ManualPage: Sendable {
  private let scope: CommandScope
  private let version: String
  private let date: String

  /// Makes the page of a tool.
  ///
  /// - Parameters:
  ///   - tool: the command table.
  ///   - version: the version of the tool, for the foot of the page.
  ///   - date: the date of the page as it is to be printed, such as `2026-11-30`.
  public init(of tool: Command, version: String, date: String) {
    scope = CommandScope(tool: tool)
    self.version = version
    self.date = date
  }

  /// The page: ASCII, with a final newline.
  public var text: String {
    let tool = scope.command
    let name = tool.name
    var lines = [
      ".TH \(RoffText.argument(name.uppercased())) 1 \(RoffText.argument(date)) "
        + "\(RoffText.argument("\(name) \(version)")) \(RoffText.argument("User Commands"))",
      ".nh", ".ad l",
      ".SH NAME",
      "\(RoffText.inline(name)) \\- \(RoffText.inline(Self.withoutFullStop(tool.abstract)))",
      ".SH SYNOPSIS",
    ]
    lines += synopsis
    lines += [".SH DESCRIPTION", RoffText.line(tool.abstract)]
    lines += paragraphs(tool.discussion)
    let options = scope.ownOptions + scope.builtInOptions
    lines += section("OPTIONS", scope.operands.flatMap(entry) + options.flatMap(entry))
    lines += section("COMMANDS", scope.withDescendants.dropFirst().flatMap(commandLines))
    lines += section("EXIT STATUS", scope.exitStatuses.flatMap(entry))
    lines += section("EXAMPLES", exampleLines(tool.examples))
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each command that runs, not filled.
  private var synopsis: [String] {
    let runnable = scope.withDescendants.filter { $0.command.run != nil }
    let usages = (runnable.isEmpty ? [scope] : runnable).map(usageLine)
    return [".nf"] + usages + [".fi"]
  }

  private func usageLine(_ scope: CommandScope) -> String {
    let path = scope.path.description
    return "\\fB\(RoffText.inline(path))\\fR"
      + RoffText.inline(String(scope.usage.dropFirst(path.count)))
  }

  private func commandLines(_ scope: CommandScope) -> [String] {
    let command = scope.command
    var lines = [".SS \(RoffText.argument(scope.path.names.dropFirst().joined(separator: " ")))"]
    lines += [RoffText.line(command.abstract)]
    lines += paragraphs(command.discussion)
    if command.run != nil {
      lines += [".PP", usageLine(scope)]
    }
    lines += (scope.operands + scope.ownOptions).flatMap(entry)
    let statuses = command.exitStatuses
    if !statuses.isEmpty {
      lines += [".PP", "Exit status:"] + statuses.flatMap(entry)
    }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:"] + exampleLines(command.examples)
    }
    return lines
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH \(RoffText.argument(heading))"] + lines
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { [".PP", RoffText.line($0)] }
  }

  private func entry(_ parameter: Parameter) -> [String] {
    let term: String
    if parameter.isOperand {
      term =
        "\\fI\(RoffText.inline(parameter.name))\\fR"
        + (parameter.isRepeatable ? "..." : "")
    } else {
      let value = parameter.valueName.map { " \\fI\(RoffText.inline($0))\\fR" } ?? ""
      term =
        parameter.spellings.map { "\\fB\(RoffText.inline($0))\\fR" }.joined(separator: ", ") + value
        + (parameter.isCommaSeparated ? ",..." : "")
    }
    return [".TP", term, RoffText.line(parameter.fullHelp)]
  }

  private func entry(_ note: ExitStatusNote) -> [String] {
    [".TP", "\\fB\(note.status.code)\\fR", RoffText.line(note.meaning)]
  }

  private func exampleLines(_ examples: [Example]) -> [String] {
    examples.flatMap { example in
      [
        ".PP", RoffText.line(example.explanation), ".PP", ".RS 4", ".nf",
        RoffText.line(example.command), ".fi", ".RE",
      ]
    }
  }

  private static func withoutFullStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
