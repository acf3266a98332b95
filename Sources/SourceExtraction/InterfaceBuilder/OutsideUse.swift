/// The keys that something else than the scanned sources may use.
///
/// The system reads some tables itself, and interface files read theirs. Their keys are not unused because no code names
/// them; that can only be said if the file that names them was scanned.
package struct OutsideUse: Sendable {
  /// Tables that the system reads.
  package static let systemTables: Set<String> = [
    "AppShortcuts", "InfoPlist", "Root", "ServicesMenu",
  ]

  /// The tables whose sources were scanned.
  private let scanned: Set<String>

  /// Notes whose tables' sources are among the scanned files.
  package init(_ files: [ExtractedFile]) {
    var scanned: Set<String> = []
    for file in files {
      if SourceKind(path: file.path) == .interface {
        scanned.insert(SourceKind.tableName(ofPath: file.path))
      }
      for occurrence in file.occurrences {
        if let table = occurrence.table { scanned.insert(table) }
      }
    }
    self.scanned = scanned
  }

  /// Whether a key may be used by what was not scanned.
  package func mayUse(key: String, inTable table: String) -> Bool {
    if scanned.contains(table) { return false }
    if Self.systemTables.contains(table) || table.hasSuffix("-InfoPlist") { return true }
    return Self.isOfInterface(key)
  }

  /// Whether a key has the form of interface files: an object id of three, two and three letters or digits, or of
  /// digits alone, a point, and a property.
  package static func isOfInterface(_ key: String) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = Array(key.utf8[..<dot])
    guard key.utf8.distance(from: dot, to: key.utf8.endIndex) > 1, !id.isEmpty else { return false }
    let parts = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [3, 2, 3] else {
      let property = key.utf8[key.utf8.index(after: dot)...].prefix { $0 != UInt8(ascii: "[") }
      return id.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && InterfaceProperty.names.contains(String(decoding: property, as: UTF8.self))
    }
    return parts.joined().allSatisfy { SwiftCharacters.isWord($0) }
  }
}
