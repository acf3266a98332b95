import CatalogSyntax
import StringCatalog

/// Which accessors there are, under which names, and where.
struct AccessorPlan {
  /// An enumeration, or the extended type.
  struct Scope {
    /// The accessors, in the order in which they are written.
    var accessors: [Accessor] = []
    /// The enumerations in it, by name.
    var scopes: [String: Scope] = [:]

    /// Puts an accessor in its place.
    mutating func insert(_ accessor: Accessor, at path: ArraySlice<String>) {
      guard let first = path.first else { return accessors.append(accessor) }
      scopes[first, default: Scope()].insert(accessor, at: path.dropFirst())
    }
  }

  /// Enumerations are nested no deeper than this.
  static let maximumDepth = 8

  /// All accessors.
  private(set) var root = Scope()
  /// What is wrong with keys and names, in a fixed order.
  private(set) var problems: [AccessorProblem] = []

  private let options: AccessorOptions
  /// The names that are taken: of enumerations with the place they are in, and of accessors. Canonically
  /// equivalent names are one.
  private var scopeNames: Set<[String]> = []
  private var names: Set<[String]> = []
  private var signatures: Set<String> = []

  /// A key that is to be called after itself.
  fileprivate struct Candidate {
    var path: [String]
    var wanted: String?
    var accessor: Accessor
  }

  /// Makes the plan.
  init(_ catalogs: [Catalog], _ options: AccessorOptions) {
    self.options = options
    // What accessors of a type that is there call.
    if case .members = options.style { names = [["text"], ["localizedString"]] }
    var named: [[UInt8]: [Int]] = [:]
    for (number, name) in options.names.names.enumerated() {
      named[Array(name.key.utf8), default: []].append(number)
    }
    var handMade: [Int: (accessor: Accessor, path: [String])] = [:]
    var candidates: [Candidate] = []
    var met: Set<[UInt8]> = []
    for catalog in catalogs {
      let tablePath = catalogs.count == 1 ? [] : path(ofTable: catalog.table)
      for entry in catalog.entries {
        let key = Array(entry.key.utf8)
        let numbers = named[key] ?? []
        if !numbers.isEmpty { met.insert(key) }
        if numbers.isEmpty, options.isOnlyNamed || entry.generatesSymbol == false { continue }
        guard let signature = AccessorSignature(entry, in: catalog, &problems) else { continue }
        if let name = signature.compiledNames.first, options.runtime != .foundation {
          problems.append(.compiledName(catalog.table, entry.key, name))
        }
        for number in numbers {
          let name = options.names.names[number]
          guard let accessor = Accessor(name, entry, catalog.table, signature) else {
            problems.append(
              .wrongLabels(
                catalog.table, entry.key, name.spelling, count: signature.arguments.count))
            continue
          }
          if handMade[number] == nil { handMade[number] = (accessor, name.path) }
        }
        guard numbers.isEmpty else { continue }
        let (path, wanted) = place(of: entry.key)
        candidates.append(
          Candidate(
            path: tablePath + path, wanted: wanted,
            accessor: Accessor(wanted ?? "", entry, catalog.table, signature)))
      }
    }
    for name in options.names.names where !met.contains(Array(name.key.utf8)) {
      problems.append(.unknownKey(name.key, name.spelling))
    }
    for number in handMade.keys.sorted() {
      if let made = handMade[number] { take(made.accessor, made.path, options.names.names[number]) }
    }
    takeScopes(of: candidates)
    giveNames(to: candidates)
  }

  // MARK: Names that are given

  private mutating func take(
    _ accessor: Accessor, _ path: [String], _ name: AccessorNames.Name
  ) {
    guard signatures.insert(name.spelling).inserted else {
      problems.append(.twice(name.key, name.spelling))
      return
    }
    for depth in path.indices { scopeNames.insert(Array(path[...depth])) }
    names.insert(path + [name.base])
    root.insert(accessor, at: path[...])
  }

  // MARK: Names from keys

  private func path(ofTable table: String) -> [String] {
    guard table != ConversionInput.defaultTable, case .enumeration = options.style else {
      return []
    }
    return [scopeName(table) ?? "Table_\(Self.digest(table))"]
  }

  /// The enumerations that a key opens, and the name that its accessor should have.
  private func place(of key: String) -> (path: [String], name: String?) {
    guard options.isNested, case .enumeration = options.style, key.utf8.contains(UInt8(ascii: "."))
    else { return ([], SwiftName.member(Self.withoutSpecifiers(key))) }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let isPath =
      parts.allSatisfy { !$0.isEmpty } && !key.contains(where: { $0.isWhitespace || $0 == "%" })
      && key.unicodeScalars.first?.properties.isXIDStart == true
    guard isPath else { return ([], SwiftName.member(Self.withoutSpecifiers(key))) }
    let depth = min(parts.count - 1, Self.maximumDepth)
    var path: [String] = []
    for part in parts[..<depth] {
      guard let name = scopeName(String(part)) else { return ([], SwiftName.member(key)) }
      path.append(name)
    }
    return (path, SwiftName.member(parts[depth...].joined(separator: ".")))
  }

  private func scopeName(_ text: String) -> String? {
    guard let name = SwiftName.type(text) else { return nil }
    return reservedScopes.contains(name) ? "\(name)_" : name
  }

  /// Enumerations of these names would hide types that the generated code uses.
  private var reservedScopes: Set<String> {
    switch options.style {
    case .enumeration(let name): SwiftName.typesInUse.union([name, "\(name)Texts"])
    case .members: SwiftName.typesInUse
    }
  }

  /// A key without its specifiers, which say nothing; names in them are kept.
  private static func withoutSpecifiers(_ key: String) -> String {
    let bytes = Array(key.utf8)
    guard FormatString.mayContainPlaceholder(bytes.span) else { return key }
    let format = FormatString(bytes.span)
    var result: [UInt8] = []
    var copied = 0
    for placeholder in format.placeholders {
      result += bytes[copied..<placeholder.range.start] + [UInt8(ascii: " ")]
      if case .reference(let reference) = placeholder.kind {
        result += bytes[reference.name.start..<reference.name.end] + [UInt8(ascii: " ")]
      }
      copied = placeholder.range.end
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private mutating func takeScopes(of candidates: [Candidate]) {
    for candidate in candidates {
      for depth in candidate.path.indices { scopeNames.insert(Array(candidate.path[...depth])) }
    }
  }

  /// Names accessors after their keys. Of several that want one name, the only one that is spelled like it gets
  /// it; the others have a digest of their keys behind it, which no further key ever changes.
  private mutating func giveNames(to candidates: [Candidate]) {
    var groups: [[String]: [Candidate]] = [:]
    for candidate in candidates {
      groups[candidate.path + [candidate.wanted ?? ""], default: []].append(candidate)
    }
    let sorted = groups.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    for (_, group) in sorted {
      let ordered = group.sorted {
        $0.accessor.key.utf8.lexicographicallyPrecedes($1.accessor.key.utf8)
          || ($0.accessor.key.hasSameUnits(as: $1.accessor.key)
            && $0.accessor.table.utf8.lexicographicallyPrecedes($1.accessor.table.utf8))
      }
      let spelled = ordered.count == 1 ? ordered : ordered.filter(\.isSpelledLikeName)
      let owner = spelled.count == 1 ? spelled.first : nil
      for candidate in ordered { giveName(to: candidate, owner) }
    }
  }

  private mutating func giveName(to candidate: Candidate, _ owner: Candidate?) {
    var accessor = candidate.accessor
    let digest = Self.digest(accessor.key)
    var name = candidate.wanted ?? "text"
    let why: String? =
      if candidate.wanted == nil {
        "stands for a key without letters"
      } else if SwiftName.unusable.contains(name) {
        "means something else in Swift"
      } else if scopeNames.contains(candidate.path + [name])
        || names.contains(candidate.path + [name])
      {
        "is taken"
      } else if owner.map({ !$0.accessor.key.hasSameUnits(as: accessor.key) }) ?? true {
        "is what several keys would be called"
      } else {
        nil
      }
    if let why {
      let wanted = name
      name += "_\(digest)"
      while isTaken(candidate.path, name) { name += "_" }
      problems.append(.renamed(accessor.table, accessor.key, from: wanted, to: name, why))
    }
    accessor.name = name
    names.insert(candidate.path + [name])
    root.insert(accessor, at: candidate.path[...])
  }

  private func isTaken(_ path: [String], _ name: String) -> Bool {
    scopeNames.contains(path + [name]) || names.contains(path + [name])
  }

  /// Eight hexadecimal digits that follow from the code units of a text (FNV-1a, 32 bits).
  private static func digest(_ text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension AccessorPlan.Candidate {
  /// Whether the key, or its last part, is the name itself.
  fileprivate var isSpelledLikeName: Bool {
    guard let wanted else { return false }
    let key = accessor.key
    return key.hasSameUnits(as: wanted)
      || key.utf8.reversed().starts(with: ".\(wanted)".utf8.reversed())
  }
}

extension String {
  /// Whether both texts are the same code unit by code unit.
  fileprivate func hasSameUnits(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
