import CatalogSyntax
import StringCatalog

/// Adds keys of the source table to a translated one, each behind the key that comes before it.
struct KeyAddition {
  private let alignment: TableAlignment
  private let place: Place

  private enum Place {
    case strings(StringsGrafting)
    case xml(PropertyListDocument, root: Int, members: [PropertyListDocument.Member])
  }

  /// Takes two tables; nil where the translated one cannot be edited or one of them is damaged.
  init?(_ alignment: TableAlignment) {
    let (source, target) = (alignment.source, alignment.target)
    guard source.isIntact, target.isIntact else { return nil }
    self.alignment = alignment
    switch target.kind {
    case .binary: return nil
    case .oldStyle:
      place = .strings(StringsGrafting(target.document, from: source.document))
    case .xml:
      guard let tree = target.propertyList, let root = tree.root else { return nil }
      let members = Array(tree.members(of: root))
      guard members.count == target.count else { return nil }
      place = .xml(tree, root: root, members: members)
    }
  }

  /// The fix that adds a key with the source text.
  func fix(
    for absence: TableAlignment.Absence, _ title: Diagnostic.Message
  ) -> Diagnostic.FixIt? {
    let (source, entry) = (alignment.source, absence.pair.source)
    guard source.isText(entry), let value = source.value(of: entry),
      // A copy of what hides findings would hide those of the translation.
      source.comment(of: entry).map({ Directive.marker.firstIndex(in: $0.utf8.span) == nil })
        ?? true
    else { return nil }
    let edits: [TextEdit]?
    switch place {
    case .strings(let grafting):
      edits = grafting.edits(
        removing: [], inserting: [.init(previous: absence.predecessor, entry: entry)])
    case .xml(let tree, let root, let members):
      edits = try? tree.edits(
        addingKey: source.key(of: entry), .string(value), to: root,
        behind: absence.predecessor.map { members[$0] }, isFirst: absence.predecessor == nil)
    }
    guard let edits, !edits.isEmpty else { return nil }
    return Diagnostic.FixIt(title, safety: .unsafe, edits: edits, order: entry)
  }
}
