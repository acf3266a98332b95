/// A locale as systems and people name it, read as far as matching needs it.
///
/// More is accepted than a language tag may be: `_` for `-`, what POSIX adds behind `.` or `@`, the
/// English names of Apple's old folders in any case. What follows language, script and region is kept as
/// it is.
struct LocaleReading {
  /// The subtags as they are written; those of an English name are none.
  var written: LocaleCore
  /// The same locale with aliases replaced and the script of Chinese regions named.
  var core: LocaleCore
  /// Variants, extensions and private use: a range of bytes of the spelling.
  var rest: Range<Int>
  /// Whether the rest names nothing but preferences, such as a calendar, that no text depends on.
  var restIsPreferences = false

  /// The longest spelling that is read, in bytes: that of ICU.
  static let limit = 255

  /// Reads a locale; nil for `und`, for what does not begin with a language, and for what is longer than
  /// ``limit``. `Base` is none.
  init?(_ spelling: String) {
    let utf8 = spelling.utf8.span
    guard utf8.count <= Self.limit else { return nil }
    var end = 0
    while end < utf8.count, utf8[end] != 0x2E, utf8[end] != 0x40 { end += 1 }
    let first = Piece(utf8, from: 0, to: end)
    if first.end == end, first.isLetters, first.count > 3,
      let language = Self.legacyLanguage(spelling, length: end)
    {
      self.init(LocaleCore(language), rest: end..<end)
      written = LocaleCore(.none)
      return
    }
    var piece = Piece(utf8, from: first.end + 1, to: end)
    guard first.isLetters, (2...8).contains(first.count), first.code != .und else {
      // The one grandfathered tag in use (RFC 5646, section 2.2.8).
      guard first.code == .i, piece.code == .klingon, piece.end == end else { return nil }
      self.init(LocaleCore(.tlh), rest: end..<end)
      return
    }
    var core = LocaleCore(first.code)
    // An extended language subtag replaces its prefix: zh-yue means yue.
    if piece.isLetters, piece.count == 3, first.count <= 3 {
      core.language = piece.code
      piece = Piece(utf8, from: piece.end + 1, to: end)
    }
    if piece.isLetters, piece.count == 4 {
      core.script = piece.code
      piece = Piece(utf8, from: piece.end + 1, to: end)
    }
    if (piece.isLetters && piece.count == 2) || (piece.isDigits && piece.count == 3) {
      core.region = piece.code
      piece = Piece(utf8, from: piece.end + 1, to: end)
    }
    self.init(core, rest: min(piece.start, end)..<end)
    restIsPreferences = piece.code == .u || piece.code == .t
  }

  private init(_ written: LocaleCore, rest: Range<Int>) {
    self.written = written
    core = written.replacingAliases.namingChineseScript
    self.rest = rest
  }

  private static func legacyLanguage(_ spelling: String, length: Int) -> Subtag? {
    guard length <= 10 else { return nil }
    return legacyLanguages[
      String(decoding: spelling.utf8.prefix(length), as: UTF8.self).lowercased()]
  }

  private static let legacyLanguages = Dictionary(
    uniqueKeysWithValues: LocaleIdentifier.legacyNames.map { ($0.lowercased(), Subtag($1)) })
}

extension LocaleReading {
  /// What stands between two separators.
  private struct Piece {
    let start: Int
    let end: Int
    /// The subtag; none if there is nothing, or anything but at most eight letters and digits.
    var code: Subtag
    var isLetters = true
    var isDigits = true

    var count: Int { end - start }

    init(_ utf8: borrowing Span<UInt8>, from start: Int, to limit: Int) {
      var end = start
      var bits: UInt64 = 0
      var isWord = true
      while end < limit, utf8[end] != 0x2D, utf8[end] != 0x5F {
        if let character = utf8[end].subtagCharacter {
          bits = bits << 8 | UInt64(character)
          if character < 0x61 { isLetters = false } else { isDigits = false }
        } else {
          isWord = false
        }
        end += 1
      }
      (self.start, self.end) = (start, end)
      guard isWord, end > start else {
        (code, isLetters, isDigits) = (.none, false, false)
        return
      }
      code = end - start <= 8 ? Subtag(bits: bits) : .none
    }
  }
}

extension Subtag {
  fileprivate static let i = Subtag("i")
  fileprivate static let klingon = Subtag("klingon")
  fileprivate static let t = Subtag("t")
  fileprivate static let tlh = Subtag("tlh")
  fileprivate static let u = Subtag("u")
  fileprivate static let und = Subtag("und")
}
