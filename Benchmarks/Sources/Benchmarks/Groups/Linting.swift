import CatalogLint
import Foundation
import StringCatalog

extension Group {
  /// Checking a project in this process, from finding its files to the sorted findings.
  static let linting = Group(
    name: "linting",
    topics: [
      { workload in
        let files = try LoadedFiles(workload.files(of: .bundle))
        let folder = workload.folder(of: .bundle).path
        return Topic(
          title: "bundle: \(files.urls.count) files", byteCount: files.byteCount,
          references: [.memcpy],
          measurements: [Limits.reading(files), Limits.memcpy(files)]
            + (await subjects(folder)))
      }
    ])

  private static func subjects(_ folder: String) async -> [Measurement] {
    let loaded = await project(folder, jobs: 1)
    return [
      subject("load, 1 job") { await project(folder, jobs: 1).tableCount },
      subject("load, 2 jobs") { await project(folder, jobs: 2).tableCount },
      subject("lint what is loaded, 1 job") { await findings(loaded, jobs: 1) },
      subject("lint what is loaded, 2 jobs") { await findings(loaded, jobs: 2) },
      subject("load and lint, 1 job") {
        await findings(await project(folder, jobs: 1), jobs: 1)
      },
      subject("load and lint, 2 jobs") {
        await findings(await project(folder, jobs: 2), jobs: 2)
      },
      subject("coverage of what is loaded, 1 job") { await coveredKeys(loaded, jobs: 1) },
      subject("load and measure coverage, 1 job") {
        await coveredKeys(await project(folder, jobs: 1), jobs: 1)
      },
      subject("load and measure coverage, 2 jobs") {
        await coveredKeys(await project(folder, jobs: 2), jobs: 2)
      },
    ]
  }

  private static func subject(
    _ title: String, _ work: @escaping () async throws -> Int
  ) -> Measurement {
    Measurement(title: title, role: .subject, method: .inProcess(work))
  }

  // MARK: Work

  private static func project(_ folder: String, jobs: Int) async -> Project {
    let found = FileDiscovery([folder])
    let layout = ProjectLayout(files: found.files, directories: found.localeDirectories)
    return await ProjectLoader(jobs: jobs).load(layout, failures: found.failures)
  }

  private static func options(jobs: Int) -> LintOptions {
    var options = LintOptions()
    options.source = "en"
    options.jobs = jobs
    return options
  }

  private static func findings(_ project: Project, jobs: Int) async -> Int {
    let report = await Linter(options(jobs: jobs)).lint(project)
    return report.diagnostics.count &+ report.entryCount
  }

  private static func coveredKeys(_ project: Project, jobs: Int) async -> Int {
    await CoverageMeter(options(jobs: jobs)).measure(project).total.translated
  }
}
