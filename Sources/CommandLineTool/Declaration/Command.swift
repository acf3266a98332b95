/// A command: what it is called, what it takes, how it is explained and what it does.
///
/// A tool is one `Command` whose subcommands are its verbs. Parsing, help, manual page and
/// completion scripts are pure functions of it.
public struct Command: Sendable {
  /// The work of a command. It does its own input and output.
  ///
  /// A synchronous function will do. The work is `@concurrent`, bound to no actor: it may block, and
  /// the compiler (6.3) crashes on a synchronous function where a caller's isolation is inherited.
  public typealias Run =
    @Sendable @concurrent (Invocation) async throws(CommandFailure) -> ExitStatus

  /// The word to type, in kebab case.
  public var name: String
  /// One sentence for lists.
  public var abstract: String
  /// Further paragraphs for the help and manual page.
  public var discussion: [String]
  /// Options and operands. Subcommands inherit the options.
  public var parameters: [Parameter]
  /// The verbs below this one.
  public var subcommands: [Command]
  /// Command lines worth showing.
  public var examples: [Example]
  /// The exit statuses. Subcommands inherit those they do not explain themselves.
  public var exitStatuses: [ExitStatusNote]
  /// The work, or `nil` for a command that only groups others.
  public var run: Run?

  /// Declares a command.
  public init(
    _ name: String,
    abstract: String,
    discussion: [String] = [],
    parameters: [any ParameterDeclaration] = [],
    subcommands: [Command] = [],
    examples: [Example] = [],
    exitStatuses: [ExitStatusNote] = [],
    run: Run? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.parameters = parameters.map(\.parameter)
    self.subcommands = subcommands
    self.examples = examples
    self.exitStatuses = exitStatuses
    self.run = run
  }
}
