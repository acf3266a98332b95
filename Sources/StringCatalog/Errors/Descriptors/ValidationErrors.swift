/// Checks of forms, and the parts of the sentence about a password.
extension ErrorDescriptor {
  static let validation: [ErrorDescriptor] = [
    ErrorDescriptor("validation/email", .validation, presentation: .inline(.email)),
    ErrorDescriptor(
      "validation/passwords-differ", .validation, presentation: .inline(.confirmPassword)),
    ErrorDescriptor(
      "validation/password-length", .validation, presentation: .inline(.password),
      arguments: [.count("minLength", default: 6)]),
    ErrorDescriptor("validation/empty", .validation, arguments: [.required("field", .label)]),
    ErrorDescriptor("validation/phone", .validation, presentation: .inline(.phone)),
    ErrorDescriptor(
      "validation/code-length", .validation, presentation: .inline(.code),
      arguments: [.count("length", default: 6)]),
  ]

  /// What a password can lack.
  static let passwordRequirements: [ErrorDescriptor] = [
    ErrorDescriptor(
      "auth/password-does-not-meet-requirements/listed", .policy,
      presentation: .inline(.password), arguments: [.required("requirements", .requirements)],
      title: .password, status: 400, parent: "auth/password-does-not-meet-requirements"),
    ErrorDescriptor(
      "auth/password-requirement/min-length", .validation, presentation: .inline(.password),
      arguments: [.count("length")]),
    ErrorDescriptor(
      "auth/password-requirement/max-length", .validation, presentation: .inline(.password),
      arguments: [.count("length")]),
    ErrorDescriptor(
      "auth/password-requirement/lowercase", .validation, presentation: .inline(.password)),
    ErrorDescriptor(
      "auth/password-requirement/uppercase", .validation, presentation: .inline(.password)),
    ErrorDescriptor(
      "auth/password-requirement/digit", .validation, presentation: .inline(.password)),
    ErrorDescriptor(
      "auth/password-requirement/symbol", .validation, presentation: .inline(.password)),
  ]
}
