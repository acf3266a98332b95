public import CatalogSyntax

/// Why an edit of a string catalog was refused. Nothing was changed.
public enum XCStringsEditError: Error, Equatable, Sendable {
  /// The file is not JSON, so that a change might end up in the wrong place.
  case brokenFile(JSONProblem)
  /// Bytes that are no text in the file's encoding.
  case badEncoding(EncodingProblem)
  /// What is to be changed is of a type that the format does not have there.
  case wrongType(SourceRange)
  /// The file has no `strings`, or is no object.
  case notACatalog
  /// The catalog has no such key.
  case keyNotFound(String)
  /// The catalog has the key already.
  case keyExists(String)
  /// The key has nothing in that locale.
  case localeNotFound(String)
  /// The name of a variation is none: neither `plural.…` nor `device.…` nor `substitutions.…`.
  case unknownVariation(String)
  /// The localization has no such variation, and it cannot be made: a substitution that is not there,
  /// a phrase of a set.
  case variationNotFound(String)
  /// The text has variations, and which one is meant was not said; their names are given.
  case variationNeeded([String])
  /// The localization holds a plain text or variations of another kind, which a new variation beside
  /// it would make unusable.
  case variationConflict(String)
}

extension XCStringsEditError {
  /// Why, in one sentence without final stop.
  public func message(in source: SourceText) -> String {
    switch self {
    case .brokenFile(let problem):
      return "the file is broken: " + problem.message(in: source, lines: LineIndex(source.utf8))
    case .badEncoding:
      return "bytes that are no text in the encoding of the file: correct them first"
    case .wrongType:
      return "the catalog holds something else than a text there"
    case .notACatalog:
      return "the file is not a string catalog: it has no 'strings'"
    case .keyNotFound(let key):
      return "no key '\(key.escapedForDisplay)'"
    case .keyExists(let key):
      return "the key '\(key.escapedForDisplay)' is there already"
    case .localeNotFound(let locale):
      return "nothing in '\(locale.escapedForDisplay)'"
    case .unknownVariation(let name):
      return "'\(name.escapedForDisplay)' is not a variation: write 'plural.one', 'device.mac',"
        + " 'device.mac.plural.one' or 'substitutions.NAME.one'"
    case .variationNotFound(let name):
      return "no variation '\(name.escapedForDisplay)'"
    case .variationNeeded(let names):
      return "the text has variations, name one of: "
        + names.map(\.escapedForDisplay).joined(separator: ", ")
    case .variationConflict(let name):
      return
        "'\(name.escapedForDisplay)' cannot stand beside the plain text or the other variations"
        + " that are there"
    }
  }
}
