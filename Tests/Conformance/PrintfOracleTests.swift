import Foundation
import StringCatalog
import TestSupport
import Testing

/// Numbers without a locale, compared with what C prints.
@Suite("Numbers as C prints them")
struct PrintfOracleTests {
  private static let renderer: MessageRenderer = {
    var options = RenderingOptions()
    options.localizesNumbers = false
    return MessageRenderer(language: LocaleIdentifier("en"), options: options)
  }()

  private static func flags(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for flag in ["-", "+", " ", "0", "#"] where Int.random(in: 0..<4, using: &generator) == 0 {
      text += flag
    }
    if Bool.random(using: &generator) { text += "\(Int.random(in: 1...30, using: &generator))" }
    if Bool.random(using: &generator) { text += ".\(Int.random(in: 0...25, using: &generator))" }
    return text
  }

  private static func printed(_ format: String, _ argument: any CVarArg) -> String {
    unsafe withVaList([argument]) { list in
      var bytes = [CChar](repeating: 0, count: 8_192)
      let length = unsafe vsnprintf(&bytes, bytes.count, format, list)
      return String(
        decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func double(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
    case 1: Double(Int.random(in: -100_000...100_000, using: &generator)) / 8
    case 2: Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 1_000
    case 3: Double(Int.random(in: -20...20, using: &generator)) + 0.5
    case 4: pow(10, Double(Int.random(in: -320...308, using: &generator)))
    case _: Double.random(in: -1e15...1e15, using: &generator)
    }
  }

  @Test("floating-point numbers")
  func doubles() {
    var generator = SeededGenerator(seed: 5)
    var count = 0
    for _ in 0..<20_000 {
      let value = Self.double(&generator)
      // The sign of what is no number is nobody's concern.
      guard !value.isNaN else { continue }
      let letter = "fFeEgGaA".randomElement(using: &generator) ?? "f"
      let flags = Self.flags(&generator)
      let rendering = Self.renderer.render(
        CompiledMessage("%1$\(flags)\(letter)"), [.double(value)])
      #expect(
        rendering.text == Self.printed("%\(flags)\(letter)", value), "%\(flags)\(letter) \(value)")
      #expect(rendering.issues == [])
      count += 1
    }
    print("printf, floating-point numbers: \(count)")
  }

  @Test("whole numbers")
  func integers() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let bits = Int.random(in: 1...64, using: &generator)
      let value =
        Int64(bitPattern: UInt64.random(in: .min ... .max, using: &generator)) >> Int64(64 - bits)
      let letter = "diuxXo".randomElement(using: &generator) ?? "d"
      let flags = Self.flags(&generator)
      let rendering = Self.renderer.render(
        CompiledMessage("%1$\(flags)ll\(letter)"), [.int(value)])
      #expect(
        rendering.text == Self.printed("%\(flags)ll\(letter)", value),
        "%\(flags)ll\(letter) \(value)")
      #expect(rendering.issues == [])
    }
    print("printf, whole numbers: 20000")
  }

  @Test("the shortest text of a double reads back as the same number")
  func roundTrip() {
    var generator = SeededGenerator(seed: 8)
    let message = CompiledMessage("%@")
    for _ in 0..<5_000 {
      let value = Self.double(&generator)
      guard value.isFinite else { continue }
      #expect(Double(Self.renderer.render(message, [.double(value)]).text) == value)
    }
  }
}
