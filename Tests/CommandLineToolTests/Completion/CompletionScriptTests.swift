public import CommandLineTool
public import Testing

@Suite("A completion script")
struct CompletionScriptTests {
  static func script(_ shell: Shell) -> String {
    CompletionScript(of: SampleTool.tool, for: shell).text
  }

  @Test("looks like its snapshot", arguments: Shell.allCases)
  func snapshot(shell: Shell) throws {
    try expectSnapshot(Self.script(shell), named: "orchard.\(shell.rawValue)")
  }

  /// A tool without commands, whose name cannot be the name of a function.
  static let small = Command(
    "pick-one.sh", abstract: "Picks an apple.", parameters: [SampleTool.folder, SampleTool.from]
  ) { _ in .clean }

  static let tools = [SampleTool.tool, small]

  @Test(
    "is read by bash", .enabled(if: Program.bash.isInstalled, "needs bash"), arguments: tools)
  func bashSyntax(tool: Command) throws {
    let script = CompletionScript(of: tool, for: .bash).text
    let outcome = try Program.bash.run(["-n"], input: script)
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }

  @Test("is read by zsh", .enabled(if: Program.zsh.isInstalled, "needs zsh"), arguments: tools)
  func zshSyntax(tool: Command) throws {
    let script = CompletionScript(of: tool, for: .zsh).text
    let outcome = try Program.zsh.run(["-f", "-n"], input: script)
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }

  @Test(
    "is read by fish", .enabled(if: Program.fish.isInstalled, "needs fish"), arguments: tools)
  func fishSyntax(tool: Command) throws {
    let script = CompletionScript(of: tool, for: .fish).text
    let outcome = try Program.fish.run(["--no-config", "-n"], input: script)
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }
}

extension Command: CustomTestStringConvertible {
  /// The name.
  public var testDescription: String { name }
}
