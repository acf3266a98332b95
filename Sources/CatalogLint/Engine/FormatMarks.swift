import CatalogSyntax
import StringCatalog

/// Which texts of a table are certainly formats: the source text, its key, or a translation has a
/// conversion that can be nothing else.
///
/// In any other text a percent sign is a percent sign.
struct FormatMarks: Sendable {
  private var marks: ContiguousArray<Bool> = []

  /// No text is a format.
  init() {}

  /// Looks at the texts of a table in all locales.
  init(source: LocalizedTable, alignments: [TableAlignment]) {
    marks = ContiguousArray(repeating: false, count: source.count)
    var format = FormatString()
    func isFormat(_ text: Span<UInt8>) -> Bool {
      guard FormatString.mayContainPlaceholder(text) else { return false }
      format.read(text)
      return format.isFormat
    }
    for entry in 0..<source.count {
      let isKeyFormat = source.withKey(of: entry) { isFormat($0) }
      marks[entry] = isKeyFormat || source.withValue(of: entry) { isFormat($0) }
    }
    for alignment in alignments {
      for pair in alignment.pairs where !marks[pair.source] {
        guard let entry = pair.target else { continue }
        if alignment.target.withValue(of: entry, { isFormat($0) }) { marks[pair.source] = true }
      }
    }
  }

  subscript(entry: Int) -> Bool {
    marks.indices.contains(entry) && marks[entry]
  }
}
