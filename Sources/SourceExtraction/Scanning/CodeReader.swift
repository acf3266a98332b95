package import CatalogSyntax

/// Reads code for a ``SourceScanner``: first what each file declares, then, knowing that of all files, its keys.
///
/// What a reader answers depends on its arguments and its rules alone.
package protocol CodeReader: Sendable {
  /// What tells its rules from others, so that what was extracted by other rules is not taken for its own.
  var fingerprint: ContentHash { get }

  /// What a file declares that matters to other files, in bytes of the reader's own; none if nothing does.
  func declarations(
    in source: SourceText, language: TokenizedSource.Language
  ) -> [UInt8]

  /// The extraction of keys for somebody who knows the declarations of all files.
  ///
  /// - Parameter declarations: What was declared, in the order of the files, files without declarations left out. It may
  ///   come from a cache, so that nothing is sure about the bytes.
  func extraction(knowing declarations: [[UInt8]]) -> CodeExtraction
}

/// Extracts the keys of one file.
package typealias CodeExtraction =
  @Sendable (
    _ source: SourceText, _ language: TokenizedSource.Language, _ path: String
  ) -> ExtractedFile
