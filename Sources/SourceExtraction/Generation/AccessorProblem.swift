package import CatalogSyntax

/// Something that a person should know about the accessors of a catalog.
package struct AccessorProblem: Hashable, Sendable {
  /// Whether the key has no accessor for it.
  package var severity: Severity
  /// The table; nil for what concerns the names that are given by hand.
  package var table: String?
  /// The key.
  package var key: String
  /// What is the matter and what comes of it, in one sentence without final stop.
  package var message: String

  /// The problem in one line that is harmless in a terminal: `warning: table 'T', key 'k': message`.
  package var line: String {
    let place = table.map { "table '\($0.escapedForDisplay)', " } ?? ""
    return "\(severity.rawValue): \(place)key '\(key.escapedForDisplay)': \(message)"
  }
}

extension AccessorProblem {
  static func unknownConversion(_ table: String, _ key: String, _ spelling: String) -> Self {
    Self(
      severity: .error, table: table, key: key,
      message: "nothing can be passed for '\(spelling.escapedForDisplay)'; no accessor")
  }

  static func unsafeConversion(_ table: String, _ key: String, argument: Int, _ what: String)
    -> Self
  {
    Self(
      severity: .error, table: table, key: key,
      message: "argument \(argument) is read as \(what), which a typed function cannot pass safely;"
        + " no accessor (use '%@' or a number)")
  }

  static func conflict(_ table: String, _ key: String, argument: Int) -> Self {
    Self(
      severity: .error, table: table, key: key,
      message: "argument \(argument) is read as two kinds of values; no accessor")
  }

  static func gap(_ table: String, _ key: String, argument: Int) -> Self {
    Self(
      severity: .error, table: table, key: key,
      message: "argument \(argument) is left out, so nothing tells its type; no accessor")
  }

  static func noSource(_ table: String, _ key: String, _ locale: String) -> Self {
    Self(
      severity: .warning, table: table, key: key,
      message: "no text in the source language; the arguments are those of"
        + " '\(locale.escapedForDisplay)'")
  }

  static func compiledName(_ table: String, _ key: String, _ name: String) -> Self {
    Self(
      severity: .warning, table: table, key: key,
      message: "'%(\(name.escapedForDisplay))' is understood only in catalogs that Xcode compiled;"
        + " StringCatalog shows it as it is")
  }

  static func additional(_ table: String, _ key: String, _ locale: String, argument: Int) -> Self {
    Self(
      severity: .warning, table: table, key: key,
      message: "the text in '\(locale.escapedForDisplay)' reads argument \(argument), which the"
        + " source text does not have")
  }

  static func mismatch(_ table: String, _ key: String, _ locale: String, argument: Int) -> Self {
    Self(
      severity: .warning, table: table, key: key,
      message:
        "the text in '\(locale.escapedForDisplay)' reads argument \(argument) as another kind"
        + " of value than the source text")
  }

  static func renamed(
    _ table: String, _ key: String, from wanted: String, to name: String, _ why: String
  ) -> Self {
    Self(
      severity: .warning, table: table, key: key,
      message: "the accessor is '\(name.escapedForDisplay)': '\(wanted.escapedForDisplay)' \(why)")
  }

  static func unknownKey(_ key: String, _ name: String) -> Self {
    Self(
      severity: .error, table: nil, key: key,
      message: "is to be called '\(name.escapedForDisplay)', but no table has it")
  }

  static func wrongLabels(_ table: String, _ key: String, _ name: String, count: Int) -> Self {
    let arguments = count == 1 ? "1 argument" : "\(count) arguments"
    return Self(
      severity: .error, table: table, key: key,
      message: "the text takes \(arguments), which is not what '\(name.escapedForDisplay)' says; no"
        + " accessor")
  }

  static func twice(_ key: String, _ name: String) -> Self {
    Self(
      severity: .error, table: nil, key: key,
      message: "the name '\(name.escapedForDisplay)' is given twice; no accessor")
  }
}
