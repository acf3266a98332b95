public import Foundation
public import StringCatalog
import Testing

extension RenderedError: LocalizedError {}

/// A value of the error types, the id it stands for, and its text in German; nil for none.
struct ErrorTypeCase: Sendable, CustomTestStringConvertible {
  var error: any Error
  var id: String
  var text: String?
  var testDescription: String { id }

  private static func service(_ error: AuthServiceError, _ id: String, _ text: String?)
    -> ErrorTypeCase
  {
    ErrorTypeCase(error: error, id: id, text: text)
  }

  private struct Foreign: Error {}

  static let conflict = AccountConflictContext(
    conflictType: .emailAlreadyInUse, credential: 1,
    underlyingError: AuthErrorCode.emailAlreadyInUse,
    email: "ann@example.com")

  static let all = [
    service(.noCurrentUser, "service/no-current-user", "Sie sind nicht angemeldet."),
    service(
      .invalidEmailLink("x"), "service/invalid-email-link", "Dieser Anmeldelink ist ungültig."),
    service(.clientIdNotFound("x"), "service/client-id-not-found", unknown),
    service(
      .notConfiguredActionCodeSettings("x"), "service/action-code-settings-missing", unknown),
    service(
      .oauthReauthenticationRequired(
        context: OAuthReauthContext(providerId: "google.com", providerName: "Google")),
      "reauth/oauth", "Melden Sie sich mit Google an, um fortzufahren."),
    service(
      .emailReauthenticationRequired(context: EmailReauthContext(email: "a@b.c")), "reauth/email",
      "Geben Sie Ihr Passwort ein, um fortzufahren."),
    service(
      .emailLinkReauthenticationRequired(context: EmailLinkReauthContext(email: "a@b.c")),
      "reauth/email-link", nil),
    service(
      .phoneReauthenticationRequired(context: PhoneReauthContext(phoneNumber: "+1555")),
      "reauth/phone", nil),
    service(.invalidCredentials("x"), "service/invalid-credentials", nil),
    service(
      .signInFailed(underlying: AuthErrorCode.networkError), "service/sign-in-failed",
      "Anmeldung nicht möglich: Der Server ist nicht erreichbar."),
    service(
      .signInFailed(underlying: Foreign()), "service/sign-in-failed",
      "Anmeldung nicht möglich: \(unknown)"),
    service(.accountConflict(conflict), "conflict/email-in-use", nil),
    service(.providerNotFound("x"), "service/provider-not-found", unknown),
    service(.multiFactorAuth("x"), "service/multi-factor", nil),
    service(.rootViewControllerNotFound("x"), "service/no-root-view", unknown),
    service(.providerAuthenticationFailed("x"), "service/provider-failed", nil),
    ErrorTypeCase(error: AuthErrorCode.invalidAPIKey, id: "auth/invalid-api-key", text: unknown),
    ErrorTypeCase(error: Foreign(), id: "swift/Foreign", text: unknown),
  ]

  static let unknown = "Ein Fehler ist aufgetreten."

  static let silent: [any Error] = [
    AuthServiceError.signInCancelled("x"), AuthServiceError.legacySignInRecoveryPresented,
    AuthServiceError.signInFailed(underlying: CancellationError()),
    AuthServiceError.signInFailed(underlying: AuthServiceError.signInCancelled("x")),
    AuthServiceError.signInFailed(underlying: AuthErrorCode.webContextCancelled),
    AuthServiceError.accountConflict(
      AccountConflictContext(
        conflictType: .anonymousUpgradeConflict, credential: 1,
        underlyingError: AuthErrorCode.credentialAlreadyInUse)),
    CancellationError(),
  ]
}

@Suite("The error types")
struct ErrorTypeTests {
  private let localizer = Localizer([.builtIn])

  @Test("have a text in the reader's language", arguments: ErrorTypeCase.all)
  func text(_ input: ErrorTypeCase) throws {
    let rendered = ErrorRenderer(localizer).render(input.error, for: ["de-AT"])
    #expect(rendered.id == input.id)
    let text = try #require(rendered.text)
    #expect(rendered.locale == "de" && !text.isEmpty)
    // What the thrower wrote is for developers.
    #expect(!text.contains("x\"") && text != "x" && rendered.detail == nil)
    if let expected = input.text { #expect(text == expected) }
  }

  @Test("say nothing of what the person did themselves")
  func silence() {
    for error in ErrorTypeCase.silent {
      let rendered = ErrorRenderer(localizer).render(error, for: ["de"])
      #expect(rendered.isSilent && rendered.text == nil && rendered.causes.isEmpty, "\(error)")
    }
  }

  @Test("are what Foundation takes for a localized error")
  func foundation() {
    let error: any Error = ErrorRenderer(localizer).render(AuthErrorCode.invalidEmail, for: ["en"])
    #expect(error.localizedDescription == "This email address isn’t valid.")
    #expect(
      (error as? any LocalizedError)?.recoverySuggestion == "Check what you entered and try again.")
  }

  @Test("carry what developers need, on request")
  func details() throws {
    var options = ErrorRenderer.Options()
    options.includesDetails = true
    let renderer = ErrorRenderer(localizer, options: options)
    let error = AuthServiceError.providerNotFound("no provider 'x.com'")
    let detail = try #require(renderer.render(error, for: []).detail)
    #expect(detail.hasSuffix("no provider 'x.com'"))
    let masked = ReportedError(
      code: "reauth/email", descriptor: ErrorCatalog.descriptor(id: "reauth/email"),
      detail: "sent to ann@example.com", arguments: [.string("ann@example.com").named("email")])
    #expect(renderer.render(masked, for: []).detail == "sent to a•••@example.com")
  }

  @Test("speak the language that is wanted when they are read")
  func contexts() {
    let context = OAuthReauthContext(providerId: "github.com", providerName: "GitHub")
    #expect(
      context.displayMessage(in: localizer, for: ["en"]) == "Sign in with GitHub to continue.")
    #expect(context.displayMessage(in: localizer, for: ["fr"]).contains("GitHub"))
    #expect(
      ReauthenticationType.oauth(context).displayMessage(in: localizer, for: ["en"])
        == AuthServiceError.oauthReauthenticationRequired(context: context)
        .displayMessage(in: localizer, for: ["en"]))
    #expect(
      OAuthReauthContext(providerId: "phone", providerName: "").displayMessage(
        in: localizer, for: ["de"]) == "Melden Sie sich mit Telefon an, um fortzufahren.")
    let conflict = ErrorTypeCase.conflict
    #expect(
      conflict.displayMessage(in: localizer, for: ["en"]) == "This email address is already in use."
    )
    #expect(conflict == conflict)
    let other = AccountConflictContext(
      conflictType: conflict.conflictType, credential: 1, underlyingError: conflict.underlyingError)
    #expect(conflict != other)
  }

  @Test("have a text for every reason that users can understand")
  func reasons() throws {
    let renderer = ErrorRenderer(localizer)
    let parent = renderer.render(ReportedError(named: "service/multi-factor"), for: ["en"]).text
    var own: Set<String> = []
    for reason in MultiFactorReason.allCases {
      let error = ReportedError(reason)
      let descriptor = try #require(error.descriptor)
      let text = try #require(renderer.render(error, for: ["en"]).text)
      if descriptor.audience == .developer { #expect(text == "Something went wrong.") }
      if text != parent { own.insert(text) }
    }
    #expect(own.count == 9)
    for reason in EmailLinkReason.allCases {
      #expect(renderer.render(ReportedError(reason), for: ["en"]).text?.isEmpty == false)
    }
    #expect(
      renderer.render(ReportedError(EmailLinkReason.generic), for: ["en"]).text
        == "This sign-in link isn’t valid.")
  }

  @Test("list what a password lacks")
  func password() {
    let listing = """
      PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at \
      least 10 characters, Password must contain an upper case character, Password must contain a \
      numeric character, Password must contain a non-alphanumeric character, Password must rhyme]
      """
    let renderer = ErrorRenderer(localizer)
    #expect(
      renderer.render(ReportedError(named: listing), for: ["en"]).text
        == "The password must have: at least 10 characters, an uppercase letter, a digit, and a special character."
    )
    #expect(
      renderer.render(ReportedError(AuthErrorCode.passwordDoesNotMeetRequirements), for: ["en"])
        .text
        == "This password doesn’t meet the requirements.")
    #expect(
      renderer.render(
        ReportedError(.passwordDoesNotMeetRequirements, detail: "[Password must rhyme]"),
        for: ["en"]
      ).text == "This password doesn’t meet the requirements.")
    #expect(
      PasswordRequirement.requirements(
        in:
          "[Password must contain a lower case character, Password may contain at most 20 characters]"
      )
        == [.lowercase, .maxLength(20)])
  }

  @Test("follow causes only so far")
  func depth() {
    var error = ReportedError(named: "auth/user-disabled")
    for _ in 0..<100 { error = ReportedError(named: "signInFailed", cause: error) }
    let rendered = ErrorRenderer(localizer).render(error, for: ["en"])
    #expect(rendered.causes.count == ReportedError.largestDepth)
    #expect(
      ReportedError(chain: String(repeating: "signInFailed>", count: 10_000)).chain.count == 8)
  }

  @Test(
    "are masked",
    arguments: [
      (ArgumentMask.email, "ann@example.com", "a•••@example.com"), (.email, "@b", "••••••"),
      (.email, "no address", "••••••"), (.last4, "+1 (555) 123-4567", "••••••4567"),
      (.last4, "123", "••••••3"), (.full, "x", "••••••"), (.none, "x", "x"),
      (.last4, "", "••••••"),
    ])
  func masks(_ mask: ArgumentMask, _ value: String, _ expected: String) {
    #expect(mask.masked(value) == expected)
  }
}
