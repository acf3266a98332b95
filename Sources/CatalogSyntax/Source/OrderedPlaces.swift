/// Finds out where new names belong among names that are there.
package struct OrderedPlaces {
  /// One new name and where it belongs.
  package struct Place: Equatable {
    /// The index of the new name.
    package var new: Int
    /// The number of old names in front of it.
    package var old: Int
  }

  /// The places, in the order of the new names.
  package private(set) var places: [Place] = []

  /// Finds the places that leave the fewest pairs out of order; of several the first.
  ///
  /// The old names need not be in order. The work is that of sorting.
  ///
  /// - Parameters:
  ///   - new: The new names.
  ///   - old: The names that are there.
  ///   - isOrdered: Whether the left name comes before the right one.
  package init(
    of new: [String], among old: [String], by isOrdered: (String, String) -> Bool
  ) {
    let sorted = Self.sorted(new, by: isOrdered)
    guard !zip(old, old.dropFirst()).allSatisfy({ isOrdered($0, $1) }) else {
      places = sorted.map { index in
        Place(new: index, old: Self.place(of: new[index], inOrdered: old, by: isOrdered))
      }
      return
    }
    // Behind a place, each old name that should stand before the new one is a fault, and before it
    // each that should stand behind. From one new name to the next, names change sides only once.
    var faults = PrefixMinimum(count: old.count)
    var rest = Self.sorted(old, by: isOrdered)[...]
    for index in sorted {
      while let next = rest.first, !isOrdered(new[index], old[next]) {
        faults.setNegative(next)
        rest.removeFirst()
      }
      places.append(Place(new: index, old: faults.place))
    }
  }

  private static func sorted(_ names: [String], by isOrdered: (String, String) -> Bool) -> [Int] {
    names.indices.sorted { left, right in
      if isOrdered(names[left], names[right]) { return true }
      return !isOrdered(names[right], names[left]) && left < right
    }
  }

  private static func place(
    of name: String, inOrdered old: [String], by isOrdered: (String, String) -> Bool
  ) -> Int {
    var low = 0
    var high = old.count
    while low < high {
      let middle = (low + high) / 2
      if isOrdered(name, old[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A row of ones of either sign that knows after how many of them their sum is least.
private struct PrefixMinimum {
  /// The sum of a stretch, the least sum of one of its beginnings, and the length of that beginning.
  private struct Stretch {
    var sum: Int
    var least: Int
    var length: Int
  }

  /// A binary tree: the stretch of node `n` is made of those of `2n` and `2n + 1`.
  private var stretches: [Stretch]
  private let leaves: Int

  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    stretches = Array(repeating: Stretch(sum: 1, least: 1, length: 1), count: leaves * 2)
    for node in stride(from: leaves - 1, to: 0, by: -1) { join(node) }
  }

  /// The number of ones in front of the first least sum.
  var place: Int { stretches[1].least < 0 ? stretches[1].length : 0 }

  mutating func setNegative(_ index: Int) {
    var node = leaves + index
    stretches[node] = Stretch(sum: -1, least: -1, length: 1)
    while node > 1 {
      node /= 2
      join(node)
    }
  }

  private mutating func join(_ node: Int) {
    let left = stretches[node * 2]
    let right = stretches[node * 2 + 1]
    let isLeft = left.least <= left.sum + right.least
    let width = leaves >> (Int.bitWidth - 1 - node.leadingZeroBitCount + 1)
    stretches[node] = Stretch(
      sum: left.sum + right.sum, least: isLeft ? left.least : left.sum + right.least,
      length: isLeft ? left.length : width + right.length)
  }
}
