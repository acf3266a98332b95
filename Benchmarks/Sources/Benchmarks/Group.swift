/// Benchmarks that belong together: one file in `Groups/`, one line in ``all``.
struct Group: Sendable {
  /// The name by which `--only` finds the group.
  let name: String
  /// What the group measures. A topic is made when its turn comes, so that only one workload is in
  /// memory at a time.
  let topics: [@Sendable (Workload) async throws -> Topic]

  /// All groups, in the order in which they are measured.
  static let all: [Group] = [
    .reading, .formats, .editing, .linting, .rules, .matching, .lookup, .rendering, .errors,
    .processes,
  ]
}
