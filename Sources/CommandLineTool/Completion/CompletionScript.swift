/// A script that teaches a shell to complete the words of a tool.
public struct CompletionScript: Sendable {
  private let scope: CommandScope
  private let shell: Shell

  /// Makes the script of a tool for a shell.
  public init(of tool: Command, for shell: Shell) {
    scope = CommandScope(tool: tool)
    self.shell = shell
  }

  /// The script, with a final newline.
  public var text: String {
    switch shell {
    case .bash: BashCompletion(tool: scope).text
    case .zsh: ZshCompletion(tool: scope).text
    case .fish: FishCompletion(tool: scope).text
    }
  }
}
