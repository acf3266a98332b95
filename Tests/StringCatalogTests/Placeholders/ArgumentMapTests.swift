import Testing

@testable import StringCatalog

@Suite("Argument map")
struct ArgumentMapTests {
  private func map(_ text: String) -> ArgumentMap { ArgumentMap(format(text)) }

  @Test("An index used twice is one argument with two uses")
  func repeated() {
    let map = map("%1$@ (%1$@) %2$d")
    #expect(map.arguments.map(\.index) == [1, 2])
    #expect(map.arguments.map(\.uses.count) == [2, 1])
    #expect(map.arguments.map(\.argumentClass) == [.object, .signed])
    #expect(!map.isMixed)
  }

  @Test("Arguments are in the order of their indexes")
  func sorted() {
    let map = map("%3$f %1$@ %2$u")
    #expect(map.arguments.map(\.argumentClass) == [.object, .unsigned, .float])
    #expect(map[3]?.argumentClass == .float)
    #expect(map[4] == nil)
    #expect(map.highestIndex == 3)
  }

  @Test("A star is an integer argument in front of the value")
  func stars() {
    #expect(map("%*.*f").arguments.map(\.argumentClass) == [.signed, .signed, .float])
    #expect(map("%3$*1$.*2$f").arguments.map(\.argumentClass) == [.signed, .signed, .float])
  }

  static let mixed: [(text: String, isMixed: Bool)] = [
    ("%1$@ %@", true), ("%@ %2$d", true), ("%1$*d", true), ("%@ %d", false), ("%1$@ %2$d", false),
    ("%#@a@ %2$@", false), ("%1$@ 100%%", false),
  ]

  @Test("Positions beside plain specifiers are mixed", arguments: mixed.indices)
  func mixes(_ index: Int) {
    #expect(map(Self.mixed[index].text).isMixed == Self.mixed[index].isMixed)
  }

  @Test("An index left out below a used one is a gap")
  func gaps() {
    #expect(map("%1$@ %3$@").gap() == 2)
    #expect(map("%2$@").gap() == 1)
    #expect(map("%2$@").gap(besides: 1) == nil)
    #expect(map("%1$@ %4$@").gap(besides: 2) == 3)
    #expect(map("%2$@ %3$@").gap(from: 2) == nil)
    #expect(map("%2$@ %1$@").gap() == nil)
    #expect(map("").gap() == nil)
  }

  @Test("Two classes at one index conflict; two lengths do not")
  func conflicts() {
    #expect(map("%1$@ %1$d").arguments.map(\.isConflicting) == [true])
    #expect(map("%1$d %1$ld").arguments.map(\.isConflicting) == [false])
    #expect(map("%1$#@n@ %1$d").arguments.map(\.isConflicting) == [false])
  }

  @Test("Letters that state a length are compared by it")
  func lengths() {
    #expect(map("%D %U %O %qd").uses.map(\.length) == [.l, .l, .l, .ll])
  }
}
