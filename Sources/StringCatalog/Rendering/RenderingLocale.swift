internal import ICU
internal import Synchronization

/// What rendering needs to know of a locale, read from ICU once in a process.
package final class RenderingLocale: Sendable {
  /// The language tag.
  package let tag: String
  /// How numbers are written.
  package let numbers: NumberStyle
  /// The categories of counted things.
  package let cardinals: PluralTable
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool
  private let lists = Mutex<ListPattern?>(nil)
  private let ranks = Mutex<PluralTable?>(nil)
  private let formatters = Mutex<[String: SkeletonFormatter]>([:])
  /// Catalogs come from anywhere, so no more number skeletons than this are kept open.
  private static let formatterCapacity = 64

  private static let known = Mutex<[String: RenderingLocale]>([:])
  /// No more locales than this are kept: there are about 800, and tags may come from anywhere.
  private static let capacity = 2_048

  /// The locale of a tag. A tag that is ill-formed or means nothing gives the root locale, so that a text is
  /// always rendered.
  package static func named(_ tag: String) -> RenderingLocale {
    if let found = known.withLock({ $0[tag] }) { return found }
    let made = RenderingLocale(tag)
    return known.withLock { known in
      if let found = known[tag] { return found }
      if known.count >= capacity { known.removeAll() }
      known[tag] = made
      return made
    }
  }

  /// The locale of an identifier.
  static func of(_ identifier: LocaleIdentifier) -> RenderingLocale {
    switch identifier.form {
    case .canonical, .alias:
      named(LocaleSubtags(identifier.spelling)?.tag ?? identifier.canonical)
    case .legacyName: named(identifier.canonical)
    case .base, .invalid: named("und")
    }
  }

  private init(_ tag: String) {
    self.tag = tag
    isRightToLeft = LocaleData.isRightToLeft(tag)
    cardinals = PluralTable(locale: tag, kind: .cardinal)
    numbers = Self.numbers(tag) ?? Self.numbers("und") ?? .plain
  }

  private static func numbers(_ tag: String) -> NumberStyle? {
    do {
      return NumberStyle(try NumberSymbols(locale: tag), groups: true)
    } catch {
      return nil
    }
  }

  /// The categories of ranked things, such as the 21st.
  var ordinals: PluralTable {
    ranks.withLock { ranks in
      let table = ranks ?? PluralTable(locale: tag, kind: .ordinal)
      ranks = table
      return table
    }
  }

  /// A number as a skeleton of ICU says; nil if ICU cannot read the skeleton or the number.
  func formatted(_ number: String, skeleton: String) -> String? {
    do {
      return try formatter(skeleton).formatter.format(number)
    } catch {
      return nil
    }
  }

  private func formatter(_ skeleton: String) throws(ICUError) -> SkeletonFormatter {
    if let opened = formatters.withLock({ $0[skeleton] }) { return opened }
    let made = SkeletonFormatter(formatter: try NumberFormatter(locale: tag, skeleton: skeleton))
    formatters.withLock { formatters in
      if formatters.count >= Self.formatterCapacity { formatters.removeAll() }
      formatters[skeleton] = made
    }
    return made
  }

  /// The texts joined as the language joins words; with commas if ICU cannot.
  func joined(_ texts: [[UInt8]]) -> [UInt8] {
    do {
      return try listPattern().formatter.join(texts)
    } catch {
      return Array(texts.joined(separator: [0x2c, ASCII.space]))
    }
  }

  private func listPattern() throws(ICUError) -> ListPattern {
    if let opened = lists.withLock({ $0 }) { return opened }
    let made = ListPattern(formatter: try ListFormatter(locale: tag))
    lists.withLock { $0 = made }
    return made
  }
}

/// An open number skeleton.
private final class SkeletonFormatter: Sendable {
  let formatter: NumberFormatter

  init(formatter: consuming NumberFormatter) {
    self.formatter = formatter
  }
}

/// An open list pattern.
private final class ListPattern: Sendable {
  let formatter: ListFormatter

  init(formatter: consuming ListFormatter) {
    self.formatter = formatter
  }
}
