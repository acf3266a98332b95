import CatalogSyntax
public import StringCatalog

/// A `.stringsdict` file as rules look at it: what many of them ask for is worked out once.
public struct DictionaryView: Sendable {
  /// Where the file comes from.
  public let file: TableFile
  /// What it holds.
  public let document: StringsDictDocument
  /// The faults of its entries, in file order.
  let problems: [StringsDictProblem]
  /// The choices among forms that its messages make, in file order.
  let choices: [FormChoice]

  /// The keys that count, in file order.
  let keys: [(entry: Int, key: [UInt8])]

  /// Whether one of its texts is empty.
  var hasEmptyTexts: Bool { sharedHasEmptyTexts.value }

  private let sharedHasEmptyTexts: Shared<Bool>
  private let places: [[UInt8]: Int]
  /// What the system does not read as its author meant: an entry, or one variable of it.
  private let spoilt: Set<[UInt8]>

  /// Looks over a file.
  public init(_ dictionary: Project.Dictionary) {
    file = dictionary.file
    document = dictionary.document
    problems = document.problems()
    sharedHasEmptyTexts = Shared { [document] in
      document.leaves().contains { $0.text.text.isEmpty }
    }
    let entries = document.entries
    keys = entries.indices.filter { entries[$0].isEffective }.map {
      ($0, Array(entries[$0].key.utf8))
    }
    places = Dictionary(keys.map { ($0.key, $0.entry) }) { $1 }
    var spoilt: Set<[UInt8]> = []
    for problem in problems {
      switch problem.kind {
      case .noFormatKey, .ruleType: spoilt.insert(Self.name(problem.key, nil))
      case .valueType: spoilt.insert(Self.name(problem.key, problem.variation))
      case .variableUndefined, .variableUnused, .missingOther, .invalidFormat: break
      }
    }
    self.spoilt = spoilt
    choices = document.formChoices(locale: file.locale.spelling == "und" ? nil : file.locale)
  }

  /// The entry that counts for a key.
  func entry(forKey key: [UInt8]) -> Int? { places[key] }

  /// Whether it has the key of an entry of a table.
  func hasKey(of entry: Int, _ table: LocalizedTable) -> Bool {
    let key = table.slice(ofKey: entry)
    return places[Array(key.storage[key.range])] != nil
  }

  /// Whether its keys are all there is: a file that is damaged may hide some.
  var isComplete: Bool { document.isIntact }

  /// Whether a finding about the structure says already what is wrong with a text.
  func isSpoilt(_ leaf: StringsDictLeaf) -> Bool {
    guard !spoilt.isEmpty else { return false }
    if spoilt.contains(Self.name(leaf.key, nil)) { return true }
    guard leaf.variable != nil, let variation = leaf.variation, let name = leaf.caseName else {
      return false
    }
    return spoilt.contains(Self.name(leaf.key, String(variation.dropLast(name.count + 1))))
  }

  private static func name(_ key: String, _ variation: String?) -> [UInt8] {
    Array(key.utf8) + (variation.map { [0] + Array($0.utf8) } ?? [])
  }
}

extension StringsDictLeaf {
  /// How the text is read as a format.
  var form: TextForm {
    var form = TextForm()
    form.options = options
    form.knowsVariables = true
    // A text beside rules is a format; one that stands alone is read as its code reads it.
    form.isFormat = variable != nil || !options.variables.isEmpty
    guard variable != nil else { return form }
    form.selectingArgument = options.firstArgument
    form.isVariableForm = true
    if rule == .plural { form.category = caseName }
    return form
  }

  /// The text.
  var slice: TextSlice { TextSlice(text.text) }

  /// Which text of the source language answers to this one: the same form, else that of `other`, never
  /// an unrelated one.
  func counterpart(in source: [StringsDictLeaf]) -> StringsDictLeaf? {
    func first(_ variation: String?) -> StringsDictLeaf? {
      source.first { leaf in
        leaf.variation.map { Array($0.utf8) } == variation.map { Array($0.utf8) }
      }
    }
    if let same = first(variation) { return same }
    guard let variation, let caseName, variation.hasSuffix(".\(caseName)") else { return nil }
    return first(variation.dropLast(caseName.count) + "other")
  }
}
