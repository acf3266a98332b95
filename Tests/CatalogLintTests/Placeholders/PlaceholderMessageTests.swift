import CatalogSyntax
import Testing

@testable import CatalogLint

/// A pair with the sentence it gives and the text its edits make of the translation.
struct MendedPair: Sendable, CustomTestStringConvertible {
  var source: String
  var target: String
  var message: String
  var mended: String?

  var testDescription: String { "“\(source)” → “\(target)”" }
}

@Suite("Messages and edits")
struct PlaceholderMessageTests {
  static let pairs = [
    MendedPair(
      source: "%@ quit", target: "%@ a quitté %@",
      message: "uses argument 2 (%@), but the source has only 1 argument; remove it, or repeat an "
        + "argument by its position, as in %1$@"),
    MendedPair(
      source: "%lld%% of the %@ quota", target: "%@ 配额 %lld%%",
      message: "has the arguments in the order %@ and %lld, but they are passed as %lld and %@; "
        + "give positions, as in %2$@",
      mended: "%2$@ 配额 %1$lld%%"),
    MendedPair(
      source: "%d files", target: "%lld file",
      message: "reads argument 1 as %lld where the source has %d, which is of another size; use "
        + "the same length modifier",
      mended: "%d file"),
    MendedPair(
      source: "%@ and %@", target: "%1$@ e %@",
      message: "mixes placeholders with a position (%1$@) and without one (%@); give each a "
        + "position",
      mended: "%1$@ e %2$@"),
    MendedPair(
      source: "%lld%% done", target: "%lld% fertig",
      message: "has a percent sign in a format that is read as a placeholder (“% f”); write %% "
        + "for a percent sign",
      mended: "%lld%% fertig"),
    MendedPair(
      source: "Remove %1$@?", target: "移除％1$@吗？",
      message: "has “％1$@” in place of %1$@, which is no placeholder and takes no argument; write "
        + "the placeholder in plain characters without spaces",
      mended: "移除%1$@吗？"),
    MendedPair(
      source: "Last seen %@", target: "Vista el % @",
      message: "has “% @” in place of %@, which only some formatters read as a placeholder; write "
        + "the placeholder in plain characters without spaces",
      mended: "Vista el %@"),
    MendedPair(
      source: "Seen %1$@", target: "Vista el %1 $@",
      message: "has “%1 $@” in place of %1$@, which is no placeholder and takes no argument; write "
        + "the placeholder in plain characters without spaces",
      mended: "Vista el %1$@"),
    MendedPair(
      source: "50% off", target: "50%% Rabatt",
      message: "has %% although the text takes no arguments, so that both signs are shown; write %",
      mended: "50% Rabatt"),
    MendedPair(
      source: "%@ has %d", target: "Ha %@",
      message: "does not use argument 2 (%d) of the source, so that the value is lost; add the "
        + "placeholder"),
    MendedPair(
      source: "%d of %d", target: "%d su %@",
      message: "reads argument 2 as %@ where it is %d in the source; use the source's specifier"),
    MendedPair(
      source: "%1$#@x@", target: "%1#@x@",
      message: "has “%1#@x@”, which is no reference to a variable; write %1$#@x@"),
    MendedPair(
      source: "%2$#@x@ %1$@", target: "%2#@x@ %1$@",
      message: "has “%2#@x@”, which is no reference to a variable; write %2$#@x@"),
    MendedPair(
      source: "%#@x@", target: "%# @x @",
      message: "has “%# @x”, which is no reference to a variable; write %#@x@"),
    MendedPair(
      source: "%2$#@x@ %1$@", target: "%02$#@x@ %1$@",
      message: "has “%02$#@x@”, which is no reference to a variable; write %2$#@x@"),
    MendedPair(
      source: "%#@x@", target: "%0$#@x@",
      message: "has “%0$#@x@”, which is no reference to a variable; write %#@x@"),
    MendedPair(
      source: "%1$@", target: "%01$@",
      message: "has “%01$@”, a position that begins with a zero; positions are counted from 1, as "
        + "in %1$@"),
    MendedPair(
      source: "Hello {name}", target: "Hallo",
      message: "lacks {name} of the source; keep the placeholder unchanged"),
  ]

  @Test("A finding says what is wrong and what to do", arguments: pairs)
  func message(_ pair: MendedPair) {
    let found = problems(source: pair.source, target: pair.target)
    #expect(found.map(\.message.text) == [pair.message])
  }

  @Test("The edits mend the text", arguments: pairs.filter { $0.mended != nil })
  func mends(_ pair: MendedPair) throws {
    let problem = try #require(problems(source: pair.source, target: pair.target).first)
    var bytes = Array(pair.target.utf8)
    for edit in problem.edits.reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
    }
    let mended = String(decoding: bytes, as: UTF8.self)
    #expect(mended == pair.mended)
    #expect(problems(source: pair.source, target: mended).isEmpty)
  }

  static let severities: [(source: String, target: String, severity: PlaceholderProblem.Severity)] =
    [
      ("%@", "x", .warning), ("x", "%@", .error), ("%@", "%d", .error), ("%d", "%ld", .warning),
      ("%.2f", "%.1f", .info), ("%@ %d", "%d %@", .error), ("%@", "％@", .error),
      ("%lld%% done", "%lld% fertig", .error), ("%@ (50%%)", "%@ (50%)", .warning),
      ("%@ 50%%", "%@ %50 indirim", .error), ("50%", "50%%", .info), ("{n}", "x", .warning),
    ]

  @Test("A finding is as severe as its consequence", arguments: severities.indices)
  func severity(_ index: Int) {
    let pair = Self.severities[index]
    #expect(problems(source: pair.source, target: pair.target).map(\.severity) == [pair.severity])
  }

  @Test("Every rule has a kebab-case identifier of its own")
  func identifiers() {
    let identifiers = PlaceholderRule.allCases.map(\.rawValue)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(
      identifiers.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d } })
  }
}
