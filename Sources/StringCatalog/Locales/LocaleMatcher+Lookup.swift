extension LocaleMatcher {
  /// Finds a locale by cutting the wanted tag from its end (RFC 4647, section 3.4).
  ///
  /// Letters are compared without regard to case and `_` is `-`. What POSIX adds behind `.` or `@` is cut
  /// off first.
  func lookUp(_ wish: String) -> FallbackChain.Step? {
    if wish.isBase { return base.map { step($0, .exact) } }
    guard wish.utf8.count <= LocaleReading.limit else { return nil }
    let tag = Self.lookupKey(wish)
    var length = tag.count
    while length > 0 {
      if let place = lookupKeys[Array(tag[..<length])] {
        return step(place, length == tag.count ? .exact : .parent)
      }
      guard let hyphen = tag[..<length].lastIndex(of: 0x2D) else { return nil }
      length = hyphen
      // A single letter introduces what follows it and goes with it.
      if let before = tag[..<length].lastIndex(of: 0x2D), length - before == 2 { length = before }
    }
    return nil
  }

  /// The places of locales by their tags as they are compared.
  static func lookupKeys(_ available: [String]) -> [[UInt8]: Int] {
    var result: [[UInt8]: Int] = [:]
    for (index, spelling) in available.enumerated()
    where !spelling.isBase && spelling.utf8.count <= LocaleReading.limit {
      let key = lookupKey(spelling)
      if result[key] == nil { result[key] = index }
    }
    return result
  }

  private static func lookupKey(_ spelling: String) -> [UInt8] {
    spelling.utf8.prefix { $0 != 0x2E && $0 != 0x40 }.map {
      $0 == 0x5F ? 0x2D : ($0.subtagCharacter ?? $0)
    }
  }
}
