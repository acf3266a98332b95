/// A message that was found, compiled, with all that it takes to render it.
final class FoundText: Sendable {
  let key: String
  let origin: TextOrigin
  /// The place of the message in its table.
  let place: Int
  let message: CompiledMessage
  private let renderer: MessageRenderer
  /// Whether the text is the same whatever happens: it takes no arguments, and there is nothing to be said
  /// about it.
  private let isConstant: Bool
  /// The text in UTF-8, if it is constant.
  private let constant: [UInt8]

  init(_ key: String, at place: Int, in origin: TextOrigin) {
    self.key = key
    self.origin = origin
    self.place = place
    renderer = origin.renderer
    message = CompiledMessage(origin.table.message(at: place, key: key), key: key)
    var text: [UInt8] = []
    var issues: [RenderingIssue] = []
    if !message.takesArguments {
      renderer.render(message, [], into: &text, issues: &issues)
    }
    isConstant = !message.takesArguments && issues.isEmpty
    // Most such texts are just what the message holds, which is kept once.
    constant = text == message.text ? message.text : text
  }

  /// Renders the text.
  func render(_ arguments: [MessageArgument]) -> Rendering {
    guard isConstant, arguments.isEmpty else { return renderer.render(message, arguments) }
    return Rendering(text: String(decoding: constant, as: UTF8.self))
  }

  /// Renders the text behind what a buffer holds already.
  func render(
    _ arguments: [MessageArgument], into buffer: inout [UInt8], issues: inout [RenderingIssue]
  ) {
    guard isConstant, arguments.isEmpty else {
      return renderer.render(message, arguments, into: &buffer, issues: &issues)
    }
    buffer.append(constant, 0..<constant.count)
  }
}
