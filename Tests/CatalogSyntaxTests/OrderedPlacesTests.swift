import CatalogSyntax
import TestSupport
import Testing

@Suite("Places of new names among old ones")
struct OrderedPlacesTests {
  /// Looks at every place: the first with the fewest pairs out of order.
  private func place(of name: String, among old: [String]) -> Int {
    let faults = (0...old.count).map { place in
      old[..<place].count { name < $0 } + old[place...].count { $0 <= name }
    }
    return faults.indices.min { (faults[$0], $0) < (faults[$1], $1) } ?? 0
  }

  @Test("are those with the fewest pairs out of order")
  func places() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      func names(_ limit: Int) -> [String] {
        (0..<Int.random(in: 0...limit, using: &generator)).map { _ in
          String(Int.random(in: 0..<20, using: &generator))
        }
      }
      let isSorted = Bool.random(using: &generator)
      let old = isSorted ? Array(Set(names(20))).sorted() : names(20)
      let new = names(6)
      let places = OrderedPlaces(of: new, among: old, by: <).places
      #expect(places.map(\.new) == new.indices.sorted { (new[$0], $0) < (new[$1], $1) })
      for found in places {
        #expect(found.old == place(of: new[found.new], among: old), "\(new[found.new]) in \(old)")
      }
    }
  }

  @Test("in one order stay in order")
  func order() {
    let places = OrderedPlaces(of: ["d", "a", "c"], among: ["b", "e"], by: <).places
    #expect(places.map(\.old) == [0, 1, 1])
    #expect(places.map(\.new) == [1, 2, 0])
  }
}
