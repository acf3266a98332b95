import CatalogSyntax

/// The rules by the words that call for them.
struct RuleTable: Sendable {
  /// What one word calls for.
  struct Entry: Sendable {
    var name: String
    /// The rules; those for something it is called on come first.
    var rules: [KeyRule] = []
    /// Whether paths of accessors begin with the word.
    var isAccessorRoot = false
    /// Whether the word begins a preview.
    var beginsPreview = false
  }

  private(set) var entries: [Entry] = []
  private(set) var accessors: [String: AccessorRule] = [:]

  /// The words, by their first eight bytes and their length.
  private var slots: [Slot] = []
  private var mask = 0

  private struct Slot: Sendable {
    var prefix: UInt64 = 0
    var count: UInt32 = 0
    /// The index of the entry, or -1.
    var entry: Int32 = -1
  }

  init(_ rules: [KeyRule], accessors: [AccessorRule] = []) {
    var places: [String: Int] = [:]
    for rule in rules {
      let place = Self.place(rule.name, &places, &entries)
      if !entries[place].rules.contains(rule) { entries[place].rules.append(rule) }
    }
    for place in entries.indices {
      let (named, others) = (
        entries[place].rules.filter(\.receiver.isNamed),
        entries[place].rules.filter { !$0.receiver.isNamed }
      )
      entries[place].rules = named + others
    }
    for accessor in accessors {
      guard let root = accessor.path.split(separator: ".").first else { continue }
      entries[Self.place(String(root), &places, &entries)].isAccessorRoot = true
      self.accessors[accessor.path] = accessor
    }
    entries[Self.place("PreviewProvider", &places, &entries)].beginsPreview = true
    var size = 64
    while size < entries.count * 4 { size *= 2 }
    mask = size - 1
    slots = [Slot](repeating: Slot(), count: size)
    for (index, entry) in entries.enumerated() {
      let bytes = Array(entry.name.utf8)
      let prefix = Self.prefix(bytes, 0, bytes.count)
      var slot = Self.hash(prefix, bytes.count) & mask
      while slots[slot].entry >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Slot(
        prefix: prefix, count: UInt32(truncatingIfNeeded: bytes.count),
        entry: Int32(truncatingIfNeeded: index))
    }
  }

  /// The words of which a source must hold one for anything to be found.
  ///
  /// Of two words that a rule needs it is the longer one, which fewer sources hold.
  var words: [String] {
    entries.flatMap { entry in
      entry.rules.map(\.rarestWord) + (entry.isAccessorRoot ? [entry.name] : [])
    }
  }

  private static func place(
    _ name: String, _ places: inout [String: Int], _ entries: inout [Entry]
  ) -> Int {
    if let place = places[name] { return place }
    places[name] = entries.count
    entries.append(Entry(name: name))
    return entries.count - 1
  }

  /// The entry of the word in a stretch of a text, or nil.
  @inline(__always)
  func entry(_ text: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let prefix = Self.prefix(text, start, end)
    var slot = Self.hash(prefix, end &- start) & mask
    while true {
      let candidate = slots[slot]
      guard candidate.entry >= 0 else { return nil }
      if candidate.prefix == prefix, Int(candidate.count) == end &- start,
        end &- start <= 8 || isName(Int(candidate.entry), text, start, end)
      {
        return Int(candidate.entry)
      }
      slot = (slot &+ 1) & mask
    }
  }

  private func isName(_ entry: Int, _ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    entries[entry].name.utf8.elementsEqual(text[start..<end])
  }

  @inline(__always)
  private static func hash(_ prefix: UInt64, _ count: Int) -> Int {
    let mixed =
      (prefix ^ UInt64(truncatingIfNeeded: count) &* 0xD6E8_FEB8_6659_FD93)
      &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }

  /// The first eight bytes of a stretch as a little-endian word, zeros behind its end.
  @inline(__always)
  private static func prefix(_ text: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    let count = min(end &- start, 8)
    if start &+ 8 <= text.count {
      let word = text.span.word(at: start)
      return count == 8 ? word : word & ((1 &<< (UInt64(count) &* 8)) &- 1)
    }
    var word: UInt64 = 0
    var index = 0
    while index < count {
      word |= UInt64(text[start &+ index]) &<< (UInt64(index) &* 8)
      index &+= 1
    }
    return word
  }
}

extension KeyRule {
  /// A word that stands wherever the rule applies.
  fileprivate var rarestWord: String {
    guard case .labelled(let label) = key, label.utf8.count > name.utf8.count else { return name }
    return label
  }
}
