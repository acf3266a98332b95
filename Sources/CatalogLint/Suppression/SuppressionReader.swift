import CatalogSyntax
import StringCatalog

/// Finds the directives in the comments of files. A file without the marker costs one search of its bytes.
enum SuppressionReader {
  /// The directives of all files of a project, by file and place.
  static func suppressions(in project: Project, jobs: Int) async -> [Suppression] {
    let tables = project.bundles.flatMap { $0.families.flatMap(\.localizations) }
    let strings = await Parallel.map(tables + project.looseTables, jobs: jobs) {
      suppressions(in: $0)
    }
    let dictionaries = await Parallel.map(project.dictionaries, jobs: jobs) { suppressions(in: $0) }
    let catalogs = await Parallel.map(project.stringCatalogs, jobs: jobs) { suppressions(in: $0) }
    return (strings + dictionaries + catalogs).flatMap { $0 }
  }

  private static func suppressions(in table: LocalizedTable) -> [Suppression] {
    guard contains(table.source) else { return [] }
    if let tree = table.propertyList { return suppressions(in: tree, table.file) }
    guard table.hasPositions else { return [] }
    let place = PlaceFinder(table.source)
    let document = table.document
    let top = document.entries.first?.range.start ?? table.source.utf8.count
    return document.comments(containing: Directive.marker).flatMap { owned in
      let content = owned.comment.contentRange
      return directives(in: content, of: table.source).map { directive in
        Suppression(
          directive, file: table.file, key: owned.entry.map { table.key(of: $0) },
          isAtTop: content.end <= top, place: place(directive.range, from: content.start),
          home: .strings(table.source, owned.comment))
      }
    }
  }

  private static func suppressions(in dictionary: Project.Dictionary) -> [Suppression] {
    let document = dictionary.document
    guard document.hasPositions, contains(document.syntax.source) else { return [] }
    return suppressions(in: document.syntax, dictionary.file)
  }

  private static func suppressions(
    in tree: PropertyListDocument, _ file: TableFile
  ) -> [Suppression] {
    let place = PlaceFinder(tree.source)
    return tree.comments(containing: Directive.marker).flatMap { owned in
      directives(in: owned.contentRange, of: tree.source).map { directive in
        Suppression(
          directive, file: file, key: owned.member.map { tree.text(of: $0.key) },
          isAtTop: owned.isAboveAll, place: place(directive.range, from: owned.contentRange.start),
          home: .xml(tree.source, owned.contentRange))
      }
    }
  }

  private static func suppressions(in catalog: Project.StringCatalogFile) -> [Suppression] {
    let document = catalog.document
    guard contains(document.source) else { return [] }
    let place = PlaceFinder(document.source)
    return document.entries.flatMap { entry -> [Suppression] in
      guard !entry.isShadowed, let node = document.json.value(forKey: "comment", in: entry.node),
        document.json.string(node) != nil
      else { return [] }
      return document.slice(ofNode: node).withSpan { Directive.all(in: $0) }.map { directive in
        // Where the comment has escapes, its bytes are not those of the file.
        Suppression(
          directive, file: catalog.file, key: document.key(of: entry), isAtTop: false,
          place: place(document.json.range(of: node), from: 0),
          home: .catalog(document, document.json.range(of: node), key: document.key(of: entry)))
      }
    }
  }

  private static func contains(_ source: SourceText) -> Bool {
    Directive.marker.firstIndex(in: source.utf8.span) != nil
  }

  private static func directives(in range: SourceRange, of source: SourceText) -> [Directive] {
    Directive.all(in: source.utf8.span.extracting(range.start..<range.end))
  }

  /// Turns ranges of a text into places.
  private struct PlaceFinder {
    private let source: SourceText
    private let lines: LineIndex

    init(_ source: SourceText) {
      self.source = source
      lines = LineIndex(source.utf8)
    }

    func callAsFunction(_ range: SourceRange, from start: Int) -> Diagnostic.Place {
      Diagnostic.Place(
        start: lines.lineColumn(of: start + range.start, in: source.utf8),
        end: lines.lineColumn(of: start + range.end, in: source.utf8))
    }
  }
}
