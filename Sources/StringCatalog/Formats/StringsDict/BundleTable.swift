import CatalogSyntax

/// What the two files of a table in one locale are to hold.
struct BundleTable {
  /// The locale.
  let locale: LocaleIdentifier
  /// The entries of the `.strings` file.
  private(set) var texts: [StringsWriter.Entry] = []
  /// The entries of the `.stringsdict` file.
  private(set) var rules: [PropertyListValue.Member] = []
  /// For each of ``rules`` the comment above it, where XML can hold it.
  private(set) var ruleComments: [String?] = []

  /// The tables of a catalog that was fitted to a bundle, by locale.
  static func tables(of catalog: Catalog) -> [BundleTable] {
    var tables: [BundleTable] = []
    var places: [String: Int] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations {
        guard let message = localization.message else { continue }
        let spelling = localization.locale.spelling
        let place = places[spelling] ?? tables.count
        if place == tables.count {
          places[spelling] = place
          tables.append(BundleTable(locale: localization.locale))
        }
        tables[place].add(message, entry)
      }
    }
    return tables.sorted { $0.locale < $1.locale }
  }

  /// The files of a catalog, both of each locale as property lists.
  ///
  /// - Parameter write: Gives the file of a dictionary with the comments above its members.
  static func propertyLists(
    of catalog: Catalog,
    _ write: (_ members: [PropertyListValue.Member], _ comments: [String?]) -> [UInt8]
  ) -> [CatalogFile] {
    tables(of: catalog).flatMap { table in
      let texts = table.texts.map {
        PropertyListValue.Member(key: $0.key, value: .string($0.value))
      }
      let comments = table.texts.map { $0.comment.flatMap(Self.comment) }
      let files = [
        ("strings", texts, comments), ("stringsdict", table.rules, table.ruleComments),
      ]
      return files.filter { !$0.1.isEmpty }.map { pathExtension, members, comments in
        CatalogFile(
          locale: table.locale, pathExtension: pathExtension, bytes: write(members, comments))
      }
    }
  }

  private init(locale: LocaleIdentifier) {
    self.locale = locale
  }

  private mutating func add(_ message: Message, _ entry: Entry) {
    if case .pattern(let pattern) = message {
      texts.append(
        StringsWriter.Entry(key: entry.key, value: pattern.text, comment: entry.comment))
      return
    }
    rules.append(
      PropertyListValue.Member(key: entry.key, value: Self.value(of: message, key: entry.key)))
    ruleComments.append(entry.comment.flatMap(Self.comment))
  }

  /// A comment as XML, if that can hold it.
  private static func comment(_ text: String) -> String? {
    PropertyListWriter.canHold(comment: text) ? text : nil
  }

  // MARK: Rules

  private static func value(of message: Message, key: String) -> PropertyListValue {
    switch message {
    case .pattern(let pattern):
      return .string(pattern.text)
    case .format(let format):
      return value(of: format)
    case .select(let select):
      switch select.selector {
      case .plural, .gender, .number, .text, .value, .unknown:
        // Only plurals have no name; see `BundleFitting`.
        let argument = PluralArgument(select.variants, key: key)
        let position = argument.position == 1 ? "" : "\(argument.position)$"
        let name = unusedName(in: select)
        return value(
          of: Format(
            Pattern("%\(position)#@\(name)@"),
            [Substitution(name, argument: argument.position, valueType: argument.type, select)]))
      case .device:
        return rule(StringsDictName.devices, select, key: key)
      case .width:
        return rule(StringsDictName.widths, select, key: key)
      }
    }
  }

  /// A name for the variable that no text refers to.
  private static func unusedName(in select: Select) -> String {
    var used: Set<[UInt8]> = []
    for pattern in select.patterns {
      let text = SpecifierText(pattern.text)
      used.formUnion(text.format.placeholders.compactMap { text.name(of: $0) })
    }
    let names = (1...used.count + 1).lazy.map { $0 == 1 ? "count" : "count\($0)" }
    return names.first { !used.contains(Array($0.utf8)) } ?? "count"
  }

  private static func rule(_ name: String, _ select: Select, key: String) -> PropertyListValue {
    let cases = select.variants.map { variant in
      PropertyListValue.Member(key: variant.key, value: value(of: variant.message, key: key))
    }
    return .dictionary([PropertyListValue.Member(key: name, value: .dictionary(cases))])
  }

  private static func value(of format: Format) -> PropertyListValue {
    var members = [
      PropertyListValue.Member(key: StringsDictName.format, value: .string(format.pattern.text))
    ]
    for part in format.substitutions {
      members.append(PropertyListValue.Member(key: part.name, value: value(of: part)))
    }
    return .dictionary(members)
  }

  private static func value(of part: Substitution) -> PropertyListValue {
    let own = OwnArgument(part)
    var members = [
      PropertyListValue.Member(
        key: StringsDictName.ruleType, value: .string(part.select.selector.ruleType)),
      PropertyListValue.Member(
        key: StringsDictName.valueType, value: .string(part.valueType ?? "@")),
    ]
    for variant in part.select.variants {
      guard case .pattern(let pattern) = variant.message else { continue }
      members.append(
        PropertyListValue.Member(key: variant.key, value: .string(own.specified(pattern.text))))
    }
    return .dictionary(members)
  }
}

extension Select.Selector {
  fileprivate var ruleType: String {
    switch self {
    case .plural: StringsDictVariable.Rule.plural.rawValue
    case .gender: StringsDictVariable.Rule.gender.rawValue
    case .device: StringsDictName.devices
    case .width: StringsDictName.widths
    case .unknown(let name): name
    // `BundleFitting` leaves these out.
    case .number, .text, .value: ""
    }
  }
}
