import CatalogSyntax
import StringCatalog

/// The substitutions of one message of a string catalog beside the references to them.
struct SubstitutionReferences: Sendable {
  /// What a finding about the message names.
  private(set) var subject = SourceReport.Subject()
  /// References to what is not there: the name, and the text that has the reference. Each name once.
  private(set) var undefined: [(name: String, leaf: XCStringsDocument.Leaf)] = []
  /// Substitutions without reference: the name, and where it is defined.
  private(set) var unused: [(name: String, range: SourceRange)] = []
  /// Two substitutions that read one argument as different types: the later one.
  private(set) var conflicting: [(name: String, other: String, range: SourceRange)] = []
  /// The lowest argument that nothing reads although a substitution reads a later one.
  private(set) var gap: (argument: Int, name: String, range: SourceRange)?

  /// A substitution.
  private struct Definition {
    var name: [UInt8]
    var range: SourceRange
    var variable: FormatVariable

    var text: String { String(decoding: name, as: UTF8.self) }
  }

  init(
    _ localization: XCStringsDocument.Localization, in catalog: XCStringsDocument
  ) {
    let definitions = Self.definitions(localization, in: catalog)
    guard !definitions.isEmpty || Self.mayRefer(localization, in: catalog) else { return }
    let known = Set(definitions.map(\.name))
    var used: Set<[UInt8]> = []
    var arguments: Set<Int> = []
    var format = FormatString()
    let options = FormatString.Options(variables: definitions.map(\.variable))
    for index in localization.leaves {
      let leaf = catalog.leaves[index]
      let text = catalog.slice(of: leaf)
      text.withSpan { format.read($0, options: options) }
      for placeholder in format.placeholders {
        if let argument = placeholder.argument { arguments.insert(argument) }
        guard case .reference(let reference) = placeholder.kind else { continue }
        let name = Array(
          text.storage[text.range].dropFirst(reference.name.start).prefix(reference.name.count))
        guard used.insert(name).inserted, !known.contains(name) else { continue }
        undefined.append((String(decoding: name, as: UTF8.self), leaf))
      }
    }
    unused = definitions.filter { !used.contains($0.name) }.map { ($0.text, $0.range) }
    checkArguments(of: definitions.filter { used.contains($0.name) }, besides: arguments)
  }

  /// Whether some text may refer to a substitution.
  private static func mayRefer(
    _ localization: XCStringsDocument.Localization, in catalog: XCStringsDocument
  ) -> Bool {
    localization.leaves.contains { index in
      catalog.slice(of: catalog.leaves[index]).withSpan { $0.hasNumberSign }
    }
  }

  private mutating func checkArguments(of definitions: [Definition], besides used: Set<Int>) {
    var first: [Int: Definition] = [:]
    for definition in definitions {
      guard let argument = definition.variable.argument else { continue }
      if let other = first[argument] {
        if let own = definition.variable.conversion?.argumentClass,
          let wanted = other.variable.conversion?.argumentClass, own != wanted
        {
          conflicting.append((definition.text, other.text, definition.range))
        }
      } else {
        first[argument] = definition
      }
    }
    let all = used.union(first.keys)
    let highest = first.max { $0.key < $1.key }
    guard let highest, highest.key > 1 else { return }
    // A message has no more arguments than its text can name; a wild number is one gap.
    let missing = (1..<highest.key).first { !all.contains($0) }
    gap = missing.map { ($0, highest.value.text, highest.value.range) }
  }

  private static func definitions(
    _ localization: XCStringsDocument.Localization, in catalog: XCStringsDocument
  ) -> [Definition] {
    let json = catalog.json
    guard let node = json.value(forKey: "substitutions", in: localization.node) else { return [] }
    let members = json.members(of: node).filter { !json.nodes[$0.key].isShadowed }
    return zip(members, catalog.formatVariables(of: localization)).map { member, variable in
      Definition(name: variable.name, range: json.range(of: member.key), variable: variable)
    }
  }
}

extension SubstitutionReferences {
  /// The messages of a catalog, those of the source language among them, of which something is to be
  /// said.
  ///
  /// - Parameter locales: The locales as identifiers, in the order of those of the catalog.
  static func all(
    in document: XCStringsDocument, _ locales: [LocaleIdentifier]
  ) -> [SubstitutionReferences] {
    var result: [SubstitutionReferences] = []
    for entry in document.entries where !entry.isShadowed {
      let range = document.json.range(of: entry.node)
      let around = TextSlice(document.source.utf8, range.start..<range.end)
      let hasReferences = around.withSpan { $0.hasNumberSign }
      for index in entry.localizations where !document.localizations[index].isShadowed {
        let localization = document.localizations[index]
        guard hasReferences || localization.leaves.count > 1 else { continue }
        var references = SubstitutionReferences(localization, in: document)
        guard !references.isInOrder else { continue }
        references.subject = SourceReport.Subject(
          key: document.key(of: entry), locale: locales[localization.locale].spelling)
        result.append(references)
      }
    }
    return result
  }
}

extension SubstitutionReferences {
  /// Whether nothing is to be said about the message.
  fileprivate var isInOrder: Bool {
    undefined.isEmpty && unused.isEmpty && conflicting.isEmpty && gap == nil
  }
}
