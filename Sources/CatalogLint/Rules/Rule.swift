import CatalogSyntax
public import StringCatalog

/// Something that can be found. A rule is stateless; what it looks at is given by the protocols that
/// refine this one, and a rule may conform to several.
public protocol Rule: Sendable {
  /// What the rule is.
  static var description: RuleDescription { get }
  /// Creates the rule.
  init()
}

/// A rule that looks at one file by itself.
public protocol FileRule: Rule {
  /// Looks at a file.
  func check(_ table: LocalizedTable, _ report: inout FileReport)
}

/// A rule that compares a translation with its source text, one key at a time.
///
/// It is asked only for keys that are in both tables with a text, and not for a text that is empty
/// while its source is not.
public protocol ComparisonRule: Rule {
  /// Whether the rule could find something in a text with these traits.
  ///
  /// The answer must not depend on anything else; it keeps the rule from being asked in vain.
  func mayConcern(source: TextTraits, target: TextTraits) -> Bool
  /// Whether the source text is looked at too, by itself; see ``TextPair/isSource``.
  var checksSource: Bool { get }
  /// Looks at a key.
  func check(_ pair: inout TextPair, _ report: inout FileReport)
}

extension ComparisonRule {
  /// Most rules need a translation to say anything.
  public var checksSource: Bool { false }
}

/// A rule that compares the keys of a table with those of the source table.
public protocol AlignmentRule: Rule {
  /// Looks at a table.
  func check(_ alignment: TableAlignment, _ report: inout FileReport)
}

/// A rule that looks at a bundle as a whole.
public protocol BundleRule: Rule {
  /// Looks at a bundle.
  ///
  /// - Parameter source: The source language of the bundle, if it is known.
  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport)
}

/// A rule that looks at one `.stringsdict` file by itself.
public protocol DictionaryRule: Rule {
  /// Looks at a file.
  func check(_ document: StringsDictDocument, _ report: inout SourceReport)
}

/// A rule that looks at one string catalog.
public protocol StringCatalogRule: Rule {
  /// Looks at a catalog.
  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport)
}
