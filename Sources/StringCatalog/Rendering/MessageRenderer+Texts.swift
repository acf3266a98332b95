internal import ICU

extension MessageRenderer {
  /// Renders a text or what a choice leads to. `first` is the argument that the first specifier without
  /// position takes.
  func render(
    _ target: Target, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, _ buffer: inout [UInt8]
  ) {
    switch target {
    case .pattern(let index):
      render(message.patterns[Int(index)], first: first, message, arguments, &run, &buffer)
    case .select(let index):
      if message.selects[Int(index)].isValue,
        case .value(let format) = message.selects[Int(index)].selector
      {
        return render(Int(index), format, first: first, message, arguments, &run, &buffer)
      }
      guard let target = choose(Int(index), first: first, message, arguments, &run) else {
        return appendMissing(&buffer)
      }
      render(target, first: first, message, arguments, &run, &buffer)
    case .tooDeep:
      note(.recursionLimit, message, &run)
      appendMissing(&buffer)
    }
  }

  private func render(
    _ pattern: CompiledPattern, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, _ buffer: inout [UInt8]
  ) {
    guard pattern.isFormat || options.areFormats else {
      return appendCatalogText(pattern.bytes, message, &buffer)
    }
    for index in pattern.pieces {
      switch message.pieces[index] {
      case .literal(let start, let end):
        appendCatalogText(Int(start)..<Int(end), message, &buffer)
      case .value(let specifier):
        render(specifier, first: first, message, arguments, &run, &buffer)
      case .reference(let reference):
        render(reference, first: first, message, arguments, &run, &buffer)
      case .problem(let kind, let start, let end):
        note(kind, message, &run, specifier: Int(start)..<Int(end))
      }
    }
  }

  private func render(
    _ reference: PartReference, first: Int, _ message: borrowing CompiledMessage,
    _ arguments: borrowing [MessageArgument], _ run: inout RenderingRun, _ buffer: inout [UInt8]
  ) {
    let spelled = Int(reference.start)..<Int(reference.end)
    guard let select = reference.select else {
      note(.undefinedVariable, message, &run, specifier: spelled)
      return appendCatalogText(spelled, message, &buffer)
    }
    let argument = argumentIndex(reference, select, first: first, message, arguments)
    if message.selects[Int(select)].isValue {
      return render(.select(select), first: argument, message, arguments, &run, &buffer)
    }
    let expansion = RenderingRun.Expansion(
      select: select, argument: Int32(clamping: argument))
    guard run.depth < Self.largestDepth, run.expansionCount < Self.largestExpansionCount,
      buffer.count - run.start < Self.largestExpandedSize, !run.isExpanding(expansion)
    else {
      note(.recursionLimit, message, &run, specifier: spelled)
      return appendCatalogText(spelled, message, &buffer)
    }
    run.expansions[run.depth] = expansion
    run.depth += 1
    run.expansionCount += 1
    render(.select(select), first: argument, message, arguments, &run, &buffer)
    run.depth -= 1
  }

  /// The argument of a reference: the one of its name, else the one at its position.
  private func argumentIndex(
    _ reference: PartReference, _ select: Int32, first: Int,
    _ message: borrowing CompiledMessage, _ arguments: borrowing [MessageArgument]
  ) -> Int {
    for index in arguments.indices {
      guard let name = arguments[index].name else { continue }
      if message.selects[Int(select)].name?.hasSameCodeUnits(as: name) == true { return index + 1 }
    }
    return reference.argument.resolved(from: first)
  }

  // MARK: Bytes

  /// Appends a stretch of a text of the catalog.
  @inline(__always)
  func appendCatalogText(
    _ range: Range<Int>, _ message: borrowing CompiledMessage, _ buffer: inout [UInt8]
  ) {
    let start = buffer.count
    buffer.append(message.text, range)
    if options.escape != .none { escapeCatalogText(&buffer, from: start) }
  }

  private func escapeCatalogText(_ buffer: inout [UInt8], from start: Int) {
    switch options.escape {
    case .html, .xml, .markdown: if options.textsAreMarkup { return }
    case .none, .json, .terminal: break
    }
    options.escape.apply(to: &buffer, from: start, origin: .catalog)
  }

  /// Appends what stands for a value that is not there.
  func appendMissing(_ buffer: inout [UInt8]) {
    buffer.append("…")
  }

  // MARK: Issues

  @inline(never)
  func note(
    _ kind: RenderingIssue.Kind, _ message: borrowing CompiledMessage, _ run: inout RenderingRun,
    argument: Int? = nil, variable: String? = nil, specifier: Range<Int>? = nil
  ) {
    guard run.issues.count < Self.largestIssueCount else { return }
    let spelled = specifier.map { String(decoding: message.text[$0], as: UTF8.self) }
    run.issues.append(
      RenderingIssue(
        kind, key: message.key, language: language, argument: argument, variable: variable,
        specifier: spelled))
  }
}
