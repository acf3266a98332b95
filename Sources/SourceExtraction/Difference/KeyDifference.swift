/// How the keys of tables and the keys that code names differ.
///
/// A pure function of both: the order of the results is that of the tables and of the occurrences.
package struct KeyDifference: Sendable {
  /// The tables.
  package private(set) var tables: [KeyTable]
  /// The occurrences.
  package private(set) var occurrences: [Occurrence]
  /// Keys of the code that no table has.
  package private(set) var missing: [Missing] = []
  /// The same of code in modules whose texts are not among the tables: where they are looked up is not known.
  package private(set) var elsewhere: [Missing] = []
  /// The same of code that may not look texts up, and of previews, which no user sees.
  package private(set) var possible: [Missing] = []
  /// Keys that nothing names.
  package private(set) var unused: [Name] = []
  /// Keys that perhaps something names; they are never counted as unused.
  package private(set) var undeterminable: [Undeterminable] = []
  /// Keys that are there with other arguments than the code has.
  package private(set) var mismatched: [Mismatched] = []
  /// Places where the code leaves open which of several keys it names; all of them count as used.
  package private(set) var ambiguous: [Ambiguous] = []
  /// Which place names which key, in the order of the occurrences; patterns are left out.
  package private(set) var uses: [Use] = []
  /// The number of keys that code names.
  package private(set) var usedCount = 0

  /// A key of a table.
  package struct Name: Hashable, Sendable {
    /// The table, as an index into ``KeyDifference/tables``.
    package var table: Int
    /// The key, as an index into its keys.
    package var key: Int
  }

  /// A place that names a key.
  package struct Use: Sendable {
    /// The key.
    package var name: Name
    /// The place, as an index into ``KeyDifference/occurrences``.
    package var place: Int
  }

  /// A key that no table has, with the places that name it.
  package struct Missing: Sendable {
    /// The key; `%@` stands for arguments of unknown type.
    package var key: String
    /// The table; nil where no literal tells it.
    package var table: String?
    /// The places, as indices into ``KeyDifference/occurrences``; never empty.
    package var places: [Int]
  }

  /// A key that perhaps something names.
  package struct Undeterminable: Sendable {
    /// Why that is not known.
    package enum Reason: Sendable {
      /// A key composed at run time fits.
      case pattern
      /// A key that no literal tells is looked up in its table.
      case dynamic
      /// Only code that is never compiled names it.
      case inactive
    }

    /// The key.
    package var name: Name
    /// Why.
    package var reason: Reason
    /// The place in the code, as an index into ``KeyDifference/occurrences``.
    package var place: Int
  }

  /// A key with other arguments than the code has.
  package struct Mismatched: Sendable {
    /// The key.
    package var name: Name
    /// The key that the code asks for.
    package var wanted: String
    /// The place, as an index into ``KeyDifference/occurrences``.
    package var place: Int
  }

  /// A place that names one of several keys.
  package struct Ambiguous: Sendable {
    /// The keys.
    package var names: [Name]
    /// The place, as an index into ``KeyDifference/occurrences``.
    package var place: Int
  }

  /// What the comparison is to know beside tables and code.
  package struct Options: Sendable {
    /// Whether all tables of the project are there, so that a table that is not there is a mistake of the code.
    package var hasAllTables = true
    /// The paths of the files that were scanned, those without any occurrence too.
    package var scannedFiles: [String] = []
    /// Whether a key is never reported as unused.
    package var isIgnored: @Sendable (String) -> Bool = { _ in false }

    /// Creates options.
    package init() {}
  }

  /// Compares.
  package init(
    _ tables: [KeyTable], _ occurrences: [Occurrence], options: Options = Options()
  ) {
    self.tables = tables
    self.occurrences = occurrences
    var comparison = KeyComparison(tables, occurrences, options)
    comparison.run()
    missing = comparison.missing.list
    elsewhere = comparison.elsewhere.list
    possible = comparison.possible.list
    uses = comparison.uses
    mismatched = comparison.mismatched
    ambiguous = comparison.ambiguous
    sort(comparison, options)
  }

  /// Places in a package that look a text up and say nothing of the bundle.
  ///
  /// - Parameter paths: The paths of the scanned files, which tell the packages.
  package func occurrencesWithoutBundle(scanned paths: [String]) -> [Occurrence] {
    let modules = ModuleMap(sources: paths)
    return occurrences.filter { occurrence in
      occurrence.bundle == nil && !occurrence.isHinted && !occurrence.isPossible
        && !occurrence.isInPreview && modules.isInPackage(occurrence.file)
    }
  }

  /// The key of a name.
  package func key(_ name: Name) -> KeyTable.Key { tables[name.table].keys[name.key] }

  /// Sorts the keys that are not used into those that are not needed and those of which that is not known.
  private mutating func sort(_ comparison: KeyComparison, _ options: Options) {
    let outside = OutsideTables(options.scannedFiles, occurrences)
    for table in tables.indices {
      let isOutside = outside.contains(tables[table])
      for key in tables[table].keys.indices {
        let name = Name(table: table, key: key)
        switch comparison.marks[table][key] {
        case .used: usedCount += 1
        case .mismatched: break
        case .perhaps(let reason, let place):
          undeterminable.append(Undeterminable(name: name, reason: reason, place: place))
        case .unknown:
          guard !isOutside, !options.isIgnored(tables[table].keys[key].text) else { continue }
          unused.append(name)
        }
      }
    }
  }
}

/// Tables whose keys something else than code names.
struct OutsideTables: Sendable {
  private var scanned: Set<String> = []
  private static let known: Set<String> = ["InfoPlist", "Root", "AppShortcuts"]

  /// Takes the paths of the scanned files and what they name.
  init(_ files: [String], _ occurrences: [Occurrence]) {
    for path in files {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name == "Info.plist" || name.hasSuffix("-Info.plist") { scanned.insert("InfoPlist") }
      if name == "Root.plist" { scanned.insert("Root") }
      for type in [".storyboard", ".xib"] where name.hasSuffix(type) {
        scanned.insert(String(name.dropLast(type.count)))
      }
    }
    for occurrence in occurrences where occurrence.table == "AppShortcuts" {
      scanned.insert("AppShortcuts")
    }
  }

  /// Whether what names the keys of a table was not scanned.
  func contains(_ table: KeyTable) -> Bool {
    guard !scanned.contains(table.name) else { return false }
    return Self.known.contains(table.name)
      || !table.keys.isEmpty && table.keys.allSatisfy { Self.isOfInterface($0.text) }
  }

  /// Whether a key names an object of an interface file, as `aBc-12-xYz.title` does.
  static func isOfInterface(_ key: String) -> Bool {
    let text = Array(key.utf8.prefix(11))
    guard text.count == 11, text[10] == UInt8(ascii: ".") else { return false }
    return (0..<10).allSatisfy { place in
      let byte = text[place]
      guard place != 3, place != 6 else { return byte == UInt8(ascii: "-") }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
