import CatalogSyntax
import TestSupport
import Testing

@testable import StringCatalog

@Suite("Placeholders in any bytes")
struct FormatStringFuzzTests {
  /// The characters of the grammar and its look-alikes, and pieces of broken UTF-8.
  private static let alphabet: [[UInt8]] =
    Array("%%%%$$@@#*.-+ 0123459hlqLztjdiDuxXoOfeEgaAcCsSpkn'_(){}[]^\\".utf8).map { [$0] }
    + ["％", "＠", "１", "٪", "٣", "д", "ο", "arg", "#@n@", "1$", "://", "\u{a0}", "é", "’"]
    .map { Array($0.utf8) }
    + [[0xff], [0xc3], [0xef, 0xbc], [0xd9], [0x00], [0xf0, 0x9f]]

  @Test("Random bytes never trap, and every range lies inside the text in order")
  func randomBytes() {
    var generator = SeededGenerator(seed: 0x51ce_b00c)
    var read = FormatString()
    var map = ArgumentMap()
    for round in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        bytes += Self.alphabet.randomElement(using: &generator) ?? []
      }
      let options = FormatString.Options(
        isSubstitutionForm: round % 2 == 0, firstArgument: round % 3)
      read.read(bytes.span, options: options)
      expectSound(read, in: bytes)
      _ = read.adoptLookAlikes { _, isCertain in isCertain || round % 2 == 1 }
      expectSound(read, in: bytes)
      map.read(read)
      #expect(map.uses.allSatisfy { $0.index > 0 })
      if !FormatString.mayContainPlaceholder(bytes.span) {
        #expect(read.placeholders.isEmpty && read.problems.isEmpty)
      }
    }
  }

  private func expectSound(_ read: FormatString, in bytes: [UInt8]) {
    var end = 0
    for placeholder in read.placeholders {
      #expect(placeholder.range.start >= end && placeholder.range.end <= bytes.count, "\(bytes)")
      #expect(!placeholder.range.isEmpty)
      end = placeholder.range.end
    }
    end = 0
    for problem in read.problems {
      #expect(problem.range.start >= 0 && problem.range.end <= bytes.count, "\(bytes)")
      #expect(problem.range.start >= end || problem.range.start + 1 >= end, "\(bytes)")
      end = problem.range.start
    }
  }

  @Test("Valid formats have the arguments that a naive reading finds")
  func naiveReading() throws {
    var generator = SeededGenerator(seed: 0xface)
    for _ in 0..<3_000 {
      let text = Self.validFormat(using: &generator)
      let map = ArgumentMap(format(text))
      let classes = NaiveFormat(text).classes
      #expect(map.arguments.map(\.index) == classes.keys.sorted(), "\(text)")
      for argument in map.arguments where !argument.isConflicting {
        #expect(classes[argument.index] == "\(argument.argumentClass)", "\(text)")
      }
    }
  }

  /// A format of random valid specifiers between characters no specifier can go on with.
  private static func validFormat(using generator: inout SeededGenerator) -> String {
    var text = "|"
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      text += "%"
      if Int.random(in: 0..<5, using: &generator) == 0 {
        text += "%|"
        continue
      }
      if Bool.random(using: &generator) {
        text += "\(Int.random(in: 1...12, using: &generator))$"
      }
      text += ["", "-", "+", "0", "#", "'", "-+"].randomElement(using: &generator) ?? ""
      text += ["", "", "1", "*", "*3$"].randomElement(using: &generator) ?? ""
      text += ["", "", ".", ".2", ".*", ".*11$"].randomElement(using: &generator) ?? ""
      text +=
        ["", "h", "hh", "l", "ll", "q", "L", "z", "t", "j"].randomElement(using: &generator)
        ?? ""
      text += ["d", "u", "x", "X", "f", "F", "@", "D", "U"].randomElement(using: &generator) ?? ""
      text += "|"
    }
    return text
  }
}

/// A reading of valid formats that is as plain as can be: a regular expression and a counter.
private struct NaiveFormat {
  var classes: [Int: String] = [:]
  private var counter = 1

  init(_ text: String) {
    let specifier =
      /%(?:%|(?:(\d+)\$)?[-+ 0#']*(\*(?:\d+\$)?|\d+)?(?:\.(\*(?:\d+\$)?|\d*))?(?:hh|h|ll|l|q|L|z|t|j)?([a-zA-Z@]))/
    for match in text.matches(of: specifier) {
      guard let letter = match.4 else { continue }
      for extent in [match.2, match.3] {
        guard let extent, extent.hasPrefix("*") else { continue }
        record("signed", at: Int(extent.dropFirst().dropLast()))
      }
      record(Self.className(letter), at: match.1.flatMap { Int($0) })
    }
  }

  private mutating func record(_ name: String, at position: Int?) {
    let index = position ?? counter
    if position == nil { counter += 1 }
    if classes[index] == nil { classes[index] = name }
  }

  private static func className(_ letter: Substring) -> String {
    switch letter {
    case "@": "object"
    case "d", "D": "signed"
    case "f", "F": "float"
    default: "unsigned"
    }
  }
}
