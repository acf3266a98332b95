import CatalogSyntax
import ICU
import StringCatalog

/// Names of accessors that are given by hand, in the form of a `.strings` file with the declared name on the
/// left and the key on the right.
///
/// ```
/// "Settings.title" = "settings_title_v2";
/// "greeting(name:)" = "Hello, %@";
/// ```
/// A name without parentheses is a property: the text as it stands in its file, placeholders included. A
/// function has a label, or `_`, for each argument. A key may have several names.
package struct AccessorNames: Sendable {
  /// One name.
  struct Name: Sendable {
    /// As it is written.
    var spelling: String
    /// The names of the enumerations around it, from the outermost on.
    var path: [String]
    /// The name itself.
    var base: String
    /// The labels of a function, nil for those that are `_`; nil for a property.
    var labels: [String?]?
    /// The key.
    var key: String
  }

  /// The names, in the order of the file.
  private(set) var names: [Name] = []

  /// No names.
  package init() {}

  /// What keeps a file from being read, in one sentence without final stop.
  package struct Fault: Error {
    /// The sentence.
    package var message: String
  }

  /// Reads a file.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let file = TableFile(path: "", locale: LocaleIdentifier("und"), table: "")
    guard let table = try? LocalizedTable(file: file, bytes: bytes), table.isIntact else {
      throw Fault(message: "is no '.strings' file, or has faults; run 'stringsctl lint' on it")
    }
    for place in 0..<table.count {
      let spelling = Normalization.nfc(table.key(of: place))
      guard let key = table.value(of: place) else {
        throw Fault(message: "'\(spelling.escapedForDisplay)' has no key")
      }
      guard let name = Name(spelling, key: key) else {
        throw Fault(
          message: "'\(spelling.escapedForDisplay)' is no name of a property or function;"
            + " write 'name', 'Outer.name' or 'name(label:_:)'")
      }
      names.append(name)
    }
  }
}

extension AccessorNames.Name {
  fileprivate init?(_ spelling: String, key: String) {
    var labels: [String?]?
    var path = spelling[...]
    if let open = spelling.firstIndex(of: "(") {
      guard spelling.hasSuffix(":)") else { return nil }
      let list = spelling[spelling.index(after: open)...].dropLast()
      var found: [String?] = []
      for label in list.split(separator: ":", omittingEmptySubsequences: false).dropLast() {
        guard label == "_" || SwiftName.isPlain(label) else { return nil }
        found.append(label == "_" ? nil : String(label))
      }
      labels = found
      path = spelling[..<open]
    }
    var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= AccessorPlan.maximumDepth + 1,
      parts.allSatisfy({ SwiftName.isPlain($0[...]) && !SwiftName.unusable.contains($0) }),
      let base = parts.popLast(), !parts.contains(where: SwiftName.typesInUse.contains)
    else { return nil }
    self.init(spelling: spelling, path: parts, base: base, labels: labels, key: key)
  }
}
