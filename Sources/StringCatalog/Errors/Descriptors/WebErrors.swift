internal import CatalogSyntax

/// Errors of sign-in pages and of functions on the server.
extension ErrorDescriptor {
  /// Sign-in pages and windows.
  static let webFlow: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/cancelled-popup-request", .webFlow, code: .webContextAlreadyPresented,
      names: ["ERROR_WEB_CONTEXT_ALREADY_PRESENTED"], severity: .info, presentation: .silent,
      retry: .now, note: "Another sign-in window was opened before the first one ended."),
    ErrorDescriptor(
      "auth/popup-closed-by-user", .webFlow, code: .webContextCancelled,
      names: ["ERROR_WEB_CONTEXT_CANCELED", "ERROR_WEB_CONTEXT_CANCELLED"], severity: .info,
      presentation: .silent, retry: .now, note: "The person closed the sign-in window."),
    ErrorDescriptor(
      "auth/web-internal-error", .webFlow, code: .webInternalError,
      names: ["ERROR_WEB_INTERNAL_ERROR"], recovery: .later, action: .tryAgain, status: 502),
    ErrorDescriptor(
      "auth/web-sign-in-user-interaction-failure", .webFlow,
      code: .webSignInUserInteractionFailure, names: ["ERROR_WEB_USER_INTERACTION_FAILURE"],
      recovery: .tryAgain, action: .tryAgain),
    ErrorDescriptor(
      "auth/cors-unsupported", .webFlow, rest: ["CORS_UNSUPPORTED"], retry: .no,
      recovery: .browser),
    ErrorDescriptor(
      "auth/popup-blocked", .webFlow, recovery: .popUps, action: .tryAgain),
    ErrorDescriptor(
      "auth/redirect-cancelled-by-user", .webFlow, severity: .info, presentation: .silent,
      retry: .now, note: "The person left the sign-in page."),
    ErrorDescriptor(
      "auth/redirect-operation-pending", .webFlow, recovery: .finish, status: 409),
    ErrorDescriptor(
      "auth/user-cancelled", .webFlow, androidNumber: 18001, names: ["ERROR_USER_CANCELLED"],
      rest: ["USER_CANCELLED"], severity: .info, presentation: .silent, retry: .now,
      note: "The person did not grant what the sign-in asked for."),
  ]

  /// What a function on the server decided.
  static let serverHook: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/blocking-cloud-function-error", .serverHook, code: .blockingCloudFunctionError,
      names: ["ERROR_BLOCKING_CLOUD_FUNCTION_RETURNED_ERROR"],
      rest: ["BLOCKING_FUNCTION_ERROR_RESPONSE"], recovery: .support),
    ErrorDescriptor(
      "auth/login-blocked", .serverHook, recovery: .support),
  ]
}
