/// Writes new `.strings` files in canonical spelling: `"key" = "value";`, a line each, the comment above it
/// as `/* … */`, and a blank line around entries that have one.
public enum StringsWriter {
  /// An entry to be written.
  public struct Entry: Sendable {
    /// The key.
    public var key: String
    /// The text.
    public var value: String
    /// The comment for translators.
    public var comment: String?

    /// Creates an entry.
    public init(key: String, value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// A file with entries, in UTF-8.
  public static func bytes(_ entries: [Entry]) -> [UInt8] {
    let style = StringsStyle()
    var result: [UInt8] = []
    var hadComment = false
    for entry in entries {
      if !result.isEmpty, hadComment || entry.comment != nil { result.append(0x0A) }
      if let comment = entry.comment {
        result += style.comment(comment, isBlock: true, indentation: "").utf8
        result.append(0x0A)
      }
      result += StringsEscapes.quoted(entry.key).utf8
      result += " = ".utf8
      result += StringsEscapes.quoted(entry.value).utf8
      result += ";\n".utf8
      hadComment = entry.comment != nil
    }
    return result
  }

  /// The comment that is read back from a file where this one was written.
  ///
  /// White space at its ends is lost; so is, where `*/` forces a comment of several lines into line
  /// comments, that at the ends of lines.
  public static func comment(readingBack comment: String) -> String {
    guard !StringsStyle.fits(comment, asBlock: true) else { return comment.trimmedWhiteSpace }
    return comment.split(
      omittingEmptySubsequences: false, whereSeparator: \.isLineBreakInComment
    ).map { String($0).trimmedWhiteSpace }.joined(separator: "\n")
  }
}
