import StringCatalog

/// The work of a ``KeyDifference``: occurrence by occurrence, each looked up in an index of the tables.
struct KeyComparison {
  typealias Name = KeyDifference.Name

  /// What is known of the use of a key.
  enum Mark: Sendable {
    case unknown
    case perhaps(KeyDifference.Undeterminable.Reason, place: Int)
    case mismatched
    case used
  }

  /// Missing keys, each once.
  struct Collected {
    private(set) var list: [KeyDifference.Missing] = []
    private var places: [[UInt8]: Int] = [:]

    mutating func add(_ key: String, _ table: String?, _ place: Int) {
      let name = Array((table ?? "").utf8) + [0xFF] + Array(key.utf8)
      if let known = places[name] {
        list[known].places.append(place)
      } else {
        places[name] = list.count
        list.append(KeyDifference.Missing(key: key, table: table, places: [place]))
      }
    }
  }

  /// The tables of one name.
  private struct Group {
    var tables: [Int] = []
    var keys: [[UInt8]: [Name]] = [:]
    var skeletons: [[UInt8]: [(name: Name, skeleton: KeySkeleton)]] = [:]
    /// The keys in the order of their bytes.
    var sorted: [(bytes: [UInt8], name: Name)] = []
  }

  private let tables: [KeyTable]
  private let occurrences: [Occurrence]
  private let options: KeyDifference.Options
  private let modules: ModuleMap
  private let tableModules: [[String]?]
  private var groups: [[UInt8]: Group] = [:]
  /// The patterns that were looked up, by table.
  private var seenPatterns: Set<PatternUse> = []

  private(set) var marks: [[Mark]]
  private(set) var missing = Collected()
  private(set) var elsewhere = Collected()
  private(set) var possible = Collected()
  private(set) var uses: [KeyDifference.Use] = []
  private(set) var mismatched: [KeyDifference.Mismatched] = []
  private(set) var ambiguous: [KeyDifference.Ambiguous] = []

  private struct PatternUse: Hashable {
    var table: [UInt8]?
    var wildcard: KeyWildcard
    var module: [String]?
    var isHint: Bool
  }

  init(_ tables: [KeyTable], _ occurrences: [Occurrence], _ options: KeyDifference.Options) {
    self.tables = tables
    self.occurrences = occurrences
    self.options = options
    let modules = ModuleMap(sources: options.scannedFiles + occurrences.map(\.file))
    self.modules = modules
    tableModules = tables.map { table in table.files.first.flatMap { modules.module(of: $0) } }
    marks = tables.map { Array(repeating: .unknown, count: $0.keys.count) }
    for (table, contents) in tables.enumerated() {
      var group = groups.removeValue(forKey: Array(contents.name.utf8)) ?? Group()
      group.tables.append(table)
      for (key, entry) in contents.keys.enumerated() {
        let name = Name(table: table, key: key)
        let bytes = Array(entry.text.utf8)
        group.keys[bytes, default: []].append(name)
        group.sorted.append((bytes, name))
        if let skeleton = KeySkeleton(key: entry.text) {
          group.skeletons[skeleton.bytes, default: []].append((name, skeleton))
        }
      }
      groups[Array(contents.name.utf8)] = group
    }
    for name in groups.keys {
      groups[name]?.sorted.sort { left, right in
        left.bytes.lexicographicallyPrecedes(right.bytes)
      }
    }
  }

  mutating func run() {
    for index in occurrences.indices { look(at: index) }
  }

  // MARK: One occurrence

  private mutating func look(at index: Int) {
    let occurrence = occurrences[index]
    switch occurrence.key {
    case .dynamic:
      guard !occurrence.isPossible else { return }
      markKeys(fitting: .anything, index, .dynamic)
    case .pattern(.composed(let pieces)):
      guard pieces.contains(nil) else {
        return look(for: .exact(pieces.compactMap { $0 }.joined()), index)
      }
      markKeys(fitting: KeyWildcard(pieces), index, .pattern)
    case .pattern(let pattern):
      look(for: pattern, index)
    }
  }

  private mutating func look(for pattern: KeyPattern, _ index: Int) {
    guard let guess = pattern.guess, !guess.isEmpty else { return }
    let occurrence = occurrences[index]
    let groups = groups(of: occurrence)
    let own = modules.module(of: occurrence.file)
    var matches: [Name] = []
    var others: [Name] = []
    if pattern.isGuessCertain {
      matches = chosen(groups.flatMap { $0.keys[Array(guess.utf8)] ?? [] }, own)
    }
    if matches.isEmpty, case .format(let pieces) = pattern, let skeleton = KeySkeleton(pieces) {
      let found = groups.flatMap { $0.skeletons[skeleton.bytes] ?? [] }
      matches = chosen(found.filter { skeleton.fits($0.skeleton) }.map(\.name), own)
      if matches.isEmpty { others = chosen(found.map(\.name), own) }
      let keys = Set(matches.map { tables[$0.table].keys[$0.key].text })
      if keys.count > 1 {
        ambiguous.append(KeyDifference.Ambiguous(names: matches, place: index))
      }
    }
    if occurrence.activity == .inactive {
      for name in matches + others { mark(name, .perhaps(.inactive, place: index)) }
      return
    }
    guard matches.isEmpty else {
      for name in matches {
        mark(name, .used)
        uses.append(KeyDifference.Use(name: name, place: index))
      }
      return
    }
    guard !occurrence.isPossible else {
      for name in others { mark(name, .used) }
      if others.isEmpty { possible.add(guess, tableName(of: occurrence), index) }
      return
    }
    if let name = others.first, Set(others.map { tables[$0.table].keys[$0.key].text }).count == 1 {
      for other in others { mark(other, .mismatched) }
      mismatched.append(KeyDifference.Mismatched(name: name, wanted: guess, place: index))
      return
    }
    // What no user sees need not be translated.
    guard !occurrence.isInPreview else {
      return possible.add(guess, tableName(of: occurrence), index)
    }
    guard options.expectsInterfaces || SourceKind(path: occurrence.file)?.isCode ?? true else {
      return
    }
    let isCovered = groups.contains { $0.tables.contains { covers($0, own) } }
    let isAbsent = groups.isEmpty && options.hasAllTables && !tables.isEmpty
    if isCovered || isAbsent && tables.indices.contains(where: { covers($0, own) }) {
      missing.add(guess, tableName(of: occurrence), index)
    } else {
      elsewhere.add(guess, tableName(of: occurrence), index)
    }
  }

  /// Whether texts of a module may stand in a table.
  private func covers(_ table: Int, _ module: [String]?) -> Bool {
    guard let module, let other = tableModules[table] else { return true }
    return module == other
  }

  /// The keys of the module's own tables, of all tables if they have none of them.
  private func chosen(_ names: [Name], _ module: [String]?) -> [Name] {
    guard names.count > 1, module != nil else { return names }
    let own = names.filter { tableModules[$0.table] == module }
    return own.isEmpty ? names : own
  }

  private func groups(of occurrence: Occurrence) -> [Group] {
    guard occurrence.dynamicTable == nil else {
      return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }
    return groups[Array(occurrence.effectiveTable.utf8)].map { [$0] } ?? []
  }

  private func tableName(of occurrence: Occurrence) -> String? {
    occurrence.dynamicTable == nil ? occurrence.effectiveTable : nil
  }

  // MARK: Patterns

  private mutating func markKeys(
    fitting wildcard: KeyWildcard, _ index: Int,
    _ reason: KeyDifference.Undeterminable.Reason
  ) {
    let occurrence = occurrences[index]
    let table = tableName(of: occurrence).map { Array($0.utf8) }
    // A variable may hold any key: that says something only of tables that belong to the code.
    let module = wildcard == .anything ? modules.module(of: occurrence.file) : nil
    let use = PatternUse(
      table: table, wildcard: wildcard, module: module, isHint: occurrence.isHinted)
    guard seenPatterns.insert(use).inserted else { return }
    let mark: Mark = occurrence.isHinted ? .used : .perhaps(reason, place: index)
    for group in groups(of: occurrence) {
      var place = 0
      var end = group.sorted.count
      while place < end {
        let middle = (place + end) / 2
        if group.sorted[middle].bytes.lexicographicallyPrecedes(wildcard.prefix) {
          place = middle + 1
        } else {
          end = middle
        }
      }
      while place < group.sorted.count, group.sorted[place].bytes.starts(with: wildcard.prefix) {
        let name = group.sorted[place].name
        if wildcard.matches(group.sorted[place].bytes), covers(name.table, module) {
          self.mark(name, mark)
        }
        place += 1
      }
    }
  }

  private mutating func mark(_ name: Name, _ new: Mark) {
    if new.rank > marks[name.table][name.key].rank { marks[name.table][name.key] = new }
  }
}

extension KeyComparison.Mark {
  /// What is known for certain wins; of two patterns the one that says more, of two places the first.
  fileprivate var rank: Int {
    switch self {
    case .unknown: 0
    case .perhaps(.inactive, _): 1
    case .perhaps(.dynamic, _): 2
    case .perhaps(.pattern, _): 3
    case .mismatched: 4
    case .used: 5
    }
  }
}

extension Occurrence {
  /// Whether it depends on types that the code around does not tell.
  package var isPossible: Bool {
    switch certainty {
    case .certain: false
    case .possible: true
    }
  }
}
