import CatalogSyntax

/// Texts that come again and again, numbered in the order in which they first come.
struct XCStringsNames: Sendable {
  private(set) var names: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]
  /// The number that is likely to come next: locales come in the same order in every entry.
  private var expected = 0

  /// The number of a text.
  mutating func number(of node: Int, in json: JSONDocument) -> Int {
    if expected < names.count {
      let name = names[expected]
      if json.isText(node, equalTo: name.span) {
        defer { expected = expected + 1 < names.count ? expected + 1 : 0 }
        return expected
      }
    }
    let place = number(of: json.stringBytes(node))
    expected = place + 1 < names.count ? place + 1 : 0
    return place
  }

  /// The number of a text.
  mutating func number(of name: [UInt8]) -> Int {
    if let place = places[name] { return place }
    let place = names.count
    places[name] = place
    names.append(name)
    return place
  }
}

/// The ways from a localization to its texts, such as `plural.one`, as a tree.
struct XCStringsPaths: Sendable {
  /// Each way is the number of the one it goes on from, and the number of the name it adds.
  private var steps: [(parent: UInt32, name: UInt32)] = [(0, 0)]
  private var places: [UInt64: UInt32] = [:]
  private(set) var names = XCStringsNames()

  /// The way that goes on from another by a name.
  mutating func path(from parent: UInt32, by name: Int) -> UInt32 {
    let key = UInt64(parent) << 32 | UInt64(name)
    if let place = places[key] { return place }
    let place = UInt32(truncatingIfNeeded: steps.count)
    steps.append((parent, UInt32(truncatingIfNeeded: name)))
    places[key] = place
    return place
  }

  mutating func path(from parent: UInt32, by node: Int, in json: JSONDocument) -> UInt32 {
    path(from: parent, by: names.number(of: node, in: json))
  }

  mutating func path(from parent: UInt32, by name: String) -> UInt32 {
    path(from: parent, by: names.number(of: Array(name.utf8)))
  }

  /// The names of a way, with points between them.
  func text(of path: UInt32) -> String {
    names(of: path).joined(separator: ".")
  }

  /// The names of a way, one by one.
  func names(of path: UInt32) -> [String] {
    var parts: [String] = []
    var step = path
    while step != 0 {
      let (parent, name) = steps[Int(step)]
      parts.append(String(decoding: names.names[Int(name)], as: UTF8.self))
      step = parent
    }
    return parts.reversed()
  }
}

/// Finds entries by key.
struct XCStringsKeyIndex: Sendable {
  private var slots: KeySlots

  init(_ json: JSONDocument, _ entries: ContiguousArray<XCStringsDocument.Entry>) {
    slots = KeySlots(count: entries.count)
    let text = json.source.utf8.span
    for (place, entry) in entries.enumerated() where !entry.isShadowed {
      let hash: UInt32
      if json.nodes[entry.key].hasEscapes {
        let key = json.stringBytes(entry.key)
        hash = KeyHash.hash(key.span, 0, key.count)
      } else {
        let range = json.nodes[entry.key].contentRange
        hash = KeyHash.hash(text, range.start, range.end)
      }
      slots.insert(place, hash: hash)
    }
  }

  func entry(
    forKey key: String, _ json: JSONDocument, _ entries: ContiguousArray<XCStringsDocument.Entry>
  ) -> Int? {
    let key = Array(key.utf8)
    return entry(forKey: key.span, hash: KeyHash.hash(key.span, 0, key.count), json, entries)
  }

  /// The same, for a caller that has hashed the key already.
  func entry(
    forKey key: Span<UInt8>, hash: UInt32, _ json: JSONDocument,
    _ entries: ContiguousArray<XCStringsDocument.Entry>
  ) -> Int? {
    slots.number(hash: hash) { json.isText(entries[$0].key, equalTo: key) }
  }
}
