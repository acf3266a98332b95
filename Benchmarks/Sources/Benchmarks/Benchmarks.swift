import Foundation
import Glibc

/// Measures, prints tables and keeps the numbers.
@main
enum Benchmarks {
  private static let usage = """
    Usage: Benchmarks [--only GROUP]

    Groups: \(Group.all.map(\.name).joined(separator: ", "))
    """

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Launcher.argument {
      exit(Launcher.serve(Array(arguments.dropFirst())))
    }
    var groups = Group.all
    if arguments.first == "--only", arguments.count == 2 {
      groups = groups.filter { $0.name == arguments[1] }
      arguments = []
    }
    guard arguments.isEmpty, !groups.isEmpty else {
      print(usage)
      exit(2)
    }
    try measure(groups)
  }

  private static func measure(_ groups: [Group]) throws {
    let machine = Machine.current()
    let workload: Workload
    do {
      workload = try Workload.prepare()
    } catch {
      print("no workload: \(error)")
      exit(1)
    }
    print("\(machine.processor), \(machine.cores) cores, \(machine.system), \(machine.swift)")
    print("commit \(machine.commit), \(machine.date), load \(machine.load)")
    print("workload: \(workload.folder.path)")
    fflush(nil)

    var record = Record(machine: machine, workload: workload.folder.path)
    for group in groups {
      for makeTopic in group.topics {
        print()
        do {
          let result = Runner().run(try makeTopic(workload))
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
    print("\nnumbers: \(Places.record.path)")
  }
}
