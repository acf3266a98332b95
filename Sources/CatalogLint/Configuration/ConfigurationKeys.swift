import CatalogSyntax

/// A key at the top of the configuration: what it may hold, how it is read, and how it is written.
struct ConfigurationKey: Sendable {
  /// The key, its summary and its shape.
  var field: ConfigurationField
  /// Takes a value that fits the shape.
  var read: @Sendable (ConfigurationNode, inout Configuration) -> Void
  /// What a configuration says under the key; nil for nothing.
  var write: @Sendable (Configuration) -> ConfigurationNode?

  init(
    _ field: ConfigurationField,
    read: @escaping @Sendable (ConfigurationNode, inout Configuration) -> Void,
    write: @escaping @Sendable (Configuration) -> ConfigurationNode?
  ) {
    self.field = field
    self.read = read
    self.write = write
  }
}

/// The table of the keys.
enum ConfigurationKeys {
  /// Every key. Reading, messages, the JSON schema, the documentation and `config` follow from this list.
  static let all: [ConfigurationKey] = [
    ConfigurationKey(
      ConfigurationField("source", .locale, "The language that the texts are translated from."),
      read: { $1.source = $0.text }, write: { $0.source.map { .text($0) } }),
    ConfigurationKey(
      ConfigurationField(
        "locales",
        .mapping([
          ConfigurationField(
            "required", .list(.locale),
            "Locales that have to be complete: what they lack is an error."),
          ConfigurationField(
            "optional", .list(.locale),
            "Locales that need not be complete: what they lack is only noted."),
        ]), "The locales that the project is translated into."),
      read: {
        $1.requiredLocales = $0["required"]?.texts ?? []
        $1.optionalLocales = $0["optional"]?.texts ?? []
      },
      write: {
        .members([
          ("required", .nonEmpty($0.requiredLocales)), ("optional", .nonEmpty($0.optionalLocales)),
        ])
      }),
    ConfigurationKey(
      ConfigurationField(
        "tables", .list(.name),
        "The tables to look at, by patterns of their names; '!' before a pattern leaves tables out."
      ),
      read: { $1.tables = $0.names }, write: { .nonEmpty($0.tables.map(\.spelling)) }),
    ConfigurationKey(
      ConfigurationField(
        "include", .list(.path), "The files to look at, of those below the folders that are named."),
      read: { $1.include = $0.paths }, write: { .nonEmpty($0.include.map(\.spelling)) }),
    ConfigurationKey(
      ConfigurationField(
        "exclude", .list(.path),
        "Files to leave out. A file that is named on the command line is looked at all the same."),
      read: { $1.exclude = $0.paths }, write: { .nonEmpty($0.exclude.map(\.spelling)) }),
    ConfigurationKey(
      ConfigurationField("code", .list(.path), "The files of source code that use the texts."),
      read: { $1.code = $0.paths }, write: { .nonEmpty($0.code.map(\.spelling)) }),
    ConfigurationKey(
      ConfigurationField(
        "rules", ruleDictionary,
        "What is said about rules, by id: a severity, or a mapping that says more."),
      read: { $1.rules = $0.ruleSettings }, write: { .settings($0.rules) }),
    ConfigurationKey(
      ConfigurationField(
        "overrides",
        .list(
          .mapping([
            ConfigurationField("files", .list(.path), isRequired: true, "The files it is about."),
            ConfigurationField(
              "rules", ruleDictionary, isRequired: true, "What is said about rules there."),
          ])),
        "What is said about rules for some of the files; the last that says something counts."),
      read: {
        $1.overrides = $0.elements.map { element in
          Configuration.PathSettings(
            files: element["files"]?.paths ?? [], rules: element["rules"]?.ruleSettings ?? [:])
        }
      },
      write: { configuration in
        guard !configuration.overrides.isEmpty else { return nil }
        return .list(
          configuration.overrides.map { item in
            .mapping([
              ("files", .texts(item.files.map(\.spelling))),
              ("rules", .settings(item.rules) ?? .mapping([])),
            ])
          })
      }),
    ConfigurationKey(
      ConfigurationField(
        "glossary", .dictionary(.any, .dictionary(.locales, .text)),
        "Terms with their translation in each locale."),
      read: {
        $1.glossary = [String: [String: String]](
          $0.members.map { term in
            let texts = term.value.members.map { ($0.name, $0.value.text ?? "") }
            return (term.name, [String: String](texts, uniquingKeysWith: { $1 }))
          }, uniquingKeysWith: { $1 })
      },
      write: { configuration in
        guard !configuration.glossary.isEmpty else { return nil }
        return .mapping(
          configuration.glossary.sorted { $0.key < $1.key }.map { term, texts in
            (term, .mapping(texts.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }))
          })
      }),
    ConfigurationKey(
      ConfigurationField(
        "do-not-translate", .list(.text),
        "Words that stay as they are in every language, such as names of products."),
      read: { $1.doNotTranslate = $0.texts }, write: { .nonEmpty($0.doNotTranslate) }),
    ConfigurationKey(
      ConfigurationField(
        "forbidden-terms", .dictionary(.any, .list(.localeChoice)),
        "Terms that must not be used, each with the locales where: all for an empty list; '!' before a"
          + " tag leaves a locale out."),
      read: {
        $1.forbiddenTerms = [String: [String]](
          $0.members.map { ($0.name, $0.value.texts) }, uniquingKeysWith: { $1 })
      },
      write: { configuration in
        guard !configuration.forbiddenTerms.isEmpty else { return nil }
        return .mapping(
          configuration.forbiddenTerms.sorted { $0.key < $1.key }.map { ($0.key, .texts($0.value)) }
        )
      }),
    ConfigurationKey(
      ConfigurationField(
        "key-naming", .expression, "A regular expression that every whole key is to match."),
      read: { $1.keyPattern = $0.text }, write: { $0.keyPattern.map { .text($0) } }),
    ConfigurationKey(
      ConfigurationField(
        "extract",
        .mapping([
          ConfigurationField("functions", .list(.mapping(functionFields)), "The functions."),
          ConfigurationField(
            "ignore-unused", .list(.name),
            "Keys that are needed although no code names them, by patterns; '!' before a pattern leaves"
              + " keys out."),
        ]),
        "Functions of the project's own that take keys, and keys that no code names."),
      read: {
        $1.functions = ($0["functions"]?.elements ?? []).map { ExtractedFunction($0) }
        $1.ignoredUnusedKeys = $0["ignore-unused"]?.names ?? []
      },
      write: { configuration in
        let functions = configuration.functions.map(\.node)
        return .members([
          ("functions", functions.isEmpty ? nil : .list(functions)),
          ("ignore-unused", .nonEmpty(configuration.ignoredUnusedKeys.map(\.spelling))),
        ])
      }),
    ConfigurationKey(
      ConfigurationField(
        "build", .choice("outcome", Configuration.BuildOutcome.allCases.map(\.rawValue)),
        "What an error does to a build that looks at the texts: it is a warning, or fails the build."
      ),
      read: { $1.build = $0.text.flatMap { Configuration.BuildOutcome(rawValue: $0) } },
      write: { $0.build.map { .word($0.rawValue) } }),
  ]

  /// The keys as a shape.
  static let shape = ConfigurationShape.mapping(all.map(\.field))

  /// The words for a severity.
  static let level = ConfigurationShape.choice(
    "severity", RuleSettings.Level.allCases.map(\.rawValue))

  /// What may be said about a rule.
  static let ruleSettings = ConfigurationShape.either(level, .mapping(settingFields))

  private static let ruleDictionary = ConfigurationShape.dictionary(.rules, ruleSettings)

  private static let settingFields = [
    ConfigurationField("severity", level, "How bad its findings are; 'off' stops the rule."),
    ConfigurationField(
      "locales", .list(.localeChoice),
      "The locales whose findings count; '!' before a tag leaves a locale out."),
    ConfigurationField(
      "keys", .list(.name),
      "The keys whose findings count, by patterns; '!' before a pattern leaves keys out."),
    ConfigurationField(
      "options", .dictionary(.any, .anything), "What the rule itself reads."),
  ]

  private static let functionFields = [
    ConfigurationField("name", .text, isRequired: true, "The name of the function."),
    ConfigurationField("receiver", .text, "The type or value that it is called on."),
    ConfigurationField(
      "key", .argument, "The argument with the key; the first if it is not given."),
    ConfigurationField("table", .argument, "The argument with the table."),
    ConfigurationField("value", .argument, "The argument with the source text."),
    ConfigurationField("comment", .argument, "The argument with the comment."),
    ConfigurationField(
      "kind", .choice("kind", ExtractedFunction.Kind.allCases.map(\.rawValue)),
      "Whether the key is a literal, or a format whose interpolations are placeholders."),
  ]
}

// MARK: - Reading and writing parts

extension ConfigurationNode {
  fileprivate var paths: [PathPattern] { texts.compactMap { try? PathPattern($0) } }
  fileprivate var names: [NamePattern] { texts.compactMap { try? NamePattern($0) } }

  fileprivate var ruleSettings: [String: RuleSettings] {
    [String: RuleSettings](
      members.map { ($0.name.replacing("_", with: "-"), RuleSettings($0.value)) },
      uniquingKeysWith: { $1 })
  }

  /// The texts, or nil if there is none.
  fileprivate static func nonEmpty(_ texts: [String]) -> ConfigurationNode? {
    texts.isEmpty ? nil : .texts(texts)
  }

  /// The members that there are, or nil if there is none.
  fileprivate static func members(_ members: [(String, ConfigurationNode?)]) -> ConfigurationNode? {
    let present = members.compactMap { name, value in value.map { (name, $0) } }
    return present.isEmpty ? nil : .mapping(present)
  }

  fileprivate static func settings(_ rules: [String: RuleSettings]) -> ConfigurationNode? {
    guard !rules.isEmpty else { return nil }
    return .mapping(rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value.node) })
  }
}

extension RuleSettings {
  fileprivate init(_ node: ConfigurationNode) {
    self.init()
    guard node.text == nil else {
      level = node.text.flatMap { Level(rawValue: $0) }
      return
    }
    level = node["severity"]?.text.flatMap { Level(rawValue: $0) }
    locales = node["locales"]?.texts
    keys = node["keys"]?.names
    for member in node["options"]?.members ?? [] {
      options[member.name] = ConfigurationValue(member.value)
    }
  }

  fileprivate var node: ConfigurationNode {
    if let level, locales == nil, keys == nil, options.isEmpty { return .word(level.rawValue) }
    let options = options.isEmpty ? nil : ConfigurationValue.mapping(options).node
    return .members([
      ("severity", level.map { .word($0.rawValue) }), ("locales", locales.map { .texts($0) }),
      ("keys", keys.map { .texts($0.map(\.spelling)) }), ("options", options),
    ]) ?? .mapping([])
  }
}

extension ExtractedFunction {
  fileprivate init(_ node: ConfigurationNode) {
    name = node["name"]?.text ?? ""
    receiver = node["receiver"]?.text
    key = node["key"]?.text
    table = node["table"]?.text
    value = node["value"]?.text
    comment = node["comment"]?.text
    kind = node["kind"]?.text.flatMap { Kind(rawValue: $0) }
  }

  fileprivate var node: ConfigurationNode {
    let texts = [
      ("name", name), ("receiver", receiver), ("key", key), ("table", table), ("value", value),
      ("comment", comment), ("kind", kind?.rawValue),
    ]
    return .mapping(texts.compactMap { name, text in text.map { (name, .text($0)) } })
  }
}
