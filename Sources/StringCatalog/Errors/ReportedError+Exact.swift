// Of two initialisers the compiler takes the one without default values, even if it has to wrap the error
// into `any Error` for that. Without these, `ReportedError(AuthErrorCode.invalidEmail)` is the one for all
// errors, which asks for the one of the type and so calls itself without end.

extension ReportedError {
  /// The error of a code of Firebase Authentication, without detail.
  public init(_ code: AuthErrorCode) {
    self.init(code, detail: nil)
  }

  /// What a case of the sign-in screens stands for, without reason.
  public init(_ error: AuthServiceError) {
    self.init(error, reason: nil)
  }
}
