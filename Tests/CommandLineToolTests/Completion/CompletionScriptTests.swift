import CommandLineTool
import Testing

@Suite("A completion script")
struct CompletionScriptTests {
  static func script(_ shell: Shell) -> String {
    CompletionScript(of: SampleTool.tool, for: shell).text
  }

  @Test("looks like its snapshot", arguments: Shell.allCases)
  func snapshot(shell: Shell) throws {
    try expectSnapshot(Self.script(shell), named: "orchard.\(shell.rawValue)")
  }

  @Test("is read by bash", .enabled(if: Program.bash.isInstalled, "needs bash"))
  func bashSyntax() throws {
    let outcome = try Program.bash.run(["-n"], input: Self.script(.bash))
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }

  @Test("is read by zsh", .enabled(if: Program.zsh.isInstalled, "needs zsh"))
  func zshSyntax() throws {
    let outcome = try Program.zsh.run(["-f", "-n"], input: Self.script(.zsh))
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }

  @Test("is read by fish", .enabled(if: Program.fish.isInstalled, "needs fish"))
  func fishSyntax() throws {
    let outcome = try Program.fish.run(["--no-config", "-n"], input: Self.script(.fish))
    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
  }
}
