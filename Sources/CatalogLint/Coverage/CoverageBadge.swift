/// A badge that says how much is translated, as an SVG picture.
///
/// Widths are given to the letters, so that the badge looks the same whatever font there is.
struct CoverageBadge {
  private let value: String
  private let color: String

  /// Makes a badge.
  ///
  /// - Parameter hasLocales: Whether there is anything to measure.
  init(_ counts: CoverageReport.Counts, hasLocales: Bool) {
    value = hasLocales ? "\(counts.percent)%" : "none"
    color =
      switch counts.permille {
      case _ where !hasLocales: "#6e7781"
      case 1000: "#1a7f37"
      case 900...: "#4d7c0f"
      case 500...: "#9a6700"
      case _: "#b3141d"
      }
  }

  /// The picture. White on each of the colours has a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3).
  var svg: String {
    let label = "translated"
    let (left, right) = (Self.width(label), Self.width(value))
    let width = left + right
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" aria-label="\(label): \(value)">
      <title>\(label): \(value)</title>
      <clipPath id="r"><rect width="\(width)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#r)">
      <rect width="\(left)" height="20" fill="#4a4f55"/>
      <rect x="\(left)" width="\(right)" height="20" fill="\(color)"/>
      </g>
      <g fill="#fff" text-anchor="middle" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
      <text x="\(left / 2)" y="14" textLength="\(left - 12)">\(label)</text>
      <text x="\(left + right / 2)" y="14" textLength="\(right - 12)">\(value)</text>
      </g>
      </svg>

      """
  }

  /// Six units and a half for a letter, and six on both sides.
  private static func width(_ text: String) -> Int { text.utf8.count * 13 / 2 + 12 }
}
