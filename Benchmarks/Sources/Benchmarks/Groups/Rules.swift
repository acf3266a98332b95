import CatalogLint
import Foundation
import StringCatalog

extension Group {
  /// What each rule costs: the same project, checked by one rule at a time.
  ///
  /// Every row also pays for what the rules share, such as finding the translation of each text; the row of a rule
  /// that looks at no file shows what is left without that.
  static let rules = Group(
    name: "rules",
    topics: [
      { try await topic("bundle", $0.folder(of: .bundle).path) },
      { try await topic("catalog", $0.folder(of: .catalog).path) },
    ])

  private static func topic(_ title: String, _ folder: String) async throws -> Topic {
    let found = FileDiscovery([folder])
    let layout = ProjectLayout(files: found.files, directories: found.localeDirectories)
    let project = await ProjectLoader(jobs: 2).load(layout, failures: found.failures)
    let rules = RuleRegistry.descriptions.sorted { $0.id < $1.id }
    let all = Measurement(
      title: "all rules that are on by default", role: .subject, reference: .allRules,
      method: .inProcess { await findings(project, only: []) })
    return Topic(
      title: "\(title): one rule at a time, 1 job", byteCount: nil, references: [.allRules],
      measurements: [all]
        + rules.map { rule in
          Measurement(
            title: rule.isOnByDefault ? rule.id : "\(rule.id) (off)", role: .subject,
            method: .inProcess { await findings(project, only: [rule.id]) })
        })
  }

  private static func findings(_ project: Project, only: Set<String>) async -> Int {
    var options = LintOptions()
    options.source = "en"
    options.jobs = 1
    options.only = only
    return await Linter(options).lint(project).diagnostics.count
  }
}
