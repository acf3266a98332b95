/// The help of a tool or of one of its commands.
public struct HelpPage: Sendable {
  /// The columns used when nothing is known about the terminal.
  public static let defaultWidth = 80
  /// The columns that are used: text wider than 100 is hard to read, below 40 nothing fits.
  public static let widths = 40...100

  private let scope: CommandScope

  init(scope: CommandScope) {
    self.scope = scope
  }

  /// The help of the tool.
  public init(of tool: Command) {
    scope = CommandScope(tool: tool)
  }

  /// The help of a tool and of all its commands, parents first, in the order of declaration.
  public static func pages(of tool: Command) -> [HelpPage] {
    CommandScope(tool: tool).withDescendants.map { HelpPage(scope: $0) }
  }

  /// The command the help is about.
  public var path: CommandPath { scope.path }

  /// Lays the page out.
  ///
  /// - Parameters:
  ///   - width: the columns of the terminal; brought into `widths`.
  ///   - hasBoldHeadings: whether headings are bold by an escape sequence (ECMA-48 SGR 1).
  /// - Returns: the page, with a final newline.
  public func text(width: Int = defaultWidth, hasBoldHeadings: Bool = false) -> String {
    let width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    var blocks = [TextLayout.lines(of: scope.command.abstract, width: width)]
    for section in sections(width: width) where !section.lines.isEmpty {
      let heading =
        hasBoldHeadings ? "\u{1B}[1m\(section.heading)\u{1B}[0m" : section.heading
      blocks.append([heading] + section.lines)
    }
    blocks += closing.map { [TextLayout.lines(of: $0, width: width).joined(separator: "\n")] }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private struct Section {
    var heading: String
    var lines: [String]
  }

  private func sections(width: Int) -> [Section] {
    let command = scope.command
    let discussion = command.discussion.map {
      TextLayout.paragraph($0, indent: 2, width: width).joined(separator: "\n")
    }
    let statuses = scope.exitStatuses.map { (term: String($0.status.code), text: $0.meaning) }
    return [
      Section(heading: "USAGE", lines: TextLayout.paragraph(scope.usage, indent: 2, width: width)),
      Section(
        heading: "DESCRIPTION",
        lines: discussion.isEmpty ? [] : [discussion.joined(separator: "\n\n")]),
      Section(
        heading: "COMMANDS",
        lines: TextLayout.columns(
          scope.listedCommands.map { (term: $0.name, text: $0.abstract) }, width: width)),
      Section(heading: "OPERANDS", lines: list(scope.operands, width: width)),
      Section(
        heading: "OPTIONS", lines: list(scope.ownOptions + scope.builtInOptions, width: width)),
      Section(heading: "COMMON OPTIONS", lines: list(scope.inheritedOptions, width: width)),
      Section(heading: "EXAMPLES", lines: examples(width: width)),
      Section(heading: "EXIT STATUS", lines: TextLayout.columns(statuses, width: width)),
    ]
  }

  private func list(_ parameters: [Parameter], width: Int) -> [String] {
    TextLayout.columns(
      parameters.map { (term: $0.synopsis(aligned: true), text: $0.fullHelp) }, width: width)
  }

  private func examples(width: Int) -> [String] {
    var lines: [String] = []
    for example in scope.command.examples {
      if !lines.isEmpty { lines.append("") }
      lines += TextLayout.paragraph(example.explanation, indent: 2, width: width)
      lines.append("    " + example.command)
    }
    return lines
  }

  private var closing: [String] {
    guard !scope.command.subcommands.isEmpty else { return [] }
    let command = scope.isTool ? "\(scope.path) help COMMAND" : "\(scope.path) COMMAND --help"
    return ["Run '\(command)' for the help of a command."]
  }
}

extension CommandScope {
  /// The names and abstracts of the commands below, with the one the layer itself provides.
  var listedCommands: [(name: String, abstract: String)] {
    let declared = command.subcommands.map { (name: $0.name, abstract: $0.abstract) }
    guard isTool, !declared.isEmpty else { return declared }
    return declared + [(name: "help", abstract: "Shows the help of a command.")]
  }
}
