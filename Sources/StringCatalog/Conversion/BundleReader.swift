import CatalogSyntax

/// Puts the `.strings` and `.stringsdict` files of one table together to a catalog.
///
/// As at run time, the `.stringsdict` wins over the `.strings` file of its locale. `Base` stands for the
/// source language, and gives way to a folder of that language.
struct BundleReader {
  private let sourceLanguage: LocaleIdentifier
  private var catalog: Catalog
  private var losses: [Loss] = []
  private var places: [[UInt8]: Int] = [:]

  /// A file of the table.
  enum File {
    case strings(LocalizedTable)
    case dictionary(Project.Dictionary)

    var file: TableFile {
      switch self {
      case .strings(let table): table.file
      case .dictionary(let dictionary): dictionary.file
      }
    }

    fileprivate var isDictionary: Bool {
      switch self {
      case .strings: false
      case .dictionary: true
      }
    }
  }

  private init(table: String, sourceLanguage: LocaleIdentifier) {
    self.sourceLanguage = sourceLanguage
    catalog = Catalog(table: table, sourceLanguage: sourceLanguage)
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - files: The files, all of them intact.
  ///   - sourceLanguage: The language that `Base` stands for.
  static func read(
    table: String, _ files: [File], sourceLanguage: LocaleIdentifier
  ) -> CatalogReading {
    var reader = BundleReader(table: table, sourceLanguage: sourceLanguage)
    var folders: [LocaleIdentifier: [String: [File]]] = [:]
    for file in files {
      let locale = file.file.locale
      folders[locale.isBase ? sourceLanguage : locale, default: [:]][
        locale.spelling, default: []
      ].append(file)
    }
    // The source language decides the order of keys and the comments.
    let locales = folders.keys.sorted { left, right in
      let isSource = (left == sourceLanguage, right == sourceLanguage)
      return isSource.0 != isSource.1 ? isSource.0 : left < right
    }
    for locale in locales {
      let spellings = (folders[locale] ?? [:]).sorted { left, right in
        let isBase = (left.key == "Base", right.key == "Base")
        return isBase.0 != isBase.1 ? isBase.1 : left.key < right.key
      }
      let first = spellings.first.map { LocaleIdentifier($0.key) } ?? locale
      let name = first.isBase ? sourceLanguage : first
      for (number, folder) in spellings.enumerated() {
        let files = folder.value.sorted { !$0.isDictionary && $1.isDictionary }
        for file in files { reader.add(file, as: name, isSecond: number > 0) }
      }
    }
    for index in reader.catalog.entries.indices {
      reader.catalog.entries[index].localizations.sort { $0.locale < $1.locale }
    }
    return CatalogReading(catalogs: [reader.catalog], losses: reader.losses)
  }

  private mutating func add(_ file: File, as locale: LocaleIdentifier, isSecond: Bool) {
    switch file {
    case .strings(let table): add(table, as: locale, isSecond: isSecond)
    case .dictionary(let dictionary): add(dictionary.document, as: locale, isSecond: isSecond)
    }
  }

  // MARK: .strings

  private mutating func add(_ table: LocalizedTable, as locale: LocaleIdentifier, isSecond: Bool) {
    let document = table.document
    let tree = table.propertyList
    let comments = tree.flatMap { tree in tree.root.map { tree.commentsOfMembers(of: $0) } }
    for (index, record) in document.entries.enumerated() where !record.isDamaged {
      let key = document.key(of: record)
      let keyBytes = Array(key.utf8)
      guard table.index.entry(forKey: keyBytes.span, in: document) == index else {
        lose(.duplicateKey, key, locale)
        continue
      }
      guard let value = document.value(of: record) else {
        lose(.nonText, key, locale)
        continue
      }
      let localization = Localization(
        locale, .pattern(Pattern(value)), range: table.hasPositions ? table.range(of: index) : nil)
      let comment = comments.map { $0.texts.indices.contains(index) ? $0.texts[index] : nil }
      add(
        localization, key, comment: comment ?? document.comment(of: index),
        whenPresent: .secondFolder, isSecond: isSecond)
    }
    if let tree {
      loseComments(tree.commentCount - (comments?.count ?? 0), locale)
    } else if table.hasPositions {
      loseComments(document.looseCommentCount, locale)
    }
  }

  // MARK: .stringsdict

  private mutating func add(
    _ document: StringsDictDocument, as locale: LocaleIdentifier, isSecond: Bool
  ) {
    let root = document.syntax.root
    let comments = root.map { document.syntax.commentsOfMembers(of: $0) }
    for (index, entry) in document.entries.enumerated() {
      guard entry.isEffective else {
        lose(.duplicateKey, entry.key, locale)
        continue
      }
      for kind in entry.content.omissions { lose(kind, entry.key, locale) }
      guard let message = entry.message else {
        lose(.nonText, entry.key, locale)
        continue
      }
      let key = entry.key
      let range = SourceRange(
        entry.keyRange.start, document.syntax.nodes[entry.member.value].range.end)
      // Which argument a variable stands for follows from its first reference alone.
      let read = message.withoutStatedArguments
      var localization = Localization(
        locale, read.withoutLiteralArguments.normalForm(forKey: key),
        range: document.hasPositions ? range : nil)
      localization.argumentNames = read.argumentNames
      if read.withoutLiteralArguments != read { lose(.spelling, key, locale) }
      let comment = comments.flatMap { $0.texts.indices.contains(index) ? $0.texts[index] : nil }
      add(
        localization, key, comment: comment, whenPresent: isSecond ? .secondFolder : .hiddenText,
        isSecond: isSecond)
    }
    guard let comments, document.hasPositions else { return }
    loseComments(document.syntax.commentCount - comments.count, locale)
  }

  // MARK: Both

  private mutating func add(
    _ localization: Localization, _ key: String, comment: String?, whenPresent loss: Loss.Kind,
    isSecond: Bool
  ) {
    let bytes = Array(key.utf8)
    guard let place = places[bytes] else {
      places[bytes] = catalog.entries.count
      catalog.entries.append(Entry(key, comment: comment, [localization]))
      return
    }
    if let comment {
      if let known = catalog.entries[place].comment {
        if !known.hasSameCodeUnits(as: comment) {
          lose(.translationComment, key, localization.locale)
        }
      } else {
        catalog.entries[place].comment = comment
      }
    }
    // The files of a locale come one after the other, so only the last can be of the same.
    guard let last = catalog.entries[place].localizations.last, last.locale == localization.locale
    else {
      catalog.entries[place].localizations.append(localization)
      return
    }
    let isSame = last.content == localization.content
    if !isSecond {
      catalog.entries[place].localizations.removeLast()
      catalog.entries[place].localizations.append(localization)
    }
    if !isSame { lose(loss, key, localization.locale) }
  }

  private mutating func loseComments(_ count: Int, _ locale: LocaleIdentifier) {
    for _ in 0..<max(count, 0) {
      losses.append(Loss(.looseComment, table: catalog.table, locale: locale.spelling))
    }
  }

  private mutating func lose(_ kind: Loss.Kind, _ key: String, _ locale: LocaleIdentifier) {
    losses.append(Loss(kind, table: catalog.table, key: key, locale: locale.spelling))
  }
}

// MARK: - What a message has no place for

extension StringsDictContent {
  /// The kinds of what the entry says and its message does not.
  fileprivate var omissions: [Loss.Kind] {
    switch self {
    case .text, .unknown: []
    case .rules(let rules): rules.omissions
    }
  }
}

extension StringsDictRules {
  fileprivate var omissions: [Loss.Kind] {
    var result: [Loss.Kind] = []
    let hasUnknown =
      !unknown.isEmpty || variables.contains { !$0.unknown.isEmpty }
      || [widths, devices].contains { choices in
        (choices ?? []).contains { $0.content.isUnknown }
      }
    if hasUnknown { result.append(.unknownMember) }
    let shapes = [format != nil, devices != nil, widths != nil].count { $0 }
    if shapes > 1 || (format == nil && shapes > 0 && !variables.isEmpty) {
      result.append(.mixedForm)
    }
    if format != nil, variables.contains(where: \.needsRepair) { result.append(.repair) }
    for choice in (format == nil ? devices : nil) ?? [] { result += choice.content.omissions }
    return result
  }
}

extension StringsDictVariable {
  fileprivate var needsRepair: Bool {
    guard ruleType != nil, let valueType else { return true }
    return StringsDictValueType(valueType.text).hasPercent
  }
}

extension StringsDictContent {
  fileprivate var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .text, .rules: false
    }
  }
}

extension Message {
  /// The message without arguments that are stated with its parts.
  fileprivate var withoutStatedArguments: Message {
    mappingFormats { format in
      Format(
        format.pattern,
        format.substitutions.map { part in
          Substitution(part.name, valueType: part.valueType, part.select)
        }, argumentNames: format.argumentNames)
    }
  }

  /// The message with `%1$arg` for `%arg` in the texts of named parts: in a `.stringsdict` that is a
  /// hexadecimal number and the letters `rg`, in a string catalog the argument itself.
  fileprivate var withoutLiteralArguments: Message {
    mappingFormats(\.withoutLiteralArguments)
  }
}

extension Format {
  fileprivate var withoutLiteralArguments: Format {
    let arguments = FormatArguments(self)
    return Format(
      pattern,
      substitutions.map { part in
        var part = part
        let argument = arguments[part.name] ?? 1
        part.select = part.select.mappingTexts { text in
          let form = SpecifierText(text, firstArgument: argument, isSubstitutionForm: true)
          guard !form.ownArguments.isEmpty else { return text }
          return SpecifierText(text, firstArgument: argument).numberedWithoutOwnArgument { name in
            arguments[bytes: name]
          }
        }
        return part
      }, argumentNames: argumentNames)
  }
}
