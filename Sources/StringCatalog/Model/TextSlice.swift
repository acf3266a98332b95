internal import CatalogSyntax

/// A text in UTF-8, escapes decoded, as a stretch of the bytes that it was read from.
///
/// It says the same of a text of any format, and taking one costs no copy where the file spells the text
/// as it is.
package struct TextSlice: Sendable {
  /// The bytes around the text: those of the file, or decoded ones.
  package private(set) var storage: [UInt8]
  /// The text, as a half-open range of ``storage``.
  package private(set) var range: Range<Int>
  /// Whether the bytes are decoded ones of a table.
  private var isDecoded = false

  /// Takes a stretch.
  @inline(__always)
  package init(_ storage: [UInt8], _ range: Range<Int>) {
    self.storage = storage
    self.range = range
  }

  /// Takes a text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  /// Whether there is no text at all.
  package var isEmpty: Bool { range.isEmpty }

  /// The text.
  package var string: String { String(decoding: storage[range], as: UTF8.self) }

  /// Gives the bytes of the text to a closure.
  @inlinable @inline(__always)
  package func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(storage.span.extracting(range))
  }

  /// Goes on to the value of an entry.
  ///
  /// - Parameter isAtHome: Whether this is a value of the same table already. Its bytes then are mostly the same
  ///   ones, and no reference to them is counted.
  @inline(__always)
  package mutating func goOn(toValueOf entry: Int, of table: LocalizedTable, isAtHome: Bool) {
    let reference = table.values[entry]
    if !isAtHome || reference.isDecoded != isDecoded {
      storage = reference.isDecoded ? table.decoded : table.document.source.utf8
      isDecoded = reference.isDecoded
    }
    range = Int(reference.start)..<reference.end
  }

  /// Goes on to the key of an entry.
  ///
  /// - Parameter isAtHome: Whether this is a key of the same table already.
  @inline(__always)
  package mutating func goOn(toKeyOf entry: Int, of table: LocalizedTable, isAtHome: Bool) {
    let record = table.document.entries[entry]
    guard record.keyHasEscapes else {
      if !isAtHome || isDecoded { storage = table.document.source.utf8 }
      isDecoded = false
      let content = record.keyContentRange
      range = content.start..<content.end
      return
    }
    storage = table.document.keyBytes(of: record)
    isDecoded = true
    range = 0..<storage.count
  }
}

extension LocalizedTable {
  /// The value of an entry; for a value that is no text its spelling.
  @inline(__always)
  package func slice(ofValue entry: Int) -> TextSlice {
    let reference = values[entry]
    let range = Int(reference.start)..<reference.end
    return TextSlice(reference.isDecoded ? decoded : document.source.utf8, range)
  }

  /// The key of an entry.
  package func slice(ofKey entry: Int) -> TextSlice {
    let record = document.entries[entry]
    guard record.keyHasEscapes else {
      let range = record.keyContentRange
      return TextSlice(document.source.utf8, range.start..<range.end)
    }
    let key = document.keyBytes(of: record)
    return TextSlice(key, 0..<key.count)
  }
}

extension XCStringsDocument {
  /// The text of a leaf; empty where there is none.
  package func slice(of leaf: Leaf) -> TextSlice {
    leaf.value.map { slice(ofNode: $0) } ?? TextSlice([], 0..<0)
  }

  /// The text of a name or string.
  package func slice(ofNode node: Int) -> TextSlice {
    let record = json.nodes[node]
    guard record.hasEscapes else {
      let range = record.contentRange
      return TextSlice(json.source.utf8, range.start..<range.end)
    }
    let text = json.stringBytes(node)
    return TextSlice(text, 0..<text.count)
  }
}
