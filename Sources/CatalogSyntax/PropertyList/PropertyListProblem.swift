/// A fault in an XML property list, at the place where a person would look for it.
public struct PropertyListProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  public enum Kind: String, Sendable, CaseIterable {
    /// A file that holds no element.
    case noValue = "no-value"
    /// A file of another XML format.
    case notAPropertyList = "not-a-property-list"
    /// An element that property lists do not have.
    case unknownElement = "unknown-element"
    /// A closing tag that closes nothing, or another element than the one that is open.
    case mismatchedTag = "mismatched-tag"
    /// An element, comment, section or tag that is never closed.
    case unclosed = "unclosed"
    /// A key that is not followed by a value.
    case keyWithoutValue = "key-without-value"
    /// A value in a dictionary that no key stands before.
    case valueWithoutKey = "value-without-key"
    /// A `<key>` where a value is due. Foundation takes it for a text.
    case keyAsValue = "key-as-value"
    /// A second value in `<plist>`.
    case extraValue = "extra-value"
    /// Text between elements.
    case unexpectedText = "unexpected-text"
    /// A `<` in a text.
    case markupInText = "markup-in-text"
    /// A comment in a text.
    case commentInText = "comment-in-text"
    /// An `&` that starts no reference, or a reference to nothing.
    case badEntity = "bad-entity"
    /// A document type with declarations of its own.
    case entityDeclaration = "entity-declaration"
    /// A header that names another encoding than the file has.
    case encodingDeclaration = "encoding-declaration"
    /// Anything behind the end. Foundation ignores it.
    case trailingContent = "trailing-content"
    /// A key that the dictionary has already. The last definition counts.
    case duplicateKey = "duplicate-key"
    /// More than ``PropertyListDocument/maximumDepth`` nested values.
    case nestingTooDeep = "nesting-too-deep"
    /// The markers that a version control system left around a merge conflict.
    case mergeConflictMarker = "merge-conflict-marker"
    /// A number that is none.
    case malformedNumber = "malformed-number"
    /// A date that is not written as `2001-01-01T00:00:00Z`.
    case malformedDate = "malformed-date"
    /// Data with characters that base 64 cannot have.
    case malformedData = "malformed-data"
    /// `<true>` or `<false>` with content.
    case malformedBoolean = "malformed-boolean"
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong; empty where something is missing.
  public var range: SourceRange
  /// A second place that explains the first: the first definition of a key, the tag that is open.
  public var origin: SourceRange?

  init(_ kind: Kind, _ range: SourceRange, origin: SourceRange? = nil) {
    self.kind = kind
    self.range = range
    self.origin = origin
  }

  /// Whether Foundation refuses the file because of this, or the meaning of a part is not certain.
  public var isError: Bool {
    switch kind {
    case .noValue, .notAPropertyList, .unknownElement, .mismatchedTag, .unclosed, .keyWithoutValue,
      .valueWithoutKey, .extraValue, .unexpectedText, .markupInText, .commentInText, .badEntity,
      .entityDeclaration, .encodingDeclaration, .nestingTooDeep, .mergeConflictMarker,
      .malformedNumber, .malformedDate, .malformedData, .malformedBoolean:
      true
    case .keyAsValue, .trailingContent, .duplicateKey:
      false
    }
  }
}

extension PropertyListProblem {
  /// What is wrong and what to do about it, in one sentence without final stop.
  ///
  /// - Parameters:
  ///   - source: The text that the problem was found in.
  ///   - lines: The lines of the same text.
  public func message(in source: SourceText, lines: LineIndex) -> String {
    let shown = Self.shown(source.text(in: range))
    let name = Self.shown(Self.elementName(source, at: range.start))
    switch kind {
    case .noValue:
      return "the property list holds no value"
    case .notAPropertyList where name == "resources":
      return "Android string resources, not a property list: convert the file"
    case .notAPropertyList:
      return "a file with '<\(name)>' at its start is not a property list"
    case .unknownElement:
      return "'\(name)' is no element of a property list"
    case .mismatchedTag:
      guard let origin else { return "'\(shown)' closes nothing: remove it" }
      let open = Self.shown(Self.elementName(source, at: origin.start))
      return "'\(shown)' where '</\(open)>' is due, opened in line \(lines.line(of: origin.start))"
    case .unclosed:
      return unclosedMessage(source, name)
    case .keyWithoutValue:
      return "\(shown) has no value"
    case .valueWithoutKey:
      return "'<\(name)>' where a '<key>' is due"
    case .keyAsValue:
      return "\(shown) where a value is due; it is read as a text: write '<string>'"
    case .extraValue:
      return "a second value in '<plist>', which holds one"
    case .unexpectedText:
      return "text where an element is due: '\(shown)'"
    case .markupInText:
      return "'<' in a text: write '&lt;'"
    case .commentInText:
      return "comment in a text: put it in front of the element"
    case .badEntity:
      return badEntityMessage(shown)
    case .entityDeclaration:
      return "document type with declarations of its own, which are not read: remove them"
    case .encodingDeclaration:
      return "the file is said to be in \(shown): store it as UTF-8"
    case .trailingContent:
      return "text behind the end of the property list is ignored at run time"
    case .duplicateKey:
      let first = origin.map { lines.line(of: $0.start) } ?? 1
      return "\(shown) is there already in line \(first); the last definition counts"
    case .nestingTooDeep:
      return "more than \(PropertyListDocument.maximumDepth) nested values"
    case .mergeConflictMarker:
      return "merge conflict left in the file: choose one side and remove the markers"
    case .malformedNumber:
      return "\(shown) is no number that can be stored"
    case .malformedDate:
      return "\(shown) is no date: write it as 2001-01-01T00:00:00Z"
    case .malformedData:
      return "data must be in base 64"
    case .malformedBoolean:
      return "'<\(name)>' holds nothing: write '<\(name)/>'"
    }
  }

  private func unclosedMessage(_ source: SourceText, _ name: String) -> String {
    let text = source.utf8.span
    if text.matches(Array("<!--".utf8), at: range.start) {
      return "comment is never closed: add '-->'"
    }
    if text.matches(XMLText.sectionStart, at: range.start) {
      return "CDATA section is never closed: add ']]>'"
    }
    if text.matches(Array("<?".utf8), at: range.start) {
      return "instruction is never closed: add '?>'"
    }
    if text.matches(Array("<!".utf8), at: range.start) {
      return "document type is never closed: add '>'"
    }
    if range.isEmpty || text[range.end - 1] != UInt8(ascii: ">") {
      return "tag is never closed: add '>'"
    }
    return "'<\(name)>' is never closed: add '</\(name)>'"
  }

  private func badEntityMessage(_ shown: String) -> String {
    if shown == "&" { return "'&' starts no reference: write '&amp;'" }
    if shown.hasPrefix("&#") {
      return "'\(shown)' is a reference to a character that does not exist"
    }
    return "'\(shown)' is no known reference: write the character itself"
  }

  /// The name in the tag at an offset.
  private static func elementName(_ source: SourceText, at offset: Int) -> String {
    let text = source.utf8.span
    guard offset < text.count, text[offset] == UInt8(ascii: "<") else { return "" }
    var start = offset + 1
    if start < text.count, text[start] == UInt8(ascii: "/") { start += 1 }
    var end = start
    while end < text.count, end < start + 80, !XMLTag.endsName(text[end]) { end += 1 }
    return source.text(in: SourceRange(start, end))
  }

  /// The start of a text from a file, on one line and harmless in a terminal.
  private static func shown(_ text: String) -> String {
    let line = text.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    let short = line.count > 60 ? line.prefix(59) + "…" : line
    return String(short).escapedForDisplay
  }
}
