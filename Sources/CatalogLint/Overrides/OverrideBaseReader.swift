import StringCatalog

/// Collects the texts of a project by table and key.
struct OverrideBaseReader {
  private(set) var tables: [String: [[UInt8]: BaseText]] = [:]
  private(set) var damagedFiles: [String] = []
  private let source: String?

  init(source: String?) {
    self.source = source
  }

  mutating func read(_ project: Project) {
    var options = LintOptions()
    options.source = source
    let linter = Linter(options, rules: [])
    let views = Swift.Dictionary(grouping: project.dictionaries.map { DictionaryView($0) }) {
      $0.file.bundle
    }
    for bundle in project.bundles {
      let own = views[bundle.path] ?? []
      let origin = linter.source(of: bundle, own)
      for view in own { read(view, isSource: Self.isSource(view.file, origin)) }
      for family in bundle.families {
        let sourceTable = origin.flatMap { family.source($0) }
        for table in family.localizations {
          read(table, isSource: table.file.path == sourceTable?.file.path)
        }
      }
    }
    let known = Set(project.bundles.map(\.path))
    for (bundle, own) in views where !(bundle.map(known.contains) ?? false) {
      let origin = bundle == nil ? nil : linter.source(of: nil, own)
      for view in own { read(view, isSource: bundle == nil || Self.isSource(view.file, origin)) }
    }
    for table in project.looseTables { read(table, isSource: true) }
    for catalog in project.stringCatalogs { read(CatalogView(catalog)) }
    damagedFiles.sort()
  }

  private static func isSource(
    _ file: TableFile, _ source: Project.Bundle.SourceLocale?
  ) -> Bool {
    file.locale == source?.locale || file.locale == source?.language || file.locale.isBase
  }

  private mutating func read(_ table: LocalizedTable, isSource: Bool) {
    if !table.isIntact { damagedFiles.append(table.file.path) }
    for entry in TableAlignment.countingEntries(of: table) {
      let isText = isSource && table.isText(entry)
      add(
        table.slice(ofKey: entry), isText ? BaseText(table.slice(ofValue: entry)) : BaseText(),
        to: table.file.table)
    }
  }

  private mutating func read(_ view: DictionaryView, isSource: Bool) {
    if !view.document.isIntact { damagedFiles.append(view.file.path) }
    for (entry, key) in view.keys {
      let leaves = isSource ? view.document.leaves(ofEntry: entry) : []
      let text = leaves.isEmpty ? BaseText() : BaseText(leaves.map { ($0.slice, $0.form) })
      // What a dictionary says wins over the text of the same key.
      add(TextSlice(key, 0..<key.count), text, to: view.file.table, replacing: isSource)
    }
  }

  private mutating func read(_ view: CatalogView) {
    let document = view.document
    if !document.isIntact { damagedFiles.append(view.file.path) }
    for entry in document.entries where !entry.isShadowed {
      let key = document.slice(ofNode: entry.key)
      let localization = view.source(of: entry).map { document.localizations[$0] }
      guard let localization, !localization.leaves.isEmpty else {
        add(key, view.keysAreTexts ? BaseText(key) : BaseText(), to: view.file.table)
        continue
      }
      let forms = CatalogForms.several(of: localization, in: document)
      let texts = localization.leaves.map { leaf in
        (document.slice(of: document.leaves[leaf]), forms?.form(of: leaf) ?? .catalog)
      }
      add(key, BaseText(texts), to: view.file.table)
    }
  }

  private mutating func add(
    _ key: TextSlice, _ text: BaseText, to table: String, replacing: Bool = false
  ) {
    let bytes = Array(key.storage[key.range])
    let old = tables[table]?[bytes]
    guard replacing || !(old?.isKnown ?? false) else { return }
    tables[table, default: [:]][bytes] = text
  }
}
