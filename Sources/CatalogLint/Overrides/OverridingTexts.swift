import CatalogSyntax
import StringCatalog

/// A file whose texts override others.
enum OverridingTexts: Sendable {
  case strings(LocalizedTable)
  case dictionary(DictionaryView)
  case catalog(CatalogView)

  /// A key with its texts.
  struct Entry {
    var key: TextSlice
    /// Where a finding about the key stands.
    var range: SourceRange
    var value: String?
    var leaves: [Leaf]
  }

  /// A text.
  struct Leaf {
    var text: TextSlice
    var form: TextForm
    var range: SourceRange
    var locale: String?
    var variation: String?
  }

  /// An empty report about the file.
  var report: SourceReport {
    switch self {
    case .strings(let table):
      SourceReport(table.file, table.source, hasPositions: table.hasPositions)
    case .dictionary(let view):
      SourceReport(
        view.file, view.document.syntax.source, hasPositions: view.document.hasPositions)
    case .catalog(let view): SourceReport(view.file, view.document.source)
    }
  }

  /// The edits that rename a key; nil where the file has the new one already, or cannot be edited.
  func edits(renaming key: String, to newKey: String) -> [TextEdit]? {
    switch self {
    case .strings(let table):
      switch table.kind {
      case .binary: nil
      case .oldStyle: try? table.document.edits(renamingKey: key, to: newKey)
      case .xml: table.edits(renamingElement: key, to: newKey)
      }
    case .dictionary(let view): try? view.document.edits(renamingKey: key, to: newKey)
    case .catalog(let view): try? view.document.edits(renamingKey: key, to: newKey)
    }
  }

  /// Gives the keys that count to a closure, in file order.
  func forEachEntry(_ body: (Entry) -> Void) {
    switch self {
    case .strings(let table):
      for entry in TableAlignment.countingEntries(of: table) where table.isText(entry) {
        let range = table.valueRange(of: entry)
        body(
          Entry(
            key: table.slice(ofKey: entry), range: range, value: table.value(of: entry),
            leaves: [Leaf(text: table.slice(ofValue: entry), form: .plain, range: range)]))
      }
    case .dictionary(let view):
      for (entry, key) in view.keys {
        let leaves = view.document.leaves(ofEntry: entry).filter { !view.isSpoilt($0) }.map {
          Leaf(text: $0.slice, form: $0.form, range: $0.text.range, variation: $0.variation)
        }
        body(
          Entry(
            key: TextSlice(key, 0..<key.count), range: view.document.entries[entry].keyRange,
            leaves: leaves))
      }
    case .catalog(let view):
      for entry in view.document.entries where !entry.isShadowed {
        body(
          Entry(
            key: view.document.slice(ofNode: entry.key),
            range: view.document.json.range(of: entry.key),
            leaves: entry.localizations.flatMap { Self.leaves(of: $0, in: view) }))
      }
    }
  }

  private static func leaves(of number: Int, in view: CatalogView) -> [Leaf] {
    let document = view.document
    let localization = document.localizations[number]
    guard !localization.isShadowed else { return [] }
    let forms = CatalogForms.several(of: localization, in: document)
    return localization.leaves.compactMap { index in
      let leaf = document.leaves[index]
      guard view.isTranslated(leaf) else { return nil }
      return Leaf(
        text: document.slice(of: leaf), form: forms?.form(of: index) ?? .catalog,
        range: view.range(of: leaf), locale: view.locales[localization.locale].spelling,
        variation: document.variation(of: leaf))
    }
  }
}

extension LocalizedTable {
  /// The edits that rename a key of a property list in XML, each definition of it.
  fileprivate func edits(renamingElement key: String, to newKey: String) -> [TextEdit]? {
    let keys = (0..<count).map { self.key(of: $0) }
    guard let propertyList, !keys.contains(where: { $0.utf8.elementsEqual(newKey.utf8) }) else {
      return nil
    }
    var edits: [TextEdit] = []
    for entry in keys.indices where keys[entry].utf8.elementsEqual(key.utf8) {
      let range = keyRange(of: entry)
      guard
        let node = propertyList.nodes.indices.first(where: { propertyList.nodes[$0].range == range }
        ),
        let change = try? propertyList.edits(settingText: newKey, of: node)
      else { return nil }
      edits += change
    }
    return edits
  }
}

/// The keys of a file that the base does not have.
struct UnknownKeys {
  /// The keys, in file order.
  var keys: [Key] = []
  /// The keys that there are, which somebody may have meant.
  var knownKeys: [String] { base.keys(ofTable: table) }

  let base: OverrideBase
  let table: String
  /// The file that has them.
  let texts: OverridingTexts

  /// A key, and where a finding about it stands.
  struct Key {
    var key: String
    var range: SourceRange
    var value: String?
  }
}

extension Linter {
  /// Compares the texts of a file with those that they override.
  func check(_ texts: OverridingTexts, over base: OverrideBase) -> [Diagnostic] {
    var report = texts.report
    report.makesFixes = options.makesFixes
    let table = report.file.table
    var unknown = UnknownKeys(base: base, table: table, texts: texts)
    var pair = TextPair(options)
    var rules = overrideRules
    texts.forEachEntry { entry in
      let key = Array(entry.key.storage[entry.key.range])
      guard let expectation = base.expectation(ofKey: key, inTable: table) else {
        unknown.keys.append(
          UnknownKeys.Key(key: entry.key.string, range: entry.range, value: entry.value))
        return
      }
      for leaf in entry.leaves {
        let (source, mayLeaveOut) = expectation.source(
          forHighestArgument: leaf.text.highestArgument(leaf.form))
        // One form of several, or a text with variables, leaves arguments to the others.
        let isPart = leaf.variation != nil || !leaf.form.options.variables.isEmpty
        var form = TextForm.plain
        form.highestArgument = source.highestArgument
        pair.setSource(source.text, form, key: entry.key, isFormatSomewhere: false)
        pair.setTarget(leaf.text, leaf.form)
        rules.ask(about: &pair) { finding, active in
          guard !(mayLeaveOut || isPart) || active.id != PlaceholderMissing.description.id else {
            return
          }
          report.rule = active
          report.add(
            finding.message, at: leaf.range,
            about: SourceReport.Subject(
              key: entry.key.string, locale: leaf.locale, variation: leaf.variation,
              source: source.shown, value: leaf.text.string), severity: finding.severity)
        }
      }
    }
    for (rule, active) in self.rules.override {
      report.rule = active
      rule.check(unknown, &report)
    }
    return report.diagnostics
  }
}
