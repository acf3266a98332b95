/// A form in which catalogs are kept in files, as a value.
///
/// A conversion fits a catalog to the format first, which gives the catalog that the format can hold and
/// the list of what it cannot; writing that is exact.
public protocol CatalogFormat: Sendable {
  /// The word that stands for the format on a command line.
  var name: String { get }
  /// What the format is, in a few words for a list.
  var summary: String { get }
  /// How a catalog is spread over files.
  var layout: FileLayout { get }
  /// What entries can say besides their texts.
  var traits: FormatTraits { get }

  /// The message that the format can hold in place of another, and what that loses.
  ///
  /// - Parameters:
  ///   - message: A message in normal form. It has no states if the format has none.
  ///   - key: The key it stands for.
  func fit(_ message: Message, forKey key: String) -> FittedMessage

  /// The files of a catalog that was fitted to the format, in the order of locales.
  func files(for catalog: Catalog) -> [CatalogFile]
}

/// How a catalog is spread over files.
public enum FileLayout: Sendable, CaseIterable {
  /// `<locale>.lproj/<table>.<extension>`.
  case bundle
  /// `<table>.<extension>`, one file for all locales.
  case catalog
  /// `<locale>.<extension>`; where there are several tables, `<locale>/<table>.<extension>`.
  case locales
}

/// What entries can say besides their texts.
public struct FormatTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: Int

  /// Creates traits from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Comments above `.strings` entries and above those of a `.stringsdict`.
  public static let comments = FormatTraits(rawValue: 1 << 0)
  /// Everything that a string catalog says of an entry and of how far its texts have come; comments are
  /// free text there.
  public static let catalogFields = FormatTraits(rawValue: 1 << 1)
  /// Sets of phrases.
  public static let phrases = FormatTraits(rawValue: 1 << 2)
  /// In the source language a key without text is its own text.
  public static let impliedTexts = FormatTraits(rawValue: 1 << 3)
  /// Keys stand in the order of ``KeyOrder``.
  public static let sortedKeys = FormatTraits(rawValue: 1 << 4)
}

/// A message that a format can hold.
public struct FittedMessage: Sendable {
  /// The message; nil if there is nothing that can be kept.
  public var message: Message?
  /// What is lost or spelled in another way.
  public var losses: [Loss.Kind]

  /// Creates a value.
  public init(_ message: Message?, losses: [Loss.Kind] = []) {
    self.message = message
    self.losses = losses
  }
}

/// One file that a format makes of a catalog.
public struct CatalogFile: Hashable, Sendable {
  /// The locale of what is in it; nil for all of them.
  public var locale: LocaleIdentifier?
  /// The extension of its name, without the point.
  public var pathExtension: String
  /// What is in it.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(locale: LocaleIdentifier?, pathExtension: String, bytes: [UInt8]) {
    self.locale = locale
    self.pathExtension = pathExtension
    self.bytes = bytes
  }
}
