public import StringCatalog

/// How much of a project has to be translated, into one locale or into each.
public struct CoverageMinimum: Hashable, Sendable {
  /// The locale; nil for all that have no minimum of their own.
  public var locale: LocaleIdentifier?
  /// The least coverage in tenths of a percent.
  public var permille: Int

  /// Creates a minimum.
  public init(locale: LocaleIdentifier?, permille: Int) {
    self.locale = locale
    self.permille = permille
  }

  /// The same as a text with one decimal, such as `99.9`.
  public var percent: String { "\(permille / 10).\(permille % 10)" }
}

/// A locale that is covered less than it has to be.
public struct CoverageShortfall: Hashable, Sendable {
  /// The locale.
  public var locale: LocaleIdentifier
  /// How much is translated; nil where there is no such locale.
  public var counts: CoverageReport.Counts?
  /// How much has to be.
  public var minimum: CoverageMinimum
}

extension CoverageReport {
  /// The locales below their minimum, in order, and then those that have one and are not there.
  ///
  /// - Parameter minimums: Of several for one locale the last counts.
  public func shortfalls(below minimums: [CoverageMinimum]) -> [CoverageShortfall] {
    guard !minimums.isEmpty else { return [] }
    let general = minimums.last { $0.locale == nil }
    var result: [CoverageShortfall] = []
    for row in locales {
      guard let minimum = minimums.last(where: { $0.locale == row.locale }) ?? general,
        row.counts.permille < minimum.permille
      else { continue }
      result.append(
        CoverageShortfall(locale: row.locale, counts: row.counts, minimum: minimum))
    }
    let known = Set(locales.map(\.locale))
    for minimum in minimums {
      guard let locale = minimum.locale, !known.contains(locale) else { continue }
      result.append(CoverageShortfall(locale: locale, counts: nil, minimum: minimum))
    }
    return result
  }
}
