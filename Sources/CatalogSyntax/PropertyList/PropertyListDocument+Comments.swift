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
    let comments = allComments(of: member, in: dictionary, behind: previous)
    return comments.isEmpty ? nil : comments.map(commentText).joined(separator: "\n")
  }

  private func allComments(
    of member: Member, in dictionary: Int, behind previous: Member?
  ) -> [SourceRange] {
    let above = leadingComments(of: member, in: dictionary, behind: previous)
    guard above.isEmpty else { return above }
    let between = comments(
      in: SourceRange(nodes[member.key].range.end, nodes[member.value].range.start))
    guard between.isEmpty else { return between }
    let end = nodes[member.value].range.end
    return comments(in: SourceRange(end, endWithComments(of: member.value, in: dictionary)))
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

  /// The comments of the members of a dictionary, as ``comment(of:in:behind:)`` gives them one by one, in
  /// the order of ``members(of:)``, and how many comments of the file they are.
  package func commentsOfMembers(of container: Int) -> (texts: [String?], count: Int) {
    var previous: Member?
    var count = 0
    let texts = members(of: container).map { member in
      defer { previous = member }
      let comments = allComments(of: member, in: container, behind: previous)
      count += comments.count
      return comments.isEmpty ? nil : comments.map(commentText).joined(separator: "\n")
    }
    return (texts, count)
  }

  /// The number of comments in the file.
  package var commentCount: Int {
    pieces().reduce(0) { count, piece in
      guard case .trivia(let range) = piece else { return count }
      return count + comments(in: range).count
    }
  }

  /// A comment and the member of the root dictionary that it belongs to.
  package struct OwnedComment: Sendable {
    /// The text between the delimiters.
    package var contentRange: SourceRange
    /// The member; nil for a comment that belongs to none.
    package var member: Member?
    /// Whether it stands before the first member.
    package var isAboveAll: Bool
  }

  /// The comments that hold a word, in file order.
  ///
  /// A comment belongs to the member below it, around it, or before it on its line.
  package func comments(containing pattern: BytePattern) -> [OwnedComment] {
    let text = source.utf8.span
    guard pattern.firstIndex(in: text) != nil else { return [] }
    let members = root.map { self.members(of: $0) } ?? []
    var next = 0
    var reach = self.reach(around: next, members)
    var result: [OwnedComment] = []
    for piece in pieces() {
      guard case .trivia(let range) = piece else { continue }
      for comment in comments(in: range) {
        let content = SourceRange(comment.start + 4, max(comment.start + 4, comment.end - 3))
        guard pattern.firstIndex(in: text.extracting(0..<content.end), from: content.start) != nil
        else { continue }
        let passed = next
        while next < members.count, nodes[members[next].value].range.end <= comment.start {
          next += 1
        }
        if next != passed { reach = self.reach(around: next, members) }
        let member =
          comment.start >= reach.start
          ? members[next] : comment.end <= reach.end ? members[next - 1] : nil
        let first = members.first.map { nodes[$0.key].range.start } ?? comment.end
        result.append(
          OwnedComment(
            contentRange: content, member: member, isAboveAll: comment.end <= first))
      }
    }
    return result
  }

  /// Where what belongs to a member starts, and where what belongs to the one in front of it ends.
  ///
  /// A comment that starts behind the first belongs to the member, one that ends before the second to the
  /// other; where there is no such member, none does.
  private func reach(around next: Int, _ members: [Member]) -> (start: Int, end: Int) {
    guard let root else { return (.max, -1) }
    let previous = next > 0 ? members[next - 1] : nil
    let start =
      next < members.count
      ? startWithComments(of: members[next].key, in: root, behind: previous?.value) : .max
    return (start, previous.map { endWithComments(of: $0.value, in: root) } ?? -1)
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
