import CatalogSyntax

extension Span<UInt8> {
  /// Whether there is a number sign, as in `%#@name@`.
  var hasNumberSign: Bool {
    var index = 0
    while index &+ 8 <= count {
      if word(at: index).bytesEqual(to: 0x23) != 0 { return true }
      index &+= 8
    }
    while index < count {
      if self[index] == 0x23 { return true }
      index &+= 1
    }
    return false
  }
}
