public import StringCatalog

/// What the texts of an application override: the keys of a library, and the arguments of its texts.
public struct OverrideBase: Sendable {
  /// The files that could not be understood whole, by path. Keys in them may not be known.
  public let damagedFiles: [String]

  /// The texts by table and key.
  private let tables: [String: [[UInt8]: BaseText]]
  /// The texts of all tables.
  private let all: [[UInt8]: BaseText]
  /// Whether the base is what the library brings along, which is searched whatever the table is.
  private let isBuiltIn: Bool

  /// The texts that the library brings along. Whatever belongs to one of its errors can be overridden, too.
  public static func builtIn() async -> OverrideBase {
    let contents = Dictionary(
      uniqueKeysWithValues: BuiltInTexts.contents(in: "en").map { ($0.path, $0.bytes) })
    let loader = ProjectLoader(jobs: 1) { path throws(FileError) in
      guard let bytes = contents[path] else { throw FileError(path: path, reason: .notFound) }
      return bytes
    }
    let project = await loader.load(ProjectLayout(files: contents.keys.sorted()))
    return OverrideBase(project, source: "en", isBuiltIn: true)
  }

  /// Takes the texts of a project.
  ///
  /// - Parameter source: The source language, or nil to find it.
  public init(_ project: Project, source: String?) {
    self.init(project, source: source, isBuiltIn: false)
  }

  private init(_ project: Project, source: String?, isBuiltIn: Bool) {
    var reader = OverrideBaseReader(source: source)
    reader.read(project)
    tables = reader.tables
    all = reader.tables.sorted { $0.key < $1.key }.reduce(into: [:]) { all, table in
      all.merge(table.value) { first, second in first.isKnown ? first : second }
    }
    damagedFiles = reader.damagedFiles
    self.isBuiltIn = isBuiltIn
  }

  private func texts(ofTable table: String) -> [[UInt8]: BaseText] {
    isBuiltIn ? all : tables[table] ?? all
  }

  /// What a text with a key has to fit; nil for a key that there is not.
  func expectation(ofKey key: [UInt8], inTable table: String) -> OverrideExpectation? {
    let text = texts(ofTable: table)[key]
    let arguments = error(ofKey: String(decoding: key, as: UTF8.self))?.arguments
    guard text != nil || arguments != nil else { return nil }
    return OverrideExpectation(text: text ?? BaseText(), arguments: arguments)
  }

  /// The error that a key belongs to: its message, by its id or the key of FirebaseUI, its title, reason,
  /// advice, button or help.
  private func error(ofKey key: String) -> ErrorDescriptor? {
    if isBuiltIn, let error = OverridableErrors.byUpstreamKey[key] { return error }
    let id = OverridableErrors.suffixes.first { key.hasSuffix($0) }.map { key.dropLast($0.count) }
    let error = ErrorCatalog.descriptor(id: id.map(String.init) ?? key)
    return error.flatMap { isBuiltIn || all[Array($0.id.utf8)] != nil ? $0 : nil }
  }

  /// The keys that may be overridden, in order.
  func keys(ofTable table: String) -> [String] {
    var keys = Set(texts(ofTable: table).keys.map { String(decoding: $0, as: UTF8.self) })
    if isBuiltIn {
      for error in ErrorCatalog.descriptors {
        keys.formUnion([error.id] + OverridableErrors.suffixes.map { error.id + $0 })
      }
    }
    return keys.sorted()
  }
}

/// The keys of errors that are legal without a text in the base.
private enum OverridableErrors {
  static let suffixes = [".title", ".reason", ".recovery", ".action", ".help"]
  static let byUpstreamKey: [String: ErrorDescriptor] = Dictionary(
    ErrorCatalog.descriptors.compactMap { error in error.upstreamKey.map { ($0, error) } }
  ) { first, _ in first }
}

/// What a text of the base says.
struct BaseText: Sendable {
  /// The text of the source language; for a message of several forms its arguments one behind the other,
  /// which is all that is compared. Empty where only another language has the key.
  var text = TextSlice([], 0..<0)
  /// The text, where it is one.
  var shown: String?
  /// The highest argument that it takes.
  var highestArgument = 0
  /// Whether the source language has it.
  var isKnown = false

  /// A key without a text in the source language.
  init() {}

  /// A message of one text.
  init(_ text: TextSlice) {
    self.text = text
    shown = text.string
    highestArgument = text.highestArgument(.plain)
    isKnown = true
  }

  /// A message of several texts.
  init(_ forms: [(text: TextSlice, form: TextForm)]) {
    if forms.count == 1, forms[0].form.options.variables.isEmpty {
      self.init(forms[0].text)
      return
    }
    self.init()
    var list = ArgumentList()
    for (text, form) in forms { list.add(text, form) }
    text = TextSlice(list.text)
    highestArgument = list.count
    isKnown = true
  }
}

/// What an override has to fit.
struct OverrideExpectation: Sendable {
  /// The text that it overrides.
  var text: BaseText
  /// The arguments that the code is known to pass, whatever the text shows of them; nil if that is not known.
  var arguments: [ErrorArgument]?

  /// What to compare a text with, given the highest argument that it names.
  ///
  /// Where code passes more arguments than the text of the base shows, a text may show them: then the
  /// arguments are what it has to fit, and it may leave out any.
  func source(forHighestArgument highest: Int) -> (text: BaseText, mayLeaveOut: Bool) {
    guard let arguments, arguments.count > text.highestArgument else {
      return (text, !text.isKnown)
    }
    guard highest > text.highestArgument || !text.isKnown else { return (text, false) }
    let list = ArgumentList(arguments.map { $0.kind == .count ? "lld" : "@" })
    var declared = BaseText()
    declared.text = TextSlice(list.text)
    declared.shown = text.shown
    declared.highestArgument = list.count
    return (declared, true)
  }
}

/// The arguments of a message, each as the specifier that reads it.
private struct ArgumentList {
  private var specifiers: [Int: String] = [:]

  init() {}

  /// Arguments of the given types.
  init(_ types: [String]) {
    for (index, type) in types.enumerated() { specifiers[index + 1] = "%\(index + 1)$\(type)" }
  }

  /// The number of arguments.
  var count: Int { specifiers.keys.max() ?? 0 }

  /// The specifiers in the order of the arguments.
  var text: String {
    guard count > 0 else { return "" }
    return (1...count).map { specifiers[$0] ?? "%\($0)$@" }.joined(separator: " ")
  }

  /// Adds the arguments of a text; of an argument that is there already the first specifier stays.
  mutating func add(_ text: TextSlice, _ form: TextForm) {
    text.withSpan { text in
      for placeholder in FormatString(text, options: form.options).placeholders {
        guard let argument = placeholder.argument, specifiers[argument] == nil,
          argument <= Self.most
        else { continue }
        var specifier = placeholder
        if case .reference(let reference) = placeholder.kind {
          guard let conversion = reference.conversion else { continue }
          specifier = Placeholder(
            range: placeholder.range, kind: .conversion(conversion), length: reference.length)
        }
        specifier.position = argument
        specifiers[argument] = specifier.spelling
      }
    }
  }

  /// More arguments than any message has, so that a position such as `%60000$@` stays cheap.
  private static let most = 64
}
