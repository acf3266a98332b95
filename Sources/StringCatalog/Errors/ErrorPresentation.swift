/// How a front end shows an error.
public enum ErrorPresentation: Hashable, Sendable {
  /// In an alert that must be closed.
  case alert
  /// Beside the form field that is concerned.
  case inline(FormField)
  /// In passing.
  case toast
  /// By a step that lets the person go on: a second factor, a sign-in once more.
  case flow
  /// Not at all: the person knows, for example because they cancelled.
  case silent
  /// In the log, where developers find it; people get a neutral text.
  case log

  /// A field of a form.
  public enum FormField: String, Hashable, Sendable, CaseIterable {
    case email
    case password
    case confirmPassword = "confirm-password"
    case phone
    case code
  }

  /// The word for the presentation in reports, without the field.
  public var name: String {
    switch self {
    case .alert: "alert"
    case .inline: "inline"
    case .toast: "toast"
    case .flow: "flow"
    case .silent: "silent"
    case .log: "log"
    }
  }

  /// The form field that is concerned.
  public var field: FormField? {
    if case .inline(let field) = self { field } else { nil }
  }
}
