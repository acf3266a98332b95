/// Why a command ended before its work was done.
public enum CommandFailure: Error, Sendable, Hashable {
  /// The arguments do not make sense together; found only while running.
  case usage(UsageError)
  /// The work could not be done: one sentence for the user, and the status to end with.
  case stopped(String, status: ExitStatus = .failure)

  /// The sentence for the user.
  public var message: String {
    switch self {
    case .usage(let error): error.message
    case .stopped(let message, _): message
    }
  }

  /// The status to end with.
  public var status: ExitStatus {
    switch self {
    case .usage: .failure
    case .stopped(_, let status): status
    }
  }
}
