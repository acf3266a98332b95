internal import CatalogSyntax

extension RequestChannel {
  /// The names of what a channel can be opened with: those of a request that do not belong to one text.
  private static let optionNames: Set<String> = [
    "version", "bundles", "locale", "table", "order", "match", "escape", "isolate",
    "enumerationSafe", "debug", "explain", "mask",
  ]

  /// Opens a channel with options that are written as JSON.
  ///
  /// The members have the names and meanings that they have in a request, and hold where a request does not
  /// say otherwise. `bundles` is a folder or a list of folders, the one that overrides all others in front.
  ///
  /// - Parameter bytes: A JSON object in UTF-8.
  /// - Throws: What is wrong with the options, or the first bundle that cannot be read. Since a misspelt
  ///   option would go unnoticed for long, an unknown one is refused.
  package convenience init(optionsJSON bytes: [UInt8]) throws(RequestProblem) {
    let document = try RequestDocument(bytes, subject: "the text of the options")
    try document.checkVersion()
    for member in document.members(of: document.root)
    where !Self.optionNames.contains(member.name) {
      let names = Self.optionNames.sorted().joined(separator: ", ")
      throw RequestProblem(
        .badRequest, "there is no option '\(member.name.escapedForDisplay)', only \(names)")
    }
    let folders = try document.texts("bundles", of: document.root) ?? []
    self.init(
      folders.map { LocalizationLayer(folder: $0) },
      defaults: try Defaults(document, over: Defaults()))
    if let failure = failures.first {
      throw RequestProblem(
        .badRequest, "\(failure.path.escapedForDisplay): \(failure.description)")
    }
  }
}

extension RequestChannel.Defaults {
  /// What a document says, and where it says nothing, what held before.
  init(_ document: RequestDocument, over defaults: Self) throws(RequestProblem) {
    self = defaults
    let root = document.root
    if let wanted = try document.texts("locale", of: root) { self.wanted = wanted }
    if let table = try document.text("table", of: root) { self.table = table }
    try readLocalizer(document)
    try readErrors(document)
  }

  private mutating func readLocalizer(_ document: RequestDocument) throws(RequestProblem) {
    let root = document.root
    if let order = try document.choice("order", Localizer.Options.Order.self, of: root) {
      localizer.order = order
    }
    if let algorithm = try document.choice("match", MatchAlgorithm.self, of: root) {
      localizer.algorithm = algorithm
    }
    if let escape = try document.choice("escape", TextEscape.self, of: root) {
      localizer.rendering.escape = escape
    }
    if let isolation = try document.choice("isolate", TextIsolation.self, of: root) {
      localizer.rendering.isolation = isolation
    }
  }

  private mutating func readErrors(_ document: RequestDocument) throws(RequestProblem) {
    let root = document.root
    if let flag = try document.flag("enumerationSafe", of: root) { errors.isEnumerationSafe = flag }
    if let flag = try document.flag("debug", of: root) { errors.includesDetails = flag }
    if let flag = try document.flag("explain", of: root) { errors.explains = flag }
    guard let mask = document.value("mask", of: root) else { return }
    if document.kind(of: mask) == .object {
      for member in document.members(of: mask) {
        errors.masks[member.name] = try document.choice(member.name, ArgumentMask.self, of: mask)
      }
    } else {
      errors.mask = try document.choice("mask", ArgumentMask.self, of: root)
    }
  }
}
