/// How messages are rendered.
public struct RenderingOptions: Hashable, Sendable {
  /// The kind of device that a choice by device looks for, such as `iphone` or `mac`; nil for none, which
  /// takes `other`.
  public var device: String?
  /// The width there is, in the units of the texts' width rules; nil for no limit.
  public var width: Int?
  /// What the text is made fit for.
  public var escape = TextEscape.none
  /// Whether the texts of the catalog are markup already, so that only what is inserted is escaped. It
  /// holds for HTML, XML and Markdown.
  public var textsAreMarkup = false
  /// When inserted texts are kept apart from the direction of the text around them.
  public var isolation = TextIsolation.automatic
  /// Whether numbers are written as the locale writes them; else in ASCII and without grouping.
  public var localizesNumbers = true
  /// Whether whole numbers that `%@` prints are grouped.
  public var groupsObjects = false
  /// Whether `%@` obeys its width, counted in grapheme clusters.
  public var padsObjects = false
  /// Whether `%%` is a percent sign also in texts that have no other specifier.
  public var areFormats = true
  /// Whether to do as Apple's formatter does where this library does better:
  ///
  /// - numbers are cut to the width of C's types (`%d` of 5000000000 is 705032704);
  /// - plural categories follow the wanted locale and not the language of the text, and root rules where
  ///   no locale is wanted;
  /// - an argument that nothing mentions is not skipped: `%1$@ %3$@` prints the first two arguments.
  public var isAppleCompatible = false

  /// Creates the default options.
  public init() {}
}

/// What a rendered text is made fit for.
public enum TextEscape: String, Hashable, Sendable, CaseIterable {
  /// Plain text, as it is.
  case none
  /// HTML: `&`, `<`, `>` and both quotes become references, isolates become `<bdi>` elements.
  case html
  /// A complete JSON string literal with its quotes.
  case json
  /// Markdown: a backslash in front of every character that has a meaning.
  case markdown
  /// XML 1.0: `&`, `<`, `>` and both quotes become references, and U+FFFD stands for characters that XML does
  /// not allow.
  case xml
  /// A terminal: control characters are shown as `\u{1B}`. Line breaks and tabs of the catalog's own texts
  /// stay what they are, those of inserted texts are shown.
  case terminal
}

/// When an inserted text is put between U+2068 (first strong isolate) and U+2069 (UAX #9), so that its
/// direction does not disturb its surroundings. Numbers never are.
public enum TextIsolation: String, Hashable, Sendable, CaseIterable {
  /// If the language of the message is written from right to left, or the inserted text has a character that
  /// is.
  case automatic = "auto"
  /// Always.
  case always
  /// Never.
  case never
}
