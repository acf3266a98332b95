/// The texts of the sign-in screens and of errors, each under the name it has in FirebaseUI's `StringUtils`:
/// code that uses that type compiles against this one when the name of the type is changed.
///
/// ```swift
/// let strings = AuthStrings(bundle: "Custom.bundle", languageCode: "fr-CA")
/// strings.cancelButtonLabel  // Annuler
/// strings.emailPrefix(email: "ada@example.com")  // E-mail : ada@example.com
/// strings.localizedErrorMessage(for: AuthErrorCode.userDisabled)  // Ce compte a été désactivé.
/// ```
/// A text is looked for in all layers, locale by locale; those of this library are the last layer. What is
/// found first counts, be it empty or equal to its key. A language holds whether or not the layers of an
/// application have it, and a region falls back to its language.
///
/// Properties give a text as it stands in its file, with placeholders such as `%@`, for callers that insert
/// something themselves. Functions with labels insert it, never read it for placeholders, and keep it apart
/// from the direction of the text around it.
public struct AuthStrings: Sendable {
  /// The languages in which texts are wanted, the dearest first.
  public let languages: [String]
  let texts: LocalizedTexts
  let errors: ErrorRenderer

  /// The texts of several layers.
  ///
  /// - Parameters:
  ///   - layers: Where texts are looked for, the layer that overrides all others in front. Behind them comes
  ///     ``LocalizationLayer/builtIn``, if it is not one of them.
  ///   - languageCode: The language that is wanted, in any spelling; nil if ``languages`` are only the
  ///     preferred ones.
  ///   - preferredLanguages: The languages in which a text is wanted that no layer has in that one, the dearest
  ///     first. The system is not asked for any; behind all of them comes English.
  ///   - table: The table in which the layers have their texts.
  ///   - options: How texts are looked for and rendered.
  ///   - errorOptions: How errors are shown.
  public init(
    layers: [LocalizationLayer], languageCode: String?, preferredLanguages: [String] = [],
    table: String = "Localizable", options: Localizer.Options = Localizer.Options(),
    errorOptions: ErrorRenderer.Options = ErrorRenderer.Options()
  ) {
    let hasBuiltIn = layers.contains(where: \.isBuiltIn)
    self.init(
      localizer: Localizer(hasBuiltIn ? layers : layers + [.builtIn], options: options),
      languageCode: languageCode, preferredLanguages: preferredLanguages, table: table,
      errorOptions: errorOptions)
  }

  /// The texts of a folder with `.lproj` folders or string catalogs, and behind it those of this library.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - languageCode: The language that is wanted, in any spelling; nil for English.
  public init(bundle path: String, languageCode: String? = nil) {
    self.init(layers: [LocalizationLayer(folder: path)], languageCode: languageCode)
  }

  /// The texts of this library.
  ///
  /// - Parameter languageCode: The language that is wanted, in any spelling; nil for English.
  public init(languageCode: String? = nil) {
    self.init(layers: [], languageCode: languageCode)
  }

  /// The texts of a localizer that is shared, so that many languages are served from files that are read
  /// once.
  ///
  /// What was looked up stays as it is when the localizer is reloaded; make another value then.
  ///
  /// - Parameters:
  ///   - localizer: Where texts are looked for; its last layer should be ``LocalizationLayer/builtIn``.
  ///   - languageCode: The language that is wanted, in any spelling; nil if ``languages`` are only the
  ///     preferred ones.
  ///   - preferredLanguages: The languages in which a text is wanted that no layer has in that one, the dearest
  ///     first.
  ///   - table: The table in which the layers have their texts.
  ///   - errorOptions: How errors are shown.
  public init(
    localizer: Localizer, languageCode: String?, preferredLanguages: [String] = [],
    table: String = "Localizable", errorOptions: ErrorRenderer.Options = ErrorRenderer.Options()
  ) {
    languages = (languageCode.map { [$0] } ?? []) + preferredLanguages
    texts = localizer.texts(for: languages, table: table)
    errors = ErrorRenderer(localizer, table: table, options: errorOptions)
  }

  // MARK: Texts

  /// The text of a key as it stands in its file, with its placeholders; the key if nobody has it.
  ///
  /// A text in several forms, which a number or a device chooses, is rendered without arguments.
  public func localizedString(for key: String) -> String {
    guard let found = texts.find(key) else { return escaped(key) }
    switch found.source {
    case .pattern(let pattern): return escaped(pattern.text)
    case .select, .format: return found.render().text
    }
  }

  /// The text of a key with texts in the places of its placeholders.
  func text(_ key: String, _ arguments: String...) -> String {
    texts.render(key, arguments.map { .string($0) }).text
  }

  /// A text with its placeholders, made fit for what all texts are made fit for.
  private func escaped(_ text: String) -> String {
    let options = errors.localizer.options.rendering
    switch options.escape {
    case .none: return text
    case .html, .xml, .markdown: if options.textsAreMarkup { return text }
    case .json, .terminal: break
    }
    var bytes = Array(text.utf8)
    options.escape.apply(to: &bytes, from: 0, origin: .catalog)
    let escaped = String(decoding: bytes, as: UTF8.self)
    return options.escape == .json ? "\"\(escaped)\"" : escaped
  }

  // MARK: Errors

  /// The message of an error; empty if the error is not to be shown, for example because the person
  /// cancelled. Check for that before an alert is opened, or use ``renderedError(for:)``.
  public func localizedErrorMessage(for error: any Error) -> String {
    renderedError(for: error).text ?? ""
  }

  /// An error as it is to be shown: message, title, advice and how to present them.
  public func renderedError(for error: any Error) -> RenderedError {
    errors.render(error, for: languages)
  }
}

extension LocalizationLayer {
  /// Whether these are the texts of this library.
  fileprivate var isBuiltIn: Bool {
    switch origin {
    case .builtIn: true
    case .folder, .catalogs: false
    }
  }
}
