/// What a command line asks for.
public enum Request: Sendable {
  /// To run a command.
  case run(Invocation)
  /// To show the help of the tool or of a command.
  case help(HelpPage)
  /// To show the version.
  case version
}
