/// The status a process ends with.
///
/// Three statuses have a fixed meaning; a tool names further ones itself:
///
///     extension ExitStatus {
///       static let unknownCode = ExitStatus(code: 4)
///     }
public struct ExitStatus: Sendable, Hashable {
  /// The number handed to the system, 0 to 125.
  public let code: UInt8

  /// The work was done and nothing was found.
  public static let clean = ExitStatus(code: 0)
  /// The work was done and there is something to report.
  public static let findings = ExitStatus(code: 1)
  /// The work could not be done.
  public static let failure = ExitStatus(code: 2)

  /// Makes a status of a small number.
  ///
  /// Traps above 125: shells report signals and commands they cannot start with 126 and up
  /// (POSIX.1-2017, Shell Command Language 2.8.2).
  public init(code: UInt8) {
    precondition(code <= 125, "Exit status \(code) is reserved by the shell; use 0 to 125.")
    self.code = code
  }
}
