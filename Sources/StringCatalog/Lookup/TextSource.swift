internal import Synchronization

/// A table of one layer in one locale, and the texts that were found in it so far.
final class TextSource: Sendable {
  /// What the texts come from.
  let origin: TextOrigin
  private let index: TableIndex
  private let texts: FoundTexts

  init(_ origin: TextOrigin) {
    self.origin = origin
    index = origin.table.index
    texts = FoundTexts(count: origin.table.count)
  }

  /// The text of a key; nil if the table has none. It lives as long as the source.
  ///
  /// The key is given as text and in UTF-8 with its hash, as tables want it.
  @inline(__always)
  func text(of key: String, _ bytes: Span<UInt8>, hash: UInt32) -> Unmanaged<FoundText>? {
    guard let place = index.place(of: bytes, hash: hash) else { return nil }
    return unsafe texts.text(at: place, key: key, in: origin)
  }
}

/// One place in which the texts of a user are looked up, and behind it the places that are searched if it has
/// none.
///
/// It is a list and not an array of sources because an element of an array is retained while it is used, and
/// all threads would count on the same word; a constant of an object that is in use is not.
final class TextPlace: Sendable {
  let source: TextSource
  /// Why the locale of the source is searched.
  let reason: FallbackChain.Reason
  let next: TextPlace?

  init(_ source: TextSource, because reason: FallbackChain.Reason, before next: TextPlace?) {
    self.source = source
    self.reason = reason
    self.next = next
  }

  /// The text of a key; nil if no place from here on has it. It lives as long as the places.
  func text(of key: String, _ bytes: Span<UInt8>, hash: UInt32) -> Unmanaged<FoundText>? {
    if let found = unsafe source.text(of: key, bytes, hash: hash) { return unsafe found }
    return unsafe next?.text(of: key, bytes, hash: hash)
  }
}

/// Where texts come from, and how they are rendered.
final class TextOrigin: Sendable {
  /// The name of the layer.
  let layer: String
  /// The locale, as it is spelled in the layer.
  let locale: String
  let table: any MessageTable
  let renderer: MessageRenderer
  /// The same without an escape.
  let plainRenderer: MessageRenderer

  init(layer: String, locale: String, table: any MessageTable, renderer: MessageRenderer) {
    self.layer = layer
    self.locale = locale
    self.table = table
    self.renderer = renderer
    plainRenderer = renderer.escaping(.none)
  }
}

/// The sources of a layer, shared by all users to whom its texts are shown alike.
final class TextSources: Sendable {
  private let known = Mutex<[Key: TextSource]>([:])
  /// No more sources than this are kept: the locales in which numbers are wanted may come from anywhere.
  private static let capacity = 1_024

  /// What makes two sources the same. The source keeps all of it alive.
  private struct Key: Hashable {
    var table: ObjectIdentifier
    var language: ObjectIdentifier
    var numbers: ObjectIdentifier
    var plurals: ObjectIdentifier
    var options: RenderingOptions

    init(_ origin: TextOrigin) {
      table = ObjectIdentifier(origin.table)
      language = ObjectIdentifier(origin.renderer.texts)
      numbers = ObjectIdentifier(origin.renderer.style)
      plurals = ObjectIdentifier(origin.renderer.plurals)
      options = origin.renderer.options
    }
  }

  /// The source of texts of an origin.
  func source(_ origin: TextOrigin) -> TextSource {
    let key = Key(origin)
    return known.withLock { known in
      if let source = known[key] { return source }
      let made = TextSource(origin)
      if known.count >= Self.capacity { known.removeAll() }
      known[key] = made
      return made
    }
  }
}
