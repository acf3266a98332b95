import CatalogSyntax
import StringCatalog

/// A key with a mark in place of each placeholder, and what stood there.
///
/// Two format keys have the same skeleton when they differ only in the types of their arguments.
struct KeySkeleton: Sendable {
  /// What stands for a placeholder: no byte of UTF-8.
  private static let mark: UInt8 = 0xFF

  /// The key with its marks.
  private(set) var bytes: [UInt8] = []
  /// The conversions that may stand at each mark, without positions; none for any.
  private(set) var conversions: [[String]] = []

  /// The skeleton of a catalog's key; nil for one without placeholders.
  init?(key: String) {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let text = Array(key.utf8)
    let format = FormatString(text.span)
    var copied = 0
    for placeholder in format.placeholders {
      let isOpen: Bool
      switch placeholder.kind {
      case .percentSign: continue
      case .conversion: isOpen = false
      case .reference, .formattedArgument: isOpen = true
      }
      let range = placeholder.range
      bytes += text[copied..<range.start]
      bytes.append(Self.mark)
      copied = range.end
      let spelling = Self.withoutPosition(text[range.start..<range.end])
      conversions.append(isOpen ? [] : [spelling])
    }
    guard !conversions.isEmpty else { return nil }
    bytes += text[copied...]
  }

  /// The skeleton of a key in code; nil for one without interpolations.
  init?(_ pieces: [KeyPattern.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): bytes += Array(text.utf8)
      case .placeholder(let candidates):
        bytes.append(Self.mark)
        conversions.append(candidates.map { Self.withoutPosition(Array($0.utf8)[...]) })
      }
    }
    guard !conversions.isEmpty else { return nil }
  }

  /// Whether every placeholder of a catalog's key may be what stands here.
  func fits(_ key: KeySkeleton) -> Bool {
    zip(conversions, key.conversions).allSatisfy { candidates, wanted in
      candidates.isEmpty || wanted.isEmpty || candidates.contains { wanted.contains($0) }
    }
  }

  /// A specifier without the number of its argument: `%2$@` as `%@`.
  private static func withoutPosition(_ specifier: ArraySlice<UInt8>) -> String {
    var rest = specifier.dropFirst()
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let behind = rest.dropFirst(digits.count)
    if !digits.isEmpty, behind.first == UInt8(ascii: "$") { rest = behind.dropFirst() }
    return "%" + String(decoding: rest, as: UTF8.self)
  }
}

extension KeyPattern {
  /// The key as it would stand in a catalog, with `%@` for what is not known; nil for a composed key.
  package var guess: String? {
    switch self {
    case .exact(let text): return text
    case .format(let pieces):
      return pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .placeholder(let candidates): candidates.first ?? "%@"
        }
      }.joined()
    case .composed(let pieces):
      let texts = pieces.compactMap { $0 }
      return texts.count == pieces.count ? texts.joined() : nil
    }
  }

  /// Whether the types of all arguments of a format are known; true for every other key.
  package var isGuessCertain: Bool {
    switch self {
    case .exact, .composed: true
    case .format(let pieces):
      pieces.allSatisfy { piece in
        switch piece {
        case .text: true
        case .placeholder(let candidates): candidates.count == 1
        }
      }
    }
  }
}
