public import StringCatalog

/// A project as it was, which the present one is compared with.
public struct ProjectBase: Sendable {
  /// What people call that time: the name that they gave.
  public let name: String
  /// The project; its files have the paths that they would have today.
  let project: Project
  let texts: ProjectTexts

  /// Takes a project as it was.
  public init(_ project: Project, name: String) {
    self.name = name
    self.project = project
    texts = ProjectTexts(project)
  }
}
