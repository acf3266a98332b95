/// A small project that shows what a rule finds, or what it leaves alone.
///
/// In a bad example the mark `↓` stands right before the place where the finding must be; an example
/// about a whole file or folder has no mark and names the file instead. Examples are documentation and
/// tests from one value.
public struct RuleExample: Sendable {
  /// The files, by path. Marks are still in the texts.
  public var files: [File]
  /// What the files override, by path; empty where they override nothing.
  public var base: [File] = []
  /// What the files were before; empty where that does not matter.
  public var previous: [File] = []
  /// Where the finding must be; nil for a good example.
  public var expectation: Expectation?
  /// What the example shows, if the files do not show it by themselves.
  public var note: String?

  /// What the project says, where the rule looks at that.
  public var configure: (@Sendable (inout LintOptions) -> Void)?

  /// A file of an example.
  public struct File: Sendable {
    /// The path, for example `fr.lproj/Localizable.strings`.
    public var path: String
    /// The contents, for files that are text.
    public var text: String
    /// The contents of a file that cannot be shown as text; they win over the text, which then
    /// shows them as well as it can, up to its mark exactly.
    public var bytes: [UInt8]?

    /// Creates a text file.
    public init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }

    /// Creates a file from bytes, with a text that says what they are.
    public init(_ path: String, bytes: [UInt8], shownAs text: String) {
      self.path = path
      self.text = text
      self.bytes = bytes
    }
  }

  /// Where a finding must be.
  public enum Expectation: Sendable, Equatable {
    /// At the mark in one of the files.
    case mark
    /// About a whole file or folder.
    case file(String)
  }

  /// The mark of the place of a finding.
  public static let mark: Character = "↓"

  /// One file in English that is in order.
  public static func good(_ text: String, note: String? = nil) -> RuleExample {
    good([File("en.lproj/Localizable.strings", text)], note: note)
  }

  /// One file in English with a finding at the mark.
  public static func bad(_ text: String, note: String? = nil) -> RuleExample {
    bad([File("en.lproj/Localizable.strings", text)], note: note)
  }

  /// An English text and its translation, in order.
  public static func good(
    en source: String, _ locale: String, _ target: String, note: String? = nil
  ) -> RuleExample {
    good(pair(source, locale, target), note: note)
  }

  /// An English text and its translation, with a finding at the mark.
  public static func bad(
    en source: String, _ locale: String, _ target: String, note: String? = nil
  ) -> RuleExample {
    bad(pair(source, locale, target), note: note)
  }

  /// Any files, in order.
  public static func good(_ files: [File], note: String? = nil) -> RuleExample {
    RuleExample(files: files, expectation: nil, note: note)
  }

  /// Any files, with a finding at the mark.
  public static func bad(_ files: [File], note: String? = nil) -> RuleExample {
    RuleExample(files: files, expectation: .mark, note: note)
  }

  /// Any files, with a finding about a whole file or folder.
  public static func bad(
    _ files: [File], about path: String, note: String? = nil
  ) -> RuleExample {
    RuleExample(files: files, expectation: .file(path), note: note)
  }

  /// The same example with files that its own override.
  public func overriding(_ base: [File]) -> RuleExample {
    var example = self
    example.base = base
    return example
  }

  /// The same example in a project with other options.
  public func with(_ configure: @escaping @Sendable (inout LintOptions) -> Void) -> RuleExample {
    var example = self
    example.configure = configure
    return example
  }

  /// The same example with files as they were before.
  public func since(_ previous: [File]) -> RuleExample {
    var example = self
    example.previous = previous
    return example
  }

  private static func pair(_ source: String, _ locale: String, _ target: String) -> [File] {
    [
      File("en.lproj/Localizable.strings", "\"key\" = \(source);\n"),
      File("\(locale).lproj/Localizable.strings", "\"key\" = \(target);\n"),
    ]
  }
}
