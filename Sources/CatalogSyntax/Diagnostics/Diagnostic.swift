/// A finding about a localization file, as a value.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that found it, in kebab case, for example `placeholder-type`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong and what to do.
  public var message: Message
  /// The file, or the folder for a finding about a folder.
  public var file: String
  /// The place in the file, or nil for a finding about the whole of it.
  public var place: Place?
  /// The key of the entry it is about.
  public var key: String?
  /// The table of that entry.
  public var table: String?
  /// The locale it concerns.
  public var locale: String?
  /// The plural, device or substitution form it is about.
  public var variation: String?
  /// The source text of the entry.
  public var source: String?
  /// The text that was found wanting.
  public var value: String?
  /// What would put it right, where that is known.
  public var fix: FixIt?

  /// A change that would put right what was found.
  public struct FixIt: Hashable, Sendable {
    /// Whether the change may be made unasked.
    public var safety: Safety
    /// What the change does, as an order: “Rename the key to …”.
    public var title: Message
    /// The replacements that make it, in the text of the file, in order and apart from each other. None
    /// where the change is told in words alone, or is one of the encoding.
    public var edits: [TextEdit]
    /// What becomes of the bytes around the text; nil where they stay.
    public var encoding: EncodingChange?
    /// Its place among what other fixes put in at the same place; nil where it cannot stand beside them.
    public var order: Int?
    /// The path that the folder of the finding gets; nil where it keeps its own.
    public var newPath: String?

    /// A change of the bytes of a file that is none of its text.
    public enum EncodingChange: String, Sendable, CaseIterable {
      /// The text is written in UTF-8 without byte-order mark.
      case utf8 = "utf-8"
      /// The bytes at the end that are only a part of a character go.
      case wholeCharacters = "whole-characters"
    }

    /// Whether a change may be made unasked.
    public enum Safety: String, Sendable, CaseIterable {
      /// Nothing that a user reads changes.
      case safe
      /// Somebody has to look at it first.
      case unsafe
    }

    /// Creates a fix.
    public init(
      _ title: Message, safety: Safety, edits: [TextEdit] = [], encoding: EncodingChange? = nil,
      order: Int? = nil, newPath: String? = nil
    ) {
      self.title = title
      self.safety = safety
      self.edits = edits
      self.encoding = encoding
      self.order = order
      self.newPath = newPath
    }

    /// Whether it can be applied; one in words alone cannot.
    public var isApplicable: Bool { !edits.isEmpty || encoding != nil || newPath != nil }
  }

  /// A stretch of a file.
  public struct Place: Hashable, Sendable {
    /// The first character.
    public var start: LineColumn
    /// The place just behind the last character.
    public var end: LineColumn

    /// Creates a place.
    public init(start: LineColumn, end: LineColumn) {
      self.start = start
      self.end = end
    }
  }

  /// The sentence of a finding. Rules declare theirs as static members in an extension, so that the
  /// place where a finding is made reads as English.
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The sentence, without final stop, safe to show on a terminal.
    public var description: String
    /// The places in ``Diagnostic/value`` that it is about, as half-open ranges of UTF-8 bytes in order;
    /// none for a sentence about the whole or about what is absent.
    public var marks: [SourceRange] = []

    /// Creates a message; control characters in it are made visible.
    public init(_ text: String) {
      description = text.escapedForDisplay
    }

    /// No sentence.
    fileprivate static let none = Message("")

    /// The message with the places in the text that it is about.
    public func marking(_ ranges: [SourceRange]) -> Message {
      var message = self
      message.marks = ranges
      return message
    }
  }

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, message: Message, file: String, place: Place? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.place = place
  }
}

extension Diagnostic {
  /// The findings of several lists in the order of every report.
  public static func sorted(_ lists: consuming [[Diagnostic]]) -> [Diagnostic] {
    // A finding is large, so that places in the lists are moved about and not the findings. Most are told
    // apart by their files and lines, which are at hand here.
    var places: [SortedPlace] = []
    places.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    let ranks = fileRanks(in: lists)
    for list in lists.indices {
      var last: (file: String, rank: Int) = ("", ranks[""] ?? 0)
      for index in lists[list].indices {
        let file = lists[list][index].file
        if file != last.file { last = (file, ranks[file] ?? 0) }
        let line = lists[list][index].place?.start.line ?? 0
        places.append(SortedPlace(file: last.rank, line: line, list: list, index: index))
      }
    }
    places.sort { left, right in
      if left.file != right.file { return left.file < right.file }
      if left.line != right.line { return left.line < right.line }
      return isOrderedBefore(lists[left.list][left.index], lists[right.list][right.index])
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(places.count)
    for place in places {
      // Taken out of its list: a copy would count a reference to each of its texts.
      var finding = Diagnostic(rule: "", severity: .info, message: .none, file: "")
      swap(&finding, &lists[place.list][place.index])
      result.append(finding)
    }
    return result
  }

  /// Where a finding is that is to be put in order.
  private struct SortedPlace {
    var file: Int
    var line: Int
    var list: Int
    var index: Int
  }

  /// The places of the files of some findings in the order of their paths.
  private static func fileRanks(in lists: [[Diagnostic]]) -> [String: Int] {
    var files: Set<String> = []
    for findings in lists {
      var last: String?
      for index in findings.indices where findings[index].file != last {
        last = findings[index].file
        files.insert(findings[index].file)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: files.sorted().enumerated().map { ($0.element, $0.offset) })
  }

  /// The order of every report: by file, place, rule, locale and key.
  public static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.file != right.file { return left.file < right.file }
    let start = LineColumn(line: 0, column: 0)
    let places = (left.place?.start ?? start, right.place?.start ?? start)
    if places.0.line != places.1.line { return places.0.line < places.1.line }
    if left.rule != right.rule { return left.rule < right.rule }
    if places.0 != places.1 { return places.0 < places.1 }
    let locales = (left.locale ?? "", right.locale ?? "")
    if locales.0 != locales.1 { return locales.0 < locales.1 }
    let keys = (left.key ?? "", right.key ?? "")
    if keys.0 != keys.1 { return keys.0 < keys.1 }
    let variations = (left.variation ?? "", right.variation ?? "")
    if variations.0 != variations.1 { return variations.0 < variations.1 }
    return left.message.description < right.message.description
  }
}
