import Foundation
import Glibc

/// Measures, prints tables and keeps the numbers.
@main
enum Benchmarks {
  private static let usage = """
    Usage: Benchmarks [--only GROUP] [--format text|markdown]

    --format markdown prints what belongs into Documentation/Benchmarks.md and nothing else.

    Groups: \(Group.all.map(\.name).joined(separator: ", "))
    """

  static func main() async throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Launcher.argument {
      exit(Launcher.serve(Array(arguments.dropFirst())))
    }
    var groups = Group.all
    var format = Output.text
    while arguments.count >= 2 {
      let value = arguments[1]
      switch arguments[0] {
      case "--only": groups = groups.filter { $0.name == value }
      case "--format": Output(rawValue: value).map { format = $0 } ?? groups.removeAll()
      case _: groups.removeAll()
      }
      arguments.removeFirst(2)
    }
    guard arguments.isEmpty, !groups.isEmpty else {
      print(usage)
      exit(2)
    }
    try await measure(groups, as: format)
  }

  private static func measure(_ groups: [Group], as format: Output) async throws {
    let machine = Machine.current()
    let workload: Workload
    do {
      workload = try Workload.prepare()
    } catch {
      print("no workload: \(error)")
      exit(1)
    }
    print(format.introduction(machine, workload))
    fflush(nil)

    var record = Record(machine: machine, workload: workload.folder.path)
    for group in groups {
      if let heading = format.heading(group) { print("\n\(heading)") }
      for makeTopic in group.topics {
        print()
        do {
          let result = await Runner().run(try await makeTopic(workload))
          print(result.table)
          // A table is to be seen when it is ready, also in a pipe.
          fflush(nil)
          record.add(result, of: group)
        } catch let reason as NotMeasured {
          print("not measured: \(reason)")
        }
      }
    }
    try record.write(to: Places.record)
    if let end = format.end { print("\n\(end)") }
  }
}
