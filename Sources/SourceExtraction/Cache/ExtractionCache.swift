/// What scans found in files, to be known again while the files stay as they are.
///
/// A cache is a value and a string of bytes; where those are kept is not decided here. They begin with a mark, the
/// version of the form and a hash of the rest, so that bytes that are damaged, or of another version, are no cache.
package struct ExtractionCache: Sendable, Hashable {
  /// What is known of one file.
  package struct Entry: Sendable, Hashable {
    /// The words of the file's stamp; nil if the file may have changed since under the same stamp.
    package var stamp: [UInt64]?
    /// The hash of the file's bytes.
    package var hash: ContentHash
    /// What the file declares, in bytes of the reader's own.
    package var declarations: [UInt8] = []
    /// The hash of the declarations of all files that were known when the keys were extracted; zero if they do not
    /// matter.
    package var context = ContentHash.zero
    /// The keys and problems of the file.
    package var file: ExtractedFile

    /// Creates an entry.
    package init(stamp: [UInt64]?, hash: ContentHash, file: ExtractedFile) {
      self.stamp = stamp
      self.hash = hash
      self.file = file
    }
  }

  /// What the entries depend on besides the files: the version of the tool, its rules, the folder that paths are
  /// relative to.
  package let environment: ContentHash
  /// The entries by the paths of their files.
  package var entries: [String: Entry] = [:]

  /// Creates an empty cache.
  package init(environment: ContentHash) {
    self.environment = environment
  }

  /// Reads a cache; it is empty if the bytes are none, are damaged, or are of another environment.
  package init(_ bytes: [UInt8], environment: ContentHash) {
    self.environment = environment
    guard let entries = try? Self.entries(bytes, environment) else { return }
    for entry in entries { self.entries[entry.file.path] = entry }
  }

  /// The entry of a file; paths are equal if their code units are.
  package func entry(ofPath path: String) -> Entry? {
    guard let entry = entries[path], entry.file.path.utf8.elementsEqual(path.utf8) else {
      return nil
    }
    return entry
  }

  /// The cache as bytes; they depend on nothing but the entries and the environment.
  package func bytes() -> [UInt8] {
    var body = ByteWriter()
    body.write(environment)
    let sorted = entries.values.sorted {
      $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8)
    }
    body.write(sorted) { $0.write($1) }
    var head = ByteWriter()
    for byte in Self.mark { head.write(Int(byte)) }
    head.write(ContentHash(body.bytes.span))
    return head.bytes + body.bytes
  }

  /// The first bytes; the last of them is the version of the form.
  private static let mark = Array("xkeys".utf8) + [1]

  private static func entries(
    _ bytes: [UInt8], _ environment: ContentHash
  ) throws(DamagedBytes) -> [Entry] {
    var head = ByteReader(bytes)
    for byte in mark {
      guard try head.byte() == byte else { throw DamagedBytes() }
    }
    let hash = try head.hash()
    let start = mark.count + 16
    guard hash == ContentHash(bytes.span.extracting(start..<bytes.count)) else {
      throw DamagedBytes()
    }
    var body = ByteReader(bytes, start..<bytes.count)
    guard try body.hash() == environment else { throw DamagedBytes() }
    let entries = try body.list { reader throws(DamagedBytes) in try reader.entry() }
    guard body.isAtEnd else { throw DamagedBytes() }
    return entries
  }
}
