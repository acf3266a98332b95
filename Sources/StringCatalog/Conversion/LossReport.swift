import CatalogSyntax

/// Tells people what a conversion loses: a line a kind, with the number and the first keys.
public struct LossReport: Sendable {
  /// The losses.
  public var losses: [Loss]
  /// How many keys a line names.
  public var limit: Int

  /// Creates a report.
  public init(_ losses: [Loss], limit: Int = 8) {
    self.losses = losses
    self.limit = limit
  }

  /// The lines, without line breaks and harmless in a terminal; none if nothing is lost.
  public var lines: [String] {
    var byKind: [Loss.Kind: [Loss]] = [:]
    for loss in losses { byKind[loss.kind, default: []].append(loss) }
    let namesTables = Set(losses.map { Array($0.table.utf8) }).count > 1
    return Loss.Kind.allCases.compactMap { kind in
      guard let all = byKind[kind] else { return nil }
      let verb = kind.keepsMeaning ? "changed" : "lost"
      var line = "\(verb): \(kind.summary) (\(all.count))"
      let named = all.prefix(max(limit, 0)).map { shown($0, namesTables: namesTables) }
      if !named.isEmpty { line += ": " + named.joined(separator: ", ") }
      if all.count > named.count, !named.isEmpty { line += ", and \(all.count - named.count) more" }
      return line
    }
  }

  private func shown(_ loss: Loss, namesTables: Bool) -> String {
    var places: [String] = []
    if namesTables { places.append(loss.table.escapedForDisplay) }
    if let locale = loss.locale { places.append(locale.escapedForDisplay) }
    let place = places.joined(separator: ", ")
    guard let key = loss.key else { return place.isEmpty ? "in the file" : "in \(place)" }
    let short = key.count > 60 ? String(key.prefix(59)) + "…" : key
    let quoted = StringsEscapes.quoted(short).escapedForDisplay
    return place.isEmpty ? quoted : "\(quoted) [\(place)]"
  }
}

extension Loss.Kind {
  /// Whether only the spelling changes, so that a conversion that refuses losses does not mind.
  public var keepsMeaning: Bool { self == .spelling || self == .repair }
}
