internal import CatalogSyntax

/// Which argument each variable of an entry stands for, and who refers to it.
///
/// References without a position take successive arguments, as ordinary specifiers do; those inside
/// the texts of a variable start at the variable's own argument.
package struct StringsDictReferences: Sendable {
  /// The arguments that references state by a position, as `%2$#@name@` does.
  package private(set) var stated: [[UInt8]: Int] = [:]
  /// The arguments of the variables that the format leads to.
  package private(set) var arguments: [[UInt8]: Int] = [:]
  /// The names that are referred to from anywhere in the entry, malformed references among them.
  package private(set) var used: Set<[UInt8]> = []

  init(_ rules: StringsDictRules) {
    var queue: [(text: String, first: Int)] = rules.format.map { [($0.text, 1)] } ?? []
    var isVisited: Set<[UInt8]> = []
    var variables: [[UInt8]: StringsDictVariable] = [:]
    for variable in rules.variables { variables[Array(variable.name.utf8)] = variable }
    var next = 0
    while next < queue.count {
      let (text, first) = queue[next]
      next += 1
      for name in read(text, firstArgument: first) where isVisited.insert(name).inserted {
        let argument = arguments[name] ?? first
        queue += (variables[name]?.cases ?? []).compactMap { $0.text.map { ($0.text, argument) } }
      }
    }
    // Texts that the format does not lead to refer to variables all the same.
    for variable in rules.variables where !isVisited.contains(Array(variable.name.utf8)) {
      for text in variable.cases.compactMap(\.text) { _ = read(text.text, firstArgument: 1) }
    }
    for text in (rules.widths ?? []).compactMap(\.text) { _ = read(text.text, firstArgument: 1) }
  }

  /// Notes the references of a text and gives their names.
  private mutating func read(_ text: String, firstArgument: Int) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let format = FormatString(
      bytes.span, options: FormatString.Options(firstArgument: firstArgument))
    var names: [[UInt8]] = []
    for placeholder in format.placeholders {
      guard case .reference(let reference) = placeholder.kind else { continue }
      let name = Array(bytes[reference.name.start..<reference.name.end])
      names.append(name)
      if let position = placeholder.position, stated[name] == nil { stated[name] = position }
      if let argument = placeholder.argument, arguments[name] == nil { arguments[name] = argument }
    }
    for problem in format.problems {
      guard case .malformedReference(let range) = problem.kind else { continue }
      names.append(Array(bytes[range.start..<range.end]))
    }
    used.formUnion(names)
    return names
  }
}
