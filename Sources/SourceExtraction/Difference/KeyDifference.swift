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
    /// Whether keys of interface files and property lists are missing where no table has them. The files bring their
    /// texts along, so that nothing is wrong with that.
    package var expectsInterfaces = false
    /// The paths of the files that were scanned, those without any occurrence too.
    package private(set) var scannedFiles: [String]
    /// What else may use keys.
    package private(set) var outside: OutsideUse
    /// Whether a key is never reported as unused.
    package var isIgnored: @Sendable (String) -> Bool = { _ in false }

    /// Creates options.
    ///
    /// - Parameter files: The files that were scanned.
    package init(scanned files: [ExtractedFile]) {
      scannedFiles = files.map(\.path)
      outside = OutsideUse(files)
    }
  }

  /// Compares.
  package init(
    _ tables: [KeyTable], _ files: [ExtractedFile], options: Options? = nil
  ) {
    let occurrences = files.flatMap(\.occurrences)
    let options = options ?? Options(scanned: files)
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
    for table in tables.indices {
      for key in tables[table].keys.indices {
        let name = Name(table: table, key: key)
        switch comparison.marks[table][key] {
        case .used: usedCount += 1
        case .mismatched: break
        case .perhaps(let reason, let place):
          undeterminable.append(Undeterminable(name: name, reason: reason, place: place))
        case .unknown:
          let text = tables[table].keys[key].text
          guard !options.outside.mayUse(key: text, inTable: tables[table].name),
            !options.isIgnored(text)
          else { continue }
          unused.append(name)
        }
      }
    }
  }
}
