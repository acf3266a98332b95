import CatalogSyntax
import StringCatalog

extension SourceReport {
  /// A file in the form that its format is edited in.
  enum Document: Sendable {
    case dictionary(StringsDictDocument)
    case catalog(XCStringsDocument)
  }

  /// The fix of a text of a `.stringsdict` file.
  func fix(_ fix: TextFix, of leaf: StringsDictLeaf) -> Diagnostic.FixIt? {
    guard case .dictionary(let document) = document else { return nil }
    return fix.fix(leaf.slice, document.spelling(of: leaf))
  }

  /// A fix made of the edits of a document; nil where the document refuses them, none is needed, or
  /// nobody asks for fixes.
  func fix<Refusal: Error>(
    _ title: Diagnostic.Message, safety: Diagnostic.FixIt.Safety,
    _ edits: () throws(Refusal) -> [TextEdit]
  ) -> Diagnostic.FixIt? {
    guard makesFixes, let edits = try? edits(), !edits.isEmpty else { return nil }
    return Diagnostic.FixIt(title, safety: safety, edits: edits)
  }

  /// The fix that deletes a form of a message.
  func removal(
    ofVariation variation: String, key: String, locale: LocaleIdentifier?,
    _ title: Diagnostic.Message, safety: Diagnostic.FixIt.Safety
  ) -> Diagnostic.FixIt? {
    guard let document else { return nil }
    switch document {
    case .dictionary(let document):
      return fix(title, safety: safety) { () throws(StringsDictEditError) in
        try document.edits(removingVariation: variation, forKey: key)
      }
    case .catalog(let document):
      guard let locale else { return nil }
      return fix(title, safety: safety) { () throws(XCStringsEditError) in
        try document.edits(removingKey: key, locale: locale.spelling, variation: variation)
      }
    }
  }
}
