import CatalogSyntax
import Synchronization

/// Something that is worked out when somebody first asks, and then the same for all who ask.
final class Shared<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let found = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value. Who asks while another works it out waits for that.
  var value: Value {
    found.withLock { found in
      if let found { return found }
      let value = make()
      found = value
      return value
    }
  }
}
