import Foundation
import StringCatalog
import TestSupport
import Testing

/// Texts in memory.
private func layer(_ name: String, _ texts: [String: [String: String]]) -> LocalizationLayer {
  var entries: [String: Entry] = [:]
  for (locale, texts) in texts {
    for (key, text) in texts {
      entries[key, default: Entry(key)].localizations.append(
        Localization(LocaleIdentifier(locale), .pattern(Pattern(text))))
    }
  }
  let catalog = Catalog(
    table: "Localizable", sourceLanguage: nil,
    entries: entries.values.sorted { $0.key < $1.key })
  return LocalizationLayer([catalog], name: name)
}

private func strings(
  _ texts: [String: [String: String]] = [:], _ languages: String...
) -> AuthStrings {
  AuthStrings(
    layers: [layer("custom", texts)], languageCode: languages.first,
    preferredLanguages: Array(languages.dropFirst()))
}

@Suite("Accessors of the sign-in texts")
struct AuthStringsAccessorTests {
  /// The keys that are no English text.
  static let symbolicKeys: Set = [
    "UpdatePasswordTitle", "PasswordRecoveryMessage", "PasswordRecoveryEmailSentMessage",
    "TermsOfServiceMessage",
  ]

  private struct Row {
    var accessor: String
    var isFunction: Bool
    var key: String
  }

  /// The list of what FirebaseUI has; empty if it cannot be read.
  private static let rows: [Row] = {
    let file = Repository.fixtures("errors").appending(path: "accessors.tsv")
    return ((try? Repository.rows(file)) ?? []).compactMap { row in
      guard let accessor = row["accessor"], let parameters = row["parameters"],
        let key = row["key"]
      else { return nil }
      return Row(accessor: accessor, isFunction: !parameters.isEmpty, key: key)
    }
  }()

  /// A text for each key that tells it from all others.
  private static let marks: [String: String] = {
    var marks: [String: String] = [:]
    for row in rows { marks[row.key] = marks[row.key] ?? "\(marks.count): %@" }
    return marks
  }()

  private static let marked = strings(["en": marks], "en")

  private static func row(of call: AccessorCall) throws -> Row {
    try #require(rows.first { $0.accessor == call.name })
  }

  @Test("every accessor of FirebaseUI is there")
  func completeness() {
    #expect(Self.rows.map(\.accessor) == AccessorCall.all.map(\.name))
    #expect(Set(AccessorCall.all.map(\.name)).count == 145)
  }

  @Test("looks up its own key and inserts its argument", arguments: AccessorCall.all)
  func key(_ call: AccessorCall) throws {
    let row = try Self.row(of: call)
    let mark = try #require(Self.marks[row.key])
    let expected =
      row.isFunction ? mark.replacing("%@", with: AccessorCall.argument) : mark
    #expect(call.call(Self.marked) == expected)
  }

  @Test("reads in English as its key, or as a text of our own", arguments: AccessorCall.all)
  func english(_ call: AccessorCall) throws {
    let row = try Self.row(of: call)
    let text = call.call(AuthStrings(languageCode: "en"))
    if Self.symbolicKeys.contains(row.key) {
      #expect(text.contains(" "))
    } else if row.isFunction {
      #expect(text == row.key.replacing("%@", with: AccessorCall.argument))
    } else {
      #expect(text == row.key)
    }
  }

  @Test("have a text in each locale that comes along", arguments: BuiltInTexts.locales)
  func translations(_ locale: String) throws {
    let strings = AuthStrings(languageCode: locale)
    for call in AccessorCall.all {
      let row = try Self.row(of: call)
      let text = call.call(strings)
      #expect(!text.isEmpty && !Self.symbolicKeys.contains(text), "\(call.name)")
      #expect(!row.isFunction || text.contains(AccessorCall.argument), "\(call.name)")
      let isTranslated = locale == "en" || row.isFunction || text != row.key
      // Some words are the same in two languages, whole sentences are not.
      #expect(isTranslated || row.key.split(separator: " ").count < 4, "\(call.name)")
    }
  }

  // MARK: Placeholders

  struct FormattedText: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var raw: String
    var rendered: String
    var rawText: @Sendable (AuthStrings) -> String
    var text: @Sendable (AuthStrings) -> String

    init(
      _ raw: String, _ rendered: String, _ rawText: @escaping @Sendable (AuthStrings) -> String,
      _ text: @escaping @Sendable (AuthStrings) -> String
    ) {
      testDescription = raw
      (self.raw, self.rendered) = (raw, rendered)
      (self.rawText, self.text) = (rawText, text)
    }

    static let all = [
      FormattedText(
        "We sent a code to %@", "We sent a code to +1 555", { $0.sentCodeToNumberMessage },
        { $0.sentCodeToNumberMessage(phoneNumber: "+1 555") }),
      FormattedText(
        "We'll send a code to ••••••%@", "We'll send a code to ••••••4567",
        { $0.sendCodeToMaskedNumberMessage },
        { $0.sendCodeToMaskedNumberMessage(lastDigits: "4567") }),
      FormattedText(
        "Enrolled: %@", "Enrolled: today", { $0.enrolledDateLabel },
        { $0.enrolledDateLabel(date: "today") }),
      FormattedText(
        "SMS: %@", "SMS: +1 555", { $0.smsPhoneLabel },
        { $0.smsPhoneLabel(phoneNumber: "+1 555") }),
      FormattedText(
        "%@    %@", "Terms    Privacy", { $0.footerTermsFormat },
        { $0.footerTerms(termsOfService: "Terms", privacyPolicy: "Privacy") }),
      FormattedText(
        "If you continue, you agree to the %@ and the %@.",
        "If you continue, you agree to the Terms and the Privacy.", { $0.termsOfServiceMessage },
        { $0.termsOfServiceMessage(termsOfService: "Terms", privacyPolicy: "Privacy") }),
      FormattedText(
        "We sent an email to %@. Open it and use the link to choose a new password.",
        "We sent an email to a@b.c. Open it and use the link to choose a new password.",
        { $0.passwordRecoveryEmailSentMessage },
        { $0.passwordRecoveryEmailSentMessage(email: "a@b.c") }),
    ]
  }

  @Test(
    "a property gives the placeholders, the function beside it replaces them",
    arguments: FormattedText.all)
  func formats(_ format: FormattedText) {
    let strings = AuthStrings(languageCode: "en")
    #expect(format.rawText(strings) == format.raw)
    #expect(format.text(strings) == format.rendered)
  }

  @Test("what is inserted is never read", arguments: ["%@", "%n", "100 %", "%#@count@", "{0}", ""])
  func insertion(_ argument: String) {
    let strings = AuthStrings(languageCode: "en")
    #expect(strings.emailPrefix(email: argument) == "Email: \(argument)")
    #expect(
      strings.footerTerms(termsOfService: argument, privacyPolicy: "p") == "\(argument)    p")
  }

  @Test("what is inserted is kept apart from text that runs from right to left")
  func isolation() {
    let strings = AuthStrings(languageCode: "ar")
    #expect(
      strings.emailPrefix(email: "ada@example.com")
        == "البريد الإلكتروني: \u{2068}ada@example.com\u{2069}")
    #expect(strings.smsPhoneLabel(phoneNumber: "+1 555").contains("\u{2068}+1 555\u{2069}"))
    #expect(!strings.smsPhoneLabel.contains("\u{2068}"))
  }

  @Test("a text that has lost its placeholder, or has too many, does no harm")
  func hostileTexts() {
    let strings = strings(["en": ["Email: %@": "%s%n %@ %5$@", "SMS: %@": "SMS"]], "en")
    #expect(strings.emailPrefix(email: "a@b.c").contains("…"))
    #expect(strings.smsPhoneLabel(phoneNumber: "1") == "SMS")
  }
}

@Suite("Sign-in texts in layers")
struct AuthStringsLookupTests {
  struct Lookup: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var texts: [String: [String: String]]
    var language: String?
    var preferred: [String] = []
    /// The labels of the buttons Cancel and Back.
    var cancel: String
    var back: String

    static let all = [
      Lookup(
        testDescription: "an override of one text leaves the others",
        texts: ["en": ["Cancel": "Not now"]], language: "en", cancel: "Not now", back: "Back"),
      Lookup(
        testDescription: "a region falls back to its language",
        texts: ["fr": ["Cancel": "Pas maintenant"]], language: "fr-CA", cancel: "Pas maintenant",
        back: "Retour"),
      Lookup(
        testDescription: "a region before its language",
        texts: ["fr": ["Cancel": "Pas maintenant"], "fr-CA": ["Cancel": "Plus tard"]],
        language: "fr_CA", cancel: "Plus tard", back: "Retour"),
      Lookup(
        testDescription: "a language that the layer lacks", texts: ["en": ["Cancel": "Not now"]],
        language: "de", cancel: "Abbrechen", back: "Zurück"),
      Lookup(
        testDescription: "a language that only the layer has",
        texts: ["sv": ["Cancel": "Avbryt"]], language: "sv", cancel: "Avbryt", back: "Back"),
      Lookup(
        testDescription: "a language that nobody has", texts: ["fr": ["Cancel": "Non"]],
        language: "tlh", cancel: "Cancel", back: "Back"),
      Lookup(
        testDescription: "a text that is equal to its key", texts: ["fr": ["Cancel": "Cancel"]],
        language: "fr", cancel: "Cancel", back: "Retour"),
      Lookup(
        testDescription: "an empty text", texts: ["fr": ["Cancel": ""]], language: "fr",
        cancel: "", back: "Retour"),
      Lookup(
        testDescription: "no language", texts: ["en": ["Cancel": "Not now"]], language: nil,
        cancel: "Not now", back: "Back"),
      Lookup(
        testDescription: "preferred languages only", texts: [:], language: nil,
        preferred: ["tlh", "de-AT"], cancel: "Abbrechen", back: "Zurück"),
      Lookup(
        testDescription: "a preferred language for what one of a layer lacks",
        texts: ["sv": ["Cancel": "Avbryt"]], language: "sv", preferred: ["de"], cancel: "Avbryt",
        back: "Zurück"),
      Lookup(
        testDescription: "preferred languages in place of one that nobody has", texts: [:],
        language: "tlh", preferred: ["de"], cancel: "Abbrechen", back: "Zurück"),
    ]
  }

  @Test("a reader is shown", arguments: Lookup.all)
  func lookup(_ lookup: Lookup) {
    let strings = AuthStrings(
      layers: [layer("custom", lookup.texts)], languageCode: lookup.language,
      preferredLanguages: lookup.preferred)
    #expect(strings.cancelButtonLabel == lookup.cancel)
    #expect(strings.backButtonLabel == lookup.back)
  }

  @Test("the texts of this library come last unless they are placed elsewhere")
  func builtInLayer() {
    let custom = layer("custom", ["en": ["Cancel": "Not now", "own": "Own"]])
    let first = AuthStrings(layers: [.builtIn, custom], languageCode: "en")
    #expect(first.cancelButtonLabel == "Cancel")
    #expect(first.localizedString(for: "own") == "Own")
    #expect(AuthStrings().cancelButtonLabel == "Cancel")
    #expect(AuthStrings(layers: [], languageCode: "pl").cancelButtonLabel == "Anuluj")
  }

  @Test("one order holds for all texts")
  func order() {
    var options = Localizer.Options()
    options.order = .layerFirst
    let custom = layer("custom", ["en": ["Cancel": "Not now"]])
    let strings = AuthStrings(layers: [custom], languageCode: "fr", options: options)
    #expect(strings.cancelButtonLabel == "Not now")
    #expect(strings.backButtonLabel == "Retour")
  }

  @Test("a key that nobody has is its text", arguments: ["Nowhere", "50% of %@", "%%", ""])
  func unknownKey(_ key: String) {
    #expect(AuthStrings(languageCode: "fr").localizedString(for: key) == key)
  }

  @Test("a text that a device chooses is chosen")
  func devices() {
    let forms = Select(
      by: .device,
      [Variant("mac", .pattern("Click OK")), Variant("other", .pattern("Tap OK"))])
    let catalog = Catalog(
      table: "Texts", sourceLanguage: nil,
      entries: [Entry("OK", [Localization(LocaleIdentifier("en"), .select(forms))])])
    var options = Localizer.Options()
    options.rendering.device = "mac"
    let strings = AuthStrings(
      layers: [LocalizationLayer([catalog], name: "custom")], languageCode: "en", table: "Texts",
      options: options)
    #expect(strings.okButtonLabel == "Click OK")
    #expect(strings.cancelButtonLabel == "Cancel")
  }

  @Test(
    "texts are made fit for where they go",
    arguments: [
      (TextEscape.html, "Don&#39;t have an account yet?", "Email: &lt;b&gt;"),
      (.json, #""Don't have an account yet?""#, #""Email: <b>""#),
      (.none, "Don't have an account yet?", "Email: <b>"),
    ])
  func escapes(escape: TextEscape, property: String, function: String) {
    var options = Localizer.Options()
    options.rendering.escape = escape
    let strings = AuthStrings(layers: [], languageCode: "en", options: options)
    #expect(strings.dontHaveAnAccountYetLabel == property)
    #expect(strings.emailPrefix(email: "<b>") == function)
  }

  @Test("texts of the catalog that are markup stay it")
  func markup() {
    var options = Localizer.Options()
    options.rendering.escape = .html
    options.rendering.textsAreMarkup = true
    let custom = layer("custom", ["en": ["OK": "<b>OK</b>"]])
    let strings = AuthStrings(layers: [custom], languageCode: "en", options: options)
    #expect(strings.okButtonLabel == "<b>OK</b>")
  }

  @Test(
    "a folder is a layer",
    arguments: [
      ("en.lproj/Localizable.strings", #""Cancel" = "Not now";"#),
      (
        "Localizable.xcstrings",
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"Cancel":{"localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Not now"}}}}}}
        """
      ),
    ])
  func bundle(file: String, text: String) throws {
    let folder = try TestSupport.TemporaryFolder()
    try folder.write(file, text)
    let strings = AuthStrings(bundle: folder.url.path, languageCode: "en-GB")
    #expect(strings.cancelButtonLabel == "Not now")
    #expect(strings.backButtonLabel == "Back")
    #expect(AuthStrings(bundle: folder.url.path).cancelButtonLabel == "Not now")
    #expect(AuthStrings(bundle: folder.url.path, languageCode: "fr").backButtonLabel == "Retour")
    #expect(AuthStrings(bundle: folder.path("none")).backButtonLabel == "Back")
  }

  @Test("a localizer serves many languages")
  func sharing() {
    let localizer = Localizer([layer("custom", ["fr": ["Cancel": "Non"]]), .builtIn])
    #expect(AuthStrings(localizer: localizer, languageCode: "fr").cancelButtonLabel == "Non")
    #expect(AuthStrings(localizer: localizer, languageCode: "de").cancelButtonLabel == "Abbrechen")
  }
}

@Suite("Messages of errors by way of the sign-in texts")
struct AuthStringsErrorTests {
  private struct ForeignError: Error {}

  @Test("an error is said in the language of the reader, in the words of the application")
  func messages() {
    let strings = strings(
      [
        "fr": [
          "That email address isn't correct.": "Adresse inconnue", "auth/wrong-password": "Non",
        ]
      ],
      "fr-CA")
    #expect(strings.localizedErrorMessage(for: AuthErrorCode.invalidEmail) == "Adresse inconnue")
    #expect(strings.localizedErrorMessage(for: AuthErrorCode.wrongPassword) == "Non")
    #expect(
      strings.localizedErrorMessage(for: AuthErrorCode.userDisabled)
        == "Ce compte a été désactivé.")
    #expect(
      strings.localizedErrorMessage(for: ForeignError())
        == strings.localizedString(for: "auth/unknown"))
  }

  @Test(
    "whoever cancelled is told nothing",
    arguments: [
      AuthServiceError.signInCancelled("by hand"), CancellationError(),
      AuthErrorCode.webContextCancelled,
      AuthServiceError.signInFailed(underlying: AuthErrorCode.webContextCancelled),
    ] as [any Error])
  func cancellation(_ error: any Error) {
    let strings = AuthStrings(languageCode: "en")
    #expect(strings.localizedErrorMessage(for: error) == "")
    #expect(strings.renderedError(for: error).isSilent)
  }

  @Test("causes are said too, however an error is given")
  func causes() {
    let strings = AuthStrings(languageCode: "en")
    let wrapped = AuthServiceError.signInFailed(underlying: AuthErrorCode.networkError)
    let cause = strings.localizedErrorMessage(for: AuthErrorCode.networkError)
    #expect(!cause.isEmpty)
    #expect(strings.localizedErrorMessage(for: wrapped).contains(cause))
    #expect(ReportedError(AuthErrorCode.invalidEmail).descriptor?.id == "auth/invalid-email")
    #expect(
      ReportedError(AuthServiceError.noCurrentUser).descriptor?.id == "service/no-current-user")
    #expect(ReportedError(wrapped).cause?.descriptor?.id == "auth/network-request-failed")
  }

  @Test("an error can be had with all that goes with it")
  func rendered() {
    var options = ErrorRenderer.Options()
    options.isEnumerationSafe = true
    let strings = AuthStrings(layers: [], languageCode: "fr", errorOptions: options)
    let error = strings.renderedError(for: AuthErrorCode.userNotFound)
    #expect(error.id == "auth/invalid-credential")
    #expect(error.locale == "fr")
    #expect(error.title != nil)
  }
}

@Suite("Labels of providers, security checks and problems with inputs")
struct AuthStringsExtraTests {
  @Test(
    "a provider is known by its name",
    arguments: [
      ("google.com", "Google", "Se connecter avec Google"),
      ("twitter.com", "X", "Se connecter avec X"),
      ("github.com", "GitHub", "Se connecter avec GitHub"),
      ("phone", "Téléphone", nil), ("password", "E-mail", nil), ("emailLink", nil, nil),
      ("oidc.example", "oidc.example", "Se connecter avec oidc.example"),
    ])
  func providers(provider: String, name: String?, label: String?) {
    let strings = AuthStrings(languageCode: "fr")
    let expectedLabels = [
      "phone": strings.phoneLoginButtonLabel, "password": strings.signInWithEmailButtonLabel,
      "emailLink": strings.signInWithEmailLinkViewTitle,
    ]
    #expect(strings.providerName(provider) == name ?? strings.emailLinkProviderName)
    #expect(strings.signInLabel(provider: provider) == label ?? expectedLabels[provider])
  }

  @Test("a provider that is not known goes by the name it was registered under")
  func registeredProviders() {
    let strings = strings(["en": ["ui/sign-in-with": "Go on with %@"]], "en")
    #expect(strings.signInLabel(provider: "oidc.x", displayName: "Ex%@") == "Go on with Ex%@")
    #expect(strings.signInLabel(provider: "oidc.x", displayName: "") == "Go on with oidc.x")
    #expect(strings.signInLabel(provider: "yahoo.com", displayName: "Y") == "Go on with Yahoo")
    #expect(strings.providerName("saml.y", displayName: "Why") == "Why")
  }

  @Test("a button of one provider is overridden by the key FirebaseUI has for it")
  func providerOverrides() {
    let strings = strings(["en": ["Sign in with Google": "Google!"]], "en")
    #expect(strings.signInLabel(provider: "google.com") == "Google!")
  }

  @Test(
    "a security check has a title and a message",
    arguments: [
      (
        ReauthenticationType.oauth(
          OAuthReauthContext(providerId: "github.com", providerName: "GitHub")),
        "Confirm that it’s you", "Sign in with GitHub to continue."
      ),
      (
        .email(EmailReauthContext(email: "a@b.c")), "Confirm that it’s you",
        "Enter your password to continue."
      ),
      (
        .emailLink(EmailLinkReauthContext(email: "a@b.c")), "Verify your email address",
        "Check your email to confirm that it’s you."
      ),
      (
        .phone(PhoneReauthContext(phoneNumber: "+1")), "Verify your phone number",
        "Verify your phone number to continue."
      ),
    ])
  func reauthentication(type: ReauthenticationType, title: String, message: String) {
    let strings = AuthStrings(languageCode: "en")
    #expect(strings.reauthenticationTitle(for: type) == title)
    #expect(strings.reauthenticationMessage(for: type) == message)
  }

  @Test("the buttons of a security check")
  func reauthenticationButtons() {
    let strings = AuthStrings(languageCode: "en")
    #expect(strings.reauthenticationContinueButtonLabel == "Continue")
    #expect(strings.reauthenticationProceedButtonLabel == "Proceed")
    #expect(strings.reauthenticationCancelButtonLabel == "Cancel")
    #expect(strings.reauthenticationSendEmailButtonLabel == "Send verification email")
  }

  @Test("addresses and numbers are hidden unless they are asked for")
  func masks() {
    let usual = AuthStrings(languageCode: "en")
    let email = "ada@example.com"
    let phone = "+1 555 123 4567"
    #expect(
      usual.reauthenticationMessage(email: email)
        == "We’ll send a verification email to a•••@example.com.")
    #expect(
      usual.reauthenticationMessage(phoneNumber: phone)
        == "We’ll send a verification code to ••••••4567.")
    #expect(
      usual.reauthenticationMessage(email: email, mask: ArgumentMask.none)
        == "We’ll send a verification email to ada@example.com.")
    var options = ErrorRenderer.Options()
    options.masks = ["phone": .none]
    options.mask = .full
    let other = AuthStrings(layers: [], languageCode: "en", errorOptions: options)
    #expect(!other.reauthenticationMessage(email: email).contains("example.com"))
    #expect(other.reauthenticationMessage(phoneNumber: phone).contains(phone))
  }

  @Test(
    "a problem with an input is said",
    arguments: [
      (ValidationProblem.email, "Enter a valid email address."),
      (.phone, "Enter a valid phone number."),
      (.passwordsDiffer, "The passwords don’t match."),
      (.passwordLength(minLength: 1), "Use at least 1 character."),
      (.passwordLength(minLength: 12), "Use at least 12 characters."),
      (.codeLength(length: 6), "Enter all 6 digits of the code."),
      (.empty(.confirmPassword), "Required: Confirm password"),
      (.emptyField(label: "Shoe size %@"), "Required: Shoe size %@"),
    ])
  func validation(problem: ValidationProblem, message: String) {
    #expect(AuthStrings(languageCode: "en").validationMessage(for: problem) == message)
  }

  @Test("a number chooses the form that its language has for it")
  func validationPlurals() {
    let strings = AuthStrings(languageCode: "pl")
    let messages = [1, 2, 5].map { number in
      strings.validationMessage(for: .passwordLength(minLength: number))
        .replacing("\(number)", with: "")
    }
    #expect(Set(messages).count >= 2)
  }

  @Test("every problem has a message in each locale", arguments: BuiltInTexts.locales)
  func validationLocales(_ locale: String) {
    let fields = ErrorPresentation.FormField.allCases.map { ValidationProblem.empty($0) }
    let strings = AuthStrings(languageCode: locale)
    let unknown = strings.localizedString(for: "auth/unknown")
    for problem in [
      .email, .phone, .passwordsDiffer, .passwordLength(minLength: 6), .codeLength(length: 6),
    ] + fields {
      let message = strings.validationMessage(for: problem)
      #expect(!message.isEmpty && message != unknown && !message.contains("ui/"))
    }
  }
}
