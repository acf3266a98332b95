/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Looks wrong, works.
  case info
  /// A user sees the source language or loses information.
  case warning
  /// A crash, a file that cannot be read, text that is lost.
  case error

  /// Whether the left is less bad than the right.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
