import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@Suite("What holds for every merge")
struct MergePropertyTests {
  private static let rounds = 60

  private func merge(
    _ format: TableFormat, _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]
  ) throws -> TableMerge {
    try TableMerge(base: base, ours: ours, theirs: theirs, format: format)
  }

  @Test("changes of different things are all there afterwards", arguments: TableFormat.allCases)
  func disjointChanges(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<Self.rounds {
      let (base, script) = try MergeScript.draw(format, &generator)
      let ours = try script.apply(script.ours, to: base)
      let theirs = try script.apply(script.theirs, to: base)
      let both = try script.apply(script.theirs, to: ours)
      for (left, right) in [(ours, theirs), (theirs, ours)] {
        let merged = try merge(format, base, left, right)
        #expect(merged.conflicts == [], "round \(round)")
        let isSame = try format.isSame(merged.bytes, both)
        #expect(
          isSame,
          """
          round \(round)
          base:
          \(String(decoding: base, as: UTF8.self))
          ours:
          \(String(decoding: left, as: UTF8.self))
          theirs:
          \(String(decoding: right, as: UTF8.self))
          merged:
          \(String(decoding: merged.bytes, as: UTF8.self))
          """)
      }
    }
  }

  @Test("ours stays byte for byte where theirs changed nothing", arguments: TableFormat.allCases)
  func unchangedTheirs(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<Self.rounds {
      let (base, script) = try MergeScript.draw(format, &generator)
      let ours = try script.apply(script.ours, to: base)
      guard ours != base else { continue }
      // Another spelling of the same file, so that the parts are compared and not the bytes.
      let merged = try merge(format, base, ours, Self.respelled(base))
      #expect(merged.bytes == ours)
      #expect(merged.conflicts == [])
    }
  }

  @Test("all of theirs is taken where ours changed nothing", arguments: TableFormat.allCases)
  func unchangedOurs(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<Self.rounds {
      let (base, script) = try MergeScript.draw(format, &generator)
      let theirs = try script.apply(script.ours + script.theirs, to: base)
      let merged = try merge(format, base, Self.respelled(base), theirs)
      #expect(merged.conflicts == [])
      let isSame = try format.isSame(merged.bytes, theirs)
      #expect(isSame, "round \(round): \(String(decoding: merged.bytes, as: UTF8.self))")
      #expect(try merge(format, base, base, theirs).bytes == theirs)
    }
  }

  @Test(
    "changes of the same things give a file, and the same conflicts",
    arguments: TableFormat.allCases)
  func overlappingChanges(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 4)
    var count = 0
    for round in 0..<Self.rounds {
      let (base, script) = try MergeScript.draw(format, &generator)
      var other = script
      other.ours = redraw(script.ours + script.theirs, &generator)
      let ours = try script.apply(script.ours + script.theirs, to: base)
      let theirs = try other.apply(other.ours, to: base)
      let merged = try merge(format, base, ours, theirs)
      let swapped = try merge(format, base, theirs, ours)
      #expect(merged.conflicts.count == swapped.conflicts.count, "round \(round)")
      count += merged.conflicts.count
      if merged.conflicts.isEmpty {
        #expect(try format.isSame(merged.bytes, swapped.bytes), "round \(round)")
      }
    }
    #expect(count > 0)
  }

  /// Other changes of some of the same things.
  private func redraw(
    _ changes: [MergeScript.Change], _ generator: inout SeededGenerator
  ) -> [MergeScript.Change] {
    changes.filter { _ in Bool.random(using: &generator) }.map { change in
      switch change {
      case .setText(let key, let place, let text):
        .setText(key: key, place: place, text: text + "?")
      case .add(let key, let text): .add(key: key, text: text + "?")
      case .setComment(let key, _): .remove(key: key)
      case .remove(let key): .setComment(key: key, comment: "Kept")
      }
    }
  }

  @Test("damaged versions are refused or merged, and nothing else", arguments: TableFormat.allCases)
  func damage(_ format: TableFormat) throws {
    var generator = SeededGenerator(seed: 5)
    var refused = 0
    for _ in 0..<Self.rounds * 2 {
      let (base, script) = try MergeScript.draw(format, &generator)
      var versions = [
        base, try script.apply(script.ours, to: base), try script.apply(script.theirs, to: base),
      ]
      let side = Int.random(in: 0..<3, using: &generator)
      Self.damage(&versions[side], &generator)
      do throws(MergeError) {
        let merged = try TableMerge(
          base: versions[0], ours: versions[1], theirs: versions[2], format: format)
        // What came of it can be read again.
        _ = try TableMerge(
          base: merged.bytes, ours: merged.bytes, theirs: merged.bytes, format: format)
      } catch {
        #expect(error.side == [.base, .ours, .theirs][side])
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 2:
      bytes.insert(Array("\"{}<>;,/*".utf8).randomElement(using: &generator) ?? 0x22, at: place)
    case _:
      let end = min(place + Int.random(in: 1...20, using: &generator), bytes.count)
      bytes.removeSubrange(place..<end)
    }
  }

  /// The same file with another line break at its end.
  private static func respelled(_ bytes: [UInt8]) -> [UInt8] { bytes + Array("\n".utf8) }
}
