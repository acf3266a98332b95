import CommandLineTool
import Testing

@Suite("An invocation")
struct InvocationTests {
  private func invocation(_ arguments: [String]) throws -> Invocation {
    let request = try CommandLineParser(SampleTool.tool).parse(arguments)
    guard case .run(let invocation) = request else { throw NotACommand(summary: request.summary) }
    return invocation
  }

  private struct NotACommand: Error {
    var summary: String
  }

  @Test("Values have the types of their declarations, defaults fill in")
  func typedValues() throws {
    let given = try invocation(["count", "--format=csv", "-j", "9", "--offset=-3", "-t", "a"])
    #expect(given[SampleTool.format] == .csv)
    #expect(given[SampleTool.jobs] == 9)
    #expect(given[SampleTool.offset] == -3)
    #expect(given[SampleTool.tag] == ["a"])
    #expect(given[SampleTool.color] == .auto)
    #expect(given[SampleTool.source] == nil)
    #expect(given[SampleTool.only] == [])
  }

  @Test("Given is told from defaulted")
  func given() throws {
    let invocation = try invocation(["count", "-j", "2", "p"])
    #expect(invocation.isGiven(SampleTool.jobs))
    #expect(invocation.isGiven(SampleTool.paths))
    #expect(!invocation.isGiven(SampleTool.color))
    #expect(!invocation.isGiven(SampleTool.strict))
  }

  @Test("Running hands the status through")
  func status() async throws {
    #expect(try await invocation(["report", "list"]).run() == .findings)
    #expect(
      try await invocation(["report", "render", "late-frost"]).run() == ExitStatus(code: 4))
  }

  @Test("A command can refuse arguments that only it understands")
  func refusal() async throws {
    let invocation = try invocation(["report", "render", "wasps"])
    let failure = await #expect(throws: CommandFailure.self) { try await invocation.run() }
    #expect(failure?.status == .failure)
    #expect(
      failure?.message == """
        wasps are not reported: use 'late-frost'.
        Run 'orchard report render --help' for its options.
        """)
  }

  @Test("Work that stops carries its own status")
  func stopped() {
    let failure = CommandFailure.stopped("no such report", status: ExitStatus(code: 4))
    #expect(failure.message == "no such report")
    #expect(failure.status.code == 4)
    #expect(CommandFailure.stopped("disk full").status == .failure)
  }

  @Test("Reading a parameter that the command does not declare traps")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      let request = try CommandLineParser(SampleTool.tool).parse(["move", "a"])
      if case .run(let invocation) = request { _ = invocation[SampleTool.strict] }
    }
  }

  @Test("Reading a parameter as another type traps")
  func wrongType() async {
    await #expect(processExitsWith: .failure) {
      let request = try CommandLineParser(SampleTool.tool).parse(["count", "--source", "en"])
      let asNumber = Option<Int>("source", value: "LOCALE", help: "The language.")
      if case .run(let invocation) = request { _ = invocation[asNumber] }
    }
  }
}
