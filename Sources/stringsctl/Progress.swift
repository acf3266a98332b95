import CommandLineTool

/// A passing line on a terminal, for work that takes more than a second.
final class Progress: Sendable {
  private let task: Task<Void, Never>?

  /// Starts to wait. Nothing is shown where standard error is no terminal or `--quiet` was given.
  init(_ text: String, _ invocation: Invocation) {
    guard Terminal.errorIsTerminal, !invocation[Shared.quiet] else {
      task = nil
      return
    }
    let shown = Argument("\(text)…").displayText
    task = Task {
      do {
        try await Task.sleep(for: .seconds(1))
        Terminal.showProgress(shown)
        try await Task.sleep(for: .seconds(1_000_000))
      } catch {
        Terminal.showProgress(nil)
      }
    }
  }

  /// Clears the line.
  func end() {
    task?.cancel()
  }
}
