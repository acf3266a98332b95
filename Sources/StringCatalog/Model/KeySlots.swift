internal import CatalogSyntax

/// Finds numbered keys by their hashes.
struct KeySlots: Sendable {
  /// Hash in the upper half, number of the key plus one in the lower; zero for a free slot.
  private var slots: [UInt64]

  /// Makes room.
  ///
  /// - Parameter count: How many keys there will be at most.
  init(count: Int) {
    var capacity = 8
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// Takes the keys, no two of them equal, with their numbers in the list.
  init(_ keys: [[UInt8]]) {
    self.init(count: keys.count)
    for (number, key) in keys.enumerated() {
      insert(number, hash: KeyHash.hash(key.span, 0, key.count))
    }
  }

  /// Takes a key that is not there yet.
  mutating func insert(_ number: Int, hash: UInt32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
  }

  /// The number of the key of this hash that is the wanted one.
  func number(hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == UInt64(hash), isWanted(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
