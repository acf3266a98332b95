/// The comments that belong to the members of a dictionary.
extension PropertyListDocument {
  /// The comment of a member: those directly above its key on lines of their own, else those between
  /// key and value, else those behind the value on its line; nil if there is none.
  ///
  /// Several comments are joined by line breaks. Line breaks are LF, as readers of XML give them.
  ///
  /// - Parameter previous: The member in front of it in the dictionary; nil for the first.
  public func comment(
    of member: Member, in dictionary: Int, behind previous: Member?
  ) -> String? {
    var comments = leadingComments(of: member, in: dictionary, behind: previous)
    if comments.isEmpty {
      comments = self.comments(
        in: SourceRange(nodes[member.key].range.end, nodes[member.value].range.start))
    }
    if comments.isEmpty {
      let end = nodes[member.value].range.end
      comments = self.comments(
        in: SourceRange(end, endWithComments(of: member.value, in: dictionary)))
    }
    guard !comments.isEmpty else { return nil }
    return comments.map(commentText).joined(separator: "\n")
  }

  /// Sets the comment above a member, or removes it. Setting the comment that is there already gives
  /// no edit.
  ///
  /// - Parameter previous: The member in front of it in the dictionary; nil for the first.
  /// - Throws: ``PropertyListEditError/unrepresentableComment(_:)`` for a text with `--`, which would
  ///   end the comment, or with a character that XML cannot hold.
  public func edits(
    settingComment comment: String?, of member: Member, in dictionary: Int,
    behind previous: Member?
  ) throws(PropertyListEditError) -> [TextEdit] {
    try checkIntact()
    let old = leadingComments(of: member, in: dictionary, behind: previous)
    guard let comment else { return old.map(removal) }
    guard isRepresentable(comment: comment) else { throw .unrepresentableComment(comment) }
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isXMLLineBreak)
    let new = "<!-- " + lines.joined(separator: lineBreak) + " -->"
    if let first = old.first {
      guard
        !old.map(commentText).joined(separator: "\n").utf8.elementsEqual(
          lines.joined(separator: "\n").trimmedWhiteSpace.utf8)
      else { return [] }
      return [TextEdit(first, with: new)] + old.dropFirst().map(removal)
    }
    let start = nodes[member.key].range.start
    guard let indentation = indentation(at: start) else {
      return [TextEdit(SourceRange(at: start), with: lineBreak + new + lineBreak)]
    }
    return [TextEdit(SourceRange(at: start), with: new + lineBreak + indentation)]
  }

  /// The comments directly above a key.
  private func leadingComments(
    of member: Member, in dictionary: Int, behind previous: Member?
  ) -> [SourceRange] {
    let start = startWithComments(of: member.key, in: dictionary, behind: previous?.value)
    return comments(in: SourceRange(start, nodes[member.key].range.start))
  }

  private func comments(in range: SourceRange) -> [SourceRange] {
    (trivia(in: range) ?? []).compactMap { part in
      switch part {
      case .comment(let range): range
      case .space, .instruction, .documentType: nil
      }
    }
  }

  /// The text of a comment without its delimiters and the white space at its ends.
  private func commentText(_ range: SourceRange) -> String {
    let content = SourceRange(range.start + 4, max(range.start + 4, range.end - 3))
    return source.text(in: content)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isXMLLineBreak)
      .joined(separator: "\n").trimmedWhiteSpace
  }

  /// Removes a comment with the white space behind it.
  private func removal(of comment: SourceRange) -> TextEdit {
    var end = comment.end
    while end < source.utf8.count, source.utf8[end].isXMLSpace { end += 1 }
    return TextEdit(SourceRange(comment.start, end), with: [])
  }

  private func isRepresentable(comment: String) -> Bool {
    // References mean nothing in a comment, so that every character has to stand for itself.
    XMLText.isRepresentable(comment) && !comment.utf8.contains("--".utf8)
      && (!isLimitedToASCII || comment.utf8.allSatisfy { $0 < 0x80 })
  }
}

extension Character {
  /// Whether XML takes this for a line break.
  fileprivate var isXMLLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
