internal import CatalogSyntax
internal import Synchronization

/// The layout of a document, remembered once it was read off. A thousand fixes of one file would each look
/// through all of it otherwise.
final class LayoutMemo: Sendable {
  private let known = Mutex<JSONLayout?>(nil)

  /// The layout of the document that the memo belongs to.
  func layout(of document: JSONDocument) -> JSONLayout {
    known.withLock { known in
      if let known { return known }
      let layout = JSONLayout(document)
      known = layout
      return layout
    }
  }
}
