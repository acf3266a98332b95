import CatalogSyntax
import SourceExtraction
import Synchronization

/// A reader for tests: every string literal is a key, and every name behind `func` a declaration. The rule of an
/// occurrence is what the reader knows of the declarations of all files.
final class LiteralReader: CodeReader {
  let fingerprint = ContentHash(of: ["literals"])

  /// How many files were asked for declarations, and how many for keys.
  struct Counts: Equatable {
    var declarations = 0
    var extractions = 0
  }

  let counts = Mutex(Counts())

  func declarations(in source: SourceText, language: TokenizedSource.Language) -> [UInt8] {
    counts.withLock { $0.declarations += 1 }
    let file = TokenizedSource(source, as: language)
    let names = file.tokens.indices.dropFirst().filter { file.isSpelled($0 - 1, "func") }
    return Array(names.map { file.text($0) }.joined(separator: " ").utf8)
  }

  func extraction(knowing declarations: [[UInt8]]) -> CodeExtraction {
    let known = declarations.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return { source, language, path in
      self.counts.withLock { $0.extractions += 1 }
      let file = TokenizedSource(source, as: language)
      let lines = LineIndex(source.utf8)
      let literals = file.tokens.indices.filter { file.tokens[$0].kind == .string }
      return ExtractedFile(
        path: path,
        occurrences: literals.map { index in
          Occurrence(
            key: .pattern(.exact(file.stringText(at: index) ?? "")), file: path,
            range: file.tokens[index].range, place: file.place(of: index, in: lines), rule: known)
        })
    }
  }
}
