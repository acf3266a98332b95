extension JSONParser {
  /// Reports names that an object has more than once, and marks all but the last as overridden.
  ///
  /// Names are equal when their code units are equal after escapes are decoded.
  mutating func findDuplicates(_ text: Span<UInt8>, of object: Int) {
    var keys: [Int] = []
    var node = object + 1
    while node < nodes.count {
      if nodes[node].kind == .key { keys.append(node) }
      node = nodes[node + 1].next
    }
    guard keys.count > 1 else { return }
    // Open addressing; a slot holds the hash above and the place in `keys` plus one below.
    var capacity = 8
    while capacity < keys.count * 2 { capacity *= 2 }
    var slots = [UInt64](repeating: 0, count: capacity)
    var firsts: [Int: Int] = [:]
    for (place, key) in keys.enumerated() {
      let hash = self.hash(text, nodes[key])
      var slot = Int(hash) & (capacity - 1)
      var previous: Int?
      while slots[slot] != 0 {
        let candidate = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if slots[slot] >> 32 == UInt64(hash),
          JSONScanner.areEqual(text, nodes[keys[candidate]], nodes[key])
        {
          previous = candidate
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
      slots[slot] = UInt64(hash) << 32 | UInt64(place + 1)
      guard let previous else { continue }
      let first = firsts[previous] ?? previous
      firsts[place] = first
      nodes[keys[previous]].traits.insert(.isShadowed)
      problems.append(
        JSONProblem(.duplicateMember, nodes[key].range, origin: nodes[keys[first]].range))
    }
  }

  private func hash(_ text: Span<UInt8>, _ key: JSONNode) -> UInt32 {
    let range = key.contentRange
    guard key.hasEscapes else { return KeyHash.hash(text, range.start, range.end) }
    var decoded: [UInt8] = []
    JSONEscapes.decode(text, range, into: &decoded)
    return KeyHash.hash(decoded.span, 0, decoded.count)
  }
}
