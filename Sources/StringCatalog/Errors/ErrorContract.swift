internal import CatalogSyntax

/// The promise that every error has its texts in every locale, and how it is checked.
///
/// For each locale the layers together must have, in that language, the message of every error that users are
/// shown, its title, advice and button, and every text of the sign-in screens; each with placeholders that
/// fit the error's arguments, in every plural form. What only developers are shown is English and part of the
/// descriptors.
public struct ErrorContract: Sendable {
  /// A breach.
  public struct Breach: Hashable, Sendable {
    /// What is the matter. The raw values are stable.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// No layer has the text in the language.
      case missing
      /// The text is empty.
      case empty
      /// The placeholders of the text do not fit the arguments.
      case arguments
    }

    /// What is the matter.
    public var kind: Kind
    /// The key of the text.
    public var key: String
    /// The locale.
    public var locale: String
    /// The layer that has the text; nil if none has.
    public var layer: String?
    /// What does not fit.
    public var detail: String?
  }

  private let localizer: Localizer
  private let table: String

  /// Prepares to check layers.
  ///
  /// - Parameters:
  ///   - layers: The layers; those of an application with ``LocalizationLayer/builtIn`` behind them.
  ///   - table: The table in which applications have their texts.
  public init(_ layers: [LocalizationLayer], table: String = "Localizable") {
    var options = Localizer.Options()
    options.isStrict = true
    localizer = Localizer(layers, options: options)
    self.table = table
  }

  /// The files that could not be read so far.
  public var failures: [FileError] { localizer.failures }

  /// The locales that some layer has texts in, sorted.
  public var locales: [String] { localizer.locales(of: table) }

  /// The breaches in a locale, in the order of the catalog.
  public func breaches(in locale: String) -> [Breach] {
    let texts = localizer.texts(for: [locale], table: table)
    var breaches: [Breach] = []
    for descriptor in ErrorCatalog.descriptors where descriptor.hasOwnText {
      // All but the last round, which is for errors that have no message.
      let message = descriptor.keys.message.dropLast().flatMap { $0 }
      check(message, descriptor, texts, locale, &breaches)
      if descriptor.title != nil {
        check(descriptor.keys.title, descriptor, texts, locale, &breaches)
      }
      if descriptor.recovery != nil {
        check(descriptor.keys.recovery, descriptor, texts, locale, &breaches)
      }
      if descriptor.action != nil {
        check(descriptor.keys.action, descriptor, texts, locale, &breaches)
      }
    }
    for text in BuiltInTexts.interfaceTexts {
      check([text.key], text.arguments, texts, locale, &breaches)
    }
    var seen: Set<Breach> = []
    return breaches.filter { seen.insert($0).inserted }
  }

  private func check(
    _ keys: [String], _ descriptor: ErrorDescriptor, _ texts: LocalizedTexts, _ locale: String,
    _ breaches: inout [Breach]
  ) {
    check(keys, descriptor.arguments.map(\.sample), texts, locale, &breaches)
  }

  /// Checks the text of the first of several keys that there is.
  private func check(
    _ keys: [String], _ arguments: [MessageArgument], _ texts: LocalizedTexts, _ locale: String,
    _ breaches: inout [Breach]
  ) {
    guard let found = texts.find(anyOf: keys) else {
      // The last key is the one that errors share, or the error itself.
      breaches.append(Breach(kind: .missing, key: keys[keys.count - 1], locale: locale))
      return
    }
    var isEmpty = false
    var problem: RenderingIssue?
    for count in Self.sampleCounts {
      let values = arguments.map { argument -> MessageArgument in
        if case .int = argument.value { .int(count) } else { argument }
      }
      let rendering = found.render(values)
      isEmpty = isEmpty || rendering.text.isEmpty
      // A text may leave out what it could say.
      problem = problem ?? rendering.issues.first { $0.kind != .unusedArgument }
      if case .pattern = found.source { break }
    }
    if isEmpty {
      breaches.append(Breach(kind: .empty, key: found.key, locale: locale, layer: found.layer))
    }
    if let problem {
      breaches.append(
        Breach(
          kind: .arguments, key: found.key, locale: locale, layer: found.layer,
          detail: problem.description))
    }
  }

  /// Numbers that between them take every plural form of every language (CLDR).
  private static let sampleCounts: [Int64] = [
    1, 0, 2, 3, 5, 6, 8, 11, 12, 20, 21, 100, 101, 1_000_000,
  ]
}

extension ErrorContract.Breach: CustomStringConvertible {
  /// The breach in a sentence without final stop.
  public var description: String {
    let place = "\(locale.escapedForDisplay): '\(key.escapedForDisplay)'"
    let layer = layer.map { " in \($0.escapedForDisplay)" } ?? ""
    return switch kind {
    case .missing: "\(place) has no text"
    case .empty: "\(place) has an empty text\(layer)"
    case .arguments: "\(place) has a text\(layer) that does not fit: \(detail ?? "")"
    }
  }
}

extension ErrorContract {
  /// Breaches as JSON, in UTF-8:
  /// `{"version":1,"breaches":[{"kind","key","locale","layer","detail"}],"summary":{"locales","errors","breaches"}}`.
  public static func json(_ breaches: [Breach], localeCount: Int) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.name("breaches")
    json.beginArray()
    for breach in breaches {
      json.newLine()
      json.beginObject()
      json.member("kind", breach.kind.rawValue)
      json.member("key", breach.key)
      json.member("locale", breach.locale)
      json.member("layer", breach.layer)
      json.member("detail", breach.detail)
      json.endObject()
    }
    json.finalNewLine()
    json.endArray()
    json.name("summary")
    json.beginObject()
    json.member("locales", localeCount)
    json.member("errors", ErrorCatalog.descriptors.count { $0.hasOwnText })
    json.member("breaches", breaches.count)
    json.endObject()
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension ErrorArgument {
  /// A value of the right kind.
  fileprivate var sample: MessageArgument {
    switch kind {
    case .count: .int(defaultValue ?? 1)
    case .email: "ann@example.com"
    case .phone: "+15551234567"
    case .requirements: .list(["a", "b"])
    case .person, .provider, .url, .duration, .date, .code, .label, .cause, .opaque: "Sample"
    }
  }
}
