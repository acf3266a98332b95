internal import CatalogSyntax

/// The built-in texts in one locale: those of the errors and, behind them, those of the sign-in screens.
final class BuiltInMessages: MessageTable {
  private let errors: DictionaryMessages
  private let screens: StringsMessages

  init(errors: DictionaryMessages, screens: StringsMessages) {
    self.errors = errors
    self.screens = screens
  }

  var index: TableIndex { .builtIn(self) }
  var count: Int { errors.count + screens.count }

  func place(of key: Span<UInt8>, hash: UInt32) -> Int? {
    if let place = errors.place(of: key, hash: hash) { return place }
    return screens.place(of: key, hash: hash).map { errors.count + $0 }
  }

  func message(at place: Int, key: String) -> Message {
    place < errors.count
      ? errors.message(at: place, key: key) : screens.message(at: place - errors.count, key: key)
  }

  var keys: [String] { errors.keys + screens.keys }
}
