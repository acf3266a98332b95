package import CatalogSyntax

/// Reads code by rules: those of the platforms and the configuration, and what the scanned sources declare.
package struct RuleReader: CodeReader {
  /// The hash of the rules.
  package let fingerprint: ContentHash

  private let rules: [KeyRule]
  private let accessors: [AccessorRule]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - rules: The rules of the platforms and of the configuration.
  ///   - accessors: The accessors of generated code.
  package init(rules: [KeyRule] = KeyRule.builtIn, accessors: [AccessorRule] = []) {
    self.rules = rules
    self.accessors = accessors
    var writer = ByteWriter()
    writer.write(rules) { $0.write($1) }
    writer.write(accessors) {
      $0.write($1.path)
      $0.write($1.key)
      $0.write($1.table)
    }
    fingerprint = ContentHash(writer.bytes.span)
  }

  /// The rules that a file of Swift teaches, sorted by their bytes.
  package func declarations(
    in source: SourceText, language: TokenizedSource.Language
  ) -> [UInt8] {
    guard language == .swift, KeyExtractor.mayTeach(source.utf8.span) else { return [] }
    let rules = KeyExtractor.learn(from: TokenizedSource(source, as: language)).rules.map { rule in
      var writer = ByteWriter()
      writer.write(rule)
      return writer.bytes
    }
    guard !rules.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.write(rules.sorted { $0.lexicographicallyPrecedes($1) }) { $0.write($1) }
    return writer.bytes
  }

  /// An extraction by all rules. Declarations that are damaged teach nothing.
  package func extraction(knowing declarations: [[UInt8]]) -> CodeExtraction {
    var learnt = LearntRules()
    for bytes in declarations {
      var reader = ByteReader(bytes)
      let rules = try? reader.list { reader throws(DamagedBytes) in
        var rule = ByteReader(try reader.part())
        return try rule.rule()
      }
      learnt.merge(LearntRules(rules ?? []))
    }
    let extractor = KeyExtractor(rules: rules, learnt: learnt, accessors: accessors)
    return { source, language, path in
      guard extractor.mayNameKeys(source.utf8.span) else { return ExtractedFile(path: path) }
      return extractor.extract(TokenizedSource(source, as: language), path: path)
    }
  }
}
