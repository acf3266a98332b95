import Foundation

/// How many findings of each rule there are in each repository.
struct CorpusCounts: Equatable, Sendable {
  /// The counts by repository, severity and rule; a repository without findings is there, too.
  var repositories: [String: [String: [String: Int]]]

  init(_ repositories: [String: [String: [String: Int]]] = [:]) {
    self.repositories = repositories
  }

  /// Reads what ``text`` wrote.
  init(json: Data) throws {
    repositories = try JSONDecoder().decode([String: [String: [String: Int]]].self, from: json)
  }

  /// The counts as JSON: sorted, one count a line, and the same bytes everywhere.
  var text: String {
    func object(_ members: [String], _ indent: String) -> String {
      members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
    }
    let rows = repositories.sorted { $0.key < $1.key }.map { repository, severities in
      let groups = severities.sorted { $0.key < $1.key }.map { severity, rules in
        let counts = rules.sorted { $0.key < $1.key }.map { "      \"\($0.key)\": \($0.value)" }
        return "    \"\(severity)\": " + object(counts, "    ")
      }
      return "  \"\(repository)\": " + object(groups, "  ")
    }
    return object(rows, "") + "\n"
  }

  /// One line for each count that is another than it was, sorted.
  func differences(from recorded: CorpusCounts) -> [String] {
    let names = Set(repositories.keys).union(recorded.repositories.keys).sorted()
    return names.flatMap { name -> [String] in
      guard let now = repositories[name] else { return ["\(name): is not in the corpus"] }
      guard let before = recorded.repositories[name] else { return ["\(name): is not recorded"] }
      return Set(now.keys).union(before.keys).sorted().flatMap { severity -> [String] in
        let rules = (now[severity] ?? [:], before[severity] ?? [:])
        return Set(rules.0.keys).union(rules.1.keys).sorted().compactMap { rule in
          let counts = (rules.0[rule] ?? 0, rules.1[rule] ?? 0)
          guard counts.0 != counts.1 else { return nil }
          return "\(name): \(severity) \(rule): \(counts.1) recorded, \(counts.0) found"
        }
      }
    }
  }
}
