internal import CatalogSyntax

/// Requests to confirm who one is, and accounts that are in each other's way.
extension ErrorDescriptor {
  /// One a kind of ``ReauthenticationType``.
  static let reauthentication: [ErrorDescriptor] = [
    ErrorDescriptor(
      "reauth/oauth", .reauthentication, arguments: [.required("provider", .provider)],
      action: .proceed),
    ErrorDescriptor(
      "reauth/email", .reauthentication, arguments: [.optional("email", .email)],
      action: .proceed),
    ErrorDescriptor(
      "reauth/email-link", .reauthentication, arguments: [.optional("email", .email)],
      action: .proceed),
    ErrorDescriptor(
      "reauth/phone", .reauthentication, arguments: [.optional("phone", .phone)],
      action: .proceed),
  ]

  /// One a kind of ``AccountConflictType``.
  static let accountConflicts: [ErrorDescriptor] = [
    ErrorDescriptor(
      "conflict/different-credential", .conflict, arguments: [.optional("email", .email)],
      recovery: .usualMethod, action: .signIn),
    ErrorDescriptor(
      "conflict/credential-in-use", .conflict, arguments: [.optional("email", .email)],
      recovery: .otherMethod),
    ErrorDescriptor(
      "conflict/email-in-use", .conflict, arguments: [.optional("email", .email)],
      recovery: .otherAddress, action: .signIn),
    ErrorDescriptor(
      "conflict/anonymous-upgrade", .conflict, severity: .info, presentation: .silent, retry: .no,
      arguments: [.optional("email", .email)],
      note: "The account exists; the sign-in screens leave the anonymous account and sign in to it."
    ),
  ]
}
