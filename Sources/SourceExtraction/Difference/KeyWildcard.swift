/// A key composed at run time: stretches of text with anything between them.
struct KeyWildcard: Hashable, Sendable {
  /// What a key begins with.
  private(set) var prefix: [UInt8] = []
  /// What a key ends with.
  private(set) var suffix: [UInt8] = []
  /// What stands between, in order.
  private var middle: [[UInt8]] = []

  /// Creates a pattern that every key fits.
  static let anything = KeyWildcard([nil])

  /// Reads the pieces of a composed key, of which at least one is unknown.
  init(_ pieces: [String?]) {
    var stretches: [[UInt8]] = [[]]
    for piece in pieces {
      if let piece {
        stretches[stretches.count - 1] += Array(piece.utf8)
      } else {
        stretches.append([])
      }
    }
    prefix = stretches[0]
    guard stretches.count > 1 else { return }
    suffix = stretches[stretches.count - 1]
    middle = stretches[1..<(stretches.count - 1)].filter { !$0.isEmpty }
  }

  /// Whether a key fits.
  func matches(_ key: [UInt8]) -> Bool {
    guard key.count >= prefix.count + suffix.count, key.starts(with: prefix) else { return false }
    guard key[(key.count - suffix.count)...].elementsEqual(suffix) else { return false }
    var rest = key[prefix.count..<(key.count - suffix.count)]
    for stretch in middle {
      guard let place = Self.place(of: stretch, in: rest) else { return false }
      rest = rest[(place + stretch.count)...]
    }
    return true
  }

  private static func place(of stretch: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= stretch.count else { return nil }
    return (text.startIndex...(text.endIndex - stretch.count)).first {
      text[$0...].starts(with: stretch)
    }
  }
}
