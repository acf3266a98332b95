import StringCatalog

extension Accessor {
  /// The accessor of a key, called after it.
  init(_ name: String, _ entry: Entry, _ table: String, _ signature: AccessorSignature) {
    self.init(
      name: name, key: entry.key, table: table,
      parameters: signature.arguments.isEmpty
        ? nil : Self.parameters(signature, labels: Self.labels(signature)),
      documentation: Self.documentation(entry, signature))
  }

  /// The accessor of a key under a name that is given; nil if its labels are not those of the text.
  init?(
    _ name: AccessorNames.Name, _ entry: Entry, _ table: String, _ signature: AccessorSignature
  ) {
    var parameters: [Parameter]?
    if let labels = name.labels {
      guard labels.count == signature.arguments.count, !labels.isEmpty else { return nil }
      parameters = Self.parameters(signature, labels: labels)
    }
    self.init(
      name: name.base, key: entry.key, table: table, parameters: parameters,
      isRaw: parameters == nil && !signature.arguments.isEmpty,
      documentation: Self.documentation(entry, signature))
  }

  /// The labels that the names of the catalog make, no two of them alike.
  private static func labels(_ signature: AccessorSignature) -> [String?] {
    var known: Set<String> = []
    return signature.arguments.map { argument in
      guard let label = argument.name.flatMap(SwiftName.member), known.insert(label).inserted else {
        return nil
      }
      return label
    }
  }

  private static func parameters(
    _ signature: AccessorSignature, labels: [String?]
  ) -> [Parameter] {
    var known: Set<String> = []
    return zip(signature.arguments, labels).enumerated().map { number, pair in
      let (argument, label) = pair
      // These cannot be labels as they are.
      let usable = label.map { ["inout", "var", "let"].contains($0) ? "\($0)_" : $0 }
      guard let usable, !SwiftName.keywords.contains(usable), known.insert(usable).inserted else {
        return Parameter(label: usable, name: "arg\(number + 1)", type: argument.type)
      }
      return Parameter(label: usable, name: usable, type: argument.type)
    }
  }

  // MARK: Documentation

  private static func documentation(_ entry: Entry, _ signature: AccessorSignature) -> [String] {
    var lines: [String] = []
    if let comment = entry.comment, !Self.boilerplate.contains(comment) {
      lines = SwiftText.commentLines(comment, limit: 10)
    }
    let spelling = signature.locale.spelling
    let language = SwiftText.commentLines(spelling, limit: 1).first ?? spelling
    let isKnown = spelling != "und"
    let text = SwiftText.commentLines(signature.source.sample, limit: 3)
    if !lines.isEmpty { lines.append("") }
    guard let first = text.first else {
      return lines + [isKnown ? "Empty in \(language)." : "Empty."]
    }
    var quoted = [first] + text.dropFirst()
    quoted[0] = isKnown ? "In \(language): “\(first)" : "“\(first)"
    quoted[quoted.count - 1] += "”"
    return lines + quoted
  }

  private static let boilerplate: Set = ["No comment provided by engineer.", ""]
}

extension Message {
  /// The text that stands for all its forms: that of `other`, else the first.
  fileprivate var sample: String {
    switch self {
    case .pattern(let pattern): pattern.text
    case .format(let format): format.pattern.text
    case .select(let select):
      (select.variants.first { $0.key == "other" } ?? select.variants.first)?.message.sample ?? ""
    }
  }
}
