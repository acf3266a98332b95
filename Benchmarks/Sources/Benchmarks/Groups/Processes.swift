import Foundation

extension Group {
  /// The tool as a person runs it: a whole process, its start included.
  static let processes = Group(
    name: "processes",
    topics: [
      { _ in startUp() },
      { workload in lint("lint big", workload.folder(of: .big)) },
      { workload in lint("lint bundle", workload.folder(of: .bundle)) },
      { workload in coverage("coverage of bundle", workload.folder(of: .bundle)) },
      { workload in lint("lint many", workload.folder(of: .many)) },
      { workload in catalog("catalog", workload.folder(of: .catalog)) },
      { _ in try corpus("FirebaseUI, legacy bundle", "firebase+FirebaseUI-iOS-legacy") },
      { _ in catalog("FirebaseUI, catalog", try folder("firebase+FirebaseUI-iOS")) },
      { _ in try corpus("whole corpus", "") },
    ])

  // MARK: Topics

  private static func startUp() -> Topic {
    Topic(
      title: "start-up", byteCount: nil, references: [.processLimit],
      measurements: [
        tool("stringsctl --version", ["--version"]) { output in
          guard output.status == 0, !output.text.isEmpty else {
            throw NotMeasured("the tool has no --version (status \(output.status))")
          }
        },
        Measurement(
          title: "true", role: .limit, reference: .processLimit,
          method: .selfTimed {
            guard let program = Launcher.find("true") else { throw NotMeasured("there is no true") }
            return try Launcher.measure([program])
          }),
      ])
  }

  private static func lint(_ title: String, _ folder: URL) -> Topic {
    let files = Places.files(below: folder)
    return Topic(
      title: title, byteCount: byteCount(files), references: [.plutil, .processLimit],
      measurements: [
        report("stringsctl lint", ["lint", folder.path]), plutil(files), cat(files),
      ])
  }

  private static func coverage(_ title: String, _ folder: URL) -> Topic {
    let files = Places.files(below: folder)
    return Topic(
      title: title, byteCount: byteCount(files), references: [.processLimit],
      measurements: [report("stringsctl coverage", ["coverage", folder.path]), cat(files)])
  }

  /// Looking through string catalogs.
  private static func catalog(_ title: String, _ folder: URL) -> Topic {
    let files = Places.files(below: folder, extension: "xcstrings")
    return Topic(
      title: title, byteCount: byteCount(files), references: [.processLimit],
      measurements: [
        report("stringsctl lint", ["lint"] + files.map(\.path)),
        report("stringsctl coverage", ["coverage"] + files.map(\.path)), cat(files),
      ])
  }

  /// A folder of real files, if they are on this machine.
  private static func folder(_ name: String) throws -> URL {
    guard let corpus = Places.corpus else {
      throw NotMeasured("\(name): no corpus; name its folder in STRINGSCTL_CORPUS")
    }
    let url = name.isEmpty ? corpus : corpus.appending(path: name)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw NotMeasured("the corpus has no folder \(name)")
    }
    return url
  }

  /// Linting real files.
  private static func corpus(_ title: String, _ name: String) throws -> Topic {
    let url = try folder(name)
    let files = Places.files(below: url)
    let peers = files.isEmpty ? [] : [plutil(files), cat(files)]
    return Topic(
      title: "lint \(title)", byteCount: nil, references: files.isEmpty ? [] : [.plutil],
      measurements: [report("stringsctl lint", ["lint", url.path], statuses: 0...2)] + peers)
  }

  private static func byteCount(_ files: [URL]) -> Int {
    files.reduce(0) { sum, file in
      sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
    }
  }

  // MARK: Programs

  /// A command that must be able to report in JSON before it is timed: a command that ends early
  /// would look very fast.
  ///
  /// - Parameter statuses: The exit statuses that stand for finished work. Real projects hold files
  ///   that cannot be understood whole, for which the status is 2; the report is complete all the same.
  private static func report(
    _ title: String, _ arguments: [String], statuses: ClosedRange<Int> = 0...1
  ) -> Measurement {
    let command = arguments.first ?? ""
    let probe = arguments + ["--format", "json"]
    return tool(title, arguments, probe: probe, statuses: statuses) { output in
      guard statuses ~= Int(output.status),
        let report = try? JSONSerialization.jsonObject(with: Data(output.text.utf8)),
        (report as? [String: Any])?["version"] as? Int == 1
      else {
        throw NotMeasured("'\(command)' gives no JSON report (status \(output.status))")
      }
    }
  }

  private static func tool(
    _ title: String, _ arguments: [String], probe: [String]? = nil,
    statuses: ClosedRange<Int> = 0...1, _ check: @escaping (Launcher.Output) throws -> Void
  ) -> Measurement {
    Measurement(
      title: title, role: .subject,
      method: .selfTimed {
        guard FileManager.default.isExecutableFile(atPath: Places.tool) else {
          throw NotMeasured("there is no \(Places.tool); run 'make release' first")
        }
        try check(try Launcher.capture([Places.tool] + (probe ?? arguments)))
        return try Launcher.measure([Places.tool] + arguments, acceptedStatuses: statuses)
      })
  }

  /// The syntax check of the toolchain, which finds faults and nothing else.
  private static func plutil(_ files: [URL]) -> Measurement {
    Measurement(
      title: "plutil -lint", role: .peer, reference: .plutil,
      method: .selfTimed {
        // Another program of this name comes with GNUstep; the one beside the compiler is meant.
        guard let swift = Launcher.find("swift") else { throw NotMeasured("there is no swift") }
        let program = URL(filePath: swift).resolvingSymlinksInPath()
          .deletingLastPathComponent().appending(path: "plutil").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
          throw NotMeasured("the toolchain has no plutil")
        }
        return try Launcher.measure([program, "-lint"] + files.map(\.path))
      })
  }

  /// Reading the files and doing nothing with them.
  private static func cat(_ files: [URL]) -> Measurement {
    Measurement(
      title: "cat", role: .limit, reference: .processLimit,
      method: .selfTimed {
        guard let program = Launcher.find("cat") else { throw NotMeasured("there is no cat") }
        return try Launcher.measure([program] + files.map(\.path))
      })
  }
}
