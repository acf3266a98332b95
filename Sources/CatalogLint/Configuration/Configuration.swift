public import CatalogSyntax

/// What a project says about its own localization files, as `.stringsctl.yml` does.
public struct Configuration: Sendable, Hashable {
  /// The path of the file that it was read from, as it is shown; nil where there is none.
  public var file: String?
  /// The source language.
  public var source: String?
  /// The locales that have to be complete.
  public var requiredLocales: [String] = []
  /// The locales that need not be complete.
  public var optionalLocales: [String] = []
  /// The tables that are looked at; all where there is none.
  public var tables: [NamePattern] = []
  /// The files that are looked at; all where there is none.
  public var include: [PathPattern] = []
  /// The files that are not looked at.
  public var exclude: [PathPattern] = []
  /// The files of source code.
  public var code: [PathPattern] = []
  /// What is said about rules, by id.
  public var rules: [String: RuleSettings] = [:]
  /// What is said about rules for some of the files; the last that says something counts.
  public var overrides: [PathSettings] = []
  /// The translations of terms by locale, by term.
  public var glossary: [String: [String: String]] = [:]
  /// Words that stay as they are in every language.
  public var doNotTranslate: [String] = []
  /// The locales in which a term must not be used, by term; an empty list is every locale, and `!`
  /// before a tag leaves a locale out.
  public var forbiddenTerms: [String: [String]] = [:]
  /// The regular expression that keys are to match.
  public var keyPattern: String?
  /// Functions of the project's own that take keys.
  public var functions: [ExtractedFunction] = []
  /// Keys that are needed although no code names them.
  public var ignoredUnusedKeys: [NamePattern] = []
  /// What an error does to a build that looks at the texts; nil leaves it at a warning.
  public var build: BuildOutcome?
  /// Where the keys of the file stand, by path, such as `locales.required` or `rules.missing-key`.
  public var places: [String: Diagnostic.Place] = [:]

  /// Creates a configuration that says nothing.
  public init() {}

  /// What findings do to a build.
  public enum BuildOutcome: String, Sendable, CaseIterable {
    /// They are warnings, and the build goes on.
    case warn
    /// They are what they are, and an error fails the build.
    case fail
  }

  /// What is said about rules for some of the files.
  public struct PathSettings: Sendable, Hashable {
    /// The files.
    public var files: [PathPattern]
    /// What is said about rules, by id.
    public var rules: [String: RuleSettings]
  }
}

/// What a configuration says about a rule.
public struct RuleSettings: Sendable, Hashable {
  /// How bad its findings are, or that it does not run; nil leaves that as it is.
  public var level: Level?
  /// The locales whose findings count, `!de` for all but one; nil leaves that as it is.
  public var locales: [String]?
  /// The keys whose findings count; nil leaves that as it is.
  public var keys: [NamePattern]?
  /// What the rule itself reads, by name.
  public var options: [String: ConfigurationValue] = [:]

  /// Creates settings that leave everything as it is.
  public init() {}

  /// A severity, or none.
  public enum Level: String, Sendable, CaseIterable {
    /// The rule does not run.
    case off
    case info
    case warning
    case error

    /// The severity; nil for a rule that does not run.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// Takes over what other settings say.
  mutating func merge(_ other: RuleSettings) {
    level = other.level ?? level
    locales = other.locales ?? locales
    keys = other.keys ?? keys
    options.merge(other.options) { _, new in new }
  }
}

/// A function of a project's own that takes a key.
public struct ExtractedFunction: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The type or value that it is called on; nil for any or none.
  public var receiver: String?
  /// The label of the argument with the key, or its number from 0.
  public var key: String?
  /// The same of the argument with the table.
  public var table: String?
  /// The same of the argument with the source text.
  public var value: String?
  /// The same of the argument with the comment.
  public var comment: String?
  /// How its key is read; nil for a literal.
  public var kind: Kind?

  /// How a key is read.
  public enum Kind: String, Sendable, CaseIterable {
    /// As it stands.
    case literal
    /// As a format, whose interpolations are placeholders.
    case format
  }
}

/// A value that a rule reads by itself.
public indirect enum ConfigurationValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([ConfigurationValue])
  case mapping([String: ConfigurationValue])
}
