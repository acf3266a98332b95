public import CatalogSyntax

/// One table in one locale, read and indexed.
///
/// All three stored forms of a `.strings` file give the same value: a property list in XML or binary
/// form is rewritten as old-style text, so that everything that works on entries works on it too.
/// Ranges of ``document`` are then no ranges of the file; ``keyRange(of:)`` and ``valueRange(of:)``
/// are, for an XML file as for an old-style one. The entries of a binary file have no place.
public struct LocalizedTable: Sendable {
  /// Where the table comes from.
  public let file: TableFile
  /// The form in which the file is stored.
  public let kind: PropertyListKind
  /// The entries.
  public let document: StringsDocument
  /// The tree of a file that is stored as XML, damaged or not; nil for every other form.
  public let propertyList: PropertyListDocument?
  /// The entries by key.
  public let index: KeyIndex
  /// What is wrong with a property list that could not be read.
  public let failure: PropertyListFailure?

  /// This reading of the file; copies of the table have the same one.
  package let reading = Reading()

  /// One reading of a file, to be told from others by identity.
  package final class Reading: Sendable {}

  /// The elements of the entries in ``propertyList``, in the order of the entries.
  let members: [PropertyListDocument.Member]
  /// The decoded values, in the order of the entries.
  @usableFromInline let values: ContiguousArray<TextReference>
  /// The texts of values whose spelling differs from their text.
  @usableFromInline let decoded: [UInt8]

  /// Reads the bytes of a file. This never fails; faults are in the document or in ``failure``.
  ///
  /// - Throws: ``CatalogSyntax/SourceTextError`` for files that are too large.
  public init(file: TableFile, bytes: [UInt8]) throws(SourceTextError) {
    guard bytes.count <= SourceText.maximumByteCount else {
      throw .tooLarge(byteCount: bytes.count)
    }
    self.file = file
    kind = PropertyListKind.detect(bytes.span)
    switch kind {
    case .oldStyle:
      document = StringsDocument(try SourceText(bytes))
      (propertyList, members) = (nil, [])
      failure = nil
    case .xml:
      let tree = PropertyListDocument(try SourceText(bytes))
      propertyList = tree
      switch PropertyListTable.contents(of: tree) {
      case .success(let contents):
        document = StringsDocument(try SourceText(utf8: contents.text))
        members = contents.members
        failure = nil
      case .failure(let reason):
        document = StringsDocument(try SourceText(utf8: ""))
        members = []
        failure = reason
      }
    case .binary:
      (propertyList, members) = (nil, [])
      switch PropertyListTable.text(ofBinary: bytes) {
      case .success(let text):
        document = StringsDocument(try SourceText(utf8: text))
        failure = nil
      case .failure(let reason):
        document = StringsDocument(try SourceText(utf8: ""))
        failure = reason
      }
    }
    index = KeyIndex(document)
    (values, decoded) = Self.decodeValues(document)
  }

  /// The text of the file; of a binary file, the same table in old-style syntax.
  public var source: SourceText { propertyList?.source ?? document.source }

  /// Whether the entries have places in the file, which those of a binary file do not.
  public var hasPositions: Bool { kind != .binary }

  /// Whether the file could be read without a fault that hides or spoils entries.
  public var isIntact: Bool {
    failure == nil && !document.problems.contains { $0.isError }
      && !document.source.encodingProblems.contains {
        $0.kind == .invalidBytes || $0.kind == .invalidCodeUnit || $0.kind == .onlyByteOrderMark
      }
  }

  private static func decodeValues(
    _ document: StringsDocument
  ) -> (ContiguousArray<TextReference>, [UInt8]) {
    var values: ContiguousArray<TextReference> = []
    values.reserveCapacity(document.entries.count)
    var decoded: [UInt8] = []
    let text = document.source.utf8.span
    for entry in document.entries {
      let range = entry.valueContentRange
      if entry.isString, entry.valueHasEscapes {
        let start = decoded.count
        StringsEscapes.decode(text, range, into: &decoded)
        values.append(TextReference(start: start, end: decoded.count, isDecoded: true))
      } else {
        values.append(TextReference(start: range.start, end: range.end, isDecoded: false))
      }
    }
    return (values, decoded)
  }

  /// A range of the source text or of ``decoded``.
  @usableFromInline
  struct TextReference: Sendable {
    @usableFromInline var start: UInt32
    @usableFromInline var count: UInt32

    init(start: Int, end: Int, isDecoded: Bool) {
      self.start = UInt32(truncatingIfNeeded: start)
      count = UInt32(truncatingIfNeeded: end - start) << 1 | (isDecoded ? 1 : 0)
    }

    @inlinable var isDecoded: Bool { count & 1 == 1 }
    @inlinable var end: Int { Int(start) + Int(count >> 1) }
  }

  /// Gives the value of an entry, in UTF-8 and with its escapes decoded, to a closure.
  ///
  /// For a value that is not a text this is its spelling, for a damaged entry what there is of it.
  @inlinable @inline(__always)
  package func withValue<Result>(
    of entry: Int, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    let reference = values[entry]
    if reference.isDecoded {
      return try body(decoded.span.extracting(Int(reference.start)..<reference.end))
    }
    return try body(document.source.utf8.span.extracting(Int(reference.start)..<reference.end))
  }

  /// Gives the key of an entry, in UTF-8 and with its escapes decoded, to a closure.
  @inline(__always)
  package func withKey<Result>(
    of entry: Int, _ body: (Span<UInt8>) throws -> Result
  ) rethrows -> Result {
    let record = document.entries[entry]
    if record.keyHasEscapes { return try body(document.keyBytes(of: record).span) }
    let range = record.keyContentRange
    return try body(document.source.utf8.span.extracting(range.start..<range.end))
  }

  /// The entry that counts at run time for the key of an entry of another table.
  package func entry(matching entry: Int, of other: LocalizedTable) -> Int? {
    let hash = other.document.entries[entry].hashOfKey
    return other.withKey(of: entry) { index.entry(forKey: $0, hash: hash, in: document) }
  }
}
