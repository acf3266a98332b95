import CatalogSyntax
import StringCatalog

/// The substitutions of a message beside the references to them.
struct SubstitutionReferences {
  /// References to what is not there: the name, and the text that has the reference. Each name once.
  private(set) var undefined: [(name: String, text: CatalogText)] = []
  /// Substitutions without reference: the name, and where it is defined.
  private(set) var unused: [(name: String, range: SourceRange)] = []

  init(_ translation: CatalogLocalization, in catalog: XCStringsDocument) {
    let defined = Self.definitions(translation, in: catalog)
    var used: Set<[UInt8]> = []
    var format = FormatString()
    for text in translation.texts
    where FormatString.mayContainPlaceholder(Array(text.text.utf8).span) {
      let bytes = Array(text.text.utf8)
      format.read(bytes.span)
      for placeholder in format.placeholders {
        guard case .reference(let reference) = placeholder.kind else { continue }
        let name = Array(bytes[reference.name.start..<reference.name.end])
        guard used.insert(name).inserted, defined[name] == nil else { continue }
        undefined.append((String(decoding: name, as: UTF8.self), text))
      }
    }
    unused = defined.filter { !used.contains($0.key) }
      .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
      .sorted { $0.range.start < $1.range.start }
  }

  private static func definitions(
    _ translation: CatalogLocalization, in catalog: XCStringsDocument
  ) -> [[UInt8]: SourceRange] {
    let json = catalog.json
    guard let node = json.value(forKey: "substitutions", in: translation.localization.node) else {
      return [:]
    }
    var result: [[UInt8]: SourceRange] = [:]
    for member in json.members(of: node) {
      result[json.stringBytes(member.key)] = json.range(of: member.key)
    }
    return result
  }
}
