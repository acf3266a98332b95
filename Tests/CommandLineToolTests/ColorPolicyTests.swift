import CommandLineTool
import Testing

@Suite("Colour")
struct ColorPolicyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var choice = ColorChoice.auto
    var isTerminal = true
    var noColor: String?
    var term: String? = "xterm-256color"
    var isEnabled: Bool
  }

  @Test(
    "follows the choice, then NO_COLOR, then the terminal",
    arguments: [
      Case(testDescription: "on a terminal", isEnabled: true),
      Case(testDescription: "in a pipe", isTerminal: false, isEnabled: false),
      Case(testDescription: "NO_COLOR set", noColor: "1", isEnabled: false),
      Case(testDescription: "NO_COLOR set to anything", noColor: "false", isEnabled: false),
      Case(testDescription: "NO_COLOR empty", noColor: "", isEnabled: true),
      Case(testDescription: "a dumb terminal", term: "dumb", isEnabled: false),
      Case(testDescription: "a terminal of no type", term: nil, isEnabled: false),
      Case(testDescription: "a terminal of an empty type", term: "", isEnabled: false),
      Case(
        testDescription: "always, against everything", choice: .always, isTerminal: false,
        noColor: "1", term: "dumb", isEnabled: true),
      Case(testDescription: "never, on a terminal", choice: .never, isEnabled: false),
    ])
  func policy(_ example: Case) {
    #expect(
      ColorPolicy.isEnabled(
        choice: example.choice, isTerminal: example.isTerminal, noColor: example.noColor,
        term: example.term) == example.isEnabled)
  }
}
