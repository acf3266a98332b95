import CatalogSyntax
import ICU
import StringCatalog

/// Finds keys of a table that a person takes for the same, although their code units differ.
struct NearDuplicateSearch {
  /// Why two keys are taken for the same.
  enum Resemblance: Equatable {
    /// They differ in nothing but this.
    case differingOnly(in: KeyFolding)
    /// They look alike but are made of other characters (UTS #39).
    case confusable
  }

  /// A key and the earlier one it resembles.
  struct Match: Equatable {
    var entry: Int
    var earlier: Int
    var resemblance: Resemblance
  }

  private let table: LocalizedTable
  /// The first definition of each key, in file order.
  private let entries: [Int]
  private var matches: [Match] = []
  /// The entries whose keys have a letter outside ASCII.
  private var lettered: Set<Int> = []

  /// Keys that look the same are looked at up to this many, which bounds the work for tables that
  /// are made to have many.
  private static let mostCandidates = 16

  private init(_ table: LocalizedTable) {
    self.table = table
    let again = table.index.redefinitions
    var next = 0
    entries = (0..<table.count).filter { entry in
      if next < again.count, again[next].entry == entry {
        next += 1
        return false
      }
      return !table.isDamaged(entry)
    }
  }

  /// The keys that resemble an earlier one, in file order, each once.
  static func matches(in table: LocalizedTable) -> [Match] {
    var search = NearDuplicateSearch(table)
    search.searchFolded()
    if !search.lettered.isEmpty { search.searchConfusable() }
    return search.matches.sorted { $0.entry < $1.entry }
  }

  // MARK: Folding

  private mutating func searchFolded() {
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    let mask = capacity - 1
    // Hash in the upper half, index of the entry plus one in the lower; zero for a free slot.
    var slots: [UInt64] = Array(repeating: 0, count: capacity)
    var folded: [UInt8] = []
    var candidate: [UInt8] = []
    for entry in entries {
      if !foldKey(of: entry, into: &folded), hasLetterOutsideASCII(entry) {
        lettered.insert(entry)
      }
      let hash = KeyHash.hash(folded.span, 0, folded.count)
      var slot = Int(hash) & mask
      while slots[slot] != 0 {
        let other = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
          _ = foldKey(of: other, into: &candidate)
          if candidate == folded {
            matches.append(
              Match(
                entry: entry, earlier: other,
                resemblance: .differingOnly(in: differences(other, entry))))
            break
          }
        }
        slot = (slot + 1) & mask
      }
      if slots[slot] == 0 { slots[slot] = UInt64(hash) << 32 | UInt64(entry + 1) }
    }
  }

  /// Whether the key is ASCII; its folded form is written in any case.
  @inline(__always)
  private func foldKey(of entry: Int, into result: inout [UInt8]) -> Bool {
    table.withKey(of: entry) { key in
      if KeyFolding.foldASCII(key, into: &result) { return true }
      result = KeyFolding.all.fold(key)
      return false
    }
  }

  private func differences(_ left: Int, _ right: Int) -> KeyFolding {
    table.withKey(of: left) { first in
      table.withKey(of: right) { KeyFolding.differences(first, $0) }
    }
  }

  private func hasLetterOutsideASCII(_ entry: Int) -> Bool {
    table.withKey(of: entry) { key in
      var index = 0
      while index < key.count {
        let (value, length) = UTF8Validation.scalar(key, at: index)
        index += length
        if value >= 0x80, Unicode.Scalar(value)?.properties.isAlphabetic ?? false { return true }
      }
      return false
    }
  }

  // MARK: Confusable characters

  /// Looks up every key among those with a letter outside ASCII, one of which each pair must have.
  private mutating func searchConfusable() {
    var hashes: [Int: UInt32] = [:]
    var byHash: [UInt32: [Int]] = [:]
    var skeleton: [UInt8] = []
    for entry in entries where lettered.contains(entry) {
      guard writeSkeleton(of: entry, into: &skeleton) else { return }
      let hash = KeyHash.hash(skeleton.span, 0, skeleton.count)
      hashes[entry] = hash
      if byHash[hash, default: []].count < Self.mostCandidates {
        byHash[hash, default: []].append(entry)
      }
    }
    let known = Set(matches.map(\.entry))
    var earliest: [Int: Int] = [:]
    for entry in entries {
      var hash = hashes[entry]
      if hash == nil, writeSkeleton(of: entry, into: &skeleton) {
        hash = KeyHash.hash(skeleton.span, 0, skeleton.count)
      }
      guard let hash, let candidates = byHash[hash] else { continue }
      for other in candidates where other != entry {
        let (first, second) = (min(entry, other), max(entry, other))
        guard !known.contains(second), earliest[second].map({ first < $0 }) ?? true,
          differOutsideASCII(first, second), haveSameSkeleton(first, second)
        else {
          continue
        }
        earliest[second] = first
      }
    }
    matches += earliest.map { Match(entry: $0.key, earlier: $0.value, resemblance: .confusable) }
  }

  private func haveSameSkeleton(_ left: Int, _ right: Int) -> Bool {
    var skeletons: ([UInt8], [UInt8]) = ([], [])
    return writeSkeleton(of: left, into: &skeletons.0)
      && writeSkeleton(of: right, into: &skeletons.1) && skeletons.0 == skeletons.1
  }

  /// Writes the skeleton of a key; false if ICU has no table of confusable characters.
  private func writeSkeleton(of entry: Int, into result: inout [UInt8]) -> Bool {
    table.withKey(of: entry) { key in
      if ASCIISkeletons.write(key, into: &result) { return true }
      guard let skeleton = try? Confusables.skeleton(of: key) else { return false }
      result = skeleton
      return true
    }
  }

  /// Whether a character outside ASCII is among what two keys differ in: `1` and `l` look alike
  /// too, but nobody is surprised that they differ.
  private func differOutsideASCII(_ left: Int, _ right: Int) -> Bool {
    table.withKey(of: left) { first in
      table.withKey(of: right) { second in
        let shortest = min(first.count, second.count)
        var start = 0
        while start < shortest, first[start] == second[start] { start += 1 }
        var tail = 0
        while tail < shortest - start,
          first[first.count - 1 - tail] == second[second.count - 1 - tail]
        {
          tail += 1
        }
        return (start..<first.count - tail).contains { first[$0] >= 0x80 }
          || (start..<second.count - tail).contains { second[$0] >= 0x80 }
      }
    }
  }
}

/// The skeletons of ASCII texts, put together from those of single characters.
enum ASCIISkeletons {
  private static let characters: [[UInt8]] = (0..<0x80).map { byte in
    let text = [UInt8(byte)]
    return (try? Confusables.skeleton(of: text.span)) ?? text
  }

  /// Writes the skeleton of an ASCII text; false for other texts.
  static func write(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let characters = characters
    result.removeAll(keepingCapacity: true)
    for index in text.indices {
      guard text[index] < 0x80 else { return false }
      result += characters[Int(text[index])]
    }
    return true
  }
}
