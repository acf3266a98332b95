import CatalogSyntax

/// A tree of a file that is free of errors.
protocol MergeFile: MergeTree {
  /// Reads a version; refuses one that cannot be edited.
  init(_ bytes: [UInt8], _ side: MergeSide) throws(MergeError)
  /// The text of the file.
  var source: SourceText { get }
  /// Whether the file has no content, and so is no file of its format.
  var isEmpty: Bool { get }
  /// Whether a change of a unit, or of the members of a branch, is one of what the file says, and not
  /// of comments, which may come to stand elsewhere.
  static func isVital(_ role: Role) -> Bool
}

extension SourceText {
  /// Reads the text of a version; refuses bytes that are no text.
  init(_ bytes: [UInt8], _ side: MergeSide) throws(MergeError) {
    do throws(SourceTextError) {
      self = try SourceText(bytes)
    } catch {
      throw MergeError(side, nil, "the file is too large")
    }
    for problem in encodingProblems {
      switch problem.kind {
      case .emptyFile, .onlyByteOrderMark, .missingByteOrderMark: continue
      case .invalidBytes, .invalidCodeUnit, .strayTrailingBytes:
        throw MergeError(
          side, self, at: problem.range.start,
          "bytes that are no text in \(encoding.displayName): correct them first")
      }
    }
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
  }
}
