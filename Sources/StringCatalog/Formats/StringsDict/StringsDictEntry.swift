public import CatalogSyntax

/// One key of a `.stringsdict` file with what it stands for.
public struct StringsDictEntry: Sendable {
  /// The key.
  public var key: String
  /// The member of the outermost dictionary.
  public var member: PropertyListDocument.Member
  /// The element of the key.
  public var keyRange: SourceRange
  /// What the key stands for.
  public var content: StringsDictContent
  /// Whether the entry counts at run time: of several with one key the last does.
  public var isEffective = true
}

/// What stands for a key, or for a device.
public indirect enum StringsDictContent: Sendable {
  /// One text.
  case text(StringsDictText)
  /// A dictionary with rules.
  case rules(StringsDictRules)
  /// Something that is neither, such as a number.
  case unknown(SourceRange)
}

/// A text of a `.stringsdict` file.
public struct StringsDictText: Hashable, Sendable {
  /// The text, references resolved.
  public var text: String
  /// The node of the tree.
  public var node: Int
  /// What stands between the tags.
  public var range: SourceRange
}

/// The members of an entry that is a dictionary. One entry may have several kinds of rules at once;
/// all are kept.
public struct StringsDictRules: Sendable {
  /// The node of the dictionary.
  public var node: Int
  /// The element of the dictionary.
  public var range: SourceRange
  /// The text of `NSStringLocalizedFormatKey`.
  public var format: StringsDictText?
  /// The named parts of the format, in file order.
  public var variables: [StringsDictVariable] = []
  /// The cases of `NSStringVariableWidthRuleType`; nil if the rule is absent.
  public var widths: [StringsDictCase]?
  /// The cases of `NSStringDeviceSpecificRuleType`; nil if the rule is absent.
  public var devices: [StringsDictCase]?
  /// The element `NSStringDeviceSpecificRuleType`; nil if the rule is absent.
  public var devicesNameRange: SourceRange?
  /// Members of names or kinds that the format does not have.
  public var unknown: [PropertyListDocument.Member] = []
}

/// A named part of a format.
public struct StringsDictVariable: Sendable {
  /// The name, as in `%#@name@`.
  public var name: String
  /// The element of the name.
  public var nameRange: SourceRange
  /// The node of the dictionary.
  public var node: Int
  /// The text of `NSStringFormatSpecTypeKey`.
  public var ruleType: StringsDictText?
  /// The text of `NSStringFormatValueTypeKey`, as it is written.
  public var valueType: StringsDictText?
  /// The texts to choose from, in file order.
  public var cases: [StringsDictCase] = []
  /// Members of names or kinds that the format does not have.
  public var unknown: [PropertyListDocument.Member] = []

  /// The rules that Apple documents.
  public enum Rule: String, Sendable, CaseIterable {
    /// Cases are plural categories.
    case plural = "NSStringPluralRuleType"
    /// Cases are numbers for grammatical genders.
    case gender = "NSStringGenderRuleType"
  }

  /// The rule by which a case is chosen; nil if it is absent or unknown.
  public var rule: Rule? { ruleType.flatMap { Rule(rawValue: $0.text) } }
}

/// A text to choose, or for devices an entry in the entry.
public struct StringsDictCase: Sendable {
  /// The category, gender, width or device.
  public var name: String
  /// The element of the name.
  public var nameRange: SourceRange
  /// The member of the dictionary around it.
  public var member: PropertyListDocument.Member
  /// What is chosen.
  public var content: StringsDictContent

  /// The text, where it is one.
  public var text: StringsDictText? {
    switch content {
    case .text(let text): text
    case .rules, .unknown: nil
    }
  }
}

/// The names that the format gives a meaning to.
enum StringsDictName {
  static let format = "NSStringLocalizedFormatKey"
  static let ruleType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let widths = "NSStringVariableWidthRuleType"
  static let devices = "NSStringDeviceSpecificRuleType"
  /// The plural categories in the order of CLDR.
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Whether a name has a meaning of its own in an entry, or looks like a rule of the system's.
  static func isReserved(_ name: String) -> Bool {
    name == format || name.hasPrefix("NSString") && name.hasSuffix("RuleType")
  }

  static func isCase(_ name: String, of rule: StringsDictVariable.Rule?) -> Bool {
    let isGender = !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return switch rule {
    case .plural: categories.contains(name)
    case .gender: isGender
    case nil: categories.contains(name) || isGender
    }
  }
}
