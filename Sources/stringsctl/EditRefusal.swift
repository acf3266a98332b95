import CatalogSyntax
import CommandLineTool
import StringCatalog

/// Why the library refuses an edit, which the user is told in one sentence.
protocol EditRefusal: Error {
  /// The sentence, with the path and, where there is one, the place in front.
  func sentence(in file: EditableFile) -> String
}

extension StringsEditError: EditRefusal {
  func sentence(in file: EditableFile) -> String {
    switch self {
    case .keyNotFound(let key): return file.noKey(key)
    case .keyExists(let key): return file.keyExists(key)
    case .damagedEntry(let range):
      return file.at(range, "the entry has a syntax error: correct it first")
    case .notAString(let key):
      return file.says("the value of '\(key.escapedForDisplay)' is not a text")
    case .brokenFile(let problem):
      return file.at(problem.range, problem.message(in: file.source, lines: file.lines))
    }
  }
}

extension StringsDictEditError: EditRefusal {
  func sentence(in file: EditableFile) -> String {
    switch self {
    case .keyNotFound(let key): return file.noKey(key)
    case .keyExists(let key): return file.keyExists(key)
    case .variationNotFound(let key, let variation): return file.noVariation(variation, key)
    case .variationExists(let key, let variation):
      return file.says(
        "'\(key.escapedForDisplay)' has the variation '\(variation.escapedForDisplay)' already")
    case .unknownCase(let name):
      return file.says("'\(name.escapedForDisplay)' is not a case that the variable can have")
    case .unrepresentableText: return file.unrepresentable
    case .unrepresentableComment: return file.unrepresentableComment
    case .damagedFile(let problem):
      return file.at(problem.range, problem.message(in: file.source, lines: file.lines))
    case .badEncoding(let problem): return file.badEncoding(problem)
    case .binaryFile:
      return file.says("is a binary property list, which is read but not edited")
    case .unreadableFile(let failure): return file.at(SourceRange(at: 0), failure.message)
    }
  }
}

extension XCStringsEditError: EditRefusal {
  func sentence(in file: EditableFile) -> String {
    switch self {
    case .keyNotFound(let key): return file.noKey(key)
    case .keyExists(let key): return file.keyExists(key)
    case .brokenFile(let problem):
      return file.at(problem.range, problem.message(in: file.source, lines: file.lines))
    case .wrongType(let range): return file.at(range, message(in: file.source))
    case .badEncoding(let problem): return file.badEncoding(problem)
    case .notACatalog: return file.at(SourceRange(at: 0), message(in: file.source))
    case .localeNotFound(let locale):
      return file.says("the key has nothing in '\(locale.escapedForDisplay)'")
    case .unknownVariation, .variationNotFound, .variationNeeded,
      .variationConflict:
      return file.says(message(in: file.source))
    }
  }
}

extension EditableFile {
  fileprivate var source: SourceText { document.source }
  fileprivate var lines: LineIndex { LineIndex(source.utf8) }

  fileprivate func says(_ sentence: String) -> String {
    "\(Argument(path).displayText): \(sentence)"
  }

  fileprivate func at(_ range: SourceRange, _ sentence: String) -> String {
    let place = lines.lineColumn(of: range.start, in: source.utf8)
    return "\(Argument(path).displayText):\(place): \(sentence.escapedForDisplay)"
  }

  fileprivate func noKey(_ key: String) -> String {
    let closest = Suggestion.closest(to: key, among: document.keys).first
    let hint = closest.map { "; did you mean '\($0.escapedForDisplay)'?" } ?? ""
    return says("there is no key '\(key.escapedForDisplay)'\(hint)")
  }

  fileprivate func keyExists(_ key: String) -> String {
    says("the key '\(key.escapedForDisplay)' is there already")
  }

  fileprivate func badEncoding(_ problem: EncodingProblem) -> String {
    at(problem.range, "bytes that are no text in the encoding of the file: correct them first")
  }

  fileprivate var unrepresentable: String {
    says("the text has a character that XML cannot hold")
  }

  fileprivate var unrepresentableComment: String {
    says("the comment holds '--' or a character that no comment in XML can hold")
  }

  private func variations(ofKey key: String) -> [String] {
    guard case .dictionary(let document) = document,
      let index = document.entries.lastIndex(where: { $0.key.utf8.elementsEqual(key.utf8) })
    else { return [] }
    return document.leaves(ofEntry: index).compactMap(\.variation)
  }

  fileprivate func noVariation(_ variation: String?, _ key: String) -> String {
    let names = variations(ofKey: key)
    let shown = key.escapedForDisplay
    let list = names.map(\.escapedForDisplay).joined(separator: ", ")
    guard let variation else {
      return says(
        names.isEmpty
          ? "'\(shown)' has no text" : "'\(shown)' has variations, name one of: \(list)")
    }
    let hint = names.isEmpty ? "it has none" : "it has: \(list)"
    return says("'\(shown)' has no variation '\(variation.escapedForDisplay)'; \(hint)")
  }
}
