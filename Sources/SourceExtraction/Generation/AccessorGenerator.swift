package import StringCatalog

/// Writes Swift code with a typed accessor for each key of catalogs.
///
/// The same catalogs and options give the same code, which names neither files nor times.
package struct AccessorGenerator: Sendable {
  /// The line by which a file is known to be generated, near its beginning: the keys in it are no uses of keys, but
  /// its accessors stand for them.
  package static let marker = "// stringsctl:generated-accessors"

  /// The code.
  package let code: String
  /// What a person should know, in a fixed order.
  package let problems: [AccessorProblem]

  /// Generates code.
  ///
  /// - Parameters:
  ///   - catalogs: The tables, no two of one name.
  ///   - options: How the accessors are to look.
  package init(_ catalogs: [Catalog], options: AccessorOptions) {
    let plan = AccessorPlan(catalogs, options)
    var writer = AccessorWriter(options)
    writer.write(plan.root, of: catalogs)
    code = writer.code
    problems = plan.problems
  }
}
