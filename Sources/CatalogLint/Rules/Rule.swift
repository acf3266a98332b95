import CatalogSyntax
public import StringCatalog

/// Something that can be found. A rule is stateless but for what the options say to it; what it looks
/// at is given by the protocols that refine this one, and a rule may conform to several.
public protocol Rule: Sendable {
  /// What the rule is.
  static var description: RuleDescription { get }
  /// Creates the rule.
  init()
  /// Creates the rule for a run; most rules are the same in every run.
  init(_ options: LintOptions)
  /// Joins the rules of a run, once for each protocol that the rule conforms to. The protocols bring an
  /// implementation along.
  func join(_ rules: inout RuleSet)
}

extension Rule {
  /// The rule as it always is.
  public init(_ options: LintOptions) { self.init() }
}

/// A rule that looks at one file by itself.
public protocol FileRule: Rule {
  /// Looks at a file.
  func check(_ table: LocalizedTable, _ report: inout FileReport)
}

/// A rule that compares a translation with its source text, one text at a time and for all formats.
///
/// It is asked only where there are both, form by form where a message has several, and not for a text
/// that is empty while its source is not.
public protocol ComparisonRule: Rule {
  /// Whether the rule could find something in a text with these traits.
  ///
  /// The answer must not depend on anything else; it keeps the rule from being asked in vain.
  func mayConcern(source: TextTraits, target: TextTraits) -> Bool
  /// Whether the source text is looked at too, by itself; see ``TextPair/isSource``.
  var checksSource: Bool { get }
  /// Looks at a text.
  func check(_ pair: inout TextPair)
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

/// A rule that looks at all files together.
public protocol ProjectRule: Rule {
  /// Looks at a project.
  func check(_ project: Project, _ report: inout BundleReport)
}

/// A rule about how much is translated. It is asked only about locales that are below their minimum.
protocol CoverageRule: Rule {
  /// Looks at a locale.
  func check(
    _ shortfall: CoverageShortfall, in project: Project, _ coverage: CoverageReport,
    _ report: inout BundleReport)
}

/// A rule that looks at one `.stringsdict` file by itself.
public protocol DictionaryRule: Rule {
  /// Looks at a file.
  func check(_ dictionary: DictionaryView, _ report: inout SourceReport)
}

/// A rule that compares the keys of a table with those of the source table where a `.stringsdict` file
/// has part in one of them.
public protocol DictionaryAlignmentRule: Rule {
  /// Looks at a table.
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport)
}

/// A rule that looks at the `.strings` and the `.stringsdict` file of one table in one locale together.
///
/// Each function reports about one of the files; a rule has the one that it needs.
public protocol TableRule: Rule {
  /// Looks at a table of which there is a `.strings` file, to report about that.
  func check(_ contents: TableContents, strings report: inout FileReport)
  /// Looks at a table of which there is a `.stringsdict` file, to report about that.
  func check(_ contents: TableContents, dictionary report: inout SourceReport)
}

extension TableRule {
  /// Nothing to report about the `.strings` file.
  public func check(_ contents: TableContents, strings report: inout FileReport) {}
  /// Nothing to report about the `.stringsdict` file.
  public func check(_ contents: TableContents, dictionary report: inout SourceReport) {}
}

/// A rule that looks at one string catalog.
public protocol StringCatalogRule: Rule {
  /// Looks at a catalog.
  func check(_ catalog: CatalogView, _ report: inout SourceReport)
}
