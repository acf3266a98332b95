@testable import CommandLineTool

extension Request {
  /// What was understood, on one line: the command, then each parameter that was given.
  var summary: String {
    switch self {
    case .version: "version"
    case .help(let page): "help for \(page.path)"
    case .run(let invocation): invocation.summary
    }
  }
}

extension Invocation {
  var summary: String {
    var parts = [path.names.dropFirst().joined(separator: " ")]
    func add(_ name: String, _ value: Any?) {
      if let value { parts.append("\(name)=\(value)") }
    }
    if isGiven(SampleTool.color) { add("color", self[SampleTool.color].rawValue) }
    if self[SampleTool.quiet] { parts.append("quiet") }
    if count(of: SampleTool.verbose) > 0 { add("verbose", count(of: SampleTool.verbose)) }
    switch command.name {
    case "count":
      if self[SampleTool.strict] { parts.append("strict") }
      add("source", self[SampleTool.source])
      add("output", self[SampleTool.output]?.displayText)
      add("format", self[SampleTool.format]?.rawValue)
      if isGiven(SampleTool.only) { add("only", self[SampleTool.only]) }
      if isGiven(SampleTool.tag) { add("tag", self[SampleTool.tag]) }
      if self[SampleTool.jobs] != 2 { add("jobs", self[SampleTool.jobs]) }
      add("offset", self[SampleTool.offset])
      add("paths", self[SampleTool.paths].map(\.displayText))
    case "move":
      add("from", self[SampleTool.from].displayText)
      add("to", self[SampleTool.to]?.displayText)
    case "label":
      add("into", self[SampleTool.into].displayText)
      add("tree", self[SampleTool.tree])
      add("texts", self[SampleTool.texts])
    case "render":
      if self[SampleTool.strict] { parts.append("strict") }
      add("code", self[SampleTool.code])
    case "odds":
      add("odd", self[SampleTool.odd])
    default:
      break
    }
    return parts.joined(separator: " ")
  }
}
