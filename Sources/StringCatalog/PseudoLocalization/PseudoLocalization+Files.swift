import CatalogSyntax

extension PseudoLocalization {
  /// A table with its texts changed. Keys, comments, layout and encoding stay; a property list becomes a file
  /// in old-style syntax.
  ///
  /// - Throws: ``SourceFault`` for a file that is not understood whole.
  public func bytes(of table: LocalizedTable) throws(SourceFault) -> [UInt8] {
    if let fault = table.fault { throw fault.named(table.file.path) }
    let document = table.document
    guard table.kind == .oldStyle else {
      let entries = document.entries.indices.filter { table.isText($0) }.map { place in
        StringsWriter.Entry(
          key: table.key(of: place), value: text(table.value(of: place) ?? ""),
          comment: table.comment(of: place))
      }
      return StringsWriter.bytes(entries)
    }
    var edits: [TextEdit] = []
    for entry in document.entries {
      guard let value = document.value(of: entry) else { continue }
      let changed = text(value)
      guard !changed.hasSameCodeUnits(as: value) else { continue }
      let quoted = StringsEscapes.quoted(changed)
      edits.append(
        entry.isShorthand
          ? TextEdit(SourceRange(at: entry.keyRange.end), with: " = " + quoted)
          : TextEdit(entry.valueRange, with: quoted))
    }
    return document.source.bytes(applying: edits)
  }

  /// A `.stringsdict` file with its texts changed. A binary file becomes XML.
  ///
  /// - Parameters:
  ///   - dictionary: The file.
  ///   - path: Its name, for faults.
  /// - Throws: ``SourceFault`` for a file that is not understood whole.
  public func bytes(
    of dictionary: StringsDictDocument, path: String
  ) throws(SourceFault) -> [UInt8] {
    if let fault = dictionary.fault { throw fault.named(path) }
    var edits: [TextEdit] = []
    for index in dictionary.entries.indices {
      for leaf in dictionary.leaves(ofEntry: index) {
        let changed = text(leaf.text.text, isPart: leaf.variable != nil)
        do throws(PropertyListEditError) {
          edits += try dictionary.syntax.edits(settingText: changed, of: leaf.text.node)
        } catch {
          // What stands there is a text, and accents, words and brackets can stand in XML.
          continue
        }
      }
    }
    edits.sort { $0.range.start < $1.range.start }
    return dictionary.syntax.source.bytes(applying: edits)
  }

  /// A string catalog with one more locale, or with the texts of that locale replaced. Other bytes stay.
  ///
  /// The texts are those of the source language, all their variations included; a key without is its own
  /// text. Keys that are not to be translated, and an empty key without text, are passed over.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - locale: The locale to write, as the file is to spell it.
  ///   - source: The language of the texts to change; nil for the catalog's source language.
  ///   - path: The name of the file, for faults.
  /// - Throws: ``SourceFault`` for a file that is not understood whole.
  public func bytes(
    of catalog: XCStringsDocument, locale: String, source: String? = nil, path: String
  ) throws(SourceFault) -> [UInt8] {
    if let fault = catalog.fault { throw fault.named(path) }
    let source = source ?? catalog.sourceLanguage ?? "en"
    guard LocaleIdentifier(source) != LocaleIdentifier(locale) else {
      throw .overwriting(LocaleIdentifier(source), path)
    }
    let changed = self.changed(catalog, locale: locale, source: source)
    var edits: [TextEdit] = []
    for entry in catalog.entries where !entry.isShadowed && catalog.shouldTranslate(entry) {
      edits += self.edits(of: catalog, entry, locale: locale, source: source, changed)
    }
    return catalog.source.bytes(applying: edits)
  }

  /// The catalog with all texts of the source language changed, and with its name. It has the same nodes.
  private func changed(
    _ catalog: XCStringsDocument, locale: String, source: String
  ) -> JSONDocument {
    let json = catalog.json
    var edits: [TextEdit] = []
    for entry in catalog.entries {
      guard !entry.isShadowed, let localization = catalog.localization(source, of: entry) else {
        continue
      }
      edits.append(TextEdit(json.range(of: localization.key), with: Self.quoted(locale)))
      for leaf in catalog.leaves[localization.leaves] {
        if let node = leaf.value, let value = json.string(node) {
          let isPart = catalog.form(of: leaf).first == "substitutions"
          edits.append(
            TextEdit(json.range(of: node), with: Self.quoted(text(value, isPart: isPart))))
        }
        if let state = leaf.state {
          edits.append(
            TextEdit(
              json.range(of: state), with: Self.quoted(TranslationState.translated.rawValue)))
        }
      }
    }
    edits.sort { $0.range.start < $1.range.start }
    // The phrases of a set share one state.
    var distinct: [TextEdit] = []
    for edit in edits where distinct.last?.range != edit.range { distinct.append(edit) }
    let text = json.source.bytes(applying: distinct)
    guard let source = try? SourceText(text) else { return json }
    return JSONDocument(source)
  }

  private static func quoted(_ text: String) -> [UInt8] {
    JSONLayout().text(of: .string(text), indentation: "")
  }

  private func edits(
    of catalog: XCStringsDocument, _ entry: XCStringsDocument.Entry, locale: String,
    source: String, _ changed: JSONDocument
  ) -> [TextEdit] {
    let json = catalog.json
    let layout = JSONLayout(json)
    let key = catalog.key(of: entry)
    let present = catalog.localization(locale, of: entry)
    if let from = catalog.localization(source, of: entry) {
      if let present {
        return json.edits(
          replacing: present.node, with: .whole(from.node), from: changed, layout: layout)
      }
      guard let object = json.value(forKey: "localizations", in: entry.node) else { return [] }
      let siblings = Array(json.members(of: object))
      let place = json.place(of: locale, among: siblings) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
      return json.edits(
        changing: object, removing: [],
        inserting: [
          JSONDocument.Insertion(
            place: place, member: Graft.Member(key: from.key, value: .whole(from.node)))
        ], from: changed, layout: layout)
    }
    // Xcode writes an empty key for a view without text.
    guard !key.isEmpty else { return [] }
    let unit = JSONFragment.object([
      JSONFragment.Member(
        "stringUnit",
        .object([
          JSONFragment.Member("state", .string(TranslationState.translated.rawValue)),
          JSONFragment.Member("value", .string(text(key))),
        ]))
    ])
    if let present { return json.edits(replacing: present.node, with: unit, layout: layout) }
    let member = JSONFragment.Member(locale, unit)
    let precedes = { (left: String, right: String) in
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    guard let object = json.value(forKey: "localizations", in: entry.node) else {
      return json.edits(
        inserting: JSONFragment.Member("localizations", .object([member])), into: entry.node,
        layout: layout, by: precedes)
    }
    return json.edits(inserting: member, into: object, layout: layout, by: precedes)
  }
}

extension SourceFault {
  /// Texts would be replaced by what is made of them.
  static func overwriting(_ locale: LocaleIdentifier, _ path: String) -> SourceFault {
    SourceFault(
      path: path, place: nil,
      message:
        "'\(locale.spelling.escapedForDisplay)' is the language that the texts are taken from:"
        + " write another with '--locale'")
  }
}
