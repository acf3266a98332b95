import CatalogSyntax
import Synchronization

/// The lines of a file, found when somebody first asks and then the same for all who report about it.
final class SharedLines: Sendable {
  private let source: SourceText
  private let found = Mutex<LineIndex?>(nil)

  init(_ source: SourceText) {
    self.source = source
  }

  /// The lines.
  var index: LineIndex {
    found.withLock { found in
      if let found { return found }
      let index = LineIndex(source.utf8)
      found = index
      return index
    }
  }
}
