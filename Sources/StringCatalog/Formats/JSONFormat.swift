import CatalogSyntax

/// Plain JSON: an object from keys to texts, plurals as objects from categories to texts.
struct JSONFormat: CatalogFormat {
  let name = "json"
  let summary = "plain JSON, '{\"key\": \"text\"}', a file for each locale"
  let layout = FileLayout.locales
  let traits: FormatTraits = []

  func fit(_ message: Message, forKey key: String) -> FittedMessage {
    ChoiceFitting(key: key, selectors: [.plural], takesParts: false).fit(message)
  }

  func files(for catalog: Catalog) -> [CatalogFile] {
    var members: [String: [JSONFragment.Member]] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations {
        guard let message = localization.message else { continue }
        members[localization.locale.spelling, default: []].append(
          JSONFragment.Member(entry.key, Self.fragment(of: message)))
      }
    }
    var layout = JSONLayout()
    layout.colon = ": "
    layout.opensEmptyObjects = false
    return members.sorted { LocaleIdentifier($0.key) < LocaleIdentifier($1.key) }.map { file in
      CatalogFile(
        locale: LocaleIdentifier(file.key), pathExtension: "json",
        bytes: layout.text(of: .object(file.value), indentation: "") + [0x0A])
    }
  }

  private static func fragment(of message: Message) -> JSONFragment {
    switch message {
    case .pattern(let pattern): .string(pattern.text)
    case .format(let format): .string(format.pattern.text)
    case .select(let select):
      .object(select.variants.map { JSONFragment.Member($0.key, fragment(of: $0.message)) })
    }
  }
}
