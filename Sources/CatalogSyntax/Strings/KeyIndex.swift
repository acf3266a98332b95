/// Finds the entries of a ``StringsDocument`` by key, and the keys that are defined more than once.
///
/// Keys are equal when their code units are equal after escapes are decoded, however they are spelled.
/// Damaged entries are left out.
public struct KeyIndex: Sendable {
  /// A key that was defined before.
  public struct Redefinition: Sendable, Equatable {
    /// The index of the entry.
    public var entry: Int
    /// The index of the first entry with the same key.
    public var first: Int
  }

  /// The later definitions of keys, in file order.
  public private(set) var redefinitions: [Redefinition] = []
  /// The number of distinct keys.
  public private(set) var count = 0

  /// Hash in the upper half, index of the last entry plus one in the lower; zero for a free slot.
  private var slots: [UInt64]
  private let mask: Int

  /// Indexes a document.
  public init(_ document: StringsDocument) {
    var capacity = 8
    while capacity < document.entries.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    mask = capacity - 1
    let text = document.source.utf8.span
    let entries = document.entries.span
    var firsts: [Int: Int] = [:]
    for index in entries.indices where !entries[index].isDamaged {
      let hash = entries[index].keyHash
      let slot = slot(hash: hash) { candidate in
        Self.areEqual(text, entries[candidate], entries[index])
      }
      let previous = Int(slots[slot] & 0xFFFF_FFFF) - 1
      slots[slot] = UInt64(hash) << 32 | UInt64(index + 1)
      if previous < 0 {
        count += 1
      } else {
        let first = firsts[previous] ?? previous
        firsts[index] = first
        redefinitions.append(Redefinition(entry: index, first: first))
      }
    }
  }

  /// The index of the last entry that defines a key, which is the one that counts at run time.
  ///
  /// - Parameters:
  ///   - key: The key in UTF-8, escapes decoded.
  ///   - document: The document that was indexed.
  public func entry(forKey key: Span<UInt8>, in document: StringsDocument) -> Int? {
    entry(forKey: key, hash: KeyHash.hash(key, 0, key.count), in: document)
  }

  /// The same, for a caller that has hashed the key already.
  package func entry(
    forKey key: Span<UInt8>, hash: UInt32, in document: StringsDocument
  ) -> Int? {
    let text = document.source.utf8.span
    let entries = document.entries.span
    let slot = slot(hash: hash) { candidate in
      let entry = entries[candidate]
      if entry.keyHasEscapes {
        return document.keyBytes(of: entry).span.isEqual(to: key)
      }
      let range = entry.keyContentRange
      return text.extracting(range.start..<range.end).isEqual(to: key)
    }
    let found = Int(slots[slot] & 0xFFFF_FFFF) - 1
    return found < 0 ? nil : found
  }

  /// The slot of a key, or the free slot where it belongs.
  @inline(__always)
  private func slot(hash: UInt32, isMatch: (Int) -> Bool) -> Int {
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash,
        isMatch(Int(slots[slot] & 0xFFFF_FFFF) - 1)
      {
        return slot
      }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  private static func areEqual(
    _ text: Span<UInt8>, _ left: StringsEntry, _ right: StringsEntry
  ) -> Bool {
    let first = left.keyContentRange
    let second = right.keyContentRange
    guard left.keyHasEscapes || right.keyHasEscapes else {
      return text.extracting(first.start..<first.end)
        .isEqual(to: text.extracting(second.start..<second.end))
    }
    var keys: ([UInt8], [UInt8]) = ([], [])
    StringsEscapes.decode(text, first, into: &keys.0)
    StringsEscapes.decode(text, second, into: &keys.1)
    return keys.0 == keys.1
  }
}
