/// What comes next in a YAML text.
package struct YAMLEvent: Sendable {
  /// What it is.
  package var kind: Kind
  /// Where it begins.
  package var start: Place
  /// The place behind its last character.
  package var end: Place
  /// The name that an anchor gives; nil for none.
  package var anchor: String?
  /// The tag that is written out; nil for none.
  package var tag: String?

  /// A place in the text, line and column counted from 1, columns in Unicode scalars without the
  /// byte-order mark.
  package struct Place: Hashable, Sendable {
    /// The line.
    package var line: Int
    /// The column.
    package var column: Int
  }

  /// The kinds of events.
  package enum Kind: Sendable, Hashable {
    /// A document begins.
    case document
    /// A text; plain is one without quotes.
    case scalar(String, isPlain: Bool)
    /// What the anchor of this name stands at, once more.
    case alias(String)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }
}

/// Why a YAML text cannot be read on.
package struct YAMLError: Error, Hashable, Sendable {
  /// What is wrong, in the words of libyaml.
  package var problem: String
  /// Where; nil if it is not the text that is at fault.
  package var place: YAMLEvent.Place?
  /// The offset of a byte that could not be decoded, which has no place.
  package var badByte: Int?
}
