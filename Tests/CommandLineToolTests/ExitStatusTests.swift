import CommandLineTool
import Testing

@Suite("An exit status")
struct ExitStatusTests {
  @Test("has three fixed meanings and room for more")
  func codes() {
    #expect([ExitStatus.clean, .findings, .failure].map(\.code) == [0, 1, 2])
    #expect(ExitStatus(code: 5).code == 5)
    #expect(ExitStatus(code: 1) == .findings)
  }

  @Test("never takes a number that shells use themselves")
  func reserved() async {
    await #expect(processExitsWith: .failure) { _ = ExitStatus(code: 126) }
  }
}
