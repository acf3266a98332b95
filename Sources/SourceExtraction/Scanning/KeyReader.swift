package import CatalogSyntax

/// Reads keys by rules: those of the platforms, those of a configuration, and those that the declarations of all files
/// and the generated accessors among them give.
package struct KeyReader: CodeReader {
  private let rules: [KeyRule]

  /// Creates a reader.
  ///
  /// - Parameter rules: The rules beside those that are learnt.
  package init(rules: [KeyRule]) {
    self.rules = rules
  }

  package var fingerprint: ContentHash {
    var writer = ByteWriter()
    writer.write(rules) { $0.write($1) }
    return ContentHash(writer.bytes.span)
  }

  package func declarations(
    in source: SourceText, language: TokenizedSource.Language
  ) -> [UInt8] {
    let text = source.utf8.span
    guard KeyExtractor.mayTeach(text) || Self.marks.isFound(in: text) else { return [] }
    let file = TokenizedSource(source, as: language)
    let learnt = KeyExtractor.learn(from: file).rules
    let accessors = GeneratedAccessors(file).rules
    guard !learnt.isEmpty || !accessors.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.write(learnt) { $0.write($1) }
    writer.write(accessors) { writer, accessor in
      writer.write(accessor.path)
      writer.write(accessor.key)
      writer.write(accessor.table)
    }
    return writer.bytes
  }

  package func extraction(knowing declarations: [[UInt8]]) -> CodeExtraction {
    var learnt = LearntRules()
    var accessors: [AccessorRule] = []
    for bytes in declarations {
      // A cache with damage is no cache; bytes that cannot be read are those of nobody.
      guard let (rules, paths) = try? Self.read(bytes) else { continue }
      learnt.merge(LearntRules(rules))
      accessors += paths
    }
    let extractor = KeyExtractor(rules: rules, learnt: learnt, accessors: accessors)
    return { source, language, path in
      let text = source.utf8.span
      let isGenerated = Self.marks.isFound(in: text)
      guard isGenerated || extractor.mayNameKeys(text) else { return ExtractedFile(path: path) }
      let file = TokenizedSource(source, as: language)
      var found = extractor.extract(file, path: path)
      guard isGenerated else { return found }
      // Uses of members of a type from elsewhere cannot be told, so that all of them count.
      found.occurrences += GeneratedAccessors(file).openKeys.map { accessor in
        Occurrence(
          key: .pattern(.exact(accessor.key)), table: accessor.table, file: path,
          range: SourceRange(at: 0), place: LineColumn(line: 1, column: 1), rule: accessor.path,
          certainty: .possible("the accessor is a member of a type from elsewhere"))
      }
      return found
    }
  }

  /// The words of the comments that mark generated accessors.
  private static let marks = WordFilter(["stringsctl"])

  private static func read(
    _ bytes: [UInt8]
  ) throws(DamagedBytes) -> (rules: [KeyRule], accessors: [AccessorRule]) {
    var reader = ByteReader(bytes)
    let rules = try reader.list { reader throws(DamagedBytes) in try reader.rule() }
    let accessors = try reader.list { reader throws(DamagedBytes) in
      let path = try reader.text()
      let key = try reader.text()
      return AccessorRule(path: path, key: key, table: try reader.optionalText())
    }
    return (rules, accessors)
  }
}
