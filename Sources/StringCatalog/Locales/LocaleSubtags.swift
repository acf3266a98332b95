/// The parts of a well-formed language tag (RFC 5646, section 2.1), each in its usual case.
///
/// `_` is read as `-`. A tag whose language subtag has more than three letters is not accepted: such
/// subtags are reserved or registered, and none is in use.
struct LocaleSubtags {
  var language: String
  var script: String?
  var region: String?
  /// Variants, extensions and private use, in lower case and in order.
  var rest: [String] = []

  /// Reads a tag; nil if it is ill-formed.
  init?(_ tag: String) {
    // The one grandfathered tag in use (RFC 5646, section 2.2.8).
    let tag = tag.lowercased() == "i-klingon" ? "tlh" : tag
    guard tag.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }) else {
      return nil
    }
    var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
      .map(String.init)[...]
    guard let first = parts.popFirst(), (2...3).contains(first.utf8.count), first.isLetters else {
      return nil
    }
    language = first.lowercased()
    // An extended language subtag replaces its prefix: zh-yue means yue.
    if let next = parts.first, next.utf8.count == 3, next.isLetters {
      language = next.lowercased()
      parts.removeFirst()
    }
    if let next = parts.first, next.utf8.count == 4, next.isLetters {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let next = parts.first,
      (next.utf8.count == 2 && next.isLetters) || (next.utf8.count == 3 && next.isDigits)
    {
      region = next.uppercased()
      parts.removeFirst()
    }
    guard Self.isWellFormedRest(Array(parts)) else { return nil }
    rest = parts.map { $0.lowercased() }
  }

  /// Variants, then singletons with at least one subtag each, then private use.
  private static func isWellFormedRest(_ parts: [String]) -> Bool {
    var index = 0
    while index < parts.count, parts[index].utf8.count > 1 {
      let count = parts[index].utf8.count
      let startsWithDigit = parts[index].utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
      guard (5...8).contains(count) || (count == 4 && startsWithDigit) else { return false }
      index += 1
    }
    while index < parts.count {
      guard parts[index].utf8.count == 1 else { return false }
      let isPrivate = parts[index].lowercased() == "x"
      index += 1
      let start = index
      while index < parts.count,
        (isPrivate ? 1...8 : 2...8).contains(parts[index].utf8.count)
      {
        index += 1
      }
      guard index > start else { return false }
    }
    return true
  }

  /// The tag in canonical spelling.
  var tag: String {
    ([language] + [script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The tag with deprecated codes and the Chinese regional names replaced.
  func replacingAliases() -> LocaleSubtags {
    var result = self
    let core = LocaleCore(
      Subtag(language), script: Subtag(script ?? ""), region: Subtag(region ?? ""))
    let replaced = core.replacingAliases
    if replaced != core {
      result.language = replaced.language.text
      result.script = replaced.scriptText
      result.region = replaced.regionText
    }
    if result.language == "zh", script == nil, rest.isEmpty {
      switch region {
      case "CN":
        result.script = "Hans"
        result.region = nil
      case "TW":
        result.script = "Hant"
        result.region = nil
      case _:
        break
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}

extension String {
  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isASCIILetter) }
  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isASCIIDigit) }
}
