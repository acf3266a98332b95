package import CatalogSyntax

/// Finds the keys that property lists of a bundle name: those of `Info.plist`, and those of the pages in
/// `Settings.bundle`.
package enum BundlePropertyList {
  /// The name of the rule in findings about `Info.plist`.
  package static let infoRule = "info-plist"
  /// The name of the rule in findings about settings.
  package static let settingsRule = "settings-bundle"

  /// Reads an `Info.plist`. Keys of the table `InfoPlist` are keys of the property list, or values of it where there
  /// may be several.
  package static func extractInfo(_ source: SourceText, path: String) -> ExtractedFile {
    var reading = Reading(source, path: path, table: "InfoPlist", rule: infoRule)
    guard let root = reading.root else { return reading.result }
    let document = reading.document
    for member in document.members(of: root) {
      let key = document.text(of: member.key)
      if isUsageDescription(key) || key == "NSHumanReadableCopyright" {
        reading.add(key: member.key, value: member.value, doubt: nil)
      } else if key == "CFBundleDisplayName" || key == "CFBundleName" {
        reading.add(key: member.key, value: member.value, doubt: .fallsBack)
      } else if key == "UIApplicationShortcutItems" {
        for item in document.elements(of: member.value) {
          reading.addValues(
            of: ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"], in: item,
            doubt: nil)
        }
      } else if key == "CFBundleDocumentTypes" {
        for item in document.elements(of: member.value) {
          reading.addValues(of: ["CFBundleTypeName"], in: item, doubt: .fallsBack)
        }
      } else if key == "UTExportedTypeDeclarations" || key == "UTImportedTypeDeclarations" {
        for item in document.elements(of: member.value) {
          reading.addValues(of: ["UTTypeDescription"], in: item, doubt: .fallsBack)
        }
      }
    }
    return reading.finished()
  }

  /// Reads a page of settings. Its texts are the keys; the page names their table, which is else that of the page.
  package static func extractSettings(_ source: SourceText, path: String) -> ExtractedFile {
    var reading = Reading(
      source, path: path, table: SourceKind.tableName(ofPath: path), rule: settingsRule)
    guard let root = reading.root else { return reading.result }
    let document = reading.document
    if let named = document.member(ofKey: "StringsTable", in: root),
      document.nodes[named.value].kind == .string
    {
      reading.table = document.text(of: named.value)
    }
    reading.addValues(of: ["Title"], in: root, doubt: nil)
    guard let specifiers = document.member(ofKey: "PreferenceSpecifiers", in: root) else {
      return reading.finished()
    }
    for specifier in document.elements(of: specifiers.value) {
      reading.addValues(of: ["Title", "FooterText"], in: specifier, doubt: nil)
      for name in ["Titles", "ShortTitles"] {
        guard let titles = document.member(ofKey: name, in: specifier) else { continue }
        for title in document.elements(of: titles.value) { reading.add(value: title, doubt: nil) }
      }
    }
    return reading.finished()
  }

  /// Whether a key says why an application asks for something, such as `NSCameraUsageDescription`.
  private static func isUsageDescription(_ key: String) -> Bool {
    (key.hasPrefix("NS") || key.hasPrefix("NFC")) && key.hasSuffix("UsageDescription")
  }
}

/// The keys that are found in one property list.
private struct Reading {
  let document: PropertyListDocument
  let lines: LineIndex
  let path: String
  let rule: String
  var table: String
  private(set) var result: ExtractedFile
  private(set) var root: Int?

  init(_ source: SourceText, path: String, table: String, rule: String) {
    result = ExtractedFile(path: path)
    self.path = path
    self.table = table
    self.rule = rule
    lines = LineIndex(source.utf8)
    let kind = PropertyListKind.detect(source.bytes().span)
    document = PropertyListDocument(source)
    guard kind == .xml else {
      result.problems.append(
        .init(
          id: .unreadable, message: .notXML, place: LineColumn(line: 1, column: 1)))
      return
    }
    for problem in document.problems.prefix(20) {
      result.problems.append(
        .init(
          id: .malformed, message: problem.message(in: source, lines: lines),
          place: lines.lineColumn(of: problem.range.start, in: source.utf8)))
    }
    root = document.root.flatMap { document.nodes[$0].kind == .dictionary ? $0 : nil }
  }

  /// Adds a member whose key is a key of the table; its value is the text where the table has none.
  mutating func add(key: Int, value: Int, doubt: String?) {
    guard document.nodes[value].kind == .string else { return }
    let text = document.text(of: value)
    guard !text.isEmpty else { return }
    // `$(PRODUCT_NAME)` is a setting of the build, whose value nobody knows here.
    let isSetting = text.utf8.contains(UInt8(ascii: "$")) && text.contains("$(")
    add(
      document.text(of: key), value: isSetting ? nil : text, at: document.nodes[key].range,
      doubt: isSetting ? .buildSetting : doubt)
  }

  /// Adds the values of some members, which are keys of the table.
  mutating func addValues(of keys: [String], in dictionary: Int, doubt: String?) {
    guard document.nodes[dictionary].kind == .dictionary else { return }
    for key in keys {
      guard let member = document.member(ofKey: key, in: dictionary) else { continue }
      add(value: member.value, doubt: doubt)
    }
  }

  /// Adds a value that is a key of the table.
  mutating func add(value: Int, doubt: String?) {
    guard document.nodes[value].kind == .string else { return }
    let text = document.text(of: value)
    guard !text.isEmpty else { return }
    add(text, value: nil, at: document.nodes[value].range, doubt: doubt)
  }

  private mutating func add(_ key: String, value: String?, at range: SourceRange, doubt: String?) {
    result.occurrences.append(
      Occurrence(
        key: .pattern(.exact(key)), table: table, defaultValue: value, file: path, range: range,
        place: lines.lineColumn(of: range.start, in: document.source.utf8), rule: rule,
        certainty: doubt.map { .possible($0) } ?? .certain))
  }

  /// What was found, in file order.
  func finished() -> ExtractedFile {
    var result = result
    result.occurrences = result.occurrences.enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }.map(\.element)
    return result
  }
}

extension String {
  fileprivate static let unreadable = "unreadable-property-list"
  fileprivate static let malformed = "malformed-property-list"
  fileprivate static let notXML =
    "the property list is not in XML; no key was read from it: convert it with `plutil -convert xml1`"
  fileprivate static let fallsBack =
    "the value in the property list is shown where the table has no text"
  fileprivate static let buildSetting =
    "the value is a setting of the build, which is often the same in all languages"
}
