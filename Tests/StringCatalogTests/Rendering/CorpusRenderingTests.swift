import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Texts of real projects with arguments of the types they ask for.
@Suite("Rendering of real texts", .enabled(if: Corpus.isAvailable, "there is no corpus"))
struct CorpusRenderingTests {
  /// The arguments of a text, for us and for Foundation; nil where the two are not to be compared.
  ///
  /// Foundation on Linux reads arguments that a text leaves out as those behind them, takes a percent sign
  /// in prose for a specifier, and does not know the flag for grouping.
  private static func arguments(
    _ text: String
  ) -> (ours: [MessageArgument], foundation: [any CVarArg])? {
    let format = FormatString(Array(text.utf8).span)
    let map = ArgumentMap(format)
    guard format.isFormat, format.problems.isEmpty, map.gap() == nil, !map.hasReferences else {
      return nil
    }
    var ours: [MessageArgument] = []
    var foundation: [any CVarArg] = []
    for argument in map.arguments {
      guard !argument.isConflicting else { return nil }
      let number = argument.index
      switch argument.argumentClass {
      case .object:
        ours.append(.string("«\(number)»"))
        foundation.append("«\(number)»" as NSString)
      case .signed, .unsigned:
        ours.append(.int(number))
        foundation.append(number)
      case .float:
        ours.append(.double(Double(number) + 0.5))
        foundation.append(Double(number) + 0.5)
      case .character, .cString, .pointer, .variable: return nil
      }
    }
    let isKnown = format.placeholders.allSatisfy { placeholder in
      guard case .conversion(let conversion) = placeholder.kind else { return true }
      return !placeholder.flags.contains(.grouping) && placeholder.width == .absent
        && ![.longDecimal, .longUnsigned, .longOctal].contains(conversion)
    }
    return isKnown ? (ours, foundation) : nil
  }

  @Test("gives what Foundation gives without a locale")
  func differential() throws {
    var options = RenderingOptions()
    options.localizesNumbers = false
    options.isolation = .never
    let renderer = MessageRenderer(language: LocaleIdentifier("en"), options: options)
    var seen: Set<[UInt8]> = []
    var count = 0
    for file in Corpus.stringsFiles() {
      let source = ConversionSource(path: "en.lproj/A.strings", bytes: try Repository.bytes(file))
      let catalogs = ConversionInput([source]).reading.catalogs
      for localization in catalogs.flatMap(\.entries).flatMap(\.localizations) {
        guard case .pattern(let pattern)? = localization.message,
          seen.insert(Array(pattern.text.utf8)).inserted,
          let arguments = Self.arguments(pattern.text)
        else { continue }
        count += 1
        let rendering = renderer.render(.pattern(pattern), arguments.ours)
        let expected = String(format: pattern.text, arguments: arguments.foundation)
        #expect(rendering.text.utf8.elementsEqual(expected.utf8), "\(pattern.text)")
        #expect(rendering.issues == [])
      }
    }
    #expect(count > 0)
    print("real texts compared with Foundation: \(count)")
  }

  @Test("gives a text for every message of every file, in its language")
  func everything() throws {
    let folder = try #require(Corpus.folder)
    let files = Repository.files(below: folder, extensions: ["stringsdict", "xcstrings"])
    var count = 0
    var issues: [RenderingIssue.Kind: Int] = [:]
    for file in files {
      let name = file.pathExtension == "xcstrings" ? "A.xcstrings" : "en.lproj/A.stringsdict"
      let source = ConversionSource(path: name, bytes: try Repository.bytes(file))
      for entry in ConversionInput([source]).reading.catalogs.flatMap(\.entries) {
        for localization in entry.localizations {
          guard let message = localization.message else { continue }
          let compiled = CompiledMessage(message, key: entry.key)
          let renderer = MessageRenderer(language: localization.locale)
          for number in [0, 1, 2, 5, 21] {
            let rendering = renderer.render(
              compiled, Array(repeating: .int(number), count: 24))
            count += 1
            for issue in rendering.issues where issue.kind != .unusedArgument {
              issues[issue.kind, default: 0] += 1
            }
          }
        }
      }
    }
    #expect(count > 0)
    #expect(issues[.missingArgument] == nil)
    let listed = issues.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    print("renderings of real messages: \(count); \(listed)")
  }
}
