internal import CICU

/// The plural rules of a locale (UTS #35 part 3, section 5).
///
/// One value may be used by any number of threads.
@safe
package struct PluralRules: ~Copyable, @unchecked Sendable {
  /// What a number is used for.
  package enum Kind: Sendable, CaseIterable {
    /// Counting: 1 file, 2 files.
    case cardinal
    /// Ranking: 1st file, 2nd file.
    case ordinal
  }

  /// The categories the locale distinguishes, in the order of CLDR, `other` among them.
  package let categories: [PluralCategory]

  // Sendable: ICU has no call that changes plural rules, and documents sharing them as safe.
  let handle: OpaquePointer

  /// Opens the rules of a locale.
  ///
  /// A well-formed tag that CLDR has no rules for (`zz`) gives the root rules, in which every
  /// number is `other`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - kind: What numbers are used for.
  /// - Throws: ``ICUError`` when the tag is ill-formed (`U_ILLEGAL_ARGUMENT_ERROR`), or ICU's data
  ///   is missing.
  package init(locale: String, kind: Kind = .cardinal) throws(ICUError) {
    let isOrdinal =
      switch kind {
      case .cardinal: false
      case .ordinal: true
      }
    var opened: OpaquePointer?
    let status = unsafe locale.utf8.span.withUnsafeBufferPointer { tag in
      unsafe cicu_plural_rules_open(tag.baseAddress, tag.count, isOrdinal, &opened)
    }
    guard status == CICU_OK, let opened = unsafe opened else {
      throw ICUError(status, "open the plural rules of “\(locale)”")
    }
    var mask: UInt32 = 0
    let listing = unsafe cicu_plural_rules_categories(opened, &mask)
    guard listing == CICU_OK else {
      unsafe cicu_plural_rules_close(opened)
      throw ICUError(listing, "list the plural categories of “\(locale)”")
    }
    unsafe handle = opened
    categories = PluralCategory.allCases.filter { mask & (1 << $0.value.rawValue) != 0 }
  }

  deinit {
    unsafe cicu_plural_rules_close(handle)
  }

  /// The category of a whole number; the sign does not matter.
  package func category(of number: Int64) -> PluralCategory {
    var value = CICU_PLURAL_OTHER
    let status = unsafe cicu_plural_rules_select(handle, number, &value)
    guard status == CICU_OK else { return .other }
    return PluralCategory(value)
  }
}

extension PluralCategory {
  /// The category of ICU's number; `other` for one that is not known.
  init(_ value: cicu_plural_category) {
    self = Self.allCases.first { $0.value == value } ?? .other
  }

  fileprivate var value: cicu_plural_category {
    switch self {
    case .zero: CICU_PLURAL_ZERO
    case .one: CICU_PLURAL_ONE
    case .two: CICU_PLURAL_TWO
    case .few: CICU_PLURAL_FEW
    case .many: CICU_PLURAL_MANY
    case .other: CICU_PLURAL_OTHER
    }
  }
}
