/// The words that lead to a command: `stringsctl error render`.
public struct CommandPath: Sendable, Hashable, CustomStringConvertible {
  /// The tool's name, then one name a level.
  public let names: [String]

  /// Makes a path.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The names with spaces between them.
  public var description: String {
    names.joined(separator: " ")
  }

  /// The path of a subcommand.
  public func appending(_ name: String) -> CommandPath {
    CommandPath(names + [name])
  }
}

extension CommandPath: ExpressibleByArrayLiteral {
  /// Makes a path of names.
  public init(arrayLiteral names: String...) {
    self.init(names)
  }
}
