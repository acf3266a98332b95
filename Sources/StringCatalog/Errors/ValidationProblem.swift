/// What can be wrong with what a person entered, found before anything is sent.
public enum ValidationProblem: Hashable, Sendable {
  /// It is no email address.
  case email
  /// It is no phone number.
  case phone
  /// The two passwords are not the same.
  case passwordsDiffer
  /// The password has too few characters.
  case passwordLength(minLength: Int)
  /// The code does not have as many digits as it should.
  case codeLength(length: Int)
  /// The field is empty.
  case empty(ErrorPresentation.FormField)
  /// A field of the application's own is empty.
  case emptyField(label: String)
}

extension ReportedError {
  /// What a problem with an input stands for.
  public init(_ problem: ValidationProblem) {
    switch problem {
    case .email: self.init(id: "validation/email")
    case .phone: self.init(id: "validation/phone")
    case .passwordsDiffer: self.init(id: "validation/passwords-differ")
    case .passwordLength(let minLength):
      self.init(
        id: "validation/password-length", arguments: [.int(minLength).named("minLength")])
    case .codeLength(let length):
      self.init(id: "validation/code-length", arguments: [.int(length).named("length")])
    case .empty(let field):
      self.init(
        id: "validation/empty", arguments: [.string("ui/field/\(field.rawValue)").named("field")])
    case .emptyField(let label):
      self.init(id: "validation/empty", arguments: [.string(label).named("field")])
    }
  }
}

extension AuthStrings {
  /// The message for the field with the problem.
  public func validationMessage(for problem: ValidationProblem) -> String {
    localizedErrorMessage(for: ReportedError(problem))
  }
}
