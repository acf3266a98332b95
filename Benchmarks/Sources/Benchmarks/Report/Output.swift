import Foundation

/// What is printed around the tables.
enum Output: String {
  /// For a person at a terminal.
  case text
  /// For `Documentation/Benchmarks.md`: the record of a run, with no path of this machine.
  case markdown

  /// What stands before the first table.
  func introduction(_ machine: Machine, _ workload: Workload) -> String {
    switch self {
    case .text:
      """
      \(machine.processor), \(machine.cores) cores, \(machine.system), \(machine.swift)
      commit \(machine.commit), \(machine.date), load \(machine.load)
      workload: \(workload.folder.path)
      """
    case .markdown:
      """
      Measured at \(machine.date), commit \(machine.commit).

      - \(machine.swift)
      - \(machine.system), \(machine.cores) cores of \(machine.processor)
      - load before measuring: \(machine.load)
      """
    }
  }

  /// What stands before the tables of a group.
  func heading(_ group: Group) -> String? {
    switch self {
    case .text: nil
    case .markdown: "### Group `\(group.name)`"
    }
  }

  /// What stands behind the last table.
  var end: String? {
    switch self {
    case .text: "numbers: \(Places.record.path)"
    case .markdown: nil
    }
  }
}
