/// A pattern of paths, relative to the folder of the configuration file.
///
/// Between slashes stands a pattern of a name, in which `{a,b}` stands for either, or `**` for any number
/// of folders. As in `.gitignore`, a pattern without a slash is looked for in every folder, and one that
/// fits a folder fits all that is in it.
public struct PathPattern: Sendable, Hashable {
  /// How many patterns braces may stand for.
  static let maximumAlternatives = 64

  /// The pattern as it is written.
  public let spelling: String
  private let alternatives: [[Segment]]

  private enum Segment: Sendable, Hashable {
    case anyFolders
    case name(Wildcard)
  }

  /// Reads a pattern.
  init(_ spelling: String) throws(PatternProblem) {
    self.spelling = spelling
    var alternatives: [[Segment]] = []
    for pattern in try Self.withoutBraces(spelling) {
      alternatives.append(try Self.segments(pattern))
    }
    self.alternatives = alternatives
  }

  private static func segments(_ pattern: String) throws(PatternProblem) -> [Segment] {
    guard !pattern.hasPrefix("/") else { throw .leavesFolder }
    let names = pattern.split(separator: "/").filter { $0 != "." }
    guard !names.isEmpty else { throw .empty }
    var segments: [Segment] = names.count == 1 && !pattern.contains("/") ? [.anyFolders] : []
    for name in names {
      guard name != ".." else { throw .leavesFolder }
      if name == "**" {
        if segments.last != .anyFolders { segments.append(.anyFolders) }
        continue
      }
      guard !name.contains("**") else { throw .mixedDoubleStar }
      segments.append(.name(try Wildcard(String(name))))
    }
    return segments
  }

  /// The patterns that one with braces stands for. Braces inside braces are pairs, too.
  private static func withoutBraces(_ pattern: String) throws(PatternProblem) -> [String] {
    var waiting = [pattern]
    var result: [String] = []
    while let next = waiting.popLast() {
      guard let choices = try choices(next) else {
        result.append(next)
        continue
      }
      waiting += choices.reversed()
      guard waiting.count + result.count <= maximumAlternatives else {
        throw .tooManyAlternatives
      }
    }
    return result
  }

  /// The patterns that the first braces stand for; nil where there are none.
  private static func choices(_ pattern: String) throws(PatternProblem) -> [String]? {
    let scalars = Array(pattern.unicodeScalars)
    var opening: Int?
    var commas: [Int] = []
    var depth = 0
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      switch scalars[index] {
      case "\\": index += 1
      case "{":
        depth += 1
        if opening == nil { opening = index }
      case "," where depth == 1: commas.append(index)
      case "}" where depth > 0:
        depth -= 1
        guard depth == 0, let opening else { continue }
        let edges = [opening] + commas + [index]
        return zip(edges, edges.dropFirst()).map { start, end in
          text(scalars[..<opening]) + text(scalars[(start + 1)..<end])
            + text(scalars[(index + 1)...])
        }
      case _: break
      }
    }
    guard opening == nil else { throw .openBrace }
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Whether the pattern fits a path or a folder that it lies in.
  ///
  /// - Parameter path: A path relative to the folder of the configuration file, in plain form.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return alternatives.contains { Self.matches($0, names) }
  }

  private static func matches(_ segments: [Segment], _ names: [Substring]) -> Bool {
    // The segments that may come next, all at once: no path makes the search go back.
    var states = [Bool](repeating: false, count: segments.count + 1)
    states[0] = true
    for name in names {
      var next = [Bool](repeating: false, count: states.count)
      for index in segments.indices where states[index] {
        switch segments[index] {
        case .anyFolders:
          next[index] = true
          // It may stand for no folder at all.
          if index + 1 < segments.count, case .name(let wildcard) = segments[index + 1],
            wildcard.matches(name)
          {
            next[index + 2] = true
          } else if index + 1 == segments.count {
            return true
          }
        case .name(let wildcard):
          if wildcard.matches(name) { next[index + 1] = true }
        }
      }
      // What fits a folder fits all that is in it.
      if next[segments.count] { return true }
      states = next
    }
    return false
  }
}
