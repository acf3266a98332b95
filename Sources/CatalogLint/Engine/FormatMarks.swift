import CatalogSyntax
import StringCatalog

/// What is known of the texts of a source table before its translations are looked at one by one.
///
/// A text is certainly a format if the source text, its key, or a translation has a conversion that can be
/// nothing else. In any other text a percent sign is a percent sign.
struct FormatMarks: Sendable {
  private var marks: ContiguousArray<Bool> = []
  private var traits: ContiguousArray<TextTraits> = []

  /// No text is a format.
  init() {}

  /// Looks at the texts of a source table and its keys.
  init(source: LocalizedTable) {
    var reader = FormatReader()
    marks.reserveCapacity(source.count)
    traits.reserveCapacity(source.count)
    for entry in 0..<source.count {
      let isKeyFormat = source.withKey(of: entry) { reader.isFormat($0) }
      marks.append(isKeyFormat || source.withValue(of: entry) { reader.isFormat($0) })
      traits.append(source.withValue(of: entry) { TextTraits($0) })
    }
  }

  /// The entries of the source table whose translation is certainly a format, besides those that are marked.
  func formats(in alignment: TableAlignment) -> [Int] {
    var reader = FormatReader()
    var found: [Int] = []
    for pair in alignment.pairs {
      guard let entry = pair.target, !marks[pair.source] else { continue }
      if alignment.target.withValue(of: entry, { reader.isFormat($0) }) {
        found.append(pair.source)
      }
    }
    return found
  }

  /// Marks texts as formats.
  mutating func mark(_ entries: [Int]) {
    for entry in entries { marks[entry] = true }
  }

  /// Whether a text is a format.
  subscript(entry: Int) -> Bool {
    marks.indices.contains(entry) && marks[entry]
  }

  /// The traits of the source text of an entry.
  func traits(of entry: Int) -> TextTraits { traits[entry] }
}

/// Reads texts as formats, in one buffer.
private struct FormatReader {
  private var format = FormatString()

  /// Whether a text has a conversion that can be nothing else.
  mutating func isFormat(_ text: Span<UInt8>) -> Bool {
    guard FormatString.mayContainPlaceholder(text) else { return false }
    format.read(text)
    return format.isFormat
  }
}
