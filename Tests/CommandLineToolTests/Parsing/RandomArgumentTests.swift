import CommandLineTool
import TestSupport
import Testing

@Suite("Arguments of any kind")
struct RandomArgumentTests {
  static let words: [Argument] = [
    "count", "move", "label", "report", "render", "list", "help", "--help", "-h", "--version", "--",
    "-", "", "--strict", "-s", "-q", "-sq", "-l", "--source", "--source=en", "-len", "--only=scab",
    "--only", "scab,,", "--format", "json", "--into", "--into=f", "7", "-7", "late-frost",
    "--jobs=3",
    "--=", "---", "-=", "--strict=", "é", "-é", "--source=\u{301}", "a\u{0}b",
    Argument(bytes: [0xFF]), Argument(bytes: [0x2D, 0x80]),
    Argument(bytes: [0x2D, 0x2D, 0xF0, 0x9F]),
  ]

  static func argument(using generator: inout SeededGenerator) -> Argument {
    guard Int.random(in: 0..<4, using: &generator) == 0 else {
      return words.randomElement(using: &generator) ?? "-"
    }
    let length = Int.random(in: 0..<8, using: &generator)
    var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    if Bool.random(using: &generator) { bytes.insert(UInt8(ascii: "-"), at: 0) }
    return Argument(bytes: bytes)
  }

  @Test(
    "are read or refused with a message, never trapped on", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func neverTraps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parser = CommandLineParser(SampleTool.tool)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<8, using: &generator)
      let arguments = (0..<count).map { _ in Self.argument(using: &generator) }
      do throws(UsageError) {
        _ = try parser.parse(arguments).summary
      } catch {
        let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2, "\(error)")
        #expect(lines.last?.hasPrefix("Run 'orchard") == true, "\(error)")
        let controls = error.message.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty, "\(error)")
      }
    }
  }

  @Test("keep every operand, in order", arguments: [11, 12, 13, 14, 15] as [UInt64])
  func keepsOperands(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parser = CommandLineParser(SampleTool.tool)
    let options: [[Argument]] = [
      ["-v"], ["-vv"], ["--tag", "x"], ["-tx"], ["--tag=x"], ["--only", "scab"],
      ["--only=scab,scab"],
      ["-vtx"], ["-vt", "-7"],
    ]
    for _ in 0..<1_000 {
      var arguments: [Argument] = ["count"]
      var operands: [Argument] = []
      var ended = false
      for _ in 0..<Int.random(in: 0..<8, using: &generator) {
        if !ended, Bool.random(using: &generator) {
          arguments += options.randomElement(using: &generator) ?? []
        } else {
          var operand = Self.argument(using: &generator)
          let looksLikeOption = operand.bytes.count > 1 && operand.bytes[0] == UInt8(ascii: "-")
          if looksLikeOption, !ended {
            guard Int.random(in: 0..<3, using: &generator) == 0 else {
              operand = Argument(bytes: operand.bytes.drop { $0 == UInt8(ascii: "-") })
              operands.append(operand)
              arguments.append(operand)
              continue
            }
            arguments.append("--")
            ended = true
          }
          operands.append(operand)
          arguments.append(operand)
        }
      }
      guard case .run(let invocation) = try parser.parse(arguments) else {
        Issue.record("not a command: \(arguments.map(\.displayText))")
        continue
      }
      #expect(invocation.operands == operands, "\(arguments.map(\.displayText))")
      #expect(invocation[SampleTool.paths] == operands)
    }
  }
}
