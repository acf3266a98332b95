extension PropertyListDocument {
  /// The comments directly above the members of a dictionary, joined by line breaks; nil for a member
  /// without one. They are in the order of ``members(of:)``.
  package func commentsAboveMembers(of container: Int) -> [String?] {
    var previous: Int?
    return members(of: container).map { member in
      let start = startWithComments(of: member.key, in: container, behind: previous)
      previous = member.value
      let parts = trivia(in: SourceRange(start, nodes[member.key].range.start)) ?? []
      let comments = parts.compactMap { part -> String? in
        guard case .comment(let range) = part else { return nil }
        let content = SourceRange(range.start + 4, max(range.start + 4, range.end - 3))
        return source.text(in: content).trimmedWhiteSpace
      }
      return comments.isEmpty ? nil : comments.joined(separator: "\n")
    }
  }

  /// The number of comments in the file.
  package var commentCount: Int {
    pieces().reduce(0) { count, piece in
      guard case .trivia(let range) = piece else { return count }
      return (trivia(in: range) ?? []).reduce(count) { count, part in
        if case .comment = part { count + 1 } else { count }
      }
    }
  }

  /// The number of comments that ``commentsAboveMembers(of:)`` gives, counted one by one.
  package func commentCountAboveMembers(of container: Int) -> Int {
    var previous: Int?
    return members(of: container).reduce(0) { count, member in
      let start = startWithComments(of: member.key, in: container, behind: previous)
      previous = member.value
      let parts = trivia(in: SourceRange(start, nodes[member.key].range.start)) ?? []
      return parts.reduce(count) { count, part in
        if case .comment = part { count + 1 } else { count }
      }
    }
  }
}
